//! Choosing the ten piles: by lot, with wishes, or by a code that names a whole table.

mod code;
mod roles;
mod wishes;

pub use code::CodeError;
pub use roles::Role;
pub use wishes::{Contradiction, Wanted, Wish, draw_kingdom};

use crate::{
    Kind,
    setup::{KINGDOM, KINGDOM_STREAM},
};
use table::Luck;

/// Ten different cards of those given, by lot; all of them when there are not more.
pub fn random_kingdom(from: &[Kind], luck: &Luck) -> Vec<Kind> {
    let mut stream = luck.stream(KINGDOM_STREAM);
    let mut kinds: Vec<Kind> = from.to_vec();
    let mut kingdom = Vec::new();
    while kingdom.len() < KINGDOM && !kinds.is_empty() {
        let at = luck.below(&mut stream, kinds.len() as u32) as usize;
        kingdom.push(kinds.swap_remove(at));
    }
    kingdom.sort();
    kingdom
}
