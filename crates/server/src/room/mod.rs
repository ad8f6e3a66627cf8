//! A table on the web. One task owns it: wishes come in one by one, what they come to is written down, and only then is it
//! shown to anybody. While a write is under way the table shows what is safe, and takes nothing new.

#[doc(hidden)]
pub mod gallery;
mod record;
mod state;
mod view;
mod wishes;
mod written;

use crate::{
    protocol::{BotLevel, FromServer, News, PROTOCOL, Presence, Welcome, Wish},
    stage::{self, Menus, Stage},
    store::{Journal, PersonId, Sqlite, StoreError},
    thinking::{Knowledge, Thinkers},
};
use content::Sentence;
use record::Record;
use state::State;
use std::{
    collections::HashMap,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};
use table::{Answer, Seat, Seed, Sitting, Viewer};
use tokio::sync::{mpsc, oneshot, watch};
use view::Entry;
use wishes::Granted;
pub(crate) use wishes::Wisher;
pub(crate) use written::{Stored, opening, stored};

/// Wishes that wait for a table.
const WISHES: usize = 64;
/// Frames that wait for a reader. Who is slower is cut off and starts again with everything.
pub(crate) const FRAMES: usize = 64;
/// A table nobody looks at is put away after this time; it comes back when somebody asks for it.
const IDLE: Duration = Duration::from_secs(60);
/// A write that takes so long is worth a word.
const SLOW: Duration = Duration::from_secs(2);
/// After a write has failed, bots wait so long before they try again: their answer also finds out whether it works again.
const RETRY: Duration = Duration::from_secs(2);
/// Answers that bots give before people see the first of them.
const AT_ONCE: usize = 100;

/// A frame, ready to be sent, shared by all who get the same one.
pub(crate) type Frame = Arc<str>;

/// Where a table can be reached.
#[derive(Clone)]
pub(crate) struct Handle {
    joins: mpsc::Sender<Join>,
    wishes: mpsc::Sender<Asking>,
}

/// Somebody comes to look.
pub(crate) struct Join {
    pub(crate) person: Option<PersonId>,
    /// The last version they have seen.
    pub(crate) since: Option<u32>,
    pub(crate) frames: mpsc::Sender<Frame>,
}

struct Asking {
    wisher: Wisher,
    wish: Wish,
    answer: oneshot::Sender<Result<(), Sentence>>,
}

impl Handle {
    /// Gives the request back when the table has been put away meanwhile.
    pub(crate) async fn join(&self, join: Join) -> Result<(), Join> {
        self.joins.send(join).await.map_err(|e| e.0)
    }
    pub(crate) fn is_closed(&self) -> bool {
        self.joins.is_closed()
    }
    /// Returns when what was wished for is durable, or why it is not done.
    pub(crate) async fn wish(&self, wisher: Wisher, wish: Wish) -> Result<(), Sentence> {
        let (answer, result) = oneshot::channel();
        let closed = || Sentence::new("refused-try-again");
        self.wishes.send(Asking { wisher, wish, answer }).await.map_err(|_| closed())?;
        result.await.unwrap_or_else(|_| Err(closed()))
    }
}

/// What rooms share.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) journal: Journal,
    pub(crate) thinkers: Thinkers,
    pub(crate) menus: Menus,
    /// How long somebody must be away before others may give their seat to a bot.
    pub(crate) patience: Duration,
}

/// Reads a table and gives it a task.
pub(crate) async fn open<R: Stage>(table: Stored, store: &Sqlite, house: House) -> Result<Handle, StoreError> {
    let id = table.id().to_owned();
    let (state, log) = written::read::<R>(table, store).await?;
    let (joins, coming) = mpsc::channel(WISHES);
    let (wishes, asked) = mpsc::channel(WISHES);
    let (thoughts, thought) = mpsc::channel(1);
    let room = Room {
        id,
        state,
        log,
        readers: HashMap::new(),
        next_reader: 0,
        last_seen: HashMap::new(),
        told_present: Vec::new(),
        pending: None,
        thinking_at: None,
        failed_at: None,
        mind: None,
        thoughts,
        trouble: house.journal.trouble(),
        house,
    };
    tokio::spawn(room.run(coming, asked, thought));
    Ok(Handle { joins, wishes })
}

struct Reader {
    person: Option<PersonId>,
    frames: mpsc::Sender<Frame>,
}

