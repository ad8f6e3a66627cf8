//! Where cards lie. Cards of one kind are alike, so a zone is counts per kind of this table.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The most kinds one table can hold: 7 basic, Potion, 19 of ten piles with the Knights, Ruins, Shelters and the three
/// piles outside the Supply make 38.
pub(crate) const SLOTS: usize = 40;
const WORDS: usize = SLOTS / 8;

/// A kind's place at this table.
pub(crate) type Slot = u8;

/// Cards without an order: eight counts to a word, so that whole zones are added, compared and searched word by word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards {
    words: [u64; WORDS],
    len: u16,
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

#[inline]
fn shift(slot: Slot) -> u32 {
    u32::from(slot & 7) * 8
}

impl Cards {
    #[inline]
    pub(crate) fn one(slot: Slot) -> Cards {
        let mut cards = Cards::default();
        cards.add(slot, 1);
        cards
    }
    #[inline]
    pub(crate) fn len(&self) -> u16 {
        self.len
    }
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }
    #[inline]
    pub(crate) fn of(&self, slot: Slot) -> u16 {
        (self.words[slot as usize / 8] >> shift(slot) & 0xff) as u16
    }
    #[inline]
    pub(crate) fn add(&mut self, slot: Slot, n: u16) {
        self.words[slot as usize / 8] += u64::from(n) << shift(slot);
        self.len += n;
    }
    /// Takes one card that is known to be here.
    #[inline]
    pub(crate) fn remove(&mut self, slot: Slot) {
        debug_assert!(self.of(slot) > 0);
        self.words[slot as usize / 8] -= 1 << shift(slot);
        self.len -= 1;
    }
    /// Takes one card, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) -> bool {
        self.take_up_to(slot, 1) == 1
    }
    #[inline]
    pub(crate) fn take_up_to(&mut self, slot: Slot, n: u16) -> u16 {
        let n = n.min(self.of(slot));
        self.words[slot as usize / 8] -= u64::from(n) << shift(slot);
        self.len -= n;
        n
    }
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Cards) {
        for (to, from) in self.words.iter_mut().zip(other.words) {
            *to += from;
        }
        self.len += other.len;
    }
    /// Takes these cards out; they must all be here.
    pub(crate) fn remove_all(&mut self, other: &Cards) {
        debug_assert!(other.iter().all(|(slot, n)| self.of(slot) >= n), "cards are taken from where they are not");
        for (to, from) in self.words.iter_mut().zip(other.words) {
            *to -= from;
        }
        self.len -= other.len;
    }
    #[inline]
    pub(crate) fn pour_into(&mut self, to: &mut Cards) {
        to.add_all(self);
        *self = Cards::default();
    }
    /// Bit *s* says whether slot *s* holds a card.
    #[inline]
    pub(crate) fn mask(&self) -> u64 {
        self.words.iter().enumerate().fold(0, |mask, (i, &w)| {
            let nonzero = (((w & !HIGH) + !HIGH) | w) & HIGH;
            mask | (((nonzero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i))
        })
    }
    /// The kind of the `r`-th card, counting in the order of slots.
    #[inline]
    pub(crate) fn nth(&self, r: u16) -> Slot {
        debug_assert!(r < self.len);
        if self.len < 128 { self.nth_of_few(r) } else { self.nth_of_many(r) }
    }
    /// Byte *i* of `word × ONES` is the sum of counts 0..=i; comparing all eight with `r` at once needs the eighth bit
    /// of each byte free.
    #[inline]
    fn nth_of_few(&self, r: u16) -> Slot {
        let mut r = u64::from(r);
        for (i, word) in self.words.iter().enumerate() {
            let sums = word.wrapping_mul(ONES);
            let total = sums >> 56;
            if r < total {
                let passed = ((((r * ONES) | HIGH) - sums) & HIGH) >> 7;
                return (8 * i) as Slot + (passed.wrapping_mul(ONES) >> 56) as Slot;
            }
            r -= total;
        }
        unreachable!("the length is the sum of the counts")
    }
    /// Moves `n` cards, each by lot, to another zone; there are more than `n`.
    #[inline]
    pub(crate) fn deal_by_lot(&mut self, n: u16, to: &mut Cards, mut lot: impl FnMut(u16) -> u16) {
        let mut dealt = 0;
        if self.len < 128 {
            // While only the first eight kinds are left, everything stays in two registers.
            let (mut bag, mut hand) = (self.words[0], to.words[0]);
            while dealt < n {
                let sums = bag.wrapping_mul(ONES);
                if (sums >> 56) as u16 != self.len - dealt {
                    break;
                }
                let r = u64::from(lot(self.len - dealt));
                let passed = ((((r * ONES) | HIGH) - sums) & HIGH) >> 7;
                let one = 1 << (passed.wrapping_mul(ONES) >> 56 << 3);
                bag -= one;
                hand += one;
                dealt += 1;
            }
            (self.words[0], to.words[0]) = (bag, hand);
            self.len -= dealt;
            to.len += dealt;
        }
        for _ in dealt..n {
            let slot = self.nth(lot(self.len));
            self.remove(slot);
            to.add(slot, 1);
        }
    }
    #[cold]
    fn nth_of_many(&self, mut r: u16) -> Slot {
        for (slot, n) in self.iter() {
            if r < n {
                return slot;
            }
            r -= n;
        }
        unreachable!("the length is the sum of the counts")
    }
    /// The last kind in the order of slots.
    #[inline]
    pub(crate) fn highest(&self) -> Option<Slot> {
        let (i, word) = self.words.iter().enumerate().rev().find(|(_, word)| **word != 0)?;
        Some((8 * i) as Slot + (63 - word.leading_zeros() as Slot) / 8)
    }
    /// Kinds present and their numbers, in the order of slots.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Slot, u16)> + '_ {
        slots(self.mask()).map(|slot| (slot, self.of(slot)))
    }
    /// Every card by itself, in the order of slots.
    pub(crate) fn copies(&self) -> impl Iterator<Item = Slot> + '_ {
        self.iter().flat_map(|(slot, n)| (0..n).map(move |_| slot))
    }
    /// The cards whose slot is in the mask.
    pub(crate) fn within(&self, mask: u64) -> Cards {
        let mut cards = Cards::default();
        slots(self.mask() & mask).for_each(|slot| cards.add(slot, self.of(slot)));
        cards
    }
}

