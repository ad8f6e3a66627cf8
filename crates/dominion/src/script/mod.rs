//! How a card is written: a straight-line function that may stop at any question.
//!
//! When a script must wait (for an answer, or for another card to be resolved first) it returns `Err(Wait)` through
//! `?`. Later **the same function runs again from its first line**, and every step already done returns what it
//! returned before, from the log, instead of being done twice. A script sees the game only through [`Script`], whose
//! every method is remembered, so that a second run cannot differ from the first. The state in the middle of a card
//! is a frame and a few words: plain data.
//!
//! One rule remains for whoever writes a card: after a question, use a kind read before it only if everybody saw that
//! card. What is private stays in a zone (the hand, or limbo) and is asked for there; then `resample` can deal it anew.

mod limbo;
mod players;
mod triggers;
mod vocabulary;

pub(crate) use triggers::{TRASHED_FROM_SUPPLY, TRASHED_KEPT};

use crate::{
    Kind,
    engine::{Engine, NONE},
    events::{Event, Zone},
    question::{Ask, Code, NO, OTHER, PrintedOption, Shape, YES},
    state::{Fault, Frame, State},
    zones::{Cards, Slot},
};
use table::{Seat, Verb};

/// The script has to stop here for now.
#[derive(Debug)]
pub(crate) struct Wait;
pub(crate) type Flow<T = ()> = Result<T, Wait>;
/// A card's text.
pub(crate) type Ability = fn(&mut Script) -> Flow;

/// How many cards a text asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// One, or none.
    May,
    /// One, if there is any.
    Must,
    UpTo(u16),
    /// So many, or all if there are fewer.
    Exactly(u16),
}

impl Pick {
    fn bounds(self) -> (u16, u16) {
        match self {
            Pick::May => (0, 1),
            Pick::Must => (1, 1),
            Pick::UpTo(n) => (0, n),
            Pick::Exactly(n) => (n, n),
        }
    }
}

/// Which cards a text speaks of.
pub(crate) trait Fits: Fn(&State, Kind) -> bool {}
impl<F: Fn(&State, Kind) -> bool> Fits for F {}

/// Any card will do.
pub(crate) fn any(_: &State, _: Kind) -> bool {
    true
}

/// Whether a loop goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Round {
    Again,
    Last,
}

/// What kind of step a remembered value belongs to. A second run that asks for another kind of step has diverged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
pub(crate) enum Step {
    Answer = 1,
    Picks,
    Options,
    Count,
    Bonus,
    Cost,
    Draw,
    HandSize,
    EmptyPiles,
    Reveal,
    Look,
    Move,
    Gain,
    Trash,
    Discard,
    Topdeck,
    Play,
    Window,
}

const VALUE: u16 = 0x3ff;

/// A card's text while it runs.
pub(crate) struct Script<'e, 'a> {
    engine: &'e mut Engine<'a>,
    frame: Frame,
    /// The frame's place on the stack.
    index: usize,
    cursor: usize,
    /// The player the text is speaking of: who played the card, or each other player in turn.
    you: Seat,
    /// The next question goes to the player of the card, whoever the text is speaking of.
    player_decides: bool,
    /// The card whose ability runs, as what is printed on it.
    this: Slot,
    /// A trashed card that lies aside until the possessed turn is over.
    this_is_kept: bool,
}