/// A write under way, and what will be shown when it is done.
struct Pending<R: Stage> {
    next: State<R>,
    entries: Vec<Entry<R>>,
    undone: Vec<u32>,
    asked_by: Option<oneshot::Sender<Result<(), Sentence>>>,
    result: Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>,
    since: Instant,
    said_slow: bool,
}

/// What bots answer, from this moment on.
struct Thought {
    moment: u32,
    answers: Vec<Answer>,
}

struct Room<R: Stage> {
    id: String,
    /// What is on disk.
    state: State<R>,
    log: Vec<Entry<R>>,
    readers: HashMap<u64, Reader>,
    next_reader: u64,
    /// When people were last here who are not now.
    last_seen: HashMap<PersonId, Instant>,
    told_present: Vec<Presence>,
    pending: Option<Pending<R>>,
    /// The moment that bots think about.
    thinking_at: Option<u32>,
    /// When a write has failed, if none has succeeded since.
    failed_at: Option<Instant>,
    /// What bots know, and the turn in which they learnt it.
    mind: Option<Knowledge<R::Mind>>,
    thoughts: mpsc::Sender<Thought>,
    trouble: watch::Receiver<Option<StoreError>>,
    house: House,
}

impl<R: Stage> Room<R> {
    async fn run(
        mut self,
        mut joins: mpsc::Receiver<Join>,
        mut wishes: mpsc::Receiver<Asking>,
        mut thoughts: mpsc::Receiver<Thought>,
    ) {
        let mut tick = tokio::time::interval(Duration::from_secs(1));
        let mut empty_since = Instant::now();
        loop {
            self.let_bots_think();
            let writing = self.pending.is_some();
            tokio::select! {
                Some(join) = joins.recv() => self.join(join),
                result = async { (&mut self.pending.as_mut().expect("a write is under way").result).await }, if writing => {
                    self.settle(result);
                }
                Some(asking) = wishes.recv(), if !writing => self.wish(asking),
                Some(thought) = thoughts.recv(), if !writing => self.take_thought(thought),
                changed = self.trouble.changed() => {
                    if changed.is_err() {
                        return; // the server is stopping
                    }
                    let reason = self.trouble();
                    self.send_to_all(&FromServer::Trouble { reason });
                }
                _ = tick.tick() => self.look_around(),
            }
            if !self.readers.is_empty() || self.pending.is_some() {
                empty_since = Instant::now();
            } else if empty_since.elapsed() > IDLE {
                return;
            }
        }
    }

    // ---- readers ----------------------------------------------------------------------------------------------------

    fn join(&mut self, join: Join) {
        let number = self.next_reader;
        self.next_reader += 1;
        let Join { person, since, frames } = join;
        self.readers.insert(number, Reader { person, frames });
        if let Some(person) = person {
            self.last_seen.remove(&person);
        }
        let welcome = self.welcome(self.viewer(person), since);
        self.send(number, &frame(&welcome));
        self.tell_presence();
    }

    fn welcome(&self, viewer: Viewer, since: Option<u32>) -> FromServer {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let since = since.filter(|since| *since <= self.state.version).unwrap_or(0);
        FromServer::Welcome(Welcome {
            protocol: PROTOCOL,
            table: self.id.clone(),
            you,
            game: self.state.options.clone(),
            present: self.present(),
            news: self.news(viewer, since, &self.state.undone),
            trouble: self.trouble(),
        })
    }

    fn news(&self, viewer: Viewer, since: u32, undone: &[u32]) -> News {
        News {
            version: self.state.version,
            seats: self.state.seat_views(),
            lines: self.log.iter().skip(since as usize).flat_map(|entry| entry.lines(viewer)).collect(),
            undone: undone.to_vec(),
            stage: self.state.stage_view(viewer),
            undo_asked: self.state.undo_view(),
        }
    }

    fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.state.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn present(&self) -> Vec<Presence> {
        let here = |person: PersonId| self.readers.values().any(|reader| reader.person == Some(person));
        let places = self.state.seats.iter().map(|place| match place.person {
            _ if place.bot.is_some() => Presence::Here,
            Some((id, _)) if here(id) => Presence::Here,
            Some((id, _)) if self.last_seen.get(&id).is_some_and(|since| since.elapsed() > self.house.patience) => {
                Presence::Gone
            }
            _ => Presence::Away,
        });
        places.collect()
    }