impl FromIterator<Slot> for Cards {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Cards {
        let mut cards = Cards::default();
        slots.into_iter().for_each(|slot| cards.add(slot, 1));
        cards
    }
}

/// The slots of a mask, ascending.
#[inline]
pub(crate) fn slots(mut mask: u64) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let slot = mask.trailing_zeros() as Slot;
            mask &= mask - 1;
            slot
        })
    })
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(s)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut cards = Cards::default();
        for (slot, n) in Vec::<(Slot, u16)>::deserialize(d)? {
            if slot as usize >= SLOTS || n == 0 || n > 255 - cards.of(slot) {
                return Err(D::Error::custom(format!("{n} cards of kind {slot}")));
            }
            cards.add(slot, n);
        }
        Ok(cards)
    }
}

/// A discard pile: its cards, those that went down unseen by the others, and the last few that lie on top.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Discard {
    pub(crate) cards: Cards,
    /// The part that nobody but the owner saw go down.
    pub(crate) hidden: Cards,
    /// The topmost cards, last byte on top, each as slot + 1; 0 is «not known which».
    recent: u32,
    /// Grows with each arrival and departure: an effect that remembers it knows whether its card has been covered.
    stamp: u16,
    /// Grows with each departure: an effect that remembers it knows whether its card may have left.
    departures: u16,
}

/// What an effect remembers of a discard pile is less than this, so that it fits beside «none» in ten bits.
const MARKS: u16 = 0x3ff;

