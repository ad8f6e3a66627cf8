//! The goals of an objective card.

use crate::pack::{Count, Per};
use crate::{pack::Condition, rewards::About, state::Game};
use table::Seat;

impl Game {
    /// Which goals of a player's objective are met now; none before it is known.
    pub fn goals_met(&self, seat: Seat) -> Vec<bool> {
        self.goals(seat).iter().map(|goal| goal.iter().all(|condition| self.is_met(seat, condition))).collect()
    }

    /// How far a player is with each condition of each goal, and how far they must come.
    pub(crate) fn goals_progress(&self, seat: Seat) -> Vec<Vec<(u16, u16)>> {
        let goal = |goal: &Vec<Condition>| goal.iter().map(|condition| self.progress(seat, condition)).collect();
        self.goals(seat).iter().map(goal).collect()
    }

    fn goals(&self, seat: Seat) -> &'static [Vec<Condition>] {
        let objective = self.pack.pack().objectives.get(usize::from(self.player(seat).objective));
        objective.map_or(&[], |objective| &objective.goals)
    }

    /// How far a player is with a condition, and how far they must come.
    pub fn progress(&self, seat: Seat, condition: &Condition) -> (u16, u16) {
        let count =
            |count: Count| self.count(seat, Per { count, each: 1, domain: None, value: None }, About::default());
        let player = self.player(seat);
        match condition {
            Condition::Nodus(amounts) => {
                let (have, need) = (player.tree.nodus(), amounts.knowledge());
                let done: u8 = need.iter().map(|(domain, least)| have[domain].min(least)).sum();
                (done.into(), need.total() as u16)
            }
            Condition::Cities(levels) => {
                let mut have = [0u8; 3];
                self.cities(seat).for_each(|(_, level)| have[usize::from(level) - 1] += 1);
                let need = levels.iter().map(|&number| u16::from(number)).sum();
                (cities_done(have, levels), need)
            }
            Condition::Group(least) => (count(Count::LargestGroup).min((*least).into()), (*least).into()),
            Condition::Groups(least) => ((self.city_groups(seat).len() as u16).min((*least).into()), (*least).into()),
            Condition::Monuments(least) => (count(Count::MonumentsControlled).min((*least).into()), (*least).into()),
            Condition::Influence(least) => (player.influence.min(*least), *least),
            Condition::Masteries { domains, value, least } => {
                // a higher value does not stand in for a lower one
                let fitting = player.tree.masteries().filter(|(card, _)| {
                    let card = &self.pack.masteries[usize::from(*card)];
                    card.value == *value && domains.contains(&card.domain)
                });
                ((fitting.count() as u16).min((*least).into()), (*least).into())
            }
        }
    }

    fn is_met(&self, seat: Seat, condition: &Condition) -> bool {
        let (done, needed) = self.progress(seat, condition);
        done >= needed
    }
}

/// How many of the cities asked for are there: each stands for one of its own level, or of a lower one.
fn cities_done(mut have: [u8; 3], levels: &[u8]) -> u16 {
    let mut done = 0;
    for (level, &needed) in levels.iter().enumerate().rev() {
        let mut needed = needed;
        for better in &mut have[level..] {
            let used = needed.min(*better);
            *better -= used;
            needed -= used;
            done += u16::from(used);
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_cities_stand_for_lower_ones_once() {
        for (have, need, done) in [
            ([4, 1, 0], &[4, 1][..], 5),
            ([3, 2, 0], &[4, 1], 5),
            ([3, 1, 0], &[4, 1], 4),
            ([0, 0, 5], &[4, 1], 5),
            ([0, 0, 4], &[4, 1], 4),
            ([9, 0, 0], &[0, 2], 0),
            ([0, 0, 1], &[0, 0, 1], 1),
        ] {
            assert_eq!(cities_done(have, need), done, "{have:?} for {need:?}");
        }
    }
}
