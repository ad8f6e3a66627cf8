//! The contract between a game and everything that drives it: people, bots, simulators, servers.
//!
//! A game is a value. It is always in one of two states: somebody is asked one [`Question`], or it is over. Nothing
//! but [`Rules::answer`] changes it. A [`Replay`] is its set-up, its seed and the answers; a [`Sitting`] is a game
//! being played together with that record.
//!
//! Rules do no I/O and know no clock, thread or float. What happens is told to an [`Observer`] as data; sentences are
//! made elsewhere.

pub mod conformance;
mod fixed;
mod luck;
mod observer;
mod question;
mod replay;
mod rules;
pub mod scenario;
mod seat;
mod sitting;

pub use fixed::Fixed;
pub use luck::{Generator, Luck, Seed, SeedError, Stream, Streams};
pub use observer::Observer;
pub use question::{Answer, Offer, Picking, Question, Refused, Verb};
pub use replay::{Checked, Entry, Replay, ReplayError, StepError};
pub use rules::{LoadError, Outcome, Rules, Standing, Standings};
pub use seat::{Seat, Viewer};
pub use sitting::{Sitting, SittingError};
