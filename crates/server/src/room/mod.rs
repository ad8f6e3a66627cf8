//! A table on the web. One task owns it: wishes come in one by one, what they come to is written down, and only then is it
//! shown to anybody. While a write is under way the table shows what is safe, and takes nothing new.

mod bots;
mod clocks;
mod curtain;
mod film;
#[doc(hidden)]
pub mod gallery;
#[doc(hidden)]
pub mod leaks;
mod readers;
mod record;
mod state;
mod view;
mod wishes;
mod written;

use self::bots::Thought;
use crate::{
    Uptime, now,
    protocol::{Earlier, FromServer, Presence, Wish},
    stage::{Menus, Stage},
    store::{Database, Journal, PersonId, StoreError, Write},
    thinking::{Knowledge, Thinkers},
};
use axum::extract::ws::Utf8Bytes;
use content::{Piece, Sentence};
use curtain::Curtain;
pub(crate) use film::{Filmed, recalled, reel, replays};
use readers::Reader;
use record::Record;
use state::{State, guarded};
use std::{
    cell::RefCell,
    collections::HashMap,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};
use table::{Answer, Seat, Seed, Viewer};
use tokio::sync::{Notify, mpsc, oneshot, watch};
use view::Entry;
use wishes::Granted;
pub(crate) use wishes::Wisher;
use written::Read;
pub(crate) use written::{Stored, opening, stored};

/// Wishes that wait for a table.
const WISHES: usize = 64;
/// Frames that wait for a reader. Who is slower is cut off and starts again with everything.
pub(crate) const FRAMES: usize = 64;
/// A table nobody looks at is put away after this time; it comes back when somebody asks for it.
const IDLE: Duration = Duration::from_secs(60);
/// A write that takes so long is worth a word.
const SLOW: Duration = Duration::from_secs(2);

/// A frame, ready to be sent, shared by all who get the same one.
pub(crate) type Frame = Utf8Bytes;
/// News for one viewer who knows the table up to a version.
type Drawn = ((Viewer, u32), Frame);
/// What is kept of the sheet on which a thread writes its frames.
const SHEET: usize = 64 * 1024;

thread_local! {
    /// Each frame is written here and copied once it is as long as it will be: memory that is used all the time is quick.
    static SHEETS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where a table can be reached.
#[derive(Clone)]
pub(crate) struct Handle {
    joins: mpsc::Sender<Join>,
    wishes: mpsc::Sender<Asking>,
    readings: mpsc::Sender<Reading>,
    closing: Arc<Notify>,
}

/// Somebody comes to look.
pub(crate) struct Join {
    pub(crate) person: Option<PersonId>,
    /// The last version they have seen.
    pub(crate) since: Option<u32>,
    pub(crate) frames: mpsc::Sender<Frame>,
}

/// Somebody reads on upwards in the log.
struct Reading {
    person: Option<PersonId>,
    /// The last version whose lines are wanted.
    to: u32,
    reply: oneshot::Sender<Earlier>,
}

pub(crate) struct Asking {
    pub(crate) wisher: Wisher,
    pub(crate) wish: Wish,
    pub(crate) reply: Reply,
}

/// Where it is told whether a wish is done and safe, or why not.
pub(crate) enum Reply {
    /// To a socket, as an answer to the frame with this id.
    Socket {
        id: u32,
        place: mpsc::OwnedPermit<Frame>,
    },
    Somebody(oneshot::Sender<Result<(), Sentence>>),
}

impl Reply {
    pub(crate) fn tell(self, outcome: Result<(), Sentence>) {
        match self {
            Reply::Somebody(waiting) => drop(waiting.send(outcome)),
            Reply::Socket { id, place } => drop(place.send(frame(&match outcome {
                Ok(()) => FromServer::Done { id },
                Err(reason) => FromServer::Refused { id, reason },
            }))),
        }
    }
}

impl Handle {
    /// Returns when the table has been put away.
    pub(crate) async fn closed(&self) {
        self.joins.closed().await;
    }
    /// Gives the request back when the table has been put away meanwhile.
    pub(crate) async fn join(&self, join: Join) -> Result<(), Join> {
        self.joins.send(join).await.map_err(|e| e.0)
    }
    /// Puts the table away at once: it is read anew when somebody comes.
    pub(crate) fn close(&self) {
        self.closing.notify_one();
    }
    pub(crate) fn is_closed(&self) -> bool {
        self.joins.is_closed()
    }
    /// Returns when what was wished for is durable, or why it is not done.
    pub(crate) async fn wish(&self, wisher: Wisher, wish: Wish) -> Result<(), Sentence> {
        let (reply, result) = oneshot::channel();
        let closed = || Sentence::new("refused-try-again");
        self.wishes.send(Asking { wisher, wish, reply: Reply::Somebody(reply) }).await.map_err(|_| closed())?;
        result.await.unwrap_or_else(|_| Err(closed()))
    }
    /// Lines of the log up to a version; none when the table has been put away meanwhile.
    pub(crate) async fn earlier(&self, person: Option<PersonId>, to: u32) -> Option<Earlier> {
        let (reply, lines) = oneshot::channel();
        self.readings.send(Reading { person, to, reply }).await.ok()?;
        lines.await.ok()
    }
    /// Where wishes are handed over whose answers go to a socket.
    pub(crate) fn wishes(&self) -> &mpsc::Sender<Asking> {
        &self.wishes
    }
}

/// What rooms share.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) journal: Journal,
    pub(crate) thinkers: Thinkers,
    pub(crate) menus: Menus,
    pub(crate) uptime: Uptime,
    /// How long somebody must be away before others may give their seat to a bot.
    pub(crate) patience: Duration,
}

