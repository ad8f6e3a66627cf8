//! The public face of the rules: a game as a value that keeps the contract of the table.

use crate::{
    Kind,
    engine::Engine,
    events::Event,
    question::{self, Asked, Choice, Reply},
    setup::{First, Prepared, Setup, SetupError},
    state::{Phase, Player, SEATS, Saved, State},
    view::{Seen, View},
    zones::slots,
};
use serde::Serialize;
use std::fmt;
use table::{
    Answer, LoadError, Luck, Observer, Offer, Outcome, Preview, Question, Refused, Rules, Seat, Standings, Viewer,
};

/// A game of Dominion at one moment, in the middle of a card or not.
#[derive(Clone, Copy, PartialEq)]
pub struct Game(pub(crate) State);

/// A game does not show itself: its hidden cards stay out of logs.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("fingerprint", &self.fingerprint()).finish_non_exhaustive()
    }
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
            Reason::NotAnAction => "not-an-action",
            Reason::NotATreasure => "not-a-treasure",
            Reason::ActionPhaseOver => "action-phase-over",
            Reason::TooExpensive => "too-expensive",
            Reason::PileEmpty => "pile-empty",
            Reason::DoesNotFit => "does-not-fit",
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
        match self.0.outgrown {
            Some(outgrown) => Err(Refused::Exhausted(outgrown.name())),
            None => Ok(Outcome { revealed }),
        }
    }

    fn nothing_asked(&self) -> Refused {
        self.0.outgrown.map_or(Refused::NothingAsked, |outgrown| Refused::Exhausted(outgrown.name()))
    }

    #[inline]
    pub fn window(&self, seat: Seat) -> Seen<'_> {
        Seen { state: &self.0, seat }
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.0.over
    }
    pub fn whose_turn(&self) -> Seat {
        self.0.turn.seat
    }
    /// Finished turns of a seat.
    pub fn turns(&self, seat: Seat) -> u16 {
        self.0.player(seat).turns
    }
    pub fn score(&self, seat: Seat) -> i32 {
        self.0.score(seat)
    }
    /// Copies among all the cards of a seat, for statistics.
    pub fn owned(&self, seat: Seat, kind: Kind) -> u16 {
        self.0.lineup.slot(kind).map_or(0, |slot| self.0.owns(seat, slot))
    }
    /// How full the fixed lists are: frames, remembered words, plays of the turn.
    pub fn depths(&self) -> (usize, usize, usize) {
        (self.0.stack.len(), self.0.log.len(), self.0.turn.plays.len())
    }
    /// Whether a card is being resolved.
    pub fn is_mid_card(&self) -> bool {
        !self.0.stack.is_empty()
    }
}

impl Rules for Game {
    const GAME: &'static str = "dominion";
    const VERSION: u32 = 1;
    type Setup = Setup;
    type SetupError = SetupError;
    type Card = Kind;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Seen<'a> = Seen<'a>;
    type Reason = Reason;

    fn start(setup: &Setup, luck: Luck, observer: &mut dyn Observer<Event>) -> Result<Game, SetupError> {
        let watched = observer.watching();
        Ok(Game(Prepared::new(setup)?.deal(luck, watched.then_some(observer))))
    }

    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn question(&self) -> Option<Question<Game>> {
        let ask = self.0.pending?;
        let offer =
            |code| Offer { choice: question::choice(&self.0, code), copies: question::copies(&self.0, &ask, code) };
        Some(Question {
            decider: ask.decider,
            about: ask.about,
            verb: ask.verb,
            source: ask.source.map(|slot| self.0.lineup.kind(slot)),
            offers: slots(ask.options).map(offer).collect(),
            min: ask.min,
            max: ask.max,
        })
    }

    fn answer(&mut self, answer: &Answer, observer: &mut dyn Observer<Event>) -> Result<Outcome, Refused> {
        let Some(ask) = self.0.pending else { return Err(self.nothing_asked()) };
        let code = |&index: &u16| slots(ask.options).nth(index as usize).ok_or(Refused::NoSuchChoice { index });
        let reply = answer.0.iter().map(code).collect::<Result<smallvec::SmallVec<[_; 16]>, _>>()?;
        let watched = observer.watching();
        self.take(&reply, watched.then_some(observer))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn seen(&self, seat: Seat) -> Seen<'_> {
        self.window(seat)
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
        let hand = state.player(ask.about).hand.mask();
        let (zone, reason): (u64, &dyn Fn(u8) -> Reason) = match (ask.source, ask.verb) {
            (None, table::Verb::Buy) => (state.lineup.all(), &|slot| {
                if state.stocked >> slot & 1 == 0 { Reason::PileEmpty } else { Reason::TooExpensive }
            }),
            (None, _) if state.turn.phase == Phase::Action => (hand, &|_| Reason::NotAnAction),
            (None, _) => (hand, &|slot| {
                let action = state.lineup.actions >> slot & 1 == 1;
                if action { Reason::ActionPhaseOver } else { Reason::NotATreasure }
            }),
            (Some(_), table::Verb::Gain) => (state.lineup.all(), &|slot| {
                if state.stocked >> slot & 1 == 0 { Reason::PileEmpty } else { Reason::DoesNotFit }
            }),
            (Some(_), _) => (hand, &|_| Reason::DoesNotFit),
        };
        slots(zone & !ask.options).map(|slot| (state.lineup.kind(slot), reason(slot))).collect()
    }

