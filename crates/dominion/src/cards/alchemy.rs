//! Alchemy.

use crate::{
    Kind::*,
    card::{Card, Set, action, attack, treasure, victory},
    script::{
        Pick::{May, Must},
        any,
    },
    setup::Edition,
};
use table::Verb::{Choose, Discard, Gain, Topdeck, Trash};

const ALCHEMY: Set = Set::Alchemy;

/// A basic Treasure: its pile is there when a card of the kingdom costs a potion.
pub(super) const POTION: Card = treasure(4, 0).of(ALCHEMY).potions(1).not_kingdom();

/// Printed: when it is discarded, in any order with other cards. Latest: at the start of clean-up, before all of them.
pub(super) const ALCHEMIST: Card = action(3)
    .of(ALCHEMY)
    .potion_cost()
    .cards(2)
    .actions(1)
    .when_discarded_from_play(
        |state| state.rules == Edition::Printed && state.has_in_play(|k| k == Potion),
        |c| c.topdeck_this(),
    )
    .topdecked_at_clean_up(|state| state.has_in_play(|k| k == Potion));

pub(super) const APOTHECARY: Card = action(2).of(ALCHEMY).potion_cost().cards(1).actions(1).play(|c| {
    c.reveal(4)?;
    c.put_revealed_in_hand(|_, k| k == Copper || k == Potion)?;
    c.topdeck_revealed_in_any_order()
});

pub(super) const APPRENTICE: Card = action(5).of(ALCHEMY).actions(1).play(|c| {
    let Some(old) = c.choose_in_hand(Trash, Must, any)? else { return Ok(()) };
    let cost = c.cost(old)?;
    c.trash_from_hand(old)?;
    c.draw(u16::from(cost.coin))?;
    c.draw(2 * u16::from(cost.potion))
});

pub(super) const FAMILIAR: Card =
    attack(3).of(ALCHEMY).potion_cost().cards(1).actions(1).play(|c| c.each_other(|c| c.gain(Curse)));

/// The found cards wait beside the deck: they are in no hand, and no shuffle reaches them.
pub(super) const GOLEM: Card = action(4).of(ALCHEMY).potion_cost().play(|c| {
    for _ in 0..2 {
        if let Some(found) = c.reveal_until(|_, k| k.is_action() && k != Golem)? {
            c.set_revealed_aside(found)?;
        }
    }
    c.discard_revealed()?;
    for _ in 0..2 {
        if let Some(next) = c.choose_set_aside(Choose, Must, any)? {
            c.play_set_aside(next)?;
        }
    }
    Ok(())
});

/// Printed: one Treasure, when it is discarded. Latest: for each play one Treasure that is discarded, wherever the Herbalist
/// is by then.
pub(super) const HERBALIST: Card =
    action(2).of(ALCHEMY).buys(1).coins(1).in_latest(|c| c.one_more_treasure_stays()).when_discarded_from_play(
        |state| state.rules == Edition::Printed && state.has_in_play(|k| k.is_treasure()),
        |c| match c.choose_in_play(Topdeck, Must, |_, k| k.is_treasure())? {
            Some(treasure) => c.topdeck_from_play(treasure),
            None => Ok(()),
        },
    );

pub(super) const PHILOSOPHERS_STONE: Card = treasure(3, 0).of(ALCHEMY).potion_cost().play(|c| {
    let cards = c.deck_and_discard_size()?;
    c.coins(cards / 5)
});

/// What it means for the possessed turn is in `turn.rs` and `moves.rs`; no other card knows of it.
/// Latest: nobody takes two extra turns in a row.
pub(super) const POSSESSION: Card = action(6)
    .of(ALCHEMY)
    .potion_cost()
    .play(|c| c.possess_left_neighbour())
    .in_latest(|c| if c.left_neighbour_waits_for_an_extra_turn()? { Ok(()) } else { c.possess_left_neighbour() });

pub(super) const SCRYING_POOL: Card = attack(2).of(ALCHEMY).potion_cost().actions(1).play(|c| {
    c.each_player(|c| {
        c.reveal(1)?;
        match c.player_decides().choose_revealed(Discard, May, any)? {
            Some(_) => c.discard_revealed(),
            None => c.return_revealed(),
        }
    })?;
    c.reveal_until(|_, k| !k.is_action())?;
    c.put_revealed_in_hand(any)
});

pub(super) const TRANSMUTE: Card = action(0).of(ALCHEMY).potion_cost().play(|c| {
    let Some(old) = c.choose_in_hand(Trash, Must, any)? else { return Ok(()) };
    c.trash_from_hand(old)?;
    if old.is_action() {
        c.gain(Duchy)?;
    }
    if old.is_treasure() {
        c.gain(Transmute)?;
    }
    if old.is_victory() {
        c.gain(Gold)?;
    }
    Ok(())
});

pub(super) const UNIVERSITY: Card = action(2).of(ALCHEMY).potion_cost().actions(2).play(|c| {
    match c.choose_in_supply(Gain, May, |t, k| k.is_action() && t.costs_up_to(k, 5))? {
        Some(new) => c.gain(new),
        None => Ok(()),
    }
});

pub(super) const VINEYARD: Card =
    victory(0).of(ALCHEMY).potion_cost().points_by(|owned| i32::from(owned.count_those(|k| k.is_action()) / 3));
