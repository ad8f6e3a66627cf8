//! What is printed on tiles, cards and monuments: a content pack. The one that comes along is our own; whoever owns the
//! box can enter another.

mod check;
mod effect;
mod read;
mod shelf;

pub use check::Problem;
pub use effect::{Buying, Count, Effect, Give, Per, Produced, Reward, Trigger, Whom};
pub use read::{FILES, PackError, read};
pub(crate) use shelf::trial;
pub use shelf::{PackName, Shelved, builtin, find, shelve};

use crate::{Domain, Knowledge, nodus::Layout};
use serde::{Deserialize, Serialize};

/// How many of each the box holds (Dominations, list of components).
pub const TILES: usize = 90;
pub const MASTERIES: usize = 72;
pub const MONUMENTS: usize = 12;
pub const LEVELS: usize = 50;
pub const OBJECTIVES: usize = 16;
/// Copies of each mastery, every one with another layout.
pub const COPIES: usize = 4;
/// Goals of an objective card.
pub const GOALS: usize = 5;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pack {
    pub id: String,
    pub names: Names,
    /// The discs at the corners of the Cradle, clockwise.
    pub cradle: [Domain; 6],
    pub campfire: Layout,
    pub tiles: Vec<Tile>,
    pub masteries: Vec<Mastery>,
    pub monuments: Vec<Monument>,
    pub objectives: Vec<Objective>,
    /// In the order of Domains.
    pub roles: Vec<Role>,
}

/// What something is called.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub es: String,
    pub en: String,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tile {
    pub id: String,
    pub settlement: Domain,
    /// Clockwise.
    pub discs: [Domain; 3],
}

/// What must be paid: so much of each colour, and so much of whatever colour.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    pub of: Knowledge,
    pub any: u8,
}

impl Cost {
    pub fn total(&self) -> u32 {
        self.of.total() + u32::from(self.any)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mastery {
    pub id: String,
    pub names: Names,
    pub domain: Domain,
    /// 3, 6 or 9.
    pub value: u8,
    pub cost: Cost,
    pub upgrade: Cost,
    /// A mastery of this Domain and at least this value must be in the tree first.
    pub prerequisite: Option<(Domain, u8)>,
    /// Of the basic side and of the advanced one.
    pub points: [u8; 2],
    pub layouts: [Layout; COPIES],
    pub sides: [Vec<Effect>; 2],
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Base {
    /// Laid like a tile.
    Triangle,
    /// Laid on a Locus.
    Circle,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Monument {
    pub id: String,
    pub names: Names,
    pub base: Base,
    pub discs: Option<[Domain; 3]>,
    pub whom: Whom,
    pub effects: Vec<Effect>,
    pub levels: Vec<Level>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Level {
    pub cost: Cost,
    pub points: u8,
    pub influence: u8,
    pub layout: Layout,
    pub effects: Vec<Effect>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Objective {
    pub id: String,
    pub names: Names,
    /// Each is met when all its conditions are.
    pub goals: Vec<Vec<Condition>>,
}

/// What an objective asks for at the end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Whole Nodus.
    Nodus(Amounts),
    /// Cities of the levels 1, 2, 3; a higher one may stand for a lower one.
    Cities(Vec<u8>),
    /// Cities in one group of adjacent ones.
    Group(u8),
    /// Groups of adjacent cities: cities that are not adjacent.
    Groups(u8),
    /// Monuments under control.
    Monuments(u8),
    Influence(u16),
    Masteries {
        domains: Vec<Domain>,
        value: u8,
        least: u8,
    },
}

/// So much of some Domains, as packs write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Amounts {
    pub trade: u8,
    pub craft: u8,
    pub art: u8,
    pub science: u8,
    pub government: u8,
    pub religion: u8,
}

impl Amounts {
    pub fn knowledge(self) -> Knowledge {
        Knowledge([self.trade, self.craft, self.art, self.science, self.government, self.religion])
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Role {
    pub id: String,
    pub names: Names,
    pub domain: Domain,
    pub points: u8,
    pub power: Power,
}

/// What the holder of a role may do in the next Age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Says in which order players take their turns.
    TurnOrder,
    /// Draws so many tiles more.
    ExtraTiles(u8),
    /// Has so much Influence more at once.
    Influence(u8),
    /// Settlements of tiles they lay Produce so much more.
    SettlementYield(u8),
    /// Once, activates a tile that lies already instead of laying one.
    Reactivate,
    /// Once, lays a second tile.
    SecondTile,
}
