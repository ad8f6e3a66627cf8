//! Many games on all cores, and what they say. The same seed gives the same numbers on any number of threads.

mod search;
mod statistics;

pub use search::{Found, LEAST_BUDGET, Leader, SearchPlan, search};

use bots::{Bot, Dice, Recipe};
use dominion::{Edition, First, Game, Kind, Prepared, Setup, SetupError, Shelters};
use rayon::prelude::*;
use serde::Serialize;
use statistics::Tally;
use table::{Generator, Luck, Refused, Rules, Seat, Seed};

/// A game that has not ended after so many turns of one player is stopped and counted as stopped.
pub const TURN_LIMIT: u16 = 400;
/// So is one in which so many answers were given: somebody goes round in circles within a turn.
const ANSWER_LIMIT: u32 = 100_000;

#[derive(Clone, Debug)]
pub struct Plan {
    /// One for each seat, and what it is called.
    pub players: Vec<(String, Recipe)>,
    pub kingdom: Vec<Kind>,
    pub rules: Edition,
    pub shelters: Shelters,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    #[error("{0} games: give a number from 1 to {MOST_GAMES}")]
    Games(u64),
    #[error("{0} games: a search needs at least {LEAST_BUDGET}")]
    Budget(u64),
    #[error("{0} threads: give a number from 1 to {MOST_THREADS}")]
    Threads(usize),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("«{bot}» answered illegally in game {game}: {refused}")]
    Illegal { bot: String, game: u64, refused: Refused },
}

pub const MOST_GAMES: u64 = 1_000_000_000;
pub const MOST_THREADS: usize = 1024;
/// Games between two looks at the work left.
const BATCH: u64 = 256;

/// What a plan has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub games: u64,
    pub stopped: u64,
    pub seats: Vec<SeatReport>,
    pub games_per_second: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    pub strategy: String,
    pub wins: u64,
    pub ties: u64,
    pub losses: u64,
    /// A tie counts half.
    pub share: f64,
    pub share_ci95: [f64; 2],
    pub mean_score: f64,
    pub mean_turns: f64,
}

/// One game's result, by strategy.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) won: Vec<bool>,
    pub(crate) score: Vec<i32>,
    pub(crate) turns: Vec<u16>,
    /// At the limit of turns: it has no winner.
    pub(crate) stopped: bool,
}

/// Runs a plan. Strategies change seats from game to game, so that nobody has the first turn more often.
/// `progress` is told the number of games done.
pub fn run(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, PlanError> {
    if !(1..=MOST_GAMES).contains(&plan.games) {
        return Err(PlanError::Games(plan.games));
    }
    if !(1..=MOST_THREADS).contains(&plan.threads) {
        return Err(PlanError::Threads(plan.threads));
    }
    let seats = u8::try_from(plan.players.len()).unwrap_or(u8::MAX);
    let setup = Setup { rules: plan.rules, shelters: plan.shelters, ..Setup::new(seats, &plan.kingdom) };
    let tables = tables(&setup)?;
    let started = std::time::Instant::now();
    let work = || -> Result<Vec<Tally>, PlanError> {
        let batches = plan.games.div_ceil(BATCH);
        let batch = |batch: u64| {
            let range = batch * BATCH..((batch + 1) * BATCH).min(plan.games);
            let tally = play_batch(&plan.players, &tables, plan.seed, range.clone());
            progress(range.end - range.start);
            tally
        };
        (0..batches).into_par_iter().map(batch).collect()
    };
    let tallies = on_threads(plan.threads, work)?;
    let mut total = Tally::new(plan.players.len());
    tallies.iter().for_each(|tally| total.add(tally)); // in order: sums do not depend on the threads
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let names: Vec<String> = plan.players.iter().map(|(name, _)| name.clone()).collect();
    Ok(total.report(&names, plan.games as f64 / seconds))
}

/// The table for each seat that may begin.
fn tables(setup: &Setup) -> Result<Vec<Prepared>, SetupError> {
    Prepared::new(&Setup { first: First::Random, ..setup.clone() })?;
    let begins = |seat| Prepared::new(&Setup { first: First::Seat(Seat(seat)), ..setup.clone() });
    (0..setup.seats).map(begins).collect()
}

/// Work that is spread over so many threads; where the machine refuses them, over its own.
fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

fn play_batch(
    named: &[(String, Recipe)],
    tables: &[Prepared],
    seed: u64,
    games: std::ops::Range<u64>,
) -> Result<Tally, PlanError> {
    let mut tally = Tally::new(named.len());
    let mut players: Vec<Box<dyn Bot>> = named.iter().map(|(_, recipe)| recipe.make()).collect();
    for number in games {
        let seats = named.len() as u64;
        // pairs (or rounds) of games share their luck; strategies move on by one seat
        let (round, shift) = (number / seats, (number % seats) as usize);
        let seed = Seed::from_number(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(round));
        let played = play(&tables[(round % seats) as usize], seed, &mut players, shift);
        let outcome = played.map_err(|(bot, refused)| {
            let bot = named[bot].0.clone();
            PlanError::Illegal { bot, game: number, refused }
        })?;
        tally.count(&outcome);
    }
    Ok(tally)
}

/// Plays one game; strategy `i` sits at seat `(i + shift) % seats`. An error names the strategy that answered illegally.
fn play(table: &Prepared, seed: Seed, players: &mut [Box<dyn Bot>], shift: usize) -> Result<Outcome, (usize, Refused)> {
    let luck = Luck::new(Generator::SplitMix64, seed);
    let mut game = Game::deal(table, luck);
    let seats = players.len();
    let mut dice: Vec<Dice> = (0..seats).map(|i| Dice::new(luck, i as u16)).collect();
    let strategy_at = |seat: Seat| (seat.index() + seats - shift) % seats;
    let mut answers = 0;
    let stopped = loop {
        let Some(asked) = game.asked() else { break false };
        answers += 1;
        let (seat, who) = (asked.decider(), strategy_at(asked.decider()));
        if game.turns(seat) >= TURN_LIMIT || answers > ANSWER_LIMIT {
            break true;
        }
        let reply = players[who].answer(game.seen(seat), asked, &mut dice[who]);
        game.reply(&reply).map_err(|refused| (who, refused))?;
    };
    let seat_of = |strategy: usize| Seat(((strategy + shift) % seats) as u8);
    let standings = game.standings();
    let won = |i: usize| standings.as_ref().is_some_and(|s| s.0[seat_of(i).index()].won);
    Ok(Outcome {
        won: (0..seats).map(won).collect(),
        score: (0..seats).map(|i| game.score(seat_of(i))).collect(),
        turns: (0..seats).map(|i| game.turns(seat_of(i))).collect(),
        stopped,
    })
}
