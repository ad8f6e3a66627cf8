//! Points, and who has won.

use crate::{
    card::{Owned, Points},
    state::State,
};
use table::{Seat, Standing, Standings};

impl State {
    /// Over all cards the player owns, wherever they lie.
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        let owned = self.owned(seat);
        let count = |kind| self.lineup.slot(kind).map_or(0, |slot| owned.of(slot));
        let window = Owned { count: &count, kinds: self.lineup.kinds(), cards: owned.len() };
        owned
            .iter()
            .map(|(slot, n)| {
                let each = match self.lineup.kind(slot).card().points {
                    Points::Fixed(points) => i32::from(points),
                    Points::By(points) => points(&window),
                };
                each * i32::from(n)
            })
            .sum()
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
