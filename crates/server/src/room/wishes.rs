//! What somebody at a table wants, and the records that it comes to.

use super::{
    record::{self, Record},
    state::{Place, State},
};
use crate::{
    protocol::{self, BotLevel, StepBack, Wish},
    stage::{self, Stage},
    store::PersonId,
};
use content::Sentence;
use table::{Seat, Seed};

/// Letters in what somebody says at once.
const SAID: usize = 300;

/// A bot that plays on for somebody who has left.
const STAND_IN: BotLevel = BotLevel::Journeyman;

/// Who wishes something.
#[derive(Clone, Debug)]
pub(crate) struct Wisher {
    pub(crate) person: PersonId,
    pub(crate) name: String,
}

/// What becomes of a wish.
pub(crate) enum Granted<R: Stage> {
    Records(Vec<Record<R>>),
    /// It has been done before; nothing changes.
    Already,
}

impl<R: Stage> State<R> {
    /// `gone`: seats whose people have not been here for a while. `seed`: luck for a game that begins.
    pub(crate) fn grant(
        &self,
        wisher: &Wisher,
        wish: &Wish,
        gone: &[Seat],
        seed: Seed,
    ) -> Result<Granted<R>, Sentence> {
        let no = |key: &str| Sentence::new(key);
        let mine = self.seat_of(wisher.person);
        let seated = || mine.ok_or_else(|| no("refused-not-seated"));
        let hosts = self.host == Some(wisher.person);
        let records = match wish {
            Wish::Answer { moment, picks } => {
                let (seat, picks) = (seated()?, protocol::answer(picks));
                if self.has_answered(seat, *moment, &picks) {
                    return Ok(Granted::Already);
                }
                self.check_moment(*moment)?;
                let asked = self.running().and_then(|play| play.sitting.question());
                if asked.is_none_or(|question| question.decider != seat) || !self.seats[seat.index()].is_person() {
                    return Err(no("refused-not-asked"));
                }
                vec![self.answered(&picks)?]
            }
            Wish::Undo { moment, answers: Some(answers) } => {
                self.check_moment(*moment)?;
                let seat = seated()?;
                if self.steps_back(seat).iter().all(|step| step.answers != *answers) {
                    return Err(no("refused-no-undo"));
                }
                vec![Record::Undone { by: seat, answers: *answers, spent: None }]
            }
            Wish::Undo { moment, answers: None } => {
                self.check_moment(*moment)?;
                let seat = seated()?;
                let answers = self.undo_reach(seat).ok_or_else(|| no("refused-no-undo"))?;
                match self.needs_asking(seat, answers) {
                    true if self.somebody_is_away(seat) => return Err(no("refused-undo-away")),
                    true if self.undo.is_some() => return Err(no("refused-undo-pending")),
                    true => vec![Record::UndoAsked { by: seat }],
                    false => vec![Record::Undone { by: seat, answers: answers as u32, spent: None }],
                }
            }
            Wish::AgreeToUndo { moment, agree } => {
                self.check_moment(*moment)?;
                let seat = seated()?;
                let wish = self.undo.as_ref().filter(|wish| wish.by != seat).ok_or_else(|| no("refused-no-undo"))?;
                if wish.agreed.contains(&seat) {
                    return Ok(Granted::Already);
                }
                let mut records = vec![Record::UndoAnswered { by: seat, agree: *agree }];
                let all = self.other_people(wish.by).iter().all(|other| *other == seat || wish.agreed.contains(other));
                if *agree && all {
                    let answers = self.undo_reach(wish.by).ok_or_else(|| no("refused-no-undo"))?;
                    records.push(Record::Undone { by: wish.by, answers: answers as u32, spent: None });
                }
                records
            }
            Wish::Sit { seat } => {
                let seat = self.seat(*seat)?;
                let place = &self.seats[seat.index()];
                if mine == Some(seat) && place.bot.is_none() {
                    return Ok(Granted::Already);
                }
                if mine.is_some_and(|mine| mine != seat) {
                    return Err(no("refused-seated-already"));
                }
                if mine.is_none() && place.is_taken() {
                    return Err(no("refused-seat-taken"));
                }
                if place.resigned && self.running().is_some() {
                    return Err(no("refused-resigned"));
                }
                if self.removed.contains(&wisher.person) {
                    return Err(no("refused-removed"));
                }
                vec![Record::Sat { seat, person: wisher.person, name: wisher.name.clone() }]
            }
            Wish::Stand => {
                let seat = seated()?;
                match self.running() {
                    Some(_) if self.seats[seat.index()].bot.is_some() => return Ok(Granted::Already),
                    Some(_) => self.replaced(seat),
                    None => vec![Record::Freed { seat }],
                }
            }
            Wish::Bot { seat, level } => {
                seated()?;
                let seat = self.seat(*seat)?;
                let place = &self.seats[seat.index()];
                let out_of_time = self.clocks.get(seat.index()).is_some_and(|left| *left <= 0);
                let left = place.is_person() && self.running().is_some() && (gone.contains(&seat) || out_of_time);
                let changes = place.bot.is_some() && place.person.is_none() && self.running().is_none();
                if place.is_taken() && !left && !changes {
                    return Err(no("refused-seat-taken"));
                }
                if left { self.replaced(seat) } else { vec![Record::BotSat { seat, level: *level, spent: None }] }
            }
            Wish::Free { seat } if hosts && self.person_at(*seat).is_some_and(|person| person != wisher.person) => {
                if self.running().is_some() {
                    return Err(no("refused-not-now"));
                }
                let person = self.person_at(*seat).unwrap_or_default();
                vec![Record::Removed { seat: self.seat(*seat)?, person }]
            }
            Wish::Free { seat } => {
                seated()?;
                let seat = self.seat(*seat)?;
                let place = &self.seats[seat.index()];
                if self.running().is_some() || place.bot.is_none() || place.person.is_some() {
                    return Err(no("refused-not-now"));
                }
                vec![Record::Freed { seat }]
            }
            Wish::Ready { ready } => {
                let seat = seated()?;
                if self.running().is_some() {
                    return Err(no("refused-not-now"));
                }
                let ready = Record::Ready { seat, ready: *ready };
                match self.seats[seat.index()].bot {
                    // the one who has played on for them does not play the next game
                    Some(_) => vec![Record::Sat { seat, person: wisher.person, name: wisher.name.clone() }, ready],
                    None => vec![ready],
                }
            }
            Wish::Resign => {
                let seat = seated()?;
                if self.running().is_none() || self.seats[seat.index()].resigned {
                    return Err(no("refused-not-now"));
                }
                let others = self.seats.iter().filter(|place| !place.resigned).count();
                let plays_on = (others > 2).then_some(Record::BotSat { seat, level: STAND_IN, spent: None });
                [Record::Resigned { seat, spent: None }].into_iter().chain(plays_on).collect()
            }
            Wish::Say { text } => {
                seated()?;
                let text: String = text.trim().chars().filter(|c| !c.is_control()).take(SAID).collect();
                if text.is_empty() {
                    return Err(no("refused-nothing-said"));
                }
                vec![Record::Said { name: wisher.name.clone(), text, person: Some(wisher.person) }]
            }
        };
        Ok(Granted::Records(self.and_begin(records, seed)?))
    }

