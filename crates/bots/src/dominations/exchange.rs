//! Exchanging Knowledge so that something can be paid.

use dominations::{Choice, Domain, Game, Knowledge};
use table::Seat;

/// What a player has to pay with.
pub(super) struct Purse {
    have: Knowledge,
    limits: Knowledge,
    /// Masteries that swap 1 for 1, as often as they still may, with the Domain they are bound to.
    swaps: Vec<(u8, Option<Domain>)>,
}

/// Without swaps, more exchanges cost more than they are worth.
const EXCHANGES: usize = 2;

impl Purse {
    pub(super) fn of(game: &Game, seat: Seat) -> Purse {
        let swaps =
            game.swaps(seat).flat_map(|(card, bound, left)| std::iter::repeat_n((card, bound), usize::from(left)));
        Purse { have: game.player(seat).knowledge, limits: game.reserves(seat), swaps: swaps.collect() }
    }

    /// Swaps and exchanges after which this can be paid; none when it can be already, or not at all.
    pub(super) fn exchanges_for(&self, cost: &Knowledge) -> Option<Vec<Choice>> {
        let mut missing = Vec::new();
        let mut spare = Vec::new();
        for domain in Domain::ALL {
            let (has, needs) = (self.have[domain], cost[domain]);
            if needs > self.limits[domain] {
                return None;
            }
            missing.extend((has..needs).map(|_| domain));
            spare.push((has.saturating_sub(needs), domain));
        }
        if missing.is_empty() || missing.len() > EXCHANGES + self.swaps.len() {
            return None;
        }
        let mut swaps = self.swaps.clone();
        let mut made = Vec::new();
        for take in missing {
            spare.sort_by_key(|(amount, _)| std::cmp::Reverse(*amount));
            let swap = swaps.iter().enumerate().find_map(|(index, (card, bound))| {
                let fits = |give: Domain| bound.is_none_or(|domain| domain == give || domain == take);
                let give = spare.iter().position(|(amount, give)| *amount >= 1 && fits(*give))?;
                Some((index, *card, give))
            });
            if let Some((index, mastery, at)) = swap {
                swaps.remove(index);
                spare[at].0 -= 1;
                made.push(Choice::Swap { mastery, give: spare[at].1, take });
            } else {
                let (amount, give) = spare.first_mut().filter(|(amount, _)| *amount >= 2)?;
                *amount -= 2;
                made.push(Choice::Exchange { give: *give, take });
            }
        }
        Some(made)
    }
}
