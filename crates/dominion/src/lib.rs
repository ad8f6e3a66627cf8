//! The rules of Dominion: the base game in both editions, two to six players.
//!
//! A card is one const that reads like the card: look for it in `cards/`. What its text can say is in
//! `vocabulary.rs`; how a text stops at a question and goes on later is in `script.rs`.
//!
//! ```
//! use dominion::{Game, Kind, Setup};
//! use table::{Answer, Generator, Luck, Rules, Seed};
//!
//! let kingdom = Kind::ALL[7..17].to_vec();
//! let luck = Luck::new(Generator::SplitMix64, Seed::from_number(7));
//! let mut game = Game::start(&Setup::new(2, &kingdom), luck, &mut ()).unwrap();
//! let question = game.question().unwrap();
//! assert_eq!(question.verb, table::Verb::Play);
//! game.answer(&Answer::none(), &mut ()).unwrap();
//! ```

mod card;
mod cards;
mod costs;
mod deck;
mod engine;
mod events;
mod fixed;
mod game;
mod kind;
mod lineup;
mod moves;
mod question;
mod resample;
mod save;
pub mod scenario;
mod scoring;
mod script;
mod setup;
mod state;
mod turn;
mod view;
mod zones;

pub use card::{Card, Cost, Points, Set, Types};
pub use cards::Kind;
pub use events::{Event, Eyes, Told, Zone};
pub use game::{Game, Preview, Reason};
pub use kind::UnknownCard;
pub use question::{Asked, Choice, PrintedOption, Reply};
pub use setup::{Edition, First, Prepared, Setup, SetupError, random_kingdom};
pub use state::{Fault, Phase};
pub use view::{AskedView, Count, PileView, PlayerView, Seen, TurnView, View};
