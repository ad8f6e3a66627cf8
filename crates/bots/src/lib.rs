//! Players made of code. A bot is given the window of its seat and the question, never the game: it cannot peek.

mod big_money;
pub mod dominations;
pub mod effects;
mod endgame;
mod foresight;
mod level;
mod random;
mod sense;
pub mod strategy;
mod worth;

pub use big_money::BigMoney;
pub use level::Level;
pub use random::Random;
pub use strategy::Strategy;

use dominion::{Asked, Choice, Game, Kind, Reply, Seen};
use std::sync::Arc;
use table::{Luck, Rules, Stream, Verb};

/// A player of Dominion.
pub trait Bot: Send {
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, luck: &mut Dice) -> Reply;
}

/// A bot's own chance, apart from the luck of the game.
pub struct Dice {
    luck: Luck,
    stream: Stream,
}

impl Dice {
    /// From the luck of a game, which cannot be told from them. `number` tells the bots of one game apart.
    pub fn new(luck: Luck, number: u16) -> Dice {
        let luck = luck.apart(number);
        Dice { luck, stream: luck.stream(0) }
    }
    /// Luck for worlds that are only thought of.
    pub(crate) fn other_luck(&mut self) -> Luck {
        let number = u64::from(self.below(u32::MAX)) << 32 | u64::from(self.below(u32::MAX));
        Luck::new(table::Generator::SplitMix64, table::Seed::from_number(number))
    }
    pub(crate) fn parts(&mut self) -> (&Luck, &mut Stream) {
        (&self.luck, &mut self.stream)
    }
    pub fn below(&mut self, n: u32) -> u32 {
        self.luck.below(&mut self.stream, n)
    }
}

/// The bots that are no strategies, by the names people type.
pub const NAMES: [&str; 4] = ["random", "big-money", "big-money-smithy", "pass"];

/// Every name that can be typed: the bots, and the strategies that come along.
pub fn names() -> Vec<&'static str> {
    NAMES.into_iter().chain(strategy::library().map(|(id, _)| id)).collect()
}

/// How to make a player, as often as one is needed.
#[derive(Clone, Debug)]
pub enum Recipe {
    Bot(&'static str),
    Strategy(Arc<Strategy>),
    /// The same, thinking less about each answer: for very many games.
    Hasty(Arc<Strategy>),
    /// An opponent of some level, with what a search has found for the kingdom.
    Level(Arc<Strategy>, Level),
    /// A player of a strategy who answers the questions of these cards by lot: to measure what sense is worth.
    ByLotAt(Arc<Strategy>, Vec<Kind>),
}

impl Recipe {
    pub fn named(name: &str) -> Option<Recipe> {
        let bot = NAMES.into_iter().find(|other| *other == name).map(Recipe::Bot);
        bot.or_else(|| strategy::named(name).map(Recipe::Strategy))
    }

    pub fn make(&self) -> Box<dyn Bot> {
        match self {
            Recipe::Bot("random") => Box::new(Random),
            Recipe::Bot("big-money") => Box::new(BigMoney::plain()),
            Recipe::Bot("big-money-smithy") => Box::new(BigMoney::with_smithies()),
            Recipe::Bot(_) => Box::new(Pass),
            Recipe::Strategy(strategy) => Box::new(player(strategy, WORLDS)),
            Recipe::Level(strategy, level) => {
                Box::new(level::Graded { player: player(strategy, level.worlds()), level: *level })
            }
            Recipe::Hasty(strategy) => Box::new(player(strategy, 1)),
            Recipe::ByLotAt(strategy, cards) => Box::new(ByLotAt(player(strategy, WORLDS), cards.clone())),
        }
    }
}

/// Worlds in which a player tries doubtful answers out.
const WORLDS: u32 = 3;

fn player(strategy: &Arc<Strategy>, worlds: u32) -> strategy::Player {
    strategy::Player { strategy: strategy.clone(), worlds }
}

pub fn by_name(name: &str) -> Option<Box<dyn Bot>> {
    Recipe::named(name).map(|recipe| recipe.make())
}

/// What a named bot would answer now, for scenarios. None when there is no such bot or nothing is asked.
pub fn advise(name: &str, game: &Game) -> Option<Reply> {
    let asked = game.asked()?;
    let luck = Luck::new(table::Generator::SplitMix64, table::Seed::from_number(0));
    Some(by_name(name)?.answer(game.seen(asked.decider()), asked, &mut Dice::new(luck, 0)))
}

/// Declines whatever can be declined: the opponent against whom a strategy's speed is measured.
struct Pass;

impl Bot for Pass {
    fn answer(&mut self, _: Seen<'_>, asked: Asked<'_>, _: &mut Dice) -> Reply {
        decline(asked)
    }
}

/// Whether a card asks, or whether it can be shown.
pub fn asks(asked: Asked<'_>, kind: Kind) -> bool {
    asked.source() == Some(kind) || (asked.verb() == Verb::Reveal && asked.offers(kind))
}

struct ByLotAt(strategy::Player, Vec<Kind>);

impl Bot for ByLotAt {
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
        if self.1.iter().any(|kind| asks(asked, *kind)) {
            return Random.answer(seen, asked, dice);
        }
        self.0.answer(seen, asked, dice)
    }
}

/// As few picks as the question allows; «no» where it is yes or no.
fn decline(asked: Asked<'_>) -> Reply {
    if asked.min() == 0 {
        return asked.none();
    }
    if asked.min() == 1 {
        return asked.choices().last().map_or_else(|| asked.none(), |choice| asked.pick_choice(choice));
    }
    let copies = |choice| match choice {
        Choice::Card(kind) => asked.copies(kind),
        _ => 1,
    };
    let all = asked.choices().flat_map(|choice| (0..copies(choice)).map(move |_| choice));
    asked.pick_choices(all.take(asked.min() as usize))
}
