//! What is written down about a table. Records are only ever added; the table is what they add up to.

use crate::{protocol::BotLevel, stage::Stage, store::PersonId};
use serde::{Deserialize, Serialize};
use table::{Answer, Generator, Seat, Seed, Verb};

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
        /// Milliseconds for which whoever leaves had thought, where there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<u32>,
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
        /// Another one only in games from files.
        #[serde(default = "usual", skip_serializing_if = "is_usual")]
        generator: Generator,
    },
    Answered {
        seat: Seat,
        verb: Verb,
        picks: Answer,
        choices: Vec<R::Choice>,
        /// Milliseconds that it took, where there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<u32>,
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
        /// Milliseconds for which whoever was asked had thought, where there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<u32>,
    },
    Resigned {
        seat: Seat,
        /// Milliseconds for which whoever was asked had thought, where there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<u32>,
    },
    Said {
        name: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
    },
    /// The rules have broken down over an answer. The game ends here, and can be read and sent to those who can mend them.
    Failed {
        seat: Seat,
        picks: Answer,
    },
    /// The file from which the game comes goes no further. Its luck can be read there, so nobody plays it on.
    Closed,
    /// The host has taken somebody off a seat, who shall not sit down again.
    Removed {
        seat: Seat,
        person: PersonId,
    },
}

/// Nobody can tell from what it brought what it will bring.
pub(crate) fn usual() -> Generator {
    Generator::ChaCha8
}
fn is_usual(generator: &Generator) -> bool {
    *generator == usual()
}
