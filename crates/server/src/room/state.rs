//! A table at one moment: the sum of its records. Nothing here waits, writes or sends.

use super::record::Record;
use crate::{
    protocol::{BotLevel, GameOptions, Manners},
    stage::{self, Courses, Stage},
    store::PersonId,
};
use content::{Piece, Sentence};
use std::sync::Arc;
use table::{Answer, Luck, Seat, Seed, Sitting};

#[derive(Clone)]
pub(crate) struct State<R: Stage> {
    pub(crate) options: GameOptions,
    pub(crate) manners: Manners,
    pub(crate) seats: Vec<Place>,
    /// Who has made the table.
    pub(crate) host: Option<PersonId>,
    /// Those whom the host does not want here.
    pub(crate) removed: Vec<PersonId>,
    /// Milliseconds that each seat has left, where there is a clock.
    pub(crate) clocks: Vec<i64>,
    /// Records so far.
    pub(crate) version: u32,
    /// Answers and undos so far, in all games of the table.
    pub(crate) moment: u32,
    /// In a box: a table is handed on with each answer, and a game is large.
    pub(crate) play: Option<Box<Play<R>>>,
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
            (Some((_, name)), None) if name.is_empty() => Sentence::new("room-somebody").into(), // an account that is gone
            (Some((_, name)), None) => name.as_str().into(),
            (None, None) => "?".into(),
        }
    }
}

/// The game on the table.
#[derive(Clone)]
pub(crate) struct Play<R: Stage> {
    pub(crate) sitting: Sitting<R>,
    /// The record that began it.
    pub(crate) began: Arc<Record<R>>,
    pub(crate) seed: Seed,
    /// Of each answer that stands.
    pub(crate) answered: Vec<Answered>,
    /// The last one who has not given up, whoever sits where afterwards.
    pub(crate) given_up_to: Option<Seat>,
    pub(crate) courses: Courses,
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
    /// Name, text, and who it was.
    Chat(String, String, Option<PersonId>),
    Nothing,
}

/// A record that does not follow from those before.
#[derive(Debug)]
pub(crate) struct Impossible(pub(crate) Sentence);

impl Impossible {
    /// Whether the rules have broken down over it.
    pub(crate) fn is_failure(&self) -> bool {
        self.0.key == FAILED
    }
}

const FAILED: &str = "refused-game-failed";

/// A fault in the rules must not take the table with it.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Impossible> {
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
    done.map_err(|_| Impossible(Sentence::new(FAILED)))
}

impl<R: Stage> State<R> {
    pub(crate) fn new(options: GameOptions, manners: Manners, seats: usize) -> State<R> {
        State {
            options,
            manners,
            seats: vec![Place::default(); seats],
            host: None,
            removed: Vec::new(),
            clocks: Vec::new(),
            version: 0,
            moment: 0,
            play: None,
            stopped: None,
            undo: None,
            undone: Vec::new(),
        }
    }

    pub(crate) fn names(&self) -> Arc<[Piece]> {
        let name = |(number, place): (usize, &Place)| match place.is_taken() {
            true => place.name(),
            false => Sentence::new("room-seat").with("number", number + 1).into(),
        };
        self.seats.iter().enumerate().map(name).collect()
    }

