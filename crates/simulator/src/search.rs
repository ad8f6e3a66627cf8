//! A strategy for a kingdom never seen before: menus of cards are changed at random and raced against the best found so
//! far. The budget is a number of games, so that the same seed finds the same strategy on any machine.

use crate::{Plan, PlanError, run};
use bots::{
    Dice, Recipe, Strategy,
    strategy::{Compare, Condition, Opening, Rule, Term},
};
use dominion::{Edition, Kind, Setup, Shelters};
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
    pub strategy: Strategy,
    /// Its share of wins against Big Money Ultimate, and where the true one lies with 95 % confidence.
    pub share: f64,
    pub share_ci95: [f64; 2],
    pub games: u64,
    /// Menus that were raced.
    pub tried: u64,
}

/// What to buy: a few cards in order of preference, each up to a number, and when points begin to count.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Menu {
    items: Vec<(Kind, u8)>,
    opening: Vec<Kind>,
    /// Money from which on Provinces are bought.
    province: u8,
    /// Provinces left from which on Duchies and Estates are.
    duchy: u8,
    estate: u8,
    trash_copper: bool,
}

/// «Any number of them».
const MANY: u8 = 99;
/// Leaders that are kept, and menus made of them in a round.
const LEADERS: usize = 5;
const BROOD: usize = 12;
/// Games of the first, the second and the last race.
const FIRST: u64 = 120;
const SECOND: u64 = 480;
const LAST: u64 = 4000;

/// Room for the last race and one round before it.
pub const LEAST_BUDGET: u64 = LAST + BROOD as u64 * FIRST;

impl Menu {
    fn big_money() -> Menu {
        Menu {
            items: vec![(Kind::Gold, MANY), (Kind::Silver, MANY)],
            opening: Vec::new(),
            province: 18,
            duchy: 4,
            estate: 2,
            trash_copper: false,
        }
    }

    fn strategy(&self, name: &str) -> Strategy {
        let compare = |left, compare, number: u8| Condition::Compare(left, compare, Term::Number(i32::from(number)));
        let rule = |card, when| Rule { card, when };
        let mut rules = vec![
            rule(Kind::Province, compare(Term::Money, Compare::More, self.province)),
            rule(Kind::Duchy, compare(Term::Provinces, Compare::AtMost, self.duchy)),
            rule(Kind::Estate, compare(Term::Provinces, Compare::AtMost, self.estate)),
        ];
        for &(card, number) in &self.items {
            let when = if number == MANY { Condition::Always } else { compare(Term::Own(card), Compare::Less, number) };
            rules.push(rule(card, when));
        }
        let mut trash = vec![Kind::Curse, Kind::Estate];
        trash.extend(self.trash_copper.then_some(Kind::Copper));
        let opening = Opening { split: None, cards: self.opening.clone() };
        Strategy {
            openings: if self.opening.is_empty() { Vec::new() } else { vec![opening] },
            trash: trash.into_iter().map(|card| rule(card, Condition::Always)).collect(),
            ..Strategy::new(name, rules)
        }
    }

    /// One or two changes at random.
    fn changed(&self, cards: &[Kind], dice: &mut Dice) -> Menu {
        let mut menu = self.clone();
        for _ in 0..1 + dice.below(2) {
            menu.change(cards, dice);
        }
        menu
    }

    fn change(&mut self, cards: &[Kind], dice: &mut Dice) {
        let numbers = [1, 2, 3, 5, MANY];
        let number = numbers[dice.below(numbers.len() as u32) as usize];
        let any = |dice: &mut Dice, n: usize| dice.below(n as u32) as usize;
        match dice.below(10) {
            0..=3 => {
                let card = cards[any(dice, cards.len())];
                self.items.retain(|(other, _)| *other != card);
                let at = any(dice, self.items.len() + 1);
                self.items.insert(at, (card, number));
                if card.card().cost.potion > 0 && !self.items.iter().any(|(other, _)| *other == Kind::Potion) {
                    self.items.insert(at + 1, (Kind::Potion, 1));
                }
            }
            4 if self.items.len() > 2 => drop(self.items.remove(any(dice, self.items.len()))),
            5 => {
                let at = any(dice, self.items.len());
                self.items[at].1 = number;
            }
            6 => {
                let (from, to) = (any(dice, self.items.len()), any(dice, self.items.len()));
                self.items.swap(from, to);
            }
            7 => {
                let cheap: Vec<Kind> =
                    self.items.iter().map(|(kind, _)| *kind).filter(|k| k.card().cost.coin <= 5).collect();
                self.opening = (0..2).filter_map(|_| cheap.get(any(dice, cheap.len().max(1))).copied()).collect();
            }
            8 => self.trash_copper = !self.trash_copper,
            _ => match dice.below(3) {
                0 => self.province = [0, 8, 12, 15, 18, 22][any(dice, 6)],
                1 => self.duchy = any(dice, 8) as u8,
                _ => self.estate = any(dice, 4) as u8,
            },
        }
    }
}

