//! What the engine asks: compact inside, typed outside.

use crate::{
    Kind,
    events::Zone,
    state::State,
    zones::{SLOTS, Slot, slots},
};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Refused, Seat, Verb};

/// One pick inside the engine: a slot, one of the answers below, or a position in a deck.
pub(crate) type Code = u16;
/// The first of the printed options.
const OPTIONS: Code = SLOTS as Code;
/// «A card that is not at this table».
pub(crate) const OTHER: Code = 59;
pub(crate) const YES: Code = 60;
pub(crate) const NO: Code = 61;
/// «Play every Treasure».
pub(crate) const ALL: Code = 62;

const _: () = assert!(SLOTS + PrintedOption::ALL.len() <= OTHER as usize, "slots, options and answers are told apart");

/// What a card may offer to choose from.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedOption {
    Cards,
    Actions,
    Buys,
    Coins,
    Gold,
    Trash,
    Discard,
    Gain,
    Curse,
    Topdeck,
    Hand,
    Copper,
    Silver,
    Duchy,
    Estates,
}

impl PrintedOption {
    pub const ALL: [PrintedOption; 15] = [
        PrintedOption::Cards,
        PrintedOption::Actions,
        PrintedOption::Buys,
        PrintedOption::Coins,
        PrintedOption::Gold,
        PrintedOption::Trash,
        PrintedOption::Discard,
        PrintedOption::Gain,
        PrintedOption::Curse,
        PrintedOption::Topdeck,
        PrintedOption::Hand,
        PrintedOption::Copper,
        PrintedOption::Silver,
        PrintedOption::Duchy,
        PrintedOption::Estates,
    ];
    pub fn id(self) -> &'static str {
        match self {
            PrintedOption::Cards => "cards",
            PrintedOption::Actions => "actions",
            PrintedOption::Buys => "buys",
            PrintedOption::Coins => "coins",
            PrintedOption::Gold => "gold",
            PrintedOption::Trash => "trash",
            PrintedOption::Discard => "discard",
            PrintedOption::Gain => "gain",
            PrintedOption::Curse => "curse",
            PrintedOption::Topdeck => "topdeck",
            PrintedOption::Hand => "hand",
            PrintedOption::Copper => "copper",
            PrintedOption::Silver => "silver",
            PrintedOption::Duchy => "duchy",
            PrintedOption::Estates => "estates",
        }
    }
    pub(crate) fn code(self) -> Code {
        OPTIONS + self as Code
    }
}

/// A legal choice.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Card(Kind),
    Yes,
    No,
    /// Every Treasure in hand, except those that would ask something.
    AllTreasures,
    Option(PrintedOption),
    /// A card that is not at this table.
    Other,
    /// A place in a deck: so many cards above it.
    Position(u16),
}

/// The pending question: who decides, whose cards, verb, source, and the legal picks as a mask of codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    pub(crate) options: u64,
    pub(crate) verb: Verb,
    pub(crate) decider: Seat,
    pub(crate) about: Seat,
    /// The asking card; none when the turn asks.
    pub(crate) source: Option<Slot>,
    /// Where the offered cards lie.
    pub(crate) from: Zone,
    pub(crate) shape: Shape,
    pub(crate) min: u16,
    pub(crate) max: u16,
}

/// How an answer is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Shape {
    One,
    /// [`State::copies`] says how often each option may be picked.
    Several,
    /// Several printed options, each once.
    Options,
    /// `options` is not a mask but the number of positions.
    Position,
}

/// The pending question as its decider sees it.
#[derive(Clone, Copy)]
pub struct Asked<'g> {
    pub(crate) state: &'g State,
    pub(crate) ask: &'g Ask,
}

