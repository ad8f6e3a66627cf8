//! The kinds at this table, and what never changes about them during a game.

use crate::{
    Kind,
    card::{Cost, Pile, Types},
    piles::{MIXED, Mixed},
    zones::{SLOTS, Slot, slots},
};

const ABSENT: Slot = Slot::MAX;
/// The basic kinds have the same slot at every table.
pub(crate) const COPPER: Slot = Kind::Copper as Slot;
pub(crate) const SILVER: Slot = Kind::Silver as Slot;
pub(crate) const PROVINCE: Slot = Kind::Province as Slot;
pub(crate) const BASIC: usize = 7;
/// No card costs more than 8 coins.
const COSTS: usize = 9;

/// Masks have a bit for each slot.
#[derive(Clone, Copy)]
pub(crate) struct Lineup {
    kinds: [Kind; SLOTS],
    len: u8,
    slot_of: [Slot; Kind::ALL.len()],
    /// The Supply piles of one kind.
    pub(crate) single_piles: u64,
    /// The kinds of each mixed Supply pile.
    pub(crate) mixed: [u64; MIXED],
    pub(crate) actions: u64,
    pub(crate) treasures: u64,
    /// Those that may be used from hand when another player plays an Attack.
    pub(crate) attack_reactions: u64,
    /// Treasures that do no more than bring coins.
    pub(crate) plain_treasures: u64,
    cost: [Cost; SLOTS],
    pub(crate) coins: [u8; SLOTS],
    /// For each number of coins, the kinds that cost no more of them.
    at_most: [u64; COSTS],
    costing_a_potion: u64,
    /// Those with an ability for when they are discarded from play.
    pub(crate) leaving: u64,
    pub(crate) when_gained: u64,
    pub(crate) when_trashed: u64,
    /// Those that may be discarded from hand when a card of their owner is trashed.
    pub(crate) trash_reactions: u64,
    pub(crate) victory_reactions: u64,
    /// Those that, in play, notice another Attack of their owner.
    pub(crate) when_you_attack: u64,
    pub(crate) at_end_of_buys: u64,
    pub(crate) topdecked_at_clean_up: u64,
    pub(crate) potions: [u8; SLOTS],
}

impl Lineup {
    /// The basic cards, these kingdom cards, which must differ, and what comes along with them.
    pub(crate) fn new(kingdom: &[Kind], shelters: bool) -> Lineup {
        let mut lineup = Lineup {
            kinds: [Kind::Copper; SLOTS],
            len: 0,
            slot_of: [ABSENT; Kind::ALL.len()],
            single_piles: 0,
            mixed: [0; MIXED],
            actions: 0,
            treasures: 0,
            attack_reactions: 0,
            plain_treasures: 0,
            cost: [Cost::default(); SLOTS],
            coins: [0; SLOTS],
            at_most: [0; COSTS],
            costing_a_potion: 0,
            leaving: 0,
            when_gained: 0,
            when_trashed: 0,
            trash_reactions: 0,
            victory_reactions: 0,
            when_you_attack: 0,
            at_end_of_buys: 0,
            topdecked_at_clean_up: 0,
            potions: [0; SLOTS],
        };
        let potion = kingdom.iter().any(|kind| kind.card().cost.potion > 0).then_some(&Kind::Potion);
        Kind::ALL[..BASIC].iter().chain(potion).for_each(|&kind| lineup.seat(kind));
        let pile_of = |pile| Kind::ALL.iter().filter(move |kind| kind.card().pile == Pile::Mixed(pile));
        for &kind in kingdom {
            match kind {
                Kind::Knights => pile_of(Mixed::Knights).for_each(|&knight| lineup.seat(knight)),
                kind => lineup.seat(kind),
            }
        }
        if kingdom.iter().any(|kind| kind.card().is(Types::LOOTER)) {
            pile_of(Mixed::Ruins).for_each(|&ruins| lineup.seat(ruins));
        }
        if shelters {
            Kind::ALL.iter().filter(|kind| kind.card().is(Types::SHELTER)).for_each(|&kind| lineup.seat(kind));
        }
        for brought in kingdom.iter().filter_map(|kind| kind.card().brings) {
            if lineup.slot(brought).is_none() {
                lineup.seat(brought);
            }
        }
        lineup
    }

