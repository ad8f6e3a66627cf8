//! What each viewer is sent of a table: views and redacted events, never the game itself.

use super::state::{State, Told, guarded};
use crate::{
    protocol::{
        Asked, Ending, Line, News, OfferView, Position, QuestionView, Said, SeatHolder, SeatView, StageView, Undo,
        UndoAsked,
    },
    stage::{self, Stage},
};
use content::{Names, Piece};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use table::{Answer, Question, Seat, Viewer};

/// What a record said, kept so that it can be told to whoever comes later.
pub(crate) struct Entry<R: Stage> {
    pub(crate) version: u32,
    pub(crate) told: Told<R>,
    /// What the players were called then.
    pub(crate) names: Arc<[Piece]>,
}

impl<R: Stage> Entry<R> {
    /// As lines for one viewer.
    pub(crate) fn lines(&self, viewer: Viewer) -> Vec<Line> {
        let line = |said| Line { version: self.version, said };
        match &self.told {
            Told::Nothing => Vec::new(),
            Told::Line(sentence) => vec![line(Said::Sentence(sentence.clone()))],
            Told::Chat(name, text, _) if name.is_empty() && text.is_empty() => Vec::new(), // of an account that is gone
            Told::Chat(name, text, person) => {
                let person = person.map(|person| person.to_string());
                vec![line(Said::Chat { name: name.clone(), text: text.clone(), person })]
            }
            Told::Events(events, book) => {
                let seen: Vec<R::Event> = events.iter().map(|event| R::redact(event, viewer)).collect();
                let names = Names { names: &self.names, reader: reader(viewer) };
                R::tell(&seen, book, &names).into_iter().map(|sentence| line(Said::Sentence(sentence))).collect()
            }
        }
    }
}

/// The seat of a viewer who has one.
pub(super) fn reader(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

impl<R: Stage> State<R> {
    pub(crate) fn seat_views(&self) -> Vec<SeatView> {
        let view = |place: &super::state::Place| SeatView {
            who: match (&place.person, place.bot) {
                (person, Some(level)) => SeatHolder::Bot { level, instead_of: person.as_ref().map(|p| p.1.clone()) },
                (Some((_, name)), None) => SeatHolder::Person { name: name.clone() },
                (None, None) => SeatHolder::Nobody,
            },
            ready: place.ready,
            resigned: place.resigned,
        };
        self.seats.iter().map(view).collect()
    }

    /// The table now, and what was said since. Whether and how a clock runs is for the room to say.
    pub(super) fn news(&self, viewer: Viewer, stage: StageView, since: &[Entry<R>], undone: &[u32]) -> News {
        News {
            version: self.version,
            seats: self.seat_views(),
            lines: since.iter().flat_map(|entry| entry.lines(viewer)).collect(),
            undone: undone.to_vec(),
            stage,
            undo_asked: self.undo_view(),
            clocks: None,
            ticking: None,
        }
    }

    /// A game that cannot be shown, because the rules break down over it, is shown as one that has failed.
    pub(crate) fn stage_view(&self, viewer: Viewer) -> StageView {
        guarded(|| self.shown_to(viewer)).unwrap_or_else(|failed| StageView::Stopped { reason: failed.0 })
    }

    /// Whether a view of this game says that it cannot be shown, though nothing has stopped it yet.
    pub(super) fn has_failed(&self, view: &StageView) -> bool {
        self.running().is_some() && matches!(view, StageView::Stopped { .. })
    }

    fn shown_to(&self, viewer: Viewer) -> StageView {
        if let Some(reason) = &self.stopped {
            return StageView::Stopped { reason: reason.clone() };
        }
        let Some(play) = &self.play else { return StageView::Waiting };
        let position = self.position(play.sitting.game(), play.sitting.question(), viewer);
        if !self.is_over() {
            return StageView::Playing(position);
        }
        let mut results = stage::results(play.sitting.game(), &play.courses);
        let resigned = self.ended_by_resignation();
        if resigned {
            let winners = self.winners().unwrap_or_default();
            results.iter_mut().for_each(|result| result.won = winners.contains(&result.seat));
        }
        let (seed, code) = (play.seed.to_string(), R::code(play.sitting.setup()));
        StageView::Over { position, end: Ending { results, seed, code, resigned } }
    }

    pub(crate) fn undo_view(&self) -> Option<UndoAsked> {
        let wish = self.undo.as_ref()?;
        let waiting = self.other_people(wish.by).into_iter().filter(|seat| !wish.agreed.contains(seat));
        Some(UndoAsked { by: wish.by, waiting_for: waiting.collect() })
    }

    /// `question`: what this game asks.
    pub(crate) fn position(&self, game: &R, question: Option<&Question<R>>, viewer: Viewer) -> Position {
        let question = question.filter(|_| !self.is_over());
        let seat = reader(viewer);
        let mine = question.filter(|question| seat == Some(question.decider));
        let mine = mine.filter(|question| self.seats[question.decider.index()].is_person());
        let undo = seat.and_then(|seat| {
            let answers = self.undo_reach(seat)?;
            Some(if self.needs_asking(seat, answers) { Undo::Asks } else { Undo::Free })
        });
        let points = if self.is_over() { None } else { game.points(&self.options) };
        Position {
            moment: self.moment,
            view: raw(&game.view(viewer)),
            points,
            asked: question.map(|question| Asked {
                decider: question.decider,
                about: question.about,
                verb: question.verb,
                source: question.source.map(R::card_id),
            }),
            question: mine.and_then(|question| self.question_view(game, question)),
            undo,
            steps: seat.map(|seat| self.steps_back(seat)).unwrap_or_default(),
        }
    }

    pub(super) fn question_view(&self, game: &R, question: &Question<R>) -> Option<QuestionView> {
        let names = self.names();
        let (prompt, from) = game.ask(question, &Names { names: &names, reader: Some(question.decider) })?;
        let preview = |answer: &Answer| game.preview(answer).map(|preview| raw(&preview));
        let single = question.min <= 1;
        let offer = |(index, offer): (usize, &table::Offer<R::Choice>)| OfferView {
            choice: raw(&offer.choice),
            copies: offer.copies,
            preview: if single { preview(&Answer::one(index as u16)) } else { None },
        };
        Some(QuestionView {
            prompt,
            from: from.to_owned(),
            offers: question.offers.iter().enumerate().map(offer).collect(),
            min: question.min,
            max: question.max,
            ordered: question.verb.order_matters(),
            reasons: game.reasons().into_iter().map(|(card, why)| (R::card_id(card), R::reason_key(why))).collect(),
        })
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views are plain data")
}
