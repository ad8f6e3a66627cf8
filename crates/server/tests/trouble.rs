//! What happens when the disk does not do what it should, and when clients do what they should not.

mod common;

use common::{House, Played, SOON, against_bot, config, for_each_game, is_there, tamper};
use futures_util::SinkExt;
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
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

for_each_game!(
    nothing_is_acknowledged_or_shown_before_it_is_durable,
    a_full_disk_stops_the_game_until_there_is_room,
    a_clock_stands_still_while_nothing_can_be_written,
    a_database_that_goes_away_and_comes_back_costs_nothing,
    who_comes_while_nothing_can_be_read_is_told_why,
    a_table_that_is_cleared_away_is_no_more,
    wrong_frames_are_refused_and_hurt_nobody,
    random_frames_never_crash_the_server,
    floods_are_closed_and_others_play_on,
    slow_readers_are_cut_off_and_come_back,
    a_game_that_cannot_be_followed_stays_readable,
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
    tokio::time::sleep(Duration::from_millis(2100)).await; // older than no day at all
    while admin::purge(&house.store, None, Some(0)).await.unwrap().games == 0 {}
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

async fn wrong_frames_are_refused_and_hurt_nobody(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut good, mut bad) = (house.visitor(), house.visitor());
    let theirs = good.table(&game.usual(), &against_bot()).await;
    let table = bad.table(&game.usual(), &against_bot()).await;
    let mut good = good.sit_at(&theirs).await;
    let mut client = bad.sit_at(&table).await;
    client.asked().await;
    let version = client.version();
    let frames = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\u{0}",
        "{\"id\":1}",
        "{\"id\":-1,\"do\":\"stand\"}",
        "{\"id\":1,\"do\":\"fly\"}",
        "{\"id\":1,\"do\":{\"answer\":{\"moment\":1,\"picks\":[-1]}}}",
        "{\"id\":1,\"do\":{\"answer\":{\"moment\":1,\"picks\":[99999]}}}",
        "{\"id\":1,\"do\":{\"answer\":{\"moment\":99999999999,\"picks\":[]}}}",
        "{\"id\":1,\"do\":{\"say\":{\"text\":7}}}",
        "{\"id\":1,\"do\":{\"sit\":{\"seat\":300}}}",
        "{\"id\":1,\"do\":\"stand\",\"more\":1}",
    ];
    for frame in frames {
        client.raw(frame).await;
        let reply = client.until(|message| message["type"] == "refused" || message["type"] == "done").await;
        assert_eq!(reply["type"], "refused", "{frame}");
    }
    let deep = format!("{{\"id\":1,\"do\":{}{}}}", "[".repeat(5000), "]".repeat(5000));
    client.raw(&deep).await;
    client.until(|message| message["type"] == "refused").await;
    client.socket.send(Message::binary(vec![0_u8; 100])).await.unwrap();
    client.until(|message| message["type"] == "refused").await;
    let odd_wishes = [
        json!({"sit": {"seat": 9}}),
        json!({"bot": {"seat": 9, "level": "master"}}),
        json!({"free": {"seat": 1}}),
        json!({"ready": {"ready": true}}),
        json!({"undo": {"moment": 0}}),
        json!({"agree_to_undo": {"moment": client.moment(), "agree": true}}),
    ];
    for wish in odd_wishes {
        assert!(client.wish(&wish).await.is_err(), "{wish}");
    }
    assert_eq!(client.version(), version, "nothing has changed");
    good.play_one().await;
    client.play_one().await;

    client.raw(&format!("{{\"id\":1,\"do\":{{\"say\":{{\"text\":\"{}\"}}}}}}", "x".repeat(20_000))).await;
    while client.next().await.is_some() {} // a frame that is too large ends its own connection
    good.play_one().await;
}

