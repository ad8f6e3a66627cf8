//! The rulebooks as executable examples: `docs/scenarios.md` describes the language.

mod claims;
mod parse;
mod run;

pub use parse::{Scenario, parse};
pub use run::{Advisor, NO_BOTS, lay, run, watch};

/// What is wrong with a scenario, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ScenarioError {
    pub line: usize,
    pub message: String,
}
