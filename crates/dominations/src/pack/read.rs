//! Reading a pack from its files. Whatever is wrong is said with file and line, and all of it at once.

use super::{
    Base, COPIES, Condition, Cost, Effect, Level, Mastery, Monument, Names, Objective, Pack, Power, Problem, Role,
    Tile, Whom, check,
};
use crate::{Domain, Knowledge, nodus::Layout};
use serde::{Deserialize, de::DeserializeOwned};
use std::{fmt, ops::Range};
use toml::Spanned;

/// The files of a pack.
pub const FILES: [&str; 6] =
    ["pack.toml", "tiles.toml", "masteries.toml", "monuments.toml", "objectives.toml", "roles.toml"];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackError {
    pub file: &'static str,
    /// Counted from 1; none when the whole file is meant.
    pub line: Option<usize>,
    pub problem: Problem,
}

impl std::error::Error for PackError {}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.problem),
            None => write!(f, "{}: {}", self.file, self.problem),
        }
    }
}

/// One file of a pack, and where its lines begin.
pub(super) struct Source<'a> {
    pub(super) file: &'static str,
    pub(super) text: &'a str,
}

impl Source<'_> {
    pub(super) fn error(&self, span: Range<usize>, problem: Problem) -> PackError {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        PackError { file: self.file, line: Some(before.matches('\n').count() + 1), problem }
    }
    pub(super) fn whole(&self, problem: Problem) -> PackError {
        PackError { file: self.file, line: None, problem }
    }

    fn parse<T: DeserializeOwned>(&self) -> Result<T, PackError> {
        toml::from_str(self.text).map_err(|error| {
            let problem = Problem::Syntax(error.message().to_owned());
            match error.span() {
                Some(span) => self.error(span, problem),
                None => self.whole(problem),
            }
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    id: String,
    name: Names,
    cradle: Spanned<String>,
    campfire: Layout,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    tile: Vec<WrittenTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTile {
    id: Spanned<String>,
    settlement: Domain,
    discs: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Masteries {
    mastery: Vec<WrittenMastery>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMastery {
    id: Spanned<String>,
    name: Names,
    domain: Domain,
    value: u8,
    /// As much of its own colour as its value, unless it says otherwise.
    cost: Option<WrittenCost>,
    upgrade: WrittenCost,
    prerequisite: Option<Prerequisite>,
    points: [u8; 2],
    nodus: Vec<Layout>,
    #[serde(default)]
    basic: Vec<Effect>,
    #[serde(default)]
    advanced: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Prerequisite {
    domain: Domain,
    value: u8,
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(default, deny_unknown_fields)]
struct WrittenCost {
    trade: u8,
    craft: u8,
    art: u8,
    science: u8,
    government: u8,
    religion: u8,
    any: u8,
}

impl WrittenCost {
    fn cost(self) -> Cost {
        let WrittenCost { trade, craft, art, science, government, religion, any } = self;
        Cost { of: Knowledge([trade, craft, art, science, government, religion]), any }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Monuments {
    monument: Vec<WrittenMonument>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMonument {
    id: Spanned<String>,
    name: Names,
    base: Base,
    discs: Option<Spanned<String>>,
    whom: Whom,
    effects: Vec<Effect>,
    level: Vec<WrittenLevel>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLevel {
    cost: Spanned<WrittenCost>,
    points: u8,
    #[serde(default)]
    influence: u8,
    nodus: Layout,
    #[serde(default)]
    effects: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Objectives {
    objective: Vec<WrittenObjective>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenObjective {
    id: Spanned<String>,
    name: Names,
    goals: Vec<Vec<Condition>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roles {
    role: Vec<WrittenRole>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRole {
    id: Spanned<String>,
    name: Names,
    domain: Domain,
    points: u8,
    power: Power,
}

/// Where each thing of a pack was written, for those who say what is wrong with it.
#[derive(Default)]
pub(super) struct Places {
    pub(super) tiles: Vec<Range<usize>>,
    pub(super) masteries: Vec<Range<usize>>,
    pub(super) monuments: Vec<Range<usize>>,
    pub(super) levels: Vec<Vec<Range<usize>>>,
    pub(super) objectives: Vec<Range<usize>>,
    pub(super) roles: Vec<Range<usize>>,
}

/// Reads a pack from the texts of [`FILES`], in their order.
pub fn read(texts: [&str; 6]) -> Result<Pack, Vec<PackError>> {
    let mut errors = Vec::new();
    let sources: [Source<'_>; 6] = std::array::from_fn(|number| Source { file: FILES[number], text: texts[number] });
    let [head, tiles, masteries, monuments, objectives, roles] = &sources;
    macro_rules! parsed {
        ($source:expr, $kind:ty) => {
            match $source.parse::<$kind>() {
                Ok(parsed) => Some(parsed),
                Err(error) => {
                    errors.push(error);
                    None
                }
            }
        };
    }
    let parsed = (
        parsed!(head, Head),
        parsed!(tiles, Tiles),
        parsed!(masteries, Masteries),
        parsed!(monuments, Monuments),
        parsed!(objectives, Objectives),
        parsed!(roles, Roles),
    );
    let (Some(written), Some(t), Some(m), Some(s), Some(o), Some(r)) = parsed else { return Err(errors) };

    let cradle = letters(head, &written.cradle, &mut errors).unwrap_or([Domain::Trade; 6]);
    let mut pack = Pack {
        id: written.id,
        names: written.name,
        cradle,
        campfire: written.campfire,
        tiles: Vec::new(),
        masteries: Vec::new(),
        monuments: Vec::new(),
        objectives: Vec::new(),
        roles: Vec::new(),
    };
    let mut places = Places::default();
    for tile in t.tile {
        let discs = letters(tiles, &tile.discs, &mut errors).unwrap_or([Domain::Trade; 3]);
        places.tiles.push(tile.id.span());
        pack.tiles.push(Tile { id: tile.id.into_inner(), settlement: tile.settlement, discs });
    }
    for card in m.mastery {
        let (place, number) = (card.id.span(), card.nodus.len());
        if number != COPIES {
            errors.push(masteries.error(place.clone(), Problem::Layouts(number)));
        }
        let layouts = std::array::from_fn(|copy| card.nodus.get(copy).copied().unwrap_or(pack.campfire));
        places.masteries.push(place);
        let usual = Cost { of: Knowledge::one(card.domain, card.value), any: 0 };
        pack.masteries.push(Mastery {
            id: card.id.into_inner(),
            names: card.name,
            domain: card.domain,
            value: card.value,
            cost: card.cost.map_or(usual, WrittenCost::cost),
            upgrade: card.upgrade.cost(),
            prerequisite: card.prerequisite.map(|first| (first.domain, first.value)),
            points: card.points,
            layouts,
            sides: [card.basic, card.advanced],
        });
    }
    for monument in s.monument {
        let discs = monument.discs.as_ref().and_then(|discs| letters(monuments, discs, &mut errors));
        places.monuments.push(monument.id.span());
        places.levels.push(monument.level.iter().map(|level| level.cost.span()).collect());
        let levels = monument.level.into_iter().map(|level| Level {
            cost: level.cost.into_inner().cost(),
            points: level.points,
            influence: level.influence,
            layout: level.nodus,
            effects: level.effects,
        });
        pack.monuments.push(Monument {
            id: monument.id.into_inner(),
            names: monument.name,
            base: monument.base,
            discs,
            whom: monument.whom,
            effects: monument.effects,
            levels: levels.collect(),
        });
    }
    for objective in o.objective {
        places.objectives.push(objective.id.span());
        let (id, names, goals) = (objective.id.into_inner(), objective.name, objective.goals);
        pack.objectives.push(Objective { id, names, goals });
    }
    for role in r.role {
        places.roles.push(role.id.span());
        let (id, names, domain, points, power) =
            (role.id.into_inner(), role.name, role.domain, role.points, role.power);
        pack.roles.push(Role { id, names, domain, points, power });
    }
    check::check(&pack, &sources, &places, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    pack.roles.sort_by_key(|role| role.domain);
    Ok(pack)
}

/// Domains by their letters.
fn letters<const N: usize>(
    source: &Source<'_>,
    text: &Spanned<String>,
    errors: &mut Vec<PackError>,
) -> Option<[Domain; N]> {
    let domains: Option<Vec<Domain>> = text.get_ref().chars().map(Domain::from_letter).collect();
    let domains = domains.and_then(|domains| <[Domain; N]>::try_from(domains).ok());
    if domains.is_none() {
        errors.push(source.error(text.span(), Problem::Discs { given: text.get_ref().clone(), needed: N }));
    }
    domains
}
