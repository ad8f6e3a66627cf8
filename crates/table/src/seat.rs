use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 in turn order.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (turn order goes to the left).
    pub fn left(self, steps: u8, seats: u8) -> Seat {
        Seat(((u16::from(self.0) + u16::from(steps)) % u16::from(seats.max(1))) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", u16::from(self.0) + 1)
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Sees only what lies open.
    Spectator,
}
