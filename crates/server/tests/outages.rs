//! What happens when the disk or the database does not do what it should: nothing is lost, and games go on when it does again.

mod common;

use common::{House, Played, SOON, against_bot, config, for_each_game, is_there, tamper};
use serde_json::json;
use server::{
    Limits, admin,
    store::{Committed, Database, Disk, Journal, Location, StoreError, Write},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::{Notify, watch};

for_each_game!(
    nothing_is_acknowledged_or_shown_before_it_is_durable,
    a_full_disk_stops_the_game_until_there_is_room,
    a_clock_stands_still_while_nothing_can_be_written,
    a_database_that_goes_away_and_comes_back_costs_nothing,
    who_comes_while_nothing_can_be_read_is_told_why,
    a_table_that_is_cleared_away_is_no_more,
);

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// How a disk behaves.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mood {
    Works,
    Fails,
    Hangs,
}

/// A disk that can be told to fail or to hang.
struct Moody {
    disk: Arc<dyn Disk>,
    mood: watch::Receiver<Mood>,
}

impl Disk for Moody {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Committed<'a> {
        Box::pin(async move {
            let mut mood = self.mood.clone();
            mood.wait_for(|mood| *mood != Mood::Hangs).await.unwrap();
            if *mood.borrow() == Mood::Fails {
                return Err(StoreError::Failed("sync".to_owned()));
            }
            self.disk.commit(writes).await
        })
    }
}

async fn nothing_is_acknowledged_or_shown_before_it_is_durable(game: Played) {
    let folder = folder();
    let (set_mood, mood) = watch::channel(Mood::Works);
    let house = House::with(config(folder.path()), |disk| Arc::new(Moody { disk, mood })).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    let (version, moment) = (client.version(), client.moment());

    set_mood.send(Mood::Fails).unwrap();
    let answer = client.simple_answer();
    assert_eq!(client.wish(&answer).await, Err("trouble-store".to_owned()));
    assert_eq!((client.version(), client.moment()), (version, moment));

    set_mood.send(Mood::Hangs).unwrap();
    let id = client.send(&answer).await;
    let mut watcher = visitor.sit_at(&table).await;
    assert_eq!(watcher.version(), version, "who comes now sees what is safe");
    let slow = client.until(|message| message["type"] == "trouble" && message["reason"]["key"] == "trouble-slow").await;
    assert!(slow["reason"].is_object());
    let early = tokio::time::timeout(Duration::from_millis(500), async {
        client.until(|message| message["id"] == id || message["type"] == "news").await
    });
    assert!(early.await.is_err(), "no acknowledgement and no news while the disk hangs");

    set_mood.send(Mood::Works).unwrap();
    client.until(|message| message["id"] == id && message["type"] == "done").await;
    watcher.until(|message| message["type"] == "news").await;
    let stored = house.store.records(&table).await.unwrap();
    assert!(stored.len() as u64 > version);
    while client.version() == version {
        client.next().await.unwrap();
    }
    client.play_one().await;
}

async fn a_clock_stands_still_while_nothing_can_be_written(game: Played) {
    let folder = folder();
    let (set_mood, mood) = watch::channel(Mood::Works);
    let house = House::with(config(folder.path()), |disk| Arc::new(Moody { disk, mood })).await;
    let mut visitor = house.visitor();
    let manners = json!({"clock": {"seconds": 60, "more": 0}});
    let wanted = json!({"game": game.usual(), "seats": against_bot(), "manners": manners});
    let made = visitor.post("/api/tables", &wanted).await.body;
    let table = serde_json::from_str::<serde_json::Value>(&made).unwrap()["id"].as_str().unwrap().to_owned();
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    let begun = Instant::now();
    set_mood.send(Mood::Fails).unwrap();
    let answer = client.simple_answer();
    assert_eq!(client.wish(&answer).await, Err("trouble-store".to_owned()));
    let stopped = begun.elapsed();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    set_mood.send(Mood::Works).unwrap();
    let version = client.version();
    client.wish(&answer).await.unwrap();
    while client.version() == version {
        client.next().await.unwrap();
    }
    let spent = 60_000 - client.state["clocks"][0].as_i64().unwrap();
    let without = stopped.as_millis() as i64 + 1000;
    assert!(spent < without, "{spent} ms are charged, of which {stopped:?} went by while it could be written");
}

