//! Carrying a plan out, and the questions outside a turn.

use super::Taste;
use dominations::{Choice, Game, Phase};
use std::collections::VecDeque;
use table::{Answer, Question, Verb};

/// The rest of a plan, as long as the game goes as planned.
#[derive(Default)]
pub(super) struct Planned(VecDeque<Option<Choice>>);

impl Planned {
    pub(super) fn keep(&mut self, choices: Vec<Option<Choice>>) {
        self.0 = choices.into();
    }

    pub(super) fn next(&mut self, question: &Question<Game>) -> Option<Answer> {
        let answer = match self.0.pop_front()? {
            Some(choice) => question.find(&[choice]),
            None => (question.min == 0).then(Answer::none),
        };
        if answer.is_none() {
            self.0.clear();
        }
        answer
    }
}

/// Whether the rest of a turn can be planned: not in the set-up, at the end of an Age, or while something is half bought.
pub(super) fn is_turn(game: &Game) -> bool {
    matches!(game.phase(), Phase::Growth | Phase::Construction | Phase::Development) && !game.is_buying()
}

/// The answer after which one stands best; for questions that are not planned.
pub(super) fn single(taste: &Taste, world: &Game, question: &Question<Game>) -> Answer {
    if question.max > 1 {
        return several(question);
    }
    let seat = question.decider;
    if question.verb == Verb::Order {
        // who plays last sees what the others leave: everybody else goes first
        let other = question.offers.iter().position(|offer| offer.choice != Choice::Seat(seat));
        return Answer::one(other.unwrap_or(0) as u16);
    }
    let rate = |choice: Option<Choice>| {
        let mut after = world.clone();
        match choice {
            Some(choice) => after.think(choice),
            None => after.think_no(),
        }
        taste.standing(&after, seat)
    };
    let choices =
        question.offers.iter().enumerate().map(|(index, offer)| (rate(Some(offer.choice)), Answer::one(index as u16)));
    let none = (question.min == 0).then(|| (rate(None), Answer::none()));
    let best = choices.chain(none).max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or_else(Answer::none, |(_, answer)| answer)
}

/// Tiles are kept; Knowledge is kept as far as it may be.
fn several(question: &Question<Game>) -> Answer {
    let knowledge = question.offers.iter().all(|offer| matches!(offer.choice, Choice::Domain(_)));
    if !knowledge {
        return Answer::none();
    }
    let all = question.offers.iter().enumerate();
    let copies = all.flat_map(|(index, offer)| std::iter::repeat_n(index as u16, usize::from(offer.copies)));
    copies.take(usize::from(question.max)).collect()
}
