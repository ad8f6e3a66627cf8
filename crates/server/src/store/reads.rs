//! What is read from the database.

use super::{
    Key, PersonId, StoreError,
    database::{Database, failed, in_time},
};

/// Somebody with a password.
#[derive(Clone, Debug)]
pub struct Account {
    pub person: PersonId,
    pub login: String,
    pub password: String,
}

/// A table as it was made.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The options, as JSON.
    pub game: String,
    pub seats: u8,
    pub host: Option<PersonId>,
    /// How it is kept, as JSON.
    pub manners: String,
    /// When somebody else came to decide.
    pub moved: i64,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct FoundTable {
    pub id: String,
    pub game: String,
    pub seats: u8,
    /// Those that somebody could take.
    pub free: u8,
    pub over: bool,
    /// Who is to decide.
    pub asked: Option<PersonId>,
    pub moved: i64,
    /// Those who sit there, as far as they have names.
    pub people: Vec<(PersonId, Option<String>)>,
}

/// What somebody has reported.
#[derive(Clone, Debug)]
pub struct Report {
    pub id: i64,
    pub reporter: PersonId,
    pub table: String,
    pub version: u32,
    pub reason: String,
    pub made: i64,
}

type FoundRow = (String, String, i64, i64, i64, Option<i64>, i64);
type ReportRow = (i64, i64, String, i64, String, i64);

impl From<ReportRow> for Report {
    fn from((id, reporter, table, version, reason, made): ReportRow) -> Report {
        Report { id, reporter, table, version: version as u32, reason, made }
    }
}

impl Database {
    /// What a query finds. A server that falls silent is given up; a file always answers, however long that takes.
    async fn read<T>(&self, query: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        let found = if self.is_postgres() { in_time(self.answer, query).await } else { query.await };
        found.map_err(failed)
    }