    /// Says who is there, when that is news.
    fn tell_presence(&mut self) {
        let seats = self.present();
        if seats != self.told_present {
            self.told_present.clone_from(&seats);
            self.send_to_all(&FromServer::Present { seats });
        }
    }

    fn send_to_all(&mut self, message: &FromServer) {
        let frame = frame(message);
        let all: Vec<u64> = self.readers.keys().copied().collect();
        all.into_iter().for_each(|number| self.send(number, &frame));
    }

    /// Who does not keep up is cut off: a new connection gets everything again.
    fn send(&mut self, number: u64, frame: &Frame) {
        let sent = self.readers.get(&number).is_some_and(|reader| reader.frames.try_send(frame.clone()).is_ok());
        if !sent {
            self.readers.remove(&number);
        }
    }

    /// Notices who has gone, and says so when a write takes long.
    fn look_around(&mut self) {
        self.readers.retain(|_, reader| !reader.frames.is_closed());
        let places = self.state.seats.iter().filter_map(|place| place.person.as_ref().map(|(id, _)| *id));
        for person in places.collect::<Vec<_>>() {
            if self.readers.values().all(|reader| reader.person != Some(person)) {
                self.last_seen.entry(person).or_insert_with(Instant::now);
            }
        }
        self.tell_presence();
        let slow = self.pending.as_mut().filter(|pending| !pending.said_slow && pending.since.elapsed() > SLOW);
        if let Some(pending) = slow {
            pending.said_slow = true;
            self.send_to_all(&FromServer::Trouble { reason: Some(Sentence::new("trouble-slow")) });
        }
    }

    fn trouble(&self) -> Option<Sentence> {
        self.trouble.borrow().as_ref().map(|error| Sentence::new(error.key()))
    }

    /// Seats whose people have been away for a while.
    fn gone(&self) -> Vec<Seat> {
        let all = self.present().into_iter().enumerate();
        all.filter(|(_, presence)| *presence == Presence::Gone).map(|(index, _)| Seat(index as u8)).collect()
    }

    // ---- wishes -----------------------------------------------------------------------------------------------------

    fn wish(&mut self, Asking { wisher, wish, answer }: Asking) {
        let granted = new_seed().and_then(|seed| self.state.grant(&wisher, &wish, &self.gone(), seed));
        match granted {
            Err(reason) => drop(answer.send(Err(reason))),
            Ok(Granted::Already) => drop(answer.send(Ok(()))),
            Ok(Granted::Records(records)) => self.write(&records, Some(answer)),
        }
    }

    /// Starts to write records. Until they are safe, nobody sees what they change.
    fn write(&mut self, records: &[Record<R>], asked_by: Option<oneshot::Sender<Result<(), Sentence>>>) {
        let mut next = self.state.clone();
        let (mut writes, mut entries) = (Vec::new(), Vec::new());
        for record in records {
            match next.apply(record) {
                Ok(told) => {
                    writes.push(written::record(&self.id, next.version, record, &told));
                    entries.push(Entry { version: next.version, told, names: next.names() });
                }
                Err(impossible) => {
                    if let Some(answer) = asked_by {
                        drop(answer.send(Err(impossible.0)));
                    }
                    return;
                }
            }
        }
        if next.seats != self.state.seats || next.is_over() != self.state.is_over() {
            writes.push(written::seats(&self.id, &next));
        }
        let undone = next.undone[self.state.undone.len()..].to_vec();
        let journal = self.house.journal.clone();
        let result = Box::pin(async move { journal.write(writes).await });
        let since = Instant::now();
        self.pending = Some(Pending { next, entries, undone, asked_by, result, since, said_slow: false });
    }

    /// A write has succeeded, and is shown, or failed, and nothing has happened.
    fn settle(&mut self, result: Result<(), StoreError>) {
        let Some(pending) = self.pending.take() else { return };
        if pending.said_slow {
            let reason = self.trouble();
            self.send_to_all(&FromServer::Trouble { reason });
        }
        let outcome = match result {
            Ok(()) => Ok(()),
            Err(error) => {
                tracing::error!(table = self.id, %error, "a record could not be written");
                self.failed_at = Some(Instant::now());
                self.thinking_at = None;
                Err(Sentence::new(error.key()))
            }
        };
        if outcome.is_ok() {
            self.failed_at = None;
            let before = self.state.version;
            self.state = pending.next;
            self.log.extend(pending.entries);
            self.publish(before, &pending.undone);
            self.tell_presence();
        }
        if let Some(answer) = pending.asked_by {
            drop(answer.send(outcome));
        }
    }

