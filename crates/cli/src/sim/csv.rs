//! Results for spreadsheets and notebooks: one row for each number, with the columns that tell it apart.

use super::sweep::Sweep;
use crate::{
    failure::{Done, Failure},
    screen,
};
use simulator::{Report, Tournament};

/// Rows of a table; its first row names the columns.
struct Table(csv::Writer<Vec<u8>>);

impl Table {
    fn new(columns: &[&str]) -> Done<Table> {
        let mut table = Table(csv::Writer::from_writer(Vec::new()));
        table.row(columns.iter().map(|column| (*column).to_owned()))?;
        Ok(table)
    }
    fn row(&mut self, cells: impl IntoIterator<Item = String>) -> Done {
        self.0.write_record(cells).map_err(|e| Failure::input(e.to_string()))
    }
    fn print(self) -> Done {
        let bytes = self.0.into_inner().map_err(|e| Failure::input(e.to_string()))?;
        screen::raw(&String::from_utf8_lossy(&bytes))
    }
}

pub(super) fn matchup(report: &Report) -> Done {
    let mut table = Table::new(&["seat", "strategy", "turn", "measure", "value", "low", "high", "games"])?;
    for (i, seat) in report.seats.iter().enumerate() {
        let mut row = |turn: String, measure: &str, value: f64, low: f64, high: f64, games: u64| {
            let numbers = [value, low, high].map(|number| number.to_string());
            let names = [(i + 1).to_string(), seat.strategy.clone(), turn, measure.to_owned()];
            let cells = names.into_iter().chain(numbers);
            table.row(cells.chain([games.to_string()]))
        };
        let [low, high] = seat.share_ci95;
        row(String::new(), "share", seat.share, low, high, report.games)?;
        let counts = [("wins", seat.wins), ("ties", seat.ties), ("losses", seat.losses)];
        for (measure, count) in counts.map(|(measure, count)| (measure, count as f64)) {
            row(String::new(), measure, count, count, count, report.games)?;
        }
        for (measure, mean) in [("score", seat.mean_score), ("turns", seat.mean_turns)] {
            row(String::new(), measure, mean, mean, mean, report.games)?;
        }
        for opening in &seat.openings {
            let [low, high] = opening.share_ci95;
            row(String::new(), &format!("share {}", opening.coins), opening.share, low, high, opening.games)?;
        }
        for turn in &seat.turns {
            for (measure, band) in turn.bands() {
                row(turn.turn.to_string(), measure, band.mean, band.p10.into(), band.p90.into(), turn.games)?;
            }
        }
    }
    table.print()
}

pub(super) fn tournament(result: &Tournament) -> Done {
    let mut table =
        Table::new(&["place", "strategy", "rating", "against_place", "against", "share", "low", "high", "games"])?;
    for (i, player) in result.players.iter().enumerate() {
        for (j, (other, meeting)) in result.players.iter().zip(&player.meetings).enumerate() {
            let Some(meeting) = meeting else { continue };
            let [low, high] = meeting.share_ci95;
            let rating = player.rating.map_or_else(String::new, |rating| rating.to_string());
            let (place, against) = ((i + 1).to_string(), (j + 1).to_string());
            let names = [place, player.strategy.clone(), rating, against, other.strategy.clone()];
            let numbers = [meeting.share, low, high].map(|number| number.to_string());
            table.row(names.into_iter().chain(numbers).chain([meeting.games.to_string()]))?;
        }
    }
    table.print()
}

pub(super) fn sweep(sweep: &Sweep) -> Done {
    let mut table = Table::new(&["strategy", "number", "value", "share", "low", "high", "games"])?;
    for swept in &sweep.values {
        let [low, high] = swept.share_ci95;
        let names = [sweep.strategy.clone(), sweep.number.clone(), swept.value.to_string()];
        let numbers = [swept.share, low, high].map(|number| number.to_string());
        table.row(names.into_iter().chain(numbers).chain([swept.games.to_string()]))?;
    }
    table.print()
}
