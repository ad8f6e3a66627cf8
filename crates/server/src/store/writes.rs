//! What each write does to the database.

use super::{PersonId, Write};
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::BTreeMap;

/// Rows that go into the database with one statement. Each number of them makes a statement of its own, which is prepared once.
const ROWS: usize = 32;

/// What most writes are: records, and who is asked after them.
#[derive(Default)]
pub(super) struct Moves<'a> {
    /// Table, version, body and events.
    records: Vec<(&'a str, u32, &'a str, &'a str)>,
    /// Each table once: the person, and when.
    asked: BTreeMap<&'a str, (Option<PersonId>, i64)>,
}

impl<'a> Moves<'a> {
    /// And all other writes.
    pub(super) fn among(writes: &'a [Write]) -> (Moves<'a>, Vec<&'a Write>) {
        let (mut moves, mut others) = (Moves::default(), Vec::new());
        for write in writes {
            match write {
                Write::Asked { table, person, now } => drop(moves.asked.insert(table, (*person, *now))),
                Write::Record { table, version, body, events } => {
                    moves.records.push((table, *version, body, events));
                }
                other => others.push(other),
            }
        }
        (moves, others)
    }

    /// A whole transaction of SQLite, in one go. There each statement costs a way to another thread and back, and on a busy
    /// machine each way has to wait for its turn.
    pub(super) async fn run_at_once(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        const STATEMENTS: &str = "BEGIN IMMEDIATE;
            INSERT INTO records (table_id, version, body, events)
                SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1);
            UPDATE tables SET asked = new.value ->> 1, moved = new.value ->> 2
                FROM json_each($2) AS new WHERE tables.id = new.value ->> 0;
            COMMIT";
        let text = |rows: serde_json::Result<String>| rows.map_err(|e| sqlx::Error::Encode(e.into()));
        let records = text(serde_json::to_string(&self.records))?;
        let asked: Vec<_> = self.asked.iter().map(|(table, (person, now))| (table, person, now)).collect();
        let query = sqlx::query(STATEMENTS).bind(records).bind(text(serde_json::to_string(&asked))?);
        let result = query.execute(&mut *connection).await;
        if result.is_err() {
            drop(sqlx::raw_sql("ROLLBACK").execute(connection).await); // unless that has happened already
        }
        result.map(drop)
    }
}

/// Inside a transaction. Records go together, and so do those who are asked: each statement costs a way to the database and back.
pub(super) async fn run_all(connection: &mut AnyConnection, writes: &[Write]) -> Result<(), sqlx::Error> {
    // these look at what came before them
    if writes.iter().any(|write| matches!(write, Write::Clear { .. } | Write::Forget { .. })) {
        for write in writes {
            run(connection, write).await?;
        }
        return Ok(());
    }
    let (Moves { records: new, asked }, others) = Moves::among(writes);
    for write in others {
        run(connection, write).await?;
    }
    for rows in new.chunks(ROWS) {
        records(connection, rows).await?;
    }
    let asked: Vec<_> = asked.into_iter().map(|(table, (person, now))| (table, person, now)).collect();
    for rows in asked.chunks(ROWS) {
        asks(connection, rows).await?;
    }
    Ok(())
}

/// `$1`, `$2` and so on, `columns` of them for each row.
fn places(rows: usize, columns: usize) -> impl Iterator<Item = Vec<String>> {
    (0..rows).map(move |row| (1..=columns).map(|column| format!("${}", row * columns + column)).collect())
}

