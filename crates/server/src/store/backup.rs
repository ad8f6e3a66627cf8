//! Everything in a database as lines of JSON, and back: for backups, and to move from one kind of database to the other.

use super::StoreError;
use super::database::{Database, failed};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sqlx::{AnyConnection, AssertSqlSafe, Row, any::AnyRow};
use std::io::{self, BufRead};

/// Of the file, not of the database.
const FORMAT: u32 = 1;
/// Rows that are read at once.
const PAGE: i64 = 1000;

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Number,
    Text,
    Bytes,
}
use Kind::{Bytes, Number, Text};

/// A table: its columns, and how many of them, from the first on, name a row.
type Shape = (&'static str, &'static [(&'static str, Kind)], usize);

/// In an order in which each row finds those it refers to.
const TABLES: [Shape; 9] = [
    (
        "people",
        &[
            ("id", Number),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("settings", Text),
            ("made", Number),
            ("seen", Number),
        ],
        1,
    ),
    ("sessions", &[("key", Bytes), ("person", Number), ("made", Number)], 1),
    (
        "tables",
        &[
            ("id", Text),
            ("game", Text),
            ("seats", Number),
            ("free", Number),
            ("over", Number),
            ("host", Number),
            ("listed", Number),
            ("asked", Number),
            ("moved", Number),
            ("manners", Text),
        ],
        1,
    ),
    ("seats", &[("person", Number), ("table_id", Text)], 2),
    ("guests", &[("person", Number), ("table_id", Text)], 2),
    ("records", &[("table_id", Text), ("version", Number), ("body", Text), ("events", Text)], 2),
    ("blocks", &[("person", Number), ("blocked", Number)], 2),
    (
        "reports",
        &[("reporter", Number), ("table_id", Text), ("version", Number), ("reason", Text), ("made", Number)],
        0,
    ),
    ("uptimes", &[("started", Number), ("alive", Number)], 1),
];

/// Columns that older files do not have.
const LATER: [&str; 1] = ["free"];

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Dominio {
        backup: u32,
    },
    Row {
        of: String,
        values: Map<String, Value>,
    },
    /// The last line: a file without it is not whole.
    End {
        rows: u64,
    },
}

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("the file: {0}")]
    File(#[from] io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("line {line}: {reason}")]
    Line { line: u64, reason: String },
    #[error("the file ends too early: it is not whole")]
    Cut,
    #[error("the database is not empty")]
    NotEmpty,
}

impl Database {
    /// Writes everything as it is at one moment. `progress` hears the number of rows now and then.
    pub async fn back_up(
        &self,
        to: &mut (dyn io::Write + Send),
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Result<u64, BackupError> {
        let mut reader = self.readers.acquire().await.map_err(failed)?;
        let begin = if self.is_postgres() { "BEGIN ISOLATION LEVEL REPEATABLE READ" } else { "BEGIN" };
        sqlx::query(begin).execute(&mut *reader).await.map_err(failed)?;
        let written = write_all(&mut reader, to, progress).await;
        sqlx::query("ROLLBACK").execute(&mut *reader).await.map_err(failed)?;
        written
    }

    /// Fills an empty database: all of it or nothing.
    pub async fn restore(
        &self,
        from: &mut (dyn BufRead + Send),
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Result<u64, BackupError> {
        let mut writer = self.connect().await.map_err(failed)?;
        // a table may be there without people: bots play at it, or it has come from a file
        let count = "SELECT (SELECT COUNT(*) FROM people) + (SELECT COUNT(*) FROM tables)";
        let found: i64 = sqlx::query_scalar(count).fetch_one(&mut writer).await.map_err(failed)?;
        if found > 0 {
            return Err(BackupError::NotEmpty);
        }
        let begin = if self.is_postgres() { "BEGIN" } else { "BEGIN IMMEDIATE" };
        sqlx::query(begin).execute(&mut writer).await.map_err(failed)?;
        // a server that has been started on it has noted that it was there
        sqlx::query("DELETE FROM uptimes").execute(&mut writer).await.map_err(failed)?;
        let read = read_all(&mut writer, from, progress).await;
        let end = if read.is_ok() { "COMMIT" } else { "ROLLBACK" };
        sqlx::query(end).execute(&mut writer).await.map_err(failed)?;
        read
    }
}

async fn write_all(
    reader: &mut AnyConnection,
    to: &mut (dyn io::Write + Send),
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<u64, BackupError> {
    let mut put = |line: &Line| -> io::Result<()> {
        serde_json::to_writer(&mut *to, line)?;
        to.write_all(b"\n")
    };
    put(&Line::Dominio { backup: FORMAT })?;
    let mut rows = 0;
    for (table, columns, keys) in TABLES {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        // without a key by everything: pages must not overlap
        let order = if keys == 0 { names.join(", ") } else { names[..keys].join(", ") };
        for page in 0.. {
            let statement = format!(
                "SELECT {} FROM {table} ORDER BY {order} LIMIT {PAGE} OFFSET {}",
                names.join(", "),
                page * PAGE
            );
            let found = sqlx::query(AssertSqlSafe(statement)).fetch_all(&mut *reader).await.map_err(failed)?;
            let last = (found.len() as i64) < PAGE;
            for row in &found {
                let values = columns
                    .iter()
                    .enumerate()
                    .map(|(index, (name, kind))| value(row, index, *kind).map(|value| ((*name).to_owned(), value)));
                let values = values.collect::<Result<_, _>>().map_err(failed)?;
                put(&Line::Row { of: table.to_owned(), values })?;
                rows += 1;
            }
            progress(rows);
            if last {
                break;
            }
        }
    }
    put(&Line::End { rows })?;
    to.flush()?;
    Ok(rows)
}

fn value(row: &AnyRow, index: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Number => row.try_get::<Option<i64>, _>(index)?.map_or(Value::Null, Value::from),
        Text => row.try_get::<Option<String>, _>(index)?.map_or(Value::Null, Value::from),
        Bytes => row.try_get::<Option<Vec<u8>>, _>(index)?.map_or(Value::Null, |bytes| HEXLOWER.encode(&bytes).into()),
    })
}

async fn read_all(
    writer: &mut AnyConnection,
    from: &mut (dyn BufRead + Send),
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<u64, BackupError> {
    let (mut rows, mut number, mut text) = (0, 0, String::new());
    loop {
        text.clear();
        if from.read_line(&mut text)? == 0 {
            return Err(BackupError::Cut);
        }
        number += 1;
        let wrong = |reason: String| BackupError::Line { line: number, reason };
        match serde_json::from_str::<Line>(&text).map_err(|e| wrong(e.to_string()))? {
            Line::Dominio { backup: FORMAT } if number == 1 => {}
            Line::Row { of, values } if number > 1 => {
                let table =
                    TABLES.iter().find(|(table, ..)| *table == of).ok_or_else(|| wrong(format!("no table «{of}»")))?;
                insert(writer, table, &values).await.map_err(wrong)?;
                rows += 1;
                if rows % PAGE as u64 == 0 {
                    progress(rows);
                }
            }
            Line::End { rows: expected } if expected == rows => return Ok(rows),
            _ => return Err(wrong("this does not belong here".to_owned())),
        }
    }
}

async fn insert(
    writer: &mut AnyConnection,
    (table, columns, _): &Shape,
    values: &Map<String, Value>,
) -> Result<(), String> {
    let columns = columns.iter().filter(|(name, _)| values.contains_key(*name) || !LATER.contains(name));
    let names: Vec<&str> = columns.clone().map(|(name, _)| *name).collect();
    let places: Vec<String> = (1..=names.len()).map(|number| format!("${number}")).collect();
    let statement = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for (name, kind) in columns {
        let value = values.get(*name).ok_or_else(|| format!("«{name}» is missing"))?;
        let wrong = || format!("«{name}» is no such value");
        query = match (kind, value) {
            (Number, value) => query.bind(if value.is_null() { None } else { Some(value.as_i64().ok_or_else(wrong)?) }),
            (Text, value) => {
                query.bind(if value.is_null() { None } else { Some(value.as_str().ok_or_else(wrong)?.to_owned()) })
            }
            (Bytes, value) => {
                let text = value.as_str().ok_or_else(wrong)?;
                query.bind(HEXLOWER.decode(text.as_bytes()).map_err(|_| wrong())?)
            }
        };
    }
    query.execute(writer).await.map(drop).map_err(|e| e.to_string())
}
