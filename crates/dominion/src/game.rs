//! The public face of the rules: a game as a value that keeps the contract of the table.

use crate::{
    Kind,
    engine::Engine,
    events::{Event, Zone},
    piles::Mixed,
    question::{self, Asked, Choice, Reply, Shape},
    save::Saved,
    setup::{Prepared, Setup, SetupError},
    state::{LOG, PLAYS, Phase, STACK, State},
    view::{Seen, View},
    zones::slots,
};
use serde::Serialize;
use std::fmt;
use table::{
    Answer, LoadError, Luck, Observer, Offer, Outcome, Question, Refused, Rules, Seat, Standings, Verb, Viewer,
};

/// A game of Dominion at one moment, in the middle of a card or not.
#[derive(Clone, Copy, PartialEq)]
pub struct Game(pub(crate) State);

/// A game does not show its hidden cards, not even as a hash.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = &self.0.turn;
        f.debug_struct("Game").field("turn", &turn.seat).field("phase", &turn.phase).finish_non_exhaustive()
    }
}

/// How an answer would change what the turn still has, as far as its decider can know.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Preview {
    pub actions: i32,
    pub buys: i32,
    pub coins: i32,
    pub potions: i32,
    pub cards: i32,
}

/// Why a card that can be seen is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    NotAnAction,
    NotATreasure,
    ActionPhaseOver,
    TooExpensive,
    PileEmpty,
    /// The asking card does not allow it.
    DoesNotFit,
}

impl Reason {
    pub const ALL: [Reason; 6] = [
        Reason::NotAnAction,
        Reason::NotATreasure,
        Reason::ActionPhaseOver,
        Reason::TooExpensive,
        Reason::PileEmpty,
        Reason::DoesNotFit,
    ];
    pub fn id(self) -> &'static str {
        match self {
            Reason::NotAnAction => "not_an_action",
            Reason::NotATreasure => "not_a_treasure",
            Reason::ActionPhaseOver => "action_phase_over",
            Reason::TooExpensive => "too_expensive",
            Reason::PileEmpty => "pile_empty",
            Reason::DoesNotFit => "does_not_fit",
        }
    }
}

impl Game {
    /// Starts one of many games from a prepared table.
    pub fn deal(prepared: &Prepared, luck: Luck) -> Game {
        Game(prepared.deal(luck, None))
    }

    /// The pending question; none when the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Asked<'_>> {
        self.0.pending.as_ref().map(|ask| Asked { state: &self.0, ask })
    }

    /// Answers in the engine's own codes, with nobody watching: the quick way for bots and simulators.
    #[inline]
    pub fn reply(&mut self, reply: &Reply) -> Result<Outcome, Refused> {
        self.take(&reply.0, None)
    }

    /// The same, told to an observer.
    pub fn reply_watched(&mut self, reply: &Reply, observer: &mut dyn Observer<Event>) -> Result<Outcome, Refused> {
        self.take(&reply.0, Some(observer))
    }

    #[inline]
    fn take(
        &mut self,
        reply: &[question::Code],
        observer: Option<&mut dyn Observer<Event>>,
    ) -> Result<Outcome, Refused> {
        let Some(ask) = self.0.pending else { return Err(self.nothing_asked()) };
        question::check(&self.0, &ask, reply)?;
        let revealed = Engine::with(&mut self.0, observer, |engine| {
            engine.take(ask, reply);
            engine.revealed
        });
        match self.0.fault {
            Some(fault) => Err(Refused::Exhausted(fault.id())),
            None => Ok(Outcome { revealed }),
        }
    }

    fn nothing_asked(&self) -> Refused {
        self.0.fault.map_or(Refused::NothingAsked, |fault| Refused::Exhausted(fault.id()))
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.0.over
    }
    pub fn whose_turn(&self) -> Seat {
        self.0.turn.seat
    }
    /// Finished turns of a seat; 0 for a seat that is not at the table, here and below.
    #[inline]
    pub fn turns(&self, seat: Seat) -> u16 {
        self.0.players.get(seat.index()).map_or(0, |player| player.turns)
    }
    pub fn score(&self, seat: Seat) -> i32 {
        if seat.0 < self.0.seats { self.0.score(seat) } else { 0 }
    }
    /// The points of all copies of a kind that a seat has.
    pub fn points_of(&self, seat: Seat, kind: Kind) -> i32 {
        let Some(slot) = self.0.lineup.slot(kind).filter(|_| seat.0 < self.0.seats) else { return 0 };
        let owned = self.0.owned(seat);
        self.0.points_each(&owned, slot) * i32::from(owned.of(slot))
    }
    /// Copies among all the cards of a seat, for statistics.
    pub fn owned(&self, seat: Seat, kind: Kind) -> u16 {
        let slot = self.0.lineup.slot(kind).filter(|_| seat.0 < self.0.seats);
        slot.map_or(0, |slot| self.0.owns(seat, slot))
    }
    /// How full the fixed lists are: frames, remembered words, plays of the turn.
    pub fn depths(&self) -> [usize; 3] {
        [self.0.stack.len(), self.0.log.len(), self.0.turn.plays.len()]
    }
    /// What those lists hold at most.
    pub const CAPACITIES: [usize; 3] = [STACK, LOG, PLAYS];

    /// Whether a card is being resolved.
    pub fn is_mid_card(&self) -> bool {
        !self.0.stack.is_empty()
    }
}