async fn a_full_disk_stops_the_game_until_there_is_room(game: Played) {
    let folder = folder();
    let limits = Limits { tables: 10_000, ..config(folder.path()).limits };
    let database = Location::Sqlite(folder.path().join("small.db")); // PostgreSQL cannot be told to find no room
    let house = House::with(server::Config { limits, database, ..config(folder.path()) }, |disk| disk).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    house.store.limit_pages(1).await.unwrap(); // no page more than there are
    // sooner or later an answer, of the person or of the bot, finds no room
    while client.trouble.is_none() {
        if client.question().is_some() {
            let answer = client.simple_answer();
            drop(client.wish(&answer).await);
        } else {
            client.next().await.unwrap();
        }
        assert!(!client.is_over(), "the disk should be full before the game is over");
    }
    assert_eq!(client.trouble.as_deref(), Some("trouble-disk-full"));
    let mut made = None;
    for _ in 0..500 {
        // smaller writes may find room for a while
        let answer = visitor.post("/api/tables", &json!({"game": game.usual(), "seats": against_bot()})).await;
        if answer.status != 201 {
            made = Some(answer);
            break;
        }
    }
    let made = made.expect("no table should be made for ever");
    assert_eq!(made.status, 503, "{}", made.body);
    assert!(made.body.contains("trouble-disk-full"), "{}", made.body);
    let version = client.version();
    assert_eq!(house.store.records(&table).await.unwrap().len() as u64, version, "what was shown is what is stored");
    house.store.limit_pages(1_000_000).await.unwrap();
    for _ in 0..3 {
        client.play_one().await; // it goes on without a restart, whoever was asked
    }
    assert!(client.version() > version && client.trouble.is_none());
}

async fn a_database_that_goes_away_and_comes_back_costs_nothing(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    for _ in 0..3 {
        client.play_one().await;
    }
    client.asked().await;
    let (version, answer) = (client.version(), client.simple_answer());
    is_there(folder.path(), false).await;
    assert_eq!(client.wish(&answer).await, Err("trouble-store".to_owned()));
    let health = house.visitor().request("GET", "/healthz", "", "").await;
    assert_eq!(health.status, 503, "{}", health.body);
    let late = visitor.post("/api/tables", &json!({"game": game.usual(), "seats": against_bot()})).await;
    assert_eq!((late.status, late.body.contains("trouble-store")), (503, true), "{}", late.body);
    assert_eq!(client.version(), version, "nothing is shown that is not safe");
    is_there(folder.path(), true).await;
    for _ in 0..3 {
        client.play_one().await;
    }
    assert!(client.trouble.is_none() && client.version() > version);
    assert_eq!(house.visitor().request("GET", "/healthz", "", "").await.status, 200);
    let version = client.version();
    drop(client);
    drop(house);
    let house = House::open(folder.path()).await;
    let again = common::Visitor { address: house.address, ..visitor }.sit_at(&table).await;
    assert!(again.version() >= version, "everything that was shown is there");
}

async fn who_comes_while_nothing_can_be_read_is_told_why(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    for (what, who) in [("sessions", &visitor), ("records", &house.visitor())] {
        tamper(folder.path(), &[&format!("ALTER TABLE {what} RENAME TO elsewhere")]).await;
        let mut client = who.knock(&table, None).await;
        client.until(|message| message["type"] == "trouble").await;
        assert_eq!(client.trouble.as_deref(), Some("trouble-store"), "{what}");
        assert_eq!(client.closed().await.map(|frame| u16::from(frame.code)), Some(4004), "and asked to come back");
        tamper(folder.path(), &[&format!("ALTER TABLE elsewhere RENAME TO {what}")]).await;
    }
    visitor.sit_at(&table).await.play_one().await;
}

