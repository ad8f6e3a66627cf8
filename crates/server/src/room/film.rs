//! A game of a table, looked at again. What was taken back is left out: a film shows the game as it went in the end.

use super::{
    record::Record,
    state::State,
    view::Entry,
    wishes::Wisher,
    written::{self, Made, Stored},
};
use crate::{
    protocol::{Continue, Film, FilmFrame, FilmTurn, GameOptions, Manners, Position, Spectators, StageView},
    stage::Stage,
    store::{Database, StoreError, Write},
};
use content::Sentence;
use table::{Entry as Played, Replay, ReplayError, Rules, Seat, Sitting, StepError, Viewer};

/// Answers in a file: many times as many as in a long game of six people.
const ENTRIES: usize = 20_000;

/// One game of a table.
pub(crate) struct Reel<R: Stage> {
    /// Before the first answer.
    pub(super) begun: State<R>,
    pub(super) opening: Entry<R>,
    /// Those that stand.
    pub(super) answers: Vec<Record<R>>,
    /// When this game was over, before anybody left the table, or as it is now.
    pub(super) ended: State<R>,
    pub(super) number: u32,
    pub(super) games: u32,
}

/// None when the table has no such game. Without a number: the latest one.
pub(crate) async fn reel(
    table: Stored,
    store: &Database,
    number: Option<u32>,
) -> Result<Option<Box<dyn Filmed>>, StoreError> {
    async fn one<R: Stage>(
        table: &Stored,
        store: &Database,
        number: Option<u32>,
    ) -> Result<Option<Box<dyn Filmed>>, StoreError> {
        let mut found = None;
        let games = read::<R>(table, store, number, |reel| found = Some(reel)).await?;
        Ok(found.map(|reel| Box::new(Reel { games, ..reel }) as Box<dyn Filmed>))
    }
    match table.options {
        GameOptions::Dominion(_) => one::<dominion::Game>(&table, store, number).await,
        GameOptions::Dominations(_) => one::<dominations::Game>(&table, store, number).await,
    }
}

/// The games of a table that are over and that these rules can read, by their number.
pub(crate) async fn replays(table: &Stored, store: &Database) -> Result<Vec<(u32, String)>, StoreError> {
    async fn all<R: Stage>(table: &Stored, store: &Database) -> Result<Vec<(u32, String)>, StoreError> {
        let mut replays = Vec::new();
        read::<R>(table, store, None, |reel| replays.extend(reel.replay().map(|text| (reel.number, text)))).await?;
        Ok(replays)
    }
    match table.options {
        GameOptions::Dominion(_) => all::<dominion::Game>(table, store).await,
        GameOptions::Dominations(_) => all::<dominations::Game>(table, store).await,
    }
}

/// Reads all records once, and hands over each game, or only one; how many games there are.
async fn read<R: Stage>(
    table: &Stored,
    store: &Database,
    number: Option<u32>,
    mut take: impl FnMut(Reel<R>),
) -> Result<u32, StoreError> {
    let mut state = State::<R>::new(table.options.clone(), table.manners, table.seats());
    let mut reel: Option<Reel<R>> = None;
    let (mut games, mut rules, mut over) = (0, R::VERSION, false);
    for (record, events) in written::records::<R>(table, store).await? {
        if let Record::Began { rules: played, .. } = &record {
            if let Some(reel) = reel.take() {
                take(reel);
            }
            (games, rules, over) = (games + 1, *played, false);
        }
        let wanted = number.is_none_or(|number| number == games);
        let entry = written::follow(&mut state, &record, events, rules);
        match (&record, &mut reel) {
            (Record::Began { .. }, _) if wanted && state.stopped.is_none() => {
                let (begun, ended) = (state.clone(), state.clone());
                reel = Some(Reel { begun, opening: entry, answers: Vec::new(), ended, number: games, games });
            }
            (Record::Answered { .. }, Some(reel)) if state.stopped.is_none() => reel.answers.push(record),
            (Record::Undone { .. }, Some(reel)) if state.stopped.is_none() => {
                let standing = state.play.as_ref().map_or(0, |play| play.sitting.answers());
                reel.answers.truncate(standing);
            }
            _ => {}
        }
        // once games could be taken back after their end
        let was_over = std::mem::replace(&mut over, state.running().is_none());
        if let Some(reel) = reel.as_mut().filter(|_| over && !was_over) {
            reel.ended = state.clone();
        }
    }
    if let Some(reel) = reel {
        take(if over { reel } else { Reel { ended: state, ..reel } });
    }
    Ok(games)
}

