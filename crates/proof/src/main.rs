//! Proof that the server loses, leaks and delays nothing. `cargo xtask load|crash|frames|stored|leaks` build the server
//! and run this beside it, as other programs that know it only by its protocol; figures are in `docs/figures.md`.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod client;
mod crash;
mod frames;
mod leaks;
mod load;
mod player;
mod process;
mod stored;

use clap::{Args, Parser, Subcommand};
use std::{path::PathBuf, process::ExitCode};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What was to be shown does not hold, or could not be tried.
pub(crate) type Done<T = ()> = Result<T, String>;

#[derive(Parser)]
#[command(name = "proof", about = "Proof that the server loses, leaks and delays nothing")]
struct Arguments {
    #[command(subcommand)]
    proof: Proof,
}

#[derive(Args, Clone)]
pub(crate) struct Served {
    /// The program to prove something about
    #[arg(long)]
    pub(crate) server: PathBuf,
    /// Its database; otherwise one of SQLite that is thrown away
    #[arg(long)]
    pub(crate) db: Option<String>,
}

#[derive(Subcommand)]
enum Proof {
    /// Plays many games at once, and measures how long answers take until they are durable
    Load {
        #[command(flatten)]
        served: Served,
        #[command(flatten)]
        load: load::Load,
    },
    /// Kills the server again and again while games are played
    Crash {
        #[command(flatten)]
        served: Served,
        #[command(flatten)]
        crash: crash::Crash,
    },
    /// Sends broken and hostile frames beside games that must go on
    Frames {
        #[command(flatten)]
        served: Served,
        #[command(flatten)]
        frames: frames::Frames,
    },
    /// Starts the server on a database full of unfinished games, and comes back to some of them
    Stored {
        #[command(flatten)]
        served: Served,
        #[command(flatten)]
        stored: stored::Stored,
    },
    /// Deals again what a viewer may not see, and looks whether they are sent anything else
    Leaks {
        #[command(flatten)]
        leaks: leaks::Leaks,
    },
}

fn main() -> ExitCode {
    let proof = Arguments::parse().proof;
    // no more threads than it takes: the cores are for the server
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string());
    let done = runtime.and_then(|runtime| match proof {
        Proof::Load { served, load } => runtime.block_on(load::run(&served, &load)),
        Proof::Crash { served, crash } => runtime.block_on(crash::run(&served, &crash)),
        Proof::Frames { served, frames } => runtime.block_on(frames::run(&served, &frames)),
        Proof::Stored { served, stored } => runtime.block_on(stored::run(&served, &stored)),
        Proof::Leaks { leaks } => leaks::run(&leaks),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("proof: {reason}");
            ExitCode::FAILURE
        }
    }
}
