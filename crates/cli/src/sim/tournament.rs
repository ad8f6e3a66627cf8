//! Everybody against everybody.

use super::{csv, decimal, finished, matchup, plan, print_json, report, watched};
use crate::{
    arguments::Sim,
    choose::Chosen,
    failure::{Done, Failure},
    screen,
};
use content::Words;
use simulator::Tournament;

/// Pairs that can still be waited for.
const MOST_PLAYERS: usize = 100;

pub(super) fn run(words: &Words, options: &Sim, kingdom: &Chosen) -> Done {
    let number = options.seats.len();
    if !(2..=MOST_PLAYERS).contains(&number) {
        let values = [("number", number.into()), ("most", MOST_PLAYERS.into())];
        return Err(Failure::input(words.say("error-tournament", &values)));
    }
    let mut plan = plan(words, options, kingdom, 2, None)?;
    plan.turns = false;
    let pairs = (number * (number - 1) / 2) as u64;
    let games = plan.games.saturating_mul(pairs);
    let result = watched(words, games, |watch| simulator::tournament(&plan, watch))?;
    if let Some(path) = &options.report {
        report::write_tournament(words, path, &plan, &kingdom.name, &result)?;
    }
    if options.json {
        print_json(&plan, &result)?;
    } else if options.csv {
        csv::tournament(&result)?;
    } else {
        print(words, &result, &kingdom.name, plan.games, plan.seed)?;
    }
    finished(words, result.interrupted)
}

fn print(words: &Words, result: &Tournament, kingdom: &str, games: u64, seed: u64) -> Done {
    matchup::header(words, games, kingdom, seed)?;
    let width = result.players.iter().map(|player| player.strategy.chars().count()).max().unwrap_or(0);
    let numbers: Vec<String> = (1..=result.players.len()).map(|number| format!("{number:>7}")).collect();
    let rating = words.say("sim-rating", &[]);
    screen::line(&format!("{:>4}{:width$}  {rating:>8} {:>7}{}", "", "", "%", numbers.concat()))?;
    for (i, player) in result.players.iter().enumerate() {
        let cells: Vec<String> = player.meetings.iter().map(|meeting| cell(words, *meeting)).collect();
        let rating = player.rating.map_or_else(|| "·".to_owned(), |rating| decimal(words, rating, 0));
        let share = decimal(words, 100.0 * player.share, 1);
        let name = &player.strategy;
        screen::line(&format!("{:>3} {name:width$}  {rating:>8} {share:>7}{}", i + 1, cells.concat()))?;
    }
    Ok(())
}

fn cell(words: &Words, meeting: Option<simulator::Meeting>) -> String {
    let text = meeting.map_or_else(|| "·".to_owned(), |meeting| decimal(words, 100.0 * meeting.share, 1));
    format!("{text:>7}")
}
