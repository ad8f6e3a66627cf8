//! What cards cost now, and the ways card texts compare costs.

use crate::{Kind, card::Cost, state::State, zones::Slot};

impl State {
    #[inline]
    pub(crate) fn cost(&self, slot: Slot) -> Cost {
        self.lineup.cost(slot).minus(self.turn.reduction)
    }
    /// The piles that the turn's coins can buy from.
    #[inline]
    pub(crate) fn affordable(&self) -> u64 {
        let coins = self.turn.coins.saturating_add(u16::from(self.turn.reduction));
        self.stocked & self.lineup.costing_at_most(coins, self.turn.potions > 0)
    }
    pub(crate) fn costs_at_most(&self, kind: Kind, limit: Cost) -> bool {
        self.lineup.slot(kind).is_some_and(|slot| self.cost(slot).at_most(limit))
    }
    pub(crate) fn costs_exactly(&self, kind: Kind, cost: Cost) -> bool {
        self.lineup.slot(kind).is_some_and(|slot| self.cost(slot) == cost)
    }
    /// «$n or more»: a potion beside it does not matter.
    pub(crate) fn costs_at_least(&self, kind: Kind, coins: u8) -> bool {
        self.lineup.slot(kind).is_some_and(|slot| self.cost(slot).coin >= coins)
    }
    /// «Costs less»: at most as much of either, and not the same.
    pub(crate) fn costs_less(&self, kind: Kind, than: Cost) -> bool {
        self.costs_at_most(kind, than) && !self.costs_exactly(kind, than)
    }
    /// «From $n to $m»: no potion.
    pub(crate) fn costs_from_to(&self, kind: Kind, least: u8, most: u8) -> bool {
        self.costs_at_least(kind, least) && self.costs_up_to(kind, most)
    }
    pub(crate) fn costs_up_to(&self, kind: Kind, coins: u8) -> bool {
        self.costs_at_most(kind, Cost::coins(coins))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Game, scenario};

    /// Every card costs less, none below 0, and what can be bought follows.
    #[test]
    fn reductions_change_costs_and_purchases() {
        let Game(mut state) = scenario::lay("kingdom cellar\nphase buy\ncoins 4").unwrap();
        let affords = |state: &State, kind| state.affordable() >> state.lineup.slot(kind).unwrap() & 1 == 1;
        assert!(!affords(&state, Kind::Gold) && affords(&state, Kind::Silver));
        state.turn.reduction = 2;
        assert!(affords(&state, Kind::Gold) && !affords(&state, Kind::Province));
        let cost = |kind| state.cost(state.lineup.slot(kind).unwrap());
        assert_eq!(
            (cost(Kind::Gold), cost(Kind::Cellar), cost(Kind::Copper)),
            (Cost::coins(4), Cost::coins(0), Cost::coins(0))
        );
        assert!(state.costs_up_to(Kind::Duchy, 3) && !state.costs_up_to(Kind::Duchy, 2));
    }
}
