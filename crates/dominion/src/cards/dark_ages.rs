//! Dark Ages: the thirty-five kingdom piles (the Knights and Ruins are in files of their own), the Shelters, and the three
//! piles outside the Supply. Text of the first printing, its misprints corrected; later changes as `in_latest`.

use super::knights::lose_one_of_two;
use crate::{
    Kind::*,
    card::{Card, Pile, Set, Types, action, attack, shelter, treasure, victory},
    question::PrintedOption::{
        Actions, Buys, Coins, Copper as GainCopper, Discard as DiscardCards, Duchy as GainDuchy,
        Estates as GainEstates, Gain as GainCard, Hand as IntoHand, Silver as GainSilver, Topdeck as TopdeckCard,
        Trash as TrashCards,
    },
    script::{
        Flow,
        Pick::{self, May, Must},
        Script, any,
    },
    setup::Edition,
};
use table::Verb::{Choose, Discard, Gain, Play, Topdeck, Trash};

const DARK_AGES: Set = Set::DarkAges;

pub(super) const ALTAR: Card = action(6).of(DARK_AGES).play(|c| {
    if let Some(old) = c.choose_in_hand(Trash, Must, any)? {
        c.trash_from_hand(old)?;
    }
    c.gain_card_costing_up_to(5)
});

pub(super) const ARMORY: Card =
    action(4).of(DARK_AGES).play(|c| match c.choose_in_supply(Gain, Must, |t, k| t.costs_up_to(k, 4))? {
        Some(new) => c.gain_to_deck(new),
        None => Ok(()),
    });

/// Printed: it becomes the other card until it leaves play. Latest: it plays that card and leaves it where it is.
pub(super) const BAND_OF_MISFITS: Card = action(5)
    .of(DARK_AGES)
    .type_in_latest(Types::COMMAND)
    .play(|c| match cheaper_action(c)? {
        Some(other) => c.become_another(other),
        None => Ok(()),
    })
    .in_latest(|c| match cheaper_action(c)? {
        Some(other) => c.play_from_pile(other),
        None => Ok(()),
    });

fn cheaper_action(c: &mut Script) -> Flow<Option<crate::Kind>> {
    let limit = c.cost(BandOfMisfits)?;
    c.choose_in_supply(Choose, Must, |t, k| k.is_action() && t.costs_less(k, limit))
}

pub(super) const BANDIT_CAMP: Card =
    action(5).of(DARK_AGES).brings(Spoils).cards(1).actions(2).play(|c| c.gain(Spoils));

pub(super) const BEGGAR: Card = action(2)
    .of(DARK_AGES)
    .play(|c| {
        for _ in 0..3 {
            c.gain_to_hand(Copper)?;
        }
        Ok(())
    })
    .reacts_to_attack_by_discard(|c| {
        c.gain_to_deck(Silver)?;
        c.gain(Silver)
    });

pub(super) const CATACOMBS: Card = action(5)
    .of(DARK_AGES)
    .play(|c| {
        if c.look(3)? == 0 {
            return Ok(());
        }
        if c.choose_one(&[IntoHand, DiscardCards])? == IntoHand {
            return c.put_looked_in_hand();
        }
        c.discard_all_looked()?;
        c.draw(3)
    })
    .when_trashed(|c| {
        let limit = c.cost(Catacombs)?;
        c.gain_one(|t, k| t.costs_less(k, limit))
    });

/// Two choices, the second after the first is done; either may be one that cannot be done.
pub(super) const COUNT: Card = action(5).of(DARK_AGES).play(|c| {
    match c.choose_one(&[DiscardCards, TopdeckCard, GainCopper])? {
        DiscardCards => {
            let discarded = c.pick_in_hand(Discard, Pick::Exactly(2), any)?;
            c.discard(&discarded)?;
        }
        TopdeckCard => {
            if let Some(back) = c.choose_in_hand(Topdeck, Must, any)? {
                c.topdeck_from_hand(back)?;
            }
        }
        _ => c.gain(Copper)?,
    }
    match c.choose_one(&[Coins, TrashCards, GainDuchy])? {
        Coins => c.coins(3),
        TrashCards => c.trash_hand(),
        _ => c.gain(Duchy),
    }
});

/// The later wording (no Duration cards) changes nothing among these sets.
pub(super) const COUNTERFEIT: Card = treasure(5, 1).of(DARK_AGES).buys(1).play(|c| {
    let Some(coin) = c.choose_in_hand(Choose, May, |_, k| k.is_treasure())? else { return Ok(()) };
    let it = c.play_from_hand(coin)?;
    c.play_again(it)?;
    c.trash_played(it)
});

