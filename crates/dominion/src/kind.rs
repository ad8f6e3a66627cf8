//! Which card it is. Ids are stable: replays, scenarios and content use them.

use crate::{
    Kind,
    card::{Pile, Types},
    piles::Mixed,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// Lists every card once: its name in the code, its id, and the const that is the card.
macro_rules! kinds {
    ($($kind:ident $id:literal $card:path,)*) => {
        /// A card by name.
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[repr(u8)]
        pub enum Kind { #[default] $($kind),* }

        impl Kind {
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),*];
            pub(crate) const IDS: &'static [&'static str] = &[$($id),*];
        }

        pub(crate) static CARDS: [Card; Kind::ALL.len()] = [$($card),*];
    };
}
pub(crate) use kinds;

impl Kind {
    pub fn id(self) -> &'static str {
        Kind::IDS[self as usize]
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static crate::card::Card {
        &crate::cards::CARDS[self as usize]
    }

    /// The cards that a kingdom can be made of.
    pub fn kingdom_cards() -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(|kind| kind.card().is_kingdom())
    }

    /// The kingdom pile with which a card comes to the table: its own, or the first that brings it along. None for basic
    /// cards and Shelters.
    pub fn brought_by(self) -> Option<Kind> {
        let first = |brings: &dyn Fn(Kind) -> bool| Kind::kingdom_cards().find(|pile| brings(*pile));
        match self.card().pile {
            Pile::Mixed(Mixed::Knights) => Some(Kind::Knights),
            Pile::Mixed(Mixed::Ruins) => first(&|pile| pile.card().is(Types::LOOTER)),
            Pile::OutsideSupply => first(&|pile| pile.card().brings == Some(self)),
            Pile::Own | Pile::None => self.card().is_kingdom().then_some(self),
        }
    }

    pub fn is_action(self) -> bool {
        self.card().is(Types::ACTION)
    }
    pub fn is_treasure(self) -> bool {
        self.card().is(Types::TREASURE)
    }
    pub fn is_victory(self) -> bool {
        self.card().is(Types::VICTORY)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no card «{0}»")]
pub struct UnknownCard(pub String);

impl FromStr for Kind {
    type Err = UnknownCard;
    fn from_str(id: &str) -> Result<Kind, UnknownCard> {
        Kind::ALL.iter().copied().find(|k| k.id() == id).ok_or_else(|| UnknownCard(id.to_owned()))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(D::Error::custom)
    }
}
