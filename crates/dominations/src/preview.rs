//! What an answer would bring, and why something cannot be answered.

use crate::{
    Choice, Domain, Event, Knowledge, Phase, Reason, Thing,
    pack::Cost,
    state::{Buying, Game, SEATS, Task},
    tree::Card,
};
use serde::Serialize;
use table::{Answer, Rules, Seat};

/// What an answer would bring the one who gives it, and others.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    /// More than one when it must still be chosen what the tile Produces from.
    pub ways: Vec<Way>,
    /// Rings that a tile closes there.
    pub loci: u8,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Way {
    /// The side or Locus, when there is a choice.
    pub by: Option<Choice>,
    /// By seat: the Knowledge they would have more, or less.
    pub knowledge: Vec<[i16; 6]>,
    /// What there is no room for in their Reserve.
    pub overflow: Knowledge,
    /// Other players for whose cities the tile Produces.
    pub fed: Vec<Seat>,
    /// Of the one who answers.
    pub points: i32,
    pub influence: i32,
    /// Whole Nodus in their tree.
    pub nodus: i32,
}

impl Game {
    pub(crate) fn would_bring(&self, answer: &Answer) -> Option<Preview> {
        let question = self.question()?;
        let seat = question.decider;
        // what luck would bring is not for anybody to know
        if matches!(self.task, Task::Refill | Task::Redraw | Task::Objective | Task::Monument) {
            return None;
        }
        if self.board.is_full() {
            return None;
        }
        let choices = question.typed(answer).ok()?;
        let (mut after, mut told) = (self.clone(), Vec::new());
        after.take_within_turn(&choices, &mut told);
        let mut ways: Vec<Way> = match after.task {
            Task::Activation { .. } => {
                let offers = after.asking()?.offers;
                let ways = offers.iter().map(|offer| {
                    let (mut then, mut told) = (after.clone(), told.clone());
                    then.take(&[offer.choice], &mut told);
                    self.way(seat, &then, &told, Some(offer.choice))
                });
                ways.collect()
            }
            _ => vec![self.way(seat, &after, &told, None)],
        };
        let laid = match choices.as_slice() {
            [Choice::Space { cell, .. }] => after.board.pieces().iter().position(|piece| piece.cell == *cell),
            _ => None,
        };
        if let [Choice::Spot { copy, spot, turned }] = choices.as_slice() {
            // also while it is not paid in full
            let card = match self.purchase.buying {
                Buying::Develop { card } | Buying::Free { card } => Card::Mastery { card, copy: *copy },
                _ => self.purchase.card,
            };
            let layout = card.layout(&self.pack).turned(*turned);
            let made = self.player(seat).tree.joins(&self.pack, layout, *spot).total() as i32;
            ways.iter_mut().for_each(|way: &mut Way| way.nodus = made);
        }
        Some(Preview { ways, loci: laid.map_or(0, |piece| after.loci(piece as u8).count() as u8) })
    }

    /// Takes an answer and goes on only while it is the same player's business in the same turn.
    fn take_within_turn(&mut self, choices: &[Choice], told: &mut Vec<Event>) {
        self.take(choices, told);
        for _ in 0..SEATS {
            match self.task {
                Task::Pay if self.is_paid() => self.complete_purchase(told),
                Task::Activation { piece, .. } => match self.activations(piece).as_slice() {
                    [only] => self.take(&[only.choice()], told),
                    _ => break,
                },
                _ => break,
            }
        }
    }

    fn way(&self, seat: Seat, after: &Game, told: &[Event], by: Option<Choice>) -> Way {
        let mut overflow = Knowledge::default();
        let mut fed = Vec::new();
        for event in told {
            match event {
                Event::Produced { seat: other, .. } if *other != seat => fed.push(*other),
                Event::Produced { lost, .. } | Event::Gained { lost, .. } => overflow.add(lost),
                _ => {}
            }
        }
        let knowledge = |other: Seat| {
            let (before, now) = (&self.player(other).knowledge, &after.player(other).knowledge);
            Domain::ALL.map(|domain| i16::from(now[domain]) - i16::from(before[domain]))
        };
        let (before, now) = (self.player(seat), after.player(seat));
        Way {
            by,
            knowledge: self.everybody().map(knowledge).collect(),
            overflow,
            fed,
            points: now.total_points() as i32 - before.total_points() as i32,
            influence: i32::from(now.influence) - i32::from(before.influence),
            nodus: now.tree.nodus().total() as i32 - before.tree.nodus().total() as i32,
        }
    }

    /// Why things that everybody sees cannot be had: what is missing here could be paid now, in this phase of the turn or
    /// in a later one.
    pub(crate) fn why_not(&self) -> Vec<(Thing, Reason)> {
        let mut reasons = Vec::new();
        let phase = self.phase();
        if matches!(self.task, Task::Wild { .. } | Task::Free { .. }) {
            return reasons; // perhaps asked of somebody whose turn it is not
        }
        if matches!(phase, Phase::Growth | Phase::Construction) {
            if self.may_build_city() {
                self.why_no_city(&mut reasons);
            }
            for number in 0..self.standing.len() as u8 {
                let monument = Thing::Monument(self.monuments()[usize::from(number)].monument);
                let reason = if self.may_take_level() { self.why_no_level(number) } else { Some(Reason::Done) };
                reasons.extend(reason.map(|reason| (monument, reason)));
            }
        }
        if matches!(phase, Phase::Growth | Phase::Construction | Phase::Development) {
            for card in 0..self.pack.masteries.len() as u8 {
                reasons.extend(self.why_no_mastery(card).map(|reason| (Thing::Mastery(card), reason)));
            }
        }
        reasons
    }

    fn why_no_mastery(&self, card: u8) -> Option<Reason> {
        let mastery = &self.pack.masteries[usize::from(card)];
        match self.player(self.actor).tree.mastery(card) {
            Some(placed) if placed.advanced => Some(Reason::Owned),
            Some(_) if !self.may_upgrade() => Some(Reason::Done),
            Some(_) => self.why_unpaid(&mastery.upgrade, self.upgrade_discount()),
            None if !self.may_develop() => Some(Reason::Done),
            None => {
                let unpaid = || self.why_unpaid(&mastery.cost, self.develop_discount());
                self.mastery_problem(self.actor, card).or_else(unpaid)
            }
        }
    }

    fn why_no_city(&self, reasons: &mut Vec<(Thing, Reason)>) {
        for (index, piece) in self.board.pieces().iter().enumerate() {
            let Some((domain, cost)) = self.city_cost(self.actor, index as u8) else { continue };
            let cost = Cost { of: Knowledge::one(domain, cost), any: 0 };
            let reason = self.why_unpaid(&cost, self.city_discount());
            reasons.extend(reason.map(|reason| (Thing::City(piece.cell), reason)));
        }
    }

    fn why_no_level(&self, number: u8) -> Option<Reason> {
        let unpaid = || self.why_unpaid(&self.next_level_cost(number)?, self.level_discount());
        self.level_hindrance(number).or_else(unpaid)
    }

    fn why_unpaid(&self, cost: &Cost, less: u8) -> Option<Reason> {
        if self.can_pay(cost, less) {
            None
        } else if self.can_pay_after_exchange(cost, less) {
            Some(Reason::Exchange)
        } else {
            Some(Reason::TooExpensive)
        }
    }
}