impl<'g> Asked<'g> {
    #[inline]
    pub fn decider(&self) -> Seat {
        self.ask.decider
    }
    /// Whose cards it is about.
    pub fn about(&self) -> Seat {
        self.ask.about
    }
    /// Where the offered cards lie.
    pub fn from(&self) -> Zone {
        self.ask.from
    }
    #[inline]
    pub fn verb(&self) -> Verb {
        self.ask.verb
    }
    /// The asking card; none when the turn itself asks.
    #[inline]
    pub fn source(&self) -> Option<Kind> {
        self.ask.source.map(|slot| self.state.lineup.kind(slot))
    }
    /// Whether the turn asks what to buy.
    pub fn is_purchase(&self) -> bool {
        self.ask.source.is_none() && self.ask.verb == Verb::Buy
    }
    pub fn min(&self) -> u16 {
        self.ask.min
    }
    pub fn max(&self) -> u16 {
        self.ask.max
    }
    #[inline]
    pub fn offers(&self, kind: Kind) -> bool {
        self.state.lineup.slot(kind).is_some_and(|slot| offered(self.ask, Code::from(slot)))
    }
    /// The kinds offered, in the order of the table.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<'g> {
        let state = self.state;
        let cards = if self.ask.shape == Shape::Position { 0 } else { self.ask.options & ((1 << SLOTS) - 1) };
        slots(cards).map(|slot| state.lineup.kind(slot))
    }
    /// All choices, in the order of their indices in the contract's question.
    pub fn choices(&self) -> impl Iterator<Item = Choice> + use<'g> {
        let (state, ask) = (self.state, self.ask);
        codes(ask).map(move |code| choice(state, ask, code))
    }
    /// How often a kind may be picked.
    pub fn copies(&self, kind: Kind) -> u16 {
        self.state.lineup.slot(kind).map_or(0, |slot| copies(self.state, self.ask, Code::from(slot)))
    }
    pub fn none(&self) -> Reply {
        Reply::default()
    }
    /// The reply that picks this kind, which must be offered.
    #[inline]
    pub fn pick(&self, kind: Kind) -> Reply {
        Reply(SmallVec::from_slice(&[self.code(kind)]))
    }
    /// The reply that picks all these kinds.
    pub fn pick_all(&self, kinds: impl IntoIterator<Item = Kind>) -> Reply {
        Reply(kinds.into_iter().map(|kind| self.code(kind)).collect())
    }
    /// The reply that picks all these choices.
    pub fn pick_choices(&self, choices: impl IntoIterator<Item = Choice>) -> Reply {
        let code = |choice| match choice {
            Choice::Card(kind) => self.code(kind),
            Choice::Yes => YES,
            Choice::No => NO,
            Choice::AllTreasures => ALL,
            Choice::Option(option) => option.code(),
            Choice::Other => OTHER,
            Choice::Position(position) => position,
        };
        Reply(choices.into_iter().map(code).collect())
    }
    /// A kind that is not at this table has a code that is never offered.
    #[inline]
    fn code(&self, kind: Kind) -> Code {
        self.state.lineup.slot(kind).map_or(Code::MAX, Code::from)
    }
    pub fn pick_choice(&self, choice: Choice) -> Reply {
        self.pick_choices([choice])
    }
    /// A reply as an answer of the contract: indices into the choices.
    pub fn answer(&self, reply: &Reply) -> Result<table::Answer, Refused> {
        check(self.state, self.ask, &reply.0)?;
        Ok(reply.0.iter().map(|&code| index(self.ask, code)).collect())
    }
    /// «Play every Treasure», where that is offered.
    #[inline]
    pub fn all_treasures(&self) -> Option<Reply> {
        offered(self.ask, ALL).then(|| Reply(SmallVec::from_slice(&[ALL])))
    }
}

/// An answer in the engine's own codes. Made by [`Asked`]; picking nothing declines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply(pub(crate) SmallVec<[Code; 8]>);

/// The codes that may be picked, in the order of the choices.
pub(crate) fn codes(ask: &Ask) -> impl Iterator<Item = Code> + use<> {
    let (mask, positions) = match ask.shape {
        Shape::Position => (0, ask.options as Code),
        _ => (ask.options, 0),
    };
    slots(mask).map(Code::from).chain(0..positions)
}

#[inline]
fn offered(ask: &Ask, code: Code) -> bool {
    match ask.shape {
        Shape::Position => u64::from(code) < ask.options,
        _ => code < 64 && ask.options >> code & 1 == 1,
    }
}

/// Where an offered code stands among the choices.
fn index(ask: &Ask, code: Code) -> u16 {
    match ask.shape {
        Shape::Position => code,
        _ => (ask.options & ((1 << code) - 1)).count_ones() as u16,
    }
}

pub(crate) fn choice(state: &State, ask: &Ask, code: Code) -> Choice {
    match (ask.shape, code) {
        (Shape::Position, position) => Choice::Position(position),
        (_, YES) => Choice::Yes,
        (_, NO) => Choice::No,
        (_, ALL) => Choice::AllTreasures,
        (_, OTHER) => Choice::Other,
        (_, slot) if slot < OPTIONS => Choice::Card(state.lineup.kind(slot as Slot)),
        (_, option) => {
            Choice::Option(PrintedOption::ALL[usize::from(option - OPTIONS).min(PrintedOption::ALL.len() - 1)])
        }
    }
}

#[inline]
pub(crate) fn copies(state: &State, ask: &Ask, code: Code) -> u16 {
    match ask.shape {
        Shape::Several => state.copies.of(code as Slot),
        Shape::One | Shape::Options | Shape::Position => 1,
    }
}

/// Whether a reply is legal. Errors count choices as the contract's question does; a code that is not offered has no
/// place among them.
#[inline]
pub(crate) fn check(state: &State, ask: &Ask, reply: &[Code]) -> Result<(), Refused> {
    if let [code] = *reply
        && offered(ask, code)
        && ask.min <= 1
    {
        return Ok(());
    }
    check_slowly(state, ask, reply)
}

fn check_slowly(state: &State, ask: &Ask, reply: &[Code]) -> Result<(), Refused> {
    let given = reply.len();
    if given < ask.min as usize {
        return Err(Refused::TooFew { given, min: ask.min });
    }
    if given > ask.max as usize {
        return Err(Refused::TooMany { given, max: ask.max });
    }
    for &code in reply {
        if !offered(ask, code) {
            return Err(Refused::NoSuchChoice { index: u16::MAX });
        }
        let copies = copies(state, ask, code);
        if reply.iter().filter(|&&c| c == code).count() > copies as usize {
            return Err(Refused::TooManyCopies { index: index(ask, code), copies });
        }
    }
    Ok(())
}
