use crate::{Answer, Entry, Luck, Observer, Outcome, Question, Refused, Replay, Rules, Seat};
use std::sync::{Arc, OnceLock};

/// A game being played, with its record: who answered what, what was undone, and a version that only grows.
#[derive(Clone, Debug)]
pub struct Sitting<R: Rules> {
    setup: R::Setup,
    luck: Luck,
    game: R,
    /// What the game asks now, once somebody has wanted to know: finding every legal answer takes long in some games.
    asked: OnceLock<Option<Arc<Question<R>>>>,
    /// Shared by copies: tables on the web make one for each answer.
    entries: Vec<Arc<Entry<R>>>,
    /// The answers that stand, each with its decider and whether it revealed something.
    standing: Vec<(Answer, Seat, bool)>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SittingError {
    #[error("the answer is for version {given}, but the game is at version {now}")]
    Stale { given: usize, now: usize },
    #[error("{asked} is asked, not {given}")]
    NotYours { asked: Seat, given: Seat },
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl<R: Rules> Sitting<R> {
    /// Starts a game. Whatever happens before the first question is told to the observer.
    pub fn new(setup: R::Setup, luck: Luck, observer: &mut dyn Observer<R::Event>) -> Result<Self, R::SetupError> {
        let game = R::start(&setup, luck, observer)?;
        Ok(Sitting { setup, luck, game, asked: OnceLock::new(), entries: Vec::new(), standing: Vec::new() })
    }

    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    pub fn game(&self) -> &R {
        &self.game
    }

    /// None once the game is over.
    pub fn question(&self) -> Option<&Question<R>> {
        self.asked.get_or_init(|| self.game.question().map(Arc::new)).as_deref()
    }

    /// Grows with each entry, an undo included.
    pub fn version(&self) -> usize {
        self.entries.len()
    }

    /// How many answers stand.
    pub fn answers(&self) -> usize {
        self.standing.len()
    }

    /// Answers for a seat that has seen `version`. A stale or foreign answer changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        version: usize,
        answer: &Answer,
        observer: &mut dyn Observer<R::Event>,
    ) -> Result<Outcome, SittingError> {
        if version != self.version() {
            return Err(SittingError::Stale { given: version, now: self.version() });
        }
        let asked = self.question().ok_or(Refused::NothingAsked)?.decider;
        if asked != seat {
            return Err(SittingError::NotYours { asked, given: seat });
        }
        Ok(self.give(answer, observer)?)
    }

    /// Answers for whoever is asked.
    pub fn give(&mut self, answer: &Answer, observer: &mut dyn Observer<R::Event>) -> Result<Outcome, Refused> {
        let question = self.question().ok_or(Refused::NothingAsked)?;
        let choices = question.typed(answer)?;
        let (seat, verb) = (question.decider, question.verb);
        let before = self.game.clone(); // an answer that exhausts the game must not spoil it
        let outcome = self.game.answer(answer, observer).inspect_err(|_| self.game = before)?;
        self.asked = OnceLock::new();
        // A copy is full, and a table makes one for each answer: unasked, the next entry would double it.
        self.standing.reserve_exact(1);
        self.entries.reserve_exact(1);
        self.standing.push((answer.clone(), seat, outcome.revealed));
        self.entries.push(Arc::new(Entry::Answer { seat, verb, picks: answer.clone(), choices }));
        Ok(outcome)
    }

    /// One of the answers that stand, and who gave it.
    pub fn standing(&self, number: usize) -> Option<(Seat, &Answer)> {
        self.standing.get(number).map(|(answer, seat, _)| (*seat, answer))
    }

    /// How many of its latest answers this seat may take back without asking anybody: those after the last answer
    /// that revealed something or was another's.
    pub fn free_undo(&self, seat: Seat) -> usize {
        self.standing.iter().rev().take_while(|(_, by, revealed)| *by == seat && !revealed).count()
    }

    /// How many answers go back to the latest of this seat, that one included; none when it has given none.
    pub fn back_to_answer_of(&self, seat: Seat) -> Option<usize> {
        self.standing.iter().rev().position(|(_, by, _)| *by == seat).map(|after| after + 1)
    }

    /// Takes back the last `answers`. The same answers then give the same cards again. False, and nothing changes,
    /// when there are not so many.
    pub fn undo(&mut self, answers: usize) -> bool {
        let Some(keep) = self.standing.len().checked_sub(answers) else { return false };
        let mut game = R::start(&self.setup, self.luck, &mut ()).expect("this set-up has started a game before");
        for (answer, ..) in &self.standing[..keep] {
            game.answer(answer, &mut ()).expect("this answer was taken before");
        }
        self.game = game;
        self.asked = OnceLock::new();
        self.standing.truncate(keep);
        self.entries.push(Arc::new(Entry::Undo { answers: answers as u32 }));
        true
    }

    /// The same record with another game, which some player cannot tell from this one: for proofs that they cannot.
    pub fn imagined(&self, game: R) -> Sitting<R> {
        Sitting { game, asked: OnceLock::new(), ..self.clone() }
    }

    pub fn replay(&self) -> Replay<R> {
        Replay {
            format: Replay::<R>::FORMAT,
            game: R::GAME.to_owned(),
            rules: R::VERSION,
            setup: self.setup.clone(),
            generator: self.luck.generator(),
            seed: self.luck.seed(),
            entries: self.entries.iter().map(|entry| Entry::clone(entry)).collect(),
            hash: self.game.fingerprint(),
        }
    }
}
