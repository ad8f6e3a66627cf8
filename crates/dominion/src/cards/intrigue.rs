//! Intrigue, second edition, and the six cards that only the first edition had.

use crate::{
    Kind::*,
    card::{Card, Set, Types, action, attack, treasure, victory},
    question::PrintedOption::{
        Actions, Buys, Cards, Coins, Curse as TakeCurse, Discard as DiscardCards, Gain as GainCard,
    },
    question::PrintedOption::{Gold as GainGold, Trash as TrashCards},
    script::{
        Pick::{self, May, Must},
        any,
    },
};
use table::Verb::{Discard, Gain, Place, Reveal, Topdeck, Trash};

const INTRIGUE: Set = Set::Intrigue;

pub(super) const BARON: Card =
    action(4).of(INTRIGUE).buys(1).play(|c| match c.choose_in_hand(Discard, May, |_, k| k == Estate)? {
        Some(estate) => {
            c.discard_card(estate)?;
            c.coins(4)
        }
        None => c.gain(Estate),
    });

pub(super) const BRIDGE: Card = action(4).of(INTRIGUE).buys(1).coins(1).play(|c| c.cards_cost_less(1));

pub(super) const CONSPIRATOR: Card = action(4).of(INTRIGUE).coins(2).play(|c| {
    if c.actions_played()? >= 3 {
        c.draw(1)?;
        c.actions(1)?;
    }
    Ok(())
});

pub(super) const COPPERSMITH: Card = action(4).of(INTRIGUE).first_edition_only().play(|c| c.coppers_bring_more(1));

/// The number of types decides; the options are chosen before any is done.
pub(super) const COURTIER: Card = action(5).of(INTRIGUE).second_edition_only().play(|c| {
    let Some(shown) = c.choose_in_hand(Reveal, Must, any)? else { return Ok(()) };
    c.reveal_from_hand(shown)?;
    for option in c.choose_some(c.number_of_types(shown), &[Actions, Buys, Coins, GainGold])? {
        match option {
            Actions => c.actions(1)?,
            Buys => c.buys(1)?,
            Coins => c.coins(3)?,
            _ => c.gain(Gold)?,
        }
    }
    Ok(())
});

pub(super) const COURTYARD: Card =
    action(2).of(INTRIGUE).cards(3).play(|c| match c.choose_in_hand(Topdeck, Must, any)? {
        Some(back) => c.topdeck_from_hand(back),
        None => Ok(()),
    });

/// As a Reaction it needs five cards in hand, itself included.
pub(super) const DIPLOMAT: Card = action(4)
    .of(INTRIGUE)
    .second_edition_only()
    .cards(2)
    .play(|c| if c.hand_size()? <= 5 { c.actions(2) } else { Ok(()) })
    .reacts_to_attack(|c| {
        c.draw(2)?;
        let discarded = c.pick_in_hand(Discard, Pick::Exactly(3), any)?;
        c.discard(&discarded)
    })
    .reacts_only_with(5);

pub(super) const DUKE: Card = victory(5).of(INTRIGUE).points_by(|owned| i32::from(owned.count(Duchy)));

pub(super) const GREAT_HALL: Card =
    action(3).of(INTRIGUE).first_edition_only().and(Types::VICTORY).points(1).cards(1).actions(1);

pub(super) const HAREM: Card = treasure(6, 2).of(INTRIGUE).and(Types::VICTORY).points(2);

pub(super) const IRONWORKS: Card = action(4).of(INTRIGUE).play(|c| {
    let Some(new) = c.choose_in_supply(Gain, Must, |t, k| t.costs_up_to(k, 4))? else { return Ok(()) };
    if c.gain_and_keep_track(new)?.is_none() {
        return Ok(());
    }
    if new.is_action() {
        c.actions(1)?;
    }
    if new.is_treasure() {
        c.coins(1)?;
    }
    if new.is_victory() {
        c.draw(1)?;
    }
    Ok(())
});

/// Either option may be chosen even if it cannot be done.
pub(super) const LURKER: Card = action(2).of(INTRIGUE).second_edition_only().actions(1).play(|c| {
    if c.choose_one(&[TrashCards, GainCard])? == TrashCards {
        if let Some(lost) = c.choose_in_supply(Trash, Must, |_, k| k.is_action())? {
            c.trash_from_supply(lost)?;
        }
    } else if let Some(found) = c.choose_in_trash(Gain, Must, |_, k| k.is_action())? {
        c.gain_from_trash(found)?;
    }
    Ok(())
});