    /// Begins the next game behind records after which everybody is ready.
    pub(crate) fn and_begin(&self, mut records: Vec<Record<R>>, seed: Seed) -> Result<Vec<Record<R>>, Sentence> {
        if !records.iter().any(|record| matches!(record, Record::Ready { .. } | Record::BotSat { .. })) {
            return Ok(records);
        }
        let mut after = self.clone();
        for record in &records {
            after.apply(record).map_err(|impossible| impossible.0)?;
        }
        let ready = after.seats.iter().all(|place| place.is_taken() && (place.ready || place.bot.is_some()));
        let for_somebody = after.seats.iter().any(Place::is_person) || self.version == 0 && after.is_show();
        if ready && after.running().is_none() && for_somebody {
            let setup = R::setup(&self.options, self.seats.len() as u8, seed, self.winners())?;
            records.push(Record::Began { rules: R::VERSION, setup, seed, generator: record::usual() });
        }
        Ok(records)
    }

    /// A bot plays on for somebody. Who is asked whether an answer may be taken back, and leaves, does not agree.
    fn replaced(&self, seat: Seat) -> Vec<Record<R>> {
        let asked = self.undo.as_ref().is_some_and(|wish| wish.by != seat && !wish.agreed.contains(&seat));
        let refused = asked.then_some(Record::UndoAnswered { by: seat, agree: false });
        refused.into_iter().chain([Record::BotSat { seat, level: STAND_IN, spent: None }]).collect()
    }

    /// Who sits there, if it is a person.
    fn person_at(&self, seat: u8) -> Option<PersonId> {
        self.seats.get(usize::from(seat))?.person.as_ref().map(|(person, _)| *person)
    }

    pub(super) fn seat(&self, seat: u8) -> Result<Seat, Sentence> {
        let there = usize::from(seat) < self.seats.len();
        there.then_some(Seat(seat)).ok_or_else(|| Sentence::new("refused-no-such-seat"))
    }

    fn check_moment(&self, moment: u32) -> Result<(), Sentence> {
        if moment == self.moment { Ok(()) } else { Err(Sentence::new("refused-stale")) }
    }

    /// Whether this is the answer that was given at that moment, sent again.
    fn has_answered(&self, seat: Seat, moment: u32, picks: &table::Answer) -> bool {
        let Some(play) = &self.play else { return false };
        let number = play.answered.iter().position(|answered| answered.moment == moment);
        number.and_then(|number| play.sitting.standing(number)) == Some((seat, picks))
    }

    /// How many answers must be taken back to come to the latest one of this seat. A game that is over stays over: its seed and
    /// everybody's cards have been seen.
    pub(crate) fn undo_reach(&self, seat: Seat) -> Option<usize> {
        let play = self.running().filter(|_| self.seats[seat.index()].is_person())?;
        play.sitting.back_to_answer_of(seat)
    }

    /// The steps of the present turn that this seat can take again without asking anybody, the first of them first.
    pub(crate) fn steps_back(&self, seat: Seat) -> Vec<StepBack> {
        let (Some(play), Some(_)) = (self.running(), self.undo_reach(seat)) else { return Vec::new() };
        let turn = stage::turn_number(play.sitting.game());
        let mut steps: Vec<StepBack> = Vec::new();
        for (number, answered) in play.answered.iter().enumerate().rev() {
            let answers = play.answered.len() - number;
            let Some(step) = answered.step.filter(|_| answered.turn == turn) else { break };
            let own = play.sitting.standing(number).is_some_and(|(by, _)| by == seat);
            if !own || self.needs_asking(seat, answers) {
                break;
            }
            let answers = answers as u32;
            match steps.iter_mut().find(|known| known.step == step) {
                Some(known) => known.answers = answers,
                None => steps.push(StepBack { step: step.to_owned(), answers }),
            }
        }
        steps.reverse();
        steps
    }

    /// Whether other people must agree that so many answers are taken back, also those for whom a bot plays on.
    pub(crate) fn needs_asking(&self, seat: Seat, answers: usize) -> bool {
        let free = self.play.as_ref().map_or(0, |play| play.sitting.free_undo(seat));
        answers > free && (!self.other_people(seat).is_empty() || self.somebody_is_away(seat))
    }
}
