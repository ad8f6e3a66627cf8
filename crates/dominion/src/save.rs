//! A game as bytes and back. Whatever the bytes say, a restored game is legal: it is checked from the ground up.

use crate::{
    Kind,
    piles::{MIXED, Mixed, MixedPile},
    question::Ask,
    setup::{Edition, First, Prepared, Setup, Shelters},
    state::{
        EXTRA_TURNS, ExtraTurn, Fault, Frame, GONE, Hook, LIMBO, LOG, Limbo, NOT_PLAYED, Played, Player, SEATS, STACK,
        State, Turn,
    },
    zones::{Cards, Slot},
};
use serde::{Deserialize, Serialize};
use table::{Fixed, Luck, Seat, Stream};

/// The parts that a saved game holds; the rest follows from them.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    setup: Setup,
    over: bool,
    fault: Option<Fault>,
    idle_turns: u16,
    next: Seat,
    extra_turns: Fixed<ExtraTurn, EXTRA_TURNS>,
    kept: Cards,
    turn: Turn,
    players: Vec<Player>,
    unowned: Cards,
    mixed_piles: [MixedPile; MIXED],
    trash: Cards,
    pending: Option<Ask>,
    copies: Cards,
    stack: Fixed<Frame, STACK>,
    log: Fixed<u16, LOG>,
    limbo: Fixed<Limbo, LIMBO>,
    luck: Luck,
    streams: [Stream; SEATS],
    pile_streams: [Stream; MIXED],
}

impl Saved {
    pub(crate) fn of(state: &State) -> Saved {
        // every field is named, so that a new one cannot be forgotten
        let State {
            seats,
            over,
            fault,
            idle_turns,
            next,
            extra_turns,
            kept,
            empty_piles: _,
            stocked: _,
            turn,
            players,
            unowned,
            mixed_piles,
            trash,
            pending,
            copies,
            stack,
            log,
            limbo,
            luck,
            streams,
            pile_streams,
            lineup,
            rules,
            total: _,
        } = *state;
        let shelters = if lineup.has_shelters() { Shelters::Yes } else { Shelters::No };
        Saved {
            setup: Setup { seats, kingdom: lineup.kingdom(), rules, first: First::Random, shelters },
            over,
            fault,
            idle_turns,
            next,
            extra_turns,
            kept,
            turn,
            players: players[..seats as usize].to_vec(),
            unowned,
            mixed_piles,
            trash,
            pending,
            copies,
            stack,
            log,
            limbo,
            luck,
            streams,
            pile_streams,
        }
    }

    /// The game, or what is wrong with it.
    pub(crate) fn restore(self) -> Result<State, String> {
        let prepared = Prepared::small(&self.setup).map_err(|e| e.to_string())?;
        let mut state = prepared.undealt(self.luck);
        self.in_range(&state)?;
        state.players[..self.players.len()].copy_from_slice(&self.players);
        (state.over, state.fault, state.idle_turns, state.turn) = (self.over, self.fault, self.idle_turns, self.turn);
        (state.next, state.extra_turns, state.kept) = (self.next, self.extra_turns, self.kept);
        (state.unowned, state.trash) = (self.unowned, self.trash);
        (state.mixed_piles, state.pile_streams) = (self.mixed_piles, self.pile_streams);
        (state.pending, state.copies) = (self.pending, self.copies);
        (state.stack, state.log, state.limbo, state.streams) = (self.stack, self.log, self.limbo, self.streams);
        state.recount_piles();
        state.total = state.everything().ok_or("there are more cards of a kind than any box holds")?;
        state.check()?;
        // the question must be the one that the scripts come to
        let mut again = state;
        if !again.asks_the_same(&state) || again != state {
            return Err("its question does not follow from its cards".to_owned());
        }
        Ok(state)
    }

    /// Only a Band of Misfits, and only as printed, is another card in play.
    fn may_be(&self, table: &State, played: &Played) -> bool {
        let band = table.lineup.slot(Kind::BandOfMisfits) == Some(played.slot) && table.rules == Edition::Printed;
        let other =
            usize::from(played.acts_as) < table.lineup.kinds().len() && table.lineup.actions >> played.acts_as & 1 == 1;
        played.acts_as == played.slot || played.acts_as == GONE || band && other
    }

    /// Every number that is used as an index points to something.
    fn in_range(&self, table: &State) -> Result<(), String> {
        let holds = |yes: bool, what: &str| if yes { Ok(()) } else { Err(format!("{what} is out of range")) };
        let kind = |slot: Slot| usize::from(slot) < table.lineup.kinds().len();
        let kinds = |cards: &Cards| cards.iter().all(|(slot, _)| kind(slot));
        let seat = |seat: Seat| seat.0 < table.seats;
        holds(self.players.len() == usize::from(table.seats), "the number of players")?;
        holds(seat(self.turn.seat) && seat(self.turn.controller) && seat(self.next), "whose turn it is")?;
        holds(self.extra_turns.as_slice().iter().all(|t| seat(t.seat) && seat(t.controller)), "an extra turn")?;
        holds(self.turn.plays.as_slice().iter().all(|p| kind(p.slot) && self.may_be(table, p)), "a card in play")?;
        holds([&self.unowned, &self.trash, &self.copies, &self.kept].into_iter().all(kinds), "a pile")?;
        for pile in Mixed::ALL {
            let of_pile = |slot: &Slot| kind(*slot) && table.lineup.mixed_pile_of(*slot) == Some(pile);
            holds(self.mixed_piles[pile as usize].order.as_slice().iter().all(of_pile), "a pile's top")?;
        }
        for player in &self.players {
            let zones = [&player.hand, &player.shown, &player.deck.bag, &player.discard.cards, &player.discard.hidden];
            holds(zones.into_iter().all(kinds), "a player's card")?;
            holds(
                player.discard.tops().all(|top| kind(top) && player.discard.cards.of(top) > 0),
                "a discard pile's top",
            )?;
            let places = player.deck.decided.as_slice();
            let ascending = places.windows(2).all(|pair| pair[0].height < pair[1].height);
            let fits = places.iter().all(|place| kind(place.slot) && place.height < player.deck.len());
            holds(ascending && fits, "a place of a deck")?;
        }
        for card in self.limbo.as_slice() {
            let framed = usize::from(card.frame) < self.stack.len();
            holds(kind(card.slot) && seat(card.owner) && framed, "a card set aside")?;
        }
        let (mut base, mut below) = (0, None);
        for frame in self.stack.as_slice() {
            let beneath = match frame.hook {
                Hook::AttackWindow => below == Some(Hook::PlayAfterWindow),
                Hook::ReactToAttack => below == Some(Hook::AttackWindow),
                _ => true,
            };
            holds(beneath, "what a Reaction answers")?;
            below = Some(frame.hook);
            let memory = (base..=self.log.len() as u16).contains(&frame.base);
            let played = usize::from(frame.play) < self.turn.plays.len() || frame.play == NOT_PLAYED;
            holds(kind(frame.card) && seat(frame.seat) && memory && played, "a script")?;
            base = frame.base;
        }
        if let Some(ask) = &self.pending {
            let source = ask.source.is_none_or(kind);
            holds(seat(ask.decider) && seat(ask.about) && source && ask.options != 0, "the question")?;
        }
        Ok(())
    }
}
