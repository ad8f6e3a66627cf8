//! What cards cost now, and the ways card texts compare costs.

use crate::{Kind, card::Cost, state::State, zones::Slot};

impl State {
    #[inline]
    pub(crate) fn cost(&self, slot: Slot) -> Cost {
        self.lineup.cost(slot)
    }
    /// The piles that the turn's coins can buy from.
    #[inline]
    pub(crate) fn affordable(&self) -> u64 {
        self.stocked & self.lineup.costing_at_most(self.turn.coins)
    }
    pub(crate) fn costs_at_most(&self, kind: Kind, limit: Cost) -> bool {
        self.lineup.slot(kind).is_some_and(|slot| self.cost(slot).at_most(limit))
    }
    pub(crate) fn costs_up_to(&self, kind: Kind, coins: u8) -> bool {
        self.costs_at_most(kind, Cost::coins(coins))
    }
}