impl Discard {
    #[inline]
    pub(crate) fn put(&mut self, slot: Slot) {
        self.cards.add(slot, 1);
        self.recent = self.recent << 8 | (u32::from(slot) + 1);
        self.stamp = self.stamp.wrapping_add(1);
    }
    /// Several at once. The others see only `top`, if it is not covered at once, and know of `seen` that it is there.
    #[inline]
    pub(crate) fn put_covered(&mut self, cards: &Cards, top: Option<Slot>, seen: &Cards) {
        self.cards.add_all(cards);
        self.hidden.add_all(cards);
        if !seen.is_empty() {
            self.hidden.remove_all(seen);
        }
        if let Some(top) = top.filter(|&top| seen.of(top) == 0) {
            self.hidden.remove(top);
        }
        let below = if cards.len() == 1 { self.recent << 8 } else { 0 };
        self.recent = below | top.map_or(0, |top| u32::from(top) + 1);
        self.stamp = self.stamp.wrapping_add(1);
    }
    /// Cards that everybody has seen, the last one on top.
    #[inline]
    pub(crate) fn put_all(&mut self, slots: impl Iterator<Item = Slot>) {
        let mut recent = self.recent;
        for slot in slots {
            self.cards.add(slot, 1);
            recent = recent << 8 | (u32::from(slot) + 1);
        }
        self.recent = recent;
        self.stamp = self.stamp.wrapping_add(1);
    }
    /// Changes with the pile.
    pub(crate) fn stamp(&self) -> u16 {
        self.stamp % MARKS
    }
    /// Changes when a card leaves the pile.
    pub(crate) fn departures(&self) -> u16 {
        self.departures % MARKS
    }
    #[inline]
    pub(crate) fn top(&self) -> Option<Slot> {
        (self.recent as u8).checked_sub(1)
    }
    /// The known top cards.
    pub(crate) fn tops(&self) -> impl Iterator<Item = Slot> {
        self.recent.to_be_bytes().into_iter().filter_map(|byte| byte.checked_sub(1))
    }
    /// Takes the top card, if it is this one; the next is then seen, by lot where nobody knows which it is.
    pub(crate) fn take_top(&mut self, slot: Slot, lot: impl FnOnce(u16) -> u16) -> bool {
        let found = self.top() == Some(slot) && self.cards.take(slot);
        if found {
            self.recent >>= 8;
            self.uncover(lot);
        }
        found
    }
    /// Takes a card that everybody saw go down, wherever it lies now.
    pub(crate) fn take_seen(&mut self, slot: Slot, lot: impl FnOnce(u16) -> u16) -> bool {
        if self.top() == Some(slot) {
            return self.take_top(slot, lot);
        }
        let found = self.cards.take(slot);
        if found {
            let mut tops = self.recent.to_be_bytes();
            if let Some(at) = tops.iter().rposition(|&byte| byte == slot + 1) {
                tops.copy_within(..at, 1);
                tops[0] = 0;
            }
            self.recent = u32::from_be_bytes(tops);
            self.uncover(lot);
        }
        found
    }
    /// Takes a card out of a pile that its owner looks through. The others cannot tell which, so that all they knew of
    /// the pile becomes uncertain; only its top card lies open.
    pub(crate) fn take_unseen(&mut self, slot: Slot, lot: impl FnOnce(u16) -> u16) -> bool {
        if !self.cards.take(slot) {
            return false;
        }
        let top = self.top().filter(|&top| self.cards.of(top) > 0);
        self.recent = top.map_or(0, |top| u32::from(top) + 1);
        self.hidden = self.cards;
        if let Some(top) = top {
            self.hidden.remove(top);
        }
        self.uncover(lot);
        true
    }
    fn uncover(&mut self, lot: impl FnOnce(u16) -> u16) {
        self.stamp = self.stamp.wrapping_add(1);
        self.departures = self.departures.wrapping_add(1);
        if self.top().is_none() && !self.cards.is_empty() {
            self.recent = u32::from(self.cards.nth(lot(self.cards.len()))) + 1;
        }
        // whichever copy it was, one of this kind now lies open
        if let Some(top) = self.top()
            && self.hidden.of(top) == self.cards.of(top)
        {
            self.hidden.take(top);
        }
    }
    /// All cards leave, as when they are shuffled.
    #[inline]
    pub(crate) fn empty(&mut self) -> Cards {
        let cards = self.cards;
        let (stamp, departures) = (self.stamp.wrapping_add(1), self.departures.wrapping_add(1));
        *self = Discard { stamp, departures, ..Discard::default() };
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_counts_through_the_slots() {
        for big in [3, 120] {
            let mut cards = Cards::default();
            for (slot, n) in [(0, big), (2, 1), (7, 2), (8, big), (39, 1)] {
                cards.add(slot, n);
            }
            let flat: Vec<Slot> = cards.copies().collect();
            assert_eq!(flat.len(), cards.len() as usize);
            (0..cards.len()).for_each(|r| assert_eq!(cards.nth(r), flat[r as usize]));
            assert_eq!(cards.mask(), 1 | 1 << 2 | 1 << 7 | 1 << 8 | 1 << 39);
            assert_eq!(cards.highest(), Some(39));
        }
    }

    #[test]
    fn six_seats_of_treasure_fit_in_one_zone() {
        let mut cards = Cards::default();
        for (slot, n) in [(0, 120), (1, 80), (2, 60)] {
            cards.add(slot, n);
        }
        assert_eq!(cards.len(), 260);
        assert_eq!((cards.nth(119), cards.nth(120), cards.nth(200), cards.nth(259)), (0, 1, 2, 2));
    }

    /// Under other cards, under a second copy, and under more cards than are remembered.
    #[test]
    fn a_card_seen_to_go_down_is_found_under_others() {
        let mut pile = Discard::default();
        [4, 5, 4, 6].into_iter().for_each(|slot| pile.put(slot));
        assert!(pile.take_seen(5, |_| 0));
        assert_eq!((pile.top(), pile.tops().collect::<Vec<_>>()), (Some(6), vec![4, 4, 6]));
        assert!(pile.take_seen(4, |_| 0) && pile.take_seen(6, |_| 0));
        assert_eq!((pile.top(), pile.cards), (Some(4), Cards::one(4)));
        [7, 1, 2, 3, 1].into_iter().for_each(|slot| pile.put(slot));
        assert!(pile.take_seen(7, |_| 0) && !pile.take_seen(7, |_| 0));
        assert_eq!((pile.top(), pile.cards.len()), (Some(1), 5));
    }

    #[test]
    fn what_lies_under_several_cards_discarded_at_once_is_unknown() {
        let mut pile = Discard::default();
        pile.put(4);
        pile.put_covered(&[0, 1, 3].into_iter().collect(), Some(3), &Cards::default());
        assert_eq!(pile.top(), Some(3));
        assert_eq!(pile.hidden, [0, 1].into_iter().collect());
        assert!(pile.take_top(3, |n| n - 1));
        assert_eq!(pile.top(), Some(4), "the lot has fallen on the last of the rest");
        assert!(!pile.take_top(0, |_| 0), "only the top card can be taken");
        assert!(pile.take_unseen(1, |_| 0));
        assert_eq!(pile.hidden, Cards::one(0));
        pile.put_covered(&[1, 2, 2].into_iter().collect(), Some(1), &Cards::one(2));
        assert_eq!(pile.hidden, [0, 2].into_iter().collect(), "one of the cards was known before");
    }
}