async fn a_table_that_is_cleared_away_is_no_more(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    // of a table from the first version nobody knows when it was played last
    for (moved, games) in [(0, 0), (1, 1)] {
        tamper(folder.path(), &[&format!("UPDATE tables SET moved = {moved}")]).await;
        assert_eq!(admin::purge(&house.store, None, Some(0)).await.unwrap().games, games);
    }
    let answer = client.simple_answer();
    client.send(&answer).await;
    assert_eq!(client.closed().await.map(|frame| u16::from(frame.code)), Some(4004));
    let gone = visitor.knock(&table, None).await.closed().await;
    assert_eq!(gone.map(|frame| u16::from(frame.code)), Some(4003));
}

/// A copy put in its place shall not be written into as if it were the same one.
#[tokio::test]
async fn another_database_at_the_same_place_is_not_written_to() {
    let folder = folder();
    let [path, old] = ["games.db", "old.db"].map(|name| folder.path().join(name));
    let store = Database::open(&Location::Sqlite(path.clone())).await.unwrap();
    let alive = |started| vec![Write::Alive { started, now: started }];
    store.commit(&alive(1)).await.unwrap();
    std::fs::rename(&path, &old).unwrap();
    std::fs::copy(&old, &path).unwrap();
    let refused = store.commit(&alive(2)).await.unwrap_err();
    assert!(refused.to_string().contains("another file"), "{refused}");
    std::fs::rename(&old, &path).unwrap();
    store.commit(&alive(3)).await.unwrap();
    assert_eq!(store.uptimes().await.unwrap(), [(1, 1), (3, 3)]);
}

#[tokio::test]
async fn writes_that_come_together_are_committed_together() {
    struct Counting {
        commits: AtomicUsize,
        writes: AtomicUsize,
        go: Notify,
    }
    impl Disk for Counting {
        fn commit<'a>(&'a self, writes: &'a [Write]) -> Committed<'a> {
            Box::pin(async move {
                if self.commits.fetch_add(1, Ordering::SeqCst) == 0 {
                    self.go.notified().await; // the first one takes its time
                }
                self.writes.fetch_add(writes.len(), Ordering::SeqCst);
                let has = |number: i64| {
                    writes.iter().any(|write| matches!(write, Write::Name { person, .. } if *person == number))
                };
                if has(13) {
                    return Err(StoreError::Conflict("13".to_owned()));
                }
                if has(1000) { Err(StoreError::Failed("1000".to_owned())) } else { Ok(()) }
            })
        }
    }
    let disk = Arc::new(Counting { commits: AtomicUsize::new(0), writes: AtomicUsize::new(0), go: Notify::new() });
    let journal = Journal::new(disk.clone()).unwrap();
    let name = |person| vec![Write::Name { person, name: String::new() }];
    let write_all = async |people: std::ops::Range<i64>| {
        let mut tasks = Vec::new();
        for person in people {
            let journal = journal.clone();
            tasks.push(tokio::spawn(async move { (person, journal.write(name(person)).await) }));
            tokio::task::yield_now().await;
        }
        tasks
    };
    let tasks = write_all(100..200).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(tasks.iter().all(|task| !task.is_finished()), "nobody is told before the disk has answered");
    disk.go.notify_one();
    for task in tasks {
        assert!(task.await.unwrap().1.is_ok());
    }
    let commits = disk.commits.load(Ordering::SeqCst);
    assert!(commits <= 3, "{commits} commits for a hundred writes");
    for task in write_all(0..100).await {
        let (person, result) = task.await.unwrap();
        assert_eq!(result.is_err(), person == 13, "one bad write does not spoil the others");
    }
    assert!(journal.write(name(1000)).await.is_err());
    let mut trouble = journal.trouble();
    let failed = Some(StoreError::Failed("1000".to_owned()));
    trouble.wait_for(|now| *now == failed).await.unwrap();
    journal.write(name(1)).await.unwrap();
    trouble.wait_for(Option::is_none).await.unwrap();
}

