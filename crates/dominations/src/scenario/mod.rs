//! The rulebook as executable examples: `docs/scenarios.md` describes the language.

mod claims;
mod lay;
mod parse;
mod run;
mod words;

pub use parse::{Scenario, parse};
pub use run::{Advisor, NO_BOTS, run, watch};
pub use words::of as choice_words;

/// What is wrong with a scenario, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ScenarioError {
    pub line: usize,
    pub message: String,
}
