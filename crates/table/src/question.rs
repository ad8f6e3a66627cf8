use crate::{Rules, Seat};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What a question asks its decider to do.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    Play,
    Buy,
    Gain,
    Trash,
    Discard,
    Topdeck,
    SetAside,
    Reveal,
    Choose,
    /// Hand a card to another player.
    Pass,
    /// Say which card one thinks of.
    Name,
    /// Put a card, or choose where.
    Place,
    /// Say which of several effects that are due comes next.
    Order,
    /// Put up a city or a part of a monument.
    Build,
    /// Take a mastery, or turn one to its advanced side.
    Develop,
    /// Take what another player has, without taking it from them.
    Copy,
    Pay,
    /// Give something for something else.
    Exchange,
}

impl Verb {
    pub const ALL: [Verb; 18] = [
        Verb::Play,
        Verb::Buy,
        Verb::Gain,
        Verb::Trash,
        Verb::Discard,
        Verb::Topdeck,
        Verb::SetAside,
        Verb::Reveal,
        Verb::Choose,
        Verb::Pass,
        Verb::Name,
        Verb::Place,
        Verb::Order,
        Verb::Build,
        Verb::Develop,
        Verb::Copy,
        Verb::Pay,
        Verb::Exchange,
    ];

    /// How replays, scenarios and content keys spell it.
    pub fn id(self) -> &'static str {
        match self {
            Verb::Play => "play",
            Verb::Buy => "buy",
            Verb::Gain => "gain",
            Verb::Trash => "trash",
            Verb::Discard => "discard",
            Verb::Topdeck => "topdeck",
            Verb::SetAside => "set_aside",
            Verb::Reveal => "reveal",
            Verb::Choose => "choose",
            Verb::Pass => "pass",
            Verb::Name => "name",
            Verb::Place => "place",
            Verb::Order => "order",
            Verb::Build => "build",
            Verb::Develop => "develop",
            Verb::Copy => "copy",
            Verb::Pay => "pay",
            Verb::Exchange => "exchange",
        }
    }

    /// Whether the order of several picks matters.
    pub fn order_matters(self) -> bool {
        self == Verb::Topdeck
    }
}

/// One legal choice, and how many times it may be picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer<C> {
    pub choice: C,
    pub copies: u16,
}

/// Everything a decider needs to answer. Declining is picking nothing, where `min` is 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Question<R: Rules> {
    /// Who answers.
    pub decider: Seat,
    /// Whose cards it is about.
    pub about: Seat,
    pub verb: Verb,
    /// The card that asks; none when the turn itself does.
    pub source: Option<R::Card>,
    pub offers: Vec<Offer<R::Choice>>,
    pub min: u16,
    pub max: u16,
}

impl<R: Rules> Question<R> {
    /// Checks an answer without giving it.
    pub fn check(&self, answer: &Answer) -> Result<(), Refused> {
        let n = answer.0.len();
        if n < self.min as usize {
            return Err(Refused::TooFew { given: n, min: self.min });
        }
        if n > self.max as usize {
            return Err(Refused::TooMany { given: n, max: self.max });
        }
        for &index in &answer.0 {
            let offer = self.offers.get(index as usize).ok_or(Refused::NoSuchChoice { index })?;
            if answer.0.iter().filter(|&&i| i == index).count() > offer.copies as usize {
                return Err(Refused::TooManyCopies { index, copies: offer.copies });
            }
        }
        Ok(())
    }

    /// What the picks of an answer stand for.
    pub fn typed(&self, answer: &Answer) -> Result<Vec<R::Choice>, Refused> {
        self.check(answer)?;
        Ok(answer.0.iter().map(|&i| self.offers[i as usize].choice.clone()).collect())
    }

    /// The answer that picks these choices.
    pub fn find(&self, choices: &[R::Choice]) -> Option<Answer> {
        let index = |c: &R::Choice| self.offers.iter().position(|o| o.choice == *c).map(|i| i as u16);
        choices.iter().map(index).collect::<Option<SmallVec<_>>>().map(Answer)
    }
}

/// The picked offers, by index. Several picks of an unordered verb mean the same in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answer(pub SmallVec<[u16; 8]>);

impl Answer {
    pub fn none() -> Answer {
        Answer::default()
    }
    pub fn one(index: u16) -> Answer {
        Answer(SmallVec::from_slice(&[index]))
    }
}

impl FromIterator<u16> for Answer {
    fn from_iter<I: IntoIterator<Item = u16>>(indices: I) -> Answer {
        Answer(indices.into_iter().collect())
    }
}

/// Why an answer was not taken. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    #[error("nothing is asked: the game is over")]
    NothingAsked,
    #[error("{given} picks, but at least {min} are needed")]
    TooFew { given: usize, min: u16 },
    #[error("{given} picks, but at most {max} are allowed")]
    TooMany { given: usize, max: u16 },
    #[error("there is no choice number {index}")]
    NoSuchChoice { index: u16 },
    #[error("choice number {index} may be picked {copies} times at most")]
    TooManyCopies { index: u16, copies: u16 },
    /// The one case in which the game does not go on, by the id of the game's reason: a fixed capacity was too small.
    #[error("the game cannot go on: {0}")]
    Exhausted(&'static str),
}

/// Builds the answer to a question pick by pick: what search needs. Picks of an unordered verb come in ascending order
/// only, and no pick is offered from which the least number could not be reached any more.
pub struct Picking<'q, R: Rules> {
    question: &'q Question<R>,
    picks: Answer,
}

impl<'q, R: Rules> Picking<'q, R> {
    pub fn new(question: &'q Question<R>) -> Self {
        Picking { question, picks: Answer::none() }
    }

    /// Whether the picks so far are an answer.
    pub fn may_stop(&self) -> bool {
        self.picks.0.len() >= self.question.min as usize
    }

    /// The offers that may be picked next.
    pub fn open(&self) -> Vec<u16> {
        let q = self.question;
        if self.picks.0.len() >= q.max as usize {
            return Vec::new();
        }
        let first = if q.verb.order_matters() { 0 } else { self.picks.0.last().copied().unwrap_or(0) };
        let taken = |i: u16| self.picks.0.iter().filter(|&&p| p == i).count() as u32;
        let left = |i: u16| u32::from(q.offers[i as usize].copies).saturating_sub(taken(i));
        let needed = u32::from(q.min).saturating_sub(self.picks.0.len() as u32);
        // what can still be picked from each offer on, so that the least number stays in reach
        let mut ahead: u32 = (first..q.offers.len() as u16).map(left).sum();
        let mut open = Vec::with_capacity(q.offers.len());
        for index in first..q.offers.len() as u16 {
            let here = left(index);
            if here > 0 && (q.verb.order_matters() || ahead >= needed) {
                open.push(index);
            }
            ahead -= here;
        }
        open
    }

    pub fn pick(&mut self, index: u16) {
        self.picks.0.push(index);
    }

    pub fn finish(self) -> Answer {
        self.picks
    }
}
