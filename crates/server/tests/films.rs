//! Games looked at again: frame by frame, through allowed eyes, from a file, gone on from the middle, played by bots.

mod common;

use common::{House, Played, Visitor, against_bot, for_each_game};
use serde_json::{Value, json};
use std::time::Duration;

for_each_game!(
    a_film_shows_the_game_as_it_went,
    while_a_game_goes_on_everybody_sees_their_own_part,
    a_file_becomes_a_table_again,
    a_file_that_stops_in_the_middle_is_a_game_that_is_over,
    a_film_keeps_those_who_played,
    a_game_goes_on_from_the_middle,
    bots_play_each_other,
    wrong_requests_are_named,
);

async fn json_of(visitor: &mut Visitor, path: &str) -> Value {
    let response = visitor.request("GET", path, "", "").await;
    assert_eq!(response.status, 200, "{path}: {}", response.body);
    serde_json::from_str(&response.body).unwrap()
}

async fn frames(visitor: &mut Visitor, table: &str, last: u64, eyes: &str) -> Vec<Value> {
    let mut all = Vec::new();
    while all.len() as u64 <= last {
        let path = format!("/api/tables/{table}/film/frames?from={}&to={last}{eyes}", all.len());
        let part = json_of(visitor, &path).await;
        all.extend(part.as_array().unwrap().iter().cloned());
    }
    all
}

/// A game that is over, with something taken back in it.
async fn played(house: &House, game: Played) -> (Visitor, String, Value) {
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    for _ in 0..6 {
        client.play_one().await;
    }
    client.asked().await;
    let moment = client.moment();
    client.wish(&json!({"undo": {"moment": moment}})).await.unwrap();
    while client.moment() == moment {
        client.next().await.unwrap();
    }
    while !client.is_over() {
        client.play_one().await;
    }
    let end = client.state["stage"]["over"].clone();
    (visitor, table, end)
}

async fn a_film_shows_the_game_as_it_went(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut visitor, table, over) = played(&house, game).await;
    let film = json_of(&mut visitor, &format!("/api/tables/{table}/film")).await;
    assert_eq!(film["end"], over["end"]);
    assert_eq!(film["eyes"], json!([0, 1]), "after the end anybody's");
    let last = film["last"].as_u64().unwrap();
    let all = frames(&mut visitor, &table, last, "&eyes=0").await;
    assert_eq!(all.len() as u64, last + 1);
    for (number, frame) in all.iter().enumerate() {
        assert_eq!(frame["frame"], number);
        let asked = frame["position"]["asked"]["decider"] == 0;
        assert_eq!(frame["position"]["question"].is_object(), asked, "frame {number}");
        assert_eq!(frame["picked"].is_array(), asked, "frame {number}");
        assert_eq!(frame["position"]["undo"], Value::Null);
    }
    assert_eq!(all.last().unwrap()["position"]["view"], over["position"]["view"], "it ends as it did");
    let bots = frames(&mut visitor, &table, 30, "&eyes=1").await;
    assert!(bots.iter().any(|frame| frame["position"]["question"].is_object()), "a bot's questions can be seen too");
    let turns = film["turns"].as_array().unwrap();
    assert!(turns.len() > 10 && turns.windows(2).all(|two| two[0]["frame"].as_u64() < two[1]["frame"].as_u64()));
}

async fn while_a_game_goes_on_everybody_sees_their_own_part(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut ana, mut stranger) = (house.visitor(), house.visitor());
    let table = ana.table(&game.usual(), &against_bot()).await;
    let mut client = ana.sit_at(&table).await;
    for _ in 0..8 {
        client.play_one().await;
    }
    let own = json_of(&mut ana, &format!("/api/tables/{table}/film")).await;
    assert_eq!((&own["eyes"], &own["end"]), (&json!([0]), &Value::Null));
    let foreign = json_of(&mut stranger, &format!("/api/tables/{table}/film")).await;
    assert_eq!(foreign["eyes"], json!([]));
    let last = own["last"].as_u64().unwrap();
    let (mine, theirs) =
        (frames(&mut ana, &table, last, "&eyes=0").await, frames(&mut stranger, &table, last, "").await);
    assert!(mine.iter().any(|frame| frame["picked"].is_array()));
    for frame in &theirs {
        assert!(frame["position"]["question"].is_null() && frame["picked"].is_null());
        assert!(!frame.to_string().contains("seed"));
        if game == Played::Dominion {
            let hands = frame["position"]["view"]["players"].as_array().unwrap();
            assert!(hands.iter().all(|player| !player["hand"].is_object()), "a spectator sees no hand");
        }
    }
    for (visitor, eyes) in [(&ana, 1), (&stranger, 0), (&stranger, 9)] {
        let path = format!("/api/tables/{table}/film/frames?from=0&to=1&eyes={eyes}");
        let refused = visitor.clone().request("GET", &path, "", "").await;
        assert_eq!((refused.status, refused.body.contains("refused-eyes")), (403, true), "{}", refused.body);
    }
    let refused = ana.request("GET", &format!("/api/tables/{table}/replay"), "", "").await;
    assert_eq!((refused.status, refused.body.contains("refused-not-over")), (403, true), "the luck is a secret");
    let wanted = json!({"frame": 2, "seat": 0, "level": "beginner"});
    let refused = ana.post(&format!("/api/tables/{table}/continue"), &wanted).await;
    assert_eq!((refused.status, refused.body.contains("refused-not-over")), (400, true));
}

