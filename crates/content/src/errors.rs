//! Errors become sentences.

use crate::Words;
use dominion::SetupError;
use table::{Refused, ReplayError, StepError};

impl Words {
    pub fn setup_error(&self, error: &SetupError) -> String {
        match error {
            SetupError::Seats(seats) => self.say("error-seats", &[("seats", (*seats).into())]),
            SetupError::KingdomSize(number) => self.say("error-kingdom-size", &[("number", (*number).into())]),
            SetupError::Twice(kind) => self.say("error-kingdom-twice", &[("card", kind.id().into())]),
            SetupError::NotKingdom(kind) => self.say("error-not-kingdom", &[("card", kind.id().into())]),
            SetupError::NoSuchSeat(seat) => self.say("error-no-such-seat", &[("seat", seat.to_string().into())]),
        }
    }

    /// Choices are counted from 1, as people see them.
    pub fn refused(&self, refused: &Refused) -> String {
        match refused {
            Refused::NothingAsked => self.say("refused-nothing-asked", &[]),
            Refused::TooFew { given, min } => {
                self.say("refused-too-few", &[("given", (*given).into()), ("min", (*min).into())])
            }
            Refused::TooMany { given, max } => {
                self.say("refused-too-many", &[("given", (*given).into()), ("max", (*max).into())])
            }
            Refused::NoSuchChoice { index } => {
                self.say("refused-no-such-choice", &[("index", (u32::from(*index) + 1).into())])
            }
            Refused::TooManyCopies { index, copies } => {
                let index = u32::from(*index) + 1;
                self.say("refused-too-many-copies", &[("index", index.into()), ("copies", (*copies).into())])
            }
            Refused::Exhausted(fault) => {
                let reason = self.say(&format!("fault-{fault}"), &[]);
                self.say("refused-exhausted", &[("reason", reason.into())])
            }
        }
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
