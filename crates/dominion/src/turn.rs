//! The turn: Action phase, buy phase (first Treasures, then purchases), clean-up, and the end of the game.

use crate::{
    engine::Engine,
    events::{Event, Eyes, Zone},
    lineup::PROVINCE,
    question::{ALL, Code},
    setup::Edition,
    state::{GONE, Hook, NOT_PLAYED, Phase},
    zones::{Slot, slots},
};
use table::{Seat, Verb};

/// Cards drawn for the next turn.
const HAND: u16 = 5;
/// Turns without a single question: enough for six players to see every card of the largest decks.
const STALEMATE: u16 = 1000;

impl Engine<'_> {
    pub(crate) fn start_turn(&mut self, seat: Seat, controller: Seat) {
        let turn = &mut self.turn;
        turn.plays.clear();
        (turn.seat, turn.controller, turn.phase) = (seat, controller, Phase::Action);
        (turn.actions, turn.buys, turn.coins, turn.potions) = (1, 1, 0, 0);
        (turn.reduction, turn.first_silver, turn.silver_played) = (0, 0, false);
        (turn.copper_bonus, turn.staying, turn.actions_played) = (0, 0, 0);
        (turn.bought, turn.gained_in_buy_phase) = (false, false);
        self.tell(|e| Event::TurnBegan { seat, controller, turn: e.player(seat).turns.saturating_add(1) });
    }

    /// Asks what the phase asks, or goes on to the next when there is nothing to ask.
    #[inline]
    pub(crate) fn advance_turn(&mut self) {
        if self.turn.phase <= Phase::Treasure {
            let hand = self.player(self.turn.seat).hand.mask();
            if self.turn.phase == Phase::Action {
                let actions = hand & self.lineup.actions;
                if actions != 0 && self.turn.actions > 0 {
                    return self.ask_turn(Verb::Play, actions, 0);
                }
                self.turn.phase = Phase::Treasure;
            }
            let treasures = hand & self.lineup.treasures;
            if treasures != 0 {
                let all = if treasures & self.lineup.plain_treasures != 0 { 1 << ALL } else { 0 };
                return self.ask_turn(Verb::Play, treasures | all, 0);
            }
            self.turn.phase = Phase::Buy;
        }
        if self.turn.phase == Phase::Buy && self.turn.buys > 0 {
            let affordable = self.affordable();
            if affordable != 0 {
                return self.ask_turn(Verb::Buy, affordable, 0);
            }
        }
        if self.turn.phase < Phase::CleanUp {
            self.end_buys();
            if !self.stack.is_empty() {
                return;
            }
        }
        if self.turn.phase <= Phase::Discard && self.lineup.leaving | self.lineup.topdecked_at_clean_up != 0 {
            if self.turn.phase == Phase::CleanUp && self.rules == Edition::Latest {
                let staying = self.that_may_go_onto_the_deck();
                if staying != 0 {
                    return self.ask_turn(Verb::Topdeck, staying, 0);
                }
            }
            self.turn.phase = Phase::Discard;
            if self.discard_those_with_abilities() {
                return;
            }
        }
        self.turn.phase = Phase::End;
        self.clean_up();
    }

    fn end_buys(&mut self) {
        self.turn.phase = Phase::CleanUp;
        if self.lineup.at_end_of_buys != 0 && self.rules == Edition::Latest {
            let seat = self.turn.seat;
            for play in 0..self.turn.plays.len() {
                let slot = self.turn.plays.as_slice()[play].acts_as;
                if slot != GONE && self.lineup.at_end_of_buys >> slot & 1 == 1 {
                    self.call(slot, Hook::EndOfBuys, seat, play as u16);
                }
            }
        }
    }

    /// At the start of clean-up (latest rules).
    fn that_may_go_onto_the_deck(&self) -> u64 {
        let in_play = self.in_play().mask() & self.lineup.topdecked_at_clean_up;
        self.lineup.those(in_play, |kind| kind.card().topdecked_at_clean_up.is_some_and(|may| may(self)))
    }

    /// Cards in play that do something when they are discarded, while the others still lie there: the player says which
    /// comes next. False when there is none.
    fn discard_those_with_abilities(&mut self) -> bool {
        let would = |slot: &Slot| (self.lineup.kind(*slot).card().could_when_discarded)(self);
        let must = |slot: Slot| self.lineup.kind(slot).card().must_when_discarded;
        let leaving = slots(self.in_play().mask() & self.lineup.leaving).filter(would);
        let (all, due) = leaving.fold((0u64, 0u64), |(all, due), slot| {
            let bit = 1 << slot;
            (all | bit, if must(slot) { due | bit } else { due })
        });
        // a Treasure whose discarding a Herbalist has noticed goes onto the deck
        let staying = if self.turn.staying > 0 { self.in_play().mask() & self.lineup.treasures } else { 0 };
        let all = all | staying;
        if all != 0 && all == due && due.count_ones() == 1 {
            self.discard_with_ability(self.turn.seat, due.trailing_zeros() as Slot);
        } else if all != 0 {
            self.ask_turn(Verb::Discard, all, u16::from(due != 0));
        }
        all != 0
    }

    #[inline]
    pub(crate) fn answer_turn(&mut self, verb: Verb, pick: Option<Code>) {
        let seat = self.turn.seat;
        match (verb, pick) {
            (Verb::Buy, Some(slot)) => self.buy(seat, slot as Slot),
            (Verb::Buy, None) => self.end_buys(),
            (Verb::Topdeck, Some(slot)) => {
                if let Some(play) = self.find_in_play(slot as Slot) {
                    self.topdeck_from_play(seat, play);
                }
            }
            (Verb::Topdeck, None) => self.turn.phase = Phase::Discard,
            (Verb::Discard, Some(slot)) => self.discard_with_ability(seat, slot as Slot),
            (Verb::Discard, None) => self.turn.phase = Phase::End,
            (_, Some(ALL)) => {
                let plain = self.player(seat).hand.mask() & self.lineup.plain_treasures;
                slots(plain).for_each(|slot| self.play_plain_treasures(seat, slot));
            }
            (_, Some(slot)) => {
                if self.turn.phase == Phase::Action {
                    self.turn.actions -= 1;
                }
                self.play_from_hand(seat, slot as Slot);
            }
            (_, None) if self.turn.phase == Phase::Action => self.turn.phase = Phase::Treasure,
            (_, None) => self.turn.phase = Phase::Buy,
        }
    }

    /// The ability first; then the card is discarded, if it is still in play.
    fn discard_with_ability(&mut self, seat: Seat, slot: Slot) {
        let Some(play) = self.find_in_play(slot) else { return };
        if self.turn.staying > 0 && self.lineup.treasures >> slot & 1 == 1 {
            self.turn.staying -= 1;
            self.topdeck_from_play(seat, play);
        } else {
            self.call(slot, Hook::Leave, seat, play);
        }
    }

    fn buy(&mut self, seat: Seat, slot: Slot) {
        let cost = self.cost(slot);
        self.turn.coins -= u16::from(cost.coin);
        self.turn.potions -= u16::from(cost.potion);
        self.turn.buys -= 1;
        self.turn.bought = true;
        self.tell(|e| Event::Bought { seat, card: e.lineup.kind(slot) });
        if self.rules == Edition::Printed && self.can_react_to_victory(seat, slot) {
            self.call(slot, Hook::Bought, seat, NOT_PLAYED);
        } else {
            self.gain(seat, slot, Zone::Discard);
        }
    }

    #[inline]
    fn clean_up(&mut self) {
        let seat = self.turn.seat;
        let watched = self.is_watched();
        let (in_play, hand) =
            if watched { (self.printed_in_play(), self.player(seat).hand) } else { Default::default() };
        self.discard_all(seat);
        if watched {
            self.tell_discarded(seat, &in_play, Zone::Play, Eyes::EVERYBODY);
            let eyes = self.eyes(seat);
            self.tell_discarded(seat, &hand, Zone::Hand, eyes);
        }
        if !self.is_possessed(seat) {
            let player = self.player_mut(seat);
            player.turns = player.turns.saturating_add(1);
            self.next = seat.left(1, self.seats);
        }
        self.draw(seat, HAND);
        if !self.kept.is_empty() {
            self.return_kept(seat);
        }
        self.end_turn();
    }

    /// Extra turns come first; the order of the others does not change.
    fn end_turn(&mut self) {
        self.idle_turns += 1;
        if self.is_finished() {
            self.over = true;
            self.tell(|e| Event::GameOver { winners: e.standings().winners() });
        } else if self.extra_turns.is_empty() {
            let next = self.next;
            self.start_turn(next, next);
        } else {
            let extra = self.extra_turns.remove(0);
            self.start_turn(extra.seat, extra.controller);
        }
    }

    /// No Provinces, or three empty Supply piles; four when five or six play; or nobody can ever do anything again,
    /// which the rulebooks do not foresee.
    fn is_finished(&self) -> bool {
        let enough = if self.seats <= 4 { 3 } else { 4 };
        self.stocked >> PROVINCE & 1 == 0 || self.empty_piles >= enough || self.idle_turns >= STALEMATE
    }
}