/// Not an Attack. All choose before anybody receives; passed cards are not gained.
pub(super) const MASQUERADE: Card = action(3).of(INTRIGUE).cards(2).play(|c| {
    c.everybody_passes_a_card_left()?;
    match c.choose_in_hand(Trash, May, any)? {
        Some(unwanted) => c.trash_from_hand(unwanted),
        None => Ok(()),
    }
});

pub(super) const MILL: Card =
    action(4).of(INTRIGUE).second_edition_only().and(Types::VICTORY).points(1).cards(1).actions(1).play(|c| {
        if c.hand_size()? == 0 || !c.yes_or_no()? {
            return Ok(());
        }
        let discarded = c.pick_in_hand(Discard, Pick::Exactly(2), any)?;
        c.discard(&discarded)?;
        if discarded.len() == 2 { c.coins(2) } else { Ok(()) }
    });

/// Played twice, it can be trashed and paid for only once.
pub(super) const MINING_VILLAGE: Card = action(4).of(INTRIGUE).cards(1).actions(2).play(|c| {
    if c.is_in_play()? && c.yes_or_no()? {
        c.trash_this()?;
        c.coins(2)?;
    }
    Ok(())
});

pub(super) const MINION: Card = attack(5).of(INTRIGUE).actions(1).play(|c| {
    if c.choose_one(&[Coins, DiscardCards])? == Coins {
        return c.coins(2);
    }
    c.discard_hand()?;
    c.draw(4)?;
    c.each_other(|c| {
        if c.hand_size()? >= 5 {
            c.discard_hand()?;
            c.draw(4)?;
        }
        Ok(())
    })
});

pub(super) const NOBLES: Card = action(6)
    .of(INTRIGUE)
    .and(Types::VICTORY)
    .points(2)
    .play(|c| if c.choose_one(&[Cards, Actions])? == Cards { c.draw(3) } else { c.actions(2) });

pub(super) const PATROL: Card = action(5).of(INTRIGUE).second_edition_only().cards(3).play(|c| {
    c.reveal(4)?;
    c.put_revealed_in_hand(|_, k| k.is_victory() || k == Curse)?;
    c.topdeck_revealed_in_any_order()
});

pub(super) const PAWN: Card = action(2).of(INTRIGUE).play(|c| {
    for option in c.choose_some(2, &[Cards, Actions, Buys, Coins])? {
        match option {
            Cards => c.draw(1)?,
            Actions => c.actions(1)?,
            Buys => c.buys(1)?,
            _ => c.coins(1)?,
        }
    }
    Ok(())
});

/// The card is gained to the discard pile and moved from there.
pub(super) const REPLACE: Card = attack(5).of(INTRIGUE).second_edition_only().play(|c| {
    let Some(old) = c.choose_in_hand(Trash, Must, any)? else { return Ok(()) };
    c.trash_from_hand(old)?;
    let limit = c.cost(old)?.plus(2);
    let Some(new) = c.choose_in_supply(Gain, Must, |t, k| t.costs_at_most(k, limit))? else { return Ok(()) };
    let Some(gained) = c.gain_and_keep_track(new)? else { return Ok(()) };
    if new.is_action() || new.is_treasure() {
        c.topdeck_gained(gained)?;
    }
    if new.is_victory() { c.each_other(|c| c.gain(Curse)) } else { Ok(()) }
});

pub(super) const SABOTEUR: Card = attack(5).of(INTRIGUE).first_edition_only().play(|c| {
    c.each_other(|c| {
        if let Some(hit) = c.reveal_until(|t, k| t.costs_at_least(k, 3))? {
            let limit = c.cost(hit)?.minus(2);
            c.trash_revealed(hit)?;
            if let Some(instead) = c.choose_in_supply(Gain, May, |t, k| t.costs_at_most(k, limit))? {
                c.gain(instead)?;
            }
        }
        c.discard_revealed()
    })
});

pub(super) const SCOUT: Card = action(4).of(INTRIGUE).first_edition_only().actions(1).play(|c| {
    c.reveal(4)?;
    c.put_revealed_in_hand(|_, k| k.is_victory())?;
    c.topdeck_revealed_in_any_order()
});

