//! Points, and who has won.

use crate::{
    card::{Owned, Points},
    state::State,
    zones::{Cards, Slot},
};
use table::{Seat, Standing, Standings};

impl State {
    /// Over all cards the player owns, wherever they lie.
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        let owned = self.owned(seat);
        owned.iter().map(|(slot, copies)| self.points_each(&owned, slot) * i32::from(copies)).sum()
    }

    /// What one copy is worth to somebody who owns these cards.
    pub(crate) fn points_each(&self, owned: &Cards, slot: Slot) -> i32 {
        let count = |kind| self.lineup.slot(kind).map_or(0, |slot| owned.of(slot));
        match self.lineup.kind(slot).card().points {
            Points::Fixed(points) => i32::from(points),
            Points::By(points) => points(&Owned { count: &count, kinds: self.lineup.kinds(), cards: owned.len() }),
        }
    }

    /// Most points; among equals, fewest turns; if still equal, the victory is shared.
    pub(crate) fn standings(&self) -> Standings {
        let result = |seat: Seat| (self.score(seat), std::cmp::Reverse(self.player(seat).turns));
        let best = self.all_seats().map(result).max();
        let standing = |seat: Seat| {
            let (score, std::cmp::Reverse(turns)) = result(seat);
            Standing { seat, score, turns: u32::from(turns), won: Some(result(seat)) == best }
        };
        Standings(self.all_seats().map(standing).collect())
    }
}
