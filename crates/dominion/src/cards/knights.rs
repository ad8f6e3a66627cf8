//! Dark Ages: the ten Knights, different cards of one pile. Each does its own thing first; then all do the same.

use crate::{
    Kind,
    card::{Card, Pile, Set, Types, attack},
    piles::Mixed,
    script::{
        Ability, Flow,
        Pick::{self, May, Must},
        Script, any,
    },
};
use table::Verb::{Gain, Trash};

/// The pile, as it is chosen for a kingdom.
pub(super) const KNIGHTS: Card = attack(5).of(Set::DarkAges).and(Types::KNIGHT);

const fn knight(text: Ability) -> Card {
    KNIGHTS.in_pile(Pile::Mixed(Mixed::Knights)).play(text)
}

/// Each other player loses a card from $3 to $6; if one of those was a Knight, so is this one.
fn knights_attack(c: &mut Script) -> Flow {
    let mut knight_lost = false;
    c.each_other(|c| {
        knight_lost |= lose_one_of_two(c)?.is_some_and(|lost| lost.card().is(Types::KNIGHT));
        Ok(())
    })?;
    if knight_lost { c.trash_this() } else { Ok(()) }
}

/// Reveals two cards; trashes one that costs from $3 to $6 (a choice only if both do), discards the rest.
pub(super) fn lose_one_of_two(c: &mut Script) -> Flow<Option<Kind>> {
    c.reveal(2)?;
    let lost = c.choose_revealed(Trash, Must, |t, k| t.costs_from_to(k, 3, 6))?;
    if let Some(lost) = lost {
        c.trash_revealed(lost)?;
    }
    c.discard_revealed()?;
    Ok(lost)
}

pub(super) const DAME_ANNA: Card = knight(|c| {
    let trashed = c.pick_in_hand(Trash, Pick::UpTo(2), any)?;
    c.trash(&trashed)?;
    knights_attack(c)
});
pub(super) const DAME_JOSEPHINE: Card = knight(knights_attack).and(Types::VICTORY).points(2);
pub(super) const DAME_MOLLY: Card = knight(knights_attack).actions(2);
pub(super) const DAME_NATALIE: Card = knight(|c| {
    if let Some(new) = c.choose_in_supply(Gain, May, |t, k| t.costs_up_to(k, 3))? {
        c.gain(new)?;
    }
    knights_attack(c)
});
pub(super) const DAME_SYLVIA: Card = knight(knights_attack).coins(2);
pub(super) const SIR_BAILEY: Card = knight(knights_attack).cards(1).actions(1);
pub(super) const SIR_DESTRY: Card = knight(knights_attack).cards(2);
/// The one that costs $4; the rulebook's 1 is a misprint.
pub(super) const SIR_MARTIN: Card = knight(knights_attack).costing(4).buys(2);
pub(super) const SIR_MICHAEL: Card = knight(|c| {
    c.each_other(|c| c.discard_down_to(3))?;
    knights_attack(c)
});
pub(super) const SIR_VANDER: Card = knight(knights_attack).when_trashed(|c| c.gain(Kind::Gold));
