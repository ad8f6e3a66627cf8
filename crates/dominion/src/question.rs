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

/// One pick inside the engine: a slot, or one of the answers below.
pub(crate) type Code = u8;
pub(crate) const YES: Code = 60;
pub(crate) const NO: Code = 61;
/// «Play every Treasure».
pub(crate) const ALL: Code = 62;

/// A legal choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Card(Kind),
    Yes,
    No,
    /// Every Treasure in hand, except those that would ask something.
    AllTreasures,
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
    pub fn min(&self) -> u16 {
        self.ask.min
    }
    pub fn max(&self) -> u16 {
        self.ask.max
    }
    #[inline]
    pub fn offers(&self, kind: Kind) -> bool {
        self.state.lineup.slot(kind).is_some_and(|slot| self.ask.options >> slot & 1 == 1)
    }
    /// The kinds offered, in the order of the table.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<'g> {
        let state = self.state;
        slots(self.ask.options & ((1 << SLOTS) - 1)).map(|slot| state.lineup.kind(slot))
    }
    /// All choices, in the order of their indices in the contract's question.
    pub fn choices(&self) -> impl Iterator<Item = Choice> + use<'g> {
        let state = self.state;
        slots(self.ask.options).map(move |code| choice(state, code))
    }
    /// How often a kind may be picked.
    pub fn copies(&self, kind: Kind) -> u16 {
        self.state.lineup.slot(kind).map_or(0, |slot| copies(self.state, self.ask, slot))
    }
    pub fn none(&self) -> Reply {
        Reply::default()
    }
    /// The reply that picks this kind, which must be offered.
    #[inline]
    pub fn pick(&self, kind: Kind) -> Reply {
        let slot = self.state.lineup.slot(kind).unwrap_or(Slot::MAX);
        Reply(SmallVec::from_slice(&[slot]))
    }
    /// The reply that picks all these kinds.
    pub fn pick_all(&self, kinds: impl IntoIterator<Item = Kind>) -> Reply {
        Reply(kinds.into_iter().map(|kind| self.state.lineup.slot(kind).unwrap_or(Slot::MAX)).collect())
    }
    pub fn pick_choice(&self, choice: Choice) -> Reply {
        match choice {
            Choice::Card(kind) => self.pick(kind),
            Choice::Yes => Reply(SmallVec::from_slice(&[YES])),
            Choice::No => Reply(SmallVec::from_slice(&[NO])),
            Choice::AllTreasures => Reply(SmallVec::from_slice(&[ALL])),
        }
    }
    /// A reply as an answer of the contract: indices into the choices.
    pub fn answer(&self, reply: &Reply) -> Result<table::Answer, Refused> {
        check(self.state, self.ask, &reply.0)?;
        Ok(reply.0.iter().map(|&code| index(self.ask, code)).collect())
    }
    /// «Play every Treasure», where that is offered.
    #[inline]
    pub fn all_treasures(&self) -> Option<Reply> {
        (self.ask.options >> ALL & 1 == 1).then(|| Reply(SmallVec::from_slice(&[ALL])))
    }
}

/// An answer in the engine's own codes. Made by [`Asked`]; picking nothing declines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply(pub(crate) SmallVec<[Code; 16]>);

pub(crate) fn choice(state: &State, code: Code) -> Choice {
    match code {
        YES => Choice::Yes,
        NO => Choice::No,
        ALL => Choice::AllTreasures,
        slot => Choice::Card(state.lineup.kind(slot)),
    }
}

#[inline]
pub(crate) fn copies(state: &State, ask: &Ask, code: Code) -> u16 {
    match ask.shape {
        Shape::One => 1,
        Shape::Several => state.copies.of(code),
    }
}

/// Where an offered code stands among the choices.
fn index(ask: &Ask, code: Code) -> u16 {
    (ask.options & ((1 << code) - 1)).count_ones() as u16
}

/// Whether a reply is legal. Errors count choices as the contract's question does; a code that is not offered has no
/// place among them.
#[inline]
pub(crate) fn check(state: &State, ask: &Ask, reply: &[Code]) -> Result<(), Refused> {
    if let [code] = *reply
        && code < 64
        && ask.options >> code & 1 == 1
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
        if code >= 64 || ask.options >> code & 1 == 0 {
            return Err(Refused::NoSuchChoice { index: u16::MAX });
        }
        let copies = copies(state, ask, code);
        if reply.iter().filter(|&&c| c == code).count() > copies as usize {
            return Err(Refused::TooManyCopies { index: index(ask, code), copies });
        }
    }
    Ok(())
}
