//! The rules of Dominion: the base game and Intrigue in both editions, Alchemy and Dark Ages; two to six players.
//!
//! A card is one const that reads like the card: look for it in `cards/`. What its text can say is in
//! `script/vocabulary.rs` and its neighbours; how a text stops at a question and goes on later is in `script/mod.rs`.
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
mod game;
mod in_play;
mod kind;
mod kingdom;
mod lineup;
mod moves;
mod piles;
mod question;
mod resample;
mod save;
pub mod scenario;
mod scoring;
mod script;
mod setup;
mod state;
mod triggers;
mod turn;
mod view;
mod zones;

pub use card::{Card, Cost, Pile, Points, Set, Types};
pub use cards::Kind;
pub use events::{Event, Eyes, Told, Zone};
pub use game::{Game, Preview, Reason};
pub use kind::UnknownCard;
pub use kingdom::{CodeError, Contradiction, Role, Wanted, Wish, draw_kingdom, random_kingdom};
pub use piles::Mixed;
pub use question::{Asked, Choice, PrintedOption, Reply};
pub use setup::{Edition, First, FurtherPiles, Prepared, Setup, SetupError, Shelters};
pub use state::{Fault, Phase};
pub use view::{ActingView, AskedView, Count, PileCards, PileView, PlayerView, Seen, TurnView, View};
