//! A deck has no order until somebody looks: a bag, and the few places that are decided. Nothing can leak an order that
//! does not exist.

use crate::zones::{Cards, Slot};
use serde::{Deserialize, Serialize};
use table::{Fixed, Luck, Stream};

/// The most decided places one deck can hold.
pub(crate) const PLACES: usize = 48;

/// A card whose place is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Cards beneath it.
    pub(crate) height: u16,
    pub(crate) slot: Slot,
    /// A bit for each seat that knows it.
    pub(crate) known: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Deck {
    /// The cards whose place is open.
    pub(crate) bag: Cards,
    /// Ascending by height.
    pub(crate) decided: Fixed<Place, PLACES>,
}

impl Deck {
    #[inline]
    pub(crate) fn len(&self) -> u16 {
        self.bag.len() + self.decided.len() as u16
    }

    /// Takes the top card; if its place was decided, with the seats that knew it.
    pub(crate) fn take_top(&mut self, luck: &Luck, stream: &mut Stream) -> Option<(Slot, u8)> {
        let height = self.len().checked_sub(1)?;
        if self.decided.last().is_some_and(|place| place.height == height) {
            return self.decided.pop().map(|place| (place.slot, place.known));
        }
        Some((self.take_any(luck, stream), 0))
    }

    #[inline]
    fn take_any(&mut self, luck: &Luck, stream: &mut Stream) -> Slot {
        let slot = self.bag.nth(luck.below(stream, u32::from(self.bag.len())) as u16);
        self.bag.remove(slot);
        slot
    }

    /// Moves up to `n` cards from the top to `hand`; says how many, and adds those that all of `everybody` knew to
    /// `shown`.
    #[inline]
    pub(crate) fn draw(
        &mut self,
        n: u16,
        luck: &Luck,
        stream: &mut Stream,
        hand: &mut Cards,
        shown: &mut Cards,
        everybody: u8,
    ) -> u16 {
        if !self.decided.is_empty() {
            for drawn in 0..n {
                let Some((slot, known)) = self.take_top(luck, stream) else { return drawn };
                hand.add(slot, 1);
                if known & everybody == everybody {
                    shown.add(slot, 1);
                }
            }
            return n;
        }
        let have = self.bag.len();
        if have <= n {
            self.bag.pour_into(hand); // all of them: their order is nobody's business
            return have;
        }
        self.bag.deal_by_lot(n, hand, |left| luck.below(stream, u32::from(left)) as u16);
        n
    }

    /// False when there is no room to note the place.
    #[must_use]
    pub(crate) fn put_on_top(&mut self, slot: Slot, known: u8) -> bool {
        self.decided.push(Place { height: self.len(), slot, known })
    }

    /// Puts a card under so many others; false when there is no room to note the place.
    #[must_use]
    pub(crate) fn insert(&mut self, slot: Slot, above: u16, known: u8) -> bool {
        let height = self.len().saturating_sub(above);
        if !self.decided.push(Place::default()) {
            return false;
        }
        let at = self.decided.as_slice().iter().take(self.decided.len() - 1).take_while(|p| p.height < height).count();
        let places = self.decided.as_mut_slice();
        places.copy_within(at..places.len() - 1, at + 1);
        places[at] = Place { height, slot, known };
        places[at + 1..].iter_mut().for_each(|place| place.height += 1);
        true
    }

    /// Everything in it, without an order.
    pub(crate) fn cards(&self) -> Cards {
        let mut cards = self.bag;
        self.decided.as_slice().iter().for_each(|place| cards.add(place.slot, 1));
        cards
    }
}
