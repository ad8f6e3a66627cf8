//! What is written down about a table. Records are only ever added; the table is what they add up to.

use crate::{protocol::BotLevel, stage::Stage, store::PersonId};
use serde::{Deserialize, Serialize};
use table::{Answer, Seat, Seed, Verb};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", tag = "record", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Record<R: Stage> {
    /// A person takes a free seat, or their own one back from the bot that played on for them.
    Sat {
        seat: Seat,
        person: PersonId,
        name: String,
    },
    /// A bot takes a free seat, or plays on for a person who is gone.
    BotSat {
        seat: Seat,
        level: BotLevel,
    },
    /// Nobody sits there any more.
    Freed {
        seat: Seat,
    },
    Ready {
        seat: Seat,
        ready: bool,
    },
    Began {
        rules: u32,
        setup: R::Setup,
        seed: Seed,
    },
    Answered {
        seat: Seat,
        verb: Verb,
        picks: Answer,
        choices: Vec<R::Choice>,
    },
    UndoAsked {
        by: Seat,
    },
    UndoAnswered {
        by: Seat,
        agree: bool,
    },
    Undone {
        by: Seat,
        answers: u32,
    },
    Resigned {
        seat: Seat,
    },
    Said {
        name: String,
        text: String,
    },
}
