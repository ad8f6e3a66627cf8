//! A strategy for a kingdom never seen before: menus of cards are changed at random and raced against Big Money Ultimate
//! and the best one found so far. The budget is a number of games, so that the same seed finds the same strategy on any
//! machine.

mod cache;
mod menu;
mod race;

pub use cache::Cache;

use crate::{PlanError, Watch, on_threads, statistics::Parts};
use bots::{Dice, Strategy};
use dominion::{Edition, Kind, Setup, Shelters};
use menu::{Menu, Offer, Way};
use race::{Course, PART, Racer};
use std::sync::Arc;
use table::{Generator, Luck, Seed};

#[derive(Clone, Debug)]
pub struct SearchPlan {
    pub kingdom: Vec<Kind>,
    pub rules: Edition,
    pub shelters: Shelters,
    /// Games that may be played.
    pub budget: u64,
    pub seed: u64,
    pub threads: usize,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best first.
    pub leaders: Vec<Leader>,
    pub games: u64,
    /// Menus that were raced.
    pub tried: u64,
    /// Somebody stopped the search: better menus might have been found.
    pub interrupted: bool,
}

/// One of the best menus, with fresh games.
#[derive(Clone, Debug)]
pub struct Leader {
    pub strategy: Strategy,
    /// Its share of wins against Big Money Ultimate, and where the true one lies with 95 % confidence.
    pub share: f64,
    pub share_ci95: [f64; 2],
    /// The same against the best menu; none for itself.
    pub against_best: Option<(f64, [f64; 2])>,
}

/// Leaders that are kept of each way to live; few of them have the same cards.
const OF_A_WAY: usize = 2;
const LEADERS: usize = OF_A_WAY * Way::ALL.len();
const ALIKE: usize = 2;
/// Menus made of them in a round.
const BROOD: usize = 32;
/// Games of each heat, how many menus of each way go on from it, and how far behind the last leader they may be.
const HEATS: [(u64, usize, f64); 4] = [(16, 7, 0.25), (40, 4, 0.12), (120, 2, 0.05), (340, 2, 0.0)];
/// Games in a round for those who lead already.
const DEFENCE: u64 = 100;
/// Parts of the budget after which the best menu becomes a rival, and how far behind it others may be in each of them to be
/// changed and crossed.
const EPOCHS: u64 = 6;
const BEHIND: [f64; EPOCHS as usize] = [1.0, 0.4, 0.3, 0.2, 0.12, 0.06];
/// Champions that are rivals at the end: the last one alone might be beaten by a menu that loses to all others.
const CHAMPIONS: usize = 3;
/// Decks that draw themselves, and rushes for points, tried at the beginning.
const ENGINES: usize = 120;
const RUSHES: usize = 60;
/// Games that tell the leaders apart at the end, and those for the figures of each, at most.
const LAST: u64 = 1000;

/// Room for the end and a few rounds before it.
pub const LEAST_BUDGET: u64 = 40_000;

/// More would hardly find anything better.
pub const MOST_BUDGET: u64 = 10_000_000;

/// The most games of one round and what may follow it.
const fn round_at_most() -> u64 {
    let (mut games, mut racers, mut heat) = (0, BROOD as u64, 0);
    while heat < HEATS.len() {
        games += racers * HEATS[heat].0;
        racers = (HEATS[heat].1 * Way::ALL.len()) as u64;
        heat += 1;
    }
    games + 5 * LEADERS as u64 * DEFENCE
}

/// Searches until the budget is used.
pub fn search(plan: &SearchPlan, watch: &Watch<'_>) -> Result<Found, PlanError> {
    if !(LEAST_BUDGET..=MOST_BUDGET).contains(&plan.budget) {
        return Err(PlanError::Budget(plan.budget));
    }
    crate::check(plan.budget, plan.threads)?;
    let setup = Setup { rules: plan.rules, shelters: plan.shelters, ..Setup::new(2, &plan.kingdom) };
    let course = Course::new(plan, &setup, watch)?;
    on_threads(plan.threads, || Search::new(plan, &setup, course).run())
}

struct Search<'p> {
    plan: &'p SearchPlan,
    offer: Offer,
    course: Course<'p>,
    dice: Dice,
    money: Arc<Strategy>,
    leaders: Vec<Racer>,
    tried: u64,
}