/// Frames made by chance and by changing good ones a little: the server answers or closes, and serves others.
async fn random_frames_never_crash_the_server(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut good, mut bad) = (house.visitor(), house.visitor());
    let theirs = good.table(&game.usual(), &against_bot()).await;
    let table = bad.table(&game.usual(), &json!(["me", {"bot": "beginner"}, {"bot": "beginner"}])).await;
    let mut good = good.sit_at(&theirs).await;
    let mut client = bad.sit_at(&table).await;
    let mut seed = 7_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    let words = [
        "answer", "moment", "picks", "undo", "sit", "seat", "stand", "bot", "level", "master", "free", "ready",
        "resign", "say", "text", "agree", "id", "do",
    ];
    for round in 0..600 {
        let moment = client.moment();
        let good_ones = [
            client.question().map_or(json!("stand"), |_| client.simple_answer()),
            json!({"undo": {"moment": moment}}),
            json!({"answer": {"moment": moment, "picks": [random(9), random(9)]}}),
            json!({"bot": {"seat": random(4), "level": "beginner"}}),
            json!({"sit": {"seat": random(4)}}),
        ];
        let mut text = json!({"id": round, "do": good_ones[random(good_ones.len())]}).to_string().into_bytes();
        for _ in 0..random(5) {
            let place = random(text.len());
            match random(4) {
                0 => text[place] = (32 + random(95)) as u8,
                1 => drop(text.remove(place)),
                2 => text.insert(place, b"{}[]\",:0123456789e-"[random(19)]),
                _ => text.splice(place..place, words[random(words.len())].bytes()).for_each(drop),
            }
        }
        client.raw(&String::from_utf8_lossy(&text)).await;
        while let Ok(Some(_)) = tokio::time::timeout(Duration::from_millis(3), client.next()).await {}
        if round % 100 == 0 {
            good.play_one().await;
        }
    }
    good.play_one().await;
    let again = bad.sit_at(&table).await;
    assert!(again.state["stage"].is_object(), "the table still stands");
}

async fn floods_are_closed_and_others_play_on(game: Played) {
    let folder = folder();
    let limits = Limits { tables: 5, sockets: 3, ..Limits::default() };
    let house = House::with(server::Config { limits, ..config(folder.path()) }, |disk| disk).await;
    let (mut good, mut bad) = (house.visitor(), house.visitor());
    let theirs = good.table(&game.usual(), &against_bot()).await;
    let table = bad.table(&game.usual(), &against_bot()).await;
    let mut good = good.sit_at(&theirs).await;
    let mut flood = bad.sit_at(&table).await;
    for _ in 0..200 {
        if flood.socket.send(Message::text("{\"id\":1,\"do\":\"stand\"}")).await.is_err() {
            break;
        }
    }
    let closed = flood.closed().await;
    assert!(closed.is_none_or(|frame| u16::from(frame.code) == 4001), "too fast");
    good.play_one().await;
    let mut refused = 0;
    for _ in 0..6 {
        let made = bad.post("/api/tables", &json!({"game": game.usual(), "seats": against_bot()})).await;
        refused += u32::from(made.status == 429);
    }
    assert!(refused >= 2, "{refused}");
    let _one = bad.sit_at(&table).await;
    let _two = bad.sit_at(&table).await;
    let fourth = tokio_tungstenite::connect_async(format!("ws://{}/ws/{table}", house.address)).await;
    assert!(fourth.is_err_and(|e| e.to_string().contains("429")), "too many sockets from one address");
}

#[tokio::test]
async fn foreign_pages_hosts_and_protocols_are_turned_away() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let ok = visitor.request("GET", "/", "", "").await;
    assert_eq!(ok.status, 200);
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
    ] {
        assert!(ok.headers.contains(header), "{}", ok.headers);
    }
    assert_eq!(visitor.request("GET", "/", "Host: evil.example\r\n", "").await.status, 403);
    let body = json!({"game": Played::Dominion.usual(), "seats": against_bot()}).to_string();
    let foreign = visitor.request("POST", "/api/tables", "Origin: http://evil.example\r\n", &body).await;
    assert_eq!(foreign.status, 403);
    let ours = format!("Origin: http://{}\r\n", house.address);
    assert_eq!(visitor.request("POST", "/api/tables", &ours, &body).await.status, 201);
    let cookie = visitor.request("POST", "/api/me", "", "{}").await;
    assert_eq!(cookie.status, 200);
    let mut stranger = house.visitor();
    let given = stranger.request("POST", "/api/me", "", "{\"name\":\"Ana\"}").await;
    assert!(given.headers.contains("HttpOnly; SameSite=Lax"), "{}", given.headers);
    assert!(!given.headers.contains("Secure"));
    for (name, key) in
        [("", "error-name-empty"), ("x\u{202e}y", "error-name-signs"), (&*"x".repeat(99), "error-name-long")]
    {
        let wrong = stranger.post("/api/me", &json!({"name": name})).await;
        assert_eq!(wrong.status, 400);
        assert!(wrong.body.contains(key), "{}", wrong.body);
    }
    let huge = stranger.post("/api/me", &json!({"name": "x".repeat(100_000)})).await;
    assert_eq!(huge.status, 413);
    assert_eq!(stranger.request("GET", "/api/nothing", "", "").await.status, 404);
    assert_eq!(stranger.request("DELETE", "/api/me", "", "").await.status, 405);

    let table = visitor.table(&Played::Dominion.usual(), &against_bot()).await;
    let mut request = format!("ws://{}/ws/{table}", house.address).into_client_request().unwrap();
    request.headers_mut().insert("Origin", "http://evil.example".parse().unwrap());
    let foreign = tokio_tungstenite::connect_async(request).await;
    assert!(foreign.is_err_and(|e| e.to_string().contains("403")));
    for (path, code) in [("/ws/nosuchtable1?protocol=2".to_owned(), 4003), (format!("/ws/{table}?protocol=99"), 4002)] {
        let url = format!("ws://{}{path}", house.address);
        let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let closed = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        assert!(matches!(closed, Message::Close(Some(frame)) if u16::from(frame.code) == code), "{path}");
    }
}

