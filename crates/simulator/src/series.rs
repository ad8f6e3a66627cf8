//! What happens turn by turn: the coins of a turn, and points, cards and gains at its end.

use dominion::{Asked, Event, Game};
use serde::Serialize;
use table::{Observer, Rules, Seat};

/// Turns that are told apart; few games last longer.
pub const TURNS: usize = 60;

const MEASURES: usize = 4;
/// Numbers that are told apart, from [`LOWEST`] on; beyond them the outermost counts.
const MOST_BUCKETS: usize = 1024;
const LOWEST: i32 = -64;

/// One turn in numbers: coins, points, cards, gains.
type Turn = [i32; MEASURES];

/// The turns of one game, seat by seat.
#[derive(Default)]
pub(crate) struct Notes {
    turns: Vec<Vec<Turn>>,
    coins: Vec<Option<i32>>,
    gained: Vec<i32>,
    turn_of: Option<Seat>,
}

impl Notes {
    pub(crate) fn new(seats: usize) -> Notes {
        Notes { turns: vec![Vec::new(); seats], coins: vec![None; seats], gained: vec![0; seats], turn_of: None }
    }
    /// The coins of a turn are those with which its purchases begin.
    pub(crate) fn before(&mut self, game: &Game, asked: Asked<'_>) {
        if asked.is_purchase() {
            let seat = game.whose_turn();
            self.coins[seat.index()].get_or_insert_with(|| i32::from(game.seen(seat).coins()));
        }
    }
    pub(crate) fn after(&mut self, game: &Game, turn_of: Seat) {
        let seat = turn_of.index();
        if usize::from(game.turns(turn_of)) > self.turns[seat].len() {
            let cards = i32::from(game.seen(turn_of).cards_owned());
            let coins = self.coins[seat].take().unwrap_or(0);
            self.turns[seat].push([coins, game.score(turn_of), cards, self.gained[seat]]);
        }
    }
    pub(crate) fn of(&self, seat: Seat) -> &[Turn] {
        &self.turns[seat.index()]
    }
}

impl Observer<Event> for Notes {
    fn event(&mut self, event: Event) {
        match event {
            // what a possessed turn leaves behind is no part of the next one
            Event::TurnBegan { seat, .. } => {
                self.turn_of = Some(seat);
                (self.coins[seat.index()], self.gained[seat.index()]) = (None, 0);
            }
            Event::Gained { seat, .. } if self.turn_of.is_none_or(|turn_of| turn_of == seat) => {
                self.gained[seat.index()] += 1;
            }
            _ => {}
        }
    }
}

/// How often each number was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Histogram {
    counts: Vec<u64>,
    sum: i64,
}

impl Histogram {
    pub(crate) fn new() -> Histogram {
        Histogram { counts: Vec::new(), sum: 0 }
    }
    pub(crate) fn count(&mut self, number: i32) {
        let bucket = number.saturating_sub(LOWEST).clamp(0, MOST_BUCKETS as i32 - 1) as usize;
        self.reach(bucket + 1);
        self.counts[bucket] += 1;
        self.sum += i64::from(number);
    }
    fn reach(&mut self, buckets: usize) {
        self.counts.resize(self.counts.len().max(buckets), 0);
    }
    pub(crate) fn add(&mut self, other: &Histogram) {
        self.reach(other.counts.len());
        self.counts.iter_mut().zip(&other.counts).for_each(|(to, from)| *to += from);
        self.sum += other.sum;
    }
    fn games(&self) -> u64 {
        self.counts.iter().sum()
    }
    pub(crate) fn band(&self) -> Band {
        let games = self.games();
        let quantile = |share: f64| {
            let mut left = (share * games as f64).ceil().max(1.0) as u64;
            let passes = |count: &u64| {
                let passed = *count >= left;
                left = left.saturating_sub(*count);
                passed
            };
            self.counts.iter().position(passes).map_or(0, |at| at as i32 + LOWEST)
        };
        Band { mean: self.sum as f64 / games.max(1) as f64, p10: quantile(0.1), p90: quantile(0.9) }
    }
}

/// The mean, and between which numbers eight of ten games lie.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Band {
    pub mean: f64,
    pub p10: i32,
    pub p90: i32,
}

/// All games of one strategy, turn by turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Series(Vec<[Histogram; MEASURES]>);

impl Series {
    pub(crate) fn new() -> Series {
        Series(Vec::new())
    }
    pub(crate) fn count(&mut self, turns: &[Turn]) {
        let turns = &turns[..turns.len().min(TURNS)];
        while self.0.len() < turns.len() {
            self.0.push(std::array::from_fn(|_| Histogram::new()));
        }
        for (histograms, turn) in self.0.iter_mut().zip(turns) {
            histograms.iter_mut().zip(turn).for_each(|(histogram, number)| histogram.count(*number));
        }
    }
    pub(crate) fn add(&mut self, other: &Series) {
        while self.0.len() < other.0.len() {
            self.0.push(std::array::from_fn(|_| Histogram::new()));
        }
        for (to, from) in self.0.iter_mut().zip(&other.0) {
            to.iter_mut().zip(from).for_each(|(to, from)| to.add(from));
        }
    }
    pub(crate) fn report(&self) -> Vec<TurnReport> {
        let turn = |(i, [coins, points, cards, gained]): (usize, &[Histogram; MEASURES])| TurnReport {
            turn: i + 1,
            games: coins.games(),
            coins: coins.band(),
            points: points.band(),
            cards: cards.band(),
            gained: gained.band(),
        };
        self.0.iter().enumerate().map(turn).collect()
    }
}

/// One turn of a strategy over all games that lasted so long.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnReport {
    pub turn: usize,
    pub games: u64,
    /// Coins to spend.
    pub coins: Band,
    /// At the end of the turn.
    pub points: Band,
    pub cards: Band,
    /// Cards gained in the turn.
    pub gained: Band,
}

impl TurnReport {
    /// The four measures, by the names that files and texts use.
    pub fn bands(&self) -> [(&'static str, Band); MEASURES] {
        [("coins", self.coins), ("points", self.points), ("cards", self.cards), ("gained", self.gained)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_hold_eight_of_ten() {
        let mut histogram = Histogram::new();
        (1..=10).for_each(|number| histogram.count(number));
        assert_eq!(histogram.band(), Band { mean: 5.5, p10: 1, p90: 9 });
        histogram.count(-500); // further out than is told apart
        assert_eq!(histogram.band().p10, 1);
        let mut long = Histogram::new();
        (0..10).for_each(|_| long.count(400));
        histogram.add(&long);
        assert_eq!((long.band().p10, histogram.band().p90), (400, 400));
        assert_eq!(Histogram::new().band(), Band { mean: 0.0, p10: 0, p90: 0 });
    }
}