async fn a_file_becomes_a_table_again(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut visitor, table, over) = played(&house, game).await;
    let file = visitor.request("GET", &format!("/api/tables/{table}/replay"), "", "").await;
    assert_eq!(file.status, 200);
    assert!(file.headers.contains("attachment; filename=\"dominio-"));
    assert!(file.body.contains("\"undo\""), "what was taken back is in the file");
    let made = visitor.request("POST", "/api/replays", "", &file.body).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let id = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
    let film = json_of(&mut visitor, &format!("/api/tables/{id}/film")).await;
    assert_eq!(film["end"]["results"], over["end"]["results"]);
    assert_eq!(film["end"]["seed"], over["end"]["seed"]);
    let original = json_of(&mut visitor, &format!("/api/tables/{table}/film")).await;
    assert_eq!((&film["last"], &film["turns"]), (&original["last"], &original["turns"]));
    let mut watching = visitor.sit_at(&id).await;
    assert!(watching.is_over());
    watching.wish(&json!({"sit": {"seat": 0}})).await.unwrap();

    let mut broken: Value = serde_json::from_str(&file.body).unwrap();
    broken["entries"][1]["answer"]["picks"] = json!([999]);
    let mut of_another_end = serde_json::from_str::<Value>(&file.body).unwrap();
    of_another_end["hash"] = json!("0".repeat(32));
    let mut too_many_undos = serde_json::from_str::<Value>(&file.body).unwrap();
    too_many_undos["entries"].as_array_mut().unwrap().push(json!({"undo": {"answers": 100_000}}));
    let cut = file.body[..file.body.len() / 2].to_owned();
    let foreign = file.body.replacen("\"game\": \"", "\"game\": \"x", 1);
    for (text, key) in [
        (broken.to_string(), "error-replay-step"),
        (of_another_end.to_string(), "error-replay-hash"),
        (too_many_undos.to_string(), "error-replay-step"),
        (cut, "error-replay-syntax"),
        (foreign, "error-replay-game"),
        ("\u{1F984}".to_owned(), "error-replay-syntax"),
        (String::new(), "error-replay-syntax"),
    ] {
        let refused = visitor.request("POST", "/api/replays", "", &text).await;
        assert_eq!((refused.status, refused.body.contains(key)), (400, true), "{key}: {}", refused.body);
    }
}

/// Its luck is in the file: nobody shall play it on without knowing that somebody knows.
async fn a_file_that_stops_in_the_middle_is_a_game_that_is_over(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    for _ in 0..3 {
        client.play_one().await;
    }
    client.wish(&json!("resign")).await.unwrap();
    let file = visitor.request("GET", &format!("/api/tables/{table}/replay"), "", "").await.body;
    let made = visitor.request("POST", "/api/replays", "", &file).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let id = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
    let film = json_of(&mut visitor, &format!("/api/tables/{id}/film")).await;
    assert_eq!((&film["over"], &film["end"], &film["eyes"]), (&json!(true), &Value::Null, &json!([0, 1])));
    let again = visitor.request("GET", &format!("/api/tables/{id}/replay"), "", "").await;
    assert_eq!(again.body, file, "the file comes back as it was");
    let watching = visitor.sit_at(&id).await;
    assert_eq!(watching.state["stage"]["stopped"]["reason"]["key"], "room-closed", "{}", watching.state["stage"]);
    let wanted = json!({"frame": 1, "seat": 0, "level": "beginner"});
    assert_eq!(visitor.post(&format!("/api/tables/{id}/continue"), &wanted).await.status, 201);

    let mut endless: Value = serde_json::from_str(&file).unwrap();
    endless["entries"] = Value::Array(vec![endless["entries"][0].clone(); 20_001]);
    let refused = visitor.request("POST", "/api/replays", "", &endless.to_string()).await;
    assert_eq!((refused.status, refused.body.contains("error-replay-long")), (400, true), "{}", refused.body);
}