/// The Cultist played from hand uses no Action.
pub(super) const CULTIST: Card = attack(5)
    .of(DARK_AGES)
    .and(Types::LOOTER)
    .cards(2)
    .play(|c| {
        c.each_other(|c| c.gain_top_ruins())?;
        match c.choose_in_hand(Play, May, |_, k| k == Cultist)? {
            Some(next) => c.play_from_hand(next).map(drop),
            None => Ok(()),
        }
    })
    .when_trashed(|c| c.draw(3));

/// Printed: always the coins, then an Action or the cart. Latest: no coins unless one of them was trashed.
pub(super) const DEATH_CART: Card = action(4)
    .of(DARK_AGES)
    .and(Types::LOOTER)
    .play(|c| {
        c.coins(5)?;
        match c.choose_in_hand(Trash, May, |_, k| k.is_action())? {
            Some(unwanted) => c.trash_from_hand(unwanted),
            None => c.trash_this(),
        }
    })
    .in_latest(|c| {
        match c.choose_in_hand(Trash, May, |_, k| k.is_action())? {
            Some(unwanted) => c.trash_from_hand(unwanted)?,
            None if c.is_in_play()? && c.yes_or_no()? => c.trash_this()?,
            None => return Ok(()),
        }
        c.coins(5)
    })
    .when_gained(|c| {
        c.gain_top_ruins()?;
        c.gain_top_ruins()
    });

pub(super) const FEODUM: Card =
    victory(4).of(DARK_AGES).points_by(|owned| i32::from(owned.count(Silver) / 3)).when_trashed(|c| {
        for _ in 0..3 {
            c.gain(Silver)?;
        }
        Ok(())
    });

pub(super) const FORAGER: Card = action(3).of(DARK_AGES).actions(1).buys(1).play(|c| {
    if let Some(unwanted) = c.choose_in_hand(Trash, Must, any)? {
        c.trash_from_hand(unwanted)?;
    }
    let names = c.treasure_names_in_trash()?;
    c.coins(names)
});

pub(super) const FORTRESS: Card =
    action(4).of(DARK_AGES).cards(1).actions(2).when_trashed(|c| c.take_this_from_trash());

/// Either may be chosen even if it cannot be done.
pub(super) const GRAVEROBBER: Card = action(5).of(DARK_AGES).play(|c| {
    if c.choose_one(&[GainCard, TrashCards])? == GainCard {
        return match c.choose_in_trash(Gain, Must, |t, k| t.costs_from_to(k, 3, 6))? {
            Some(found) => c.gain_from_trash_to_deck(found),
            None => Ok(()),
        };
    }
    let Some(old) = c.choose_in_hand(Trash, Must, |_, k| k.is_action())? else { return Ok(()) };
    c.trash_from_hand(old)?;
    let limit = c.cost(old)?.plus(3);
    c.gain_one(|t, k| t.costs_at_most(k, limit))
});

/// Printed: a Hermit discarded from play in a turn without a purchase becomes a Madman. Latest: at the end of a buy phase
/// without gains it is exchanged for one.
pub(super) const HERMIT: Card = action(3)
    .of(DARK_AGES)
    .brings(Madman)
    .play(|c| {
        match c.choose_in_discard(Trash, May, |_, k| !k.is_treasure())? {
            Some(unwanted) => c.trash_from_discard(unwanted)?,
            None => {
                if let Some(unwanted) = c.choose_in_hand(Trash, May, |_, k| !k.is_treasure())? {
                    c.trash_from_hand(unwanted)?;
                }
            }
        }
        c.gain_card_costing_up_to(3)
    })
    .must_when_discarded_from_play(
        |state| state.rules == Edition::Printed && !state.turn.bought,
        |c| {
            c.trash_this()?;
            c.gain(Madman)
        },
    )
    .at_end_of_buys(|c| if c.gained_in_buy_phase()? { Ok(()) } else { c.exchange_this_for(Madman) });

/// An empty pile may be chosen.
pub(super) const HUNTING_GROUNDS: Card = action(6).of(DARK_AGES).cards(4).when_trashed(|c| {
    if c.choose_one(&[GainDuchy, GainEstates])? == GainDuchy {
        return c.gain(Duchy);
    }
    for _ in 0..3 {
        c.gain(Estate)?;
    }
    Ok(())
});

