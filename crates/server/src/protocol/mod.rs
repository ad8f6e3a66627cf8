//! What goes over the wire, described in `docs/protocol.md`. The client's types are made from these
//! (`cargo xtask codegen`), and a test fails when they differ.

mod account;
mod catalogue;
mod film;

pub use account::{Block, Blocked, Credentials, Farewell, Me, MyTable, NewName, NewPassword, NewReport};
pub use catalogue::{Catalogue, PackView};
pub use film::{
    Continue, Example, ExampleFrame, ExampleName, ExampleTitle, ExampleTopic, Film, FilmFrame, FilmTurn, KingdomDrawn,
    KingdomWish,
};

use content::Sentence;
use dominations::{Switches, pack::PackName};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Answer, Seat, Verb};
use ts_rs::TS;

/// Raised when an older client could misunderstand the server, or the other way round.
pub const PROTOCOL: u32 = 2;

// ---- from the browser ----------------------------------------------------------------------------------------------

/// What a socket may be told. `id` is chosen by the client and comes back in [`FromServer::Done`] or
/// [`FromServer::Refused`].
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ToServer {
    pub id: u32,
    #[serde(rename = "do")]
    pub wish: Wish,
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// Answers the question that was asked at `moment`.
    Answer {
        moment: u32,
        picks: Vec<u16>,
    },
    /// Takes the own latest answer back, or asks the others for it.
    Undo {
        moment: u32,
        /// So many answers at once, as [`Position::steps`] offers it.
        #[serde(default)]
        answers: Option<u32>,
    },
    /// Lets somebody else take an answer back, or not.
    AgreeToUndo {
        moment: u32,
        agree: bool,
    },
    Sit {
        seat: u8,
    },
    /// Leaves the seat: before a game it is free again, during one a bot plays on.
    Stand,
    /// Puts a bot on a free seat, or on that of a person who is gone.
    Bot {
        seat: u8,
        level: BotLevel,
    },
    /// Takes a bot off a seat before the game; the host can take people off, too.
    Free {
        seat: u8,
    },
    /// Ready for the next game; it begins when everybody is.
    Ready {
        ready: bool,
    },
    Resign,
    Say {
        text: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    Beginner,
    Apprentice,
    Journeyman,
    Expert,
    Master,
}

impl BotLevel {
    pub fn level(self) -> bots::Level {
        match self {
            BotLevel::Beginner => bots::Level::Beginner,
            BotLevel::Apprentice => bots::Level::Apprentice,
            BotLevel::Journeyman => bots::Level::Journeyman,
            BotLevel::Expert => bots::Level::Expert,
            BotLevel::Master => bots::Level::Master,
        }
    }
}

/// A new table, as `POST /api/tables` takes it.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: GameOptions,
    pub seats: Vec<NewSeat>,
    #[serde(default)]
    pub manners: Manners,
}

/// How a table is kept, whatever is played there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Manners {
    /// Whether anybody may find it, or only those who have its address.
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub spectators: Spectators,
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// What those see who do not sit there. Nobody sees hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    #[default]
    Live,
    /// Each turn when it is over.
    Delayed,
    /// Nothing until the game is over.
    No,
}

/// How long people may think. Time in which the server was down does not count; whoever has none left can be replaced by a
/// bot, if the others want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for the whole game.
    pub seconds: u32,
    /// Seconds more each time somebody has decided and another comes to decide.
    pub more: u32,
}

