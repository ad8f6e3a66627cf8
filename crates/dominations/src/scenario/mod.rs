//! The rulebook as executable examples: `docs/scenarios.md` describes the language.

mod claims;
mod lay;
mod parse;
mod run;
mod words;

pub use parse::{Scenario, parse};
pub use run::{Advisor, NO_BOTS, run, watch};
pub use table::scenario::ScenarioError;
pub use words::of as choice_words;
