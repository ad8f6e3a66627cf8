//! A number of a strategy swept through a range: `--sweep rich=10..24:2`.

use super::{csv, finished, matchup, plan, print_json, report, share, watched};
use crate::{
    arguments::Sim,
    choose::{self, Chosen},
    failure::{Done, Failure},
    screen,
};
use content::Words;
use serde::Serialize;
use simulator::Plan;

/// Values that one sweep may try.
const MOST_VALUES: usize = 1000;

#[derive(Serialize)]
pub(super) struct Sweep {
    pub(super) number: String,
    /// Whose number it is.
    pub(super) strategy: String,
    pub(super) values: Vec<Swept>,
    pub(super) interrupted: bool,
}

#[derive(Serialize)]
pub(super) struct Swept {
    pub(super) value: i32,
    pub(super) games: u64,
    pub(super) share: f64,
    pub(super) share_ci95: [f64; 2],
}

pub(super) fn run(words: &Words, options: &Sim, kingdom: &Chosen, typed: &str) -> Done {
    let unclear = || Failure::input(words.say("error-sweep", &[("sweep", typed.into())]));
    let (name, values) = parse(typed).ok_or_else(unclear)?;
    let owner = owner(words, options, name)?;
    let plans =
        values.iter().map(|&value| plan(words, options, kingdom, options.seats.len(), Some((owner, name, value))));
    let plans = plans.collect::<Done<Vec<Plan>>>()?;
    let games = plans.iter().map(|plan| plan.games).fold(0, u64::saturating_add);
    let mut sweep = Sweep {
        number: name.to_owned(),
        strategy: options.seats[owner].trim().to_owned(),
        values: Vec::new(),
        interrupted: false,
    };
    watched(words, games, |watch| {
        for (plan, &value) in plans.iter().zip(&values) {
            if sweep.interrupted {
                break;
            }
            let report = simulator::run(&Plan { turns: false, ..plan.clone() }, watch)?;
            sweep.interrupted |= report.interrupted;
            if report.games == 0 {
                break;
            }
            let seat = &report.seats[owner];
            let (share, share_ci95) = (seat.share, seat.share_ci95);
            sweep.values.push(Swept { value, games: report.games, share, share_ci95 });
        }
        Ok(())
    })?;
    if let Some(path) = &options.report {
        let as_written = plan(words, options, kingdom, options.seats.len(), None)?;
        report::write_sweep(words, path, &as_written, &kingdom.name, &sweep)?;
    }
    if options.json {
        print_json(&plans[0], &sweep)?;
    } else if options.csv {
        csv::sweep(&sweep)?;
    } else {
        matchup::header(words, options.games, &kingdom.name, options.batch.seed)?;
        for swept in &sweep.values {
            let share = share(words, swept.share, swept.share_ci95);
            let values = [("name", name.into()), ("value", swept.value.into()), ("share", share.into())];
            screen::line(&words.say("sim-swept", &values))?;
        }
    }
    finished(words, sweep.interrupted)
}

/// The first seat whose strategy has a number of that name.
fn owner(words: &Words, options: &Sim, name: &str) -> Done<usize> {
    let mut known: Vec<String> = Vec::new();
    for (seat, typed) in options.seats.iter().enumerate() {
        let names = choose::numbers(words, typed.trim())?;
        if names.iter().any(|other| other == name) {
            return Ok(seat);
        }
        known.extend(names);
    }
    let values =
        [("name", name.into()), ("names", known.join(", ").into()), ("some", (!known.is_empty()).to_string().into())];
    Err(Failure::input(words.say("error-sweep-number", &values)))
}

/// `name=1..9`, `name=1..9:2` or `name=1,4,9`.
fn parse(typed: &str) -> Option<(&str, Vec<i32>)> {
    let (name, range) = typed.split_once('=')?;
    let name = name.trim();
    let values: Vec<i32> = match range.split_once("..") {
        Some((from, rest)) => {
            let (to, step) = rest.split_once(':').unwrap_or((rest, "1"));
            let (from, to, step): (i32, i32, usize) =
                (from.trim().parse().ok()?, to.trim().parse().ok()?, step.trim().parse().ok()?);
            if step == 0 {
                return None;
            }
            (from..=to).step_by(step).take(MOST_VALUES + 1).collect()
        }
        None => range.split(',').map(|value| value.trim().parse().ok()).collect::<Option<_>>()?,
    };
    (!name.is_empty() && (1..=MOST_VALUES).contains(&values.len())).then_some((name, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        assert_eq!(parse("rich=10..14:2"), Some(("rich", vec![10, 12, 14])));
        assert_eq!(parse(" rich = 3..4"), Some(("rich", vec![3, 4])));
        assert_eq!(parse("a=5,-1"), Some(("a", vec![5, -1])));
        for wrong in ["", "rich", "rich=", "=1..2", "a=2..1", "a=1..x", "a=1..2:y", "a=1..99999", "a=1..3:0"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
