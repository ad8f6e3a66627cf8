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
    /// Which masteries one leans to where several are much the same; 0: to none.
    pub leaning: u32,
}

/// By how much one leans to a mastery or away from it.
const LEANING: f32 = 0.25;

impl Default for Taste {
    fn default() -> Taste {
        Taste {
            knowledge: 0.55,
            heap: 0.02,
            influence: 0.9,
            role: 0.8,
            city_side: 0.06,
            reserve: [2.0, 1.0, 0.5],
            income: 0.85,
            later: 0.9,
            goal: 5.0,
            rivals: 0.2,
            leaning: 0,
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
                    worth += self.role * f32::from(game.role_points(domain));
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
        for (mastery, effect) in game.effects_of(seat) {
            worth += self.leaning_to(mastery) * self.effect_worth(game, seat, effect, ages, turns);
        }
        worth
    }

    /// What a card will bring in the turns and at the ends of Ages to come. How often things happen is an estimate.
    fn effect_worth(&self, game: &Game, seat: Seat, effect: &Effect, ages: f32, turns: f32) -> f32 {
        let income = self.income * turns;
        match effect {
            Effect::Reward(reward) => {
                let often = match reward.on {
                    Trigger::TurnStart => 1.0,
                    Trigger::GrowthEnd => reward.produced.map_or(1.0, |produced| {
                        0.3 + 0.15 * self.cities_on(game, seat, produced.domain) // they Produce it now and then
                    }),
                    Trigger::CityBuilt => 0.4,
                    Trigger::CityRaised => 0.2,
                    Trigger::LevelTaken => 0.25,
                    Trigger::Developed => 0.7,
                    Trigger::MasteryUpgraded => 0.3,
                    Trigger::Locus => 0.2,
                    Trigger::RivalCityActivated => 0.3,
                    Trigger::RoleTaken => 6.0 / game.initiative().len() as f32 * ages / turns.max(1.0),
                    _ => 0.0,
                };
                let each = match reward.give {
                    Give::Points => turns,
                    // what comes later is scored less often
                    Give::Influence => self.influence * turns * (ages + 1.0) / 2.0,
                    _ => income,
                };
                f32::from(reward.amount) * each * often
            }
            Effect::SettlementYield { domain, more } => {
                let tiles = &game.pack().pack().tiles;
                let hand = game.player(seat).hand.as_slice().iter();
                let in_hand = hand.filter(|tile| tiles[usize::from(**tile)].settlement == *domain).count() as f32;
                // of the hands to come one tile in six
                self.income * f32::from(*more) * (in_hand.min(turns) + 1.2 * (ages - 1.0))
            }
            Effect::CityYield { domain, more } => {
                income * f32::from(*more) * (0.1 + 0.3 * self.cities_on(game, seat, *domain))
            }
            Effect::Cheaper { what, less } => {
                let often = match what {
                    Buying::City => 0.6,
                    Buying::Level => 0.25,
                    Buying::Develop => 0.7,
                    Buying::Upgrade => 0.3,
                };
                income * f32::from(*less) * often
            }
            Effect::Swap { domain, times } => {
                let often = if domain.is_some() { 0.5 } else { 0.7 };
                // the second and third are wanted less often than the first
                income * often * f32::from(*times).sqrt()
            }
            Effect::BothConstructions { less } | Effect::BothDevelopments { less } => {
                0.5 * turns + 0.3 * income * f32::from(*less)
            }
            Effect::SecondCity { less } => ages * (1.0 + self.knowledge * f32::from(*less)),
            Effect::Reserve { .. } => 0.1 * turns,
            Effect::Hand { tiles } => 0.5 * (ages - 1.0) * f32::from(*tiles),
            Effect::Keep { knowledge } => self.knowledge * (ages - 1.0) * f32::from(*knowledge).min(8.0),
            _ => 0.0,
        }
    }

    fn leaning_to(&self, mastery: Option<u8>) -> f32 {
        let Some(mastery) = mastery.filter(|_| self.leaning != 0) else { return 1.0 };
        let mixed = (u64::from(self.leaning) << 8 | u64::from(mastery)).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48;
        1.0 + LEANING * (mixed as f32 / 32768.0 - 1.0)
    }

    fn cities_on(&self, game: &Game, seat: Seat, domain: Domain) -> f32 {
        game.cities(seat).filter(|(piece, _)| game.settlement(*piece) == Some(domain)).count() as f32
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