pub(super) const SECRET_CHAMBER: Card = action(2)
    .of(INTRIGUE)
    .first_edition_only()
    .play(|c| {
        let discarded = c.pick_in_hand(Discard, Pick::UpTo(u16::MAX), any)?;
        c.discard(&discarded)?;
        c.coins(discarded.len())
    })
    .reacts_to_attack(|c| {
        c.draw(2)?;
        let back = c.pick_in_hand(Topdeck, Pick::Exactly(2), any)?;
        c.topdeck_picked(&back)
    });

pub(super) const SECRET_PASSAGE: Card = action(4).of(INTRIGUE).second_edition_only().cards(2).actions(1).play(|c| {
    let Some(card) = c.choose_in_hand(Place, Must, any)? else { return Ok(()) };
    c.take_from_hand(card)?;
    let above = c.choose_position()?;
    c.put_in_deck(above)
});

pub(super) const SHANTY_TOWN: Card = action(3).of(INTRIGUE).actions(2).play(|c| {
    c.reveal_hand()?;
    if c.has_in_hand(|_, k| k.is_action())? { Ok(()) } else { c.draw(2) }
});

pub(super) const STEWARD: Card = action(3).of(INTRIGUE).play(|c| match c.choose_one(&[Cards, Coins, TrashCards])? {
    Cards => c.draw(2),
    Coins => c.coins(2),
    _ => {
        let trashed = c.pick_in_hand(Trash, Pick::Exactly(2), any)?;
        c.trash(&trashed)
    }
});

pub(super) const SWINDLER: Card = attack(3).of(INTRIGUE).coins(2).play(|c| {
    c.each_other(|c| {
        let Some(lost) = c.trash_top_card()? else { return Ok(()) };
        let cost = c.cost(lost)?;
        match c.player_decides().choose_in_supply(Gain, Must, |t, k| t.costs_exactly(k, cost))? {
            Some(instead) => c.gain(instead),
            None => Ok(()),
        }
    })
});

/// The victim may choose what cannot be done: a Curse from an empty pile, or discards from an empty hand.
pub(super) const TORTURER: Card = attack(5).of(INTRIGUE).cards(3).play(|c| {
    c.each_other(|c| {
        if c.choose_one(&[DiscardCards, TakeCurse])? == TakeCurse {
            return c.gain_to_hand(Curse);
        }
        let discarded = c.pick_in_hand(Discard, Pick::Exactly(2), any)?;
        c.discard(&discarded)
    })
});

pub(super) const TRADING_POST: Card = action(5).of(INTRIGUE).play(|c| {
    let trashed = c.pick_in_hand(Trash, Pick::Exactly(2), any)?;
    c.trash(&trashed)?;
    if trashed.len() == 2 { c.gain_to_hand(Silver) } else { Ok(()) }
});

/// Not an Attack. Equal names count once; a card of two types brings both.
pub(super) const TRIBUTE: Card = action(5).of(INTRIGUE).first_edition_only().play(|c| {
    let mut revealed = [None; 2];
    c.left_neighbour(|c| {
        for card in &mut revealed {
            *card = c.reveal_next()?;
        }
        c.discard_revealed()
    })?;
    if revealed[0] == revealed[1] {
        revealed[1] = None;
    }
    for card in revealed.into_iter().flatten() {
        if card.is_action() {
            c.actions(2)?;
        }
        if card.is_treasure() {
            c.coins(2)?;
        }
        if card.is_victory() {
            c.draw(2)?;
        }
    }
    Ok(())
});

pub(super) const UPGRADE: Card = action(5).of(INTRIGUE).cards(1).actions(1).play(|c| {
    let Some(old) = c.choose_in_hand(Trash, Must, any)? else { return Ok(()) };
    c.trash_from_hand(old)?;
    let price = c.cost(old)?.plus(1);
    c.gain_one(|t, k| t.costs_exactly(k, price))
});

pub(super) const WISHING_WELL: Card = action(3).of(INTRIGUE).cards(1).actions(1).play(|c| {
    let named = c.name_a_card()?;
    let revealed = c.reveal_next()?;
    if revealed.is_some() && revealed == named { c.put_revealed_in_hand(any) } else { c.return_revealed() }
});
