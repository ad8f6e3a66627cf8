//! Players who think their turn through; some play the best plans on for a few turns before they decide.

use super::{
    Player, Taste,
    plan::{Plan, Planner, Width},
    planned::{Planned, is_turn, single},
};
use crate::{Dice, Level};
use dominations::{Game, Seen};
use std::time::{Duration, Instant};
use table::{Answer, Question, Seat};

pub struct Search {
    taste: Taste,
    /// For the turn itself.
    width: Width,
    /// For the turns that are played on.
    quick: Width,
    /// Plans that are played on.
    plans: usize,
    /// Turns of everybody that are played on.
    rounds: u8,
    /// Worlds in which that is done.
    worlds: usize,
    planned: Planned,
}

/// Nobody waits longer for a turn: what has been thought of by then must do. Only a very slow machine comes to this; what
/// bounds a turn otherwise is how much is tried, so that the same luck gives the same game.
const LONGEST: Duration = Duration::from_millis(1_600);

impl Default for Search {
    fn default() -> Search {
        Search {
            taste: Taste::default(),
            width: Width { placements: 8, constructions: 3, developments: 4, sites: 1, bases: 8, exchanges: true },
            quick: Width { placements: 2, constructions: 2, developments: 2, sites: 1, bases: 2, exchanges: false },
            plans: 6,
            rounds: 3,
            worlds: 1,
            planned: Planned::default(),
        }
    }
}

impl Search {
    /// The best plan for the turn at hand, without a thought of the next one.
    pub fn greedy() -> Search {
        Search {
            width: Width { placements: 4, constructions: 2, developments: 1, sites: 1, bases: 3, exchanges: true },
            rounds: 0,
            ..Search::default()
        }
    }

    /// Opponents for people: the gentler ones see fewer places and do not care for what cards bring later; the stronger
    /// ones think more turns ahead.
    pub fn of_level(level: Level) -> Search {
        match level {
            Level::Beginner => Search {
                taste: Taste { income: 0.1, goal: 1.0, ..Taste::default() },
                width: Width { placements: 1, constructions: 1, developments: 1, sites: 1, bases: 1, exchanges: false },
                ..Search::greedy()
            },
            Level::Apprentice => Search { taste: Taste { income: 0.35, ..Taste::default() }, ..Search::greedy() },
            Level::Journeyman => Search::greedy(),
            Level::Expert => Search::default(),
            Level::Master => Search { plans: 10, rounds: 5, worlds: 2, ..Search::default() },
        }
    }
}

impl Player for Search {
    fn answer(&mut self, seen: Seen<'_>, question: &Question<Game>, dice: &mut Dice) -> Answer {
        if let Some(answer) = self.planned.next(question) {
            return answer;
        }
        if self.taste.leaning == 0 {
            self.taste.leaning = dice.below(u32::MAX).max(1);
        }
        let begun = Instant::now();
        let world = seen.imagine(dice.other_luck());
        if !is_turn(&world) {
            return single(&self.taste, &world, question);
        }
        let planner = Planner { taste: &self.taste, width: self.width, seat: seen.seat() };
        let plans = planner.plans(&world);
        if let Some(best) = self.best(plans, seen.seat(), begun, dice) {
            self.planned.keep(best.choices);
        }
        self.planned.next(question).unwrap_or_else(|| single(&self.taste, &world, question))
    }
}

impl Search {
    /// Plays the best plans on, and takes the one that stands best then.
    fn best(&self, plans: Vec<Plan>, seat: Seat, begun: Instant, dice: &mut Dice) -> Option<Plan> {
        let plans = self.different(plans);
        if plans.len() < 2 || self.rounds == 0 {
            return plans.into_iter().next();
        }
        let lucks: Vec<_> = (0..self.worlds).map(|_| dice.other_luck()).collect();
        let in_time = |(index, _): &(usize, Plan)| *index == 0 || begun.elapsed() < LONGEST;
        let rated = plans.into_iter().enumerate().take_while(in_time).map(|(_, plan)| {
            let later: f32 = lucks.iter().map(|luck| self.play_on(plan.after.imagined(seat, *luck), seat)).sum();
            (later / lucks.len() as f32 + 0.3 * plan.worth, plan)
        });
        rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, plan)| plan)
    }

    /// The best plans, no two of which lay their tile alike or develop the same: playing on tells little between others.
    fn different(&self, plans: Vec<Plan>) -> Vec<Plan> {
        let mut kept: Vec<Plan> = Vec::new();
        for plan in plans {
            let alike = |other: &Plan| other.space() == plan.space() || other.developed() == plan.developed();
            if !kept.iter().any(alike) {
                kept.push(plan);
            }
            if kept.len() == self.plans {
                break;
            }
        }
        kept
    }

    /// Everybody plays a few turns as they seem best at a glance.
    fn play_on(&self, mut game: Game, seat: Seat) -> f32 {
        let until = game.player(seat).turns + self.rounds;
        let mut guard = 0;
        while !game.is_over() && game.player(seat).turns < until && guard < 400 {
            guard += 1;
            let decider = game.decider();
            if !is_turn(&game) {
                let Some(question) = table::Rules::question(&game) else { break };
                let answer = single(&self.taste, &game, &question);
                if table::Rules::answer(&mut game, &answer, &mut ()).is_err() {
                    break;
                }
                continue;
            }
            let planner = Planner { taste: &self.taste, width: self.quick, seat: decider };
            match planner.plans(&game).into_iter().next() {
                Some(plan) => game = plan.after,
                None => break,
            }
        }
        self.taste.worth(&game, seat)
    }
}
