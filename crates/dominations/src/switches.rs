//! Every rule that the rulebook leaves open or that a pack might want otherwise, in one place: `content/rules.toml`.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Which sides a laid tile Produces from.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    ChooseOne,
    All,
}

/// What a closed Locus is.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Locus {
    /// Produced instead of a side.
    Alternative,
    /// Produced besides.
    Additional,
}

/// Which cities a tile activates that is used through a Locus.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocusCities {
    EdgeAdjacent,
    Ring,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Switches {
    pub sides: Sides,
    pub locus: Locus,
    pub locus_match_bonus: bool,
    pub locus_cities: LocusCities,
    /// What an activated city of level 1, 2, 3 Produces.
    pub city_yield: [u8; 3],
    /// Without a city, and with one of level 1, 2, 3.
    pub reserve_steps: [u8; 4],
    /// Only at the highest step does what overflows bring points.
    pub overflow_only_at_most: bool,
    pub overflow_points: u8,
    pub city_cost: [u8; 3],
    pub city_influence: [u8; 3],
    pub city_tokens: u8,
    /// The most Influence with which only masteries of value 3, and of values 3 and 6, can be copied.
    pub copy_thresholds: [u16; 2],
    /// The role of Government with two players.
    pub governor_points_with_two: u8,
    /// Every role at the end of the last Age.
    pub role_points_at_the_end: u8,
    /// For no goal met, one, two …
    pub objective_points: [u8; 6],
    pub tree_rotation: bool,
    pub hand: u8,
    pub ages: u8,
    pub turns_per_age: u8,
}

impl Default for Switches {
    fn default() -> Switches {
        static USUAL: LazyLock<Switches> = LazyLock::new(|| {
            toml::from_str(include_str!("../content/rules.toml")).expect("the switches that come along are complete")
        });
        *USUAL
    }
}