    /// Shows what is new since a version, each viewer their own.
    fn publish(&mut self, since: u32, undone: &[u32]) {
        let mut made: Vec<(Viewer, Frame)> = Vec::new();
        let readers: Vec<(u64, Viewer)> = self.readers.iter().map(|(n, r)| (*n, self.viewer(r.person))).collect();
        for (number, viewer) in readers {
            let known = made.iter().find(|(other, _)| *other == viewer).map(|(_, frame)| frame.clone());
            let frame = known.unwrap_or_else(|| {
                let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
                let frame = frame(&FromServer::News { you, news: self.news(viewer, since, undone) });
                made.push((viewer, frame.clone()));
                frame
            });
            self.send(number, &frame);
        }
    }

    // ---- bots -------------------------------------------------------------------------------------------------------

    /// Lets the bot that is asked think, when somebody is there to see it.
    fn let_bots_think(&mut self) {
        let moment = self.state.moment;
        if self.pending.is_some() || self.thinking_at == Some(moment) || self.readers.is_empty() {
            return;
        }
        if self.state.bot_asked().is_none() || self.failed_at.is_some_and(|failed| failed.elapsed() < RETRY) {
            return;
        }
        let Some(mind) = self.mind() else { return };
        let Some(play) = &self.state.play else { return };
        self.thinking_at = Some(moment);
        let sitting = play.sitting.clone();
        let levels: Vec<Option<BotLevel>> = self.state.seats.iter().map(|place| place.bot).collect();
        let thoughts = self.thoughts.clone();
        self.house.thinkers.think(move || {
            let answers = think(sitting, &levels, &mind);
            drop(thoughts.blocking_send(Thought { moment, answers }));
        });
    }

    /// What bots know; better knowledge is taken over between turns.
    fn mind(&mut self) -> Option<R::Mind> {
        let play = self.state.play.as_ref()?;
        let turn = stage::turn_number(play.sitting.game());
        if self.mind.as_ref().is_none_or(|mind| mind.is_after(turn)) {
            self.mind = Some(Knowledge::new(turn, R::mind(play.sitting.setup(), &self.house.menus)));
        }
        self.mind.as_mut().map(|mind| mind.in_turn(turn))
    }

    fn take_thought(&mut self, thought: Thought) {
        if thought.moment != self.state.moment {
            return; // something was undone meanwhile
        }
        let mut after = self.state.clone();
        let mut records = Vec::new();
        for answer in &thought.answers {
            let Ok(record) = after.answered(answer) else { break };
            if after.apply(&record).is_err() {
                break;
            }
            records.push(record);
        }
        if records.is_empty() {
            tracing::error!(table = self.id, "a bot had no answer");
            return;
        }
        self.write(&records, None);
    }
}

/// The answers of bots up to the next question for a person.
fn think<R: Stage>(mut sitting: Sitting<R>, levels: &[Option<BotLevel>], mind: &R::Mind) -> Vec<Answer> {
    let mut bots: Vec<Option<R::Bot>> = levels.iter().map(|_| None).collect();
    let mut answers = Vec::new();
    while answers.len() < AT_ONCE {
        let Some(question) = sitting.game().question() else { break };
        let seat = question.decider.index();
        let Some(level) = levels.get(seat).copied().flatten() else { break };
        let Ok(luck) = new_seed() else { break };
        let bot = bots[seat].get_or_insert_with(|| R::bot(level, mind, luck));
        let Some(answer) = sitting.game().think(bot) else { break };
        if sitting.give(&answer, &mut ()).is_err() {
            break;
        }
        answers.push(answer);
    }
    answers
}

/// A message, ready to be sent.
pub(crate) fn frame(message: &FromServer) -> Frame {
    serde_json::to_string(message).expect("frames are plain data").into()
}

/// Luck that nobody can know.
pub(crate) fn new_seed() -> Result<Seed, Sentence> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Sentence::new("refused-try-again"))?;
    Ok(Seed::from_bytes(bytes))
}
