//! Getting Knowledge: Reserve limits, what overflows, and the free exchange.

use crate::{
    Domain, Knowledge,
    events::Event,
    pack::Effect,
    state::{Game, Source},
};
use table::{Observer, Seat};

type Telling<'a> = &'a mut dyn Observer<Event>;

impl Game {
    /// How much of a Domain a player may hold. «Viene determinado por el nivel de Ciudad más alto que tengas en un
    /// Asentamiento de ese color» (Dominations, glossary).
    pub fn reserves(&self, seat: Seat) -> Knowledge {
        let lifting = self.effects(seat).filter_map(|(_, effect)| match effect {
            Effect::Reserve { steps } => Some(*steps),
            _ => None,
        });
        let lifted = lifting.max().unwrap_or(0);
        let steps = self.player(seat).best_city;
        Knowledge(steps.map(|step| self.switches.reserve_steps[usize::from((step + u8::from(step < lifted)).min(3))]))
    }

    /// What a player gets, Produced or Gained. What is too much is lost; at the highest Reserve each Domain that overflows is
    /// worth points, once for each tile that is laid.
    pub(crate) fn credit(&mut self, seat: Seat, amounts: &Knowledge) -> (Knowledge, u16) {
        let (mut lost, mut points) = (Knowledge::default(), 0);
        let most = self.switches.reserve_steps[3];
        let limits = self.reserves(seat);
        for (domain, amount) in amounts.iter() {
            let limit = limits[domain];
            let have = self.player(seat).knowledge[domain];
            // what one holds is never taken away, even where a limit has sunk below it
            let room = limit.saturating_sub(have);
            let kept = amount.min(room);
            self.player_mut(seat).knowledge[domain] = have + kept;
            if kept < amount {
                lost[domain] = amount - kept;
                let counts = limit == most || !self.switches.overflow_only_at_most;
                let bit = 1 << domain.index();
                if counts && self.turn.overflowed[seat.index()] & bit == 0 {
                    self.turn.overflowed[seat.index()] |= bit;
                    points += self.overflow_points(seat);
                }
            }
        }
        self.score(seat, points, Source::Overflow);
        (lost, points)
    }

    fn overflow_points(&self, seat: Seat) -> u16 {
        let better = self.effects(seat).filter_map(|(_, effect)| match effect {
            Effect::Overflow { points } => Some(*points),
            _ => None,
        });
        u16::from(better.max().unwrap_or(0).max(self.switches.overflow_points))
    }

    pub(crate) fn score(&mut self, seat: Seat, points: u16, source: Source) {
        let all = &mut self.player_mut(seat).points[source as usize];
        *all = all.saturating_add(points);
    }

    /// Knowledge that comes otherwise than by Producing.
    pub(crate) fn gain(&mut self, seat: Seat, amounts: Knowledge, to: Telling<'_>) {
        if amounts.is_empty() {
            return;
        }
        let (lost, points) = self.credit(seat, &amounts);
        if to.watching() {
            to.event(Event::Gained { seat, amounts, lost, points });
        }
    }

    /// The masteries with which a player may still swap 1 for 1, each with the Domain it is bound to and how
    /// often.
    pub fn swaps(&self, seat: Seat) -> impl Iterator<Item = (u8, Option<Domain>, u8)> + '_ {
        self.effects(seat).filter_map(|(mastery, effect)| match (mastery, effect) {
            (Some(card), Effect::Swap { domain, times }) => {
                let used = self.turn.swaps.as_slice().iter().find(|(other, _)| *other == card);
                let left = times.saturating_sub(used.map_or(0, |(_, times)| *times));
                (left > 0).then_some((card, *domain, left))
            }
            _ => None,
        })
    }

    /// Gives `price` of a colour for 1 of another.
    pub(crate) fn exchange(&mut self, give: Domain, price: u8, take: Domain, to: Telling<'_>) {
        let seat = self.actor;
        let have = &mut self.player_mut(seat).knowledge;
        have[give] -= price;
        have[take] += 1;
        if to.watching() {
            to.event(Event::Exchanged { seat, give, price, take });
        }
    }
}