pub(super) const IRONMONGER: Card = action(4).of(DARK_AGES).cards(1).actions(1).play(|c| {
    let Some(shown) = c.reveal_next()? else { return Ok(()) };
    match c.choose_revealed(Discard, May, any)? {
        Some(_) => c.discard_revealed()?,
        None => c.return_revealed()?,
    }
    if shown.is_action() {
        c.actions(1)?;
    }
    if shown.is_treasure() {
        c.coins(1)?;
    }
    if shown.is_victory() {
        c.draw(1)?;
    }
    Ok(())
});

pub(super) const JUNK_DEALER: Card =
    action(5).of(DARK_AGES).cards(1).actions(1).coins(1).play(|c| match c.choose_in_hand(Trash, Must, any)? {
        Some(unwanted) => c.trash_from_hand(unwanted),
        None => Ok(()),
    });

pub(super) const MARAUDER: Card = attack(4).of(DARK_AGES).and(Types::LOOTER).brings(Spoils).play(|c| {
    c.gain(Spoils)?;
    c.each_other(|c| c.gain_top_ruins())
});

pub(super) const MARKET_SQUARE: Card =
    action(3).of(DARK_AGES).cards(1).actions(1).buys(1).reacts_to_trash(|c| c.gain(Gold));

pub(super) const MYSTIC: Card = action(5).of(DARK_AGES).actions(1).coins(2).play(|c| {
    let named = c.name_a_card()?;
    let revealed = c.reveal_next()?;
    if revealed.is_some() && revealed == named { c.put_revealed_in_hand(any) } else { c.return_revealed() }
});

/// Printed: three steps that do not depend on one another. Latest: the others follow only if it was trashed, and the
/// Spoils come before the Attack.
pub(super) const PILLAGE: Card = attack(5)
    .of(DARK_AGES)
    .brings(Spoils)
    .play(|c| {
        c.trash_this()?;
        pillage(c)?;
        gain_two_spoils(c)
    })
    .in_latest(|c| {
        if !c.is_in_play()? {
            return Ok(());
        }
        c.trash_this()?;
        gain_two_spoils(c)?;
        pillage(c)
    });

fn pillage(c: &mut Script) -> Flow {
    c.each_other(|c| {
        if c.hand_size()? < 5 {
            return Ok(());
        }
        c.reveal_hand()?;
        match c.player_decides().choose_in_hand(Discard, Must, any)? {
            Some(loot) => c.discard_card(loot),
            None => Ok(()),
        }
    })
}

fn gain_two_spoils(c: &mut Script) -> Flow {
    c.gain(Spoils)?;
    c.gain(Spoils)
}

pub(super) const POOR_HOUSE: Card = action(1).of(DARK_AGES).coins(4).play(|c| {
    c.reveal_hand()?;
    let treasures = c.treasures_in_hand()?;
    c.lose_coins(treasures)
});

/// Once a card is chosen everything is compulsory, and the gain does not depend on the trashing. What it must cost is read
/// where the card is by then. The later wording (no Duration cards) changes nothing among these sets.
pub(super) const PROCESSION: Card = action(4).of(DARK_AGES).play(|c| {
    let Some(card) = c.choose_in_hand(Choose, May, |_, k| k.is_action())? else { return Ok(()) };
    let it = c.play_from_hand(card)?;
    c.play_again(it)?;
    c.trash_played(it)?;
    let price = c.cost(card)?.plus(1);
    c.gain_one(|t, k| k.is_action() && t.costs_exactly(k, price))
});

/// With nothing but Rats in hand, the hand is shown.
pub(super) const RATS: Card = action(4)
    .of(DARK_AGES)
    .cards(1)
    .actions(1)
    .play(|c| {
        c.gain(Rats)?;
        match c.choose_in_hand(Trash, Must, |_, k| k != Rats)? {
            Some(eaten) => c.trash_from_hand(eaten),
            None => c.reveal_hand(),
        }
    })
    .when_trashed(|c| c.draw(1));

pub(super) const REBUILD: Card = action(5).of(DARK_AGES).actions(1).play(|c| {
    let named = c.name_a_card()?;
    let found = c.reveal_until(|_, k| k.is_victory() && Some(k) != named)?;
    c.discard_those_revealed(|_, k| Some(k) != found)?;
    let Some(old) = found else { return Ok(()) };
    c.trash_revealed(old)?;
    let limit = c.cost(old)?.plus(3);
    c.gain_one(|t, k| k.is_victory() && t.costs_at_most(k, limit))
});

/// Which of the two it does is decided once.
pub(super) const ROGUE: Card = attack(5).of(DARK_AGES).coins(2).play(|c| {
    if !c.has_in_trash(|t, k| t.costs_from_to(k, 3, 6))? {
        return c.each_other(|c| lose_one_of_two(c).map(drop));
    }
    match c.choose_in_trash(Gain, Must, |t, k| t.costs_from_to(k, 3, 6))? {
        Some(found) => c.gain_from_trash(found),
        None => Ok(()),
    }
});

