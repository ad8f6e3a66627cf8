//! What a pack must keep to be playable.

use super::{
    Base, Condition, Cost, Count, Effect, GOALS, Give, LEVELS, MASTERIES, MONUMENTS, Names, OBJECTIVES, Pack,
    PackError, Reward, TILES, Trigger,
    read::{Places, Source},
};
use crate::{
    Domain,
    nodus::{Half, Layout},
    switches::Switches,
};
use std::{collections::HashSet, ops::Range};

/// What is wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    #[error("{0}")]
    Syntax(String),
    #[error("the file cannot be read: {0}")]
    Unreadable(String),
    #[error("there are {found} of them, but the box holds {needed}")]
    Number { found: usize, needed: usize },
    #[error("{found} levels in all, but the box holds {needed}")]
    LevelsInAll { found: usize, needed: usize },
    #[error("the id «{0}» stands here a second time")]
    TwiceThere(String),
    #[error("«{0}» is no id: small letters, digits and dashes")]
    Id(String),
    #[error("it has no name in «{0}»")]
    NoName(&'static str),
    #[error("«{given}» are no {needed} discs: letters of T, C, A, S, G, R")]
    Discs { given: String, needed: usize },
    #[error("the value is {0}; masteries are worth 3, 6 or 9")]
    Value(u8),
    #[error("{0} layouts of Nodus; there are 4 copies")]
    Layouts(usize),
    #[error("the layout {0} can never be joined to any other card")]
    NeverFits(Layout),
    #[error("only masteries of value 9 have a prerequisite, and all of them have one")]
    Prerequisite,
    #[error("no mastery meets the prerequisite {} {value}", domain.id())]
    NoSuchPrerequisite { domain: Domain, value: u8 },
    #[error("it costs {cost} of {}, but nobody can hold more than {most}", domain.id())]
    Unpayable { domain: Domain, cost: u8, most: u8 },
    #[error("a circular base lies on discs and has none of its own")]
    DiscsOnCircle,
    #[error("{0} levels; a monument has 1 to 6")]
    Levels(usize),
    #[error("{0} goals; an objective has 5")]
    Goals(usize),
    #[error("goal {0} asks for nothing, or for what there is not")]
    EmptyGoal(usize),
    #[error("there is no role for {}", .0.id())]
    NoRole(Domain),
    #[error("the effect «{0}» can never happen here")]
    Useless(&'static str),
    #[error("an effect with the number {0}; 20 is the most")]
    TooMuch(u8),
}

pub(super) fn check(pack: &Pack, sources: &[Source<'_>; 6], places: &Places, errors: &mut Vec<PackError>) {
    let [head, tiles, masteries, monuments, objectives, roles] = sources;
    if !is_id(&pack.id) {
        errors.push(head.whole(Problem::Id(pack.id.clone())));
    }
    names(head, 0..0, &pack.names, errors);
    for (source, found, needed) in [
        (tiles, pack.tiles.len(), TILES),
        (masteries, pack.masteries.len(), MASTERIES),
        (monuments, pack.monuments.len(), MONUMENTS),
        (objectives, pack.objectives.len(), OBJECTIVES),
        (roles, pack.roles.len(), Domain::ALL.len()),
    ] {
        if found != needed {
            errors.push(source.whole(Problem::Number { found, needed }));
        }
    }
    let levels: usize = pack.monuments.iter().map(|monument| monument.levels.len()).sum();
    if levels != LEVELS {
        errors.push(monuments.whole(Problem::LevelsInAll { found: levels, needed: LEVELS }));
    }
    ids(tiles, pack.tiles.iter().map(|tile| &tile.id).zip(&places.tiles), errors);
    ids(masteries, pack.masteries.iter().map(|card| &card.id).zip(&places.masteries), errors);
    ids(monuments, pack.monuments.iter().map(|monument| &monument.id).zip(&places.monuments), errors);
    ids(objectives, pack.objectives.iter().map(|objective| &objective.id).zip(&places.objectives), errors);
    ids(roles, pack.roles.iter().map(|role| &role.id).zip(&places.roles), errors);

    let joints = Joints::of(pack);
    for (card, place) in pack.masteries.iter().zip(&places.masteries) {
        let mut wrong = |problem| errors.push(masteries.error(place.clone(), problem));
        if ![3, 6, 9].contains(&card.value) {
            wrong(Problem::Value(card.value));
        }
        if card.prerequisite.is_some() != (card.value == 9) {
            wrong(Problem::Prerequisite);
        }
        if let Some((domain, value)) = card.prerequisite {
            let meets = |other: &super::Mastery| other.domain == domain && other.value >= value && other.id != card.id;
            if !pack.masteries.iter().any(meets) {
                wrong(Problem::NoSuchPrerequisite { domain, value });
            }
        }
        for layout in card.layouts {
            if !joints.fits(layout) {
                wrong(Problem::NeverFits(layout));
            }
        }
        for (side, on) in card.sides.iter().zip([On::Basic, On::Advanced]) {
            side.iter().flat_map(|effect| effect_problem(effect, on)).for_each(&mut wrong);
        }
        for cost in [&card.cost, &card.upgrade] {
            unpayable(cost).into_iter().for_each(&mut wrong);
        }
        names(masteries, place.clone(), &card.names, errors);
    }
    for ((monument, place), levels) in pack.monuments.iter().zip(&places.monuments).zip(&places.levels) {
        if monument.base == Base::Circle && monument.discs.is_some() {
            errors.push(monuments.error(place.clone(), Problem::DiscsOnCircle));
        }
        if !(1..=6).contains(&monument.levels.len()) {
            errors.push(monuments.error(place.clone(), Problem::Levels(monument.levels.len())));
        }
        let problems = monument.effects.iter().flat_map(|effect| effect_problem(effect, On::Monument(monument.base)));
        errors.extend(problems.map(|problem| monuments.error(place.clone(), problem)));
        names(monuments, place.clone(), &monument.names, errors);
        for (level, place) in monument.levels.iter().zip(levels) {
            let mut wrong = |problem| errors.push(monuments.error(place.clone(), problem));
            if !joints.fits(level.layout) {
                wrong(Problem::NeverFits(level.layout));
            }
            level.effects.iter().flat_map(|effect| effect_problem(effect, On::Level)).for_each(&mut wrong);
            unpayable(&level.cost).into_iter().for_each(wrong);
        }
    }
    for (objective, place) in pack.objectives.iter().zip(&places.objectives) {
        if objective.goals.len() != GOALS {
            errors.push(objectives.error(place.clone(), Problem::Goals(objective.goals.len())));
        }
        for (number, goal) in objective.goals.iter().enumerate() {
            if goal.is_empty() || goal.iter().any(asks_nothing) {
                errors.push(objectives.error(place.clone(), Problem::EmptyGoal(number + 1)));
            }
        }
        names(objectives, place.clone(), &objective.names, errors);
    }
    for (role, place) in pack.roles.iter().zip(&places.roles) {
        names(roles, place.clone(), &role.names, errors);
    }
    for domain in Domain::ALL {
        if pack.roles.iter().all(|role| role.domain != domain) {
            errors.push(roles.whole(Problem::NoRole(domain)));
        }
    }
}

/// Where an effect is printed.
#[derive(Clone, Copy, PartialEq)]
enum On {
    Basic,
    Advanced,
    Level,
    Monument(Base),
}

/// What no game has room for, and what could never happen.
fn effect_problem(effect: &Effect, on: On) -> Option<Problem> {
    let monument = matches!(on, On::Monument(_));
    let (useless, most): (Option<&'static str>, u8) = match effect {
        Effect::Reward(Reward { on: when, give, amount, per, .. }) => {
            let (acquired, upgraded) = (*when == Trigger::Acquired, *when == Trigger::Upgraded);
            let base = per.is_some_and(|per| matches!(per.count, Count::BaseCities | Count::BaseCityLevels));
            let timely = matches!(when, Trigger::TurnStart | Trigger::EndOfAge | Trigger::EndOfGame);
            let coloured = matches!(
                when,
                Trigger::Developed
                    | Trigger::MasteryUpgraded
                    | Trigger::RivalCityActivated
                    | Trigger::CityBuilt
                    | Trigger::CityRaised
                    | Trigger::RoleTaken
            ) || ((acquired || upgraded) && matches!(on, On::Basic | On::Advanced));
            let useless = match on {
                _ if *give == Give::Same && !coloured => Some("same"),
                On::Monument(Base::Circle) if *when == Trigger::Connected => Some("connected"),
                On::Monument(_) if *when == Trigger::Connected || timely => None,
                On::Monument(_) => Some("reward"),
                _ if *when == Trigger::Connected => Some("connected"),
                _ if base => Some("base_cities"),
                On::Basic | On::Level if upgraded => Some("upgraded"),
                On::Advanced if acquired => Some("acquired"),
                _ => None,
            };
            (useless, *amount)
        }
        Effect::BaseCityYield { more } => ((!monument).then_some("base_city_yield"), *more),
        Effect::Swap { times, .. } => (matches!(on, On::Level).then_some("swap"), *times),
        Effect::SettlementYield { more, .. } | Effect::CityYield { more, .. } | Effect::Control { more } => {
            (None, *more)
        }
        Effect::Cheaper { less, .. }
        | Effect::BothConstructions { less }
        | Effect::BothDevelopments { less }
        | Effect::SecondCity { less } => (None, *less),
        Effect::Reserve { steps } => (None, *steps),
        Effect::Overflow { points } => (None, *points),
        Effect::Keep { knowledge } => (None, *knowledge),
        Effect::Hand { tiles } => (None, *tiles),
        Effect::FreeMastery { value } => (None, *value),
    };
    let rewarding = matches!(effect, Effect::Reward(_) | Effect::BaseCityYield { .. });
    let useless = useless.or((monument && !rewarding).then_some("passive"));
    useless.map(Problem::Useless).or((most > MOST).then_some(Problem::TooMuch(most)))
}

/// The largest number in an effect.
const MOST: u8 = 20;

fn is_id(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !id.is_empty() && id.len() <= 40 && id.chars().all(plain)
}

fn ids<'a>(
    source: &Source<'_>,
    ids: impl Iterator<Item = (&'a String, &'a Range<usize>)>,
    errors: &mut Vec<PackError>,
) {
    let mut seen = HashSet::new();
    for (id, place) in ids {
        if !is_id(id) {
            errors.push(source.error(place.clone(), Problem::Id(id.clone())));
        }
        if !seen.insert(id) {
            errors.push(source.error(place.clone(), Problem::TwiceThere(id.clone())));
        }
    }
}

fn names(source: &Source<'_>, place: Range<usize>, names: &Names, errors: &mut Vec<PackError>) {
    for (language, name) in [("es", &names.es), ("en", &names.en)] {
        if name.trim().is_empty() {
            errors.push(source.error(place.clone(), Problem::NoName(language)));
        }
    }
}

fn unpayable(cost: &Cost) -> Option<Problem> {
    let most = Switches::default().reserve_steps.into_iter().max().unwrap_or(u8::MAX);
    let (domain, cost) = cost.of.iter().find(|(_, amount)| *amount > most)?;
    Some(Problem::Unpayable { domain, cost, most })
}

fn asks_nothing(condition: &Condition) -> bool {
    match condition {
        Condition::Nodus(amounts) => amounts.knowledge().is_empty(),
        Condition::Cities(levels) => levels.is_empty() || levels.len() > 3 || levels.iter().all(|&n| n == 0),
        Condition::Group(n) | Condition::Groups(n) | Condition::Monuments(n) => *n == 0,
        Condition::Influence(n) => *n == 0,
        Condition::Masteries { domains, value, least } => {
            domains.is_empty() || *least == 0 || ![3, 6, 9].contains(value)
        }
    }
}

/// The halves that some card of the pack has on each side.
struct Joints([u8; 4]);

impl Joints {
    fn of(pack: &Pack) -> Joints {
        let masteries = pack.masteries.iter().flat_map(|card| card.layouts);
        let levels = pack.monuments.iter().flat_map(|monument| monument.levels.iter().map(|level| level.layout));
        let mut sides = [0; 4];
        for layout in masteries.chain(levels).chain([pack.campfire]) {
            layout.0.iter().zip(&mut sides).for_each(|(half, side): (&Half, &mut u8)| *side |= half.bit());
        }
        Joints(sides)
    }

    /// Whether some side of this card can be joined to the opposite side of another.
    fn fits(&self, layout: Layout) -> bool {
        layout.0.iter().enumerate().any(|(side, half)| half.mates() & self.0[(side + 2) % 4] != 0)
    }
}