impl<'p> Search<'p> {
    fn new(plan: &'p SearchPlan, setup: &Setup, course: Course<'p>) -> Search<'p> {
        Search {
            plan,
            offer: Offer::new(setup),
            course,
            dice: Dice::new(Luck::new(Generator::SplitMix64, Seed::from_number(plan.seed)), 0),
            money: Arc::new(Menu::big_money().strategy("Big Money Ultimate")),
            leaders: Vec::new(),
            tried: 0,
        }
    }

    fn run(mut self) -> Result<Found, PlanError> {
        let last = LAST.min(self.plan.budget / 80 / PART * PART);
        let limit = self.plan.budget - 5 * last * LEADERS as u64 - round_at_most();
        self.course.meet(vec![self.money.clone()], &mut []);
        let mut first = self.offer.simple_menus();
        first.extend((0..ENGINES).map(|_| self.offer.engine(&mut self.dice)));
        first.extend(self.rushes());
        self.heats(first)?;
        for epoch in 1..=EPOCHS {
            let until = limit * epoch / EPOCHS;
            while self.course.spent < until && !self.course.is_stopped() {
                self.round(BEHIND[epoch as usize - 1])?;
            }
            let used_up = epoch < EPOCHS && self.course.spent >= limit;
            if self.course.is_stopped() || used_up {
                break;
            }
            self.meet_champion(1);
            self.course.race(&mut self.leaders, DEFENCE * 4)?;
            self.sort();
            if epoch < EPOCHS {
                let rushes = self.rushes(); // what loses to money may beat the new rival
                self.heats(rushes)?;
            }
        }
        self.finish(last)
    }

    /// None where there is nothing to rush for.
    fn rushes(&mut self) -> Vec<Menu> {
        let number = if self.offer.can_rush() { RUSHES } else { 0 };
        (0..number).map(|_| self.offer.rush(&mut self.dice)).collect()
    }

    /// The best menu becomes a rival beside Big Money and the last champions, so many together.
    fn meet_champion(&mut self, champions: usize) {
        let best = self.leaders[0].strategy().clone();
        let before = self.course.rivals()[1..].iter().filter(|rival| !Arc::ptr_eq(rival, &best)).cloned();
        let champions = [best.clone()].into_iter().chain(before).take(champions);
        let rivals = [self.money.clone()].into_iter().chain(champions).collect();
        self.course.meet(rivals, &mut self.leaders);
    }

    /// `behind`: how far behind the best a menu may be to have a brood.
    fn round(&mut self, behind: f64) -> Result<(), PlanError> {
        let best = self.leaders[0].fitness();
        let parents = self.leaders.iter().filter(|leader| leader.fitness() + behind >= best).count() as u32;
        let mut brood: Vec<Menu> = Vec::with_capacity(BROOD);
        while brood.len() < BROOD {
            let mut parent = || self.dice.below(parents) as usize;
            let (one, other) = (parent(), parent());
            let menu = match self.dice.below(10) {
                0 if self.offer.can_rush() && self.dice.below(2) == 0 => self.offer.rush(&mut self.dice),
                0 => self.offer.engine(&mut self.dice),
                1 | 2 => self.leaders[one].menu.crossed(&self.leaders[other].menu, &mut self.dice),
                _ => self.leaders[one].menu.changed(&self.offer, &mut self.dice),
            };
            brood.push(menu);
        }
        self.heats(brood)?;
        self.course.race(&mut self.leaders[..], DEFENCE)?;
        self.sort();
        Ok(())
    }

    /// From heat to heat fewer menus go on; those that are left become leaders.
    fn heats(&mut self, mut menus: Vec<Menu>) -> Result<(), PlanError> {
        let mut new: Vec<Menu> = Vec::new();
        menus.retain(|menu| {
            let known = new.contains(menu) || self.leaders.iter().any(|leader| leader.menu == *menu);
            if !known {
                new.push(menu.clone());
            }
            !known
        });
        self.tried += new.len() as u64;
        let mut racers: Vec<Racer> = new.into_iter().map(Racer::new).collect();
        let bars = Way::ALL.map(|way| self.bar(way));
        for (games, go_on, behind) in HEATS {
            if self.course.is_stopped() && !self.leaders.is_empty() {
                return Ok(()); // half a race says little
            }
            self.course.race(&mut racers, games)?;
            racers.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
            let mut left = Way::ALL.map(|_| go_on);
            racers.retain(|racer| {
                let way = racer.menu.way() as usize;
                let goes_on = left[way] > 0 && racer.fitness() + behind >= bars[way];
                left[way] -= usize::from(goes_on);
                goes_on
            });
        }
        self.leaders.extend(racers);
        self.sort();
        Ok(())
    }

    /// What a menu of this way must reach to become a leader.
    fn bar(&self, way: Way) -> f64 {
        let rivals: Vec<&Racer> = self.leaders.iter().filter(|leader| leader.menu.way() == way).collect();
        if rivals.len() < OF_A_WAY { 0.0 } else { rivals.last().map_or(0.0, |last| last.fitness()) }
    }

    /// The best first, not too many alike.
    fn sort(&mut self) {
        self.leaders.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
        let mut kept: Vec<(Vec<Kind>, Way)> = Vec::new();
        self.leaders.retain(|leader| {
            let cards = leader.menu.cards();
            let way = leader.menu.way();
            let alike = kept.iter().filter(|(other, _)| *other == cards).count();
            let of_a_way = kept.iter().filter(|(_, other)| *other == way).count();
            let keep = alike < ALIKE && of_a_way < OF_A_WAY;
            if keep {
                kept.push((cards, way));
            }
            keep
        });
    }

    fn finish(mut self, games: u64) -> Result<Found, PlanError> {
        let interrupted = self.course.is_stopped();
        let games = if interrupted { PART } else { games };
        for _ in 0..CHAMPIONS {
            self.meet_champion(CHAMPIONS);
            self.course.race(&mut self.leaders, games)?;
            self.sort();
        }
        let best = self.leaders[0].strategy().clone();
        let mut leaders = Vec::new();
        for racer in std::mem::take(&mut self.leaders) {
            let strategy = racer.strategy();
            let share = |parts: &Parts| (parts.share(), parts.ci95());
            let (mean, share_ci95) = share(&self.course.measure(strategy, &self.money, games)?);
            let rival =
                (!Arc::ptr_eq(strategy, &best)).then(|| self.course.measure(strategy, &best, games)).transpose()?;
            let against_best = rival.as_ref().map(share);
            leaders.push(Leader { strategy: (**strategy).clone(), share: mean, share_ci95, against_best });
        }
        Ok(Found { leaders, games: self.course.spent, tried: self.tried, interrupted })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(budget: u64) -> SearchPlan {
        let kingdom = [
            "village",
            "feast",
            "witch",
            "chapel",
            "gardens",
            "laboratory",
            "thief",
            "woodcutter",
            "cellar",
            "workshop",
        ];
        SearchPlan {
            kingdom: kingdom.iter().map(|id| id.parse().unwrap()).collect(),
            rules: Edition::Printed,
            shelters: Shelters::Draw,
            budget,
            seed: 1,
            threads: 2,
        }
    }

    #[test]
    fn a_search_beats_money_and_repeats() {
        let found = search(&plan(LEAST_BUDGET), &Watch::none()).unwrap();
        let Leader { strategy, share, share_ci95, .. } = &found.leaders[0];
        assert!(share_ci95[0] > 0.6, "{strategy} wins {share}");
        assert!(found.games <= LEAST_BUDGET, "{}", found.games);
        let again = search(&SearchPlan { threads: 1, ..plan(LEAST_BUDGET) }, &Watch::none()).unwrap();
        assert_eq!((&again.leaders[0].strategy, again.games), (strategy, found.games));
        assert_eq!(strategy.to_string().parse::<Strategy>().unwrap(), *strategy);
    }

    /// Another menu is found: raise the version of the cache, so that what was kept is searched again.
    #[test]
    fn the_version_is_raised_when_other_menus_are_found() {
        let found = search(&plan(LEAST_BUDGET), &Watch::none()).unwrap();
        let text: String = found.leaders.iter().map(|leader| leader.strategy.to_string()).collect();
        let lines = text.lines().filter(|line| line.starts_with("buy")).count();
        assert_eq!((cache::SEARCH_VERSION, found.games, found.tried, lines), (3, 33_316, 271, 65));
    }
}
