//! Sums of many games, and the intervals around them.

use crate::series::{Band, Histogram, Notes, Series, TurnReport};
use serde::Serialize;
use table::Seat;

/// What a set of games has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub games: u64,
    /// Games without an end, see [`crate::TURN_LIMIT`].
    pub stopped: u64,
    /// Fewer games than planned: somebody stopped the work.
    pub interrupted: bool,
    pub seats: Vec<SeatReport>,
    /// Turns of the player who had most.
    pub length: Band,
    pub games_per_second: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    pub strategy: String,
    pub wins: u64,
    /// Shared wins, and games that were stopped.
    pub ties: u64,
    pub losses: u64,
    /// A win shared by two counts half, by three a third.
    pub share: f64,
    pub share_ci95: [f64; 2],
    pub mean_score: f64,
    pub mean_turns: f64,
    pub openings: Vec<OpeningReport>,
    /// Empty unless it was asked for.
    pub turns: Vec<TurnReport>,
}

/// Games that began with five and two coins, or with four and three.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OpeningReport {
    pub coins: &'static str,
    pub games: u64,
    pub share: f64,
    pub share_ci95: [f64; 2],
}

/// One game's result, by strategy.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) won: Vec<bool>,
    pub(crate) score: Vec<i32>,
    pub(crate) turns: Vec<u16>,
    /// Who had five coins in one of the first two hands.
    pub(crate) five_two: Vec<bool>,
    /// At the limit of turns: it has no winner.
    pub(crate) stopped: bool,
}

/// Whole numbers only, so that adding in any grouping gives the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    stopped: u64,
    all: Vec<SeatTally>,
    length: Histogram,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatTally {
    wins: u64,
    ties: u64,
    losses: u64,
    score: i64,
    turns: u64,
    parts: Parts,
    /// With five and two coins, with four and three.
    openings: [Parts; 2],
    series: Series,
}

/// A won game is 60 parts: up to six players can share them.
const WHOLE: u64 = 60;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Parts {
    games: u64,
    sum: u64,
    squares: u64,
}

impl Parts {
    fn count(&mut self, parts: u64) {
        self.games += 1;
        self.sum += parts;
        self.squares += parts * parts;
    }
    pub(crate) fn add(&mut self, other: Parts) {
        self.games += other.games;
        self.sum += other.sum;
        self.squares += other.squares;
    }
    /// A game that nobody shares.
    pub(crate) fn win_or_lose(&mut self, won: bool) {
        self.count(if won { WHOLE } else { 0 });
    }
    pub(crate) fn games(self) -> u64 {
        self.games
    }
    pub(crate) fn share(self) -> f64 {
        self.sum as f64 / (WHOLE * self.games.max(1)) as f64
    }
    /// Where the true share lies with 95 % confidence.
    pub(crate) fn ci95(self) -> [f64; 2] {
        self.interval(1.959_963_984_540_054)
    }
    /// Wilson's interval, with the variance that shared wins leave: their outcomes spread less than wins and losses
    /// would, so the games count for more.
    pub(crate) fn interval(self, z: f64) -> [f64; 2] {
        if self.games == 0 {
            return [0.0, 1.0];
        }
        let (n, share) = (self.games as f64, self.share());
        let spread = self.squares as f64 / (WHOLE * WHOLE) as f64 / n - share * share;
        let effective = if spread > 1e-12 { n * share * (1.0 - share) / spread } else { n };
        let z2 = z * z / effective;
        let centre = (share + z2 / 2.0) / (1.0 + z2);
        let half = z * ((share * (1.0 - share) + z2 / 4.0) / effective).sqrt() / (1.0 + z2);
        [(centre - half).max(0.0), (centre + half).min(1.0)]
    }
}

impl SeatTally {
    fn new() -> SeatTally {
        SeatTally {
            wins: 0,
            ties: 0,
            losses: 0,
            score: 0,
            turns: 0,
            parts: Parts::default(),
            openings: [Parts::default(); 2],
            series: Series::new(),
        }
    }
}

impl Tally {
    pub(crate) fn new(seats: usize) -> Tally {
        Tally { stopped: 0, all: vec![SeatTally::new(); seats], length: Histogram::new() }
    }

    /// A stopped game has no winner: all share it.
    pub(crate) fn count(&mut self, outcome: &Outcome) {
        let Outcome { won, score, turns, five_two, stopped } = outcome;
        self.stopped += u64::from(*stopped);
        self.length.count(turns.iter().copied().max().map_or(0, i32::from));
        let winners = won.iter().filter(|&&won| won).count() as u64;
        let seats = self.all.len() as u64;
        for (i, seat) in self.all.iter_mut().enumerate() {
            let (counter, parts) = match (won[i], winners) {
                (true, 1) => (&mut seat.wins, WHOLE),
                (true, _) => (&mut seat.ties, WHOLE / winners),
                (false, 0) => (&mut seat.ties, WHOLE / seats),
                (false, _) => (&mut seat.losses, 0),
            };
            *counter += 1;
            seat.parts.count(parts);
            seat.openings[usize::from(!five_two[i])].count(parts);
            seat.score += i64::from(score[i]);
            seat.turns += u64::from(turns[i]);
        }
    }

