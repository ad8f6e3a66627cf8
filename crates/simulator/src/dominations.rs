//! Many games of Dominations.

use crate::{PlanError, Watch, check, on_threads, statistics::Parts};
use bots::{
    Dice,
    dominations::{Player, by_name},
};
use dominations::{Game, Setup, Source};
use rayon::prelude::*;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use table::{Generator, Luck, Rules, Seat, Seed};

/// Who plays, and how often.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Bots by name, one for each seat.
    pub players: Vec<String>,
    pub setup: Setup,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub games: u64,
    pub interrupted: bool,
    pub games_per_second: f64,
    pub seats: Vec<SeatReport>,
    /// How often whoever stood first, second … on the first Initiative track has won.
    pub won_by_place: Vec<f64>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    pub bot: String,
    pub wins: u64,
    pub share: f64,
    pub share_ci95: [f64; 2],
    pub mean_score: f64,
    /// How long it thinks about a turn.
    pub milliseconds_per_turn: f64,
    /// Mean points by what they came from.
    pub points: BTreeMap<String, f64>,
}

#[derive(Clone, Default)]
struct Tally {
    games: u64,
    places: [u64; 4],
    seats: Vec<SeatTally>,
}

#[derive(Clone, Copy, Default)]
struct SeatTally {
    parts: Parts,
    wins: u64,
    points: [u64; 7],
    thinking: Duration,
    turns: u64,
}

impl Tally {
    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.places.iter_mut().zip(other.places).for_each(|(all, more)| *all += more);
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatTally::default());
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            seat.parts.add(more.parts);
            seat.wins += more.wins;
            seat.thinking += more.thinking;
            seat.turns += more.turns;
            seat.points.iter_mut().zip(more.points).for_each(|(all, more)| *all += more);
        }
        self
    }
}

/// Runs a plan. Bots change seats from game to game; as many games as there are seats have the same deal.
pub fn run(plan: &Plan, watch: &Watch<'_>) -> Result<Report, PlanError> {
    check(plan.games, plan.threads)?;
    if let Some(name) = plan.players.iter().find(|name| by_name(name).is_none()) {
        return Err(PlanError::NoSuchBot(name.clone()));
    }
    let started = Instant::now();
    let total = on_threads(plan.threads, || {
        let one = |number: u64| {
            if watch.stopped() {
                return Ok(Tally::default());
            }
            let tally = play(plan, number);
            (watch.progress)(1);
            tally
        };
        (0..plan.games).into_par_iter().map(one).try_reduce(Tally::default, |one, other| Ok(one.add(other)))
    })?;
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    Ok(report(plan, &total, total.games as f64 / seconds))
}

fn play(plan: &Plan, number: u64) -> Result<Tally, PlanError> {
    let seats = plan.players.len();
    let deal = number / seats.max(1) as u64;
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(plan.seed.wrapping_add(deal)));
    let bot_at = |seat: Seat| (seat.index() + number as usize) % seats;
    let everybody = || (0..seats as u8).map(Seat);
    let mut players: Vec<Box<dyn Player>> =
        everybody().filter_map(|seat| by_name(&plan.players[bot_at(seat)])).collect();
    let mut dice: Vec<Dice> = everybody().map(|seat| Dice::new(luck, u16::from(seat.0) + 1)).collect();
    let mut game = Game::start(&plan.setup, luck, &mut ())?;
    let first: Vec<Seat> = game.initiative().to_vec();
    let mut tally = Tally { games: 1, seats: vec![SeatTally::default(); seats], ..Tally::default() };
    while let Some(question) = game.question() {
        let seat = question.decider;
        let started = Instant::now();
        let answer = players[seat.index()].answer(game.seen(seat), &question, &mut dice[seat.index()]);
        tally.seats[bot_at(seat)].thinking += started.elapsed();
        game.answer(&answer, &mut ()).map_err(|refused| {
            let bot = plan.players[bot_at(seat)].clone();
            PlanError::Illegal { bot, game: number, refused }
        })?;
    }
    let winner = game.leader();
    if let Some(place) = first.iter().position(|seat| *seat == winner) {
        tally.places[place] += 1;
    }
    for seat in everybody() {
        let (one, player) = (&mut tally.seats[bot_at(seat)], game.player(seat));
        one.parts.win_or_lose(seat == winner);
        one.wins += u64::from(seat == winner);
        one.points = player.points.map(u64::from);
        one.turns = u64::from(player.turns);
    }
    Ok(tally)
}

fn report(plan: &Plan, total: &Tally, games_per_second: f64) -> Report {
    let games = total.games.max(1) as f64;
    let seat = |(bot, tally): (&String, &SeatTally)| {
        let sources = Source::ALL.into_iter().zip(tally.points);
        SeatReport {
            bot: bot.clone(),
            wins: tally.wins,
            share: tally.parts.share(),
            share_ci95: tally.parts.ci95(),
            mean_score: tally.points.iter().sum::<u64>() as f64 / games,
            milliseconds_per_turn: tally.thinking.as_secs_f64() * 1000.0 / tally.turns.max(1) as f64,
            points: sources.map(|(source, sum)| (format!("{source:?}").to_lowercase(), sum as f64 / games)).collect(),
        }
    };
    Report {
        games: total.games,
        interrupted: total.games < plan.games,
        games_per_second,
        seats: plan.players.iter().zip(&total.seats).map(seat).collect(),
        won_by_place: total.places[..plan.players.len().min(4)].iter().map(|won| *won as f64 / games).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(players: &[&str], threads: usize) -> Plan {
        let players: Vec<String> = players.iter().map(|name| (*name).to_owned()).collect();
        Plan { setup: Setup::new(players.len() as u8), players, games: 6, seed: 3, threads }
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let run = |threads| run(&plan(&["greedy", "random", "random"], threads), &Watch::none()).unwrap();
        let (one, two) = (run(1), run(2));
        assert_eq!((one.seats[0].wins, one.games, one.interrupted), (6, 6, false));
        assert_eq!(one.seats[1].mean_score, two.seats[1].mean_score);
        assert_eq!(one.won_by_place, two.won_by_place);
        let parts: f64 = one.seats[0].points.values().sum();
        assert!((parts - one.seats[0].mean_score).abs() < 1e-9);
    }

    #[test]
    fn what_cannot_be_played_is_said() {
        let unknown = run(&plan(&["greedy", "nobody"], 1), &Watch::none()).unwrap_err();
        assert_eq!(unknown.to_string(), "there is no bot «nobody» for this game");
        let alone = run(&plan(&["greedy"], 1), &Watch::none()).unwrap_err();
        assert_eq!(alone.to_string(), "1 players; the game is for 2 to 4");
    }
}
