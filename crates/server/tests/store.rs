//! What is kept, on whichever database the tests run: people and their browsers, tables, reports, and everything in a file.

mod common;

use common::{House, Played, against_bot, database, prepare};
use serde_json::json;
use server::{
    admin,
    store::{Database, Disk, FoundTable, Location, StoreError, Write},
};
use std::path::Path;
use tempfile::TempDir;

async fn opened() -> (TempDir, Database) {
    let folder = tempfile::tempdir().unwrap();
    let location = database(folder.path());
    prepare(&location).await;
    let store = Database::open(&location).await.unwrap();
    (folder, store)
}

fn person(id: i64) -> Write {
    Write::Person { id, key: [id as u8; 32], now: 1000 + id }
}

fn table(id: &str, listed: bool, now: i64) -> Write {
    let (game, manners) = ("{\"game\":\"dominion\"}".to_owned(), "{}".to_owned());
    Write::Table { id: id.to_owned(), game, seats: 2, host: Some(1), listed, manners, now }
}

fn seats(table: &str, people: &[i64], over: bool) -> Write {
    Write::Seats { table: table.to_owned(), people: people.to_vec(), free: 1, over }
}

fn login(person: i64, login: &str) -> Write {
    Write::Login { person, login: login.to_owned(), password: "hash".to_owned() }
}

fn record(table: &str, version: u32, body: &str) -> Write {
    Write::Record { table: table.to_owned(), version, body: body.to_owned(), events: "[]".to_owned() }
}

#[tokio::test]
async fn people_have_browsers_and_accounts() {
    let (_folder, store) = opened().await;
    store.commit(&[person(1), person(2)]).await.unwrap();
    store.commit(&[Write::Session { person: 1, key: [9; 32], now: 2000 }]).await.unwrap();
    assert_eq!(store.person(&[1; 32]).await.unwrap().unwrap().0, 1);
    assert_eq!(store.person(&[9; 32]).await.unwrap().unwrap(), (1, None, 1001));
    assert_eq!(store.sessions(1).await.unwrap(), 2);
    store.commit(&[login(1, "ana"), Write::Name { person: 1, name: "Ana".to_owned() }]).await.unwrap();
    let taken = store.commit(&[login(2, "ana")]).await;
    assert!(matches!(taken, Err(StoreError::Conflict(_))), "{taken:?}");
    assert_eq!(store.account("ana").await.unwrap().unwrap().person, 1);
    assert!(store.account("luis").await.unwrap().is_none() && store.account_of(2).await.unwrap().is_none());
    store.commit(&[Write::Settings { person: 1, settings: "{}".to_owned() }]).await.unwrap();
    assert_eq!(store.settings(1).await.unwrap().as_deref(), Some("{}"));
    store.commit(&[Write::EndSessions { person: 1, but: [9; 32] }]).await.unwrap();
    assert!(store.person(&[1; 32]).await.unwrap().is_none() && store.person(&[9; 32]).await.unwrap().is_some());
    store.commit(&[Write::EndSession { key: [9; 32] }]).await.unwrap();
    assert_eq!(store.sessions(1).await.unwrap(), 0);
    store.commit(&[Write::Block { person: 1, blocked: 2 }, Write::Block { person: 1, blocked: 2 }]).await.unwrap();
    assert!(store.blocks(1, 2).await.unwrap() && !store.blocks(2, 1).await.unwrap());
    store.commit(&[Write::Unblock { person: 1, blocked: 2 }]).await.unwrap();
    assert!(store.blocked_by(1).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_record_is_written_once_and_groups_are_whole() {
    let (_folder, store) = opened().await;
    store.commit(&[person(1), table("a", false, 5), record("a", 1, "{}")]).await.unwrap();
    let twice = store.commit(&[record("a", 2, "{}"), record("a", 1, "{}")]).await;
    assert!(matches!(twice, Err(StoreError::Conflict(_))), "{twice:?}");
    assert_eq!(store.records("a").await.unwrap().len(), 1, "all of a group or nothing");
    let nowhere = store.commit(&[record("b", 1, "{}")]).await;
    assert!(nowhere.is_err(), "a record of no table");
}

#[tokio::test]
async fn what_is_answered_is_kept_letter_by_letter_with_who_is_asked_next() {
    let (_folder, store) = opened().await;
    store.commit(&[person(1), table("a", true, 5), table("b", true, 5)]).await.unwrap();
    let asked = |table: &str, person, now| Write::Asked { table: table.to_owned(), person, now };
    let odd = r#"{"x":"ñ 🦄 \"\\ \u0000 ' $1 ?"}"#;
    let group = [record("a", 1, odd), asked("a", Some(1), 6), record("b", 1, "{}"), asked("a", Some(i64::MAX), 7)];
    store.commit(&group).await.unwrap();
    assert_eq!(store.records("a").await.unwrap(), [(odd.to_owned(), "[]".to_owned())]);
    let found = |tables: Vec<FoundTable>| -> Vec<_> {
        let mut found: Vec<_> = tables.into_iter().map(|table| (table.id, table.asked, table.moved)).collect();
        found.sort();
        found
    };
    let all = [("a".to_owned(), Some(i64::MAX), 7), ("b".to_owned(), None, 5)];
    assert_eq!(found(store.listed(9).await.unwrap()), all, "the last word counts, and others stay as they were");
    let twice = store.commit(&[asked("a", None, 8), record("a", 1, "{}")]).await;
    assert!(matches!(twice, Err(StoreError::Conflict(_))), "{twice:?}");
    assert_eq!(found(store.listed(9).await.unwrap()), all, "all of a group or nothing");
    store.commit(&[asked("a", None, 9)]).await.unwrap();
    assert_eq!(found(store.listed(9).await.unwrap())[0], ("a".to_owned(), None, 9));
}

#[tokio::test]
async fn tables_are_found_by_those_who_may() {
    let (_folder, store) = opened().await;
    store
        .commit(&[person(1), person(2), table("a", true, 5), table("b", true, 6), table("c", false, 7)])
        .await
        .unwrap();
    store.commit(&[seats("a", &[1, 2], false), seats("b", &[2], false), seats("c", &[1], true)]).await.unwrap();
    let ids = |tables: Vec<FoundTable>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(10).await.unwrap()), ["b", "a"], "the latest first, private ones not at all");
    assert_eq!(ids(store.tables_of(1, 10).await.unwrap()), ["a", "c"], "those that go on first");
    store.commit(&[Write::Asked { table: "a".to_owned(), person: Some(2), now: 9 }]).await.unwrap();
    let found = store.listed(1).await.unwrap().remove(0);
    assert_eq!((found.id.as_str(), found.asked, found.moved), ("a", Some(2), 9));
    assert_eq!(found.people, [(1, None), (2, None)]);
    let full = |table: &str| Write::Seats { table: table.to_owned(), people: vec![1, 2], free: 0, over: false };
    store.commit(&[full("a")]).await.unwrap();
    assert_eq!(ids(store.listed(10).await.unwrap()), ["b", "a"], "those with a free seat first");
    assert_eq!(store.tables_after("", 10).await.unwrap(), ["a", "b", "c"]);
    assert_eq!(store.tables_after("a", 1).await.unwrap(), ["b"]);
    assert!(store.is_over("c").await.unwrap() && !store.is_over("a").await.unwrap());
    store.commit(&[seats("a", &[2], false)]).await.unwrap();
    assert_eq!(store.tables_ever_of(1).await.unwrap(), ["a", "c"], "also those that one has left");
    store.commit(&[Write::Clear { table: "c".to_owned() }]).await.unwrap();
    assert!(store.table("c").await.unwrap().is_none());
}

