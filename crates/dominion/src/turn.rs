//! The turn: Action phase, buy phase (first Treasures, then purchases), clean-up, and the end of the game.

use crate::{
    engine::Engine,
    events::{Event, Eyes, Zone},
    lineup::PROVINCE,
    question::{ALL, Code},
    state::Phase,
    zones::{Slot, slots},
};
use table::{Seat, Verb};

/// Cards drawn for the next turn.
const HAND: u16 = 5;
/// Turns without a single question: enough for six players to see every card of the largest decks.
const STALEMATE: u16 = 1000;

impl Engine<'_> {
    pub(crate) fn start_turn(&mut self, seat: Seat) {
        let turn = &mut self.turn;
        turn.plays.clear();
        (turn.seat, turn.controller, turn.phase) = (seat, seat, Phase::Action);
        (turn.actions, turn.buys, turn.coins) = (1, 1, 0);
        (turn.reduction, turn.first_silver, turn.silver_played) = (0, 0, false);
        (turn.copper_bonus, turn.actions_played) = (0, 0);
        self.tell(|e| Event::TurnBegan { seat, controller: seat, turn: e.player(seat).turns.saturating_add(1) });
    }

    /// Asks what the phase asks, or goes on to the next when there is nothing to ask.
    #[inline]
    pub(crate) fn advance_turn(&mut self) {
        if self.turn.phase <= Phase::Treasure {
            let hand = self.player(self.turn.seat).hand.mask();
            if self.turn.phase == Phase::Action {
                let actions = hand & self.lineup.actions;
                if actions != 0 && self.turn.actions > 0 {
                    return self.ask_turn(Verb::Play, actions);
                }
                self.turn.phase = Phase::Treasure;
            }
            let treasures = hand & self.lineup.treasures;
            if treasures != 0 {
                let all = if treasures & self.lineup.plain_treasures != 0 { 1 << ALL } else { 0 };
                return self.ask_turn(Verb::Play, treasures | all);
            }
            self.turn.phase = Phase::Buy;
        }
        if self.turn.phase == Phase::Buy && self.turn.buys > 0 {
            let affordable = self.affordable();
            if affordable != 0 {
                return self.ask_turn(Verb::Buy, affordable);
            }
        }
        self.turn.phase = Phase::CleanUp;
        self.clean_up();
    }

    #[inline]
    pub(crate) fn answer_turn(&mut self, verb: Verb, pick: Option<Code>) {
        let seat = self.turn.seat;
        match (verb, pick) {
            (Verb::Buy, Some(slot)) => self.buy(seat, slot as Slot),
            (Verb::Buy, None) => self.turn.phase = Phase::CleanUp,
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

    fn buy(&mut self, seat: Seat, slot: Slot) {
        let cost = self.cost(slot);
        self.turn.coins -= u16::from(cost.coin);
        self.turn.buys -= 1;
        self.tell(|e| Event::Bought { seat, card: e.lineup.kind(slot) });
        self.gain(seat, slot, Zone::Discard);
    }

    #[inline]
    fn clean_up(&mut self) {
        let seat = self.turn.seat;
        let watched = self.is_watched();
        let (in_play, hand) = if watched { (self.in_play(), self.player(seat).hand) } else { Default::default() };
        self.discard_all(seat);
        if watched {
            self.tell_discarded(seat, &in_play, Zone::Play, Eyes::EVERYBODY);
            let eyes = self.eyes(seat);
            self.tell_discarded(seat, &hand, Zone::Hand, eyes);
        }
        let player = self.player_mut(seat);
        player.turns = player.turns.saturating_add(1);
        self.draw(seat, HAND);
        self.end_turn(seat);
    }

    fn end_turn(&mut self, seat: Seat) {
        self.idle_turns += 1;
        if self.is_finished() {
            self.over = true;
            self.tell(|e| Event::GameOver { winners: e.standings().winners() });
        } else {
            let next = seat.left(1, self.seats);
            self.start_turn(next);
        }
    }

    /// No Provinces, or three empty Supply piles; four when five or six play; or nobody can ever do anything again,
    /// which the rulebooks do not foresee.
    fn is_finished(&self) -> bool {
        let enough = if self.seats <= 4 { 3 } else { 4 };
        self.stocked >> PROVINCE & 1 == 0 || self.empty_piles >= enough || self.idle_turns >= STALEMATE
    }
}
