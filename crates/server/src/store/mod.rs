//! What lasts. Everything that happens at a table is a record; a record is on disk before anybody hears of it.
//!
//! All writes go through one [`Journal`], which puts whatever has come in meanwhile into one transaction (group commit):
//! a write waits for little more than two syncs, however many come at once. It has a thread of its own, so that it never
//! waits behind tables that are busy.

mod backup;
mod database;
mod postgres;
mod reads;
mod sqlite;
mod statements;

pub use backup::BackupError;
pub use database::{Database, OpenError};
pub use reads::{Account, FoundTable, Report, TableRow};

use std::{fmt, future::Future, io, path::PathBuf, pin::Pin, str::FromStr, sync::Arc, time::Duration};
use tokio::{
    sync::{
        mpsc::{self, error::TrySendError},
        oneshot, watch,
    },
    time::{Instant, sleep_until},
};

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    Sqlite(PathBuf),
    /// The address of a server, as `postgres://user@host/name`.
    Postgres(String),
}

impl Location {
    /// As the database's own library understands it.
    fn address(&self, reads: bool) -> String {
        match self {
            Location::Sqlite(path) => {
                format!("sqlite:{}?mode={}", database::escaped(path), if reads { "ro" } else { "rwc" })
            }
            Location::Postgres(address) => address.clone(),
        }
    }
}

/// `sqlite:PATH` or `postgres://…`
impl FromStr for Location {
    type Err = ();

    fn from_str(text: &str) -> Result<Location, ()> {
        match text.strip_prefix("sqlite:") {
            Some("") => Err(()),
            Some(path) => Ok(Location::Sqlite(path.into())),
            None if text.starts_with("postgres://") || text.starts_with("postgresql://") => {
                Ok(Location::Postgres(text.to_owned()))
            }
            None => Err(()),
        }
    }
}

/// Without the password.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Sqlite(path) => write!(f, "{}", path.display()),
            Location::Postgres(address) => {
                let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
                let (user, place) = rest.rsplit_once('@').map_or((None, rest), |(who, place)| {
                    (Some(who.split_once(':').map_or(who, |(user, _)| user)), place)
                });
                let place = place.split_once('?').map_or(place, |(place, _)| place);
                match user {
                    Some(user) => write!(f, "{scheme}://{user}@{place}"),
                    None => write!(f, "{scheme}://{place}"),
                }
            }
        }
    }
}

/// A write. Those that are handed over together become durable together. Times are seconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// Somebody new, and the browser they came with.
    Person {
        id: PersonId,
        key: Key,
        now: i64,
    },
    /// Another browser of a person.
    Session {
        person: PersonId,
        key: Key,
        now: i64,
    },
    EndSession {
        key: Key,
    },
    /// All browsers of a person but one.
    EndSessions {
        person: PersonId,
        but: Key,
    },
    Seen {
        person: PersonId,
        now: i64,
    },
    Name {
        person: PersonId,
        name: String,
    },
    /// A login that another person has is an error.
    Login {
        person: PersonId,
        login: String,
        password: String,
    },
    Settings {
        person: PersonId,
        settings: String,
    },
    Forget {
        person: PersonId,
    },
    Table {
        id: String,
        game: String,
        seats: u8,
        host: Option<PersonId>,
        listed: bool,
        /// As JSON.
        manners: String,
        now: i64,
    },
    /// A table and all that happened there are gone.
    Clear {
        table: String,
    },
    /// The next record of a table. A version that is there already is an error: somebody else has written it.
    Record {
        table: String,
        version: u32,
        body: String,
        events: String,
    },
    /// Who sits at a table, so that people find theirs again.
    Seats {
        table: String,
        people: Vec<PersonId>,
        /// Seats that somebody could take.
        free: u8,
        over: bool,
    },
    /// The person who is to decide now.
    Asked {
        table: String,
        person: Option<PersonId>,
        now: i64,
    },
    Block {
        person: PersonId,
        blocked: PersonId,
    },
    Unblock {
        person: PersonId,
        blocked: PersonId,
    },
    Report {
        reporter: PersonId,
        table: String,
        version: u32,
        reason: String,
        now: i64,
    },
    /// The server that started then is still there.
    Alive {
        started: i64,
        now: i64,
    },
}

/// Who somebody is, to everybody: no secret.
pub type PersonId = i64;