impl Engine<'_> {
    #[inline]
    pub(crate) fn remember(&mut self, step: Step, value: u16) {
        debug_assert!(value <= VALUE);
        if !self.log.push((step as u16) << 10 | value) {
            self.fault = Some(Fault::Log);
        }
    }

    /// Options are remembered as a mask.
    #[inline(never)]
    pub(crate) fn remember_options(&mut self, picks: &[Code]) {
        let mask = picks.iter().fold(0, |mask, &code| mask | 1 << (code - PrintedOption::ALL[0].code()));
        debug_assert!(mask <= VALUE, "only the first ten options can be chosen several at a time");
        self.remember(Step::Options, mask & VALUE);
    }

    /// Unordered picks are remembered as (slot, number) in the order of slots, ordered ones as they were given.
    #[inline(never)]
    pub(crate) fn remember_picks(&mut self, verb: Verb, picks: &[Code]) {
        self.copies = Cards::default();
        if verb.order_matters() {
            self.remember(Step::Picks, picks.len() as u16);
            picks.iter().for_each(|&code| self.remember(Step::Picks, code));
            return;
        }
        let cards: Cards = picks.iter().map(|&code| code as Slot).collect();
        self.remember_cards(&cards);
    }

    pub(crate) fn remember_cards(&mut self, cards: &Cards) {
        self.remember(Step::Picks, cards.mask().count_ones() as u16);
        for (slot, n) in cards.iter() {
            self.remember(Step::Picks, u16::from(slot));
            self.remember(Step::Picks, n);
        }
    }
}

impl<'e, 'a> Script<'e, 'a> {
    pub(crate) fn resume(engine: &'e mut Engine<'a>, frame: Frame, index: usize) -> Self {
        Script {
            engine,
            frame,
            index,
            cursor: frame.base as usize,
            you: frame.seat,
            player_decides: false,
            this: frame.card,
            this_is_kept: false,
        }
    }

    /// What this step returned before; none when it is done for the first time. Memory of another kind of step means
    /// that the script has diverged, which ends the game with a named fault.
    fn recall(&mut self, step: Step) -> Flow<Option<u16>> {
        let Some(word) = self.engine.log.get(self.cursor) else { return Ok(None) };
        if word >> 10 != step as u16 {
            return Err(self.diverge());
        }
        self.cursor += 1;
        Ok(Some(word & VALUE))
    }