    /// The ten piles, as they were chosen.
    pub(crate) fn kingdom(&self) -> Vec<Kind> {
        let mut kingdom = Vec::new();
        for &kind in self.kinds() {
            let pile = if kind.card().is(Types::KNIGHT) { Kind::Knights } else { kind };
            if pile.card().is_kingdom() && kingdom.last() != Some(&pile) {
                kingdom.push(pile);
            }
        }
        kingdom
    }
    pub(crate) fn has_shelters(&self) -> bool {
        self.slot(Kind::Hovel).is_some()
    }

    fn seat(&mut self, kind: Kind) {
        let (slot, card) = (self.len as usize, kind.card());
        let bit = 1 << slot;
        self.kinds[slot] = kind;
        self.slot_of[kind as usize] = slot as Slot;
        self.len += 1;
        let mark = |mask: &mut u64, yes: bool| *mask |= if yes { bit } else { 0 };
        mark(&mut self.single_piles, card.pile == Pile::Own);
        for pile in Mixed::ALL {
            mark(&mut self.mixed[pile as usize], card.pile == Pile::Mixed(pile));
        }
        mark(&mut self.actions, card.is(Types::ACTION));
        mark(&mut self.treasures, card.is(Types::TREASURE));
        mark(&mut self.plain_treasures, card.is(Types::TREASURE) && card.play.is_none());
        mark(&mut self.attack_reactions, card.reacts_to_attack.is_some());
        for (coins, mask) in self.at_most.iter_mut().enumerate() {
            mark(mask, usize::from(card.cost.coin) <= coins);
        }
        mark(&mut self.costing_a_potion, card.cost.potion > 0);
        mark(&mut self.leaving, card.when_discarded_from_play.is_some());
        mark(&mut self.when_gained, card.when_gained.is_some());
        mark(&mut self.when_trashed, card.when_trashed.is_some());
        mark(&mut self.trash_reactions, card.reacts_to_trash.is_some());
        mark(&mut self.victory_reactions, card.reacts_to_victory.is_some());
        mark(&mut self.when_you_attack, card.when_you_attack.is_some());
        mark(&mut self.at_end_of_buys, card.at_end_of_buys.is_some());
        mark(&mut self.topdecked_at_clean_up, card.topdecked_at_clean_up.is_some());
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
    /// Kinds that so many coins can pay, and a potion if there is one.
    #[inline]
    pub(crate) fn costing_at_most(&self, coins: u16, potion: bool) -> u64 {
        let without = if potion { 0 } else { self.costing_a_potion };
        self.at_most[(coins as usize).min(COSTS - 1)] & !without
    }
    pub(crate) fn has_pile(&self, pile: Mixed) -> bool {
        self.mixed[pile as usize] != 0
    }
    #[inline]
    pub(crate) fn mixed_pile_of(&self, slot: Slot) -> Option<Mixed> {
        Mixed::ALL.into_iter().find(|&pile| self.mixed[pile as usize] >> slot & 1 == 1)
    }
    /// Kinds with a pile of their own, in the Supply or beside it.
    pub(crate) fn with_own_pile(&self) -> u64 {
        self.those(self.all(), |kind| matches!(kind.card().pile, Pile::Own | Pile::OutsideSupply))
    }
    /// Every kind at this table.
    pub(crate) fn all(&self) -> u64 {
        (1 << self.len) - 1
    }
    pub(crate) fn those(&self, mask: u64, fits: impl Fn(Kind) -> bool) -> u64 {
        slots(mask).filter(|&slot| fits(self.kind(slot))).fold(0, |m, slot| m | 1 << slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the engine takes for granted about the cards.
    #[test]
    fn cards_fit_the_engine() {
        for kind in Kind::ALL {
            let card = kind.card();
            assert!(usize::from(card.cost.coin) < COSTS, "{kind} could never be bought");
            assert!(
                !(card.when_gained.is_some() && card.is(Types::VICTORY)),
                "{kind}: ability and Reaction need an order"
            );
            assert!(!(card.when_trashed.is_some() && card.reacts_to_trash.is_some()), "{kind} would mean two things");
        }
    }
}
