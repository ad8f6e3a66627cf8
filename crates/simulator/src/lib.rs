//! Many games on all cores, and what they say. The same seed gives the same numbers on any number of threads.

pub mod dominations;
mod search;
mod series;
mod statistics;
mod tournament;

pub use search::{Cache, Found, LEAST_BUDGET, Leader, MOST_BUDGET, SearchPlan, search};
pub use series::{Band, TURNS, TurnReport};
pub use statistics::{OpeningReport, Report, SeatReport};
pub use tournament::{Contender, Meeting, Tournament, tournament};

use bots::{Bot, Dice, Recipe};
use dominion::{Edition, First, Game, Kind, Prepared, Setup, SetupError, Shelters};
use rayon::prelude::*;
use series::Notes;
use statistics::{Outcome, Tally};
use std::{
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};
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
    /// Stop before, as soon as it is clear that somebody wins more than others.
    pub until_clear: bool,
    /// Note what happens turn by turn.
    pub turns: bool,
    pub seed: u64,
    pub threads: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    #[error("{0} games: give a number from 1 to {MOST_GAMES}")]
    Games(u64),
    #[error("{0} games: a search takes {LEAST_BUDGET} to {MOST_BUDGET}")]
    Budget(u64),
    #[error("{0} threads: give a number from 1 to {MOST_THREADS}")]
    Threads(usize),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Dominations(#[from] ::dominations::SetupError),
    #[error("there is no bot «{0}» for this game")]
    NoSuchBot(String),
    #[error("«{bot}» answered illegally in game {game}: {refused}")]
    Illegal { bot: String, game: u64, refused: Refused },
}

pub const MOST_GAMES: u64 = 1_000_000_000;
pub const MOST_THREADS: usize = 1024;
/// Games between two looks at the work left.
const BATCH: u64 = 256;

/// The first look at whether it is clear who wins; each further one after twice as many games.
const FIRST_LOOK: u64 = 512;

/// How somebody follows and stops long work.
pub struct Watch<'w> {
    /// Told the number of games done.
    pub progress: &'w (dyn Fn(u64) + Sync),
    /// Set, the work ends soon with what is known.
    pub stop: &'w AtomicBool,
}

impl Watch<'_> {
    /// Nobody looks on.
    pub fn none() -> Watch<'static> {
        static GO_ON: AtomicBool = AtomicBool::new(false);
        Watch { progress: &|_| (), stop: &GO_ON }
    }
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Runs a plan. Strategies change seats from game to game, so that nobody has the first turn more often.
pub fn run(plan: &Plan, watch: &Watch<'_>) -> Result<Report, PlanError> {
    check(plan.games, plan.threads)?;
    let seats = u8::try_from(plan.players.len()).unwrap_or(u8::MAX);
    let setup = Setup { rules: plan.rules, shelters: plan.shelters, ..Setup::new(seats, &plan.kingdom) };
    let tables = tables(&setup)?;
    let started = std::time::Instant::now();
    let total = on_threads(plan.threads, || -> Result<Tally, PlanError> {
        let mut total = Tally::new(plan.players.len());
        let mut until = if plan.until_clear { FIRST_LOOK } else { plan.games };
        loop {
            let from = total.games();
            total.add(&play_range(plan, &tables, from..until.min(plan.games), watch)?);
            if watch.stopped() || until >= plan.games || total.is_clear() {
                return Ok(total);
            }
            until *= 2;
        }
    })?;
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let names: Vec<String> = plan.players.iter().map(|(name, _)| name.clone()).collect();
    let planned = if watch.stopped() { plan.games } else { total.games() };
    Ok(total.report(&names, planned, total.games() as f64 / seconds))
}