pub(super) const SAGE: Card = action(3).of(DARK_AGES).actions(1).play(|c| {
    let found = c.reveal_until(|t, k| t.costs_at_least(k, 3))?;
    c.put_revealed_in_hand(|_, k| Some(k) == found)?;
    c.discard_revealed()
});

pub(super) const SCAVENGER: Card = action(4).of(DARK_AGES).coins(2).play(|c| {
    if c.yes_or_no()? {
        c.put_deck_on_discard()?;
    }
    match c.choose_in_discard(Topdeck, Must, any)? {
        Some(found) => c.topdeck_from_discard(found),
        None => Ok(()),
    }
});

pub(super) const SQUIRE: Card = action(2)
    .of(DARK_AGES)
    .coins(1)
    .play(|c| match c.choose_one(&[Actions, Buys, GainSilver])? {
        Actions => c.actions(2),
        Buys => c.buys(2),
        _ => c.gain(Silver),
    })
    .when_trashed(|c| c.gain_one(|_, k| k.card().is(Types::ATTACK)));

/// Only the second discard pays.
pub(super) const STOREROOM: Card = action(3).of(DARK_AGES).buys(1).play(|c| {
    let changed = c.pick_in_hand(Discard, Pick::UpTo(u16::MAX), any)?;
    c.discard(&changed)?;
    c.draw(changed.len())?;
    let sold = c.pick_in_hand(Discard, Pick::UpTo(u16::MAX), any)?;
    c.discard(&sold)?;
    c.coins(sold.len())
});

/// In play it may be trashed for a Mercenary before another Attack of its owner resolves.
pub(super) const URCHIN: Card = attack(3)
    .of(DARK_AGES)
    .brings(Mercenary)
    .cards(1)
    .actions(1)
    .play(|c| c.each_other(|c| c.discard_down_to(4)))
    .when_you_attack(|c| {
        c.trash_this()?;
        c.gain(Mercenary)
    });

pub(super) const VAGRANT: Card = action(2).of(DARK_AGES).cards(1).actions(1).play(|c| {
    let Some(shown) = c.reveal_next()? else { return Ok(()) };
    let taken = [Types::CURSE, Types::RUINS, Types::SHELTER, Types::VICTORY];
    if taken.into_iter().any(|t| shown.card().is(t)) { c.put_revealed_in_hand(any) } else { c.return_revealed() }
});

pub(super) const WANDERING_MINSTREL: Card = action(4).of(DARK_AGES).cards(1).actions(2).play(|c| {
    c.reveal(3)?;
    c.topdeck_those_revealed_in_any_order(|_, k| k.is_action())?;
    c.discard_revealed()
});

// ---- Shelters -------------------------------------------------------------------------------------------------------

/// Printed: when its owner buys a Victory card. Latest: when they gain one.
pub(super) const HOVEL: Card = shelter(Types::REACTION).of(DARK_AGES).reacts_to_victory(|c| c.trash_from_hand(Hovel));
pub(super) const NECROPOLIS: Card = shelter(Types::ACTION).of(DARK_AGES).actions(2);
pub(super) const OVERGROWN_ESTATE: Card = shelter(Types::VICTORY).of(DARK_AGES).when_trashed(|c| c.draw(1));

// ---- outside the Supply ---------------------------------------------------------------------------------------------

/// It draws only if it went back to its pile: played twice, it does so once.
pub(super) const MADMAN: Card =
    action(0).of(DARK_AGES).in_pile(Pile::OutsideSupply).actions(2).play(|c| match c.return_this()? {
        true => {
            let cards = c.hand_size()?;
            c.draw(cards)
        }
        false => Ok(()),
    });

/// With a single card in hand it may be trashed, for nothing.
pub(super) const MERCENARY: Card = attack(0).of(DARK_AGES).in_pile(Pile::OutsideSupply).play(|c| {
    if c.hand_size()? == 0 || !c.yes_or_no()? {
        return Ok(());
    }
    let trashed = c.pick_in_hand(Trash, Pick::Exactly(2), any)?;
    c.trash(&trashed)?;
    if trashed.len() < 2 {
        return Ok(());
    }
    c.draw(2)?;
    c.coins(2)?;
    c.each_other(|c| c.discard_down_to(3))
});

pub(super) const SPOILS: Card =
    treasure(0, 3).of(DARK_AGES).in_pile(Pile::OutsideSupply).play(|c| c.return_this().map(drop));
