//! How a table is kept when people leave, look on or play against the clock, and what nobody gains by it.

mod common;

use common::{Client, House, Played, SOON, Visitor, for_each_game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

for_each_game!(
    leaving_for_a_moment_turns_no_clock_back,
    a_clock_says_how_long_somebody_may_be_away,
    clocks_say_nothing_to_those_who_may_not_look_yet,
    what_was_played_against_somebody_who_is_away_stands,
    a_bot_moves_though_nobody_looks,
    a_bot_that_was_asked_when_the_server_stopped_moves_when_it_starts,
    who_has_given_up_plays_the_next_game,
    who_sits_keeps_the_seat_though_blocked,
);

/// A table of Ana's, with these manners, at which Luis sits, too, and the game has begun.
async fn two(house: &House, game: Played, manners: Value) -> ([Visitor; 2], [Client; 2], String) {
    let mut visitors = [house.visitor(), house.visitor()];
    for (visitor, name) in visitors.iter_mut().zip(["Ana", "Luis"]) {
        visitor.become_somebody(name).await;
    }
    let wanted = json!({"game": game.usual(), "seats": ["me", "open"], "manners": manners});
    let made = visitors[0].post("/api/tables", &wanted).await;
    let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
    let mut clients = [visitors[0].sit_at(&table).await, visitors[1].sit_at(&table).await];
    clients[1].wish(&json!({"sit": {"seat": 1}})).await.unwrap();
    clients[1].wish(&json!({"ready": {"ready": true}})).await.unwrap();
    for client in &mut clients {
        while !client.state["stage"]["playing"].is_object() {
            client.next().await.unwrap();
        }
    }
    (visitors, clients, table)
}

fn decider(client: &Client) -> usize {
    client.position()["asked"]["decider"].as_u64().unwrap() as usize
}

async fn leaving_for_a_moment_turns_no_clock_back(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (_, mut clients, _) = two(&house, game, json!({"clock": {"seconds": 60, "more": 0}})).await;
    let seat = decider(&clients[0]);
    tokio::time::sleep(Duration::from_millis(700)).await;
    let thinks = &mut clients[seat];
    // both at once: no bot answers in between
    let (left, back) = (thinks.send(&json!("stand")).await, thinks.send(&json!({"sit": {"seat": seat}})).await);
    for id in [left, back] {
        thinks.until(|message| message["id"] == id && message["type"] == "done").await;
    }
    let now = thinks.state["clocks"][seat].as_i64().unwrap();
    assert!(now <= 59_300, "{now}: charged");
}

async fn a_clock_says_how_long_somebody_may_be_away(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let patience = Duration::from_millis(100);
    let house = House::with(server::Config { patience, ..common::config(folder.path()) }, |disk| disk).await;
    let (_, [mut ana, luis], _) = two(&house, game, json!({"clock": {"seconds": 86_400, "more": 86_400}})).await;
    drop(luis);
    let is_away = |message: &Value| message["type"] == "present" && message["seats"][1] == "away";
    ana.until(is_away).await;
    let gone = tokio::time::timeout(Duration::from_secs(3), ana.until(|message| message["seats"][1] == "gone"));
    assert!(gone.await.is_err(), "not before their time is over");
    let bot = json!({"bot": {"seat": 1, "level": "beginner"}});
    assert_eq!(ana.wish(&bot).await, Err("refused-seat-taken".to_owned()));
}

async fn clocks_say_nothing_to_those_who_may_not_look_yet(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for (spectators, clocks) in [("no", Value::Null), ("delayed", json!([60_000, 60_000]))] {
        let manners = json!({"spectators": spectators, "clock": {"seconds": 60, "more": 5}});
        let (_, mut clients, table) = two(&house, game, manners).await;
        let thinks = decider(&clients[0]);
        clients[thinks].play_one().await;
        let watcher = house.visitor().sit_at(&table).await;
        let log = house.visitor().request("GET", &format!("/api/tables/{table}/log?to=9999"), "", "").await.body;
        let log: Value = serde_json::from_str(&log).unwrap();
        assert_eq!(log["lines"], json!(watcher.lines), "nor does reading on upwards show more");
        if watcher.version() < clients[thinks].version() {
            assert_eq!((&watcher.state["clocks"], &watcher.state["ticking"]), (&clocks, &Value::Null), "{spectators}");
        } else {
            assert_eq!(spectators, "delayed", "a whole turn is over");
        }
    }
}

async fn what_was_played_against_somebody_who_is_away_stands(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (_, mut clients, _) = two(&house, game, json!({})).await;
    let first = decider(&clients[0]);
    while decider(&clients[first]) == first {
        clients[first].play_one().await;
    }
    let version = clients[first].version();
    let (stays, leaves) = {
        let [ana, luis] = &mut clients;
        if first == 0 { (ana, luis) } else { (luis, ana) }
    };
    while leaves.version() < version {
        leaves.next().await.unwrap();
    }
    leaves.play_one().await;
    leaves.wish(&json!("stand")).await.unwrap();
    stays.asked().await;
    assert_eq!(stays.position()["undo"], "asks");
    let undo = json!({"undo": {"moment": stays.moment()}});
    assert_eq!(stays.wish(&undo).await, Err("refused-undo-away".to_owned()));
    let seat = stays.state["you"].as_u64().unwrap();
    assert_eq!(stays.state["seats"][1 - seat as usize]["who"]["bot"]["level"], "journeyman");
}

async fn a_bot_moves_though_nobody_looks(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut visitors, clients, table) = two(&house, game, json!({})).await;
    let leaves = decider(&clients[0]);
    drop(clients);
    assert_eq!(visitors[leaves].post("/api/account/delete", &json!({})).await.status, 204);
    let stays = &mut visitors[1 - leaves];
    for _ in 0..400 {
        if !waiting(stays).await.contains(&table) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody is told that it is their turn");
}

/// The tables at which somebody else is to decide.
async fn waiting(visitor: &mut Visitor) -> Vec<String> {
    let me: Value = serde_json::from_str(&visitor.request("GET", "/api/me", "", "").await.body).unwrap();
    let tables = me["tables"].as_array().unwrap().iter().filter(|table| table["your_turn"] == false);
    tables.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

/// Whoever is asked after the bot waits to be told, and does not look.
async fn a_bot_that_was_asked_when_the_server_stopped_moves_when_it_starts(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut ana = house.visitor();
    for _ in 0..18 {
        ana.table(&game.usual(), &json!([{"bot": "apprentice"}, "me"])).await; // nobody has come yet, so that nobody thinks
    }
    assert!(!waiting(&mut ana).await.is_empty(), "some games begin with the bot");
    drop(house);
    let house = House::open(folder.path()).await;
    ana.address = house.address;
    let since = Instant::now();
    while !waiting(&mut ana).await.is_empty() {
        assert!(since.elapsed() < SOON, "bots should move");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn who_has_given_up_plays_the_next_game(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut ana = house.visitor();
    let table = ana.table(&game.usual(), &json!(["me", {"bot": "beginner"}, {"bot": "beginner"}])).await;
    let mut client = ana.sit_at(&table).await;
    client.wish(&json!("resign")).await.unwrap();
    assert_eq!(client.wish(&json!({"sit": {"seat": 0}})).await, Err("refused-resigned".to_owned()));
    while !client.is_over() {
        client.next().await.unwrap();
    }
    client.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    while client.is_over() {
        client.next().await.unwrap();
    }
    assert!(client.state["seats"][0]["who"]["person"].is_object(), "{}", client.state["seats"]);
    client.asked().await;
}

async fn who_sits_keeps_the_seat_though_blocked(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ([mut host, _], [mut ana, mut luis], _) = two(&house, game, json!({})).await;
    luis.wish(&json!({"say": {"text": "grr"}})).await.unwrap();
    let said =
        |client: &Client| client.lines.iter().find_map(|line| line["chat"]["person"].as_str().map(str::to_owned));
    while said(&ana).is_none() {
        ana.next().await.unwrap();
    }
    let blocked = host.post("/api/block", &json!({"person": said(&ana).unwrap(), "block": true})).await;
    assert_eq!(blocked.status, 200, "{}", blocked.body);
    luis.wish(&json!("stand")).await.unwrap();
    luis.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
}
