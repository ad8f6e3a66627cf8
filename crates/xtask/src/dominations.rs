//! Dominations: random games that check every state, and how fast everything is.

use crate::{
    many::{Sum, many},
    steps::Done,
};
use bots::{
    Dice,
    dominations::{Player, Random},
};
use dominations::{Game, Setup};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};
use table::{Generator, Luck, Rules, Seat, Seed, conformance};

#[derive(Default)]
struct Marks {
    games: [u64; 3],
    answers: u64,
    /// The most pieces on the table, and cards in a tree.
    most: [usize; 2],
}

impl Sum for Marks {
    fn join(mut self, other: Marks) -> Marks {
        self.games.iter_mut().zip(other.games).for_each(|(all, more)| *all += more);
        self.answers += other.answers;
        self.most.iter_mut().zip(other.most).for_each(|(all, more)| *all = more.max(*all));
        self
    }
}

/// States between two that are checked from the ground up.
const CHECKED: u64 = 8;

pub(crate) fn fuzz(games: u64, seed: u64, threads: usize) -> Done {
    let started = Instant::now();
    let marks: Marks = many("fuzz", games, threads, |number, marks| {
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        one_game(seed, marks).map_err(|error| format!("game with seed {seed}: {error}"))
    })?;
    let [two, three, four] = marks.games;
    println!("{two} games with 2, {three} with 3 and {four} with 4 players, {} answers", marks.answers);
    println!("Knowledge within the Reserve, every checked state legal, tiles and cards conserved, 15 turns each");
    println!("at most {} pieces on the table and {} cards in a tree", marks.most[0], marks.most[1]);
    println!("{:.0} s, {:.0} games/s", started.elapsed().as_secs_f64(), games as f64 / started.elapsed().as_secs_f64());
    Ok(())
}

fn one_game(seed: u64, marks: &mut Marks) -> Result<(), String> {
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
    let mut dice = Dice::new(luck, 0);
    let seats = 2 + dice.below(3) as u8;
    let mut game = Game::start(&Setup::new(seats), luck, &mut ()).map_err(|error| error.to_string())?;
    let look_at = u64::from(dice.below(400));
    let mut answers = 0;
    while let Some(question) = game.question() {
        if answers == look_at {
            conformance::check_state(&game, &question, seed, &|| format!("game with seed {seed}, answer {answers}"));
        }
        let answer = Random.answer(game.seen(question.decider), &question, &mut dice);
        game.answer(&answer, &mut ()).map_err(|error| format!("answer {answers}: {error}"))?;
        let over = (0..seats).map(Seat).find(|seat| !game.reserves(*seat).covers(&game.player(*seat).knowledge));
        if let Some(seat) = over {
            return Err(format!("answer {answers}: {seat} holds more than the Reserve"));
        }
        if answers % CHECKED == 0 {
            game.check().map_err(|error| format!("answer {answers}: {error}"))?;
        }
        answers += 1;
    }
    game.check()?;
    let standings = game.standings().ok_or("the game does not end")?;
    if standings.0.iter().any(|standing| standing.turns != 15) {
        return Err(format!("not 15 turns each: {standings:?}"));
    }
    marks.games[usize::from(seats) - 2] += 1;
    marks.answers += answers;
    let cards = (0..seats).map(|seat| game.player(Seat(seat)).tree.cards().len()).max().unwrap_or(0);
    for (most, found) in marks.most.iter_mut().zip([game.board().pieces().len(), cards]) {
        *most = found.max(*most);
    }
    Ok(())
}

/// Random games with four players on one core, copies of a game, and how long bots think.
pub(crate) fn bench(json: bool, seconds: f64) -> Done {
    if !(0.1..=600.0).contains(&seconds) {
        return Err("--seconds takes a number from 0.1 to 600".to_owned());
    }
    let limit = Duration::from_secs_f64(seconds);
    let (started, mut games, mut answers) = (Instant::now(), 0u64, 0u64);
    let mut copied = None;
    while started.elapsed() < limit {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(games));
        let mut dice = Dice::new(luck, 0);
        let mut game = Game::start(&Setup::new(4), luck, &mut ()).map_err(|error| error.to_string())?;
        while let Some(question) = game.question() {
            let answer = Random.answer(game.seen(question.decider), &question, &mut dice);
            game.answer(&answer, &mut ()).map_err(|error| error.to_string())?;
            answers += 1;
        }
        games += 1;
        copied = Some(game);
    }
    let random = games as f64 / started.elapsed().as_secs_f64();
    let game = copied.ok_or("not a single game in this time")?;
    let (started, mut copies) = (Instant::now(), 0u64);
    while started.elapsed() < limit {
        for _ in 0..1000 {
            black_box(black_box(&game).clone());
        }
        copies += 1000;
    }
    let clone_ns = started.elapsed().as_secs_f64() * 1e9 / copies as f64;
    let players = vec!["search".to_owned(), "greedy".to_owned()];
    let plan = simulator::dominations::Plan { players, setup: Setup::new(2), games: 4, seed: 0, threads: 1 };
    let played = simulator::dominations::run(&plan, &simulator::Watch::none()).map_err(|error| error.to_string())?;
    let [search, greedy] = [0, 1].map(|bot: usize| played.seats[bot].milliseconds_per_turn);
    let state = size_of::<Game>();
    let per_game = answers as f64 / games as f64;
    if json {
        let object = serde_json::json!({
            "state_bytes": state,
            "clone_ns": clone_ns,
            "random_games_per_s": random,
            "answers_per_game": per_game,
            "greedy_ms_per_turn": greedy,
            "search_ms_per_turn": search,
        });
        println!("{object:#}");
        return Ok(());
    }
    println!("state                          {state} bytes");
    println!("clone                          {clone_ns:.0} ns (at most 2000)");
    println!(
        "random play, four players      {random:.0} games/s on one core (floor 1000), {per_game:.0} answers a game"
    );
    println!("greedy                         {greedy:.2} ms a turn (at most 5)");
    println!("search                         {search:.1} ms a turn (about 50)");
    Ok(())
}

#[cfg(test)]
mod tests {
    /// A small run of what `cargo xtask fuzz --game dominations` does at length.
    #[test]
    fn random_games_are_legal() {
        super::fuzz(90, 42, 2).unwrap();
    }
}
