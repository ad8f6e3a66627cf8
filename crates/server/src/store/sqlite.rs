//! SQLite with a write-ahead log that is synced at every commit. One connection writes, a few read.

use super::{Committed, Disk, PersonId, StoreError, Write};
use sqlx::{
    Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{path::Path, time::Duration};
use tokio::{sync::Mutex, task::JoinHandle};

/// How the database came to look as it does: the n-th text makes version n of the one before.
const SCHEMAS: [&str; 1] = [include_str!("schema.sql")];

/// How long another program may hold the database before we give up.
const BUSY: Duration = Duration::from_secs(5);

pub struct Sqlite {
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
    tidying: JoinHandle<()>,
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.tidying.abort();
    }
}

/// How often the write-ahead log is moved into the database.
const TIDY: Duration = Duration::from_secs(2);

/// Moves what is in the write-ahead log into the database, beside those who write. What cannot be moved now, because
/// somebody reads it or the disk is full, is moved another time.
async fn tidy(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(TIDY).await;
        drop(sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await);
    }
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the database {path} cannot be opened: {reason}")]
    Open { path: String, reason: String },
    #[error("the database {path} is of version {found}; this program knows versions up to {known}")]
    Newer { path: String, found: i64, known: usize },
    #[error("the database {path} does not keep what it is told: {what} is {found}, not {wanted}")]
    Mode { path: String, what: &'static str, found: String, wanted: &'static str },
}

impl Sqlite {
    /// Opens or makes the database, brings it up to date, and makes sure that it is as durable as we promise.
    pub async fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let shown = path.display().to_string();
        let failed = |e: sqlx::Error| OpenError::Open { path: shown.clone(), reason: e.to_string() };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            // moving the log into the database takes long: somebody else does that, see `tidy`
            .pragma("wal_autocheckpoint", "0");
        let mut writer = sqlx::ConnectOptions::connect(&options).await.map_err(failed)?;
        for (what, wanted) in [("journal_mode", "wal"), ("synchronous", "2")] {
            let row = sqlx::query(pragma(what)).fetch_one(&mut writer).await.map_err(failed)?;
            let found = row.try_get::<String, _>(0).or_else(|_| row.try_get::<i64, _>(0).map(|n| n.to_string()));
            let found = found.map_err(failed)?;
            if found != wanted {
                return Err(OpenError::Mode { path: shown, what, found, wanted });
            }
        }
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut writer).await.map_err(failed)?;
        let known = usize::try_from(version).ok().filter(|version| *version <= SCHEMAS.len());
        let Some(applied) = known else {
            return Err(OpenError::Newer { path: shown, found: version, known: SCHEMAS.len() });
        };
        for (number, schema) in SCHEMAS.iter().enumerate().skip(applied) {
            let script = format!("BEGIN IMMEDIATE;\n{schema}\nPRAGMA user_version = {};\nCOMMIT;", number + 1);
            sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(&mut writer).await.map_err(failed)?;
        }
        let tidier = sqlx::ConnectOptions::connect(&options).await.map_err(failed)?;
        let tidying = tokio::spawn(tidy(tidier));
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await;
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers.map_err(failed)?, tidying })
    }

    pub async fn person(&self, key: &[u8; 32]) -> Result<Option<(PersonId, Option<String>)>, StoreError> {
        let query = sqlx::query_as("SELECT id, name FROM people WHERE key = ?").bind(key.as_slice());
        query.fetch_optional(&self.readers).await.map_err(read_failed)
    }

    /// The options of a table, and how many seats it has.
    pub async fn table(&self, id: &str) -> Result<Option<(String, u8)>, StoreError> {
        let query = sqlx::query_as("SELECT game, seats FROM tables WHERE id = ?").bind(id);
        query.fetch_optional(&self.readers).await.map_err(read_failed)
    }

    /// All records of a table in order: body and events.
    pub async fn records(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query_as("SELECT body, events FROM records WHERE table_id = ? ORDER BY version").bind(id);
        query.fetch_all(&self.readers).await.map_err(read_failed)
    }

    /// The tables that a person sits at, those that go on first, and whether their game is over.
    pub async fn tables_of(&self, person: PersonId) -> Result<Vec<(String, bool)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT t.id, t.over FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.over LIMIT 20",
        );
        query.bind(person).fetch_all(&self.readers).await.map_err(read_failed)
    }

    /// Sets a limit to the size of the database, as a full disk does.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: u32) -> Result<i64, StoreError> {
        let statement = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query_scalar(statement).fetch_one(&mut *self.writer.lock().await).await.map_err(read_failed)
    }
}

fn pragma(name: &'static str) -> &'static str {
    match name {
        "journal_mode" => "PRAGMA journal_mode",
        _ => "PRAGMA synchronous",
    }
}

impl Disk for Sqlite {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Committed<'a> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = sqlx::Connection::begin(&mut *writer).await.map_err(write_failed)?;
            for write in writes {
                run(&mut transaction, write).await.map_err(write_failed)?;
            }
            transaction.commit().await.map_err(write_failed)
        })
    }
}

async fn run(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Person { id, key } => {
            let query = sqlx::query("INSERT INTO people (id, key) VALUES (?, ?)").bind(id).bind(key.as_slice());
            query.execute(connection).await?;
        }
        Write::Name { person, name } => {
            sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(person).execute(connection).await?;
        }
        Write::Table { id, game, seats } => {
            let query = sqlx::query("INSERT INTO tables (id, game, seats) VALUES (?, ?, ?)");
            query.bind(id).bind(game).bind(seats).execute(connection).await?;
        }
        Write::Record { table, version, body, events } => {
            let query = sqlx::query("INSERT INTO records (table_id, version, body, events) VALUES (?, ?, ?, ?)");
            query.bind(table).bind(version).bind(body).bind(events).execute(connection).await?;
        }
        Write::Seats { table, people, over } => {
            sqlx::query("UPDATE tables SET over = ? WHERE id = ?")
                .bind(over)
                .bind(table)
                .execute(&mut *connection)
                .await?;
            sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table).execute(&mut *connection).await?;
            for person in people {
                let query = sqlx::query("INSERT OR IGNORE INTO seats (table_id, person) VALUES (?, ?)");
                query.bind(table).bind(person).execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}

fn read_failed(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// The result codes of SQLite for a disk without room and for one that cannot be written.
fn write_failed(error: sqlx::Error) -> StoreError {
    const FULL: &str = "13";
    const READ_ONLY: i32 = 8;
    let code = error.as_database_error().and_then(|e| e.code()).map(|code| code.into_owned());
    let primary = code.as_deref().and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff);
    match primary {
        _ if code.as_deref() == Some(FULL) => StoreError::Full,
        Some(READ_ONLY) => StoreError::ReadOnly(error.to_string()),
        _ => StoreError::Failed(error.to_string()),
    }
}