/// What can be done with a game of a table, whichever game it is.
pub(crate) trait Filmed: Send {
    fn game(&self) -> &'static str;
    fn is_over(&self) -> bool;
    /// Whether only bots play, and go on without anybody who looks.
    fn is_show(&self) -> bool;
    /// Through whose eyes somebody may look, beside a spectator's.
    fn eyes(&self, who: Option<&Wisher>) -> Vec<Seat>;
    /// None when the host wants nobody to look as long as the game goes on.
    fn film(&self, table: &str, who: Option<&Wisher>) -> Option<Film>;
    /// Those from one up to another, as a viewer saw them.
    fn frames(&self, from: u32, to: u32, viewer: Viewer) -> Option<Vec<FilmFrame>>;
    /// The game as a file; none while it goes on: until then its luck is nobody's business.
    fn replay(&self) -> Option<String>;
    /// The records of a new table that goes on from a frame: the same cards, one person, bots everywhere else.
    fn go_on(&self, wanted: &Continue, who: &Wisher, id: &str) -> Result<Vec<Write>, Sentence>;
}

impl<R: Stage> Filmed for Reel<R> {
    fn game(&self) -> &'static str {
        R::GAME
    }

    fn is_over(&self) -> bool {
        self.ended.is_over()
    }

    fn is_show(&self) -> bool {
        !self.is_over() && self.ended.is_show()
    }

    fn eyes(&self, who: Option<&Wisher>) -> Vec<Seat> {
        if self.is_over() {
            return (0..self.ended.seats.len() as u8).map(Seat).collect();
        }
        who.and_then(|who| self.ended.seat_of(who.person)).into_iter().collect()
    }

    fn film(&self, table: &str, who: Option<&Wisher>) -> Option<Film> {
        let eyes = self.eyes(who);
        let last = if eyes.is_empty() { self.shown_to_spectators()? } else { self.answers.len() as u32 };
        let end = match self.ended.stage_view(Viewer::Spectator) {
            StageView::Over { end, .. } => Some(end),
            _ => None,
        };
        Some(Film {
            table: table.to_owned(),
            game: self.ended.options.clone(),
            seats: self.ended.seat_views(),
            number: self.number,
            games: self.games,
            last,
            turns: self.turns().into_iter().filter(|turn| turn.frame <= last).collect(),
            eyes,
            over: self.is_over(),
            end,
            undone: self.ended.undone.len() as u32,
        })
    }

    fn frames(&self, from: u32, to: u32, viewer: Viewer) -> Option<Vec<FilmFrame>> {
        let last = match viewer {
            Viewer::Spectator => self.shown_to_spectators()?,
            Viewer::Seat(_) => u32::MAX,
        };
        let mut frames = Vec::new();
        let to = to.min(last);
        self.each(to, |frame, state, entry| {
            if (from..=to).contains(&frame) {
                let picked = self.answers.get(frame as usize).and_then(|record| match record {
                    Record::Answered { seat, picks, .. } if viewer == Viewer::Seat(*seat) => Some(picks),
                    _ => None,
                });
                frames.extend(shown(state, viewer).map(|position| FilmFrame {
                    frame,
                    lines: entry.lines(viewer),
                    position,
                    picked: picked.map(|picks| picks.0.to_vec()),
                }));
            }
        });
        Some(frames)
    }

    fn replay(&self) -> Option<String> {
        let play = self.ended.play.as_ref().filter(|_| self.is_over())?;
        Some(play.sitting.replay().to_json())
    }

    fn go_on(&self, wanted: &Continue, who: &Wisher, id: &str) -> Result<Vec<Write>, Sentence> {
        let no = |key: &str| Sentence::new(key);
        let play = self.ended.play.as_ref().filter(|_| self.is_over()).ok_or_else(|| no("refused-not-over"))?;
        let mine = self.ended.seat(wanted.seat)?;
        let answers = self.answers.get(..wanted.frame as usize).ok_or_else(|| no("refused-no-such-moment"))?;
        let mut records = Vec::new();
        for number in (0..self.ended.seats.len() as u8).map(Seat) {
            if number == mine {
                records.push(Record::Sat { seat: mine, person: who.person, name: who.name.clone() });
            } else {
                records.push(Record::BotSat { seat: number, level: wanted.level, spent: None });
            }
        }
        records.push(Record::clone(&play.began));
        records.extend(answers.iter().cloned());
        let made = Made { host: Some(who.person), manners: Manners::default() };
        let (writes, state) = written::table::<R>(&self.ended.options, self.ended.seats.len(), &records, id, made)?;
        if state.running().is_none() {
            return Err(no("refused-no-such-moment")); // nothing is asked any more
        }
        Ok(writes)
    }
}