#[tokio::test]
async fn what_nobody_comes_back_to_is_old_unless_somebody_has_an_account() {
    let (_folder, store) = opened().await;
    let people: Vec<Write> = (1..=6).map(person).collect();
    store.commit(&people).await.unwrap();
    let tables = ["new", "left", "accounts", "going", "done"].map(|id| table(id, false, 5));
    store.commit(&tables).await.unwrap();
    let asked = |table: &str, person, now| Write::Asked { table: table.to_owned(), person: Some(person), now };
    store
        .commit(&[
            login(3, "ana"),
            seats("new", &[1], false),
            seats("left", &[1, 2], false),
            asked("left", 2, 1999),
            seats("accounts", &[3, 4], false),
            seats("going", &[5, 6], false),
            asked("going", 5, 2000),
            seats("done", &[3, 6], true),
        ])
        .await
        .unwrap();
    let unused = async || {
        let mut unused = store.unused_guests(2000, 10).await.unwrap();
        unused.sort();
        unused
    };
    assert_eq!(unused().await, [1, 2]);
    assert_eq!(store.old_tables(2000, 10).await.unwrap(), ["done", "left", "new"]);
    store.commit(&[seats("going", &[5], false)]).await.unwrap();
    assert_eq!(unused().await, [1, 2, 6], "a table that is over keeps nobody");
    store.commit(&[seats("accounts", &[4], false)]).await.unwrap();
    assert_eq!(unused().await, [1, 2, 4, 6]);
    assert_eq!(store.old_tables(2000, 10).await.unwrap(), ["accounts", "done", "left", "new"]);
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_name() {
    let (_folder, store) = opened().await;
    let sat = "{\"record\":\"sat\",\"seat\":0,\"person\":1,\"name\":\"Ana\"}";
    let other = "{\"record\":\"sat\",\"seat\":1,\"person\":2,\"name\":\"Luis\"}";
    let said = "{\"record\":\"said\",\"name\":\"Ana\",\"text\":\"hola\",\"person\":1}";
    store.commit(&[person(1), person(2), table("a", false, 5)]).await.unwrap();
    store.commit(&[record("a", 1, sat), record("a", 2, other), record("a", 3, said)]).await.unwrap();
    let seats = Write::Seats { table: "a".to_owned(), people: vec![1, 2], free: 0, over: false };
    // she has left the table since
    let without = Write::Seats { table: "a".to_owned(), people: vec![2], free: 1, over: true };
    let report = Write::Report { reporter: 2, table: "a".to_owned(), version: 3, reason: "rude".to_owned(), now: 9 };
    store.commit(&[seats, without, report]).await.unwrap();
    assert_eq!(store.unused_guests(1002, 10).await.unwrap(), [1]);
    store.commit(&[Write::Forget { person: 1 }]).await.unwrap();
    let records = store.records("a").await.unwrap();
    assert!(records.iter().all(|(body, _)| !body.contains("Ana") && !body.contains("hola")), "{records:?}");
    assert!(records[1].0.contains("Luis"));
    assert!(store.person(&[1; 32]).await.unwrap().is_none());
    assert_eq!(store.table("a").await.unwrap().unwrap().host, None);
    assert_eq!(store.reports(10).await.unwrap().len(), 1);
    store.commit(&[Write::Forget { person: 2 }]).await.unwrap();
    assert!(store.reports(10).await.unwrap().is_empty(), "and nothing about those who reported");
}

#[tokio::test]
async fn everything_goes_into_a_file_and_back() {
    let (_folder, store) = opened().await;
    store.commit(&[person(1), person(2), login(1, "ana"), table("a", true, 5)]).await.unwrap();
    let many: Vec<Write> = (1..=2500).map(|version| record("a", version, "{\"x\":\"ñ\"}")).collect();
    store.commit(&many).await.unwrap();
    let seats = Write::Seats { table: "a".to_owned(), people: vec![1, 2], free: 0, over: false };
    store.commit(&[seats, Write::Block { person: 1, blocked: 2 }, Write::Alive { started: 3, now: 4 }]).await.unwrap();
    let report = |reporter, now| {
        let (table, reason) = ("a".to_owned(), "rude".to_owned());
        Write::Report { reporter, table, version: 3, reason, now }
    };
    store.commit(&[report(2, 9), report(1, 10)]).await.unwrap();
    let mut file = Vec::new();
    let rows = store.back_up(&mut file, &mut |_| ()).await.unwrap();
    assert_eq!(rows, 2 + 2 + 1 + 2 + 2 + 2500 + 1 + 2 + 1);

    // into a database of either kind
    let folder = tempfile::tempdir().unwrap();
    let other = Database::open(&Location::Sqlite(folder.path().join("other.db"))).await.unwrap();
    assert_eq!(other.restore(&mut file.as_slice(), &mut |_| ()).await.unwrap(), rows);
    assert_eq!(other.records("a").await.unwrap(), store.records("a").await.unwrap());
    assert_eq!(other.account("ana").await.unwrap().unwrap().password, "hash");
    assert_eq!(other.person(&[2; 32]).await.unwrap().unwrap().0, 2);
    for restored in [&store, &other] {
        let reports = restored.reports(10).await.unwrap();
        assert_eq!(reports.iter().map(|report| report.made).collect::<Vec<_>>(), [10, 9], "the latest first");
        assert_eq!(restored.reports_by(2).await.unwrap()[0].made, 9);
    }
    let mut again = Vec::new();
    other.back_up(&mut again, &mut |_| ()).await.unwrap();
    assert!(again == file, "the same file again");
    let full = other.restore(&mut file.as_slice(), &mut |_| ()).await.unwrap_err();
    assert_eq!(full.to_string(), "the database is not empty");

    let older = String::from_utf8(file.clone()).unwrap().replace("\"free\":0,", "");
    assert!(older.len() < file.len());
    let fourth = Database::open(&Location::Sqlite(folder.path().join("fourth.db"))).await.unwrap();
    assert_eq!(fourth.restore(&mut older.as_bytes(), &mut |_| ()).await.unwrap(), rows, "a file of an older version");

    let (_third, empty) = opened().await;
    let half = &file[..file.len() / 2];
    let cut = empty.restore(&mut &half[..=half.iter().rposition(|b| *b == b'\n').unwrap()], &mut |_| ()).await;
    assert_eq!(cut.unwrap_err().to_string(), "the file ends too early: it is not whole");
    let foreign = empty.restore(&mut &b"{\"dominio\":{\"backup\":7}}\n"[..], &mut |_| ()).await;
    assert!(foreign.unwrap_err().to_string().starts_with("line 1: "));
    assert_eq!(empty.restore(&mut file.as_slice(), &mut |_| ()).await.unwrap(), rows, "nothing was left of those");

    let (_fifth, without_people) = opened().await;
    without_people.commit(&[table("b", true, 5)]).await.unwrap();
    let full = without_people.restore(&mut file.as_slice(), &mut |_| ()).await.unwrap_err();
    assert_eq!(full.to_string(), "the database is not empty", "bots play at a table with nobody there");
}

#[tokio::test]
async fn all_games_that_are_over_become_files() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&Played::Dominion.usual(), &against_bot()).await;
    visitor.table(&Played::Dominion.usual(), &json!(["me", "open"])).await;
    let mut client = visitor.sit_at(&table).await;
    client.play_one().await;
    client.wish(&json!("resign")).await.unwrap();
    client.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    assert!(client.state["stage"]["playing"].is_object(), "another one begins");
    let files = folder.path().join("replays");
    assert_eq!(admin::export(&house.store, &files, &mut |_| ()).await.unwrap(), 1);
    assert!(files.join(format!("{table}.json")).is_file());
}

