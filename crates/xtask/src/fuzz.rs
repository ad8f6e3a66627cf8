//! Random games over random kingdoms and seats; every state is checked at every question.

use crate::steps::Done;
use bots::{Bot, Dice, Random};
use dominion::{Edition, Game, Kind, Prepared, Setup, random_kingdom};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};
use table::{Generator, Luck, Rules, Seat, Seed, Viewer};

/// A game is stopped when a player has taken so many turns.
const TURN_LIMIT: u16 = 1000;

#[derive(Default)]
struct Marks {
    games: u64,
    answers: u64,
    stopped: u64,
    stack: usize,
    log: usize,
    plays: usize,
}

impl Marks {
    fn join(mut self, other: Marks) -> Marks {
        self.games += other.games;
        self.answers += other.answers;
        self.stopped += other.stopped;
        self.stack = self.stack.max(other.stack);
        self.log = self.log.max(other.log);
        self.plays = self.plays.max(other.plays);
        self
    }
}

pub(crate) fn run(games: u64, seed: u64, threads: usize) -> Done {
    if games == 0 || !(1..=256).contains(&threads) {
        return Err("at least one game, and 1 to 256 threads".to_owned());
    }
    let kinds: Vec<Kind> = Kind::ALL.iter().copied().filter(|k| k.card().is_kingdom()).collect();
    let next = AtomicU64::new(0);
    let started = Instant::now();
    let worker = || -> Result<Marks, String> {
        let mut marks = Marks::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(marks);
            }
            if number > 0 && number.is_multiple_of(games.div_ceil(20)) {
                eprintln!("fuzz: {number} of {games} games, {:.0} s", started.elapsed().as_secs_f64());
            }
            let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
            one_game(&kinds, seed, &mut marks).map_err(|e| format!("game with seed {seed}: {e}"))?;
        }
    };
    let marks = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        threads.into_iter().try_fold(Marks::default(), |all, thread| match thread.join() {
            Ok(marks) => Ok(all.join(marks?)),
            Err(_) => Err("a game panicked; its message is above".to_owned()),
        })
    })?;
    println!(
        "{} games, {} answers, every state legal, cards conserved; {} stopped at {TURN_LIMIT} turns",
        marks.games, marks.answers, marks.stopped
    );
    println!("high-water marks: stack {} of 96, log {} of 512, plays {} of 512", marks.stack, marks.log, marks.plays);
    println!("{:.0} s, {:.0} games/s", started.elapsed().as_secs_f64(), games as f64 / started.elapsed().as_secs_f64());
    Ok(())
}

fn one_game(kinds: &[Kind], seed: u64, marks: &mut Marks) -> Result<(), String> {
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
    let mut dice = Dice::new(luck, 0);
    let rules = if dice.below(2) == 0 { Edition::Printed } else { Edition::Latest };
    let setup = Setup { rules, ..Setup::new(2 + dice.below(5) as u8, &random_kingdom(kinds, &luck)) };
    let prepared = Prepared::new(&setup).map_err(|e| e.to_string())?;
    let mut game = Game::deal(&prepared, luck);
    let look_at = dice.below(300);
    let mut answers = 0;
    marks.games += 1;
    while let Some(asked) = game.asked() {
        if game.turns(asked.decider()) >= TURN_LIMIT {
            marks.stopped += 1;
            break;
        }
        let (stack, log, plays) = game.depths();
        (marks.stack, marks.log, marks.plays) = (marks.stack.max(stack), marks.log.max(log), marks.plays.max(plays));
        let reply = Random.answer(game.window(asked.decider()), asked, &mut dice);
        if answers == look_at {
            hides(&game)?;
        }
        game.reply(&reply).map_err(|e| format!("answer {answers}: {e}"))?;
        game.check().map_err(|e| format!("answer {answers}: {e}"))?;
        answers += 1;
    }
    marks.answers += u64::from(answers);
    Ok(())
}

/// At one random state of the game: views hold nothing hidden, and resampled worlds are legal.
fn hides(game: &Game) -> Result<(), String> {
    for seat in (0..game.seats()).map(Seat) {
        let other = game.resample(seat, Luck::new(Generator::SplitMix64, Seed::from_number(u64::from(seat.0) ^ 7)));
        other.check().map_err(|e| format!("a resampled world: {e}"))?;
        if other.view(Viewer::Seat(seat)) != game.view(Viewer::Seat(seat)) {
            return Err(format!("{seat} sees a difference between worlds"));
        }
    }
    let again = Game::load(&game.save()).map_err(|e| e.to_string())?;
    if again != *game {
        return Err("a saved game comes back different".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    /// A small run of what `cargo xtask fuzz` does at length.
    #[test]
    fn two_thousand_random_games_are_legal() {
        super::run(2_000, 42, 2).unwrap();
    }
}
