//! The database: SQLite, embedded, or a PostgreSQL server. One connection writes, a few read; a connection that is lost is made
//! anew by whoever needs it next. Both understand the same statements; how they are written is in `sqlite.rs` and `postgres.rs`.

use super::{
    Committed, Disk, Location, StoreError, Write, postgres,
    sqlite::{CHECKPOINT, Scribe},
};
use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, Connection, Row,
    any::{AnyPoolOptions, install_default_drivers},
};
use std::{
    io,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{sync::Mutex, task::JoinHandle, time::timeout};

/// How the database came to look as it does: each text makes a version of the one before it.
const SQLITE: [(i64, &str); 4] = [
    (1, include_str!("schema/sqlite-1.sql")),
    (2, include_str!("schema/sqlite-2.sql")),
    (3, include_str!("schema/sqlite-3.sql")),
    (4, include_str!("schema/sqlite-4.sql")),
];
const POSTGRES: [(i64, &str); 3] = [
    (2, include_str!("schema/postgres-2.sql")),
    (3, include_str!("schema/postgres-3.sql")),
    (4, include_str!("schema/postgres-4.sql")),
];

/// How long another program may hold the database before we give up.
const BUSY: Duration = Duration::from_secs(5);
/// How long a server of PostgreSQL may be silent before its connection is given up: a host that vanishes says nothing.
const ANSWER: Duration = Duration::from_secs(10);
/// Connections that read.
const READERS: u32 = 4;
/// How long a read waits for a connection.
const WAIT: Duration = Duration::from_secs(5);
/// How often the write-ahead log is moved into the database: so often that each time it takes little of the disk, whose other
/// users wait meanwhile.
const TIDY: Duration = Duration::from_secs(1);

pub struct Database {
    location: Location,
    writer: Writer,
    pub(super) readers: AnyPool,
    /// How long it may be silent.
    pub(super) answer: Duration,
    tidying: Option<JoinHandle<()>>,
    /// Whether most of the log has just been moved, and the writer shall move the rest.
    tidied: Arc<AtomicBool>,
}

/// The connection that writes.
enum Writer {
    Sqlite(Mutex<Scribe>),
    /// None when it was lost.
    Postgres(Mutex<Option<AnyConnection>>),
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(tidying) = &self.tidying {
            tidying.abort();
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the database {database} cannot be opened: {reason}")]
    Open { database: String, reason: String },
    #[error("the database {database} is of version {found}; this program knows versions up to {known}")]
    Newer { database: String, found: i64, known: i64 },
    #[error("the database {database} does not keep what it is told: {what} is {found}, not {wanted}")]
    Mode { database: String, what: &'static str, found: String, wanted: &'static str },
}

impl Database {
    /// Opens or makes the database, brings it up to date, and makes sure that it is as durable as we promise.
    pub async fn open(location: &Location) -> Result<Database, OpenError> {
        install_default_drivers();
        let shown = location.to_string();
        let failed = |e: sqlx::Error| OpenError::Open { database: shown.clone(), reason: e.to_string() };
        let mut first = connect(location, ANSWER).await.map_err(failed)?;
        let writer = match location {
            Location::Sqlite(path) => Writer::Sqlite(Mutex::new(Scribe::new(path, &pragmas()))),
            Location::Postgres(_) => {
                Writer::Postgres(Mutex::new(Some(connect(location, ANSWER).await.map_err(failed)?)))
            }
        };
        for (what, statement, wanted) in writer.promises() {
            let found = writer.word(statement).await;
            let found = found.map_err(|e| OpenError::Open { database: shown.clone(), reason: e.to_string() })?;
            if found != wanted {
                return Err(OpenError::Mode { database: shown, what, found, wanted });
            }
        }
        migrate(&mut first, location).await?;
        let readers = pool(location).await.map_err(failed)?;
        let tidied = Arc::new(AtomicBool::new(false));
        let tidying = matches!(writer, Writer::Sqlite(_)).then(|| tokio::spawn(tidy(first, tidied.clone())));
        Ok(Database { location: location.clone(), writer, readers, answer: ANSWER, tidying, tidied })
    }

    pub(super) fn is_postgres(&self) -> bool {
        matches!(self.writer, Writer::Postgres(_))
    }

    /// Another connection that writes.
    pub(super) async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        connect(&self.location, self.answer).await
    }

    /// Sets a limit to the size of the database, as a full disk does.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        let Writer::Sqlite(scribe) = &self.writer else { return Err(StoreError::Failed("no limit".to_owned())) };
        scribe.lock().await.word(&format!("PRAGMA max_page_count = {pages}")).map(drop)
    }
}

