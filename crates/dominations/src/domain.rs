//! The six Domains of Knowledge, and amounts of them.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Domain {
    Trade,
    Craft,
    Art,
    Science,
    Government,
    Religion,
}

impl Domain {
    pub const ALL: [Domain; 6] =
        [Domain::Trade, Domain::Craft, Domain::Art, Domain::Science, Domain::Government, Domain::Religion];

    pub fn index(self) -> usize {
        self as usize
    }

    /// How tiles, Nodus and scenarios write it.
    pub fn letter(self) -> char {
        ['T', 'C', 'A', 'S', 'G', 'R'][self.index()]
    }

    pub fn from_letter(letter: char) -> Option<Domain> {
        Domain::ALL.into_iter().find(|domain| domain.letter() == letter)
    }

    /// How content packs and content keys spell it.
    pub fn id(self) -> &'static str {
        ["trade", "craft", "art", "science", "government", "religion"][self.index()]
    }
}

/// So much of each Domain.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Knowledge(pub [u8; 6]);

impl Knowledge {
    pub fn one(domain: Domain, amount: u8) -> Knowledge {
        let mut all = Knowledge::default();
        all[domain] = amount;
        all
    }

    pub fn total(&self) -> u32 {
        self.0.iter().map(|&amount| u32::from(amount)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    pub fn covers(&self, other: &Knowledge) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Domain, u8)> + '_ {
        Domain::ALL.into_iter().map(|domain| (domain, self[domain])).filter(|(_, amount)| *amount > 0)
    }

    pub(crate) fn add(&mut self, other: &Knowledge) {
        self.0.iter_mut().zip(other.0).for_each(|(have, more)| *have = have.saturating_add(more));
    }

    /// What is there must cover it.
    pub(crate) fn take(&mut self, other: &Knowledge) {
        self.0.iter_mut().zip(other.0).for_each(|(have, less)| *have = have.saturating_sub(less));
    }
}

impl Index<Domain> for Knowledge {
    type Output = u8;
    fn index(&self, domain: Domain) -> &u8 {
        &self.0[domain.index()]
    }
}

impl IndexMut<Domain> for Knowledge {
    fn index_mut(&mut self, domain: Domain) -> &mut u8 {
        &mut self.0[domain.index()]
    }
}
