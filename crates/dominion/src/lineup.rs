//! The kinds at this table, and what never changes about them during a game.

use crate::{
    Kind,
    card::{Cost, Types},
    zones::{SLOTS, Slot, slots},
};

const ABSENT: Slot = Slot::MAX;
/// The basic kinds have the same slot at every table.
pub(crate) const COPPER: Slot = Kind::Copper as Slot;
pub(crate) const SILVER: Slot = Kind::Silver as Slot;
pub(crate) const PROVINCE: Slot = Kind::Province as Slot;
const BASIC: usize = 7;
/// No printed cost is higher.
const COSTS: usize = 16;

/// Masks have a bit for each slot.
#[derive(Clone, Copy)]
pub(crate) struct Lineup {
    kinds: [Kind; SLOTS],
    len: u8,
    slot_of: [Slot; Kind::ALL.len()],
    /// The Supply piles: what the end of the game counts.
    pub(crate) supply: u64,
    pub(crate) actions: u64,
    pub(crate) treasures: u64,
    /// Those that may be revealed from hand when another player plays an Attack.
    pub(crate) attack_reactions: u64,
    /// Treasures that do no more than bring coins.
    pub(crate) plain_treasures: u64,
    cost: [Cost; SLOTS],
    pub(crate) coins: [u8; SLOTS],
    /// For each number of coins, the kinds that cost no more, and no potion.
    at_most: [u64; COSTS],
    /// The same for the kinds that cost a potion.
    at_most_with_potion: [u64; COSTS],
    /// Those with an ability for when they are discarded from play.
    pub(crate) leaving: u64,
    pub(crate) potions: [u8; SLOTS],
}

impl Lineup {
    /// The basic cards, Potion if a cost asks for it, and these kingdom cards, which must differ.
    pub(crate) fn new(kingdom: &[Kind]) -> Lineup {
        let mut lineup = Lineup {
            kinds: [Kind::Copper; SLOTS],
            len: 0,
            slot_of: [ABSENT; Kind::ALL.len()],
            supply: 0,
            actions: 0,
            treasures: 0,
            attack_reactions: 0,
            plain_treasures: 0,
            cost: [Cost::default(); SLOTS],
            coins: [0; SLOTS],
            at_most: [0; COSTS],
            at_most_with_potion: [0; COSTS],
            leaving: 0,
            potions: [0; SLOTS],
        };
        let potion = kingdom.iter().any(|kind| kind.card().cost.potion > 0).then_some(&Kind::Potion);
        Kind::ALL[..BASIC].iter().chain(potion).chain(kingdom).for_each(|&kind| lineup.seat(kind));
        lineup
    }

    fn seat(&mut self, kind: Kind) {
        let (slot, card) = (self.len as usize, kind.card());
        let bit = 1 << slot;
        self.kinds[slot] = kind;
        self.slot_of[kind as usize] = slot as Slot;
        self.len += 1;
        let mark = |mask: &mut u64, yes: bool| *mask |= if yes { bit } else { 0 };
        mark(&mut self.supply, true);
        mark(&mut self.actions, card.is(Types::ACTION));
        mark(&mut self.treasures, card.is(Types::TREASURE));
        mark(&mut self.plain_treasures, card.is(Types::TREASURE) && card.play.is_none());
        mark(&mut self.attack_reactions, card.reacts_to_attack.is_some());
        for (coins, mask) in self.at_most.iter_mut().enumerate() {
            mark(mask, card.cost.at_most(Cost::coins(coins as u8)));
        }
        for (coins, mask) in self.at_most_with_potion.iter_mut().enumerate() {
            mark(mask, card.cost.potion > 0 && usize::from(card.cost.coin) <= coins);
        }
        mark(&mut self.leaving, card.when_discarded_from_play.is_some());
        self.potions[slot] = card.potions;
        self.cost[slot] = card.cost;
        self.coins[slot] = card.coins;
    }

    #[inline]
    pub(crate) fn kind(&self, slot: Slot) -> Kind {
        self.kinds[slot as usize]
    }
    #[inline]
    pub(crate) fn slot(&self, kind: Kind) -> Option<Slot> {
        let slot = self.slot_of[kind as usize];
        (slot != ABSENT).then_some(slot)
    }
    pub(crate) fn kinds(&self) -> &[Kind] {
        &self.kinds[..self.len as usize]
    }
    #[inline]
    pub(crate) fn cost(&self, slot: Slot) -> Cost {
        self.cost[slot as usize]
    }
    /// Kinds that cost at most so many coins and no potion.
    #[inline]
    pub(crate) fn costing_at_most(&self, coins: u16) -> u64 {
        self.at_most[(coins as usize).min(COSTS - 1)]
    }
    /// Kinds that cost a potion and at most so many coins.
    pub(crate) fn costing_a_potion(&self, coins: u16) -> u64 {
        self.at_most_with_potion[(coins as usize).min(COSTS - 1)]
    }
    pub(crate) fn those(&self, mask: u64, fits: impl Fn(Kind) -> bool) -> u64 {
        slots(mask).filter(|&slot| fits(self.kind(slot))).fold(0, |m, slot| m | 1 << slot)
    }
}
