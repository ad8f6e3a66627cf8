//! Texts that speak of several players: each other one in turn order, the left neighbour, and those who react.

use super::{Flow, Pick, Round, Script, Step, any};
use crate::{
    Kind,
    events::Zone,
    state::{ExtraTurn, Fault, Hook},
    zones::Cards,
};
use table::{Seat, Verb};

impl Script<'_, '_> {
    /// Each other player in turn order, except those this play does not affect.
    pub(crate) fn each_other(&mut self, text: impl FnMut(&mut Self) -> Flow) -> Flow {
        self.for_seats(1, text)
    }
    /// The player of the card first.
    pub(crate) fn each_player(&mut self, text: impl FnMut(&mut Self) -> Flow) -> Flow {
        self.for_seats(0, text)
    }
    fn for_seats(&mut self, first: u8, mut text: impl FnMut(&mut Self) -> Flow) -> Flow {
        let seats = self.engine.seats;
        for step in first..seats {
            let seat = self.frame.seat.left(step, seats);
            if self.frame.unaffected >> seat.0 & 1 == 0 {
                self.you = seat;
                text(self)?;
            }
        }
        self.you = self.frame.seat;
        Ok(())
    }

    pub(crate) fn left_neighbour(&mut self, text: impl FnOnce(&mut Self) -> Flow) -> Flow {
        self.you = self.frame.seat.left(1, self.engine.seats);
        text(self)?;
        self.you = self.frame.seat;
        Ok(())
    }
    /// An extra turn for the player to the left, which you decide.
    pub(crate) fn possess_left_neighbour(&mut self) -> Flow {
        self.act(Step::Move, |engine, you| {
            let seat = you.left(1, engine.seats);
            if !engine.extra_turns.push(ExtraTurn { seat, controller: you }) {
                engine.fault = Some(Fault::ExtraTurns);
            }
        })
    }
    pub(crate) fn left_neighbour_waits_for_an_extra_turn(&mut self) -> Flow<bool> {
        let waits = self.once(Step::Count, |engine, you| {
            let left = you.left(1, engine.seats);
            u16::from(engine.extra_turns.as_slice().iter().any(|turn| turn.seat == left))
        })?;
        Ok(waits == 1)
    }
    /// Every player with cards in hand puts one down, beginning with the player of the card; then all of them go to the
    /// next such player at once. Players without cards take no part.
    pub(crate) fn everybody_passes_a_card_left(&mut self) -> Flow {
        let (seats, frame) = (self.engine.seats, self.index as u8);
        let holding = self.once(Step::Count, |engine, _| {
            let holds = |seat: &Seat| !engine.player(*seat).hand.is_empty();
            engine.all_seats().filter(holds).fold(0, |mask, seat| mask | 1 << seat.0)
        })?;
        let order = (0..seats).map(|step| self.frame.seat.left(step, seats));
        let holders: Vec<Seat> = order.filter(|seat| holding >> seat.0 & 1 == 1).collect();
        for &seat in &holders {
            self.you = seat;
            if let Some(card) = self.choose_in_hand(Verb::Pass, Pick::Must, any)? {
                self.take_from_hand(card)?;
            }
        }
        self.you = self.frame.seat;
        self.act(Step::Move, |engine, _| engine.pass_left(&holders, frame))
    }

    // ---- reactions ------------------------------------------------------------------------------------------------

    /// Every other player, in turn order, may use Reactions one at a time, each resolved before the next; one that came
    /// to hand meanwhile may be used too, and so may one that was used before, unless it would change nothing.
    pub(crate) fn attack_window(&mut self) -> Flow {
        self.notice_own_attack()?;
        let seats = self.engine.seats;
        for step in 1..seats {
            let seat = self.frame.seat.left(step, seats);
            self.you = seat;
            // whether the next one is asked tells whoever has just declined of that hand
            self.engine.revealed |= step > 1;
            self.repeat(|c| {
                let attack = c.index - 1; // it waits beneath its window
                let unaffected = c.once(Step::Window, |engine, _| {
                    u16::from(engine.stack.as_slice()[attack].unaffected >> seat.0 & 1)
                })?;
                let reaction = c.choose(
                    Verb::Reveal,
                    Zone::Hand,
                    Pick::May,
                    |state, you| state.player(you).hand.mask() & state.lineup.attack_reactions,
                    |state, kind| {
                        let card = kind.card();
                        state.player(seat).hand.len() >= card.reacts_with && !(card.only_protects && unaffected == 1)
                    },
                )?;
                let Some(reaction) = reaction else { return Ok(Round::Last) };
                c.use_reaction(reaction)?;
                Ok(Round::Again)
            })?;
        }
        Ok(())
    }
    fn use_reaction(&mut self, kind: Kind) -> Flow {
        let play = self.frame.play;
        self.act_on(Step::Play, kind, |engine, you, slot| {
            if kind.card().discarded_to_react {
                engine.discard_from_hand(you, &Cards::one(slot));
            } else {
                engine.reveal_from_hand(you, slot);
            }
            engine.call(slot, Hook::ReactToAttack, you, play);
        })
    }
    /// This play of the Attack leaves you alone.
    pub(crate) fn be_unaffected(&mut self) -> Flow {
        let attack = self.index - 2; // beneath its window
        self.act(Step::Window, |engine, you| engine.stack.as_mut_slice()[attack].unaffected |= 1 << you.0)
    }
}
