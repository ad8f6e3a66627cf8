//! The rules of *Dominations: Road to Civilization*.
//!
//! - `lattice.rs`, `board.rs` the triangular table, `nodus.rs`, `tree.rs` the civilization trees
//! - `growth.rs`, `purchase.rs` (with `cities.rs`, `monuments.rs`), `ages.rs`, `objectives.rs` the phases of the game;
//!   `knowledge.rs` Reserves and exchange, `rewards.rs` what cards give
//! - `question.rs` what may be answered, `game.rs` the course of the game and the contract of the table; `view.rs` what is
//!   seen, `preview.rs` what an answer would bring, `imagine.rs` worlds for bots to think in
//! - `pack/` what is printed on tiles and cards, as data; `switches.rs` what the rulebook leaves open
//!
//! Where the rulebook is silent, `docs/dominations.md` says what we do and why.

mod ages;
mod board;
mod check;
mod cities;
mod domain;
mod events;
mod game;
mod growth;
mod imagine;
mod knowledge;
mod lattice;
mod monuments;
mod nodus;
mod objectives;
pub mod pack;
mod preview;
mod purchase;
mod question;
mod rewards;
mod save;
pub mod scenario;
mod setup;
mod state;
mod switches;
mod tree;
mod view;

pub use ages::ROLES;
pub use board::{At, Board, City, Lying, Piece, Space};
pub use domain::{Domain, Knowledge};
pub use events::Event;
pub use imagine::Seen;
pub use lattice::{Cell, Corner};
pub use nodus::{Half, Layout};
pub use pack::Shelved;
pub use preview::{Preview, Way};
pub use purchase::Reason;
pub use question::{Choice, SoFar, Thing};
pub use setup::{Setup, SetupError};
pub use state::{Game, Place, Player, Source, Standing};
pub use switches::{Locus, LocusCities, Sides, Switches};
pub use tree::{Card, Placed, Spot, Tree};
pub use view::{CardFace, CardView, DealtView, MonumentView, Phase, PieceView, PlayerView, View};