    /// Exact when the answer reveals nothing; otherwise only what is printed on the card that it plays.
    fn preview(&self, answer: &Answer) -> Option<Preview> {
        let question = self.question()?;
        let choices = question.typed(answer).ok()?;
        let mut after = *self;
        let outcome = after.answer(answer, &mut ()).ok()?;
        let (old, new) = (&self.0.turn, &after.0.turn);
        if !outcome.revealed && old.seat == new.seat {
            let change = |before: u16, after: u16| i32::from(after) - i32::from(before);
            return Some(Preview {
                actions: change(old.actions, new.actions),
                buys: change(old.buys, new.buys),
                coins: change(old.coins, new.coins),
                cards: 0,
            });
        }
        match (question.source, question.verb, choices.as_slice()) {
            (None, table::Verb::Play, [Choice::Card(kind)]) => {
                let card = kind.card();
                let spent = i32::from(old.phase == Phase::Action);
                Some(Preview {
                    actions: i32::from(card.actions) - spent,
                    buys: i32::from(card.buys),
                    coins: i32::from(card.coins),
                    cards: i32::from(card.cards),
                })
            }
            _ => None,
        }
    }

    fn save(&self) -> Vec<u8> {
        let s = &self.0;
        let saved = Saved {
            version: Game::VERSION,
            setup: Setup { seats: s.seats, kingdom: s.setup_kingdom(), rules: s.rules, first: First::Random },
            over: s.over,
            outgrown: s.outgrown,
            turn: s.turn,
            players: s.players[..s.seats as usize].to_vec(),
            supply: s.supply,
            trash: s.trash,
            pending: s.pending,
            copies: s.copies,
            stack: s.stack,
            log: s.log,
            limbo: s.limbo,
            luck: s.luck,
            streams: s.streams,
            total: s.total,
        };
        let mut bytes = postcard::to_stdvec(&saved).expect("a game is plain data");
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
        let saved: Saved = postcard::from_bytes(body).map_err(|e| damaged(&e.to_string()))?;
        if saved.version != Game::VERSION {
            return Err(LoadError::Version { found: saved.version, expected: Game::VERSION });
        }
        let prepared = Prepared::small(&saved.setup).map_err(|e| damaged(&e.to_string()))?;
        let mut state = prepared.undealt(saved.luck);
        if saved.players.len() != state.seats as usize {
            return Err(damaged("it has not as many players as seats"));
        }
        let mut players = [Player::default(); SEATS];
        players[..saved.players.len()].copy_from_slice(&saved.players);
        state.players = players;
        (state.over, state.outgrown, state.turn) = (saved.over, saved.outgrown, saved.turn);
        (state.supply, state.trash, state.total) = (saved.supply, saved.trash, saved.total);
        (state.pending, state.copies) = (saved.pending, saved.copies);
        (state.stack, state.log, state.limbo, state.streams) = (saved.stack, saved.log, saved.limbo, saved.streams);
        state.stocked = state.supply.mask();
        state.empty_piles = (state.lineup.all() & !state.stocked).count_ones() as u8;
        state.check().map_err(|broken| damaged(&broken))?;
        Ok(Game(state))
    }

    fn canonical(&self) -> Vec<u8> {
        let s = &self.0;
        let mut text = String::new();
        let mut zone = |name: &str, cards: &crate::zones::Cards| {
            let mut names: Vec<_> = cards.iter().map(|(slot, n)| format!("{} {n}", s.lineup.kind(slot))).collect();
            names.sort();
            text += &format!("{name}: {}\n", names.join(", "));
        };
        zone("supply", &s.supply);
        zone("trash", &s.trash);
        zone("play", &s.in_play());
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
        let t = &s.turn;
        text += &format!(
            "turn {} {} {} actions {} buys {} coins {} over {}\n",
            t.seat,
            t.controller,
            t.phase.id(),
            t.actions,
            t.buys,
            t.coins,
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
