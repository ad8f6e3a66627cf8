//! Dominion, both editions. Comments cite the rulebook where a line would surprise.

use crate::{
    Kind::*,
    card::{Card, action, attack, victory},
    script::{
        Flow,
        Pick::{self, May, Must},
        Round, Script, any,
    },
};
use table::Verb::{Discard, Gain, Play, SetAside, Topdeck, Trash};

pub(super) const FESTIVAL: Card = action(5).actions(2).buys(1).coins(2);
pub(super) const LABORATORY: Card = action(5).cards(2).actions(1);
pub(super) const MARKET: Card = action(5).cards(1).actions(1).buys(1).coins(1);
pub(super) const SMITHY: Card = action(4).cards(3);
pub(super) const VILLAGE: Card = action(3).cards(1).actions(2);
pub(super) const WOODCUTTER: Card = action(3).buys(1).coins(2).first_edition_only();

pub(super) const GARDENS: Card = victory(4).points_by(|owned| i32::from(owned.cards() / 10));

pub(super) const MOAT: Card = action(2).cards(2).protects_from_attack();

pub(super) const ADVENTURER: Card = action(6).first_edition_only().play(|c| {
    c.reveal_until(|_, k| k.is_treasure())?;
    c.reveal_until(|_, k| k.is_treasure())?;
    c.put_revealed_in_hand(|_, k| k.is_treasure())?;
    c.discard_revealed()
});

pub(super) const ARTISAN: Card = action(6).second_edition_only().play(|c| {
    if let Some(new) = c.choose_in_supply(Gain, Must, |t, k| t.costs_up_to(k, 5))? {
        c.gain_to_hand(new)?;
    }
    if let Some(back) = c.choose_in_hand(Topdeck, Must, any)? {
        c.topdeck_from_hand(back)?;
    }
    Ok(())
});

pub(super) const BANDIT: Card = attack(5).second_edition_only().play(|c| {
    c.gain(Gold)?;
    c.each_other(|c| {
        c.reveal(2)?;
        if let Some(loot) = c.choose_revealed(Trash, Must, |_, k| k.is_treasure() && k != Copper)? {
            c.trash_revealed(loot)?;
        }
        c.discard_revealed()
    })
});

pub(super) const BUREAUCRAT: Card = attack(4).play(|c| {
    c.gain_to_deck(Silver)?;
    c.each_other(|c| match c.choose_in_hand(Topdeck, Must, |_, k| k.is_victory())? {
        Some(shown) => c.reveal_and_topdeck(shown),
        None => c.reveal_hand(),
    })
});

pub(super) const CELLAR: Card = action(2).actions(1).play(|c| {
    let discarded = c.pick_in_hand(Discard, Pick::UpTo(u16::MAX), any)?;
    c.discard(&discarded)?;
    c.draw(discarded.len())
});

pub(super) const CHANCELLOR: Card = action(3).coins(2).first_edition_only().play(|c| {
    if c.yes_or_no()? {
        c.put_deck_on_discard()?;
    }
    Ok(())
});

pub(super) const CHAPEL: Card = action(2).play(|c| {
    let trashed = c.pick_in_hand(Trash, Pick::UpTo(4), any)?;
    c.trash(&trashed)
});

pub(super) const COUNCIL_ROOM: Card = action(5).cards(4).buys(1).play(|c| c.each_other(|c| c.draw(1)));

/// The gain does not depend on the trashing: with Throne Room one Feast brings two cards.
pub(super) const FEAST: Card = action(4).first_edition_only().play(|c| {
    c.trash_this()?;
    c.gain_card_costing_up_to(5)
});

pub(super) const HARBINGER: Card = action(3).cards(1).actions(1).second_edition_only().play(|c| {
    if let Some(found) = c.choose_in_discard(Topdeck, May, any)? {
        c.topdeck_from_discard(found)?;
    }
    Ok(())
});

/// Cards set aside stay out of a shuffle on the way; they are discarded only when the drawing is over.
pub(super) const LIBRARY: Card = action(5).play(|c| {
    c.repeat(|c| {
        if c.hand_size()? >= 7 || c.look(1)? == 0 {
            return Ok(Round::Last);
        }
        match c.choose_looked(SetAside, May, |_, k| k.is_action())? {
            Some(unwanted) => c.set_aside(unwanted)?,
            None => c.put_looked_in_hand()?,
        }
        Ok(Round::Again)
    })?;
    c.discard_set_aside()
});

