//! What a game needs beside its rules to be played on the web: words for what happens, options, bots, a last look.
//! Rooms, sockets and store know games only through this.

mod dominations;
mod dominion;
mod menus;

use crate::protocol::{BotLevel, Course, GameOptions, ResultPart, SeatResult};
use content::{Names, Sentence};
use table::{Answer, Question, Rules, Seat, Seed, Sitting};
use tokio::sync::watch;

pub(crate) use dominion::kingdom;
pub(crate) use menus::BUDGET;
pub use menus::Menus;

pub trait Stage: Rules {
    /// What bots need to know of a table to play well. It may get better while a game goes on.
    type Mind: Clone + Send + Sync + 'static;
    /// A player made of code, for as long as it is asked by itself.
    type Bot;
    /// What is needed beside an event to tell it.
    type Book: Clone + Send + Sync + 'static;

    /// The table that was asked for. `winners` of the game before, when there was one.
    fn setup(options: &GameOptions, seats: u8, seed: Seed, winners: Option<Vec<Seat>>)
    -> Result<Self::Setup, Sentence>;
    /// The options with which such a table is made.
    fn options(setup: &Self::Setup) -> GameOptions;
    fn seats_of(setup: &Self::Setup) -> u8;
    /// The text with which somebody else opens the same table; empty where there is none.
    fn code(setup: &Self::Setup) -> String;
    /// None when it is not here any more.
    fn book(setup: &Self::Setup) -> Option<Self::Book>;
    /// What happened, for one reader; only what is worth a line.
    fn tell(events: &[Self::Event], book: &Self::Book, names: &Names<'_>) -> Vec<Sentence>;
    /// What the decider is asked, and a word for what it is about ([`crate::protocol::QuestionView::from`]).
    fn ask(&self, question: &Question<Self>, names: &Names<'_>) -> Option<(Sentence, &'static str)>;
    fn card_id(card: Self::Card) -> String;
    /// The message with this reason.
    fn reason_key(reason: Self::Reason) -> String;
    /// Everybody's points now, where the options show them.
    fn points(&self, options: &GameOptions) -> Option<Vec<i32>>;
    /// Whose turn it is; nobody's while the table is set up or an Age ends.
    fn turn_of(&self) -> Option<Seat>;
    /// Own turns that a seat has ended.
    fn turns(&self, seat: Seat) -> u32;
    /// The step of the turn that somebody is asked in, where turns have steps.
    fn step(&self) -> Option<&'static str>;
    /// What is drawn turn by turn after the game, as messages: points, and something else.
    const COURSES: [&'static str; 2];
    /// The same now, in numbers.
    fn figures(&self, seat: Seat) -> [i32; 2];
    /// What a seat's points are for.
    fn parts(&self, seat: Seat) -> Vec<ResultPart>;

    fn mind(setup: &Self::Setup, menus: &Menus) -> watch::Receiver<Self::Mind>;
    fn bot(level: BotLevel, mind: &Self::Mind, luck: Seed) -> Self::Bot;
    /// What a bot answers for the seat that is asked. None when nobody is.
    fn think(&self, bot: &mut Self::Bot) -> Option<Answer>;
}

/// A table holds the options of its own game; others come only from a store that was tampered with.
fn other_game() -> Sentence {
    Sentence::new("refused-not-now")
}

/// Changes from turn to turn.
pub(crate) fn turn_number<R: Stage>(game: &R) -> u32 {
    (0..game.seats()).map(|seat| game.turns(Seat(seat))).sum()
}

/// Each seat's figures after each of its turns, the first before any: what is drawn after the game.
#[derive(Clone, Default)]
pub(crate) struct Courses(pub(crate) Vec<Vec<[i32; 2]>>);

impl Courses {
    /// Takes note of a game that has begun, of each answer, and of what was undone.
    pub(crate) fn follow<R: Stage>(&mut self, sitting: &Sitting<R>) {
        let game = sitting.game();
        self.0.resize(game.seats().into(), Vec::new());
        for (number, course) in self.0.iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let after = game.turns(seat) as usize + 1;
            course.truncate(after); // what was undone
            if course.len() < after || sitting.question().is_none() {
                course.truncate(after - 1); // what the game ends with counts for the last turn
                course.push(game.figures(seat));
            }
        }
    }
}

/// What there is to know after a game.
pub(crate) fn results<R: Stage>(game: &R, courses: &Courses) -> Vec<SeatResult> {
    let winners = game.standings().map(|standings| standings.winners()).unwrap_or_default();
    let result = |(number, course): (usize, &Vec<[i32; 2]>)| {
        let seat = Seat(number as u8);
        let course = |which: usize| Course {
            what: R::COURSES[which].to_owned(),
            values: course.iter().map(|figures| figures[which]).collect(),
        };
        SeatResult {
            seat,
            won: winners.contains(&seat),
            score: game.figures(seat)[0],
            turns: game.turns(seat),
            parts: game.parts(seat),
            courses: vec![course(0), course(1)],
        }
    };
    courses.0.iter().enumerate().map(result).collect()
}
