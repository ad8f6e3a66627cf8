//! The words of Dominations: its cards, what happens, what is asked.

mod ask;
mod effects;
mod packs;
mod tell;

pub use ask::{choice, layout, prompt, reason, thing};
pub use effects::{amounts, amounts_of, condition, domain, effect, level};
pub use packs::pack_problem;
pub use tell::{cell, named, narrate, source, tile};
