//! The rulebooks as executable examples: `docs/scenarios.md` describes the language.

mod claims;
mod parse;
mod run;

pub use parse::{Scenario, parse};
pub use run::{Advisor, NO_BOTS, lay, run, watch};
pub use table::scenario::ScenarioError;
