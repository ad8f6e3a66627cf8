//! `dominio sim dominations`: many games between its bots.

use super::{VERSION, decimal, finished, share, watched};
use crate::{
    arguments::Sim,
    failure::{Done, Failure},
    pack,
    screen::{self, DIM},
};
use content::Words;
use dominations::Setup;
use serde::Serialize;
use simulator::dominations::{Plan, Report};

pub(super) fn run(words: &Words, options: &Sim) -> Done {
    let foreign = [
        ("--tournament", options.tournament),
        ("--sweep", options.sweep.is_some()),
        ("--until-clear", options.until_clear),
        ("--turns", options.turns),
        ("--report", options.report.is_some()),
        ("--csv", options.csv),
        ("--rules", options.batch.rules.is_some()),
        ("--shelters", options.batch.shelters.is_some()),
    ];
    if let Some((option, _)) = foreign.into_iter().find(|(_, given)| *given) {
        return Err(Failure::input(words.say("error-not-for-game", &[("option", option.into())])));
    }
    let mut setup = Setup::new(u8::try_from(options.seats.len()).unwrap_or(u8::MAX));
    if let Some(folder) = &options.content {
        setup.pack = pack::shelved(words, folder)?.name().clone();
    }
    let plan = Plan {
        players: options.seats.iter().map(|name| name.trim().to_owned()).collect(),
        setup,
        games: options.games,
        seed: options.batch.seed,
        threads: options.batch.threads(),
    };
    let report = watched(words, plan.games, |watch| simulator::dominations::run(&plan, watch))?;
    if options.json {
        print_json(&plan, &report)?
    } else {
        print(words, &plan, &report)?
    }
    finished(words, report.interrupted)
}

fn print(words: &Words, plan: &Plan, report: &Report) -> Done {
    super::matchup::header(words, report.games, &plan.setup.pack.id, plan.seed)?;
    for seat in &report.seats {
        let values = [
            ("bot", seat.bot.as_str().into()),
            ("share", share(words, seat.share, seat.share_ci95).into()),
            ("wins", seat.wins.into()),
            ("score", decimal(words, seat.mean_score, 1).into()),
            ("time", decimal(words, seat.milliseconds_per_turn, 1).into()),
        ];
        screen::line(&words.say("sim-dominations-seat", &values))?;
        let sources = seat.points.iter().map(|(source, points)| (source.as_str(), decimal(words, *points, 1).into()));
        screen::styled(DIM, &format!("  {}", words.say("sim-dominations-sources", &sources.collect::<Vec<_>>())))?;
    }
    let places: Vec<String> =
        report.won_by_place.iter().map(|part| format!("{} %", decimal(words, 100.0 * part, 1))).collect();
    screen::line(&words.say("sim-dominations-places", &[("places", places.join(", ").into())]))?;
    screen::styled(DIM, &words.say("sim-speed", &[("speed", decimal(words, report.games_per_second, 1).into())]))
}

/// What a result is about, so that it can be had again.
#[derive(Serialize)]
struct About<'r> {
    version: &'static str,
    setup: &'r Setup,
    seed: u64,
    #[serde(flatten)]
    result: &'r Report,
}

fn print_json(plan: &Plan, result: &Report) -> Done {
    let about = About { version: VERSION, setup: &plan.setup, seed: plan.seed, result };
    let json = serde_json::to_string_pretty(&about).map_err(|error| Failure::input(error.to_string()))?;
    screen::raw(&(json + "\n"))
}