impl Rules for Game {
    const GAME: &'static str = "dominion";
    const VERSION: u32 = 2;
    type Setup = Setup;
    type SetupError = SetupError;
    type Card = Kind;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Seen<'a> = Seen<'a>;
    type Reason = Reason;
    type Preview = Preview;

    fn start(setup: &Setup, luck: Luck, observer: &mut dyn Observer<Event>) -> Result<Game, SetupError> {
        let watched = observer.watching();
        Ok(Game(Prepared::new(setup)?.deal(luck, watched.then_some(observer))))
    }

    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn question(&self) -> Option<Question<Game>> {
        let ask = self.0.pending?;
        let offer = |code| Offer {
            choice: question::choice(&self.0, &ask, code),
            copies: question::copies(&self.0, &ask, code),
        };
        Some(Question {
            decider: ask.decider,
            about: ask.about,
            verb: ask.verb,
            source: ask.source.map(|slot| self.0.lineup.kind(slot)),
            offers: question::codes(&ask).map(offer).collect(),
            min: ask.min,
            max: ask.max,
        })
    }

    fn answer(&mut self, answer: &Answer, observer: &mut dyn Observer<Event>) -> Result<Outcome, Refused> {
        let Some(ask) = self.0.pending else { return Err(self.nothing_asked()) };
        let code = |&index: &u16| question::codes(&ask).nth(index as usize).ok_or(Refused::NoSuchChoice { index });
        let reply = answer.0.iter().map(code).collect::<Result<smallvec::SmallVec<[_; 8]>, _>>()?;
        let watched = observer.watching();
        self.take(&reply, watched.then_some(observer))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    #[inline]
    fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen { state: &self.0, seat }
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.redacted(viewer)
    }

    fn resample(&self, seat: Seat, luck: Luck) -> Game {
        Game(self.0.resample(seat, luck))
    }

    fn standings(&self) -> Option<Standings> {
        self.0.over.then(|| self.0.standings())
    }

    fn reasons(&self) -> Vec<(Kind, Reason)> {
        let Some(ask) = self.0.pending else { return Vec::new() };
        let state = &self.0;
        if ask.shape == Shape::Position {
            return Vec::new();
        }
        let visible = match ask.from {
            Zone::Supply => state.lineup.single_piles | state.stocked,
            Zone::Hand => state.player(ask.about).hand.mask(),
            Zone::Aside => state.limbo_of(ask.about).fold(0, |mask, l| mask | 1 << l.slot),
            Zone::Discard | Zone::Deck | Zone::Play | Zone::Trash => 0,
        };
        let reason = |slot: u8| match (ask.from, ask.source) {
            (Zone::Supply, _) if state.stocked >> slot & 1 == 0 => Reason::PileEmpty,
            (Zone::Supply, None) => Reason::TooExpensive,
            (_, Some(_)) => Reason::DoesNotFit,
            (_, None) if state.turn.phase == Phase::Action => Reason::NotAnAction,
            (_, None) if state.lineup.actions >> slot & 1 == 1 => Reason::ActionPhaseOver,
            (_, None) => Reason::NotATreasure,
        };
        slots(visible & !ask.options).map(|slot| (state.lineup.kind(slot), reason(slot))).collect()
    }

