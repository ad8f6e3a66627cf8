//! `dominio`: play, simulate, replay and settle arguments in a terminal.
#![allow(clippy::print_stdout, clippy::print_stderr)] // a terminal program prints

mod admin;
mod arguments;
mod cards;
mod choose;
mod failure;
mod file;
mod kingdom;
mod opponents;
mod pack;
mod play;
mod replay;
mod scenario;
mod screen;
mod serve;
mod sim;
mod strategy;

use arguments::{Command, ContentTask};
use content::Words;
use failure::Failure;
use std::process::ExitCode;

/// A table allocates for every frame it sends: with the system's allocator that is a fifth of a busy server's work.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words = Words::new(arguments::language());
    let command = match arguments::parse(&words) {
        Ok(command) => command,
        Err(status) => return status,
    };
    let done = match command {
        Command::Play(options) => play::run(&words, &options),
        Command::Cards { set, json } => cards::cards(&words, set, json),
        Command::Kingdoms { json } => cards::kingdoms(&words, json),
        Command::Kingdom(options) => kingdom::run(&words, &options),
        Command::Scenario { files } => scenario::run(&words, &files),
        Command::Replay { file, to, content } => replay::run(&words, &file, to, content.as_deref()),
        Command::Sim(options) => sim::run(&words, &options),
        Command::Strategy(task) => strategy::run(&words, &task),
        Command::Serve(options) => serve::run(&words, &options),
        Command::Admin { db, task } => admin::run(&words, db.as_deref(), &task),
        Command::Content(ContentTask::Check { folder }) => pack::check(&words, &folder),
        Command::Content(ContentTask::ShowPack { folder }) => pack::show(&words, folder.as_deref()),
        Command::Completions { shell } => arguments::completions(&words, shell),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { message, status }) => {
            if !message.is_empty() {
                anstream::eprintln!("dominio: {message}");
            }
            ExitCode::from(status)
        }
    }
}
