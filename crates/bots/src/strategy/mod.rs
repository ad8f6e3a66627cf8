//! Strategies as people write them: what to buy, in order, and under which conditions. Everything else is played sensibly
//! (`sense.rs`). The language is told in `docs/strategies.md`.

mod condition;
mod library;
mod parse;
mod write;

pub use condition::{Compare, Condition, Term};
pub use library::{library, named, text};
pub use parse::{Problem, StrategyError};

use crate::{
    Bot, Dice,
    foresight::Foresight,
    sense::{self, Taste},
};
use dominion::{Asked, Choice, Kind, Points, PrintedOption, Reply, Seen, Types};

#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    pub name: String,
    /// The kingdom it is for: the id of a recommended one, or ten card ids.
    pub kingdom: Option<String>,
    /// What to buy in the first two turns.
    pub openings: Vec<Opening>,
    /// The first that applies is bought.
    pub rules: Vec<Rule>,
    /// What to trash first, whatever it is worth.
    pub trash: Vec<Rule>,
    /// What to discard first.
    pub discard: Vec<Rule>,
    /// What is never trashed, if that can be helped.
    pub keep: Vec<Rule>,
    /// What to play first, and what not at all.
    pub play: Vec<Rule>,
    pub hold: Vec<Rule>,
    /// What to answer a card, instead of what seems sensible.
    pub answers: Vec<Override>,
}

/// A card, and when it is meant.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    pub card: Kind,
    pub when: Condition,
}

/// Cards for the first two turns, the dearest that can be paid first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Coins of the richer of the two hands for which it is meant, 5 or 4; none for any.
    pub split: Option<u16>,
    pub cards: Vec<Kind>,
}

/// What to answer when a card asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Override {
    pub card: Kind,
    /// The first of these that is offered, or as many as may be.
    pub answers: Vec<Wanted>,
    pub when: Condition,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Nothing,
    Yes,
    No,
    /// A word may be both: «gold» is a card, and an option that a card prints.
    Named(Option<Kind>, Option<PrintedOption>),
}

impl Wanted {
    fn fits(self, choice: Choice) -> bool {
        match (self, choice) {
            (Wanted::Yes, Choice::Yes) | (Wanted::No, Choice::No) => true,
            (Wanted::Named(card, _), Choice::Card(kind)) => card == Some(kind),
            (Wanted::Named(_, named), Choice::Option(option)) => named == Some(option),
            _ => false,
        }
    }
}

/// Turns in which the opening is bought.
const OPENING: u16 = 2;

