//! The triangular lattice that tiles lie on.
//!
//! Corners are pairs (q, r); on a screen whose y goes down, corner (q, r) lies at x = q + r/2 and y = r·√3/2. Every corner
//! (q, r) is the left upper one of two cells: one that points down, with the corners (q,r), (q+1,r), (q,r+1), and beside
//! it one that points up, with (q+1,r), (q+1,r+1), (q,r+1). Corners are numbered clockwise, and side k runs from corner k
//! to the next one.

use serde::{Deserialize, Serialize};

pub type Corner = (i8, i8);

/// A triangular space.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cell {
    pub q: i8,
    pub r: i8,
    /// Points up rather than down.
    pub up: bool,
}

impl Cell {
    pub const fn new(q: i8, r: i8, up: bool) -> Cell {
        Cell { q, r, up }
    }

    /// Clockwise.
    pub fn corners(self) -> [Corner; 3] {
        let Cell { q, r, up } = self;
        if up { [(q + 1, r), (q + 1, r + 1), (q, r + 1)] } else { [(q, r), (q + 1, r), (q, r + 1)] }
    }

    /// The cell across a side.
    pub fn across(self, side: u8) -> Cell {
        let Cell { q, r, up } = self;
        match (up, side) {
            (false, 0) => Cell::new(q, r - 1, true),
            (false, 1) => Cell::new(q, r, true),
            (false, _) => Cell::new(q - 1, r, true),
            (true, 0) => Cell::new(q + 1, r, false),
            (true, 1) => Cell::new(q, r + 1, false),
            (true, _) => Cell::new(q, r, false),
        }
    }

    /// The number that a side of this cell has for the cell across it.
    pub fn facing(self, side: u8) -> u8 {
        if self.up { (side + 2) % 3 } else { (side + 1) % 3 }
    }
}

/// The six cells of the Cradle: those around the corner (0, 0), clockwise from the upper right.
pub(crate) const CRADLE: [Cell; 6] = [
    Cell::new(0, -1, true),
    Cell::new(0, 0, false),
    Cell::new(-1, 0, true),
    Cell::new(-1, 0, false),
    Cell::new(-1, -1, true),
    Cell::new(0, -1, false),
];

/// The outer corners of the Cradle, clockwise, each the first of the cell with the same number.
pub(crate) const CRADLE_CORNERS: [Corner; 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_shared() {
        for (q, r, up) in [(0, 0, false), (0, 0, true), (3, -2, false), (-4, 5, true)] {
            let cell = Cell::new(q, r, up);
            for side in 0..3u8 {
                let (other, facing) = (cell.across(side), cell.facing(side));
                assert_eq!(other.across(facing), cell, "back across the same side");
                let [mine, theirs] = [cell.corners(), other.corners()];
                let next = |k: u8| usize::from((k + 1) % 3);
                assert_eq!(mine[usize::from(side)], theirs[next(facing)]);
                assert_eq!(mine[next(side)], theirs[usize::from(facing)]);
            }
        }
    }

    #[test]
    fn the_cradle_is_a_hexagon() {
        for (number, cell) in CRADLE.into_iter().enumerate() {
            assert!(cell.corners().contains(&(0, 0)));
            let outer = [CRADLE_CORNERS[number], CRADLE_CORNERS[(number + 1) % 6]];
            assert!(outer.iter().all(|corner| cell.corners().contains(corner)), "cell {number}");
        }
    }
}
