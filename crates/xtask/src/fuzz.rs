//! Random games over random kingdoms and seats; every state is checked at every question.

use crate::{
    many::{Sum, many},
    steps::Done,
};
use bots::{Bot, Dice, Random};
use dominion::{Edition, Game, Kind, Prepared, Setup, random_kingdom};
use std::time::Instant;
use table::{Generator, Luck, Rules, Seed, conformance};

/// A game is stopped when a player has taken so many turns.
const TURN_LIMIT: u16 = 1000;

#[derive(Default)]
struct Marks {
    games: u64,
    answers: u64,
    stopped: u64,
    /// Stack, log and plays.
    depths: [usize; 3],
}

impl Sum for Marks {
    fn join(mut self, other: Marks) -> Marks {
        self.games += other.games;
        self.answers += other.answers;
        self.stopped += other.stopped;
        self.note(other.depths);
        self
    }
}

impl Marks {
    fn note(&mut self, depths: [usize; 3]) {
        for (mark, depth) in self.depths.iter_mut().zip(depths) {
            *mark = depth.max(*mark);
        }
    }
}

pub(crate) fn run(games: u64, seed: u64, threads: usize) -> Done {
    let kinds: Vec<Kind> = Kind::kingdom_cards().collect();
    let started = Instant::now();
    let marks: Marks = many("fuzz", games, threads, |number, marks| {
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        one_game(&kinds, seed, marks).map_err(|e| format!("game with seed {seed}: {e}"))
    })?;
    println!(
        "{} games, {} answers, every state legal, cards conserved; {} stopped at {TURN_LIMIT} turns",
        marks.games, marks.answers, marks.stopped
    );
    let [stack, log, plays] = marks.depths;
    let [most_stack, most_log, most_plays] = Game::CAPACITIES;
    println!("high-water marks: stack {stack} of {most_stack}, log {log} of {most_log}, plays {plays} of {most_plays}");
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
        marks.note(game.depths());
        let reply = Random.answer(game.seen(asked.decider()), asked, &mut dice);
        if answers == look_at
            && let Some(question) = game.question()
        {
            conformance::check_state(&game, &question, seed, &|| format!("game with seed {seed}, answer {answers}"));
        }
        game.reply(&reply).map_err(|e| format!("answer {answers}: {e}"))?;
        game.check().map_err(|e| format!("answer {answers}: {e}"))?;
        answers += 1;
    }
    marks.answers += u64::from(answers);
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
