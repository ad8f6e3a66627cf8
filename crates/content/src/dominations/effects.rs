//! What the cards of Dominations do, made from their data: a pack of one's own is worded as well as ours.

use crate::{Piece, Sentence, Words};
use dominations::{
    Domain, Knowledge,
    pack::{Buying, Condition, Cost, Count, Effect, Give, Level, Mastery, Monument, Per, Power, Reward, Trigger, Whom},
};

/// The name of a Domain.
pub fn domain(domain: Domain) -> Sentence {
    Sentence::new(format!("domain-{}", domain.id()))
}

pub fn effect(effect: &Effect) -> Sentence {
    match effect {
        Effect::Reward(given) => reward(given),
        Effect::SettlementYield { domain: of, more } => {
            Sentence::new("effect-settlement-yield").with("domain", domain(*of)).with("more", *more)
        }
        Effect::CityYield { domain: of, more } => {
            Sentence::new("effect-city-yield").with("domain", domain(*of)).with("more", *more)
        }
        Effect::BaseCityYield { more } => Sentence::new("effect-base-city-yield").with("more", *more),
        Effect::Cheaper { what, less } => {
            let key = match what {
                Buying::City => "effect-cheaper-city",
                Buying::Level => "effect-cheaper-level",
                Buying::Develop => "effect-cheaper-develop",
                Buying::Upgrade => "effect-cheaper-upgrade",
            };
            Sentence::new(key).with("less", *less)
        }
        Effect::Control { more } => Sentence::new("effect-control").with("more", *more),
        Effect::Reserve { steps } => Sentence::new("effect-reserve").with("steps", *steps),
        Effect::Overflow { points } => Sentence::new("effect-overflow").with("points", *points),
        Effect::Keep { knowledge } => Sentence::new("effect-keep").with("knowledge", *knowledge),
        Effect::Hand { tiles } => Sentence::new("effect-hand").with("tiles", *tiles),
        Effect::Swap { domain: None, times } => Sentence::new("effect-swap").with("times", *times),
        Effect::Swap { domain: Some(of), times } => {
            Sentence::new("effect-swap-domain").with("domain", domain(*of)).with("times", *times)
        }
        Effect::BothConstructions { less } => Sentence::new("effect-both-constructions").with("less", *less),
        Effect::BothDevelopments { less } => Sentence::new("effect-both-developments").with("less", *less),
        Effect::SecondCity { less } => Sentence::new("effect-second-city").with("less", *less),
        Effect::FreeMastery { value } => Sentence::new("effect-free-mastery").with("value", *value),
    }
}

fn reward(reward: &Reward) -> Sentence {
    let nothing = || Piece::from("");
    let condition = reward.produced.map_or_else(nothing, |produced| {
        let condition = Sentence::new("effect-if-produced");
        condition.with("least", produced.least).with("domain", domain(produced.domain)).into()
    });
    let most = reward.most.map_or_else(nothing, |most| Sentence::new("effect-most").with("number", most).into());
    Sentence::new("effect-reward")
        .with("when", when(reward.on))
        .with("if", condition)
        .with("what", given(reward.give, reward.amount))
        .with("per", reward.per.map_or_else(nothing, |per| for_each(per).into()))
        .with("most", most)
}

fn when(trigger: Trigger) -> Sentence {
    Sentence::new(match trigger {
        Trigger::Acquired => "when-acquired",
        Trigger::Upgraded => "when-upgraded",
        Trigger::TurnStart => "when-turn-start",
        Trigger::GrowthEnd => "when-growth-end",
        Trigger::Locus => "when-locus",
        Trigger::CityBuilt => "when-city-built",
        Trigger::CityRaised => "when-city-raised",
        Trigger::LevelTaken => "when-level-taken",
        Trigger::Developed => "when-developed",
        Trigger::MasteryUpgraded => "when-mastery-upgraded",
        Trigger::RoleTaken => "when-role-taken",
        Trigger::RivalCityActivated => "when-rival-city-activated",
        Trigger::Connected => "when-connected",
        Trigger::EndOfAge => "when-end-of-age",
        Trigger::EndOfGame => "when-end-of-game",
    })
}

fn given(give: Give, amount: u8) -> Sentence {
    let sentence = match give {
        Give::Wild => Sentence::new("give-wild"),
        Give::Same => Sentence::new("give-same"),
        Give::Points => Sentence::new("give-points"),
        Give::Influence => Sentence::new("give-influence"),
        _ => match give.domain() {
            Some(of) => Sentence::new("give-domain").with("domain", domain(of)),
            None => Sentence::new("give-wild"),
        },
    };
    sentence.with("amount", amount)
}

fn for_each(per: Per) -> Sentence {
    match per.each {
        0 | 1 => Sentence::new("per-each").with("thing", counted(per, 1)),
        each => Sentence::new("per-several").with("each", each).with("things", counted(per, each)),
    }
}

