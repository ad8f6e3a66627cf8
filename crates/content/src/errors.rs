//! Errors become sentences.

use crate::{Sentence, Words};
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

impl Words {
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.tell(&setup_error(error))
    }

    pub fn refused(&self, reason: &Refused) -> String {
        self.tell(&refused(reason))
    }

    fn step_error(&self, error: &StepError) -> String {
        match error {
            StepError::NotAsked { seat, verb, asked } => {
                let key = if asked.is_some() { "error-step-not-asked" } else { "error-step-over" };
                self.say(key, &[("seat", seat.to_string().into()), ("verb", verb.id().into())])
            }
            StepError::NotOffered { choices } => {
                self.say("error-step-not-offered", &[("choices", choices.as_str().into())])
            }
            StepError::Disagrees { found, expected } => {
                let values = [("found", found.as_str().into()), ("expected", expected.as_str().into())];
                self.say("error-step-disagrees", &values)
            }
            StepError::Undo { wanted, available } => {
                let values = [("wanted", (*wanted).into()), ("available", (*available).into())];
                self.say("error-step-undo", &values)
            }
            StepError::Refused(refused) => self.refused(refused),
        }
    }

    pub fn replay_error(&self, path: &str, error: &ReplayError) -> String {
        let path = ("path", path.into());
        match error {
            ReplayError::Syntax(reason) => self.say("error-replay-syntax", &[path, ("reason", reason.as_str().into())]),
            ReplayError::Format { found, expected } => {
                let values = [path, ("found", (*found).into()), ("expected", (*expected).into())];
                self.say("error-replay-format", &values)
            }
            ReplayError::Game { found, expected } => {
                let values = [path, ("found", found.as_str().into()), ("expected", (*expected).into())];
                self.say("error-replay-game", &values)
            }
            ReplayError::Newer { found, expected } => {
                let values = [path, ("found", (*found).into()), ("expected", (*expected).into())];
                self.say("error-replay-newer", &values)
            }
            ReplayError::Setup(reason) => self.say("error-replay-setup", &[path, ("reason", reason.as_str().into())]),
            ReplayError::Step { step, reason } => {
                let values = [path, ("step", (*step).into()), ("reason", self.step_error(reason).into())];
                self.say("error-replay-step", &values)
            }
            ReplayError::Hash { found, expected } => {
                let values = [path, ("found", found.as_str().into()), ("expected", expected.as_str().into())];
                self.say("error-replay-hash", &values)
            }
        }
    }
}