pub(super) const MERCHANT: Card =
    action(3).cards(1).actions(1).second_edition_only().play(|c| c.first_silver_brings(1));

pub(super) const MILITIA: Card = attack(4).coins(2).play(|c| c.each_other(|c| c.discard_down_to(3)));

pub(super) const MINE: Card = action(5).play(|c| mine(c, Must)).in_latest(|c| mine(c, May));

fn mine(c: &mut Script, trashing: Pick) -> Flow {
    let Some(old) = c.choose_in_hand(Trash, trashing, |_, k| k.is_treasure())? else { return Ok(()) };
    c.trash_from_hand(old)?;
    let limit = c.cost(old)?.plus(3);
    if let Some(new) = c.choose_in_supply(Gain, Must, |t, k| k.is_treasure() && t.costs_at_most(k, limit))? {
        c.gain_to_hand(new)?;
    }
    Ok(())
}

pub(super) const MONEYLENDER: Card = action(4).play(|c| moneylender(c, Must)).in_latest(|c| moneylender(c, May));

fn moneylender(c: &mut Script, trashing: Pick) -> Flow {
    let Some(copper) = c.choose_in_hand(Trash, trashing, |_, k| k == Copper)? else { return Ok(()) };
    c.trash_from_hand(copper)?;
    c.coins(3)
}

pub(super) const POACHER: Card = action(4).cards(1).actions(1).coins(1).second_edition_only().play(|c| {
    let piles = c.empty_supply_piles()?;
    let discarded = c.pick_in_hand(Discard, Pick::Exactly(piles), any)?;
    c.discard(&discarded)
});

pub(super) const REMODEL: Card = action(4).play(|c| {
    let Some(old) = c.choose_in_hand(Trash, Must, any)? else { return Ok(()) };
    c.trash_from_hand(old)?;
    let limit = c.cost(old)?.plus(2);
    c.gain_one(|t, k| t.costs_at_most(k, limit))
});

pub(super) const SENTRY: Card = action(5).cards(1).actions(1).second_edition_only().play(|c| {
    c.look(2)?;
    let trashed = c.pick_looked(Trash, Pick::UpTo(2))?;
    c.trash_looked(&trashed)?;
    let discarded = c.pick_looked(Discard, Pick::UpTo(2))?;
    c.discard_looked(&discarded)?;
    c.topdeck_looked_in_any_order()
});

/// Each player is finished before the next one reveals.
pub(super) const SPY: Card = attack(4).cards(1).actions(1).first_edition_only().play(|c| {
    c.each_player(|c| {
        c.reveal(1)?;
        match c.player_decides().choose_revealed(Discard, May, any)? {
            Some(_) => c.discard_revealed(),
            None => c.return_revealed(),
        }
    })
});

pub(super) const THIEF: Card = attack(4).first_edition_only().play(|c| {
    let mut loot = c.no_cards();
    c.each_other(|c| {
        c.reveal(2)?;
        if let Some(stolen) = c.player_decides().choose_revealed(Trash, Must, |_, k| k.is_treasure())? {
            c.trash_revealed(stolen)?;
            c.note(&mut loot, stolen);
        }
        c.discard_revealed()
    })?;
    let kept = c.pick_in_trash(&loot, Gain, Pick::UpTo(u16::MAX))?;
    c.gain_all_from_trash(&kept)
});

pub(super) const THRONE_ROOM: Card = action(4).play(|c| throne_room(c, Must)).in_latest(|c| throne_room(c, May));

fn throne_room(c: &mut Script, choosing: Pick) -> Flow {
    let Some(card) = c.choose_in_hand(table::Verb::Choose, choosing, |_, k| k.is_action())? else { return Ok(()) };
    let it = c.play_from_hand(card)?;
    c.play_again(it)
}

pub(super) const VASSAL: Card = action(3).coins(2).second_edition_only().play(|c| {
    let Some(card) = c.discard_top_card()? else { return Ok(()) };
    if c.choose_this(card, Play, |_, k| k.is_action())? {
        c.play_from_discard(card)?;
    }
    Ok(())
});

pub(super) const WITCH: Card = attack(5).cards(2).play(|c| c.each_other(|c| c.gain(Curse)));

pub(super) const WORKSHOP: Card = action(3).play(|c| c.gain_card_costing_up_to(4));