    /// The seat of a person, also while a bot plays on for them.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let mine = |place: &Place| place.person.as_ref().is_some_and(|(id, _)| *id == person);
        self.seats.iter().position(mine).map(|index| Seat(index as u8))
    }

    /// Whether bots play among themselves.
    pub(crate) fn is_show(&self) -> bool {
        self.seats.iter().all(|place| place.bot.is_some() && place.person.is_none())
    }

    /// The game that goes on.
    pub(crate) fn running(&self) -> Option<&Play<R>> {
        self.play.as_deref().filter(|_| !self.is_over())
    }

    /// Whether there is no game, or it has ended.
    pub(crate) fn is_over(&self) -> bool {
        let Some(play) = &self.play else { return true };
        self.stopped.is_some() || play.sitting.question().is_none() || self.ended_by_resignation()
    }

    /// Whether only one player has not given up.
    pub(crate) fn ended_by_resignation(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.given_up_to.is_some())
    }

    /// Those who won the last game.
    pub(crate) fn winners(&self) -> Option<Vec<Seat>> {
        let play = self.play.as_ref()?;
        if let Some(left) = play.given_up_to {
            return Some(vec![left]);
        }
        play.sitting.game().standings().map(|standings| standings.winners())
    }

    /// Whether a bot plays beside this seat for somebody who may come back.
    pub(crate) fn somebody_is_away(&self, seat: Seat) -> bool {
        let away = |place: &Place| place.person.is_some() && place.bot.is_some() && !place.resigned;
        (0..).zip(&self.seats).any(|(number, place)| Seat(number) != seat && away(place))
    }

    /// The people beside this seat who decide for themselves.
    pub(crate) fn other_people(&self, seat: Seat) -> Vec<Seat> {
        let others = (0..self.seats.len()).filter(|&index| index != seat.index() && self.seats[index].is_person());
        others.map(|index| Seat(index as u8)).collect()
    }

    /// Adds a record over which the rules may break down; then this state is of no use any more.
    pub(crate) fn try_apply(&mut self, record: &Record<R>) -> Result<Told<R>, Impossible> {
        guarded(|| self.apply(record))?
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
            Record::BotSat { seat, level, spent } => {
                self.charge_asked(*spent);
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
            Record::Began { setup, seed, generator, .. } => {
                let mut events = Vec::new();
                let luck = Luck::new(*generator, *seed);
                let sitting = Sitting::<R>::new(setup.clone(), luck, &mut events).map_err(|_| wrong())?;
                if usize::from(sitting.game().seats()) != self.seats.len() {
                    return Err(wrong());
                }
                let book = R::book(setup).ok_or_else(wrong)?;
                let mut courses = Courses::default();
                courses.follow(&sitting);
                self.play = Some(Box::new(Play {
                    sitting,
                    began: Arc::new(record.clone()),
                    seed: *seed,
                    answered: Vec::new(),
                    given_up_to: None,
                    courses,
                }));
                self.stopped = None;
                let clock = self.manners.clock;
                self.clocks =
                    clock.map_or_else(Vec::new, |clock| vec![i64::from(clock.seconds) * 1000; self.seats.len()]);
                for place in &mut self.seats {
                    place.resigned = false;
                    place.ready = place.bot.is_some();
                }
                self.moment += 1;
                self.undo = None;
                events.shrink_to_fit(); // they stay in memory as long as the table does
                Told::Events(events, book)
            }
            Record::Answered { seat, verb, picks, choices, spent } => {
                let version = self.version + 1;
                let play = self.play.as_mut().ok_or_else(wrong)?;
                let question = play.sitting.question().ok_or_else(wrong)?;
                let fits = (question.decider, question.verb) == (*seat, *verb)
                    && question.typed(picks).is_ok_and(|typed| typed == *choices);
                if !fits {
                    return Err(wrong());
                }
                let book = R::book(play.sitting.setup()).ok_or_else(wrong)?;
                let (turn, step) = (stage::turn_number(play.sitting.game()), play.sitting.game().step());
                let mut events = Vec::new();
                play.sitting.give(picks, &mut events).map_err(|e| Impossible(content::refused(&e)))?;
                play.courses.follow(&play.sitting);
                play.answered.reserve_exact(1); // as in a sitting: copies are full
                play.answered.push(Answered { version, moment: self.moment, turn, step });
                let passed_on = play.sitting.question().is_none_or(|question| question.decider != *seat);
                if let Some(spent) = spent {
                    self.charge(*seat, *spent, passed_on); // a bot that plays on for somebody wins no time for them
                }
                self.moment += 1;
                self.undo = None;
                events.shrink_to_fit(); // they stay in memory as long as the table does
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
            Record::Undone { by, answers, spent } => {
                let play = self.play.as_mut().ok_or_else(wrong)?;
                let asked = play.sitting.question().map(|question| question.decider);
                if *answers == 0 || !play.sitting.undo(*answers as usize) {
                    return Err(wrong());
                }
                play.courses.follow(&play.sitting);
                let gone = play.answered.drain(play.sitting.answers()..).map(|answered| answered.version);
                self.undone.extend(gone);
                if let Some(seat) = asked {
                    self.charge(seat, spent.unwrap_or(0), false);
                }
                self.moment += 1;
                self.undo = None;
                Told::Line(self.about("room-undone", *by).with("number", *answers))
            }
            Record::Resigned { seat, spent } => {
                if self.running().is_none() {
                    return Err(wrong());
                }
                self.charge_asked(*spent);
                self.place(*seat)?.resigned = true;
                let mut left =
                    (0..).zip(&self.seats).filter(|(_, place)| !place.resigned).map(|(number, _)| Seat(number));
                if let (Some(last), None, Some(play)) = (left.next(), left.next(), &mut self.play) {
                    play.given_up_to = Some(last);
                }
                self.moment += 1;
                self.undo = None;
                Told::Line(self.about("room-resigned", *seat))
            }
            Record::Said { name, text, person } => Told::Chat(name.clone(), text.clone(), *person),
            Record::Failed { .. } => {
                if self.play.is_none() {
                    return Err(wrong());
                }
                self.stopped = Some(Sentence::new("room-failed"));
                self.moment += 1;
                self.undo = None;
                Told::Line(Sentence::new("room-failed"))
            }
            Record::Closed => {
                if self.running().is_none() {
                    return Err(wrong());
                }
                self.stopped = Some(Sentence::new("room-closed"));
                self.moment += 1;
                Told::Line(Sentence::new("room-closed"))
            }
            Record::Removed { seat, person } => {
                if self.running().is_some() {
                    return Err(wrong());
                }
                let name = self.place(*seat)?.name();
                *self.place(*seat)? = Place::default();
                self.removed.push(*person);
                Told::Line(Sentence::new("room-removed").with("name", name).with("seat", seat.0))
            }
        };
        self.version += 1;
        Ok(told)
    }

    /// Takes time off a clock, and puts some on it when another comes to decide.
    fn charge(&mut self, seat: Seat, spent: u32, passed_on: bool) {
        let (Some(clock), Some(left)) = (self.manners.clock, self.clocks.get_mut(seat.index())) else { return };
        *left -= i64::from(spent);
        if passed_on {
            *left += i64::from(clock.more) * 1000;
        }
    }

    /// Takes off what whoever is asked has thought so far.
    fn charge_asked(&mut self, spent: Option<u32>) {
        if let (Some(spent), Some((seat, _))) = (spent, self.person_asked()) {
            self.charge(seat, spent, false);
        }
    }

    /// The person who is to decide, and their seat.
    pub(crate) fn person_asked(&self) -> Option<(Seat, PersonId)> {
        let seat = self.running()?.sitting.question()?.decider;
        let place = self.seats.get(seat.index()).filter(|place| place.is_person())?;
        place.person.as_ref().map(|(person, _)| (seat, *person))
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
        let question = self.running().and_then(|play| play.sitting.question());
        let question = question.ok_or_else(|| Sentence::new("refused-nothing-asked"))?;
        let choices = question.typed(picks).map_err(|e| content::refused(&e))?;
        let picks = picks.clone();
        Ok(Record::Answered { seat: question.decider, verb: question.verb, picks, choices, spent: None })
    }

    /// The bot that is asked.
    pub(crate) fn bot_asked(&self) -> Option<BotLevel> {
        let question = self.running()?.sitting.question()?;
        self.seats[question.decider.index()].bot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::record::usual;
    use table::Rules;

    type Table = State<dominion::Game>;

    fn playing() -> Table {
        let options = dominion::Game::options(&dominion::Setup::new(2, &dominion::Kind::ALL[7..17]));
        let mut state = Table::new(options.clone(), Manners::default(), 2);
        let setup = dominion::Game::setup(&options, 2, Seed::from_number(1), None).unwrap();
        for seat in [0, 1] {
            let record = Record::Sat { seat: Seat(seat), person: i64::from(seat), name: "Ana".to_owned() };
            state.apply(&record).unwrap();
        }
        let rules = dominion::Game::VERSION;
        state.apply(&Record::Began { rules, setup, seed: Seed::from_number(1), generator: usual() }).unwrap();
        state
    }

    #[test]
    fn a_fault_of_the_rules_is_caught() {
        let caught = guarded(|| std::panic::resume_unwind(Box::new("a fault")) as u8);
        assert!(caught.is_err_and(|impossible| impossible.is_failure()));
        assert!(guarded(|| 7).is_ok_and(|seven| seven == 7));
    }

    #[test]
    fn a_game_that_has_failed_is_over_and_can_be_read() {
        let mut state = playing();
        assert!(state.running().is_some());
        let version = state.version;
        state.apply(&Record::Failed { seat: Seat(0), picks: Answer::none() }).unwrap();
        assert!(state.running().is_none() && state.is_over() && state.stopped.is_some());
        assert_eq!(state.version, version + 1);
        assert_eq!(state.play.as_ref().unwrap().sitting.replay().entries.len(), 0, "the answers before it are there");
        let again = Record::Ready { seat: Seat(0), ready: true };
        assert!(state.try_apply(&again).is_ok(), "and another game can begin");
    }

    #[test]
    fn a_game_given_up_stays_over_whoever_leaves_and_comes() {
        let mut state = playing();
        state.apply(&Record::Resigned { seat: Seat(0), spent: None }).unwrap();
        let sat = Record::Sat { seat: Seat(0), person: 7, name: "Luis".to_owned() };
        for record in [Record::Freed { seat: Seat(0) }, sat, Record::Removed { seat: Seat(0), person: 7 }] {
            assert!(state.running().is_none() && state.ended_by_resignation());
            assert_eq!(state.winners(), Some(vec![Seat(1)]));
            state.apply(&record).unwrap();
        }
        assert!(state.running().is_none() && state.winners() == Some(vec![Seat(1)]));
    }

    #[test]
    fn a_bot_that_plays_on_wins_no_time() {
        let mut state = playing();
        state.manners.clock = Some(crate::protocol::Clock { seconds: 60, more: 5 });
        state.clocks = vec![3_000; 2];
        for _ in 0..60 {
            let Some(question) = state.running().and_then(|play| play.sitting.question()) else { break };
            let picks: Answer = (0..question.min).collect();
            let record = state.answered(&picks).unwrap();
            state.apply(&record).unwrap();
        }
        assert!(state.moment > 20 && state.clocks == [3_000; 2], "{:?}", state.clocks);
    }

    #[test]
    fn what_was_thought_before_an_undo_is_charged() {
        let mut state = playing();
        state.manners.clock = Some(crate::protocol::Clock { seconds: 60, more: 5 });
        state.clocks = vec![60_000; 2];
        let picks = state.running().and_then(|play| play.sitting.question()).map(|question| question.min).unwrap();
        let picks: Answer = (0..picks).collect();
        let record = state.answered(&picks).unwrap();
        let Record::Answered { seat, .. } = record else { panic!("an answer") };
        state.apply(&record).unwrap();
        let asked = state.person_asked().unwrap().0;
        let before = state.clocks[asked.index()];
        state.apply(&Record::Undone { by: seat, answers: 1, spent: Some(9_000) }).unwrap();
        assert_eq!(state.clocks[asked.index()], before - 9_000);
    }

    #[test]
    fn what_is_drawn_after_a_game_forgets_what_was_undone() {
        let mut state = playing();
        let luck = Luck::new(usual(), Seed::from_number(5));
        let mut stream = luck.stream(0);
        let give = |state: &mut Table, stream: &mut table::Stream| {
            let Some(question) = state.running().and_then(|play| play.sitting.question()) else { return false };
            let answer = table::conformance::random_answer(question, &luck, stream);
            let record = state.answered(&answer).unwrap();
            state.apply(&record).is_ok()
        };
        let mut given = 0;
        while give(&mut state, &mut stream) {
            given += 1;
            if given % 40 == 0 {
                state.apply(&Record::Undone { by: Seat(0), answers: 25, spent: None }).unwrap();
            }
        }
        let play = state.play.as_ref().unwrap();
        let mut plain = play.sitting.replay().begin(&mut ()).unwrap();
        let mut courses = Courses::default();
        courses.follow(&plain);
        for number in 0..play.sitting.answers() {
            plain.give(play.sitting.standing(number).unwrap().1, &mut ()).unwrap();
            courses.follow(&plain);
        }
        assert_eq!(state.undo_reach(Seat(0)).or(state.undo_reach(Seat(1))), None, "a game that is over stays over");
        assert!(state.is_over() && courses.0.iter().all(|course| course.len() > 10));
        assert_eq!(play.courses.0, courses.0);
    }
}
