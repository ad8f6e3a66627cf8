//! The table as text: every triangle with its discs in the corners, its settlement and city, and its name.
//!
//! ```text
//!    /A\       \B0,-2C/     corners A, B, C: the discs
//!   /   \       \T1**/      T1**: a Trade settlement with player 1's city of level 2
//!  /T1** \       \  /
//! /B1,-2_C\       \A/       1,-2: the name, told with ▲ or ▼
//! ```

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

pub(super) fn drawn(view: &View) -> String {
    let mut paper = Paper::default();
    for piece in &view.pieces {
        draw(&mut paper, piece);
    }
    let taken = |cell: &Cell| view.pieces.iter().any(|piece| piece.cell == *cell);
    for cell in view.pieces.iter().flat_map(|piece| (0..3).map(|side| piece.cell.across(side))).filter(|c| !taken(c)) {
        let (row, column) = at(cell);
        paper.write(row + if cell.up { 3 } else { 0 }, column + 2, &name(cell));
    }
    paper.text()
}

fn name(cell: Cell) -> String {
    format!("{:^5}", format!("{},{}", cell.q, cell.r))
}

fn draw(paper: &mut Paper, piece: &PieceView) {
    let disc = |corner: usize| piece.discs[corner].map_or(' ', |domain| domain.letter());
    let settlement = piece.settlement.map_or(' ', |domain| domain.letter());
    let city = match piece.owner {
        Some(owner) => format!("{settlement}{}{}", owner.0 + 1, "*".repeat(usize::from(piece.level))),
        None if piece.base.is_some() => "#".to_owned(),
        None if piece.tile.is_none() => "~".to_owned(), // the Cradle
        None => settlement.to_string(),
    };
    let name = if piece.tile.is_some() { name(piece.cell).replace(' ', "_") } else { "_____".to_owned() };
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
          0,-2      1,-2
-1,-1 /R\R     T/T\T1,-1 C/
     /   \  ~  /   \S2***/
    /  ~  \   /  ~  \   /
   /G______\_/______C\G/ 1,-1
   \G      / \      C/A\  1,0
    \  ~  /   \  ~  /   \
     \   /  ~  \   /  T  \
-2,0  \S/S_____A\A/R_0,0_S\
          -1,1       0,1
";
        assert_eq!(format!("\n{}", drawn(&view)), expected);
    }
}
