//! The words of Dominations: its cards, what happens, what is asked.

mod ask;
mod effects;
mod packs;
mod tell;

pub use ask::{asked_about, choice, layout, prompt, reason, reason_key, thing};
pub use effects::{amounts, amounts_of, condition, domain, effect, for_whom, level, power};
pub use packs::pack_problem;
pub use tell::{cell, corner, named, narrate, source, tile};
