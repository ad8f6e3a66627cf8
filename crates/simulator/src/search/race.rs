//! Menus raced against a few rivals. All racers of one race meet the same luck, so that they differ by what they buy.

use super::{SearchPlan, menu::Menu};
use crate::{PlanError, Watch, play_batch, statistics::Parts, tables};
use bots::{Recipe, Strategy};
use dominion::{Prepared, Setup};
use rayon::prelude::*;
use std::sync::Arc;

/// How much the share against the first rival counts, who is always there, beside the mean share against the others.
const FIRST: f64 = 0.65;

/// A menu and what it has shown against each rival.
#[derive(Clone, Debug)]
pub(super) struct Racer {
    pub(super) menu: Menu,
    strategy: Arc<Strategy>,
    shown: Vec<Parts>,
}

impl Racer {
    pub(super) fn new(menu: Menu) -> Racer {
        let strategy = Arc::new(menu.strategy("searched"));
        Racer { menu, strategy, shown: Vec::new() }
    }
    /// What it has shown, in one number.
    pub(super) fn fitness(&self) -> f64 {
        let share = |parts: &Parts| if parts.games() > 0 { parts.share() } else { 0.0 };
        match &self.shown[..] {
            [] => 0.0,
            [first] => share(first),
            [first, others @ ..] => {
                let mean = others.iter().map(share).sum::<f64>() / others.len() as f64;
                FIRST * share(first) + (1.0 - FIRST) * mean
            }
        }
    }
    pub(super) fn strategy(&self) -> &Arc<Strategy> {
        &self.strategy
    }
}

/// Games of a long measurement that one thread plays at a time.
pub(super) const PART: u64 = 100;

pub(super) struct Course<'p> {
    plan: &'p SearchPlan,
    tables: Vec<Prepared>,
    rivals: Vec<Arc<Strategy>>,
    /// Games played so far.
    pub(super) spent: u64,
    watch: &'p Watch<'p>,
}

impl<'p> Course<'p> {
    pub(super) fn new(plan: &'p SearchPlan, setup: &Setup, watch: &'p Watch<'p>) -> Result<Course<'p>, PlanError> {
        Ok(Course { plan, tables: tables(setup)?, rivals: Vec::new(), spent: 0, watch })
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.watch.stopped()
    }

    pub(super) fn rivals(&self) -> &[Arc<Strategy>] {
        &self.rivals
    }

    /// Changes the rivals. What was shown against others counts no more.
    pub(super) fn meet(&mut self, rivals: Vec<Arc<Strategy>>, racers: &mut [Racer]) {
        for racer in racers {
            let old = std::mem::take(&mut racer.shown);
            let known = |rival: &Arc<Strategy>| self.rivals.iter().position(|other| Arc::ptr_eq(other, rival));
            racer.shown = rivals
                .iter()
                .map(|rival| known(rival).and_then(|at| old.get(at).cloned()).unwrap_or_default())
                .collect();
        }
        self.rivals = rivals;
    }

    /// So many more games for each racer, shared out among the rivals.
    pub(super) fn race(&mut self, racers: &mut [Racer], games: u64) -> Result<(), PlanError> {
        let each = (games / self.rivals.len() as u64).next_multiple_of(2);
        let seed = self.plan.seed.wrapping_add(self.spent << 8);
        let (rivals, tables, watch) = (&self.rivals, &self.tables, self.watch);
        let done: Vec<Vec<Parts>> = racers
            .par_iter()
            .map(|racer| {
                let tallies = rivals.iter().map(|rival| meeting(tables, &racer.strategy, rival, seed, each)).collect();
                (watch.progress)(each * rivals.len() as u64);
                tallies
            })
            .collect::<Result<_, PlanError>>()?;
        for (racer, more) in racers.iter_mut().zip(done) {
            racer.shown.resize(rivals.len(), Parts::default());
            racer.shown.iter_mut().zip(&more).for_each(|(shown, more)| shown.add(*more));
        }
        self.spent += each * (rivals.len() * racers.len()) as u64;
        Ok(())
    }

    /// One strategy against another, many games on all threads.
    pub(super) fn measure(
        &mut self,
        one: &Arc<Strategy>,
        other: &Arc<Strategy>,
        games: u64,
    ) -> Result<Parts, PlanError> {
        let seed = self.plan.seed.wrapping_add(self.spent << 8);
        let tables = &self.tables;
        let part = |part: u64| meeting(tables, one, other, seed.wrapping_add(part << 32), PART);
        let tallies = (0..games / PART).into_par_iter().map(part).collect::<Result<Vec<_>, _>>()?;
        let mut total = Parts::default();
        tallies.into_iter().for_each(|more| total.add(more));
        self.spent += games;
        (self.watch.progress)(games);
        Ok(total)
    }
}

fn meeting(
    tables: &[Prepared],
    one: &Arc<Strategy>,
    other: &Arc<Strategy>,
    seed: u64,
    games: u64,
) -> Result<Parts, PlanError> {
    let player = |strategy: &Arc<Strategy>| (strategy.name.clone(), Recipe::Hasty(strategy.clone()));
    play_batch(&[player(one), player(other)], tables, seed, 0..games, false).map(|tally| tally.parts(0))
}
