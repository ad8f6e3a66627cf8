use crate::{Answer, Luck, Observer, Question, Refused, Seat, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game that keeps the contract of the table.
pub trait Rules: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// How replays name the game.
    const GAME: &'static str;
    /// Changes only when some legal game changes.
    const VERSION: u32;

    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type SetupError: std::error::Error + Clone + PartialEq + Send + Sync + 'static;
    /// What can ask a question.
    type Card: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One typed legal choice.
    type Choice: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see, as data to send.
    type View: Clone + PartialEq + Debug + Serialize;
    /// What one seat may see, as a borrowed window: free, and the only thing a bot is given.
    type Seen<'a>;
    /// Why a visible card is not offered.
    type Reason: Copy + Eq + Debug + Serialize;
    /// What an answer would bring.
    type Preview: Clone + PartialEq + Debug + Serialize;

    /// Sets up a game and tells the observer what happens before its first question.
    fn start(
        setup: &Self::Setup,
        luck: Luck,
        observer: &mut dyn Observer<Self::Event>,
    ) -> Result<Self, Self::SetupError>;
    fn seats(&self) -> u8;
    /// None once the game is over.
    fn question(&self) -> Option<Question<Self>>;
    /// Gives an answer to the pending question. A refused one changes nothing, except that [`Refused::Exhausted`]
    /// leaves a game that cannot go on; a [`crate::Sitting`] keeps the state before it.
    fn answer(&mut self, answer: &Answer, observer: &mut dyn Observer<Self::Event>) -> Result<Outcome, Refused>;
    fn view(&self, viewer: Viewer) -> Self::View;
    fn seen(&self, seat: Seat) -> Self::Seen<'_>;
    /// The event as this viewer may know it.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// Another game that `seat` could not tell from this one: all it has seen stays, the rest is dealt again.
    fn resample(&self, seat: Seat, luck: Luck) -> Self;
    /// None while the game runs.
    fn standings(&self) -> Option<Standings>;

    /// For each visible card that the pending question does not offer, why not.
    fn reasons(&self) -> Vec<(Self::Card, Self::Reason)>;
    /// What an answer would bring, as far as its decider can know before giving it.
    fn preview(&self, answer: &Answer) -> Option<Self::Preview>;

    fn save(&self) -> Vec<u8>;
    fn load(bytes: &[u8]) -> Result<Self, LoadError>;
    /// The state by names rather than by layout: what a stable hash is taken of.
    fn canonical(&self) -> Vec<u8>;
    /// Checks what must hold in every legal state (pieces are conserved, for one) and says what does not.
    fn check(&self) -> Result<(), String>;

    /// A hash that stays the same from version to version.
    fn fingerprint(&self) -> String {
        blake3::hash(&self.canonical()).to_hex()[..32].to_owned()
    }
}

/// What became known through an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// It used luck, let an effect show somebody a card or the lack of one, or passed the decision on: free undo ends
    /// here. What deciders lay open by their own choice tells them nothing new and does not count.
    pub revealed: bool,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    pub seat: Seat,
    pub score: i32,
    pub turns: u32,
    pub won: bool,
}

/// How a game ended, in the order of seats.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings(pub Vec<Standing>);

impl Standings {
    /// More than one when the victory is shared.
    pub fn winners(&self) -> Vec<Seat> {
        self.0.iter().filter(|s| s.won).map(|s| s.seat).collect()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    #[error("the saved game is damaged: {0}")]
    Damaged(String),
    #[error("the saved game is of rules version {found}; this is version {expected}")]
    Version { found: u32, expected: u32 },
}