#[tokio::test]
async fn a_public_server_knows_its_own_name() {
    let folder = folder();
    let origin = Some("https://dominio.example".to_owned());
    let house = House::with(server::Config { origin, ..config(folder.path()) }, |disk| disk).await;
    let mut visitor = house.visitor();
    assert_eq!(visitor.request("GET", "/", "", "").await.status, 403);
    let health = visitor.request("GET", "/healthz", "", "").await;
    assert_eq!(health.status, 200, "whoever watches over it asks the machine");
    let host = "Host: dominio.example\r\nOrigin: https://dominio.example\r\n";
    let made = visitor.request("POST", "/api/me", host, "{}").await;
    assert_eq!(made.status, 200);
    assert!(made.headers.contains("; Secure"), "{}", made.headers);
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

/// Who reads too slowly is cut off, holds nobody up, and gets everything when they come back.
async fn slow_readers_are_cut_off_and_come_back(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(house.address).await.unwrap();
    let url = format!("ws://{}/ws/{table}?protocol=2", house.address);
    let (mut slow, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    let first = futures_util::StreamExt::next(&mut slow).await.unwrap().unwrap();
    assert!(first.to_text().unwrap().contains("welcome"));
    // many changes, of which the slow one reads none
    for _ in 0..900 {
        let answer = client.simple_answer();
        client.wish(&answer).await.unwrap();
        client.asked().await;
        let undo = json!({"undo": {"moment": client.moment()}});
        client.wish(&undo).await.unwrap();
        client.asked().await;
    }
    let mut read = 0;
    let ended = tokio::time::timeout(Duration::from_secs(30), async {
        while let Some(Ok(message)) = futures_util::StreamExt::next(&mut slow).await {
            read += u32::from(message.is_text());
            if message.is_close() {
                break;
            }
        }
    });
    ended.await.expect("the slow one is cut off");
    assert!(read < 1800, "{read} of 1800 changes were sent to somebody who did not read");
    let again = house.visitor().sit_at(&table).await;
    assert_eq!(again.version(), client.version());
}

/// A record that these rules cannot follow stops the game; it can be read, and another one begun.
async fn a_game_that_cannot_be_followed_stays_readable(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    for _ in 0..4 {
        client.play_one().await;
    }
    client.asked().await; // the bot is done
    let lines = client.lines.len();
    drop(client);
    drop(house);
    let verb = if game == Played::Dominion { "buy" } else { "choose" };
    let other = format!("UPDATE records SET body = replace(body, '\"verb\":\"{verb}\"', '\"verb\":\"trash\"')");
    tamper(folder.path(), &[&other]).await;

    let house = House::open(folder.path()).await;
    visitor.address = house.address;
    let mut client = visitor.sit_at(&table).await;
    assert_eq!(client.state["stage"]["stopped"]["reason"]["key"], "room-stopped");
    assert!(client.lines.len() >= lines, "what was told then is told again");
    client.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    while !client.state["stage"]["playing"].is_object() {
        client.next().await.unwrap();
    }
    client.play_one().await;
}

/// A game of Dominations whose content pack is not here any more says so, and keeps what people have said.
#[tokio::test]
async fn a_game_without_its_cards_stops() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&Played::Dominations.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.play_one().await;
    client.wish(&json!({"say": {"text": "hola"}})).await.unwrap();
    drop(client);
    drop(house);
    let others = [
        "UPDATE tables SET game = replace(game, '\"hash\":\"', '\"hash\":\"another-')",
        "UPDATE records SET body = replace(body, '\"hash\":\"', '\"hash\":\"another-')",
    ];
    tamper(folder.path(), &others).await;

    let house = House::open(folder.path()).await;
    visitor.address = house.address;
    let mut client = visitor.sit_at(&table).await;
    assert_eq!(client.state["stage"]["stopped"]["reason"]["key"], "error-dominations-pack");
    assert!(client.lines.iter().any(|line| line["chat"]["text"] == "hola"));
    let again = client.wish(&json!({"ready": {"ready": true}})).await;
    assert_eq!(again, Err("error-dominations-pack".to_owned()));
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