/// SQLite is a file of one program.
#[tokio::test]
async fn servers_that_start_at_once_make_the_tables_once() {
    let folder = tempfile::tempdir().unwrap();
    let location = database(folder.path());
    let Location::Postgres(_) = location else { return };
    prepare(&location).await;
    let open = async || Database::open(&location).await.map(drop).map_err(|error| error.to_string());
    let (one, two, three, four) = tokio::join!(open(), open(), open(), open());
    assert_eq!([one, two, three, four], [Ok(()), Ok(()), Ok(()), Ok(())]);
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let (folder, store) = opened().await;
    drop(store);
    let newer = match database(folder.path()) {
        Location::Sqlite(_) => "PRAGMA user_version = 99",
        Location::Postgres(_) => "UPDATE schema_version SET version = 99",
    };
    common::tamper(folder.path(), &[newer]).await;
    let error = Database::open(&database(folder.path())).await.err().unwrap().to_string();
    assert!(error.contains("version 99; this program knows versions up to 4"), "{error}");
}

/// A database of version 1 in which Ana sits at a table, and these rows besides.
async fn version_1(path: &Path, rows: &str) -> Location {
    sqlx::any::install_default_drivers();
    let address = format!("sqlite:{}?mode=rwc", path.display());
    let mut old = <sqlx::AnyConnection as sqlx::Connection>::connect(&address).await.unwrap();
    let schema = include_str!("../src/store/schema/sqlite-1.sql");
    let script = format!(
        "PRAGMA foreign_keys = OFF; {schema}
         INSERT INTO people VALUES (7, x'0707070707070707070707070707070707070707070707070707070707070707', 'Ana');
         INSERT INTO tables VALUES ('a', '{{\"game\":\"dominion\"}}', 2, 0);
         INSERT INTO seats VALUES ('a', 7);
         INSERT INTO records VALUES ('a', 1, '{{\"record\":\"sat\",\"seat\":0,\"person\":7,\"name\":\"Ana\"}}', '[]');
         {rows} PRAGMA user_version = 1;"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(&mut old).await.unwrap();
    Location::Sqlite(path.to_owned())
}

#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let old = version_1(&folder.path().join("old.db"), "").await;
    let store = Database::open(&old).await.unwrap();
    let (person, name, _) = store.person(&[7; 32]).await.unwrap().unwrap();
    assert_eq!((person, name.as_deref()), (7, Some("Ana")));
    assert_eq!(store.tables_of(7, 10).await.unwrap()[0].id, "a");
    store.commit(&[Write::Forget { person: 7 }]).await.unwrap();
    assert!(!store.records("a").await.unwrap()[0].0.contains("Ana"));
}

#[tokio::test]
async fn an_older_database_with_rows_that_hang_in_the_air_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let old = version_1(&folder.path().join("old.db"), "INSERT INTO seats VALUES ('nowhere', 7);").await;
    for _ in 0..2 {
        let error = Database::open(&old).await.err().unwrap().to_string();
        assert!(error.contains("rows refer to others that are not there"), "{error}");
    }
}

#[test]
fn places_of_databases_are_read_and_shown_without_passwords() {
    let shown = |text: &str| text.parse::<Location>().map(|location| location.to_string());
    assert_eq!(shown("sqlite:/a/b.db").as_deref(), Ok("/a/b.db"));
    assert_eq!(shown("postgres://u:secret@h:5/d?x=secret").as_deref(), Ok("postgres://u@h:5/d"));
    assert_eq!(shown("postgresql://h/d").as_deref(), Ok("postgresql://h/d"));
    assert!(["", "sqlite:", "mysql://x", "/a/b.db"].iter().all(|text| shown(text).is_err()));
}
