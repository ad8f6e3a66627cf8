//! A civilization tree: cards around the Campfire, joined by whole Nodus.

use crate::{
    Knowledge,
    nodus::{ANY, Half, Halves, Layout},
    pack::Pack,
};
use serde::{Deserialize, Serialize};
use table::Fixed;

/// Far more than 15 turns and all effects can bring.
pub(crate) const CARDS: usize = 48;
const OPENINGS: usize = 2 * CARDS + 4;

/// A card that lies in a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    #[default]
    Campfire,
    /// A mastery of the pack, and which of its copies.
    Mastery { card: u8, copy: u8 },
    /// A level of a monument of the pack, counted from 0.
    Level { monument: u8, level: u8 },
}

impl Card {
    pub fn layout(self, pack: &Pack) -> Layout {
        match self {
            Card::Campfire => pack.campfire,
            Card::Mastery { card, copy } => pack.masteries[usize::from(card)].layouts[usize::from(copy)],
            Card::Level { monument, level } => pack.monuments[usize::from(monument)].levels[usize::from(level)].layout,
        }
    }
}

/// A place in a tree: columns to the right and rows down from the Campfire.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Spot {
    pub x: i8,
    pub y: i8,
}

impl Spot {
    /// The place above, right, below or left.
    fn beside(self, side: usize) -> Spot {
        let (x, y) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
        Spot { x: self.x + x, y: self.y + y }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Placed {
    pub card: Card,
    pub spot: Spot,
    /// Quarters clockwise; 0 unless the rules let cards be turned.
    pub turned: u8,
    pub advanced: bool,
}

/// A free place beside a card, and which halves may come to each of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Opening {
    spot: Spot,
    fits: [Halves; 4],
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tree {
    cards: Fixed<Placed, CARDS>,
    openings: Fixed<Opening, OPENINGS>,
    /// Whole Nodus.
    nodus: Knowledge,
    /// Those of them with a Vestigium.
    white: u8,
}

impl Tree {
    /// The Campfire alone.
    pub(crate) fn new(pack: &Pack) -> Tree {
        let mut tree = Tree::default();
        tree.place(pack, Card::Campfire, Spot::default(), 0);
        tree
    }

    pub fn cards(&self) -> &[Placed] {
        self.cards.as_slice()
    }
    pub fn nodus(&self) -> &Knowledge {
        &self.nodus
    }
    pub fn vestigium_nodus(&self) -> u8 {
        self.white
    }
    pub(crate) fn is_full(&self) -> bool {
        self.cards.len() == CARDS
    }

    /// Whether a card of this layout may lie somewhere.
    pub fn has_room_for(&self, layout: Layout) -> bool {
        self.openings.as_slice().iter().any(|opening| fits(opening, layout))
    }

    /// Where a card of this layout may lie.
    pub fn room_for(&self, layout: Layout) -> impl Iterator<Item = Spot> + '_ {
        let all = self.openings.as_slice().iter();
        all.filter(move |opening| fits(opening, layout)).map(|opening| opening.spot)
    }

    /// The whole Nodus that a card would make there.
    pub fn joins(&self, pack: &Pack, layout: Layout, spot: Spot) -> Knowledge {
        let mut made = Knowledge::default();
        for (domain, _) in self.joints(pack, layout, spot) {
            made[domain] += 1;
        }
        made
    }

    fn joints<'a>(
        &'a self,
        pack: &'a Pack,
        layout: Layout,
        spot: Spot,
    ) -> impl Iterator<Item = (crate::Domain, bool)> + 'a {
        (0..4).filter_map(move |side| {
            let beside = spot.beside(side);
            let other = self.cards().iter().find(|placed| placed.spot == beside)?;
            let facing: Half = other.card.layout(pack).turned(other.turned).0[(side + 2) % 4];
            layout.0[side].whole(facing)
        })
    }

    /// The place must be open and fit; there must be room, see [`Tree::is_full`].
    pub(crate) fn place(&mut self, pack: &Pack, card: Card, spot: Spot, turned: u8) {
        let layout = card.layout(pack).turned(turned);
        let (mut nodus, mut white) = (self.nodus, self.white);
        for (domain, vestigium) in self.joints(pack, layout, spot) {
            nodus[domain] = nodus[domain].saturating_add(1);
            white = white.saturating_add(u8::from(vestigium));
        }
        (self.nodus, self.white) = (nodus, white);
        if let Some(at) = self.openings.as_slice().iter().position(|opening| opening.spot == spot) {
            self.openings.remove(at);
        }
        let placed = self.cards.push(Placed { card, spot, turned, advanced: false });
        debug_assert!(placed);
        for side in 0..4 {
            self.open(spot.beside(side), (side + 2) % 4, layout.0[side].mates());
        }
    }

    /// A place has a card on one of its sides now.
    fn open(&mut self, spot: Spot, side: usize, mates: Halves) {
        if let Some(opening) = self.openings.as_mut_slice().iter_mut().find(|opening| opening.spot == spot) {
            opening.fits[side] = mates;
        } else if self.cards().iter().all(|placed| placed.spot != spot) {
            let mut opening = Opening { spot, fits: [ANY; 4] };
            opening.fits[side] = mates;
            let opened = self.openings.push(opening);
            debug_assert!(opened);
        }
    }

    /// The mastery as it lies here.
    pub fn mastery(&self, wanted: u8) -> Option<&Placed> {
        self.cards().iter().find(|placed| matches!(placed.card, Card::Mastery { card, .. } if card == wanted))
    }

    /// Turns a mastery to its advanced side.
    pub(crate) fn upgrade(&mut self, wanted: u8) {
        let mut all = self.cards.as_mut_slice().iter_mut();
        if let Some(placed) = all.find(|placed| matches!(placed.card, Card::Mastery { card, .. } if card == wanted)) {
            placed.advanced = true;
        }
    }

    /// The masteries, and whether they are advanced.
    pub fn masteries(&self) -> impl Iterator<Item = (u8, bool)> + '_ {
        self.cards().iter().filter_map(|placed| match placed.card {
            Card::Mastery { card, .. } => Some((card, placed.advanced)),
            _ => None,
        })
    }

    /// The level cards: monument of the pack, and level counted from 0.
    pub fn levels(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.cards().iter().filter_map(|placed| match placed.card {
            Card::Level { monument, level } => Some((monument, level)),
            _ => None,
        })
    }
}

fn fits(opening: &Opening, layout: Layout) -> bool {
    layout.0.iter().zip(opening.fits).all(|(half, fits)| half.bit() & fits != 0)
}
