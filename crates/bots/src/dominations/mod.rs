//! Players of Dominations.

mod exchange;
mod plan;
mod planned;
mod search;
mod worth;

pub use search::Search;
pub use worth::Taste;

use crate::{Dice, Level};
use dominations::{Game, Seen};
use table::{Answer, Question, conformance};

/// A player of Dominations.
pub trait Player: Send {
    fn answer(&mut self, seen: Seen<'_>, question: &Question<Game>, dice: &mut Dice) -> Answer;
}

/// Any legal answer.
pub struct Random;

impl Player for Random {
    fn answer(&mut self, _: Seen<'_>, question: &Question<Game>, dice: &mut Dice) -> Answer {
        let (luck, stream) = dice.parts();
        conformance::random_answer(question, luck, stream)
    }
}

/// The names that people type.
pub const NAMES: [&str; 8] = ["random", "greedy", "search", "beginner", "apprentice", "journeyman", "expert", "master"];

pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Search::greedy())),
        "search" => Some(Box::new(Search::default())),
        level => Some(Box::new(Search::of_level(Level::named(level)?))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dominations::Setup;
    use table::{Generator, Luck, Rules, Seat, Seed};

    /// Who wins when these play, seat by seat.
    fn winner(names: &[&str], seed: u64) -> Seat {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut players: Vec<_> = names.iter().map(|name| by_name(name).unwrap()).collect();
        let mut dice: Vec<_> = (0..names.len() as u16).map(|number| Dice::new(luck, number)).collect();
        let mut game = Game::start(&Setup::new(names.len() as u8), luck, &mut ()).unwrap();
        while let Some(question) = game.question() {
            let seat = question.decider;
            let answer = players[seat.index()].answer(game.seen(seat), &question, &mut dice[seat.index()]);
            game.answer(&answer, &mut ())
                .unwrap_or_else(|error| panic!("{} answers illegally: {error}", names[seat.index()]));
        }
        game.leader()
    }

    #[test]
    fn greedy_beats_random_at_every_table() {
        for seed in 0..3 {
            assert_eq!(winner(&["greedy", "random"], seed), Seat(0));
            assert_eq!(winner(&["random", "greedy", "random"], seed), Seat(1));
            assert_eq!(winner(&["random", "random", "random", "greedy"], seed), Seat(3));
        }
    }

    #[test]
    fn search_plays_legally() {
        assert_eq!(winner(&["random", "search"], 1), Seat(1));
    }

    #[test]
    fn there_is_a_bot_for_every_name() {
        assert!(NAMES.iter().all(|name| by_name(name).is_some()));
        assert!(by_name("nobody").is_none());
    }
}