struct Race<'p> {
    plan: &'p SearchPlan,
    spent: u64,
    tried: u64,
    progress: &'p (dyn Fn(u64) + Sync),
}

impl Race<'_> {
    /// The share of wins of one strategy against another, and its interval.
    fn share(&mut self, strategy: &Strategy, rival: &Strategy, games: u64) -> Result<(f64, [f64; 2]), PlanError> {
        let player = |strategy: &Strategy| (strategy.name.clone(), Recipe::Strategy(Arc::new(strategy.clone())));
        let plan = Plan {
            players: vec![player(strategy), player(rival)],
            kingdom: self.plan.kingdom.clone(),
            rules: self.plan.rules,
            shelters: self.plan.shelters,
            games,
            seed: self.plan.seed.wrapping_add(self.spent),
            threads: self.plan.threads,
        };
        let report = run(&plan, &|_| ())?;
        self.spent += games;
        (self.progress)(games);
        Ok((report.seats[0].share, report.seats[0].share_ci95))
    }
}

/// Searches until the budget is used.
pub fn search(plan: &SearchPlan, progress: &(dyn Fn(u64) + Sync)) -> Result<Found, PlanError> {
    if plan.budget < LEAST_BUDGET {
        return Err(PlanError::Budget(plan.budget));
    }
    let setup = Setup { rules: plan.rules, shelters: plan.shelters, ..Setup::new(2, &plan.kingdom) };
    let cards: Vec<Kind> = Kind::ALL.iter().copied().filter(|kind| can_be_bought(&setup, *kind)).collect();
    let rival = Menu::big_money().strategy("Big Money Ultimate");
    let mut race = Race { plan, spent: 0, tried: 0, progress };
    let mut dice = Dice::new(Luck::new(Generator::SplitMix64, Seed::from_number(plan.seed)), 0);
    let mut leaders: Vec<(f64, Menu)> = vec![(0.5, Menu::big_money())];
    let limit = plan.budget.saturating_sub(LAST);
    while race.spent + BROOD as u64 * FIRST <= limit {
        for _ in 0..BROOD {
            if race.spent + FIRST > limit {
                break;
            }
            let parent = dice.below(leaders.len() as u32) as usize;
            let menu = leaders[parent].1.changed(&cards, &mut dice);
            if leaders.iter().any(|(_, other)| *other == menu) {
                continue;
            }
            race.tried += 1;
            let strategy = menu.strategy("searched");
            let best = leaders[0].1.strategy("best");
            // as good as the worst leader against money, and not lost against the best one
            let (share, _) = race.share(&strategy, &rival, FIRST)?;
            let worst = leaders.last().map_or(0.0, |(share, _)| *share);
            if share + 0.04 < worst || race.spent + 2 * SECOND > limit {
                continue;
            }
            let (money, _) = race.share(&strategy, &rival, SECOND)?;
            let (head_to_head, _) = race.share(&strategy, &best, SECOND)?;
            let fitness = money + 0.5 * (head_to_head - 0.5);
            leaders.push((fitness, menu));
            leaders.sort_by(|a, b| b.0.total_cmp(&a.0));
            leaders.truncate(LEADERS);
        }
    }
    let strategy = leaders[0].1.strategy("searched");
    let (share, share_ci95) = race.share(&strategy, &rival, LAST)?;
    Ok(Found { strategy, share, share_ci95, games: race.spent, tried: race.tried })
}

/// Everything in the Supply but what the frame of a menu buys itself.
fn can_be_bought(setup: &Setup, kind: Kind) -> bool {
    let framed = [Kind::Province, Kind::Duchy, Kind::Estate, Kind::Curse, Kind::Copper].contains(&kind);
    let kingdom = setup.kingdom.contains(&kind) && kind != Kind::Knights;
    !framed && (kingdom || [Kind::Silver, Kind::Gold].contains(&kind))
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
        let found = search(&plan(20_000), &|_| ()).unwrap();
        assert!(found.share_ci95[0] > 0.6, "{} wins {}", found.strategy, found.share);
        assert!(found.games <= 20_000);
        let again = search(&SearchPlan { threads: 1, ..plan(20_000) }, &|_| ()).unwrap();
        assert_eq!((again.strategy, again.games), (found.strategy.clone(), found.games));
        assert_eq!(found.strategy.to_string().parse::<Strategy>().unwrap(), found.strategy);
    }
}
