//! What cards do, as data.

use crate::Domain;
use serde::{Deserialize, Serialize};

/// One thing that a card does while it lies in a tree, or a monument while it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Gives something whenever something happens.
    Reward(Reward),
    /// Settlements of this colour on tiles one lays Produce more.
    SettlementYield { domain: Domain, more: u8 },
    /// One's activated cities on settlements of this colour Produce more.
    CityYield { domain: Domain, more: u8 },
    /// One's activated cities that touch this monument Produce more.
    BaseCityYield { more: u8 },
    /// Something costs less.
    Cheaper { what: Buying, less: u8 },
    /// Each own city beside a monument counts for more when its control is decided.
    Control { more: u8 },
    /// The first so many steps of the Reserve count as one step higher.
    Reserve { steps: u8 },
    /// What overflows at the highest step is worth so many points instead.
    Overflow { points: u8 },
    /// So much Knowledge is kept between Ages.
    Keep { knowledge: u8 },
    /// A larger hand when it is filled up.
    Hand { tiles: u8 },
    /// So many times a turn, 1 Knowledge becomes 1 of another colour; with a Domain, one of the two is of that.
    Swap {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        domain: Option<Domain>,
        times: u8,
    },
    /// A city and a level in the same Construction phase; one of the two costs less.
    BothConstructions { less: u8 },
    /// A new mastery and an upgrade in the same Development phase; one of the two costs less.
    BothDevelopments { less: u8 },
    /// Once an Age a second city in the same Construction phase; it costs less.
    SecondCity { less: u8 },
    /// A mastery of this value for nothing, when the card comes or is turned.
    FreeMastery { value: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reward {
    pub on: Trigger,
    pub give: Give,
    pub amount: u8,
    /// So much for each of these rather than once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// Not more than this in all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// Only then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub produced: Option<Produced>,
}

/// When a reward comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// The card comes into the tree.
    Acquired,
    /// The card is turned to this side.
    Upgraded,
    TurnStart,
    GrowthEnd,
    /// One has used a Locus.
    Locus,
    CityBuilt,
    CityRaised,
    LevelTaken,
    /// One has developed a mastery.
    Developed,
    /// One has turned a mastery.
    MasteryUpgraded,
    RoleTaken,
    /// A tile one has laid activates another player's city.
    RivalCityActivated,
    /// A tile is laid against the base of this monument.
    Connected,
    EndOfAge,
    EndOfGame,
}

impl Trigger {
    pub const ALL: [Trigger; 15] = [
        Trigger::Acquired,
        Trigger::Upgraded,
        Trigger::TurnStart,
        Trigger::GrowthEnd,
        Trigger::Locus,
        Trigger::CityBuilt,
        Trigger::CityRaised,
        Trigger::LevelTaken,
        Trigger::Developed,
        Trigger::MasteryUpgraded,
        Trigger::RoleTaken,
        Trigger::RivalCityActivated,
        Trigger::Connected,
        Trigger::EndOfAge,
        Trigger::EndOfGame,
    ];
}

/// What a reward is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Give {
    Trade,
    Craft,
    Art,
    Science,
    Government,
    Religion,
    /// Knowledge of the player's choice.
    Wild,
    /// Knowledge of the colour of what has happened: of the mastery, or of the city.
    Same,
    Points,
    Influence,
}

impl Give {
    pub fn domain(self) -> Option<Domain> {
        Domain::ALL.get(self as usize).copied()
    }
}

/// For every `each` of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per {
    pub count: Count,
    #[serde(default = "one")]
    pub each: u8,
    /// Nodus of this colour, masteries of at least this value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub domain: Option<Domain>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
}

fn one() -> u8 {
    1
}

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Whole Nodus of one colour.
    Nodus,
    /// Sets of three whole Nodus of three colours.
    NodusSets,
    /// Whole Nodus with a Vestigium in them.
    VestigiumNodus,
    Influence,
    /// Knowledge one has.
    Knowledge,
    Cities,
    CityLevels,
    /// Cities of the largest group of adjacent ones.
    LargestGroup,
    /// Colours of settlements on which one has a city.
    SettlementColours,
    /// Level cards of monuments in one's tree.
    MonumentLevels,
    MonumentsControlled,
    /// Masteries turned to the advanced side.
    Advanced,
    /// Masteries of at least some value.
    Masteries,
    /// Own cities that touch this monument.
    BaseCities,
    /// The levels of own cities that touch this monument.
    BaseCityLevels,
}

/// So much of a colour was Produced in this Growth phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Produced {
    pub domain: Domain,
    pub least: u8,
}

/// What can be made cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Buying {
    City,
    Level,
    Develop,
    Upgrade,
}

/// Whom the effect of a monument is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Whoever controls it.
    Controller,
    Everybody,
    /// Whoever has made it happen.
    Active,
}
