//! Strategies as people write them: what to buy, in order, and under which conditions. Everything else is played sensibly
//! (`sense.rs`). The language is told in `docs/strategies.md`.

mod condition;
mod library;
mod parse;
mod write;

pub use condition::{Compare, Condition, Term};
pub use library::{library, named};
pub use parse::{Problem, StrategyError};

use crate::{
    Bot, Dice,
    sense::{self, Taste},
};
use dominion::{Asked, Kind, Reply, Seen};
use table::Verb;

#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    pub name: String,
    /// The kingdom it is for: the id of a recommended one, or ten card ids.
    pub kingdom: Option<String>,
    /// What to buy in the first two turns, whichever can be paid first.
    pub opening: Vec<Kind>,
    /// The first that applies is bought.
    pub rules: Vec<Rule>,
    /// What to trash first, whatever it is worth.
    pub trash: Vec<Kind>,
    /// What is never trashed, if that can be helped.
    pub keep: Vec<Kind>,
    /// What to play first.
    pub play: Vec<Kind>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    pub card: Kind,
    pub when: Condition,
}

/// Turns in which the opening is bought.
const OPENING: u16 = 2;

impl Strategy {
    /// Cards that must be at the table.
    pub fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        self.opening.iter().copied().chain(self.rules.iter().map(|rule| rule.card))
    }

    fn to_buy(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        self.rules.iter().find(|rule| asked.offers(rule.card) && rule.when.holds(seen)).map(|rule| rule.card)
    }
    fn to_gain(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        self.rules.iter().find(|rule| asked.offers(rule.card) && rule.when.holds_for_free(seen)).map(|rule| rule.card)
    }

    fn of_opening(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        if seen.turns(seen.seat()) >= OPENING {
            return None;
        }
        let missing = |kind: &Kind| {
            let wanted = self.opening.iter().filter(|other| *other == kind).count();
            usize::from(seen.owned(*kind)) < wanted
        };
        let dearest = |kind: &Kind| kind.card().cost.coin;
        self.opening.iter().copied().filter(|kind| missing(kind) && asked.offers(*kind)).max_by_key(dearest)
    }

    fn purchase(&self, seen: Seen<'_>, asked: Asked<'_>) -> Reply {
        let chosen = self.of_opening(seen, asked).or_else(|| self.to_buy(seen, asked));
        match chosen.filter(|kind| !loses_by_ending(seen, *kind)) {
            Some(kind) => asked.pick(kind),
            None => asked.none(),
        }
    }
}

/// Whether this purchase would end the game with fewer points than somebody else has.
fn loses_by_ending(seen: Seen<'_>, kind: Kind) -> bool {
    if seen.left(kind) != 1 || seen.buys() > 1 {
        return false;
    }
    let enough = if seen.seats() <= 4 { 3 } else { 4 };
    let ends = kind == Kind::Province || seen.empty_piles() + 1 >= enough;
    let points = match kind.card().points {
        dominion::Points::Fixed(points) => i32::from(points),
        dominion::Points::By(_) => 1,
    };
    ends && seen.score() + points < seen.best_other_score()
}

impl Taste for Strategy {
    fn favourite(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        self.to_gain(seen, asked)
    }
    fn trashes_first(&self, kind: Kind) -> Option<usize> {
        self.trash.iter().position(|other| *other == kind)
    }
    fn never_trashes(&self, kind: Kind) -> bool {
        self.keep.contains(&kind)
    }
    fn plays_first(&self, kind: Kind) -> Option<usize> {
        self.play.iter().position(|other| *other == kind)
    }
}

/// A player who follows a strategy.
pub struct Player(pub std::sync::Arc<Strategy>);

impl Bot for Player {
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
        match (asked.source(), asked.verb()) {
            (None, Verb::Buy) => self.0.purchase(seen, asked),
            _ => sense::answer(seen, asked, &*self.0, Some(dice)),
        }
    }
}
