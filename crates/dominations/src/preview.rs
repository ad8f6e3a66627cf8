//! What an answer would bring, and why something cannot be answered.

use crate::{
    Choice, Domain, Reason, Thing,
    state::{Game, SEATS, Task},
};
use serde::Serialize;
use table::{Answer, Rules, Seat};

/// What an answer would bring the one who gives it, and others.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    /// More than one when it must still be chosen what the tile Produces from.
    pub ways: Vec<Way>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Way {
    /// The side or Locus, when there is a choice.
    pub by: Option<Choice>,
    /// By seat: the Knowledge they would have more, or less.
    pub knowledge: Vec<[i16; 6]>,
    /// Of the one who answers.
    pub points: i32,
    pub influence: i32,
    /// Whole Nodus in their tree.
    pub nodus: i32,
}

impl Game {
    pub(crate) fn would_bring(&self, answer: &Answer) -> Option<Preview> {
        let seat = self.question()?.decider;
        // what luck would bring is not for anybody to know
        if matches!(self.task, Task::Refill | Task::Redraw | Task::Objective | Task::Monument) {
            return None;
        }
        if self.board.is_full() {
            return None;
        }
        let mut after = self.clone();
        after.answer_within_turn(answer)?;
        let ways = match after.task {
            Task::Activation { .. } => {
                let offers = after.asking()?.offers;
                let ways = offers.iter().map(|offer| {
                    let mut then = after.clone();
                    then.take(&[offer.choice], &mut ());
                    self.way(seat, &then, Some(offer.choice))
                });
                ways.collect()
            }
            _ => vec![self.way(seat, &after, None)],
        };
        Some(Preview { ways })
    }

    /// Takes an answer and goes on only while it is the same player's business in the same turn.
    fn answer_within_turn(&mut self, answer: &Answer) -> Option<()> {
        let choices = self.question()?.typed(answer).ok()?;
        self.take(&choices, &mut ());
        for _ in 0..SEATS {
            match self.task {
                Task::Pay if self.is_paid() => self.complete_purchase(&mut ()),
                Task::Activation { piece, .. } => match self.activations(piece).as_slice() {
                    [only] => self.take(&[only.choice()], &mut ()),
                    _ => break,
                },
                _ => break,
            }
        }
        Some(())
    }

    fn way(&self, seat: Seat, after: &Game, by: Option<Choice>) -> Way {
        let knowledge = |other: Seat| {
            let (before, now) = (&self.player(other).knowledge, &after.player(other).knowledge);
            Domain::ALL.map(|domain| i16::from(now[domain]) - i16::from(before[domain]))
        };
        let (before, now) = (self.player(seat), after.player(seat));
        Way {
            by,
            knowledge: self.everybody().map(knowledge).collect(),
            points: now.total_points() as i32 - before.total_points() as i32,
            influence: i32::from(now.influence) - i32::from(before.influence),
            nodus: now.tree.nodus().total() as i32 - before.tree.nodus().total() as i32,
        }
    }

    /// Why things that everybody sees are not offered.
    pub(crate) fn why_not(&self) -> Vec<(Thing, Reason)> {
        let mut reasons = Vec::new();
        match self.task {
            Task::Construction => {
                for number in 0..self.standing.len() as u8 {
                    let monument = Thing::Monument(self.monuments()[usize::from(number)].monument);
                    let reason = if self.may_take_level() { self.level_problem(number) } else { Some(Reason::Done) };
                    reasons.extend(reason.map(|reason| (monument, reason)));
                }
            }
            Task::Development => {
                for card in 0..self.pack.masteries.len() as u8 {
                    let reason = match self.player(self.actor).tree.mastery(card) {
                        Some(placed) if placed.advanced => Some(Reason::Owned),
                        Some(_) if !self.may_upgrade() => Some(Reason::Done),
                        Some(_) => (!self.can_pay_upgrade(card)).then_some(Reason::TooExpensive),
                        None if !self.may_develop() => Some(Reason::Done),
                        None => {
                            let poor = || (!self.can_pay_mastery(card)).then_some(Reason::TooExpensive);
                            self.mastery_problem(self.actor, card).or_else(poor)
                        }
                    };
                    reasons.extend(reason.map(|reason| (Thing::Mastery(card), reason)));
                }
            }
            _ => {}
        }
        reasons
    }
}