impl Writer {
    /// What makes it as durable as we promise: its name, the statement that shows it, and what it has to be.
    fn promises(&self) -> [(&'static str, &'static str, &'static str); 2] {
        match self {
            Writer::Sqlite(_) => {
                [("journal_mode", "PRAGMA journal_mode", "wal"), ("synchronous", "PRAGMA synchronous", "2")]
            }
            Writer::Postgres(_) => {
                [("fsync", "SHOW fsync", "on"), ("synchronous_commit", "SHOW synchronous_commit", "on")]
            }
        }
    }

    /// The one word that a statement gives.
    async fn word(&self, statement: &'static str) -> Result<String, StoreError> {
        match self {
            Writer::Sqlite(scribe) => scribe.lock().await.word(statement),
            Writer::Postgres(writer) => {
                let mut writer = writer.lock().await;
                let writer = writer.as_mut().ok_or_else(|| StoreError::Failed("not connected".to_owned()))?;
                let row = sqlx::query(statement).fetch_one(writer).await.map_err(failed)?;
                row.try_get(0).map_err(failed)
            }
        }
    }
}

async fn connect(location: &Location, answer: Duration) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = in_time(answer, AnyConnection::connect(&location.address(false))).await?;
    prepare(&mut connection, location).await?;
    Ok(connection)
}

/// Work that waits for the database, which may be silent for so long.
pub(super) async fn in_time<T>(
    answer: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    match timeout(answer, work).await {
        Ok(done) => done,
        Err(_) => Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "no answer"))),
    }
}

/// What each connection to SQLite must be told.
async fn prepare(connection: &mut AnyConnection, location: &Location) -> Result<(), sqlx::Error> {
    match location {
        Location::Sqlite(_) => sqlx::raw_sql(AssertSqlSafe(pragmas())).execute(connection).await.map(drop),
        Location::Postgres(_) => Ok(()),
    }
}

fn pragmas() -> String {
    // moving the log into the database takes long: somebody else does that, see `tidy`
    format!(
        "PRAGMA busy_timeout = {}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
         PRAGMA wal_autocheckpoint = 0; PRAGMA temp_store = MEMORY;",
        BUSY.as_millis()
    )
}

async fn pool(location: &Location) -> Result<AnyPool, sqlx::Error> {
    let here = location.clone();
    let options =
        AnyPoolOptions::new().max_connections(READERS).acquire_timeout(WAIT).after_connect(move |reader, _| {
            let here = here.clone();
            Box::pin(async move { prepare(reader, &here).await })
        });
    options.connect(&location.address(true)).await
}

async fn migrate(connection: &mut AnyConnection, location: &Location) -> Result<(), OpenError> {
    let shown = location.to_string();
    let failed = |e: sqlx::Error| OpenError::Open { database: shown.clone(), reason: e.to_string() };
    let (schemas, read) = match location {
        Location::Sqlite(_) => (&SQLITE[..], "PRAGMA user_version"),
        Location::Postgres(_) => {
            // two servers that start at once must not both make the tables; whoever fails lets go with the connection
            run(connection, "SELECT pg_advisory_lock(7230)".to_owned()).await.map_err(failed)?;
            let script = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL);
                          INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version);";
            sqlx::raw_sql(script).execute(&mut *connection).await.map_err(failed)?;
            (&POSTGRES[..], "SELECT version FROM schema_version")
        }
    };
    let found: i64 = sqlx::query_scalar(read).fetch_one(&mut *connection).await.map_err(failed)?;
    let known = schemas.last().map_or(0, |(version, _)| *version);
    if found > known || found < 0 {
        return Err(OpenError::Newer { database: shown, found, known });
    }
    for (version, schema) in schemas.iter().filter(|(version, _)| *version > found) {
        match location {
            Location::Postgres(_) => {
                let script = format!("BEGIN;\n{schema}\nUPDATE schema_version SET version = {version};\nCOMMIT;");
                run(connection, script).await.map_err(failed)?;
            }
            Location::Sqlite(_) => {
                let begun = "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;";
                let script = format!("{begun}\n{schema}\nPRAGMA user_version = {version};");
                run(connection, script).await.map_err(failed)?;
                // a look at every row: for a database that has just been changed, not for each start
                let broken = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await;
                let broken = broken.map_err(failed)?.len();
                if broken > 0 {
                    // what is not committed is gone with the connection
                    let reason = format!("{broken} rows refer to others that are not there");
                    return Err(OpenError::Open { database: shown, reason });
                }
                run(connection, "COMMIT; PRAGMA foreign_keys = ON;".to_owned()).await.map_err(failed)?;
            }
        }
    }
    match location {
        Location::Postgres(_) => run(connection, "SELECT pg_advisory_unlock(7230)".to_owned()).await.map_err(failed),
        Location::Sqlite(_) => Ok(()),
    }
}

async fn run(connection: &mut AnyConnection, script: String) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(script)).execute(connection).await.map(drop)
}

/// Moves what is in the write-ahead log into the database, beside the writer. What has come meanwhile the writer moves itself,
/// since the log begins anew only when there is nothing left in it, and a log that only grows fills the disk. What cannot be
/// moved now, because somebody reads it or the disk is full, is moved another time.
async fn tidy(mut connection: AnyConnection, tidied: Arc<AtomicBool>) {
    loop {
        tokio::time::sleep(TIDY).await;
        drop(sqlx::query(CHECKPOINT).execute(&mut connection).await);
        tidied.store(true, Ordering::Relaxed);
    }
}