    /// What was noted turn by turn; `seat_of` says where each strategy sat.
    pub(crate) fn count_turns(&mut self, notes: &Notes, seat_of: impl Fn(usize) -> Seat) {
        self.all.iter_mut().enumerate().for_each(|(i, seat)| seat.series.count(notes.of(seat_of(i))));
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.stopped += other.stopped;
        self.length.add(&other.length);
        for (seat, more) in self.all.iter_mut().zip(&other.all) {
            seat.wins += more.wins;
            seat.ties += more.ties;
            seat.losses += more.losses;
            seat.score += more.score;
            seat.turns += more.turns;
            seat.parts.add(more.parts);
            seat.openings.iter_mut().zip(more.openings).for_each(|(to, from)| to.add(from));
            seat.series.add(&more.series);
        }
    }

    /// What a strategy has won.
    pub(crate) fn parts(&self, strategy: usize) -> Parts {
        self.all[strategy].parts
    }

    pub(crate) fn games(&self) -> u64 {
        self.all.first().map_or(0, |seat| seat.parts.games)
    }

    /// Whether some strategy surely wins more or less than its equal share. Looked at a dozen times in a run, so many
    /// standard errors are wrong in fewer than five of a hundred runs; with more seats there are more shares to err with.
    pub(crate) fn is_clear(&self) -> bool {
        let errors = match self.all.len() {
            0..=2 => 3.0,
            3 => 3.32,
            4 => 3.40,
            5 => 3.46,
            _ => 3.51,
        };
        let equal = 1.0 / self.all.len().max(1) as f64;
        self.all.iter().map(|seat| seat.parts.interval(errors)).any(|[low, high]| low > equal || high < equal)
    }

    pub(crate) fn report(&self, strategies: &[String], planned: u64, games_per_second: f64) -> Report {
        let n = self.games().max(1) as f64;
        let opening = |(coins, parts): (&'static str, &Parts)| OpeningReport {
            coins,
            games: parts.games,
            share: parts.share(),
            share_ci95: parts.ci95(),
        };
        let seat = |(tally, strategy): (&SeatTally, &String)| SeatReport {
            strategy: strategy.clone(),
            wins: tally.wins,
            ties: tally.ties,
            losses: tally.losses,
            share: tally.parts.share(),
            share_ci95: tally.parts.ci95(),
            mean_score: tally.score as f64 / n,
            mean_turns: tally.turns as f64 / n,
            openings: ["5/2", "4/3"].into_iter().zip(&tally.openings).map(opening).collect(),
            turns: tally.series.report(),
        };
        Report {
            games: self.games(),
            stopped: self.stopped,
            interrupted: self.games() < planned,
            seats: self.all.iter().zip(strategies).map(seat).collect(),
            length: self.length.band(),
            games_per_second,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(wins: u64, ties: u64, games: u64) -> Parts {
        let mut parts = Parts::default();
        (0..games).for_each(|i| parts.count(if i < wins { 60 } else { 30 * u64::from(i < wins + ties) }));
        parts
    }

    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = parts(60, 0, 100).ci95();
        assert!((low - 0.5020).abs() < 1e-3 && (high - 0.6906).abs() < 1e-3, "{low} {high}");
        assert_eq!(Parts::default().ci95(), [0.0, 1.0]);
        let [low, high] = parts(0, 0, 10).ci95();
        assert!(low == 0.0 && high < 0.31, "{low} {high}");
    }

    #[test]
    fn ties_narrow_the_interval() {
        let [low, high] = parts(25, 50, 100).ci95();
        let [wide_low, wide_high] = parts(50, 0, 100).ci95();
        assert!(low > wide_low && high < wide_high);
    }

    fn outcome(won: &[bool], stopped: bool) -> Outcome {
        let n = won.len();
        Outcome { won: won.to_vec(), score: vec![6; n], turns: vec![9; n], five_two: vec![false; n], stopped }
    }

    #[test]
    fn a_tie_counts_half() {
        let mut tally = Tally::new(2);
        tally.count(&outcome(&[true, false], false));
        tally.count(&outcome(&[true, true], false));
        tally.count(&outcome(&[false, false], true));
        let report = tally.report(&["a".into(), "b".into()], 3, 1.0);
        assert_eq!((report.seats[0].wins, report.seats[0].ties, report.seats[0].losses), (1, 2, 0));
        assert!((report.seats[0].share - 2.0 / 3.0).abs() < 1e-9);
        assert_eq!((report.stopped, report.interrupted), (1, false));
    }

    #[test]
    fn three_share_a_game_of_five() {
        let mut tally = Tally::new(5);
        tally.count(&outcome(&[true, true, true, false, false], false));
        let names: Vec<String> = (0..5).map(|i| i.to_string()).collect();
        let shares: Vec<f64> = tally.report(&names, 1, 1.0).seats.iter().map(|seat| seat.share).collect();
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9 && (shares[0] - 1.0 / 3.0).abs() < 1e-9, "{shares:?}");
    }

    #[test]
    fn few_games_are_not_clear() {
        let mut tally = Tally::new(2);
        (0..6).for_each(|_| tally.count(&outcome(&[true, false], false)));
        assert!(!tally.is_clear());
        (0..20).for_each(|_| tally.count(&outcome(&[true, false], false)));
        assert!(tally.is_clear());
    }
}
