//! `dominio sim`: many games between bots.

use crate::{
    arguments::Sim,
    choose,
    failure::{Done, Failure},
    screen::{self, BOLD, DIM},
};
use content::Words;
use simulator::{Plan, PlanError, Report, Watch};
use std::sync::atomic::AtomicBool;
use table::Seed;

pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(words: &Words, options: &Sim) -> Done {
    let kingdom = choose::kingdom(words, &options.kingdom, Seed::from_number(options.batch.seed))?;
    let names: Vec<String> = options.seats.iter().map(|name| name.trim().to_owned()).collect();
    let seats = Some(u8::try_from(names.len()).unwrap_or(u8::MAX));
    let setup = choose::table(words, &kingdom, seats, options.batch.table())?;
    let player = |name: String| choose::player(words, &name, &setup).map(|recipe| (name, recipe));
    let players = names.into_iter().map(player).collect::<Done<Vec<_>>>()?;
    let plan = Plan {
        players,
        kingdom: setup.kingdom,
        rules: setup.rules,
        shelters: setup.shelters,
        games: options.games,
        until_clear: false,
        turns: false,
        seed: options.batch.seed,
        threads: options.batch.threads(),
    };
    let bar = screen::progress(plan.games);
    let report = simulator::run(&plan, &Watch { progress: &|games| bar.inc(games), stop: &STOP })
        .map_err(|error| explain(words, &error))?;
    bar.finish_and_clear();
    if options.json {
        let json = serde_json::to_string_pretty(&report).map_err(|e| Failure::input(e.to_string()))?;
        return screen::line(&json);
    }
    print(words, &report, &kingdom.name, options.batch.seed)
}

fn print(words: &Words, report: &Report, kingdom: &str, seed: u64) -> Done {
    let header = [("games", report.games.into()), ("kingdom", kingdom.into()), ("seed", seed.to_string().into())];
    screen::styled(BOLD, &words.say("sim-header", &header))?;
    let decimal = |number: f64, places: usize| decimal(words, number, places);
    for seat in &report.seats {
        let values = [
            ("strategy", seat.strategy.as_str().into()),
            ("share", decimal(seat.share * 100.0, 2).into()),
            ("low", decimal(seat.share_ci95[0] * 100.0, 2).into()),
            ("high", decimal(seat.share_ci95[1] * 100.0, 2).into()),
            ("wins", seat.wins.into()),
            ("ties", seat.ties.into()),
            ("losses", seat.losses.into()),
            ("score", decimal(seat.mean_score, 1).into()),
            ("turns", decimal(seat.mean_turns, 1).into()),
        ];
        screen::line(&words.say("sim-seat", &values))?;
    }
    if report.stopped > 0 {
        let values = [("number", report.stopped.into()), ("limit", simulator::TURN_LIMIT.into())];
        screen::line(&words.say("sim-stopped", &values))?;
    }
    screen::styled(DIM, &words.say("sim-speed", &[("speed", decimal(report.games_per_second, 0).into())]))
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
            let values = [("games", games.to_string().into()), ("least", simulator::LEAST_BUDGET.to_string().into())];
            Failure::input(words.say("error-budget", &values))
        }
        PlanError::Threads(threads) => {
            let values = [("threads", threads.to_string().into()), ("most", simulator::MOST_THREADS.into())];
            Failure::input(words.say("error-threads", &values))
        }
        PlanError::Setup(error) => Failure::input(words.setup_error(error)),
        PlanError::Illegal { bot, refused, .. } => {
            let values = [("name", bot.as_str().into()), ("reason", words.refused(refused).into())];
            Failure::input(words.say("error-bot-illegal", &values))
        }
    }
}
