//! A game that can be looked at again, moment by moment: one that was played at a table, or a worked example.

use super::{Ending, GameOptions, Line, Position, SeatView};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// `GET /api/tables/ID/film?game=N`
#[derive(Clone, Debug, Serialize, TS)]
pub struct Film {
    pub table: String,
    pub game: GameOptions,
    pub seats: Vec<SeatView>,
    /// Which game of the table this is, counted from 1, and how many have begun.
    pub number: u32,
    pub games: u32,
    /// Frames go from 0, before the first answer, up to this one. Answers that were taken back are left out.
    pub last: u32,
    pub turns: Vec<FilmTurn>,
    /// Through whose eyes the reader may look, beside a spectator's: all of them once the game is over.
    pub eyes: Vec<Seat>,
    /// Whether the game has ended, however.
    pub over: bool,
    /// None while the game goes on, and when it was not played to its end.
    pub end: Option<Ending>,
    /// Answers that have been taken back: frames may be others than before.
    pub undone: u32,
}

/// A turn, and the frame it begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FilmTurn {
    pub frame: u32,
    /// None before the first turn.
    pub seat: Option<Seat>,
    /// Of this seat, counted from 1.
    pub turn: u32,
}

/// `GET /api/tables/ID/film/frames?game=N&from=A&to=B&eyes=SEAT`: some frames as one pair of eyes saw them.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FilmFrame {
    pub frame: u32,
    /// What the answer before this frame led to.
    pub lines: Vec<Line>,
    pub position: Position,
    /// What was answered here, where the eyes saw the question.
    pub picked: Option<Vec<u16>>,
}

/// `GET /api/examples/GAME`: what there are examples for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ExampleTopic {
    /// The id of a card, or a part of the rules: the name of a file of scenarios.
    pub topic: String,
    pub examples: u32,
}

/// `GET /api/examples/GAME/CARD`: scenarios that are about a card or a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ExampleName {
    pub number: u32,
    pub title: ExampleTitle,
}

/// The sentence that a scenario proves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct ExampleTitle {
    pub en: String,
    pub es: String,
}

/// `GET /api/examples/GAME/CARD/NUMBER`: a scenario, step by step, through the eyes of whoever is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Example {
    pub title: ExampleTitle,
    pub game: GameOptions,
    pub seats: Vec<SeatView>,
    pub frames: Vec<ExampleFrame>,
    /// The scenario as it is written.
    pub text: String,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ExampleFrame {
    /// Who looks.
    pub you: Seat,
    #[serde(flatten)]
    pub frame: FilmFrame,
}

/// `POST /api/tables/ID/continue`: a new table that goes on from a frame of a finished game. The cards come as they came
/// then.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Continue {
    /// The game of the table; the latest one when absent.
    #[serde(default)]
    pub number: Option<u32>,
    pub frame: u32,
    /// Where the reader sits; bots of this level sit everywhere else.
    pub seat: u8,
    pub level: super::BotLevel,
}

/// `POST /api/kingdoms`: what `dominio kingdom` takes.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct KingdomWish {
    pub kingdom: super::KingdomChoice,
    /// None: as the rulebook draws it.
    #[serde(default)]
    pub shelters: Option<bool>,
    #[serde(default)]
    pub latest_rules: bool,
}

/// A kingdom, and the code with which anybody opens a table with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KingdomDrawn {
    pub cards: Vec<String>,
    /// None: as the rulebook draws it.
    pub shelters: Option<bool>,
    pub latest_rules: bool,
    pub code: String,
}
