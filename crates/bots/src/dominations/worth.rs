//! What a state of the game is worth to a player, in victory points.

use dominations::{
    Domain, Game,
    pack::{Buying, Condition, Effect, Give, Trigger},
};
use table::Seat;

/// How much things are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// One Knowledge while the Age goes on.
    pub knowledge: f32,
    /// How much less each further one of the same colour is worth.
    pub heap: f32,
    /// Influence, for each time it will be scored.
    pub influence: f32,
    /// A role for which one has most Knowledge in the last round of an Age.
    pub role: f32,
    /// A free side of an own city's tile, for each level and round to come.
    pub city_side: f32,
    /// The first, second and third step of a Reserve.
    pub reserve: [f32; 3],
    /// Knowledge that a card will bring.
    pub income: f32,
    /// Points at the ends of Ages to come.
    pub later: f32,
    /// A goal that is nearly met.
    pub goal: f32,
    /// What rivals have, compared with what one has.
    pub rivals: f32,
}

impl Default for Taste {
    fn default() -> Taste {
        Taste {
            knowledge: 0.55,
            heap: 0.02,
            influence: 0.9,
            role: 0.8,
            city_side: 0.06,
            reserve: [2.0, 1.0, 0.5],
            income: 0.35,
            later: 0.9,
            goal: 5.0,
            rivals: 0.2,
        }
    }
}

impl Taste {
    /// What a player has, less a part of what the best rival has.
    pub fn worth(&self, game: &Game, seat: Seat) -> f32 {
        let own = self.standing(game, seat);
        if self.rivals == 0.0 {
            return own;
        }
        let others = (0..game.initiative().len() as u8).map(Seat).filter(|other| *other != seat);
        let best = others.map(|other| self.standing(game, other)).fold(0.0, f32::max);
        own - self.rivals * best
    }

    /// What a player has, and what it will bring.
    pub fn standing(&self, game: &Game, seat: Seat) -> f32 {
        let player = game.player(seat);
        let switches = game.switches();
        if game.is_over() {
            return player.total_points() as f32;
        }
        let ages = f32::from(switches.ages - game.age() + 1);
        let turns = f32::from(switches.ages * switches.turns_per_age - player.turns);
        let rounds = f32::from(switches.turns_per_age.saturating_sub(player.turns % switches.turns_per_age));
        let last_in_age = player.turns > 0 && player.turns.is_multiple_of(switches.turns_per_age);

        let mut worth = player.total_points() as f32 + self.influence * ages * f32::from(player.influence);
        worth += self.knowledge_worth(game, seat, if last_in_age { 0.0 } else { rounds });
        worth += self.city_worth(game, seat, turns);
        worth += self.card_worth(game, seat, ages, turns);
        worth + self.goal_worth(game, seat)
    }

    fn knowledge_worth(&self, game: &Game, seat: Seat, rounds: f32) -> f32 {
        let player = game.player(seat);
        let mut worth = 0.0;
        for domain in Domain::ALL {
            let amount = f32::from(player.knowledge[domain]);
            if rounds > 0.0 {
                worth += amount * (self.knowledge - self.heap * amount).max(0.1);
            }
            if rounds <= 1.0 {
                let rival = (0..game.initiative().len() as u8).map(Seat).filter(|other| *other != seat);
                let most = rival.map(|other| game.player(other).knowledge[domain]).max().unwrap_or(0);
                if player.knowledge[domain] > most {
                    let last = game.age() == game.switches().ages;
                    let role = &game.pack().pack().roles[domain.index()];
                    let points = if last { game.switches().role_points_at_the_end } else { role.points };
                    worth += self.role * f32::from(points);
                }
            }
        }
        worth
    }

    fn city_worth(&self, game: &Game, seat: Seat, turns: f32) -> f32 {
        let mut worth = 0.0;
        for (piece, level) in game.cities(seat) {
            let free = 3 - game.board().neighbours(piece).count();
            worth += self.city_side * free as f32 * f32::from(level) * turns;
        }
        let late = (turns / 15.0).min(1.0);
        for best in game.player(seat).best_city {
            worth += late * self.reserve[..usize::from(best)].iter().sum::<f32>();
        }
        worth
    }

    fn card_worth(&self, game: &Game, seat: Seat, ages: f32, turns: f32) -> f32 {
        let (age_points, age_influence) = game.would_give(seat, Trigger::EndOfAge);
        let (end_points, _) = game.would_give(seat, Trigger::EndOfGame);
        let mut worth = self.later * ages * f32::from(age_points) + f32::from(end_points);
        worth += self.influence * f32::from(age_influence) * ages * (ages + 1.0) / 2.0;
        for effect in game.effects_of(seat) {
            worth += self.effect_worth(game, seat, effect, turns);
        }
        worth
    }

    /// What a card will bring in the turns to come.
    fn effect_worth(&self, game: &Game, seat: Seat, effect: &Effect, turns: f32) -> f32 {
        let income = self.income * turns;
        match effect {
            Effect::Reward(reward) => {
                let amount = f32::from(reward.amount);
                let each = match reward.give {
                    Give::Points => turns,
                    Give::Influence => 1.5 * turns,
                    _ => income,
                };
                let often = match reward.on {
                    Trigger::TurnStart => 1.0,
                    Trigger::GrowthEnd => 0.7,
                    Trigger::CityBuilt | Trigger::CityRaised => 0.35,
                    Trigger::LevelTaken => 0.2,
                    Trigger::Developed => 0.6,
                    Trigger::MasteryUpgraded => 0.2,
                    Trigger::Locus => 0.2,
                    Trigger::RivalCityActivated => 0.4,
                    Trigger::RoleTaken => 0.3,
                    _ => 0.0,
                };
                amount * each * often
            }
            Effect::SettlementYield { more, .. } => income * f32::from(*more) * 0.35,
            Effect::CityYield { domain, more } => {
                let cities = game.cities(seat).filter(|(piece, _)| game.settlement(*piece) == Some(*domain)).count();
                income * f32::from(*more) * (0.15 + 0.3 * cities as f32)
            }
            Effect::Cheaper { what, less } => {
                let often = match what {
                    Buying::City => 0.6,
                    Buying::Level => 0.3,
                    Buying::Develop => 0.7,
                    Buying::Upgrade => 0.3,
                };
                income * f32::from(*less) * often
            }
            Effect::Swap { times, .. } => income * f32::from(*times) * 0.4,
            Effect::BothConstructions { .. } | Effect::BothDevelopments { .. } => 0.5 * turns,
            Effect::SecondCity { .. } => 0.25 * turns,
            Effect::Reserve { .. } => 0.15 * turns,
            Effect::Keep { knowledge } => 0.1 * f32::from(*knowledge) * (turns / 5.0).floor(),
            _ => 0.0,
        }
    }

    /// Goals met are worth what they will score; those begun, a part of it.
    fn goal_worth(&self, game: &Game, seat: Seat) -> f32 {
        let pack = game.pack().pack();
        let Some(objective) = pack.objectives.get(usize::from(game.player(seat).objective)) else { return 0.0 };
        let mut met = 0.0;
        for goal in &objective.goals {
            let parts = goal.iter().map(|condition| self.part(game, seat, condition));
            met += parts.fold(1.0, f32::min);
        }
        met * self.goal
    }

    /// How much of a condition is done; squared, so that going on with one beats beginning another.
    fn part(&self, game: &Game, seat: Seat, condition: &Condition) -> f32 {
        let (done, needed) = game.progress(seat, condition);
        let part = f32::from(done) / f32::from(needed.max(1));
        part * part
    }
}