/// Reads a table and gives it a task.
pub(crate) async fn open<R: Stage>(table: Stored, store: &Database, house: House) -> Result<Handle, StoreError> {
    let id = table.id().to_owned();
    let moved = table.moved;
    let charged = house.uptime.between(moved, now());
    let Read { state, log, curtain } = written::read::<R>(table, store).await?;
    let decides = state.person_asked().map(|(_, person)| person);
    if state.stopped.is_some() {
        // perhaps only now, because these rules are newer: nobody's turn waits there
        let asked = Write::Asked { table: id.clone(), person: None, now: moved };
        drop(house.journal.write(vec![written::seats(&id, &state), asked]));
    }
    let (joins, coming) = mpsc::channel(WISHES);
    let (wishes, asked) = mpsc::channel(WISHES);
    let (readings, read) = mpsc::channel(1);
    let (thoughts, thought) = mpsc::channel(1);
    let room = Box::new(Room {
        id,
        asked: decides,
        asked_since: Instant::now(),
        charged: Duration::from_secs(charged),
        trouble_since: house.journal.trouble().borrow().is_some().then(Instant::now),
        state,
        log,
        curtain,
        readers: HashMap::new(),
        next_reader: 0,
        last_seen: HashMap::new(),
        told_present: Vec::new(),
        pending: None,
        thinking: false,
        failed_at: None,
        outdated: false,
        mind: None,
        thoughts,
        trouble: house.journal.trouble(),
        house,
    });
    let closing = Arc::new(Notify::new());
    tokio::spawn(room.run(coming, asked, read, thought, closing.clone()));
    Ok(Handle { joins, wishes, readings, closing })
}

/// A write under way, and what will be shown when it is done.
struct Pending<R: Stage> {
    next: State<R>,
    entries: Vec<Entry<R>>,
    undone: Vec<u32>,
    /// If it changes.
    curtain: Option<Curtain<R>>,
    /// What those at the table will be sent, made while the disk is at work.
    frames: Vec<Drawn>,
    asked_by: Option<Reply>,
    result: Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>,
    since: Instant,
    said_slow: bool,
}

struct Room<R: Stage> {
    id: String,
    /// What is on disk.
    state: State<R>,
    log: Vec<Entry<R>>,
    curtain: Curtain<R>,
    /// The person who is to decide, since when, and what is to be charged for the time before.
    asked: Option<PersonId>,
    asked_since: Instant,
    charged: Duration,
    /// Since when nothing can be written.
    trouble_since: Option<Instant>,
    readers: HashMap<u64, Reader>,
    next_reader: u64,
    /// When people were last here who are not now.
    last_seen: HashMap<PersonId, Instant>,
    told_present: Vec<Presence>,
    pending: Option<Box<Pending<R>>>,
    /// Whether bots think: about one moment after another.
    thinking: bool,
    /// When a write has failed, if none has succeeded since.
    failed_at: Option<Instant>,
    /// The store has something else than what is here.
    outdated: bool,
    /// What bots know, and the turn in which they learnt it.
    mind: Option<Knowledge<R::Mind>>,
    thoughts: mpsc::Sender<Thought>,
    trouble: watch::Receiver<Option<StoreError>>,
    house: House,
}