impl<R: Stage> Reel<R> {
    /// Each turn, and the frame it begins with.
    fn turns(&self) -> Vec<FilmTurn> {
        let mut turns: Vec<FilmTurn> = Vec::new();
        self.each(u32::MAX, |frame, state, _| {
            let Some(play) = &state.play else { return };
            let (game, question) = (play.sitting.game(), play.sitting.question());
            let seat = game.turn_of();
            let turn = seat.map_or(0, |seat| game.turns(seat) + 1);
            if turns.last().is_none_or(|last| (last.seat, last.turn) != (seat, turn)) && question.is_some() {
                turns.push(FilmTurn { frame, seat, turn });
            }
        });
        turns
    }

    /// The last frame that those see who do not sit there.
    fn shown_to_spectators(&self) -> Option<u32> {
        match self.ended.manners.spectators {
            _ if self.is_over() => Some(self.answers.len() as u32),
            Spectators::Live => Some(self.answers.len() as u32),
            Spectators::Delayed => Some(self.turns().last().map_or(0, |turn| turn.frame)),
            Spectators::No => None,
        }
    }

    /// Plays the game again up to a frame, and shows each with what led to it.
    fn each(&self, to: u32, mut look: impl FnMut(u32, &State<R>, &Entry<R>)) {
        let mut state = self.begun.clone();
        look(0, &state, &self.opening);
        for (number, record) in (1..=to).zip(&self.answers) {
            let Ok(told) = state.apply(record) else { return };
            let entry = Entry { version: state.version, told, names: state.names() };
            look(number, &state, &entry);
        }
    }
}

/// What a viewer saw then: nothing can be taken back, and whoever is asked sees the question, bots included.
pub(super) fn shown<R: Stage>(state: &State<R>, viewer: Viewer) -> Option<Position> {
    let sitting = &state.play.as_ref()?.sitting;
    let (game, asked) = (sitting.game(), sitting.question());
    let mine = asked.filter(|question| viewer == Viewer::Seat(question.decider));
    let question = mine.and_then(|question| state.question_view(game, question));
    Some(Position { question, undo: None, steps: Vec::new(), ..state.position(game, asked, viewer) })
}

/// The records of a new table with a game from a file.
pub(crate) fn recalled<R: Stage>(text: &str, id: &str) -> Result<Vec<Write>, Sentence> {
    let wrong = |e: ReplayError| content::replay_error(Sentence::new("room-file"), &e);
    let replay = Replay::<R>::from_json(text).map_err(wrong)?;
    let options: GameOptions = R::options(&replay.setup);
    let seats = R::seats_of(&replay.setup);
    if replay.entries.len() > ENTRIES {
        return Err(Sentence::new("error-replay-long").with("number", ENTRIES));
    }
    let sitting = standing(&replay).map_err(wrong)?;
    replay.check_hash(&sitting).map_err(wrong)?;
    let began =
        Record::Began { rules: R::VERSION, setup: replay.setup, seed: replay.seed, generator: replay.generator };
    let unfinished = sitting.question().is_some().then_some(Record::Closed);
    let answers = sitting.replay().entries.into_iter().filter_map(|entry| match entry {
        Played::Answer { seat, verb, picks, choices } => {
            Some(Record::Answered { seat, verb, picks, choices, spent: None })
        }
        Played::Undo { .. } => None,
    });
    let records: Vec<Record<R>> = std::iter::once(began).chain(answers).chain(unfinished).collect();
    let made = Made { host: None, manners: Manners::default() };
    let (writes, _) = written::table::<R>(&options, usize::from(seats), &records, id, made)?;
    Ok(writes)
}

/// Plays what was not taken back: a file full of undos costs no more than one without.
fn standing<R: Rules>(replay: &Replay<R>) -> Result<Sitting<R>, ReplayError> {
    let mut standing: Vec<&Played<R>> = Vec::new();
    for (number, entry) in (1..).zip(&replay.entries) {
        match entry {
            Played::Answer { .. } => standing.push(entry),
            Played::Undo { answers } => {
                let available = standing.len();
                let keep = available.checked_sub(*answers as usize).ok_or(ReplayError::Step {
                    step: number,
                    reason: StepError::Undo { wanted: *answers, available },
                })?;
                standing.truncate(keep);
            }
        }
    }
    let plain = Replay { entries: standing.into_iter().cloned().collect(), ..replay.clone() };
    let mut sitting = plain.begin(&mut ())?;
    while sitting.version() < plain.entries.len() {
        plain.step(&mut sitting, &mut ())?;
    }
    Ok(sitting)
}
