//! What lasts. Everything that happens at a table is a record; a record is on disk before anybody hears of it.
//!
//! All writes go through one [`Journal`], which puts whatever has come in meanwhile into one transaction (group commit):
//! a write waits for at most two syncs, however many come at once.

mod sqlite;

pub use sqlite::{OpenError, Sqlite};

use std::{future::Future, pin::Pin, sync::Arc};
use tokio::sync::{mpsc, oneshot, watch};

/// A write. Those that are handed over together become durable together.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    Person {
        id: PersonId,
        key: [u8; 32],
    },
    Name {
        person: PersonId,
        name: String,
    },
    Table {
        id: String,
        game: String,
        seats: u8,
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
        over: bool,
    },
}

/// Who somebody is, to everybody: no secret.
pub type PersonId = i64;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("the disk is full")]
    Full,
    #[error("the database cannot be written: {0}")]
    ReadOnly(String),
    #[error("the database has failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// The message that people read.
    pub fn key(&self) -> &'static str {
        match self {
            StoreError::Full => "trouble-disk-full",
            StoreError::ReadOnly(_) => "trouble-read-only",
            StoreError::Failed(_) => "trouble-store",
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

struct Group {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The one way to write.
#[derive(Clone)]
pub struct Journal {
    sender: mpsc::Sender<Group>,
    trouble: watch::Receiver<Option<StoreError>>,
}

impl Journal {
    pub fn new(disk: Arc<dyn Disk>) -> Journal {
        let (sender, receiver) = mpsc::channel(WAITING);
        let (report, trouble) = watch::channel(None);
        tokio::spawn(write(disk, receiver, report));
        Journal { sender, trouble }
    }

    /// Returns when all of it is durable, or when none of it is.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let closed = |_| StoreError::Failed("the server is stopping".to_owned());
        self.sender.send(Group { writes, done }).await.map_err(|e| closed(e.to_string()))?;
        result.await.map_err(|e| closed(e.to_string()))?
    }

    /// What the latest write met; none when it went well.
    pub fn trouble(&self) -> watch::Receiver<Option<StoreError>> {
        self.trouble.clone()
    }
}

async fn write(disk: Arc<dyn Disk>, mut waiting: mpsc::Receiver<Group>, report: watch::Sender<Option<StoreError>>) {
    let mut groups = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut groups, GROUP).await > 0 {
        let all: Vec<Write> = groups.iter().flat_map(|group| group.writes.iter().cloned()).collect();
        let together = disk.commit(&all).await;
        let mut trouble = together.clone().err();
        if together.is_ok() || groups.len() == 1 {
            groups.drain(..).for_each(|group| drop(group.done.send(together.clone())));
        } else {
            // one of them may be to blame; the others shall not suffer for it
            trouble = None;
            for group in groups.drain(..) {
                let result = disk.commit(&group.writes).await;
                trouble = result.clone().err().or(trouble);
                drop(group.done.send(result));
            }
        }
        report.send_if_modified(|now| std::mem::replace(now, trouble.clone()) != trouble);
    }
}