impl<R: Stage> Room<R> {
    /// In a box, as what is seldom there is: a thousand tables are in memory at once.
    async fn run(
        mut self: Box<Self>,
        mut joins: mpsc::Receiver<Join>,
        mut wishes: mpsc::Receiver<Asking>,
        mut readings: mpsc::Receiver<Reading>,
        mut thoughts: mpsc::Receiver<Thought>,
        closing: Arc<Notify>,
    ) {
        let mut tick = tokio::time::interval(Duration::from_secs(1));
        let mut empty_since = Instant::now();
        loop {
            self.let_bots_think();
            let writing = self.pending.is_some();
            tokio::select! {
                Some(join) = joins.recv() => self.join(join),
                Some(Reading { person, to, reply }) = readings.recv() => drop(reply.send(self.earlier(person, to))),
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
                    self.stop_clock(reason.is_some());
                    self.send_to_all(&FromServer::Trouble { reason });
                }
                () = closing.notified(), if !writing => return,
                _ = tick.tick() => self.look_around(),
            }
            if self.outdated {
                return;
            }
            if !self.readers.is_empty() || self.pending.is_some() || self.bots_go_on() {
                empty_since = Instant::now();
            } else if empty_since.elapsed() > IDLE {
                return;
            }
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

    /// Seats whose people have been away for a while, or have no time left.
    fn gone(&self) -> Vec<Seat> {
        let all = self.present().into_iter().enumerate();
        let clocks = self.clocks();
        let out_of_time = |index: usize| clocks.get(index).is_some_and(|left| *left <= 0);
        let gone = all.filter(|(index, presence)| *presence == Presence::Gone || out_of_time(*index));
        gone.map(|(index, _)| Seat(index as u8)).collect()
    }

    fn wish(&mut self, Asking { wisher, wish, reply }: Asking) {
        let grant =
            |seed| guarded(|| self.state.grant(&wisher, &wish, &self.gone(), seed)).unwrap_or_else(|e| Err(e.0));
        let granted = new_seed().and_then(grant);
        match granted {
            Err(reason) => {
                metrics::counter!("dominio_refusals_total", "game" => R::GAME).increment(1);
                reply.tell(Err(reason));
            }
            Ok(Granted::Already) => reply.tell(Ok(())),
            Ok(Granted::Records(mut records)) => {
                self.time(&mut records);
                self.write(&records, Some(reply));
            }
        }
    }

    /// Starts to write records. Until they are safe, nobody sees what they change.
    fn write(&mut self, records: &[Record<R>], asked_by: Option<Reply>) {
        let mut next = self.state.clone();
        let (mut writes, mut entries, mut curtain) = (Vec::new(), Vec::new(), None);
        for record in records {
            let (turn, before) = (curtain::turn(&next), Curtain::needs(&next).then(|| next.clone()));
            match next.try_apply(record) {
                Ok(told) => {
                    writes.push(written::record(&self.id, next.version, record, &told));
                    entries.push(Entry { version: next.version, told, names: self.names(&next) });
                    let length = self.log.len() + entries.len();
                    curtain = Curtain::after(before, turn, &next, [length - 1, length]).or(curtain);
                }
                Err(impossible) if impossible.is_failure() => {
                    self.fail(record, asked_by);
                    return;
                }
                Err(impossible) => {
                    if let Some(reply) = asked_by {
                        reply.tell(Err(impossible.0));
                    }
                    return;
                }
            }
        }
        if next.seats != self.state.seats || next.is_over() != self.state.is_over() {
            writes.push(written::seats(&self.id, &next));
        }
        let asked = next.person_asked().map(|(_, person)| person);
        if asked != self.asked || next.manners.clock.is_some() && next.moment != self.state.moment {
            writes.push(Write::Asked { table: self.id.clone(), person: asked, now: now() });
        }
        let undone = next.undone[self.state.undone.len()..].to_vec();
        let result = Box::pin(self.house.journal.write(writes));
        let (since, said_slow) = (Instant::now(), false);
        let frames = self.draw(&next, &entries, &undone);
        self.pending =
            Some(Box::new(Pending { next, entries, undone, curtain, frames, asked_by, result, since, said_slow }));
    }

    /// The rules have broken down: the game ends, and whatever was answered can be read and sent to those who can mend them.
    fn fail(&mut self, record: &Record<R>, asked_by: Option<Reply>) {
        tracing::error!(table = self.id, ?record, "a game has failed; its replay shows how");
        metrics::counter!("dominio_failures_total", "what" => "game").increment(1);
        match record {
            Record::Answered { seat, picks, .. } => {
                self.write(&[Record::Failed { seat: *seat, picks: picks.clone() }], asked_by);
            }
            _ => {
                if let Some(reply) = asked_by {
                    reply.tell(Err(Sentence::new("refused-not-now")));
                }
            }
        }
    }

    /// A game that cannot be shown ends, too.
    fn stop(&mut self) {
        tracing::error!(table = self.id, "a game cannot be shown; its replay shows how it came there");
        metrics::counter!("dominio_failures_total", "what" => "game").increment(1);
        let seat = self.state.running().and_then(|play| play.sitting.question()).map_or(Seat(0), |asked| asked.decider);
        self.write(&[Record::Failed { seat, picks: Answer::none() }], None);
    }

    /// A write has succeeded, and is shown, or failed, and nothing has happened.
    fn settle(&mut self, result: Result<(), StoreError>) {
        let Some(pending) = self.pending.take().map(|pending| *pending) else { return };
        if pending.said_slow {
            let reason = self.trouble();
            self.send_to_all(&FromServer::Trouble { reason });
        }
        let outcome = match result {
            Ok(()) => Ok(()),
            Err(error) => {
                tracing::error!(table = self.id, %error, "a record could not be written");
                metrics::counter!("dominio_failures_total", "what" => "write").increment(1);
                // it may have been written after all, by us before the connection broke: what is there counts
                self.outdated = matches!(error, StoreError::Conflict(_));
                self.failed_at = Some(Instant::now());
                Err(Sentence::new(error.key()))
            }
        };
        if outcome.is_ok() {
            self.failed_at = None;
            self.count(&pending.next);
            let before = std::mem::replace(&mut self.state, pending.next);
            let asked = self.state.person_asked().map(|(_, person)| person);
            if before.moment != self.state.moment || asked != self.asked {
                (self.asked_since, self.charged) = (Instant::now(), Duration::ZERO);
                self.asked = asked;
            }
            self.log.extend(pending.entries);
            if let Some(curtain) = pending.curtain {
                self.curtain = curtain;
            }
            let shown = self.publish(&pending.undone, pending.frames);
            self.tell_presence();
            if !shown {
                self.stop();
            }
        }
        if let Some(reply) = pending.asked_by {
            reply.tell(outcome);
        }
    }

    /// What the players are called; a list that says the same is shared.
    fn names(&self, next: &State<R>) -> Arc<[Piece]> {
        let names = next.names();
        let same = self.log.last().filter(|last| last.names == names);
        same.map_or(names, |last| last.names.clone())
    }

    fn count(&self, next: &State<R>) {
        let answers = |state: &State<R>| state.play.as_ref().map_or(0, |play| play.sitting.answers());
        let began = |state: &State<R>| state.play.as_ref().map(|play| play.seed);
        if began(next) != began(&self.state) {
            has_begun(R::GAME, &self.id);
        } else if answers(next) > answers(&self.state) {
            let number = answers(next) - answers(&self.state);
            metrics::counter!("dominio_answers_total", "game" => R::GAME).increment(number as u64);
        }
        if next.play.is_some() && next.is_over() && !self.state.is_over() {
            tracing::info!(table = self.id, game = R::GAME, "a game is over");
        }
    }
}

/// Tells those who watch over the server.
pub(crate) fn has_begun(game: &'static str, table: &str) {
    metrics::counter!("dominio_games_total", "game" => game).increment(1);
    tracing::info!(table, game, "a game has begun");
}

/// A message, ready to be sent.
pub(crate) fn frame(message: &FromServer) -> Frame {
    SHEETS.with_borrow_mut(|sheet| {
        sheet.clear();
        serde_json::to_writer(&mut *sheet, message).expect("frames are plain data");
        let frame = str::from_utf8(sheet).expect("JSON is text").to_owned();
        sheet.shrink_to(SHEET);
        frame.into()
    })
}

/// Luck that nobody can know.
pub(crate) fn new_seed() -> Result<Seed, Sentence> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Sentence::new("refused-try-again"))?;
    Ok(Seed::from_bytes(bytes))
}
