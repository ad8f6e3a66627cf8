//! What can be played: content packs of Dominations, as clients draw them.

use content::{Sentence, dominations as said};
use dominations::{
    Domain, Shelved, Switches,
    pack::{Base, Cost, Effect, Level, Mastery, Monument, Names, Objective, PackName, Role},
};
use serde::Serialize;
use ts_rs::TS;

/// `GET /api/packs`
#[derive(Clone, Debug, Serialize, TS)]
pub struct Catalogue {
    /// The one that comes along is the first.
    pub packs: Vec<PackSummary>,
    /// The switches of the rules as they usually are.
    pub switches: Switches,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct PackSummary {
    pub pack: PackName,
    pub names: Names,
}

/// `GET /api/packs/{id}/{hash}`: everything that is printed on tiles and cards. Choices and views name them by number.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackView {
    pub names: Names,
    /// The discs at the corners of the Cradle, clockwise.
    pub cradle: [Domain; 6],
    pub tiles: Vec<TileFace>,
    pub masteries: Vec<MasteryFace>,
    pub monuments: Vec<MonumentFace>,
    pub objectives: Vec<ObjectiveFace>,
    /// In the order of Domains.
    pub roles: Vec<RoleFace>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct TileFace {
    pub settlement: Domain,
    /// Clockwise.
    pub discs: [Domain; 3],
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct MasteryFace {
    pub id: String,
    pub names: Names,
    pub domain: Domain,
    pub value: u8,
    pub cost: Cost,
    pub upgrade: Cost,
    /// A mastery of this Domain and at least this value must be in the tree first.
    pub needs: Option<(Domain, u8)>,
    /// Of the basic side and of the advanced one.
    pub points: [u8; 2],
    /// The half Nodus of each copy: above, right, below, left.
    pub layouts: Vec<String>,
    /// What the basic side does, and the advanced one.
    pub sides: [Vec<Sentence>; 2],
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct MonumentFace {
    pub id: String,
    pub names: Names,
    pub base: Base,
    pub discs: Option<[Domain; 3]>,
    pub effects: Vec<Sentence>,
    pub levels: Vec<LevelFace>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct LevelFace {
    pub cost: Cost,
    pub points: u8,
    pub influence: u8,
    pub layout: String,
    pub effects: Vec<Sentence>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ObjectiveFace {
    pub id: String,
    pub names: Names,
    /// Each is met when all its conditions are.
    pub goals: Vec<Vec<Sentence>>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct RoleFace {
    pub names: Names,
    pub domain: Domain,
    pub points: u8,
    pub power: Sentence,
}

impl Catalogue {
    pub(crate) fn of(packs: &[Shelved]) -> Catalogue {
        let summary = |pack: &Shelved| PackSummary { pack: pack.name().clone(), names: pack.names.clone() };
        Catalogue { packs: packs.iter().map(summary).collect(), switches: Switches::default() }
    }
}

impl PackView {
    pub(crate) fn of(pack: Shelved) -> PackView {
        PackView {
            names: pack.names.clone(),
            cradle: pack.cradle,
            tiles: pack.tiles.iter().map(|tile| TileFace { settlement: tile.settlement, discs: tile.discs }).collect(),
            masteries: pack.masteries.iter().map(mastery).collect(),
            monuments: pack.monuments.iter().map(monument).collect(),
            objectives: pack.objectives.iter().map(objective).collect(),
            roles: pack.roles.iter().map(role).collect(),
        }
    }
}

fn told(effects: &[Effect]) -> Vec<Sentence> {
    effects.iter().map(said::effect).collect()
}

fn mastery(card: &Mastery) -> MasteryFace {
    MasteryFace {
        id: card.id.clone(),
        names: card.names.clone(),
        domain: card.domain,
        value: card.value,
        cost: card.cost,
        upgrade: card.upgrade,
        needs: card.prerequisite,
        points: card.points,
        layouts: card.layouts.iter().map(ToString::to_string).collect(),
        sides: [told(&card.sides[0]), told(&card.sides[1])],
    }
}

fn monument(card: &Monument) -> MonumentFace {
    let whom = |effect: Sentence| said::for_whom(card.whom, effect);
    MonumentFace {
        id: card.id.clone(),
        names: card.names.clone(),
        base: card.base,
        discs: card.discs,
        effects: told(&card.effects).into_iter().map(whom).collect(),
        levels: card.levels.iter().map(level).collect(),
    }
}

fn level(level: &Level) -> LevelFace {
    LevelFace {
        cost: level.cost,
        points: level.points,
        influence: level.influence,
        layout: level.layout.to_string(),
        effects: told(&level.effects),
    }
}

fn objective(card: &Objective) -> ObjectiveFace {
    let goals = card.goals.iter().map(|goal| goal.iter().map(said::condition).collect());
    ObjectiveFace { id: card.id.clone(), names: card.names.clone(), goals: goals.collect() }
}

fn role(role: &Role) -> RoleFace {
    RoleFace { names: role.names.clone(), domain: role.domain, points: role.points, power: said::power(role.power) }
}
