//! A table at one moment: the sum of its records. Nothing here waits, writes or sends.

use super::record::Record;
use crate::{
    protocol::{BotLevel, GameOptions},
    stage::{self, Stage},
    store::PersonId,
};
use content::{Piece, Sentence};
use std::sync::Arc;
use table::{Answer, Generator, Luck, Seat, Seed, Sitting};

#[derive(Clone)]
pub(crate) struct State<R: Stage> {
    pub(crate) options: GameOptions,
    pub(crate) seats: Vec<Place>,
    /// Records so far.
    pub(crate) version: u32,
    /// Answers and undos so far, in all games of the table.
    pub(crate) moment: u32,
    pub(crate) play: Option<Play<R>>,
    /// What a record beyond these rules has stopped.
    pub(crate) stopped: Option<Sentence>,
    pub(crate) undo: Option<UndoWish>,
    /// Versions of answers that were taken back.
    pub(crate) undone: Vec<u32>,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Place {
    pub(crate) person: Option<(PersonId, String)>,
    /// Beside a person: the bot that plays on for them.
    pub(crate) bot: Option<BotLevel>,
    pub(crate) ready: bool,
    pub(crate) resigned: bool,
}

impl Place {
    /// Whether a person decides here.
    pub(crate) fn is_person(&self) -> bool {
        self.person.is_some() && self.bot.is_none()
    }
    pub(crate) fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }
    fn name(&self) -> Piece {
        match (&self.person, self.bot) {
            (_, Some(level)) => Sentence::new(format!("level-{}", level.level().id())).into(),
            (Some((_, name)), None) => name.as_str().into(),
            (None, None) => "?".into(),
        }
    }
}

/// The game on the table.
#[derive(Clone)]
pub(crate) struct Play<R: Stage> {
    pub(crate) sitting: Sitting<R>,
    pub(crate) seed: Seed,
    /// Of each answer that stands.
    pub(crate) answered: Vec<Answered>,
}

/// When an answer was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answered {
    /// Of its record.
    pub(crate) version: u32,
    /// Of its question.
    pub(crate) moment: u32,
    pub(crate) turn: u32,
    pub(crate) step: Option<&'static str>,
}

/// Somebody wants to take an answer back and the others are asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct UndoWish {
    pub(crate) by: Seat,
    pub(crate) agreed: Vec<Seat>,
}

/// What a record brought that people read.
pub(crate) enum Told<R: Stage> {
    Events(Vec<R::Event>, R::Book),
    Line(Sentence),
    Chat(String, String),
    Nothing,
}

/// A record that does not follow from those before.
#[derive(Debug)]
pub(crate) struct Impossible(pub(crate) Sentence);

impl<R: Stage> State<R> {
    pub(crate) fn new(options: GameOptions, seats: usize) -> State<R> {
        State {
            options,
            seats: vec![Place::default(); seats],
            version: 0,
            moment: 0,
            play: None,
            stopped: None,
            undo: None,
            undone: Vec::new(),
        }
    }

    pub(crate) fn names(&self) -> Arc<[Piece]> {
        self.seats.iter().map(Place::name).collect()
    }

