//! Errors become sentences.

use crate::{Piece, Sentence, Words};
use dominion::SetupError;
use table::{Refused, ReplayError, StepError};

pub fn setup_error(error: &SetupError) -> Sentence {
    match error {
        SetupError::Seats(seats) => Sentence::new("error-seats").with("seats", *seats),
        SetupError::KingdomSize(number) => Sentence::new("error-kingdom-size").with("number", *number),
        SetupError::Twice(kind) => Sentence::new("error-kingdom-twice").with("card", kind.id()),
        SetupError::NotKingdom(kind) => Sentence::new("error-not-kingdom").with("card", kind.id()),
        SetupError::NoSuchSeat(seat) => Sentence::new("error-no-such-seat").with("seat", seat.to_string()),
    }
}

pub fn dominations_setup_error(error: &dominations::SetupError) -> Sentence {
    match error {
        dominations::SetupError::Seats(seats) => Sentence::new("error-dominations-seats").with("seats", *seats),
        dominations::SetupError::Pack { id, hash } => {
            Sentence::new("error-dominations-pack").with("id", id.as_str()).with("hash", hash.as_str())
        }
        dominations::SetupError::Switches(why) => Sentence::new("error-dominations-switches").with("reason", *why),
    }
}

/// Choices are counted from 1, as people see them.
pub fn refused(refused: &Refused) -> Sentence {
    match refused {
        Refused::NothingAsked => Sentence::new("refused-nothing-asked"),
        Refused::TooFew { given, min } => Sentence::new("refused-too-few").with("given", *given).with("min", *min),
        Refused::TooMany { given, max } => Sentence::new("refused-too-many").with("given", *given).with("max", *max),
        Refused::NoSuchChoice { index } => Sentence::new("refused-no-such-choice").with("index", u32::from(*index) + 1),
        Refused::TooManyCopies { index, copies } => {
            Sentence::new("refused-too-many-copies").with("index", u32::from(*index) + 1).with("copies", *copies)
        }
        Refused::Exhausted(fault) => {
            Sentence::new("refused-exhausted").with("reason", Sentence::new(format!("fault-{fault}")))
        }
    }
}

fn step_error(error: &StepError) -> Sentence {
    match error {
        StepError::NotAsked { seat, verb, asked } => {
            let key = if asked.is_some() { "error-step-not-asked" } else { "error-step-over" };
            Sentence::new(key).with("seat", seat.to_string()).with("verb", verb.id())
        }
        StepError::NotOffered { choices } => Sentence::new("error-step-not-offered").with("choices", choices.as_str()),
        StepError::Disagrees { found, expected } => {
            Sentence::new("error-step-disagrees").with("found", found.as_str()).with("expected", expected.as_str())
        }
        StepError::Undo { wanted, available } => {
            Sentence::new("error-step-undo").with("wanted", *wanted).with("available", *available)
        }
        StepError::Refused(reason) => refused(reason),
    }
}

/// `path`: what the file is called.
pub fn replay_error(path: impl Into<Piece>, error: &ReplayError) -> Sentence {
    let path = path.into();
    let say = |key: &str| Sentence::new(key).with("path", path.clone());
    match error {
        ReplayError::Syntax(reason) => say("error-replay-syntax").with("reason", reason.as_str()),
        ReplayError::Format { found, expected } => {
            say("error-replay-format").with("found", *found).with("expected", *expected)
        }
        ReplayError::Game { found, expected } => {
            say("error-replay-game").with("found", found.as_str()).with("expected", *expected)
        }
        ReplayError::Newer { found, expected } => {
            say("error-replay-newer").with("found", *found).with("expected", *expected)
        }
        ReplayError::Setup(reason) => say("error-replay-setup").with("reason", reason.as_str()),
        ReplayError::Step { step, reason } => {
            say("error-replay-step").with("step", *step).with("reason", step_error(reason))
        }
        ReplayError::Hash { found, expected } => {
            say("error-replay-hash").with("found", found.as_str()).with("expected", expected.as_str())
        }
    }
}

impl Words {
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.tell(&setup_error(error))
    }

    pub fn refused(&self, reason: &Refused) -> String {
        self.tell(&refused(reason))
    }

    pub fn replay_error(&self, path: &str, error: &ReplayError) -> String {
        self.tell(&replay_error(path, error))
    }
}