async fn records(connection: &mut AnyConnection, rows: &[(&str, u32, &str, &str)]) -> Result<(), sqlx::Error> {
    let values: Vec<String> = places(rows.len(), 4).map(|row| format!("({})", row.join(", "))).collect();
    let statement = format!("INSERT INTO records (table_id, version, body, events) VALUES {}", values.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for (table, version, body, events) in rows {
        query = query.bind(*table).bind(i64::from(*version)).bind(*body).bind(*events);
    }
    query.execute(connection).await.map(drop)
}

/// Who is asked now, each table once.
async fn asks(connection: &mut AnyConnection, rows: &[(&str, Option<PersonId>, i64)]) -> Result<(), sqlx::Error> {
    let rows_of = |column: usize| -> String {
        places(rows.len(), 3).map(|row| format!(" WHEN {} THEN {}", row[0], row[column])).collect()
    };
    let tables: Vec<String> = places(rows.len(), 3).map(|mut row| row.swap_remove(0)).collect();
    let (person, moved, tables) = (rows_of(1), rows_of(2), tables.join(", "));
    let statement =
        format!("UPDATE tables SET asked = CASE id{person} END, moved = CASE id{moved} END WHERE id IN ({tables})");
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for (table, person, now) in rows {
        query = query.bind(*table).bind(*person).bind(*now);
    }
    query.execute(connection).await.map(drop)
}

async fn run(connection: &mut AnyConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Person { id, key, now } => {
            let query = sqlx::query("INSERT INTO people (id, made, seen) VALUES ($1, $2, $2)").bind(id).bind(now);
            query.execute(&mut *connection).await?;
            session(connection, *id, key, *now).await?;
        }
        Write::Session { person, key, now } => session(connection, *person, key, *now).await?,
        Write::EndSession { key } => {
            sqlx::query("DELETE FROM sessions WHERE key = $1").bind(key.to_vec()).execute(connection).await?;
        }
        Write::EndSessions { person, but } => {
            let query = sqlx::query("DELETE FROM sessions WHERE person = $1 AND key <> $2");
            query.bind(person).bind(but.to_vec()).execute(connection).await?;
        }
        Write::Seen { person, now } => {
            let query = sqlx::query("UPDATE people SET seen = $2 WHERE id = $1");
            query.bind(person).bind(now).execute(connection).await?;
        }
        Write::Name { person, name } => {
            let query = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
            query.bind(person).bind(name.as_str()).execute(connection).await?;
        }
        Write::Login { person, login, password } => {
            let query = sqlx::query("UPDATE people SET login = $2, password = $3 WHERE id = $1");
            query.bind(person).bind(login.as_str()).bind(password.as_str()).execute(connection).await?;
        }
        Write::Settings { person, settings } => {
            let query = sqlx::query("UPDATE people SET settings = $2 WHERE id = $1");
            query.bind(person).bind(settings.as_str()).execute(connection).await?;
        }
        Write::Forget { person } => forget(connection, *person).await?,
        Write::Table { id, game, seats, host, listed, manners, now } => {
            let query = sqlx::query(
                "INSERT INTO tables (id, game, seats, host, listed, manners, moved) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            );
            let query = query.bind(id.as_str()).bind(game.as_str()).bind(i64::from(*seats));
            query.bind(*host).bind(i64::from(*listed)).bind(manners.as_str()).bind(now).execute(connection).await?;
        }
        Write::Clear { table } => {
            for statement in [
                "DELETE FROM records WHERE table_id = $1",
                "DELETE FROM seats WHERE table_id = $1",
                "DELETE FROM guests WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ] {
                sqlx::query(statement).bind(table.as_str()).execute(&mut *connection).await?;
            }
        }
        Write::Record { table, version, body, events } => {
            records(connection, &[(table, *version, body, events)]).await?;
        }
        Write::Seats { table, people, free, over } => {
            let query = sqlx::query("UPDATE tables SET over = $2, free = $3 WHERE id = $1");
            let query = query.bind(table.as_str()).bind(i64::from(*over)).bind(i64::from(*free));
            query.execute(&mut *connection).await?;
            let query = sqlx::query("DELETE FROM seats WHERE table_id = $1");
            query.bind(table.as_str()).execute(&mut *connection).await?;
            for person in people {
                // who has deleted their account is still in the records
                let query = sqlx::query(
                    "INSERT INTO seats (table_id, person) SELECT $1, id FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
                );
                query.bind(table.as_str()).bind(person).execute(&mut *connection).await?;
                let query = sqlx::query(
                    "INSERT INTO guests (table_id, person) SELECT $1, id FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
                );
                query.bind(table.as_str()).bind(person).execute(&mut *connection).await?;
            }
        }
        Write::Asked { table, person, now } => asks(connection, &[(table, *person, *now)]).await?,
        Write::Block { person, blocked } => {
            let query = sqlx::query(
                "INSERT INTO blocks (person, blocked) SELECT $1, id FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
            );
            query.bind(person).bind(blocked).execute(connection).await?;
        }
        Write::Unblock { person, blocked } => {
            let query = sqlx::query("DELETE FROM blocks WHERE person = $1 AND blocked = $2");
            query.bind(person).bind(blocked).execute(connection).await?;
        }
        Write::Report { reporter, table, version, reason, now } => {
            let query = sqlx::query(
                "INSERT INTO reports (reporter, table_id, version, reason, made) VALUES ($1, $2, $3, $4, $5)",
            );
            let query = query.bind(reporter).bind(table.as_str()).bind(i64::from(*version));
            query.bind(reason.as_str()).bind(now).execute(connection).await?;
        }
        Write::Alive { started, now } => {
            let query = sqlx::query(
                "INSERT INTO uptimes (started, alive) VALUES ($1, $2) ON CONFLICT (started) DO UPDATE SET alive = $2",
            );
            query.bind(started).bind(now).execute(connection).await?;
        }
    }
    Ok(())
}

async fn session(
    connection: &mut AnyConnection,
    person: PersonId,
    key: &[u8; 32],
    now: i64,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("INSERT INTO sessions (key, person, made) VALUES ($1, $2, $3)");
    query.bind(key.to_vec()).bind(person).bind(now).execute(connection).await?;
    Ok(())
}

/// Everything about a person goes, and their name and words go from the records of their tables. What they decided stays: the
/// games are those of others, too.
async fn forget(connection: &mut AnyConnection, person: PersonId) -> Result<(), sqlx::Error> {
    let query = sqlx::query_as(
        "SELECT r.table_id, r.version, r.body FROM guests g JOIN records r ON r.table_id = g.table_id
         WHERE g.person = $1 AND (r.body LIKE '{\"record\":\"sat\"%' OR r.body LIKE '{\"record\":\"said\"%')",
    );
    let told: Vec<(String, i64, String)> = query.bind(person).fetch_all(&mut *connection).await?;
    for (table, version, body) in told {
        let Some(body) = without_words_of(person, &body) else { continue };
        let query = sqlx::query("UPDATE records SET body = $3 WHERE table_id = $1 AND version = $2");
        query.bind(table).bind(version).bind(body).execute(&mut *connection).await?;
    }
    for statement in [
        "DELETE FROM seats WHERE person = $1",
        "DELETE FROM guests WHERE person = $1",
        "DELETE FROM reports WHERE reporter = $1",
        "UPDATE tables SET host = NULL WHERE host = $1",
        "UPDATE tables SET asked = NULL WHERE asked = $1",
        "DELETE FROM people WHERE id = $1",
    ] {
        sqlx::query(statement).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A record without the name and the words of a person; none when it has none of them.
fn without_words_of(person: PersonId, body: &str) -> Option<String> {
    let mut record: serde_json::Value = serde_json::from_str(body).ok()?;
    if record["person"] != person {
        return None;
    }
    for field in ["name", "text"] {
        if let Some(text) = record.get_mut(field) {
            *text = "".into();
        }
    }
    Some(record.to_string())
}