    /// Exact when the answer reveals nothing; otherwise what is printed: on the card that it plays, or the price.
    fn preview(&self, answer: &Answer) -> Option<Preview> {
        let question = self.question()?;
        let choices = question.typed(answer).ok()?;
        let turn = &self.0.turn;
        match (question.source, question.verb, choices.as_slice()) {
            (None, Verb::Buy, [Choice::Card(kind)]) => {
                let price = self.0.lineup.slot(*kind).map(|slot| self.0.cost(slot)).unwrap_or_default();
                let (coins, potions) = (-i32::from(price.coin), -i32::from(price.potion));
                return Some(Preview { buys: -1, coins, potions, ..Preview::default() });
            }
            (None, Verb::Buy, _) => return Some(Preview::default()),
            _ => {}
        }
        let mut after = *self;
        let outcome = after.answer(answer, &mut ()).ok()?;
        let new = &after.0.turn;
        if !outcome.revealed && turn.seat == new.seat {
            let change = |before: u16, after: u16| i32::from(after) - i32::from(before);
            return Some(Preview {
                actions: change(turn.actions, new.actions),
                buys: change(turn.buys, new.buys),
                coins: change(turn.coins, new.coins),
                potions: change(turn.potions, new.potions),
                cards: 0,
            });
        }
        match (question.source, question.verb, choices.as_slice()) {
            (None, Verb::Play, [Choice::Card(kind)]) => {
                let card = kind.card();
                let spent = i32::from(turn.phase == Phase::Action);
                Some(Preview {
                    actions: i32::from(card.actions) - spent,
                    buys: i32::from(card.buys),
                    coins: i32::from(card.coins),
                    potions: i32::from(card.potions),
                    cards: i32::from(card.cards),
                })
            }
            _ => None,
        }
    }

    fn save(&self) -> Vec<u8> {
        let mut bytes = postcard::to_stdvec(&Game::VERSION).expect("a number");
        bytes.extend(postcard::to_stdvec(&Saved::of(&self.0)).expect("a game is plain data"));
        let seal = blake3::hash(&bytes);
        bytes.extend_from_slice(&seal.as_bytes()[..SEAL]);
        bytes
    }

    fn load(bytes: &[u8]) -> Result<Game, LoadError> {
        let damaged = |what: &str| LoadError::Damaged(what.to_owned());
        let split = bytes.len().checked_sub(SEAL).ok_or_else(|| damaged("it is too short"))?;
        let (body, seal) = bytes.split_at(split);
        if blake3::hash(body).as_bytes()[..SEAL] != *seal {
            return Err(damaged("its check sum is wrong"));
        }
        let (version, body) = postcard::take_from_bytes::<u32>(body).map_err(|e| damaged(&e.to_string()))?;
        if version != Game::VERSION {
            return Err(LoadError::Version { found: version, expected: Game::VERSION });
        }
        let saved: Saved = postcard::from_bytes(body).map_err(|e| damaged(&e.to_string()))?;
        saved.restore().map(Game).map_err(|what| damaged(&what))
    }

    /// What came with a later set is named only where it is, so that the hashes of older games stay.
    fn canonical(&self) -> Vec<u8> {
        let s = &self.0;
        let mut text = String::new();
        let mut zone = |name: &str, cards: &crate::zones::Cards| {
            let mut names: Vec<_> = cards.iter().map(|(slot, n)| format!("{} {n}", s.lineup.kind(slot))).collect();
            names.sort();
            text += &format!("{name}: {}\n", names.join(", "));
        };
        zone("supply", &s.unowned);
        zone("trash", &s.trash);
        zone("play", &s.printed_in_play());
        if !s.kept.is_empty() {
            zone("kept", &s.kept);
        }
        for seat in s.all_seats() {
            let p = s.player(seat);
            zone(&format!("{seat} hand"), &p.hand);
            zone(&format!("{seat} deck"), &p.deck.bag);
            zone(&format!("{seat} discard"), &p.discard.cards);
            zone(&format!("{seat} aside"), &s.limbo_of(seat).map(|l| l.slot).collect());
        }
        for seat in s.all_seats() {
            let p = s.player(seat);
            let places = p.deck.decided.as_slice().iter().map(|pl| format!("{} {}", pl.height, s.lineup.kind(pl.slot)));
            let places = places.collect::<Vec<_>>().join(", ");
            text += &format!("{seat} turns {} places: {places}\n", p.turns);
        }
        for pile in Mixed::ALL.into_iter().filter(|&pile| s.lineup.has_pile(pile)) {
            let (left, top) = (s.mixed_pile(pile).left, s.mixed_pile(pile).top().map(|top| s.lineup.kind(top).id()));
            text += &format!("{} {left} {}\n", pile.id(), top.unwrap_or("empty"));
        }
        for played in s.still_in_play().filter(|played| played.acts_as != played.slot) {
            text += &format!("{} is {}\n", s.lineup.kind(played.slot), s.lineup.kind(played.acts_as));
        }
        let t = &s.turn;
        text += &format!(
            "turn {} {} {} actions {} buys {} coins {}{} over {}\n",
            t.seat,
            t.controller,
            t.phase.min(Phase::CleanUp).id(), // its two halves were one
            t.actions,
            t.buys,
            t.coins,
            if t.potions > 0 { format!(" potions {}", t.potions) } else { String::new() },
            s.over
        );
        text.into_bytes()
    }

    fn check(&self) -> Result<(), String> {
        self.0.check()
    }
}

/// Bytes of the check sum at the end of a save.
const SEAL: usize = 8;
