//! The table as text: every triangle with its discs in the corners, its settlement and city, and its name.
//!
//! ```text
//!    /A\       \BN2W1C/     corners A, B, C: the discs
//!   /   \       \T1**/      T1**: a Trade settlement with player 1's city of level 2
//!  /T1** \       \  /
//! /B_N2__C\       \A/       N2, N2W1: the names
//! ```

use content::{Words, dominations as said};
use dominations::{Cell, PieceView, View};
use std::collections::BTreeMap;

/// Lines of a row of triangles, and columns from one that points up to the next.
const HEIGHT: i32 = 4;
const WIDTH: i32 = 10;

/// Text that grows as it is written into.
#[derive(Default)]
struct Paper(BTreeMap<(i32, i32), char>);

impl Paper {
    fn write(&mut self, row: i32, column: i32, text: &str) {
        for (at, letter) in (column..).zip(text.chars()) {
            if letter != ' ' {
                self.0.insert((row, at), letter);
            }
        }
    }

    fn text(&self) -> String {
        let rows = || self.0.keys().map(|(row, _)| *row);
        let left = self.0.keys().map(|(_, column)| *column).min().unwrap_or(0);
        let (Some(first), Some(last)) = (rows().min(), rows().max()) else { return String::new() };
        let mut text = String::new();
        for row in first..=last {
            let mut line = String::new();
            for ((_, column), letter) in self.0.range((row, i32::MIN)..=(row, i32::MAX)) {
                let until = (*column - left) as usize;
                line.extend(std::iter::repeat_n(' ', until.saturating_sub(line.chars().count())));
                line.push(*letter);
            }
            text += line.trim_end();
            text.push('\n');
        }
        text
    }
}

/// The row and column of a triangle's upper left end.
fn at(cell: Cell) -> (i32, i32) {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    (HEIGHT * r, WIDTH * q + WIDTH / 2 * r + if cell.up { WIDTH / 2 } else { 0 })
}

pub(super) fn drawn(words: &Words, view: &View) -> String {
    let mut paper = Paper::default();
    for piece in &view.pieces {
        draw(words, &mut paper, piece);
    }
    let taken = |cell: &Cell| view.pieces.iter().any(|piece| piece.cell == *cell);
    for cell in view.pieces.iter().flat_map(|piece| (0..3).map(|side| piece.cell.across(side))).filter(|c| !taken(c)) {
        let (row, column) = at(cell);
        paper.write(row + if cell.up { 3 } else { 0 }, column + 2, &name(words, cell));
    }
    paper.text()
}

fn name(words: &Words, cell: Cell) -> String {
    format!("{:^5}", words.tell(&said::cell(cell)))
}

fn draw(words: &Words, paper: &mut Paper, piece: &PieceView) {
    let disc = |corner: usize| piece.discs[corner].map_or(' ', |domain| domain.letter());
    let settlement = piece.settlement.map_or(' ', |domain| domain.letter());
    let city = match piece.owner {
        Some(owner) => format!("{settlement}{}{}", owner.0 + 1, "*".repeat(usize::from(piece.level))),
        None if piece.base.is_some() => "#".to_owned(),
        None if piece.tile.is_none() => "~".to_owned(), // the Cradle
        None => settlement.to_string(),
    };
    let name = if piece.tile.is_some() { name(words, piece.cell).replace(' ', "_") } else { "_____".to_owned() };
    let (row, column) = at(piece.cell);
    // corners are numbered clockwise: an upward triangle begins at its apex, a downward one at its upper left
    let lines = if piece.cell.up {
        [
            format!("   /{}\\", disc(0)),
            "  /   \\".to_owned(),
            format!(" /{city:^5}\\"),
            format!("/{}{name}{}\\", or_line(disc(2)), or_line(disc(1))),
        ]
    } else {
        [
            format!("\\{}{}{}/", disc(0), name.replace('_', " "), disc(1)),
            format!(" \\{city:^5}/"),
            "  \\   /".to_owned(),
            format!("   \\{}/", or_line(disc(2))),
        ]
    };
    for (line, text) in (0..).zip(&lines) {
        paper.write(row + line, column, text);
    }
}

/// The side below is drawn through where no disc lies.
fn or_line(disc: char) -> char {
    if disc == ' ' { '_' } else { disc }
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::Language;
    use dominations::{Domain, Game, Setup};
    use table::{Generator, Luck, Rules, Seat, Seed, Viewer};

    #[test]
    fn tiles_lie_around_the_cradle() {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(1));
        let mut view = Game::start(&Setup::new(2), luck, &mut ()).unwrap().view(Viewer::Spectator);
        let tile = |cell: Cell, discs: [Domain; 3], settlement: Domain| PieceView {
            cell,
            tile: Some(0),
            settlement: Some(settlement),
            discs: discs.map(Some),
            base: None,
            owner: None,
            level: 0,
        };
        use Domain::*;
        view.pieces.push(tile(Cell::new(0, 0, true), [Art, Science, Religion], Trade));
        let down = tile(Cell::new(1, -1, false), [Trade, Craft, Government], Science);
        view.pieces.push(PieceView { owner: Some(Seat(1)), level: 3, ..down });
        let expected = r"
           N2       N2E2
N1W2  /R\R     T/T\TN1E2 C/
     /   \  ~  /   \S2***/
    /  ~  \   /  ~  \   /
   /G______\_/______C\G/ N1E3
   \G      / \      C/A\ S1E3
    \  ~  /   \  ~  /   \
     \   /  ~  \   /  T  \
S1W2  \S/S_____A\A/RS1E2_S\
           S2       S2E2
";
        assert_eq!(format!("\n{}", drawn(Words::of(Language::En), &view)), expected);
    }
}
