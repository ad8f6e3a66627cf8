//! What a game needs beside its rules to be played on the web: words for what happens, options, bots, a last look.
//! Rooms, sockets and store know games only through this.

mod dominion;
mod menus;

use crate::protocol::{BotLevel, GameOptions, SeatResult};
use content::{Names, Sentence};
use table::{Answer, Replay, Rules, Seat, Seed};
use tokio::sync::watch;

pub(crate) use menus::BUDGET;
pub use menus::Menus;

pub trait Stage: Rules {
    /// What bots need to know of a table to play well. It may get better while a game goes on.
    type Mind: Clone + Send + Sync + 'static;

    /// The table that was asked for. `winners` of the game before, when there was one.
    fn setup(options: &GameOptions, seats: u8, seed: Seed, winners: Option<Vec<Seat>>)
    -> Result<Self::Setup, Sentence>;
    /// The text with which somebody else opens the same table.
    fn code(setup: &Self::Setup) -> String;
    /// What happened, for one reader; only what is worth a line.
    fn tell(events: &[Self::Event], names: &Names<'_>) -> Vec<Sentence>;
    /// What the decider is asked, and where the offered cards lie.
    fn ask(&self, names: &Names<'_>) -> Option<(Sentence, &'static str)>;
    fn card_id(card: Self::Card) -> String;
    /// The message with this reason.
    fn reason_key(reason: Self::Reason) -> String;
    /// Everybody's points now, where the options show them.
    fn points(&self, options: &GameOptions) -> Option<Vec<i32>>;
    /// Changes from turn to turn.
    fn turn_number(&self) -> u32;
    /// What there is to know after the game.
    fn results(replay: &Replay<Self>) -> Vec<SeatResult>;

    fn mind(setup: &Self::Setup, menus: &Menus) -> watch::Receiver<Self::Mind>;
    /// What a bot of this level answers for the seat that is asked. None when nobody is.
    fn think(&self, level: BotLevel, mind: &Self::Mind, luck: Seed) -> Option<Answer>;
}