    /// The seat of a person, also while a bot plays on for them.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let mine = |place: &Place| place.person.as_ref().is_some_and(|(id, _)| *id == person);
        self.seats.iter().position(mine).map(|index| Seat(index as u8))
    }

    /// The game that goes on.
    pub(crate) fn running(&self) -> Option<&Play<R>> {
        self.play.as_ref().filter(|_| !self.is_over())
    }

    /// Whether there is no game, or it has ended.
    pub(crate) fn is_over(&self) -> bool {
        let Some(play) = &self.play else { return true };
        self.stopped.is_some() || play.sitting.game().question().is_none() || self.ended_by_resignation()
    }

    /// Whether only one player has not given up.
    pub(crate) fn ended_by_resignation(&self) -> bool {
        self.seats.iter().filter(|place| !place.resigned).count() <= 1
    }

    /// Those who won the last game.
    pub(crate) fn winners(&self) -> Option<Vec<Seat>> {
        let play = self.play.as_ref()?;
        if self.ended_by_resignation() {
            let left = (0..self.seats.len()).filter(|index| !self.seats[*index].resigned);
            return Some(left.map(|index| Seat(index as u8)).collect());
        }
        play.sitting.game().standings().map(|standings| standings.winners())
    }

    /// The people beside this seat who decide for themselves.
    pub(crate) fn other_people(&self, seat: Seat) -> Vec<Seat> {
        let others = (0..self.seats.len()).filter(|&index| index != seat.index() && self.seats[index].is_person());
        others.map(|index| Seat(index as u8)).collect()
    }

    /// Adds a record. One that does not fit changes nothing.
    pub(crate) fn apply(&mut self, record: &Record<R>) -> Result<Told<R>, Impossible> {
        let wrong = || Impossible(Sentence::new("refused-not-now"));
        let told = match record {
            Record::Sat { seat, person, name } => {
                let place = self.place(*seat)?;
                let back = place.person.as_ref().is_some_and(|(id, _)| id == person);
                if place.is_taken() && !back {
                    return Err(wrong());
                }
                *place =
                    Place { person: Some((*person, name.clone())), bot: None, ready: false, resigned: place.resigned };
                Told::Line(Sentence::new("room-sat").with("name", name.as_str()).with("seat", seat.0))
            }
            Record::BotSat { seat, level } => {
                let place = self.place(*seat)?;
                place.bot = Some(*level);
                place.ready = true;
                let person = place.person.as_ref().map(|(_, name)| name.clone());
                let key = if person.is_some() { "room-bot-plays-on" } else { "room-bot-sat" };
                let bot = Sentence::new(format!("level-{}", level.level().id()));
                let line = Sentence::new(key).with("name", person.unwrap_or_default()).with("bot", bot);
                Told::Line(line.with("seat", seat.0))
            }
            Record::Freed { seat } => {
                if self.running().is_some() {
                    return Err(wrong());
                }
                let name = self.place(*seat)?.name();
                *self.place(*seat)? = Place::default();
                Told::Line(Sentence::new("room-stood").with("name", name).with("seat", seat.0))
            }
            Record::Ready { seat, ready } => {
                self.place(*seat)?.ready = *ready;
                Told::Nothing
            }
            Record::Began { setup, seed, .. } => {
                let mut events = Vec::new();
                let luck = Luck::new(Generator::ChaCha8, *seed);
                let sitting = Sitting::<R>::new(setup.clone(), luck, &mut events).map_err(|_| wrong())?;
                if usize::from(sitting.game().seats()) != self.seats.len() {
                    return Err(wrong());
                }
                let book = R::book(setup).ok_or_else(wrong)?;
                self.play = Some(Play { sitting, seed: *seed, answered: Vec::new() });
                self.stopped = None;
                for place in &mut self.seats {
                    place.resigned = false;
                    place.ready = place.bot.is_some();
                }
                self.moment += 1;
                self.undo = None;
                Told::Events(events, book)
            }
            Record::Answered { seat, verb, picks, choices } => {
                let version = self.version + 1;
                let play = self.play.as_mut().ok_or_else(wrong)?;
                let question = play.sitting.game().question().ok_or_else(wrong)?;
                let fits = (question.decider, question.verb) == (*seat, *verb)
                    && question.typed(picks).is_ok_and(|typed| typed == *choices);
                if !fits {
                    return Err(wrong());
                }
                let book = R::book(play.sitting.setup()).ok_or_else(wrong)?;
                let (turn, step) = (stage::turn_number(play.sitting.game()), play.sitting.game().step());
                let mut events = Vec::new();
                play.sitting.give(picks, &mut events).map_err(|e| Impossible(content::refused(&e)))?;
                play.answered.push(Answered { version, moment: self.moment, turn, step });
                self.moment += 1;
                self.undo = None;
                Told::Events(events, book)
            }
            Record::UndoAsked { by } => {
                self.undo = Some(UndoWish { by: *by, agreed: Vec::new() });
                Told::Line(self.about("room-undo-asked", *by))
            }
            Record::UndoAnswered { by, agree } => {
                let wish = self.undo.as_mut().ok_or_else(wrong)?;
                if *agree {
                    wish.agreed.push(*by);
                    Told::Nothing
                } else {
                    self.undo = None;
                    Told::Line(self.about("room-undo-refused", *by))
                }
            }
            Record::Undone { by, answers } => {
                let play = self.play.as_mut().ok_or_else(wrong)?;
                if *answers == 0 || !play.sitting.undo(*answers as usize) {
                    return Err(wrong());
                }
                let gone = play.answered.drain(play.sitting.answers()..).map(|answered| answered.version);
                self.undone.extend(gone);
                self.moment += 1;
                self.undo = None;
                Told::Line(self.about("room-undone", *by).with("number", *answers))
            }
            Record::Resigned { seat } => {
                if self.running().is_none() {
                    return Err(wrong());
                }
                self.place(*seat)?.resigned = true;
                self.moment += 1;
                self.undo = None;
                Told::Line(self.about("room-resigned", *seat))
            }
            Record::Said { name, text } => Told::Chat(name.clone(), text.clone()),
        };
        self.version += 1;
        Ok(told)
    }

    fn about(&self, key: &str, seat: Seat) -> Sentence {
        let name = self.seats.get(seat.index()).map_or_else(|| "?".into(), Place::name);
        Sentence::new(key).with("name", name).with("seat", seat.0)
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Impossible> {
        self.seats.get_mut(seat.index()).ok_or_else(|| Impossible(Sentence::new("refused-no-such-seat")))
    }

    /// The record of an answer by whoever is asked.
    pub(crate) fn answered(&self, picks: &Answer) -> Result<Record<R>, Sentence> {
        let question = self.running().and_then(|play| play.sitting.game().question());
        let question = question.ok_or_else(|| Sentence::new("refused-nothing-asked"))?;
        let choices = question.typed(picks).map_err(|e| content::refused(&e))?;
        Ok(Record::Answered { seat: question.decider, verb: question.verb, picks: picks.clone(), choices })
    }

    /// The bot that is asked.
    pub(crate) fn bot_asked(&self) -> Option<BotLevel> {
        let question = self.running()?.sitting.game().question()?;
        self.seats[question.decider.index()].bot
    }
}
