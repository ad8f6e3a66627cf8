//! `dominio sim`: many games between bots; a match, a tournament, or a number swept through a range.

mod chart;
mod csv;
mod dominations;
mod matchup;
mod report;
mod sweep;
mod tournament;

use crate::{
    arguments::{GameName, Sim},
    choose::{self, Chosen},
    failure::{Done, Failure},
    file, screen,
};
use bots::Recipe;
use content::Words;
use serde::Serialize;
use simulator::{Plan, PlanError, Watch};
use std::sync::atomic::{AtomicBool, Ordering};
use table::Seed;

/// Set by Ctrl-C: long work ends with what is known.
static STOP: AtomicBool = AtomicBool::new(false);

/// The status of a program that somebody interrupted.
const INTERRUPTED: u8 = 130;

pub(crate) fn run(words: &Words, options: &Sim) -> Done {
    if options.game == GameName::Dominations {
        return dominations::run(words, options);
    }
    let kingdom = choose::kingdom(words, &options.kingdom, Seed::from_number(options.batch.seed))?;
    if let Some(path) = &options.report {
        file::can_be_written(words, path)?;
    }
    if options.tournament {
        return tournament::run(words, options, &kingdom);
    }
    match &options.sweep {
        Some(sweep) => sweep::run(words, options, &kingdom, sweep),
        None => matchup::run(words, options, &kingdom),
    }
}

/// The plan that was typed; `seats` is how many play in one game, `number` a seat's number to be changed.
fn plan(
    words: &Words,
    options: &Sim,
    kingdom: &Chosen,
    seats: usize,
    number: Option<(usize, &str, i32)>,
) -> Done<Plan> {
    let names: Vec<String> = options.seats.iter().map(|name| name.trim().to_owned()).collect();
    let seats = Some(u8::try_from(seats).unwrap_or(u8::MAX));
    let setup = choose::table(words, kingdom, seats, options.batch.table())?;
    let threads = options.batch.threads();
    simulator::check(options.games, threads).map_err(|error| explain(words, &error))?;
    let recipes = choose::players(words, &names, &setup, number, threads)?;
    let nobody = || Failure::input(words.say("error-sim-person", &[]));
    let player = |(name, recipe): (String, Option<Recipe>)| Ok((name, recipe.ok_or_else(nobody)?));
    Ok(Plan {
        players: names.into_iter().zip(recipes).map(player).collect::<Done<Vec<_>>>()?,
        kingdom: setup.kingdom,
        rules: setup.rules,
        shelters: setup.shelters,
        games: options.games,
        until_clear: options.until_clear,
        turns: options.turns || options.csv || options.json || options.report.is_some(),
        seed: options.batch.seed,
        threads,
    })
}

/// Whether there is work that can be stopped early; without it, Ctrl-C ends the program as always.
static WORKING: AtomicBool = AtomicBool::new(false);

/// Runs long work with a progress bar on a terminal; Ctrl-C ends it early, a second one at once.
pub(crate) fn watched<T>(words: &Words, games: u64, work: impl FnOnce(&Watch<'_>) -> Result<T, PlanError>) -> Done<T> {
    let stop = || {
        if !WORKING.load(Ordering::Relaxed) || STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(INTERRUPTED));
        }
    };
    STOP.store(false, Ordering::Relaxed);
    WORKING.store(true, Ordering::Relaxed);
    let _ = ctrlc::set_handler(stop); // it may be set already
    let bar = screen::progress(games);
    let done = work(&Watch { progress: &|games| bar.inc(games), stop: &STOP });
    bar.finish_and_clear();
    WORKING.store(false, Ordering::Relaxed);
    done.map_err(|error| explain(words, &error))
}

/// What a result is about, so that it can be had again.
#[derive(Serialize)]
struct About<'r, R> {
    version: &'static str,
    kingdom: Vec<&'static str>,
    rules: dominion::Edition,
    shelters: dominion::Shelters,
    seed: u64,
    /// How they are written, for those that are.
    strategies: Vec<Option<String>>,
    #[serde(flatten)]
    result: &'r R,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn print_json<R: Serialize>(plan: &Plan, result: &R) -> Done {
    let kingdom = plan.kingdom.iter().map(|kind| kind.id()).collect();
    let strategies = plan.players.iter().map(|(_, recipe)| text_of(recipe)).collect();
    let Plan { rules, shelters, seed, .. } = *plan;
    let about = About { version: VERSION, kingdom, rules, shelters, seed, strategies, result };
    let json = serde_json::to_string_pretty(&about).map_err(|e| Failure::input(e.to_string()))?;
    screen::raw(&(json + "\n"))
}

/// When somebody has stopped the work, what was known is printed and the status says so.
pub(crate) fn finished(words: &Words, interrupted: bool) -> Done {
    if !interrupted {
        return Ok(());
    }
    Err(Failure { message: words.say("sim-interrupted", &[]), status: INTERRUPTED })
}

/// How a strategy is written, for those that are.
fn text_of(recipe: &Recipe) -> Option<String> {
    match recipe {
        Recipe::Strategy(strategy) | Recipe::Level(strategy, _) => Some(strategy.to_string()),
        _ => None,
    }
}

/// A share of wins and its interval.
pub(crate) fn share(words: &Words, share: f64, [low, high]: [f64; 2]) -> String {
    let percent = |part: f64| decimal(words, 100.0 * part, 2);
    let values = [("share", percent(share).into()), ("low", percent(low).into()), ("high", percent(high).into())];
    words.say("sim-share", &values)
}

/// A number as the language writes it.
pub(crate) fn decimal(words: &Words, number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    if words.language() == content::Language::Es { text.replace('.', ",") } else { text }
}

pub(crate) fn explain(words: &Words, error: &PlanError) -> Failure {
    match error {
        PlanError::Games(games) => {
            let values = [("games", games.to_string().into()), ("most", simulator::MOST_GAMES.to_string().into())];
            Failure::input(words.say("error-games", &values))
        }
        PlanError::Budget(games) => {
            let values = [
                ("games", games.to_string().into()),
                ("least", simulator::LEAST_BUDGET.to_string().into()),
                ("most", simulator::MOST_BUDGET.to_string().into()),
            ];
            Failure::input(words.say("error-budget", &values))
        }
        PlanError::Threads(threads) => {
            let values = [("threads", threads.to_string().into()), ("most", simulator::MOST_THREADS.into())];
            Failure::input(words.say("error-threads", &values))
        }
        PlanError::Setup(error) => Failure::input(words.setup_error(error)),
        PlanError::Dominations(error) => Failure::input(words.tell(&content::dominations_setup_error(error))),
        PlanError::NoSuchBot(name) => {
            let names = bots::dominations::NAMES.join(", ");
            Failure::input(words.say("error-no-such-bot", &[("name", name.as_str().into()), ("names", names.into())]))
        }
        PlanError::Illegal { bot, refused, .. } => {
            let values = [("name", bot.as_str().into()), ("reason", words.refused(refused).into())];
            Failure::input(words.say("error-bot-illegal", &values))
        }
    }
}
