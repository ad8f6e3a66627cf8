//! What each write does to the database, in statements that SQLite and PostgreSQL both understand.

use super::{Key, PersonId, Write};

/// A statement, and the values of `$1`, `$2` and so on.
pub(super) struct Statement<'a> {
    pub(super) text: &'static str,
    pub(super) values: Vec<Value<'a>>,
}

#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    Number(i64),
    MaybeNumber(Option<i64>),
    Text(&'a str),
    Bytes(&'a [u8]),
}
use Value::{Bytes, MaybeNumber, Number, Text};

impl<'a> Statement<'a> {
    fn new(text: &'static str, values: impl Into<Vec<Value<'a>>>) -> Statement<'a> {
        Statement { text, values: values.into() }
    }
}

/// All of a write but [`Write::Forget`], which looks into records first: see [`records_of`].
pub(super) fn statements(write: &Write) -> Vec<Statement<'_>> {
    match write {
        Write::Person { id, key, now } => {
            let text = "INSERT INTO people (id, made, seen) VALUES ($1, $2, $2)";
            vec![Statement::new(text, [Number(*id), Number(*now)]), session(*id, key, *now)]
        }
        Write::Session { person, key, now } => vec![session(*person, key, *now)],
        Write::EndSession { key } => vec![Statement::new("DELETE FROM sessions WHERE key = $1", [Bytes(key)])],
        Write::EndSessions { person, but } => {
            let text = "DELETE FROM sessions WHERE person = $1 AND key <> $2";
            vec![Statement::new(text, [Number(*person), Bytes(but)])]
        }
        Write::Seen { person, now } => {
            vec![Statement::new("UPDATE people SET seen = $2 WHERE id = $1", [Number(*person), Number(*now)])]
        }
        Write::Name { person, name } => {
            vec![Statement::new("UPDATE people SET name = $2 WHERE id = $1", [Number(*person), Text(name)])]
        }
        Write::Login { person, login, password } => {
            let text = "UPDATE people SET login = $2, password = $3 WHERE id = $1";
            vec![Statement::new(text, [Number(*person), Text(login), Text(password)])]
        }
        Write::Settings { person, settings } => {
            vec![Statement::new("UPDATE people SET settings = $2 WHERE id = $1", [Number(*person), Text(settings)])]
        }
        Write::Forget { person } => forgetting(*person),
        Write::Table { id, game, seats, host, listed, manners, now } => {
            let text = "INSERT INTO tables (id, game, seats, host, listed, manners, moved)
                        VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let (seats, listed) = (Number((*seats).into()), Number((*listed).into()));
            let values = [Text(id), Text(game), seats, MaybeNumber(*host), listed, Text(manners), Number(*now)];
            vec![Statement::new(text, values)]
        }
        Write::Clear { table } => {
            let all = [
                "DELETE FROM records WHERE table_id = $1",
                "DELETE FROM seats WHERE table_id = $1",
                "DELETE FROM guests WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ];
            all.map(|text| Statement::new(text, [Text(table)])).into()
        }
        Write::Record { table, version, body, events } => {
            let text = "INSERT INTO records (table_id, version, body, events) VALUES ($1, $2, $3, $4)";
            vec![Statement::new(text, [Text(table), Number((*version).into()), Text(body), Text(events)])]
        }
        Write::Seats { table, people, free, over } => {
            let text = "UPDATE tables SET over = $2, free = $3 WHERE id = $1";
            let mut all = vec![
                Statement::new(text, [Text(table), Number((*over).into()), Number((*free).into())]),
                Statement::new("DELETE FROM seats WHERE table_id = $1", [Text(table)]),
            ];
            for person in people {
                // who has deleted their account is still in the records
                for text in [
                    "INSERT INTO seats (table_id, person) SELECT $1, id FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
                    "INSERT INTO guests (table_id, person) SELECT $1, id FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
                ] {
                    all.push(Statement::new(text, [Text(table), Number(*person)]));
                }
            }
            all
        }
        Write::Asked { table, person, now } => {
            let text = "UPDATE tables SET asked = $2, moved = $3 WHERE id = $1";
            vec![Statement::new(text, [Text(table), MaybeNumber(*person), Number(*now)])]
        }
        Write::Block { person, blocked } => {
            let text = "INSERT INTO blocks (person, blocked) SELECT $1, id FROM people WHERE id = $2
                        ON CONFLICT DO NOTHING";
            vec![Statement::new(text, [Number(*person), Number(*blocked)])]
        }
        Write::Unblock { person, blocked } => {
            let text = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
            vec![Statement::new(text, [Number(*person), Number(*blocked)])]
        }
        Write::Report { reporter, table, version, reason, now } => {
            let text = "INSERT INTO reports (reporter, table_id, version, reason, made) VALUES ($1, $2, $3, $4, $5)";
            let version = Number((*version).into());
            vec![Statement::new(text, [Number(*reporter), Text(table), version, Text(reason), Number(*now)])]
        }
        Write::Alive { started, now } => {
            let text = "INSERT INTO uptimes (started, alive) VALUES ($1, $2)
                        ON CONFLICT (started) DO UPDATE SET alive = $2";
            vec![Statement::new(text, [Number(*started), Number(*now)])]
        }
    }
}

fn session(person: PersonId, key: &Key, now: i64) -> Statement<'_> {
    let text = "INSERT INTO sessions (key, person, made) VALUES ($1, $2, $3)";
    Statement::new(text, [Bytes(key), Number(person), Number(now)])
}

/// A record whose body may have to change: its table, its version, its body.
pub(super) type Told = (String, i64, String);

/// The records in which somebody is named or speaks: [`Told`].
pub(super) fn records_of(person: PersonId) -> Statement<'static> {
    let text = "SELECT r.table_id, r.version, r.body FROM guests g JOIN records r ON r.table_id = g.table_id
                WHERE g.person = $1 AND (r.body LIKE '{\"record\":\"sat\"%' OR r.body LIKE '{\"record\":\"said\"%')";
    Statement::new(text, [Number(person)])
}

/// Their name and words go from the records of their tables. What they decided stays: the games are those of others, too.
pub(super) fn silenced(person: PersonId, told: Vec<Told>) -> Vec<Told> {
    let without = |(table, version, body): Told| Some((table, version, without_words_of(person, &body)?));
    told.into_iter().filter_map(without).collect()
}

/// Puts a record that was [`silenced`] in its place.
pub(super) fn replace((table, version, body): &Told) -> Statement<'_> {
    let text = "UPDATE records SET body = $3 WHERE table_id = $1 AND version = $2";
    Statement::new(text, [Text(table), Number(*version), Text(body)])
}

/// Everything else about a person.
fn forgetting(person: PersonId) -> Vec<Statement<'static>> {
    let all = [
        "DELETE FROM seats WHERE person = $1",
        "DELETE FROM guests WHERE person = $1",
        "DELETE FROM reports WHERE reporter = $1",
        "UPDATE tables SET host = NULL WHERE host = $1",
        "UPDATE tables SET asked = NULL WHERE asked = $1",
        "DELETE FROM people WHERE id = $1",
    ];
    all.map(|text| Statement::new(text, [Number(person)])).into()
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