    /// Whose browser this is, what they are called, and when they were seen last.
    pub async fn person(&self, key: &Key) -> Result<Option<(PersonId, Option<String>, i64)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT p.id, p.name, p.seen FROM sessions s JOIN people p ON p.id = s.person WHERE s.key = $1",
        );
        self.read(query.bind(key.to_vec()).fetch_optional(&self.readers)).await
    }

    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        self.account_where("SELECT id, login, password FROM people WHERE login = $1", login).await
    }

    pub async fn account_of(&self, person: PersonId) -> Result<Option<Account>, StoreError> {
        self.account_where("SELECT id, login, password FROM people WHERE id = $1 AND login IS NOT NULL", person).await
    }

    async fn account_where<'q, T>(&self, statement: &'static str, value: T) -> Result<Option<Account>, StoreError>
    where
        T: sqlx::Encode<'q, sqlx::Any> + sqlx::Type<sqlx::Any> + Send + 'q,
    {
        let query = sqlx::query_as(statement).bind(value);
        let found: Option<(i64, String, String)> = self.read(query.fetch_optional(&self.readers)).await?;
        Ok(found.map(|(person, login, password)| Account { person, login, password }))
    }

    pub async fn settings(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT settings FROM people WHERE id = $1").bind(person);
        let found: Option<Option<String>> = self.read(query.fetch_optional(&self.readers)).await?;
        Ok(found.flatten())
    }

    /// How many browsers a person is logged in with.
    pub async fn sessions(&self, person: PersonId) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM sessions WHERE person = $1").bind(person);
        self.read(query.fetch_one(&self.readers)).await
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let query = sqlx::query_as("SELECT game, seats, host, manners, moved FROM tables WHERE id = $1").bind(id);
        let found: Option<(String, i64, Option<i64>, String, i64)> =
            self.read(query.fetch_optional(&self.readers)).await?;
        Ok(found.map(|(game, seats, host, manners, moved)| TableRow { game, seats: seats as u8, host, manners, moved }))
    }

    /// All records of a table in order: body and events.
    pub async fn records(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query_as("SELECT body, events FROM records WHERE table_id = $1 ORDER BY version").bind(id);
        self.read(query.fetch_all(&self.readers)).await
    }

    /// The tables that a person sits at, those that go on first, the latest before the others.
    pub async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<FoundTable>, StoreError> {
        let query = sqlx::query_as(
            "SELECT t.id, t.game, t.seats, t.free, t.over, t.asked, t.moved FROM seats s JOIN tables t ON t.id = s.table_id
             WHERE s.person = $1 ORDER BY t.over, t.moved DESC, t.id LIMIT $2",
        );
        let query = query.bind(person).bind(i64::from(most));
        self.found(self.read(query.fetch_all(&self.readers)).await?).await
    }

    /// The tables that a person has ever sat at.
    pub async fn tables_ever_of(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT table_id FROM guests WHERE person = $1 ORDER BY table_id");
        self.read(query.bind(person).fetch_all(&self.readers)).await
    }

    /// Tables behind one of them at which no person decides, somebody has since then, and no seat is free: a bot may be asked.
    pub async fn perhaps_at_bots(&self, since: i64, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE over = 0 AND asked IS NULL AND free = 0 AND moved >= $1 AND id > $2
             ORDER BY id LIMIT $3",
        );
        self.read(query.bind(since).bind(after).bind(i64::from(most)).fetch_all(&self.readers)).await
    }

    /// Whether the latest game of a table is over.
    pub async fn is_over(&self, table: &str) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE id = $1 AND over = 1");
        let found: i64 = self.read(query.bind(table).fetch_one(&self.readers)).await?;
        Ok(found > 0)
    }

    /// Tables that anybody may find and whose games are not over: those with a free seat, then those to watch, the latest first.
    pub async fn listed(&self, most: u32) -> Result<Vec<FoundTable>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id, game, seats, free, over, asked, moved FROM tables
             WHERE listed = 1 AND over = 0 ORDER BY free = 0, moved DESC, id LIMIT $1",
        );
        self.found(self.read(query.bind(i64::from(most)).fetch_all(&self.readers)).await?).await
    }

    async fn found(&self, rows: Vec<FoundRow>) -> Result<Vec<FoundTable>, StoreError> {
        let mut found = Vec::with_capacity(rows.len());
        for (id, game, seats, free, over, asked, moved) in rows {
            let query = sqlx::query_as(
                "SELECT p.id, p.name FROM seats s JOIN people p ON p.id = s.person WHERE s.table_id = $1 ORDER BY p.id",
            );
            let people = self.read(query.bind(id.as_str()).fetch_all(&self.readers)).await?;
            let (seats, free) = (seats as u8, free as u8);
            found.push(FoundTable { id, game, seats, free, over: over != 0, asked, moved, people });
        }
        Ok(found)
    }

    pub async fn blocks(&self, person: PersonId, blocked: PersonId) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM blocks WHERE person = $1 AND blocked = $2");
        let found: i64 = self.read(query.bind(person).bind(blocked).fetch_one(&self.readers)).await?;
        Ok(found > 0)
    }

    /// Whom somebody has blocked, and what those are called.
    pub async fn blocked_by(&self, person: PersonId) -> Result<Vec<(PersonId, Option<String>)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.blocked WHERE b.person = $1 ORDER BY p.id",
        );
        self.read(query.bind(person).fetch_all(&self.readers)).await
    }

    /// The latest first. They are not numbered in that order in a database that was restored.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id, reporter, table_id, version, reason, made FROM reports ORDER BY made DESC, id DESC LIMIT $1",
        );
        let rows: Vec<ReportRow> = self.read(query.bind(i64::from(most)).fetch_all(&self.readers)).await?;
        Ok(rows.into_iter().map(Report::from).collect())
    }

    /// What somebody has reported, in order.
    pub async fn reports_by(&self, person: PersonId) -> Result<Vec<Report>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id, reporter, table_id, version, reason, made FROM reports WHERE reporter = $1 ORDER BY made, id",
        );
        let rows: Vec<ReportRow> = self.read(query.bind(person).fetch_all(&self.readers)).await?;
        Ok(rows.into_iter().map(Report::from).collect())
    }

    /// Guests who have not been seen since then and sit at no table that goes on. One at which nobody has come to decide since
    /// then goes on only for somebody with an account.
    pub async fn unused_guests(&self, before: i64, most: u32) -> Result<Vec<PersonId>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM people p WHERE login IS NULL AND seen < $1
             AND NOT EXISTS (
                 SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id
                 WHERE s.person = p.id AND t.over = 0 AND (t.moved >= $1 OR EXISTS (
                     SELECT 1 FROM seats o JOIN people a ON a.id = o.person
                     WHERE o.table_id = t.id AND a.login IS NOT NULL)))
             LIMIT $2",
        );
        self.read(query.bind(before).bind(i64::from(most)).fetch_all(&self.readers)).await
    }

    /// All tables, in order, behind one of them.
    pub async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        self.read(query.bind(after).bind(i64::from(most)).fetch_all(&self.readers)).await
    }

    /// Tables at which nobody has come to decide since then (where that is not known, they may have yesterday), and whose games are over, or never began or were left, with nobody
    /// there who has an account.
    pub async fn old_tables(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables t WHERE moved < $1 AND (over = 1 OR moved > 0 AND NOT EXISTS (
                 SELECT 1 FROM seats s JOIN people p ON p.id = s.person
                 WHERE s.table_id = t.id AND p.login IS NOT NULL))
             ORDER BY id LIMIT $2",
        );
        self.read(query.bind(before).bind(i64::from(most)).fetch_all(&self.readers)).await
    }

    /// When the server was up: from and until, in order.
    pub async fn uptimes(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let query = sqlx::query_as("SELECT started, alive FROM uptimes ORDER BY started");
        self.read(query.fetch_all(&self.readers)).await
    }
}
