//! Dark Ages: the five Ruins, ten of each, one pile. They are Actions for every purpose.

use crate::{
    card::{Card, Pile, Set, Types, action},
    piles::Mixed,
    question::PrintedOption::{Discard as DiscardCards, Topdeck as TopdeckCards},
};

const RUINS: Card = action(0).of(Set::DarkAges).and(Types::RUINS).in_pile(Pile::Mixed(Mixed::Ruins));

pub(super) const ABANDONED_MINE: Card = RUINS.coins(1);
pub(super) const RUINED_LIBRARY: Card = RUINS.cards(1);
pub(super) const RUINED_MARKET: Card = RUINS.buys(1);
pub(super) const RUINED_VILLAGE: Card = RUINS.actions(1);

/// Both cards or none.
pub(super) const SURVIVORS: Card = RUINS.play(|c| {
    if c.look(2)? == 0 {
        return Ok(());
    }
    match c.choose_one(&[DiscardCards, TopdeckCards])? {
        DiscardCards => c.discard_all_looked(),
        _ => c.topdeck_looked_in_any_order(),
    }
});
