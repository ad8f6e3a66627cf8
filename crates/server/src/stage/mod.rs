//! What a game needs beside its rules to be played on the web: words for what happens, options, bots, a last look.
//! Rooms, sockets and store know games only through this.

mod dominations;
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
    /// A player made of code, for as long as it is asked by itself.
    type Bot;
    /// What is needed beside an event to tell it.
    type Book: Clone + Send + Sync + 'static;

    /// The table that was asked for. `winners` of the game before, when there was one.
    fn setup(options: &GameOptions, seats: u8, seed: Seed, winners: Option<Vec<Seat>>)
    -> Result<Self::Setup, Sentence>;
    /// The text with which somebody else opens the same table; empty where there is none.
    fn code(setup: &Self::Setup) -> String;
    /// None when it is not here any more.
    fn book(setup: &Self::Setup) -> Option<Self::Book>;
    /// What happened, for one reader; only what is worth a line.
    fn tell(events: &[Self::Event], book: &Self::Book, names: &Names<'_>) -> Vec<Sentence>;
    /// What the decider is asked, and where the offered cards lie.
    fn ask(&self, names: &Names<'_>) -> Option<(Sentence, &'static str)>;
    fn card_id(card: Self::Card) -> String;
    /// The message with this reason.
    fn reason_key(reason: Self::Reason) -> String;
    /// Everybody's points now, where the options show them.
    fn points(&self, options: &GameOptions) -> Option<Vec<i32>>;
    /// Changes from turn to turn.
    fn turn_number(&self) -> u32;
    /// The step of the turn that somebody is asked in, where turns have steps.
    fn step(&self) -> Option<&'static str>;
    /// What there is to know after the game.
    fn results(replay: &Replay<Self>) -> Vec<SeatResult>;

    fn mind(setup: &Self::Setup, menus: &Menus) -> watch::Receiver<Self::Mind>;
    fn bot(level: BotLevel, mind: &Self::Mind, luck: Seed) -> Self::Bot;
    /// What a bot answers for the seat that is asked. None when nobody is.
    fn think(&self, bot: &mut Self::Bot) -> Option<Answer>;
}

/// A table holds the options of its own game; others come only from a store that was tampered with.
fn other_game() -> Sentence {
    Sentence::new("refused-not-now")
}
