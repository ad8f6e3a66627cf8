//! The half Nodus on the four sides of a card, and which of them make a whole one.

use crate::Domain;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// Half a Nodus. «Vestigium pueden conectarse a cualquier otro color … dos Vestigium no pueden conectarse entre sí.
/// Corruptio no pueden conectarse a ningún color» (Dominations, Fase de desarrollo).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    Of(Domain),
    Vestigium,
    Corruptio,
}

/// A set of halves, a bit for each.
pub(crate) type Halves = u8;
pub(crate) const ANY: Halves = u8::MAX;
const VESTIGIUM: Halves = 1 << 6;
const CORRUPTIO: Halves = 1 << 7;
const COLOURS: Halves = VESTIGIUM - 1;

impl Half {
    pub(crate) fn bit(self) -> Halves {
        match self {
            Half::Of(domain) => 1 << domain.index(),
            Half::Vestigium => VESTIGIUM,
            Half::Corruptio => CORRUPTIO,
        }
    }

    /// The halves that make a whole one with it.
    pub(crate) fn mates(self) -> Halves {
        match self {
            Half::Of(domain) => 1 << domain.index() | VESTIGIUM,
            Half::Vestigium => COLOURS,
            Half::Corruptio => 0,
        }
    }

    /// The whole Nodus that two halves make, and whether one of them is a Vestigium.
    pub fn whole(self, other: Half) -> Option<(Domain, bool)> {
        match (self, other) {
            (Half::Of(a), Half::Of(b)) if a == b => Some((a, false)),
            (Half::Of(domain), Half::Vestigium) | (Half::Vestigium, Half::Of(domain)) => Some((domain, true)),
            _ => None,
        }
    }

    pub fn letter(self) -> char {
        match self {
            Half::Of(domain) => domain.letter(),
            Half::Vestigium => 'V',
            Half::Corruptio => 'K',
        }
    }

    fn from_letter(letter: char) -> Option<Half> {
        match letter {
            'V' => Some(Half::Vestigium),
            'K' => Some(Half::Corruptio),
            _ => Domain::from_letter(letter).map(Half::Of),
        }
    }
}

/// The four halves of a card: above, right, below, left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout(pub [Half; 4]);

impl Layout {
    /// Turned clockwise by quarters.
    pub fn turned(self, quarters: u8) -> Layout {
        let mut halves = self.0;
        halves.rotate_right(usize::from(quarters % 4));
        Layout(halves)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("«{0}» is no layout of Nodus: four letters of T, C, A, S, G, R, V, K, clockwise from above")]
pub struct LayoutError(String);

impl FromStr for Layout {
    type Err = LayoutError;
    fn from_str(text: &str) -> Result<Layout, LayoutError> {
        let halves: Option<Vec<Half>> = text.chars().map(Half::from_letter).collect();
        let halves = halves.and_then(|halves| <[Half; 4]>::try_from(halves).ok());
        halves.map(Layout).ok_or_else(|| LayoutError(text.to_owned()))
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|half| write!(f, "{}", half.letter()))
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Layout, D::Error> {
        String::deserialize(d)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_that_fit_make_a_whole_one() {
        let all: Vec<Half> = "TCASGRVK".chars().map(|letter| Half::from_letter(letter).unwrap()).collect();
        for &one in &all {
            for &other in &all {
                assert_eq!(one.mates() & other.bit() != 0, one.whole(other).is_some(), "{one:?} {other:?}");
                assert_eq!(one.whole(other), other.whole(one));
            }
        }
        assert_eq!(Half::Vestigium.whole(Half::Vestigium), None);
        assert_eq!(Half::Corruptio.whole(Half::Corruptio), None);
        assert_eq!(Half::Of(Domain::Art).whole(Half::Vestigium), Some((Domain::Art, true)));
    }

    #[test]
    fn layouts_are_read_and_turned() {
        let layout: Layout = "TCVK".parse().unwrap();
        assert_eq!(layout.turned(1).to_string(), "KTCV");
        assert_eq!(layout.turned(4), layout);
        for bad in ["", "TCV", "TCVKT", "TCVX"] {
            assert!(bad.parse::<Layout>().is_err());
        }
    }
}
