//! Sums of many games, and the intervals around them.

use crate::{Outcome, Report, SeatReport};

/// Whole numbers only, so that adding in any grouping gives the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    games: u64,
    stopped: u64,
    seats: Vec<SeatTally>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SeatTally {
    wins: u64,
    ties: u64,
    losses: u64,
    score: i64,
    turns: u64,
}

impl Tally {
    pub(crate) fn new(seats: usize) -> Tally {
        Tally { games: 0, stopped: 0, seats: vec![SeatTally::default(); seats] }
    }

    /// A stopped game has no winner and counts as a tie.
    pub(crate) fn count(&mut self, outcome: &Outcome) {
        let Outcome { won, score, turns, stopped } = outcome;
        self.games += 1;
        self.stopped += u64::from(*stopped);
        let winners = won.iter().filter(|&&won| won).count();
        for (i, seat) in self.seats.iter_mut().enumerate() {
            match (won[i], winners) {
                (true, 1) => seat.wins += 1,
                (true, _) | (false, 0) => seat.ties += 1,
                (false, _) => seat.losses += 1,
            }
            seat.score += i64::from(score[i]);
            seat.turns += u64::from(turns[i]);
        }
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.stopped += other.stopped;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += more.wins;
            seat.ties += more.ties;
            seat.losses += more.losses;
            seat.score += more.score;
            seat.turns += more.turns;
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.games
    }
    /// Of a seat; a tie counts half.
    pub(crate) fn share(&self, seat: usize) -> f64 {
        let SeatTally { wins, ties, .. } = self.seats[seat];
        (wins as f64 + ties as f64 / 2.0) / self.games.max(1) as f64
    }
    pub(crate) fn interval(&self, seat: usize) -> [f64; 2] {
        let SeatTally { wins, ties, .. } = self.seats[seat];
        interval(wins, ties, self.games)
    }

    pub(crate) fn report(&self, strategies: &[String], games_per_second: f64) -> Report {
        let n = self.games.max(1) as f64;
        let seat = |(tally, strategy): (&SeatTally, &String)| SeatReport {
            strategy: strategy.clone(),
            wins: tally.wins,
            ties: tally.ties,
            losses: tally.losses,
            share: (tally.wins as f64 + tally.ties as f64 / 2.0) / n,
            share_ci95: interval(tally.wins, tally.ties, self.games),
            mean_score: tally.score as f64 / n,
            mean_turns: tally.turns as f64 / n,
        };
        let seats = self.seats.iter().zip(strategies).map(seat).collect();
        Report { games: self.games, stopped: self.stopped, seats, games_per_second }
    }
}

/// Where the true share lies with 95 % confidence: Wilson's interval, with the variance that ties leave.
fn interval(wins: u64, ties: u64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let n = games as f64;
    let share = (wins as f64 + ties as f64 / 2.0) / n;
    // a tie counts half, so its outcomes spread less than wins and losses would: n effective games
    let spread = (wins as f64 + ties as f64 / 4.0) / n - share * share;
    let effective = if spread > 1e-12 && ties > 0 { n * (share * (1.0 - share)) / spread } else { n };
    let z = 1.959_963_984_540_054_f64;
    let z2 = z * z / effective;
    let centre = (share + z2 / 2.0) / (1.0 + z2);
    let half = z * ((share * (1.0 - share) + z2 / 4.0) / effective).sqrt() / (1.0 + z2);
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = interval(60, 0, 100);
        assert!((low - 0.5020).abs() < 1e-3 && (high - 0.6906).abs() < 1e-3, "{low} {high}");
        assert_eq!(interval(0, 0, 0), [0.0, 1.0]);
        let [low, high] = interval(0, 0, 10);
        assert!(low == 0.0 && high < 0.31, "{low} {high}");
    }

    #[test]
    fn ties_narrow_the_interval() {
        let [low, high] = interval(25, 50, 100);
        let [wide_low, wide_high] = interval(50, 0, 100);
        assert!(low > wide_low && high < wide_high);
    }

    #[test]
    fn a_tie_counts_half() {
        let mut tally = Tally::new(2);
        let outcome =
            |won: [bool; 2], stopped| Outcome { won: won.to_vec(), score: vec![6, 3], turns: vec![9, 9], stopped };
        tally.count(&outcome([true, false], false));
        tally.count(&outcome([true, true], false));
        tally.count(&outcome([false, false], true));
        let report = tally.report(&["a".into(), "b".into()], 1.0);
        assert_eq!((report.seats[0].wins, report.seats[0].ties, report.seats[0].losses), (1, 2, 0));
        assert!((report.seats[0].share - 2.0 / 3.0).abs() < 1e-9);
        assert_eq!(report.stopped, 1);
    }
}