impl Clock {
    /// From half a minute up to thirty days.
    pub(crate) fn is_sensible(self) -> bool {
        const MONTH: u32 = 30 * 86_400;
        (30..=MONTH).contains(&self.seconds) && self.more <= MONTH
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(tag = "game", rename_all = "snake_case", deny_unknown_fields)]
pub enum GameOptions {
    Dominion(DominionOptions),
    Dominations(DominationsOptions),
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DominionOptions {
    pub kingdom: KingdomChoice,
    #[serde(default)]
    pub latest_rules: bool,
    /// None: as the rulebook draws it.
    #[serde(default)]
    pub shelters: Option<bool>,
    /// Whether everybody's points are shown during the game.
    #[serde(default)]
    pub show_points: bool,
}

/// What is left out is as it usually is; a table that is made has all of it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DominationsOptions {
    #[serde(default)]
    pub pack: Option<PackName>,
    #[serde(default)]
    pub switches: Option<Switches>,
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum KingdomChoice {
    /// The id of a recommended kingdom.
    Recommended(String),
    /// Ten ids of cards.
    Cards(Vec<String>),
    /// The code of a table.
    Code(String),
    /// Wishes as `dominio kingdom` takes them; none for any kingdom.
    Random(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// Who makes the table.
    Me,
    /// For somebody who comes.
    Open,
    Bot(BotLevel),
}

// ---- to the browser ------------------------------------------------------------------------------------------------

/// `GET /api/tables/ID/log`: what a welcome left out.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Earlier {
    /// The lines are those of all versions after this one.
    pub from: u32,
    pub lines: Vec<Line>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// Everything, at first and whenever the client has missed too much.
    Welcome(Box<Welcome>),
    /// What has changed. `version` follows the last one seen without a gap, or the client asks again.
    News {
        /// The seat of the reader, who may have sat down or stood up.
        you: Option<Seat>,
        #[serde(flatten)]
        news: Box<News>,
    },
    /// The wish with this id is done and safe on disk.
    Done { id: u32 },
    /// The wish with this id changed nothing, and why.
    Refused { id: u32, reason: Sentence },
    /// Who is there, seat by seat.
    Present { seats: Vec<Presence> },
    /// Something holds everybody up; none when that is over.
    Trouble { reason: Option<Sentence> },
    /// A sign of life, every 20 seconds: scripts in browsers do not hear of pings.
    Alive,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Welcome {
    pub protocol: u32,
    pub table: String,
    /// The seat of the reader; none for those who watch.
    pub you: Option<Seat>,
    pub game: GameOptions,
    pub manners: Manners,
    /// Whether the reader has made the table.
    pub host: bool,
    pub present: Vec<Presence>,
    /// The lines are those of all versions after this one. What was said before can be asked for.
    pub from: u32,
    #[serde(flatten)]
    pub news: News,
    pub trouble: Option<Sentence>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Bots always are.
    Here,
    Away,
    /// So long that others may let a bot play on.
    Gone,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct News {
    /// Records of this table so far.
    pub version: u32,
    pub seats: Vec<SeatView>,
    /// New lines of the log.
    pub lines: Vec<Line>,
    /// Versions whose lines are taken back.
    pub undone: Vec<u32>,
    pub stage: StageView,
    /// Somebody has asked to take an answer back and is not answered yet.
    pub undo_asked: Option<UndoAsked>,
    /// Milliseconds left, seat by seat, where there is a clock; that of `ticking` runs on from now.
    #[ts(type = "number[] | null")]
    pub clocks: Option<Vec<i64>>,
    pub ticking: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatView {
    pub who: SeatHolder,
    pub ready: bool,
    pub resigned: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    Nobody,
    Person {
        name: String,
    },
    Bot {
        level: BotLevel,
        /// The person for whom it plays on.
        instead_of: Option<String>,
    },
}

/// A line of the log. `version` orders and names it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Line {
    pub version: u32,
    #[serde(flatten)]
    pub said: Said,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    Sentence(Sentence),
    /// Somebody's own words: shown as they are, never as anything else.
    Chat {
        name: String,
        text: String,
        /// Who; none for what was said before this was noted.
        person: Option<String>,
    },
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// The next game has not begun.
    Waiting,
    /// A game goes on that is nobody else's business.
    Private,
    Playing(Position),
    Over {
        position: Position,
        end: Ending,
    },
    /// A game of an older version that these rules cannot follow: it can be read, and another one begun.
    Stopped {
        reason: Sentence,
    },
}

/// What one viewer sees of the game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Position {
    /// Answers and undos so far, in all games of the table: an answer says to which of them it belongs.
    pub moment: u32,
    /// The game's own view.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// Of those who show them.
    pub points: Option<Vec<i32>>,
    /// Who is asked, and what for: everybody may know that.
    pub asked: Option<Asked>,
    /// What the reader is asked.
    pub question: Option<QuestionView>,
    /// How much the reader may take back; none when there is nothing.
    pub undo: Option<Undo>,
    /// The steps of the present turn to which the reader can go back at once.
    pub steps: Vec<StepBack>,
}

/// A step of a turn that can be taken again from its first answer on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StepBack {
    pub step: String,
    /// Answers that are taken back for it.
    pub answers: u32,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Asked {
    pub decider: Seat,
    pub about: Seat,
    pub verb: Verb,
    /// The asking card.
    pub source: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// At once.
    Free,
    /// If the other people agree.
    Asks,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct UndoAsked {
    pub by: Seat,
    /// Seats that have not answered yet.
    pub waiting_for: Vec<Seat>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct QuestionView {
    pub prompt: Sentence,
    /// What it is about, in a word of the game: for Dominion, where the offered cards lie.
    pub from: String,
    pub offers: Vec<OfferView>,
    pub min: u16,
    pub max: u16,
    /// Whether the order of the picks matters.
    pub ordered: bool,
    /// Visible cards that are not offered, and the key of the reason.
    pub reasons: Vec<(String, String)>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct OfferView {
    #[ts(type = "unknown")]
    pub choice: Box<RawValue>,
    pub copies: u16,
    /// What this pick alone would bring.
    #[ts(type = "unknown")]
    pub preview: Option<Box<RawValue>>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Ending {
    pub results: Vec<SeatResult>,
    /// The seed of all luck, now that it is no secret any more.
    pub seed: String,
    /// With it somebody else opens a table with the same cards.
    pub code: String,
    /// By resignation rather than by the rules.
    pub resigned: bool,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatResult {
    pub seat: Seat,
    pub won: bool,
    pub score: i32,
    pub turns: u32,
    /// What the points are for, and what else there is.
    pub parts: Vec<ResultPart>,
    /// How things went: before the first turn and after each own one.
    pub courses: Vec<Course>,
}

/// A kind of card in the deck, or a source of points.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ResultPart {
    pub what: Sentence,
    /// None for what is not counted.
    pub copies: Option<u16>,
    /// Of all of them together.
    pub points: i32,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Course {
    /// The message that says what is counted.
    pub what: String,
    pub values: Vec<i32>,
}

/// `POST /api/tables`
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TableMade {
    pub id: String,
}

/// What is answered to a request that is not carried out.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Problem {
    pub reason: Sentence,
}

/// Picks as an answer.
pub fn answer(picks: &[u16]) -> Answer {
    picks.iter().copied().collect()
}