async fn a_film_keeps_those_who_played(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut visitor, table, _) = played(&house, game).await;
    let before = json_of(&mut visitor, &format!("/api/tables/{table}/film")).await;
    let mut client = visitor.sit_at(&table).await;
    client.wish(&json!("stand")).await.unwrap();
    let mut otto = house.visitor();
    otto.become_somebody("Otto").await;
    otto.sit_at(&table).await.wish(&json!({"sit": {"seat": 0}})).await.unwrap();
    let after = json_of(&mut visitor, &format!("/api/tables/{table}/film")).await;
    assert_eq!(after["seats"], before["seats"]);
    let none = visitor.request("GET", &format!("/api/tables/{table}/film?game=2"), "", "").await;
    assert_eq!((none.status, none.body.contains("refused-no-such-game")), (404, true), "{}", none.body);
}

async fn a_game_goes_on_from_the_middle(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut visitor, table, _) = played(&house, game).await;
    let film = json_of(&mut visitor, &format!("/api/tables/{table}/film")).await;
    let last = film["last"].as_u64().unwrap();
    let middle = last / 2;
    let then = frames(&mut visitor, &table, last, "").await[middle as usize].clone();
    let mut other = house.visitor();
    for seat in [0, 1] {
        let wanted = json!({"frame": middle, "seat": seat, "level": "beginner"});
        let made = other.post(&format!("/api/tables/{table}/continue"), &wanted).await;
        assert_eq!(made.status, 201, "{}", made.body);
        let id = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
        let stranger = frames(&mut house.visitor(), &id, middle, "").await;
        assert_eq!(stranger.last().unwrap()["position"]["view"], then["position"]["view"], "the same table");
        let mut client = other.sit_at(&id).await;
        assert_eq!(client.state["you"], seat);
        client.play_one().await;
    }
    for (frame, key) in [(last, "refused-no-such-moment"), (last + 1, "refused-no-such-moment")] {
        let wanted = json!({"frame": frame, "seat": 0, "level": "beginner"});
        let refused = other.post(&format!("/api/tables/{table}/continue"), &wanted).await;
        assert_eq!((refused.status, refused.body.contains(key)), (400, true), "{}", refused.body);
    }
    let wanted = json!({"frame": middle, "seat": 7, "level": "beginner"});
    let refused = other.post(&format!("/api/tables/{table}/continue"), &wanted).await;
    assert!(refused.status == 400 && refused.body.contains("refused-no-such-seat"), "{}", refused.body);
}

async fn bots_play_each_other(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let (mut visitor, id) = {
        let house = House::open(folder.path()).await;
        let mut visitor = house.visitor();
        let id = visitor.table(&game.usual(), &json!([{"bot": "beginner"}, {"bot": "beginner"}])).await;
        (visitor, id)
    };
    // whatever was played until the server stopped: whoever looks lets it go on
    let house = House::open(folder.path()).await;
    visitor.address = house.address;
    let mut film = json_of(&mut visitor, &format!("/api/tables/{id}/film")).await;
    for _ in 0..600 {
        if !film["end"].is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        film = json_of(&mut visitor, &format!("/api/tables/{id}/film")).await;
    }
    assert!(film["end"].is_object(), "bots play to the end with nobody there");
    assert_eq!(film["eyes"], json!([0, 1]));
    let refused =
        visitor.post("/api/tables", &json!({"game": game.usual(), "seats": [{"bot": "beginner"}, "open"]})).await;
    assert!(refused.body.contains("error-one-seat-is-yours"));
}

async fn wrong_requests_are_named(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let waiting = visitor.table(&game.usual(), &json!(["me", "open"])).await;
    for (path, status) in [
        ("/api/tables/nosuchtable1/film".to_owned(), 404),
        ("/api/tables/x/film".to_owned(), 404),
        (format!("/api/tables/{waiting}/film"), 404),
        (format!("/api/tables/{waiting}/film?game=2"), 404),
        (format!("/api/tables/{waiting}/film?game=-1"), 400),
        (format!("/api/tables/{waiting}/film/frames?from=a&to=b"), 400),
        (format!("/api/tables/{waiting}/film/frames"), 400),
    ] {
        assert_eq!(visitor.request("GET", &path, "", "").await.status, status, "{path}");
    }
    let large = "x".repeat(5 << 20);
    let refused = visitor.request("POST", "/api/replays", "", &large).await.status;
    assert!(refused == 413 || refused == 0, "too large, and perhaps cut off before it was sent: {refused}");
}