impl Strategy {
    /// Purchases, and everything else as it seems sensible.
    pub fn new(name: &str, rules: Vec<Rule>) -> Strategy {
        Strategy {
            name: name.to_owned(),
            kingdom: None,
            openings: Vec::new(),
            rules,
            trash: Vec::new(),
            discard: Vec::new(),
            keep: Vec::new(),
            play: Vec::new(),
            hold: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// Cards that must be at the table.
    pub fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        let opening = self.openings.iter().flat_map(|opening| opening.cards.iter().copied());
        opening.chain(self.rules.iter().map(|rule| rule.card))
    }

    fn to_buy(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        let wanted = |rule: &Rule| offered(asked, rule.card).filter(|_| rule.when.holds(seen));
        self.rules.iter().filter_map(wanted).find(|kind| !loses_by_ending(seen, *kind))
    }
    fn to_gain(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        self.rules.iter().find_map(|rule| offered(asked, rule.card).filter(|_| rule.when.holds_for_free(seen)))
    }

    fn of_opening(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        if self.openings.is_empty() || seen.turns(seen.seat()) >= OPENING {
            return None;
        }
        let split = condition::opening_split(seen);
        let fits = |opening: &&Opening| opening.split.is_none_or(|wanted| wanted == split);
        let opening = &self.openings.iter().find(fits)?.cards;
        let missing = |kind: &Kind| {
            let wanted = opening.iter().filter(|other| *other == kind).count();
            usize::from(seen.owned(*kind)) < wanted
        };
        let cheapness = |kind: &Kind| std::cmp::Reverse(kind.card().cost.coin);
        opening.iter().copied().filter(|kind| missing(kind) && asked.offers(*kind)).min_by_key(cheapness)
    }

    /// What the strategy says to a card's question, if it says something that can be answered.
    fn overridden(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Reply> {
        let source = asked.source()?;
        let said = self.answers.iter().filter(|said| said.card == source && said.when.holds(seen));
        said.filter_map(|said| reply(asked, &said.answers)).next()
    }
}

/// Whether taking the last card of a pile ends the game.
fn ends(seen: Seen<'_>, kind: Kind) -> bool {
    let enough = if seen.seats() <= 4 { 3 } else { 4 };
    seen.left(kind) == 1 && (kind == Kind::Province || seen.empty_piles() + 1 >= enough)
}

/// Own points with a card more, at least.
fn score_with(seen: Seen<'_>, kind: Kind) -> i32 {
    seen.score()
        + match kind.card().points {
            Points::Fixed(points) => i32::from(points),
            Points::By(_) => 0,
        }
}

/// A card that ends the game with more points than anybody else has.
fn wins_by_ending(seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
    let near = seen.left(Kind::Province) == 1 || seen.empty_piles() > 1;
    let wins = |kind: &Kind| ends(seen, *kind) && score_with(seen, *kind) > seen.best_other_score();
    asked.kinds().filter(|_| near).find(wins)
}

/// Whether this purchase would end the game with fewer points than somebody else has.
fn loses_by_ending(seen: Seen<'_>, kind: Kind) -> bool {
    seen.buys() == 1 && ends(seen, kind) && score_with(seen, kind) < seen.best_other_score()
}

/// The card that is offered under a name: of the Knights, the one on top.
fn offered(asked: Asked<'_>, card: Kind) -> Option<Kind> {
    if card == Kind::Knights {
        return asked.kinds().find(|kind| kind.card().is(Types::KNIGHT));
    }
    asked.offers(card).then_some(card)
}

/// The wanted choices in their order, as many as may be picked; none when they are too few.
fn reply(asked: Asked<'_>, wanted: &[Wanted]) -> Option<Reply> {
    if asked.min() == 0 && wanted.first() == Some(&Wanted::Nothing) {
        return Some(asked.none());
    }
    let copies = |choice| if let Choice::Card(kind) = choice { asked.copies(kind) } else { 1 };
    let offered = wanted.iter().filter_map(|wanted| asked.choices().find(|choice| wanted.fits(*choice)));
    let mut picks: Vec<Choice> = offered.flat_map(|choice| (0..copies(choice)).map(move |_| choice)).collect();
    picks.truncate(usize::from(asked.max()));
    (!picks.is_empty() && picks.len() >= usize::from(asked.min())).then(|| asked.pick_choices(picks))
}

/// The place of a card among rules that hold now.
fn place(rules: &[Rule], seen: Seen<'_>, kind: Kind) -> Option<usize> {
    rules.iter().position(|rule| rule.card == kind && rule.when.holds(seen))
}

impl Taste for Strategy {
    fn purchase(&self, seen: Seen<'_>, asked: Asked<'_>) -> Reply {
        if let Some(kind) = wins_by_ending(seen, asked) {
            return asked.pick(kind);
        }
        let chosen = self.of_opening(seen, asked).or_else(|| self.to_buy(seen, asked));
        chosen.map_or_else(|| asked.none(), |kind| asked.pick(kind))
    }
    fn favourite(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind> {
        wins_by_ending(seen, asked).or_else(|| self.to_gain(seen, asked))
    }
    fn trashes_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize> {
        place(&self.trash, seen, kind)
    }
    fn discards_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize> {
        place(&self.discard, seen, kind)
    }
    fn never_trashes(&self, seen: Seen<'_>, kind: Kind) -> bool {
        place(&self.keep, seen, kind).is_some()
    }
    fn plays_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize> {
        place(&self.play, seen, kind)
    }
    fn holds(&self, seen: Seen<'_>, kind: Kind) -> bool {
        place(&self.hold, seen, kind).is_some()
    }
    fn says(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Reply> {
        if self.answers.is_empty() { None } else { self.overridden(seen, asked) }
    }
}

/// A player who follows a strategy.
pub struct Player {
    pub strategy: std::sync::Arc<Strategy>,
    /// Worlds in which doubtful answers are tried out.
    pub worlds: u32,
}

impl Bot for Player {
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
        let foresight = (self.worlds > 0).then_some(Foresight { dice, worlds: self.worlds });
        sense::answer(seen, asked, &*self.strategy, foresight)
    }
}
