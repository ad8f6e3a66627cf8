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
    use table::{Generator, Luck, Rules, Seat, Seed, Verb};

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

    /// As after a server has started again: whoever thought of the purchase is gone, and somebody else has to pay.
    #[test]
    fn what_is_half_bought_is_paid_without_the_plan_behind_it() {
        let mut paid = 0;
        for seed in 0..6 {
            let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
            let mut dice = Dice::new(luck, 0);
            let mut game = Game::start(&Setup::new(4), luck, &mut ()).unwrap();
            let mut players: Vec<_> = (0..4).map(|_| Search::greedy()).collect();
            while let Some(question) = game.question() {
                let player = &mut players[question.decider.index()];
                if question.verb == Verb::Pay {
                    *player = Search::greedy();
                    paid += 1;
                }
                let answer = player.answer(game.seen(question.decider), &question, &mut dice);
                game.answer(&answer, &mut ()).unwrap();
            }
        }
        assert!(paid > 20, "{paid}");
    }

    #[test]
    fn there_is_a_bot_for_every_name() {
        assert!(NAMES.iter().all(|name| by_name(name).is_some()));
        assert!(by_name("nobody").is_none());
    }
}
