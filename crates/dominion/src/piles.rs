//! The piles that cards come from: one kind each, or the two mixed ones, of which only the top card is seen.
//!
//! The order of a mixed pile does not exist before a card is turned up, just as that of a deck: a bag of the cards that
//! nobody has seen yet lies in [`State::unowned`], and each new top is drawn from it. The Ruins that went back to the box
//! are in the same bag, because nobody knows which they are.

use crate::{
    engine::Engine,
    events::Event,
    state::State,
    zones::{Cards, Slot},
};
use serde::{Deserialize, Serialize};
use table::Fixed;

/// A Supply pile of different cards.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mixed {
    Knights,
    Ruins,
}

pub(crate) const MIXED: usize = Mixed::ALL.len();

impl Mixed {
    pub const ALL: [Mixed; 2] = [Mixed::Knights, Mixed::Ruins];
    pub fn id(self) -> &'static str {
        match self {
            Mixed::Knights => "knights",
            Mixed::Ruins => "ruins",
        }
    }
}

/// The cards decided in advance on a pile that a scenario lays.
const ORDER: usize = 10;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct MixedPile {
    pub(crate) left: u8,
    /// As far as it is decided, the visible card last.
    pub(crate) order: Fixed<Slot, ORDER>,
}

impl MixedPile {
    pub(crate) fn top(&self) -> Option<Slot> {
        self.order.last().copied()
    }
    pub(crate) fn forget_what_is_covered(&mut self) {
        while self.order.len() > 1 {
            self.order.remove(0);
        }
    }
}

impl State {
    pub(crate) fn mixed_pile(&self, pile: Mixed) -> &MixedPile {
        &self.mixed_piles[pile as usize]
    }

    /// The cards of a mixed pile that nobody has gained, those in the box included.
    pub(crate) fn unclaimed(&self, pile: Mixed) -> Cards {
        self.unowned.within(self.lineup.mixed[pile as usize])
    }

    /// Notes which piles have cards, after the Supply was laid.
    pub(crate) fn recount_piles(&mut self) {
        self.stocked = self.unowned.mask() & self.lineup.single_piles;
        self.empty_piles = (self.lineup.single_piles & !self.stocked).count_ones() as u8;
        for pile in Mixed::ALL.into_iter().filter(|&pile| self.lineup.has_pile(pile)) {
            match self.mixed_pile(pile).top() {
                Some(top) => self.stocked |= 1 << top,
                None => self.empty_piles += 1,
            }
        }
    }
}

impl Engine<'_> {
    /// False when the pile is empty, or another card lies on top of it.
    #[inline]
    pub(crate) fn take_from_pile(&mut self, slot: Slot) -> bool {
        if let Some(pile) = self.lineup.mixed_pile_of(slot) {
            return self.take_top_of_pile(pile, slot);
        }
        let taken = self.unowned.take(slot);
        if taken && self.unowned.of(slot) == 0 && self.lineup.single_piles >> slot & 1 == 1 {
            self.stocked &= !(1 << slot);
            self.empty_piles += 1;
        }
        taken
    }

    fn take_top_of_pile(&mut self, pile: Mixed, slot: Slot) -> bool {
        if self.mixed_pile(pile).top() != Some(slot) || !self.unowned.take(slot) {
            return false;
        }
        self.mixed_piles[pile as usize].order.pop();
        self.mixed_piles[pile as usize].left -= 1;
        self.turn_up(pile);
        self.recount_piles();
        true
    }

    /// A pile shows its top card.
    pub(crate) fn turn_up(&mut self, pile: Mixed) {
        let unclaimed = self.unclaimed(pile);
        let state = &mut **self;
        let shown = &mut state.mixed_piles[pile as usize];
        if shown.left == 0 || unclaimed.is_empty() {
            return;
        }
        if shown.order.is_empty() {
            let lot = state.luck.below(&mut state.pile_streams[pile as usize], u32::from(unclaimed.len()));
            let room = shown.order.push(unclaimed.nth(lot as u16));
            debug_assert!(room, "an empty order has room");
        }
        self.revealed = true;
    }

    /// After a card has left a mixed pile: which one lies open now.
    pub(crate) fn tell_new_top(&mut self, taken: Slot) {
        if let Some(top) = self.lineup.mixed_pile_of(taken).and_then(|pile| self.mixed_pile(pile).top()) {
            self.tell(|e| Event::TurnedUp { card: e.lineup.kind(top) });
        }
    }

    /// A card goes back to the pile of its kind; none of those that do is of a mixed pile.
    pub(crate) fn return_to_pile(&mut self, slot: Slot) {
        debug_assert!(self.lineup.mixed_pile_of(slot).is_none());
        self.unowned.add(slot, 1);
        self.recount_piles();
    }
}
