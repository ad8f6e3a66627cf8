//! What every game owes, by random play.

use dominations::{Game, Setup};
use table::conformance::conformance;

#[test]
fn two_players() {
    conformance::<Game>(&Setup::new(2), 0..6, 5000);
}

#[test]
fn three_players() {
    conformance::<Game>(&Setup::new(3), 0..4, 5000);
}

#[test]
fn four_players() {
    conformance::<Game>(&Setup::new(4), 0..4, 5000);
}