fn counted(per: Per, number: u8) -> Sentence {
    let sentence = match (per.count, per.domain) {
        (Count::Nodus, Some(of)) => Sentence::new("count-nodus").with("domain", domain(of)),
        (Count::Nodus, None) => Sentence::new("count-any-nodus"),
        (Count::NodusSets, _) => Sentence::new("count-nodus-sets"),
        (Count::VestigiumNodus, _) => Sentence::new("count-vestigium-nodus"),
        (Count::Influence, _) => Sentence::new("count-influence"),
        (Count::Knowledge, _) => Sentence::new("count-knowledge"),
        (Count::Cities, _) => Sentence::new("count-cities"),
        (Count::CityLevels, _) => Sentence::new("count-city-levels"),
        (Count::LargestGroup, _) => Sentence::new("count-largest-group"),
        (Count::SettlementColours, _) => Sentence::new("count-settlement-colours"),
        (Count::MonumentLevels, _) => Sentence::new("count-monument-levels"),
        (Count::MonumentsControlled, _) => Sentence::new("count-monuments-controlled"),
        (Count::Advanced, _) => Sentence::new("count-advanced"),
        (Count::Masteries, _) => Sentence::new("count-masteries").with("value", per.value.unwrap_or(0)),
        (Count::BaseCities, _) => Sentence::new("count-base-cities"),
        (Count::BaseCityLevels, _) => Sentence::new("count-base-city-levels"),
    };
    sentence.with("number", number)
}

/// What an objective asks for.
pub fn condition(condition: &Condition) -> Sentence {
    let number = |key: &str, number: u16| Sentence::new(key).with("number", number);
    match condition {
        Condition::Nodus(amounts) => {
            let cost = Cost { of: amounts.knowledge(), any: 0 };
            Sentence::new("goal-nodus").with("amounts", amounts_of(&cost))
        }
        Condition::Cities(levels) => {
            let parts = (1u8..).zip(levels).filter(|(_, number)| **number > 0).map(|(level, number)| {
                Sentence::new("goal-cities-part").with("number", *number).with("level", level).into()
            });
            Sentence::new("goal-cities").with("parts", Piece::List(parts.collect()))
        }
        Condition::Group(least) => number("goal-group", (*least).into()),
        Condition::Groups(least) => number("goal-groups", (*least).into()),
        Condition::Monuments(least) => number("goal-monuments", (*least).into()),
        Condition::Influence(least) => number("goal-influence", *least),
        Condition::Masteries { domains, value, least } => {
            let all = domains.len() == Domain::ALL.len();
            let named = || Piece::List(domains.iter().map(|of| domain(*of).into()).collect());
            let domains = if all { Sentence::new("goal-any-domain").into() } else { named() };
            number("goal-masteries", (*least).into()).with("value", *value).with("domains", domains)
        }
    }
}

fn amount(of: Domain, amount: u8) -> Piece {
    Sentence::new("amount-of").with("amount", amount).with("domain", domain(of)).into()
}

/// Amounts of Knowledge.
pub fn amounts(knowledge: &Knowledge) -> Piece {
    Piece::List(knowledge.iter().map(|(of, number)| amount(of, number)).collect())
}

/// What something costs.
pub fn amounts_of(cost: &Cost) -> Piece {
    let each = cost.of.iter().map(|(of, number)| amount(of, number));
    let any = (cost.any > 0).then(|| Sentence::new("amount-any").with("amount", cost.any).into());
    Piece::List(each.chain(any).collect())
}

/// What a level of a monument costs and brings.
pub fn level(level: &Level) -> Sentence {
    Sentence::new("pack-level")
        .with("cost", amounts_of(&level.cost))
        .with("points", level.points)
        .with("influence", level.influence)
}

/// What a monument does, and for whom.
pub fn for_whom(whom: Whom, effect: Sentence) -> Sentence {
    let key = match whom {
        Whom::Controller => "whom-controller",
        Whom::Everybody => "whom-everybody",
        Whom::Active => "whom-active",
    };
    Sentence::new(key).with("effect", effect)
}

/// What the holder of a role may do.
pub fn power(power: Power) -> Sentence {
    let number = |key: &str, number: u8| Sentence::new(key).with("number", number);
    match power {
        Power::TurnOrder => Sentence::new("power-turn-order"),
        Power::ExtraTiles(tiles) => number("power-extra-tiles", tiles),
        Power::Influence(more) => number("power-influence", more),
        Power::SettlementYield(more) => number("power-settlement-yield", more),
        Power::Reactivate => Sentence::new("power-reactivate"),
        Power::SecondTile => Sentence::new("power-second-tile"),
    }
}

impl Words {
    /// What one side of a mastery does.
    pub fn mastery_text(&self, mastery: &Mastery, advanced: bool) -> String {
        let effects = mastery.sides[usize::from(advanced)].iter();
        effects.map(|one| self.tell(&effect(one))).collect::<Vec<_>>().join(" ")
    }

    /// What a monument does, and for whom.
    pub fn monument_text(&self, monument: &Monument) -> String {
        let effects = monument.effects.iter();
        let texts = effects.map(|one| self.tell(&for_whom(monument.whom, effect(one))));
        texts.collect::<Vec<_>>().join(" ")
    }
}
