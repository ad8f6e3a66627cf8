//! Writing to PostgreSQL. Records go together, and so do those who are asked: each statement costs a way to the database and back.

use super::{
    PersonId, Write,
    database::in_time,
    statements::{Statement, Value, records_of, replace, silenced, statements},
};
use sqlx::{Any, AnyConnection, Arguments, AssertSqlSafe, Connection, any::AnyArguments, query::Query};
use std::{collections::BTreeMap, time::Duration};

/// Rows that go into the database with one statement. Each number of them makes a statement of its own, which is prepared once.
const ROWS: usize = 32;

/// What most writes are: records, and who is asked after them.
#[derive(Default)]
struct Moves<'a> {
    /// Table, version, body and events.
    records: Vec<(&'a str, u32, &'a str, &'a str)>,
    /// Each table once: the person, and when.
    asked: BTreeMap<&'a str, (Option<PersonId>, i64)>,
}

impl<'a> Moves<'a> {
    /// And all other writes.
    fn among(writes: &'a [Write]) -> (Moves<'a>, Vec<&'a Write>) {
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
}

/// All of them or none. Whoever is silent for so long over one of them is given up; how long all take together is another matter.
pub(super) async fn write(
    connection: &mut AnyConnection,
    writes: &[Write],
    answer: Duration,
) -> Result<(), sqlx::Error> {
    let mut transaction = in_time(answer, connection.begin()).await?;
    Session { connection: &mut transaction, answer }.write(writes).await?;
    in_time(answer, transaction.commit()).await
}

struct Session<'a> {
    connection: &'a mut AnyConnection,
    answer: Duration,
}

impl Session<'_> {
    async fn write(&mut self, writes: &[Write]) -> Result<(), sqlx::Error> {
        // these look at what came before them
        if writes.iter().any(|write| matches!(write, Write::Clear { .. } | Write::Forget { .. })) {
            for write in writes {
                self.run(write).await?;
            }
            return Ok(());
        }
        let (Moves { records: new, asked }, others) = Moves::among(writes);
        for write in others {
            self.run(write).await?;
        }
        for rows in new.chunks(ROWS) {
            self.records(rows).await?;
        }
        let asked: Vec<_> = asked.into_iter().map(|(table, (person, now))| (table, person, now)).collect();
        for rows in asked.chunks(ROWS) {
            self.asks(rows).await?;
        }
        Ok(())
    }

    async fn records(&mut self, rows: &[(&str, u32, &str, &str)]) -> Result<(), sqlx::Error> {
        let values: Vec<String> = places(rows.len(), 4).map(|row| format!("({})", row.join(", "))).collect();
        let statement = format!("INSERT INTO records (table_id, version, body, events) VALUES {}", values.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for (table, version, body, events) in rows {
            query = query.bind(*table).bind(i64::from(*version)).bind(*body).bind(*events);
        }
        self.tell(query).await
    }

    /// Who is asked now, each table once.
    async fn asks(&mut self, rows: &[(&str, Option<PersonId>, i64)]) -> Result<(), sqlx::Error> {
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
        self.tell(query).await
    }

    async fn run(&mut self, write: &Write) -> Result<(), sqlx::Error> {
        if let Write::Forget { person } = write {
            let find = records_of(*person);
            let query = sqlx::query_as_with(find.text, arguments(&find)?);
            let told = in_time(self.answer, query.fetch_all(&mut *self.connection)).await?;
            for told in &silenced(*person, told) {
                self.execute(&replace(told)).await?;
            }
        }
        for statement in statements(write) {
            self.execute(&statement).await?;
        }
        Ok(())
    }

    async fn execute(&mut self, statement: &Statement<'_>) -> Result<(), sqlx::Error> {
        self.tell(sqlx::query_with(statement.text, arguments(statement)?)).await
    }

    async fn tell(&mut self, query: Query<'_, Any, AnyArguments>) -> Result<(), sqlx::Error> {
        in_time(self.answer, query.execute(&mut *self.connection)).await.map(drop)
    }
}

/// `$1`, `$2` and so on, `columns` of them for each row.
fn places(rows: usize, columns: usize) -> impl Iterator<Item = Vec<String>> {
    (0..rows).map(move |row| (1..=columns).map(|column| format!("${}", row * columns + column)).collect())
}

fn arguments(statement: &Statement<'_>) -> Result<AnyArguments, sqlx::Error> {
    let mut arguments = AnyArguments::default();
    for value in &statement.values {
        let added = match *value {
            Value::Number(number) => arguments.add(number),
            Value::MaybeNumber(number) => arguments.add(number),
            Value::Text(text) => arguments.add(text.to_owned()),
            Value::Bytes(bytes) => arguments.add(bytes.to_vec()),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}