/// Each attempt may take as long as a host that has vanished is waited for.
#[tokio::test]
async fn a_database_that_is_gone_is_asked_once_for_all_who_wait() {
    struct Gone {
        commits: AtomicUsize,
        go: Notify,
    }
    impl Disk for Gone {
        fn commit<'a>(&'a self, _: &'a [Write]) -> Committed<'a> {
            Box::pin(async move {
                if self.commits.fetch_add(1, Ordering::SeqCst) == 0 {
                    self.go.notified().await; // while the others come
                }
                Err(StoreError::Failed("no answer".to_owned()))
            })
        }
    }
    let disk = Arc::new(Gone { commits: AtomicUsize::new(0), go: Notify::new() });
    let journal = Journal::new(disk.clone()).unwrap();
    let write = |person| journal.write(vec![Write::Name { person, name: String::new() }]);
    let first = write(0);
    while disk.commits.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let others: Vec<_> = (1..100).map(write).collect();
    disk.go.notify_one();
    assert!(first.await.is_err());
    for other in others {
        assert_eq!(other.await, Err(StoreError::Failed("no answer".to_owned())));
    }
    assert_eq!(disk.commits.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn who_waits_for_the_disk_for_long_is_not_well() {
    let folder = folder();
    let (set_mood, mood) = watch::channel(Mood::Works);
    let house = House::with(config(folder.path()), |disk| Arc::new(Moody { disk, mood })).await;
    let healthy = async || house.visitor().request("GET", "/healthz", "", "").await;
    assert_eq!(healthy().await.status, 200);
    set_mood.send(Mood::Hangs).unwrap();
    let (mut visitor, since) = (house.visitor(), Instant::now());
    let writing = tokio::spawn(async move { visitor.post("/api/me", &json!({"name": "Ana"})).await.status });
    let mut health = healthy().await;
    while health.status == 200 && since.elapsed() < SOON {
        tokio::time::sleep(Duration::from_millis(100)).await;
        health = healthy().await;
    }
    assert_eq!((health.status, health.body.contains("commit")), (503, true), "{}", health.body);
    assert!(since.elapsed() > Duration::from_secs(2), "a moment means nothing");
    set_mood.send(Mood::Works).unwrap();
    assert_eq!(writing.await.unwrap(), 200);
    assert_eq!(healthy().await.status, 200);
}

#[tokio::test]
async fn a_database_that_is_not_ours_is_refused() {
    let folder = folder();
    let open = async |bytes: &[u8]| {
        let path = folder.path().join("other.db");
        std::fs::write(&path, bytes).unwrap();
        Database::open(&Location::Sqlite(path)).await.err().map(|e| e.to_string())
    };
    let error = open(b"this is no database, only a text of some length that SQLite will not like").await.unwrap();
    assert!(error.contains("other.db"), "{error}");
    let error = Database::open(&Location::Sqlite(folder.path().join("no/such/folder/x.db"))).await.err().unwrap();
    assert!(error.to_string().contains("cannot be opened"), "{error}");
}

/// A database server that goes away in the middle of everything: nothing is lost, and games go on when it is back.
#[tokio::test]
async fn lost_connections_are_made_anew() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let Location::Postgres(_) = config(folder.path()).database else { return }; // SQLite has none to lose
    let mut visitor = house.visitor();
    let table = visitor.table(&Played::Dominion.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    for _ in 0..5 {
        client.play_one().await;
        client.asked().await;
        let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        tamper(folder.path(), &[all]).await;
        let version = client.version();
        let answer = client.simple_answer();
        let refused = client.wish(&answer).await;
        assert_eq!(refused, Err("trouble-store".to_owned()), "the connection was gone");
        assert_eq!(house.store.records(&table).await.unwrap().len() as u64, version);
        client.wish(&answer).await.unwrap();
        while client.version() == version {
            client.next().await.unwrap();
        }
    }
}
