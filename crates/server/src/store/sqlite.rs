//! Writing to SQLite, on the thread of whoever writes: `sqlx` gives each connection a thread of its own, and on a busy machine
//! each way there and back waits for its turn, and answers wait with it.

use super::{
    StoreError, Write,
    statements::{Statement, Told, Value, records_of, replace, silenced, statements},
};
use rusqlite::{
    Connection, ErrorCode, OpenFlags, Row, ToSql, Transaction, TransactionBehavior,
    types::{ToSqlOutput, ValueRef},
};
use std::path::{Path, PathBuf};

/// What a connection that writes keeps of the database, in kB: the pages of a thousand tables that are played at once.
const CACHE: u32 = 16 * 1024;
/// Moves what is in the log and waits for nobody.
pub(super) const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";
/// Statements that are kept ready.
const STATEMENTS: usize = 64;
/// The names of values in statements.
const NAMES: [&str; 7] = ["$1", "$2", "$3", "$4", "$5", "$6", "$7"];

/// The one who writes.
pub(super) struct Scribe {
    path: PathBuf,
    file: Option<Identity>,
    /// What each connection must be told.
    told: String,
    /// None when it was lost; then it is made anew.
    connection: Option<Connection>,
}

impl Scribe {
    pub(super) fn new(path: &Path, told: &str) -> Scribe {
        let told = format!("{told} PRAGMA cache_size = -{CACHE};");
        Scribe { path: path.to_owned(), file: identity(path), told, connection: None }
    }

    fn connection(&mut self) -> rusqlite::Result<&mut Connection> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
                let connection = Connection::open_with_flags(&self.path, flags)?;
                connection.execute_batch(&self.told)?;
                connection.set_prepared_statement_cache_capacity(STATEMENTS);
                connection
            }
        };
        Ok(self.connection.insert(connection))
    }

    /// The one word that a statement gives.
    pub(super) fn word(&mut self, statement: &str) -> Result<String, StoreError> {
        let word = |row: &Row<'_>| match row.get_ref(0)? {
            ValueRef::Integer(number) => Ok(number.to_string()),
            other => Ok(other.as_str()?.to_owned()),
        };
        self.connection().and_then(|connection| connection.query_row(statement, (), word)).map_err(failed)
    }

    /// Moves what is in the log into the database, as far as nobody is in the way.
    pub(super) fn tidy(&mut self) {
        drop(self.connection().and_then(|connection| connection.query_row(CHECKPOINT, (), |_| Ok(()))));
    }

    /// All of them or none.
    pub(super) fn write(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        if identity(&self.path) != self.file {
            // SQLite would write on into a file that nobody finds again
            let path = self.path.display();
            return Err(StoreError::Failed(format!("{path} is not there any more, or is another file now")));
        }
        let result = self.connection().and_then(|connection| write(connection, writes));
        // one that is still in the middle of something cannot write again
        self.connection.take_if(|connection| !connection.is_autocommit());
        result.map_err(failed)
    }
}

/// What tells a file from another one at the same place.
type Identity = (u64, u64);

/// None where there is no file, and where systems do not tell; those keep files that are in use where they are.
#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

fn write(connection: &mut Connection, writes: &[Write]) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for write in writes {
        run(&transaction, write)?;
    }
    transaction.commit()
}

/// What an error means to us.
fn failed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly(error.to_string()),
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict(error.to_string()),
        _ => StoreError::Failed(error.to_string()),
    }
}

fn run(transaction: &Transaction<'_>, write: &Write) -> rusqlite::Result<()> {
    if let Write::Forget { person } = write {
        let told = select(transaction, &records_of(*person))?;
        for told in &silenced(*person, told) {
            execute(transaction, &replace(told))?;
        }
    }
    statements(write).iter().try_for_each(|statement| execute(transaction, statement))
}

fn execute(transaction: &Transaction<'_>, Statement { text, values }: &Statement<'_>) -> rusqlite::Result<()> {
    let mut statement = transaction.prepare_cached(text)?;
    bind(&mut statement, values)?;
    statement.raw_execute().map(drop)
}

fn select(transaction: &Transaction<'_>, Statement { text, values }: &Statement<'_>) -> rusqlite::Result<Vec<Told>> {
    let mut statement = transaction.prepare_cached(text)?;
    bind(&mut statement, values)?;
    statement.raw_query().mapped(|row: &Row<'_>| row.try_into()).collect()
}

/// By their names: SQLite numbers them in the order in which they stand.
fn bind(statement: &mut rusqlite::Statement<'_>, values: &[Value<'_>]) -> rusqlite::Result<()> {
    for (name, value) in NAMES.iter().zip(values) {
        if let Some(place) = statement.parameter_index(name)? {
            statement.raw_bind_parameter(place, value)?;
        }
    }
    Ok(())
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Number(number) => ValueRef::Integer(*number),
            Value::MaybeNumber(number) => number.map_or(ValueRef::Null, ValueRef::Integer),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
