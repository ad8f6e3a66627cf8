//! What happens when clients do what they should not, and when stored games cannot be followed.

mod common;

use common::{House, Played, against_bot, config, for_each_game, tamper};
use futures_util::SinkExt;
use serde_json::json;
use server::Limits;
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

for_each_game!(
    wrong_frames_are_refused_and_hurt_nobody,
    random_frames_never_crash_the_server,
    floods_are_closed_and_others_play_on,
    slow_readers_are_cut_off_and_come_back,
    a_game_that_cannot_be_followed_stays_readable,
);

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
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