    /// Does a step once; later runs return what it returned. Stops if the step put other scripts on the stack: they go
    /// first.
    pub(crate) fn once(&mut self, step: Step, act: impl FnOnce(&mut Engine<'a>, Seat) -> u16) -> Flow<u16> {
        if let Some(value) = self.recall(step)? {
            return Ok(value);
        }
        let at = self.engine.log.len();
        self.engine.remember(step, 0);
        self.cursor += 1;
        let value = act(self.engine, self.you);
        debug_assert!(value <= VALUE);
        if self.engine.fault.is_some() {
            return Err(Wait);
        }
        self.engine.log.as_mut_slice()[at] |= value;
        if self.engine.stack.len() > self.index + 1 { Err(Wait) } else { Ok(value) }
    }

    /// Does a round of steps until one says that it was the last. Each round forgets the one before, so that a long loop
    /// needs no more memory than a short one; what a round leaves behind must lie in a zone.
    pub(crate) fn repeat(&mut self, mut round: impl FnMut(&mut Self) -> Flow<Round>) -> Flow {
        let mark = self.cursor;
        while round(self)? == Round::Again {
            self.engine.log.truncate(mark);
            self.cursor = mark;
        }
        Ok(())
    }

    /// A step that returns nothing.
    pub(crate) fn act(&mut self, step: Step, act: impl FnOnce(&mut Engine<'a>, Seat)) -> Flow {
        self.once(step, |engine, you| {
            act(engine, you);
            0
        })
        .map(drop)
    }

    /// A step that does something with the cards of one kind, which is at this table.
    fn act_on(&mut self, step: Step, kind: Kind, act: impl FnOnce(&mut Engine<'a>, Seat, Slot)) -> Flow {
        let slot = self.slot(kind);
        self.act(step, |engine, you| {
            if let Some(slot) = slot {
                act(engine, you, slot);
            }
        })
    }

    fn put_question(&mut self, verb: Verb, from: Zone, options: u64, shape: Shape, (min, max): (u16, u16)) {
        let about = self.you;
        let asked = if self.player_decides { self.frame.seat } else { about };
        let decider = self.engine.decider(asked);
        let source = Some(self.frame.card);
        self.engine.pending = Some(Ask { options, verb, decider, about, source, from, shape, min, max });
    }

    /// Asks for one of the options, unless there are fewer than two answers.
    fn ask(
        &mut self,
        verb: Verb,
        from: Zone,
        pick: Pick,
        options: impl FnOnce(&State, Seat) -> u64,
    ) -> Flow<Option<Code>> {
        let answer = match self.recall(Step::Answer)? {
            Some(answer) => answer,
            None => {
                let options = options(self.engine, self.you);
                let (min, _) = pick.bounds();
                let answers = options.count_ones() + u32::from(min == 0);
                if options != 0 && answers > 1 {
                    self.put_question(verb, from, options, Shape::One, (min, 1));
                    return Err(Wait);
                }
                let forced = if options == 0 { NONE } else { options.trailing_zeros() as u16 };
                self.engine.remember(Step::Answer, forced);
                self.cursor += 1;
                forced
            }
        };
        self.player_decides = false;
        Ok((answer != NONE).then_some(answer))
    }

    /// Asks for several of these cards, unless only one answer is possible.
    fn ask_many(
        &mut self,
        verb: Verb,
        from: Zone,
        pick: Pick,
        cards: impl FnOnce(&State, Seat) -> Cards,
    ) -> Flow<Picked> {
        if self.cursor >= self.engine.log.len() {
            let cards = cards(self.engine, self.you);
            let (min, max) = pick.bounds();
            let max = max.min(cards.len());
            let min = min.min(max);
            let one_answer = max == 0 || (min == max && (max == cards.len() || cards.mask().count_ones() == 1));
            let in_order = verb.order_matters() && cards.mask().count_ones() > 1;
            if !one_answer || in_order {
                self.engine.copies = cards;
                self.put_question(verb, from, cards.mask(), Shape::Several, (min, max));
                return Err(Wait);
            }
            let forced: Vec<Code> = cards.copies().map(Code::from).collect();
            self.engine.remember_picks(verb, &forced[..max as usize]);
            if self.engine.fault.is_some() {
                return Err(Wait);
            }
        }
        self.player_decides = false;
        let number = self.recall(Step::Picks)?.unwrap_or(0);
        let mut picked = Picked::default();
        for _ in 0..number {
            let slot = self.recall(Step::Picks)?.unwrap_or(NONE);
            let slot = self.known_slot(slot)?;
            let n = if verb.order_matters() { 1 } else { self.recall(Step::Picks)?.unwrap_or(0) };
            self.add_remembered(&mut picked.cards, slot, n)?;
            if verb.order_matters() {
                picked.order.push(slot);
            }
        }
        Ok(picked)
    }

    pub(crate) fn choose(
        &mut self,
        verb: Verb,
        from: Zone,
        pick: Pick,
        zone: impl FnOnce(&State, Seat) -> u64,
        fits: impl Fits,
    ) -> Flow<Option<Kind>> {
        let code =
            self.ask(verb, from, pick, |state, you| state.lineup.those(zone(state, you), |kind| fits(state, kind)))?;
        let slot = code.map(|code| self.known_slot(code)).transpose()?;
        Ok(slot.map(|slot| self.engine.lineup.kind(slot)))
    }

    /// A remembered slot, which only forged memory can have wrong.
    fn known_slot(&mut self, value: u16) -> Flow<Slot> {
        if usize::from(value) < self.engine.lineup.kinds().len() {
            return Ok(value as Slot);
        }
        Err(self.diverge())
    }

    /// The memory does not fit the script: the game cannot go on.
    fn diverge(&mut self) -> Wait {
        self.engine.fault = Some(Fault::Diverged);
        Wait
    }

    /// Remembered cards; only forged memory has more than can be counted.
    fn add_remembered(&mut self, cards: &mut Cards, slot: Slot, n: u16) -> Flow {
        if n > 255 - cards.of(slot) {
            return Err(self.diverge());
        }
        cards.add(slot, n);
        Ok(())
    }

    /// A remembered card.
    fn kind_of(&mut self, value: u16) -> Flow<Option<Kind>> {
        if value == NONE {
            return Ok(None);
        }
        let slot = self.known_slot(value)?;
        Ok(Some(self.engine.lineup.kind(slot)))
    }

    pub(crate) fn pick(
        &mut self,
        verb: Verb,
        from: Zone,
        pick: Pick,
        zone: impl FnOnce(&State, Seat) -> Cards,
        fits: impl Fits,
    ) -> Flow<Picked> {
        self.ask_many(verb, from, pick, |state, you| {
            let cards = zone(state, you);
            cards.within(state.lineup.those(cards.mask(), |kind| fits(state, kind)))
        })
    }

    /// «You may …», with nothing to choose but whether.
    pub(crate) fn yes_or_no(&mut self) -> Flow<bool> {
        Ok(self.ask(Verb::Choose, Zone::Play, Pick::Must, |_, _| 1 << YES | 1 << NO)? == Some(YES))
    }

    /// «Choose one».
    pub(crate) fn choose_one(&mut self, options: &[PrintedOption]) -> Flow<PrintedOption> {
        let mask = options.iter().fold(0, |mask, option| mask | 1 << option.code());
        let code = self.ask(Verb::Choose, Zone::Play, Pick::Must, |_, _| mask)?;
        Ok(options.iter().copied().find(|option| Some(option.code()) == code).unwrap_or(options[0]))
    }

    /// «Choose two»: so many different ones, all chosen before any is done.
    pub(crate) fn choose_some(&mut self, number: u16, options: &[PrintedOption]) -> Flow<Vec<PrintedOption>> {
        let number = number.min(options.len() as u16);
        let chosen = match self.recall(Step::Options)? {
            Some(mask) => mask,
            None if number == options.len() as u16 => {
                let all: Vec<Code> = options.iter().map(|option| option.code()).collect();
                self.engine.remember_options(&all);
                self.recall(Step::Options)?.unwrap_or(0)
            }
            None => {
                let mask = options.iter().fold(0, |mask, option| mask | 1 << option.code());
                self.put_question(Verb::Choose, Zone::Play, mask, Shape::Options, (number, number));
                return Err(Wait);
            }
        };
        let first = PrintedOption::ALL[0].code();
        Ok(options.iter().copied().filter(|option| chosen >> (option.code() - first) & 1 == 1).collect())
    }

    /// A place in your deck, given as the number of cards above it. Not asked when the deck is empty.
    pub(crate) fn choose_position(&mut self) -> Flow<u16> {
        let places = self.once(Step::Count, |engine, you| engine.player(you).deck.len().min(VALUE - 1) + 1)?;
        if let Some(position) = self.recall(Step::Answer)? {
            return Ok(position.min(places.saturating_sub(1)));
        }
        if places == 1 {
            self.engine.remember(Step::Answer, 0);
            self.cursor += 1;
            return Ok(0);
        }
        self.put_question(Verb::Place, Zone::Deck, u64::from(places), Shape::Position, (1, 1));
        Err(Wait)
    }

    /// Names a card; none is a card that is not at this table.
    pub(crate) fn name_a_card(&mut self) -> Flow<Option<Kind>> {
        let code = self.ask(Verb::Name, Zone::Play, Pick::Must, |state, _| state.lineup.all() | 1 << OTHER)?;
        let named = match code {
            Some(code) if code != OTHER => {
                let slot = self.known_slot(code)?;
                Some(self.engine.lineup.kind(slot))
            }
            _ => None,
        };
        self.act(Step::Move, |engine, seat| engine.tell(|_| Event::Named { seat, card: named }))?;
        Ok(named)
    }

    /// The next question is for the player of the card.
    pub(crate) fn player_decides(&mut self) -> &mut Self {
        self.player_decides = true;
        self
    }

    /// The slot of a kind that is known to be at this table.
    pub(crate) fn slot(&self, kind: Kind) -> Option<Slot> {
        self.engine.lineup.slot(kind)
    }
}

/// Cards picked together.
#[derive(Clone, Default)]
pub(crate) struct Picked {
    pub(crate) cards: Cards,
    /// For an ordered verb, as they were given.
    pub(crate) order: smallvec::SmallVec<[Slot; 8]>,
}

impl Picked {
    pub(crate) fn len(&self) -> u16 {
        self.cards.len()
    }
}
