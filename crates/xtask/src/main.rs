//! `cargo xtask …`: what a contributor runs.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod balance;
mod bare;
mod bench;
mod dominations;
mod fuzz;
mod levels;
mod many;
mod postgres;
mod proofs;
mod sense;
mod steps;
mod strength;
mod web;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Builds, plays, checks and measures Dominio")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Writes the client's types anew from the server's
    Codegen,
    /// Measures how long answers take until they are durable while many games are played, and somebody floods the server
    Load(Proof),
    /// Kills the server again and again while games are played, on both databases
    Crash(Proof),
    /// Sends broken and hostile frames beside games that must go on
    Frames(Proof),
    /// Measures how the server starts on a database full of unfinished games, and comes back to them
    Stored(Proof),
    /// Deals again what viewers may not see, and looks whether they are sent anything else
    Leaks {
        /// What goes to `proof`, which says more with --help
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Takes pictures of every screen into web/shots, at three sizes and in both languages
    Shots,
    /// Measures how fast the board of Dominations answers in a browser, late in a game of four
    Smooth,
    /// Builds everything and starts the table in the browser; further arguments go to `dominio serve`
    Play {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Runs every check: format, clippy, all tests and scenarios
    Test,
    /// Measures speed; figures are ratios within this one run
    Bench {
        #[arg(long, value_enum, default_value = "dominion")]
        game: WhichGame,
        /// Prints one JSON object
        #[arg(long)]
        json: bool,
        /// Seconds for each measurement
        #[arg(long, default_value_t = 3.0)]
        seconds: f64,
    },
    /// Plays random games over random kingdoms and seats and checks every state
    Fuzz {
        #[arg(long, value_enum, default_value = "dominion")]
        game: WhichGame,
        #[arg(long, default_value_t = 1_000_000)]
        games: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Plays many games of Dominations between equal bots and says what is taken and what it is worth
    Balance {
        #[arg(default_value = "search")]
        bot: String,
        #[arg(long, default_value_t = 2)]
        seats: u8,
        #[arg(long, default_value_t = 1000)]
        games: u64,
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Measures, card by card, how much better bots answer its questions than by lot
    Sense {
        #[arg(long, default_value_t = 4000)]
        games: u64,
        /// Only this card
        #[arg(long)]
        card: Option<String>,
    },
    /// Measures, over random kingdoms, how often each level for people beats the one below
    Levels {
        /// Number of kingdoms
        #[arg(long, default_value_t = 40)]
        kingdoms: u64,
        /// Games that the search of each kingdom may play
        #[arg(long, default_value_t = 200_000)]
        search: u64,
        /// Games of each pair of levels in each kingdom
        #[arg(long, default_value_t = 1000)]
        games: u64,
    },
    /// Searches random kingdoms over all sets and measures the menus found against Big Money Ultimate
    Strength {
        /// Number of kingdoms
        #[arg(long, default_value_t = 40)]
        kingdoms: u64,
        /// The first of them
        #[arg(long, default_value_t = 1)]
        first: u64,
        /// Games that each search may play
        #[arg(long, default_value_t = 200_000)]
        games: u64,
        /// Instead: the kingdoms of the library's strategies, against those strategies
        #[arg(long)]
        library: bool,
        /// Instead: one recommended kingdom, against Big Money with and without Smithies
        #[arg(long, conflicts_with = "library")]
        kingdom: Option<String>,
    },
}

#[derive(clap::Args)]
struct Proof {
    /// On PostgreSQL, too, with a server of its own
    #[arg(long)]
    postgres: bool,
    /// What goes to `proof`, which says more with --help
    #[arg(last = true)]
    arguments: Vec<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum WhichGame {
    Dominion,
    Dominations,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Play { arguments } => steps::play(&arguments),
        Task::Test => steps::test(),
        Task::Bench { game: WhichGame::Dominion, json, seconds } => steps::in_release(|| bench::run(json, seconds)),
        Task::Bench { game: WhichGame::Dominations, json, seconds } => {
            steps::in_release(|| dominations::bench(json, seconds))
        }
        Task::Fuzz { game: WhichGame::Dominion, games, seed, threads } => {
            steps::in_release(|| fuzz::run(games, seed, threads))
        }
        Task::Fuzz { game: WhichGame::Dominations, games, seed, threads } => {
            steps::in_release(|| dominations::fuzz(games, seed, threads))
        }
        Task::Balance { bot, seats, games, threads } => steps::in_release(|| balance::run(&bot, seats, games, threads)),
        Task::Levels { kingdoms, search, games } => {
            steps::in_release(|| levels::run(1..kingdoms.saturating_add(1), search, games))
        }
        Task::Strength { games, library: true, .. } => steps::in_release(|| strength::at_home(games)),
        Task::Strength { games, kingdom: Some(id), .. } => steps::in_release(|| strength::in_kingdom(&id, games)),
        Task::Strength { kingdoms, first, games, .. } => {
            steps::in_release(|| strength::run(first..first.saturating_add(kingdoms), games))
        }
        Task::Codegen => steps::codegen(),
        Task::Load(proof) => proofs::beside_server("load", &proof.arguments, proof.postgres),
        Task::Crash(proof) => proofs::beside_server("crash", &proof.arguments, true),
        Task::Frames(proof) => proofs::beside_server("frames", &proof.arguments, proof.postgres),
        Task::Stored(proof) => proofs::beside_server("stored", &proof.arguments, proof.postgres),
        Task::Leaks { arguments } => proofs::leaks(&arguments),
        Task::Shots => steps::shots(),
        Task::Smooth => steps::smooth(),
        Task::Sense { games, card } => steps::in_release(|| sense::run(games, card.as_deref())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
