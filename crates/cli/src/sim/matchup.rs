//! One match: the same players in all games.

use super::{csv, decimal, finished, plan, print_json, report, share, watched};
use crate::{
    arguments::Sim,
    choose::Chosen,
    failure::Done,
    screen::{self, BOLD, DIM},
};
use content::Words;
use simulator::{Report, SeatReport};

pub(super) fn run(words: &Words, options: &Sim, kingdom: &Chosen) -> Done {
    let plan = plan(words, options, kingdom, options.seats.len(), None)?;
    let report = watched(words, plan.games, |watch| simulator::run(&plan, watch))?;
    if let Some(path) = &options.report {
        report::write(words, path, &plan, &kingdom.name, &report)?;
    }
    if options.json {
        print_json(&plan, &report)?;
    } else if options.csv {
        csv::matchup(&report)?;
    } else {
        print(words, &report, &kingdom.name, plan.seed, options.turns)?;
    }
    finished(words, report.interrupted)
}

fn print(words: &Words, report: &Report, kingdom: &str, seed: u64, turns: bool) -> Done {
    header(words, report.games, kingdom, seed)?;
    for seat in &report.seats {
        let values = [
            ("strategy", seat.strategy.as_str().into()),
            ("share", share(words, seat.share, seat.share_ci95).into()),
            ("wins", seat.wins.into()),
            ("ties", seat.ties.into()),
            ("losses", seat.losses.into()),
            ("score", decimal(words, seat.mean_score, 1).into()),
            ("turns", decimal(words, seat.mean_turns, 1).into()),
        ];
        screen::line(&words.say("sim-seat", &values))?;
        screen::styled(DIM, &format!("  {}", openings(words, seat)))?;
    }
    screen::line(&report::length(words, report))?;
    if report.stopped > 0 {
        screen::line(&report::stopped(words, report.stopped))?;
    }
    if turns {
        report.seats.iter().try_for_each(|seat| by_turn(words, seat))?;
    }
    screen::styled(DIM, &words.say("sim-speed", &[("speed", decimal(words, report.games_per_second, 0).into())]))
}

pub(super) fn header(words: &Words, games: u64, kingdom: &str, seed: u64) -> Done {
    let header = [("games", games.into()), ("kingdom", kingdom.into()), ("seed", seed.to_string().into())];
    screen::styled(BOLD, &words.say("sim-header", &header))
}

fn openings(words: &Words, seat: &SeatReport) -> String {
    let opening = |opening: &simulator::OpeningReport| {
        let share = share(words, opening.share, opening.share_ci95);
        words.say("sim-opening", &[("coins", opening.coins.into()), ("share", share.into())])
    };
    seat.openings.iter().map(opening).collect::<Vec<_>>().join(" · ")
}

/// One line a turn: what the mean is, and between which numbers eight of ten games lie.
fn by_turn(words: &Words, seat: &SeatReport) -> Done {
    screen::styled(BOLD, &seat.strategy)?;
    let heading = |key: &str| words.say(key, &[]);
    let columns = ["sim-coins", "sim-points", "sim-cards", "sim-gained"].map(heading);
    let row = |turn: &str, cells: [String; 4], games: &str| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>16}")).collect();
        screen::line(&format!("{turn:>5}{}{games:>10}", cells.concat()))
    };
    row(&heading("sim-turn"), columns, &heading("sim-games"))?;
    for turn in &seat.turns {
        let cell = |(_, band): (&str, simulator::Band)| {
            format!("{} ({}–{})", decimal(words, band.mean, 1), band.p10, band.p90)
        };
        row(&turn.turn.to_string(), turn.bands().map(cell), &turn.games.to_string())?;
    }
    Ok(())
}