impl Disk for Database {
    /// SQLite writes on the thread that asks.
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Committed<'a> {
        Box::pin(async move {
            match &self.writer {
                Writer::Sqlite(scribe) => {
                    let mut scribe = scribe.lock().await;
                    if self.tidied.swap(false, Ordering::Relaxed) {
                        scribe.tidy();
                    }
                    scribe.write(writes)
                }
                Writer::Postgres(writer) => {
                    let mut writer = writer.lock().await;
                    let mut connection = match writer.take() {
                        Some(connection) => connection,
                        None => self.connect().await.map_err(failed)?,
                    };
                    let result = postgres::write(&mut connection, writes, self.answer).await;
                    if !result.as_ref().is_err_and(is_lost) {
                        *writer = Some(connection);
                    }
                    result.map_err(failed)
                }
            }
        })
    }
}

/// Whether the connection may not be used again. PostgreSQL says good-bye with a code of the classes 08 and 57.
fn is_lost(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().map(|e| e.code().unwrap_or_default().into_owned());
    code.is_none_or(|code| code.len() == 5 && (code.starts_with("08") || code.starts_with("57")))
}

/// What an error of either database means to us.
pub(super) fn failed(error: sqlx::Error) -> StoreError {
    const SQLITE_FULL: i32 = 13;
    const SQLITE_READ_ONLY: i32 = 8;
    let Some(database) = error.as_database_error() else { return StoreError::Failed(error.to_string()) };
    if database.is_unique_violation() || database.is_foreign_key_violation() {
        return StoreError::Conflict(error.to_string());
    }
    let code = database.code().unwrap_or_default();
    match (code.as_ref(), code.parse::<i32>().map(|code| code & 0xff)) {
        // of PostgreSQL: disk_full; read_only_sql_transaction
        ("53100", _) => StoreError::Full,
        ("25006", _) => StoreError::ReadOnly(error.to_string()),
        (code, Ok(SQLITE_FULL)) if code.len() < 5 => StoreError::Full,
        (code, Ok(SQLITE_READ_ONLY)) if code.len() < 5 => StoreError::ReadOnly(error.to_string()),
        _ => StoreError::Failed(error.to_string()),
    }
}

/// A path as the address of a database of SQLite writes it.
pub(super) fn escaped(path: &Path) -> String {
    let mut text = String::new();
    for c in path.to_string_lossy().chars() {
        match c {
            '%' | '?' | '#' => text.push_str(&format!("%{:02X}", c as u32)),
            _ => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::{io::AsyncWriteExt, net::TcpListener};

    /// However long the server runs, and although somebody writes while it is moved.
    #[tokio::test]
    async fn the_log_begins_anew_after_it_was_moved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let store = Database::open(&Location::Sqlite(path.clone())).await.unwrap();
        let people = |numbers: std::ops::Range<i64>| -> Vec<Write> {
            numbers.map(|id| Write::Person { id, key: [id as u8; 32], now: 0 }).collect()
        };
        let log = || std::fs::metadata(path.with_extension("db-wal")).unwrap().len();
        store.commit(&people(0..200)).await.unwrap();
        let mut tidier = store.connect().await.unwrap();
        sqlx::query(CHECKPOINT).execute(&mut tidier).await.unwrap();
        store.commit(&people(200..210)).await.unwrap();
        store.tidied.store(true, Ordering::Relaxed);
        let before = log();
        for number in 210..215 {
            store.commit(&people(number..number + 1)).await.unwrap();
        }
        assert_eq!(log(), before, "the old pages are written over");
    }

    /// A server of PostgreSQL that says nothing beyond this, whatever it is asked.
    async fn silent_server(greeting: &'static [u8]) -> Location {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            let mut visitors = Vec::new();
            while let Ok((mut visitor, _)) = listener.accept().await {
                visitor.write_all(greeting).await.unwrap();
                visitors.push(visitor);
            }
        });
        Location::Postgres(format!("postgres://somebody@{address}/games"))
    }

    #[tokio::test]
    async fn a_server_that_falls_silent_is_given_up() {
        install_default_drivers();
        // the second lets everybody in and says that it may be asked
        let greetings: [&[u8]; 2] = [b"", b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I"];
        for greeting in greetings {
            let location = silent_server(greeting).await;
            let readers = AnyPoolOptions::new().connect_lazy(&location.address(true)).unwrap();
            let (writer, answer) = (Writer::Postgres(Mutex::new(None)), Duration::from_millis(300));
            let store = Database { location, writer, readers, answer, tidying: None, tidied: Arc::default() };
            assert_eq!(store.connect().await.is_ok(), !greeting.is_empty());
            let writes = [Write::Alive { started: 0, now: 0 }];
            let written = timeout(BUSY, store.commit(&writes)).await.expect("it does not wait for ever");
            assert!(matches!(&written, Err(StoreError::Failed(reason)) if reason.contains("no answer")), "{written:?}");
            let read = timeout(BUSY, store.uptimes()).await.expect("nor do those who read");
            assert!(matches!(&read, Err(StoreError::Failed(reason)) if reason.contains("no answer")), "{read:?}");
            let Writer::Postgres(writer) = &store.writer else { panic!("a server") };
            assert!(writer.lock().await.is_none(), "who is silent is not asked again");
        }
    }
}