#[tokio::test]
async fn every_scenario_is_a_worked_example() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    for (game, topic, least) in [
        ("dominion", "militia", 5),
        ("dominion", "possession", 10),
        ("dominations", "growth", 10),
        ("dominations", "great-synod", 2),
    ] {
        let topics = json_of(&mut visitor, &format!("/api/examples/{game}")).await;
        let found = topics.as_array().unwrap().iter().find(|one| one["topic"] == topic).unwrap();
        let names = json_of(&mut visitor, &format!("/api/examples/{game}/{topic}")).await;
        let names = names.as_array().unwrap();
        assert_eq!(found["examples"], names.len());
        assert!(names.len() >= least, "{topic}: {}", names.len());
        for name in names.iter().step_by(3) {
            let path = format!("/api/examples/{game}/{topic}/{}", name["number"]);
            let example = json_of(&mut visitor, &path).await;
            assert_eq!(example["title"], name["title"]);
            assert!(example["text"].as_str().unwrap().starts_with("scenario \""), "{}", example["text"]);
            let frames = example["frames"].as_array().unwrap();
            assert!(!frames.is_empty());
            for frame in frames {
                assert_eq!(frame["you"], frame["position"]["asked"].get("decider").unwrap_or(&frame["you"]).clone());
            }
        }
    }
    // cards of Dominations have examples wherever they are used
    let topics = json_of(&mut visitor, "/api/examples/dominations").await;
    let shown: Vec<&str> = topics.as_array().unwrap().iter().map(|one| one["topic"].as_str().unwrap()).collect();
    let pack = ::dominations::pack::builtin();
    let without: Vec<&str> =
        pack.masteries.iter().map(|one| one.id.as_str()).filter(|id| !shown.contains(id)).collect();
    assert!(without.is_empty(), "{without:?}");
    assert!(pack.monuments.iter().any(|one| shown.contains(&one.id.as_str())));
    for path in ["/api/examples/chess", "/api/examples/dominion/nothing", "/api/examples/dominion/militia/0"] {
        let refused = visitor.request("GET", path, "", "").await;
        assert_eq!((refused.status, refused.body.contains("refused-no-such-example")), (404, true), "{path}");
    }
}

#[tokio::test]
async fn kingdoms_are_drawn_to_wishes() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let wish = json!({"kingdom": {"random": "base 5, dark_ages 5, need village, forbid attack, ban smithy"}});
    let drawn = visitor.post("/api/kingdoms", &wish).await;
    assert_eq!(drawn.status, 200, "{}", drawn.body);
    let drawn: Value = serde_json::from_str(&drawn.body).unwrap();
    assert_eq!(drawn["cards"].as_array().unwrap().len(), 10);
    let again = visitor.post("/api/kingdoms", &json!({"kingdom": {"code": drawn["code"]}})).await;
    let again: Value = serde_json::from_str(&again.body).unwrap();
    assert_eq!(again["cards"], drawn["cards"]);
    let ruled = json!({"kingdom": {"cards": drawn["cards"]}, "latest_rules": true, "shelters": true});
    let ruled: Value = serde_json::from_str(&visitor.post("/api/kingdoms", &ruled).await.body).unwrap();
    let again = visitor.post("/api/kingdoms", &json!({"kingdom": {"code": ruled["code"]}})).await;
    assert_eq!(serde_json::from_str::<Value>(&again.body).unwrap(), ruled, "a code says all of it");
    let coded = json!({"game": "dominion", "kingdom": {"code": ruled["code"]}});
    let table = visitor.table(&coded, &json!(["me", "open"])).await;
    let game = visitor.sit_at(&table).await.state["game"].clone();
    assert_eq!((&game["latest_rules"], &game["shelters"]), (&json!(true), &json!(true)));
    for (kingdom, key) in [
        (json!({"random": "need nonsense"}), "wish"),
        (json!({"code": "nonsense"}), "code"),
        (json!({"cards": ["moat"]}), "error-kingdom-size"),
        (json!({"recommended": "none"}), "error-unknown-kingdom"),
    ] {
        let refused = visitor.post("/api/kingdoms", &json!({"kingdom": kingdom})).await;
        assert_eq!((refused.status, refused.body.contains(key)), (400, true), "{}", refused.body);
    }
}
