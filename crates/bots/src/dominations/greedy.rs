//! The best plan for the turn at hand, without a thought of the next one.

use super::{
    Player, Taste,
    plan::{Planner, Width},
};
use crate::Dice;
use dominations::{Choice, Game, Seen};
use std::collections::VecDeque;
use table::{Answer, Question};

pub struct Greedy {
    taste: Taste,
    width: Width,
    planned: Planned,
}

impl Default for Greedy {
    fn default() -> Greedy {
        let width = Width { placements: 4, constructions: 3, developments: 4, sites: 1, bases: 3 };
        Greedy { taste: Taste::default(), width, planned: Planned::default() }
    }
}

impl Greedy {
    pub fn with_taste(taste: Taste) -> Greedy {
        Greedy { taste, ..Greedy::default() }
    }
}

impl Player for Greedy {
    fn answer(&mut self, seen: Seen<'_>, question: &Question<Game>, dice: &mut Dice) -> Answer {
        if let Some(answer) = self.planned.next(question) {
            return answer;
        }
        let world = seen.imagine(dice.other_luck());
        if !is_turn(&world) {
            return single(&self.taste, &world, question);
        }
        let planner = Planner { taste: &self.taste, width: self.width, seat: seen.seat() };
        if let Some(best) = planner.plans(&world).into_iter().next() {
            self.planned.keep(best.choices);
        }
        self.planned.next(question).unwrap_or_else(|| single(&self.taste, &world, question))
    }
}

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

/// Whether a turn is being played, rather than set-up or the end of an Age.
pub(super) fn is_turn(game: &Game) -> bool {
    use dominations::Phase;
    matches!(game.phase(), Phase::Growth | Phase::Construction | Phase::Development)
}

/// The answer after which one stands best; for questions outside a turn.
pub(super) fn single(taste: &Taste, world: &Game, question: &Question<Game>) -> Answer {
    if question.max > 1 {
        return several(question);
    }
    let seat = question.decider;
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