/// A hash of the cookie of a browser.
pub type Key = [u8; 32];

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("the disk is full")]
    Full,
    #[error("the database cannot be written: {0}")]
    ReadOnly(String),
    /// Something is there already that may be there only once, or what it belongs to is not there any more.
    #[error("the database has something else there: {0}")]
    Conflict(String),
    #[error("the database has failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// Whether it would meet other writes as well: no single one is to blame.
    fn is_general(&self) -> bool {
        !matches!(self, StoreError::Conflict(_))
    }

    /// The message that people read.
    pub fn key(&self) -> &'static str {
        match self {
            StoreError::Full => "trouble-disk-full",
            StoreError::ReadOnly(_) => "trouble-read-only",
            StoreError::Conflict(_) | StoreError::Failed(_) => "trouble-store",
        }
    }
}

pub type Committed<'a> = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>>;

/// What can make writes durable: a database, or in tests something that fails or never answers.
pub trait Disk: Send + Sync + 'static {
    /// All of them or none; returns when they would survive a power cut.
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Committed<'a>;
}

/// Writes that have come in and are not yet handed to the disk.
const WAITING: usize = 4096;
/// Groups of writes in one transaction.
const GROUP: usize = 256;
/// Transactions begin at least so far apart: under load each takes more writes along, and fewer syncs leave more of the machine
/// to the tables. Who comes alone does not wait.
const APART: Duration = Duration::from_millis(3);

struct Group {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The one way to write.
#[derive(Clone)]
pub struct Journal {
    sender: mpsc::Sender<Group>,
    trouble: watch::Receiver<Option<StoreError>>,
    /// When the commit under way began.
    begun: watch::Receiver<Option<Instant>>,
}

impl Journal {
    pub fn new(disk: Arc<dyn Disk>) -> io::Result<Journal> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let (report, trouble) = watch::channel(None);
        let (begin, begun) = watch::channel(None);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let work = move || runtime.block_on(write(disk, receiver, report, begin));
        std::thread::Builder::new().name("journal".to_owned()).spawn(work)?;
        Ok(Journal { sender, trouble, begun })
    }

    /// Hands it over at once, if there is room. What is returned waits until all of it is durable, or none of it is.
    pub fn write(&self, writes: Vec<Write>) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
        let (done, result) = oneshot::channel();
        let handed = self.sender.try_send(Group { writes, done });
        let sender = self.sender.clone();
        async move {
            let stopping = || StoreError::Failed("the server is stopping".to_owned());
            match handed {
                Err(TrySendError::Full(group)) => sender.send(group).await.map_err(|_| stopping())?,
                Err(TrySendError::Closed(_)) => return Err(stopping()),
                Ok(()) => {}
            }
            result.await.map_err(|_| stopping())?
        }
    }

    /// What the latest write met; none when it went well.
    pub fn trouble(&self) -> watch::Receiver<Option<StoreError>> {
        self.trouble.clone()
    }

    /// How long the commit under way has taken so far.
    pub fn under_way(&self) -> Duration {
        self.begun.borrow().map_or(Duration::ZERO, |begun| begun.elapsed())
    }
}

async fn write(
    disk: Arc<dyn Disk>,
    mut waiting: mpsc::Receiver<Group>,
    report: watch::Sender<Option<StoreError>>,
    begin: watch::Sender<Option<Instant>>,
) {
    let mut groups = Vec::with_capacity(GROUP);
    let mut next = Instant::now();
    while waiting.recv_many(&mut groups, GROUP).await > 0 {
        sleep_until(next).await;
        while groups.len() < GROUP
            && let Ok(group) = waiting.try_recv()
        {
            groups.push(group);
        }
        next = Instant::now() + APART;
        let (mut all, mut parts) = (Vec::new(), Vec::with_capacity(groups.len()));
        for Group { writes, done } in groups.drain(..) {
            parts.push((all.len()..all.len() + writes.len(), done));
            all.extend(writes);
        }
        let together = commit(&*disk, &all, &begin).await;
        let mut trouble = together.clone().err().filter(StoreError::is_general);
        if together.is_ok() || trouble.is_some() || parts.len() == 1 {
            parts.into_iter().for_each(|(_, done)| drop(done.send(together.clone())));
        } else {
            // one of them is to blame; the others shall not suffer for it
            for (part, done) in parts {
                let result = match &trouble {
                    Some(general) => Err(general.clone()),
                    None => commit(&*disk, &all[part], &begin).await,
                };
                trouble = result.clone().err().filter(StoreError::is_general);
                drop(done.send(result));
            }
        }
        report.send_if_modified(|now| std::mem::replace(now, trouble.clone()) != trouble);
    }
}

/// Commits, and notes meanwhile when that began.
async fn commit(disk: &dyn Disk, writes: &[Write], begin: &watch::Sender<Option<Instant>>) -> Result<(), StoreError> {
    let since = Instant::now();
    begin.send_replace(Some(since));
    let result = disk.commit(writes).await;
    begin.send_replace(None);
    metrics::histogram!("dominio_commit_seconds").record(since.elapsed().as_secs_f64());
    result
}