/// In any order: the sums are whole numbers.
fn play_range(plan: &Plan, tables: &[Prepared], games: Range<u64>, watch: &Watch<'_>) -> Result<Tally, PlanError> {
    let empty = || Tally::new(plan.players.len());
    let batches = (games.end - games.start).div_ceil(BATCH);
    let batch = |batch: u64| {
        let from = games.start + batch * BATCH;
        let range = from..(from + BATCH).min(games.end);
        if watch.stopped() {
            return Ok(empty());
        }
        let tally = play_batch(&plan.players, tables, plan.seed, range.clone(), plan.turns);
        (watch.progress)(range.end - range.start);
        tally
    };
    let sum = |mut one: Tally, other: Tally| {
        one.add(&other);
        Ok(one)
    };
    (0..batches).into_par_iter().map(batch).try_reduce(empty, sum)
}

/// Whether so many games can be played on so many threads.
pub fn check(games: u64, threads: usize) -> Result<(), PlanError> {
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(PlanError::Games(games));
    }
    if !(1..=MOST_THREADS).contains(&threads) {
        return Err(PlanError::Threads(threads));
    }
    Ok(())
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
    games: Range<u64>,
    turns: bool,
) -> Result<Tally, PlanError> {
    let mut tally = Tally::new(named.len());
    let mut players: Vec<Box<dyn Bot>> = named.iter().map(|(_, recipe)| recipe.make()).collect();
    for number in games {
        let seats = named.len() as u64;
        // pairs (or rounds) of games share their luck; strategies move on by one seat
        let (round, shift) = (number / seats, (number % seats) as usize);
        let seed = Seed::from_number(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(round));
        let mut notes = turns.then(|| Notes::new(named.len()));
        let played = play(&tables[(round % seats) as usize], seed, &mut players, shift, notes.as_mut());
        let outcome = played.map_err(|(bot, refused)| {
            let bot = named[bot].0.clone();
            PlanError::Illegal { bot, game: number, refused }
        })?;
        tally.count(&outcome);
        if let Some(notes) = &notes {
            tally.count_turns(notes, |i| Seat(((i + shift) % named.len()) as u8));
        }
    }
    Ok(tally)
}

/// Plays one game; strategy `i` sits at seat `(i + shift) % seats`. An error names the strategy that answered illegally.
fn play(
    table: &Prepared,
    seed: Seed,
    players: &mut [Box<dyn Bot>],
    shift: usize,
    mut notes: Option<&mut Notes>,
) -> Result<Outcome, (usize, Refused)> {
    let luck = Luck::new(Generator::SplitMix64, seed);
    let mut game = Game::deal(table, luck);
    let seats = players.len();
    let mut dice: Vec<Dice> = (0..seats).map(|i| Dice::new(luck, i as u16)).collect();
    let strategy_at = |seat: Seat| (seat.index() + seats - shift) % seats;
    let seat_of = |strategy: usize| Seat(((strategy + shift) % seats) as u8);
    // seven Coppers lie in the first two hands
    let five_two = |i: usize| matches!(game.seen(seat_of(i)).in_hand(Kind::Copper), 2 | 5);
    let five_two = (0..seats).map(five_two).collect();
    let mut answers = 0;
    let stopped = loop {
        let Some(asked) = game.asked() else { break false };
        answers += 1;
        let (seat, who) = (asked.decider(), strategy_at(asked.decider()));
        if game.turns(seat) >= TURN_LIMIT || answers > ANSWER_LIMIT {
            break true;
        }
        let reply = players[who].answer(game.seen(seat), asked, &mut dice[who]);
        let done = match &mut notes {
            None => game.reply(&reply),
            Some(notes) => {
                notes.before(&game, asked);
                let turn_of = game.whose_turn();
                let done = game.reply_watched(&reply, *notes);
                notes.after(&game, turn_of);
                done
            }
        };
        done.map_err(|refused| (who, refused))?;
    };
    let standings = game.standings();
    let won = |i: usize| standings.as_ref().is_some_and(|s| s.0[seat_of(i).index()].won);
    Ok(Outcome {
        won: (0..seats).map(won).collect(),
        score: (0..seats).map(|i| game.score(seat_of(i))).collect(),
        turns: (0..seats).map(|i| game.turns(seat_of(i))).collect(),
        five_two,
        stopped,
    })
}
