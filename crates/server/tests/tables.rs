//! Tables as browsers know them: made, joined, played, undone, left, and found again after a restart.

mod common;

use common::{Client, House, Played, against_bot, config, for_each_game};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;

for_each_game!(
    a_whole_game_against_a_bot,
    stale_repeated_and_foreign_answers_change_nothing,
    games_go_on_after_a_restart,
    undo_is_free_or_asked_for,
    against_bots_everything_can_be_taken_back,
    people_leave_resign_and_come_back,
    a_bot_plays_on_for_somebody_who_is_gone,
    talk_is_text_and_has_a_limit,
    a_long_log_is_read_upwards,
);

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

async fn two_at_a_table(house: &House, game: Played) -> (Client, Client, String) {
    let (mut ana, mut luis) = (house.visitor(), house.visitor());
    ana.become_somebody("Ana").await;
    luis.become_somebody("Luis").await;
    let table = ana.table(&game.usual(), &json!(["me", "open"])).await;
    let mut first = ana.sit_at(&table).await;
    let mut second = luis.sit_at(&table).await;
    assert_eq!(second.state["you"], Value::Null);
    second.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
    second.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    while !second.state["stage"]["playing"].is_object() {
        second.next().await.unwrap();
    }
    while !first.state["stage"]["playing"].is_object() {
        first.next().await.unwrap();
    }
    (first, second, table)
}

async fn a_whole_game_against_a_bot(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    assert_eq!(client.state["you"], 0);
    while !client.is_over() {
        client.play_one().await;
    }
    let end = &client.state["stage"]["over"]["end"];
    let results = end["results"].as_array().unwrap();
    assert_eq!(results.len(), 2);
    for result in results {
        let parts = result["parts"].as_array().unwrap();
        let points: i64 = parts.iter().map(|part| part["points"].as_i64().unwrap()).sum();
        assert_eq!(points, result["score"].as_i64().unwrap(), "the points add up");
        let course = |number: usize| result["courses"][number]["values"].as_array().unwrap();
        assert_eq!(course(0).len() as u64, result["turns"].as_u64().unwrap() + 1);
        assert_eq!(course(0).last(), Some(&result["score"]));
        let start = match game {
            Played::Dominion => (&json!(3), &json!(7)), // three Estates and seven Coppers
            Played::Dominations => (&json!(0), &json!(0)),
        };
        assert_eq!((&course(0)[0], &course(1)[0]), start);
    }
    assert_eq!(end["seed"].as_str().unwrap().len(), 64, "no secret any more");
    assert!(results.iter().any(|result| result["won"] == true));
    if game == Played::Dominion {
        let again = json!({"game": "dominion", "kingdom": {"code": end["code"]}});
        assert_ne!(visitor.table(&again, &against_bot()).await, table, "the same cards again");
    }

    client.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    while client.is_over() {
        client.next().await.unwrap();
    }
    client.play_one().await;
}

#[tokio::test]
async fn two_people_see_only_what_they_may() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, table) = two_at_a_table(&house, Played::Dominion).await;
    let mut watcher = house.visitor().sit_at(&table).await;
    for _ in 0..12 {
        for (client, seat) in [(&first, 0), (&second, 1), (&watcher, 9)] {
            let players = client.position()["view"]["players"].as_array().unwrap();
            for (index, player) in players.iter().enumerate() {
                assert_eq!(player["hand"].is_object(), index == seat, "seat {seat} sees the hand of {index}");
            }
            let whole = client.state.to_string();
            assert!(!whole.contains("seed"), "no seed while the game runs");
        }
        let asked = first.position()["asked"]["decider"].as_u64().unwrap();
        assert_eq!(first.question().is_some(), asked == 0);
        assert_eq!(second.question().is_some(), asked == 1);
        assert!(watcher.question().is_none());
        let (active, other) = if asked == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
        active.play_one().await;
        while other.moment() < active.moment() {
            other.next().await.unwrap();
        }
        while watcher.moment() < active.moment() {
            watcher.next().await.unwrap();
        }
    }
    let drawn = |client: &Client, seat: u64| {
        let mine = |line: &&Value| {
            line["sentence"]["key"] == "log-drew-cards" && line["sentence"]["values"]["seat"]["number"] == seat
        };
        client.lines.iter().find(mine).unwrap()["sentence"]["values"]["cards"].clone()
    };
    assert!(drawn(&first, 0)["cards"].is_array(), "own cards are named");
    assert!(drawn(&first, 1)["sentence"].is_object(), "those of others are counted: {}", drawn(&first, 1));
    assert!(drawn(&watcher, 0)["sentence"].is_object() && drawn(&watcher, 1)["sentence"].is_object());
    assert_eq!(watcher.wish(&json!({"answer": {"moment": 0, "picks": []}})).await, Err("refused-who".to_owned()));
}

async fn stale_repeated_and_foreign_answers_change_nothing(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, _) = two_at_a_table(&house, game).await;
    let asked = first.position()["asked"]["decider"].as_u64().unwrap();
    let (active, other) = if asked == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
    let (answer, moment, version) = (active.simple_answer(), active.moment(), active.version());
    assert_eq!(other.wish(&answer).await, Err("refused-not-asked".to_owned()));
    let wrong = json!({"answer": {"moment": moment, "picks": [60000]}});
    assert_eq!(active.wish(&wrong).await, Err("refused-no-such-choice".to_owned()));
    let future = json!({"answer": {"moment": moment + 5, "picks": []}});
    assert_eq!(active.wish(&future).await, Err("refused-stale".to_owned()));
    active.wish(&answer).await.unwrap();
    active.wish(&answer).await.expect("the same answer again is done already");
    let stale = json!({"answer": {"moment": moment, "picks": []}});
    assert_eq!(active.wish(&stale).await, Err("refused-stale".to_owned()));
    while active.version() == version {
        active.next().await.unwrap();
    }
    assert_eq!((active.version(), active.moment()), (version + 1, moment + 1), "one answer was taken");
}

async fn games_go_on_after_a_restart(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    for _ in 0..9 {
        client.play_one().await;
    }
    client.asked().await;
    let before = client.state["stage"].clone();
    let version = client.version();
    drop(client);
    drop(house);

    let house = House::open(folder.path()).await;
    visitor.address = house.address;
    let mut again = visitor.connect(&table, Some(version - 3)).await;
    assert_eq!(again.state["stage"], before, "mid-question, as it was");
    let versions: Vec<u64> = again.lines.iter().map(|line| line["version"].as_u64().unwrap()).collect();
    assert!(versions.iter().all(|v| *v > version - 3), "only what was missed: {versions:?}");
    again.play_one().await;
    let me = visitor.request("GET", "/api/me", "", "").await;
    assert!(me.body.contains(&table), "{}", me.body);
}

async fn undo_is_free_or_asked_for(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, _) = two_at_a_table(&house, game).await;
    let asked = first.position()["asked"]["decider"].as_u64().unwrap();
    let (active, other) = if asked == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
    assert_eq!(active.position()["undo"], Value::Null);
    let start = active.position()["view"].clone();
    active.play_one().await; // all treasures: nothing is revealed
    assert_eq!(active.position()["undo"], "free");
    let undo = |client: &Client| json!({"undo": {"moment": client.moment()}});
    let wish = undo(active);
    active.wish(&wish).await.unwrap();
    while active.position()["view"] != start {
        active.next().await.unwrap();
    }
    assert!(active.lines.iter().any(|line| line["sentence"]["key"] == "room-undone"));
    assert_eq!(active.state["undone"].as_array().unwrap().len(), 1);

    while active.question().is_some() {
        active.play_one().await; // to the end of the turn: a new hand is drawn
    }
    assert_eq!(active.position()["undo"], "asks");
    while other.moment() < active.moment() {
        other.next().await.unwrap();
    }
    for agree in [false, true] {
        let wish = undo(active);
        active.wish(&wish).await.unwrap();
        assert_eq!(active.wish(&wish).await, Err("refused-undo-pending".to_owned()));
        while other.state["undo_asked"].is_null() {
            other.next().await.unwrap();
        }
        assert_eq!(other.state["undo_asked"]["by"], active.state["you"]);
        let moment = other.moment();
        other.wish(&json!({"agree_to_undo": {"moment": moment, "agree": agree}})).await.unwrap();
        while !active.state["undo_asked"].is_null() {
            active.next().await.unwrap();
        }
        while active.state["undo_asked"].is_null() && agree && active.question().is_none() {
            active.next().await.unwrap();
        }
        assert_eq!(active.question().is_some(), agree);
        while !other.state["undo_asked"].is_null() {
            other.next().await.unwrap();
        }
    }
}

async fn against_bots_everything_can_be_taken_back(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    let (start, mut answers) = (client.position()["view"].clone(), 0);
    for _ in 0..7 {
        client.play_one().await;
        answers += 1;
    }
    client.asked().await;
    for _ in 0..answers {
        assert_eq!(client.position()["undo"], "free");
        let moment = client.moment();
        client.wish(&json!({"undo": {"moment": moment}})).await.unwrap();
        while client.moment() == moment {
            client.next().await.unwrap();
        }
        client.asked().await;
    }
    assert_eq!(client.position()["view"], start);
    assert_eq!(client.position()["undo"], Value::Null);
    let again = visitor.sit_at(&table).await;
    assert!(again.state["undone"].as_array().unwrap().len() >= answers, "who comes later knows what was taken back");
}

/// The log of a table that has seen much is too long for one frame: whoever comes is sent its end, and reads on upwards.
async fn a_long_log_is_read_upwards(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&game.usual(), &against_bot()).await;
    let mut client = visitor.sit_at(&table).await;
    client.asked().await;
    let start = client.version();
    while client.version() < start + 900 {
        client.play_one().await;
        let moment = client.moment();
        client.wish(&json!({"undo": {"moment": moment}})).await.unwrap();
        while client.moment() == moment {
            client.next().await.unwrap();
        }
    }
    let version = client.version();
    let late = visitor.sit_at(&table).await;
    assert_eq!(late.state["from"], version - 300);
    let (mut lines, mut from) = (late.lines, version - 300);
    while from > 0 {
        let page = visitor.request("GET", &format!("/api/tables/{table}/log?to={from}"), "", "").await;
        let page: Value = serde_json::from_str(&page.body).unwrap();
        from = page["from"].as_u64().unwrap();
        lines.splice(0..0, page["lines"].as_array().unwrap().iter().cloned());
    }
    assert!(lines == client.lines, "the same as for those who were there");

    let back = visitor.connect(&table, Some(version - 20)).await;
    assert_eq!(back.state["from"], version - 20, "what is known already is not sent again");
    let gone_long = visitor.connect(&table, Some(version - 301)).await;
    assert_eq!(gone_long.state["from"], version - 300);
    let everything = house.visitor().request("GET", &format!("/api/tables/{table}/log?to=4000000000"), "", "").await;
    assert!(everything.status == 200 && everything.body.contains(&format!("\"from\":{}", version - 300)));
    for (path, status) in
        [("aaaabbbbcccc/log?to=5", 404), (&format!("{table}/log?to=x"), 400), (&format!("{table}/log"), 400)]
    {
        assert_eq!(visitor.request("GET", &format!("/api/tables/{path}"), "", "").await.status, status, "{path}");
    }
}

async fn people_leave_resign_and_come_back(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, table) = two_at_a_table(&house, game).await;
    assert_eq!(first.wish(&json!({"bot": {"seat": 1, "level": "master"}})).await, Err("refused-seat-taken".to_owned()));
    second.wish(&json!("stand")).await.unwrap();
    while first.state["seats"][1]["who"]["bot"].is_null() {
        first.next().await.unwrap();
    }
    assert_eq!(first.state["seats"][1]["who"]["bot"]["instead_of"], "Luis");
    first.play_one().await;
    second.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
    assert_eq!(second.wish(&json!({"sit": {"seat": 0}})).await, Err("refused-seated-already".to_owned()));
    let mut eva = house.visitor();
    eva.become_somebody("Eva").await;
    let mut eva = eva.sit_at(&table).await;
    assert_eq!(eva.wish(&json!({"sit": {"seat": 1}})).await, Err("refused-seat-taken".to_owned()));
    assert_eq!(eva.wish(&json!("resign")).await, Err("refused-not-seated".to_owned()));
    second.wish(&json!("resign")).await.unwrap();
    while !first.is_over() {
        first.next().await.unwrap();
    }
    let end = &first.state["stage"]["over"]["end"];
    assert_eq!(end["resigned"], true);
    assert_eq!((&end["results"][0]["won"], &end["results"][1]["won"]), (&json!(true), &json!(false)));
    for client in [&mut first, &mut second] {
        client.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    }
    while first.is_over() {
        first.next().await.unwrap();
    }
    assert_eq!(first.state["seats"][1]["resigned"], false, "a rematch");
}

async fn a_bot_plays_on_for_somebody_who_is_gone(game: Played) {
    let folder = folder();
    let patience = Duration::from_millis(1500);
    let house = House::with(Config { patience, ..config(folder.path()) }, |disk| disk).await;
    let (mut first, second, _) = two_at_a_table(&house, game).await;
    drop(second);
    let is = |presence| move |message: &Value| message["type"] == "present" && message["seats"][1] == presence;
    let bot = json!({"bot": {"seat": 1, "level": "master"}});
    first.until(is("away")).await;
    assert_eq!(first.wish(&bot).await, Err("refused-seat-taken".to_owned()), "they may come back");
    first.until(is("gone")).await;
    first.wish(&bot).await.unwrap();
    assert_eq!(first.state["seats"][1]["who"]["bot"]["instead_of"], "Luis");
}

async fn talk_is_text_and_has_a_limit(game: Played) {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, _) = two_at_a_table(&house, game).await;
    first.wish(&json!({"say": {"text": " <script>alert(1)</script>\u{7} "}})).await.unwrap();
    let said = |client: &Client| client.lines.iter().rev().find_map(|line| line["chat"].as_object().cloned());
    while said(&second).is_none() {
        second.next().await.unwrap();
    }
    assert_eq!(said(&second).unwrap()["text"], "<script>alert(1)</script>");
    assert_eq!(said(&second).unwrap()["name"], "Ana");
    assert_eq!(first.wish(&json!({"say": {"text": " "}})).await, Err("refused-nothing-said".to_owned()));
    let mut refused = 0;
    for _ in 0..8 {
        refused += u32::from(first.wish(&json!({"say": {"text": "hola"}})).await.is_err());
    }
    assert!(refused >= 3, "{refused}");
    first.play_one_or_wait().await;
}

impl Client {
    async fn play_one_or_wait(&mut self) {
        if self.question().is_some() {
            self.play_one().await;
        }
    }
}

#[tokio::test]
async fn what_was_dealt_is_for_its_player_alone() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, table) = two_at_a_table(&house, Played::Dominations).await;
    let mut watcher = house.visitor().sit_at(&table).await;
    let dealt = |client: &Client| client.position()["view"]["dealt"].clone();
    assert!(dealt(&first).is_object() && dealt(&second).is_object() && dealt(&watcher).is_null());
    assert_ne!(dealt(&first), dealt(&second));
    first.play_one().await; // the objective
    second.until(|message| message["type"] == "news").await;
    assert_eq!(dealt(&second)["objective"], Value::Null, "of the others only who has chosen");
    let lines = |client: &Client| client.lines.iter().map(Value::to_string).collect::<String>();
    assert!(lines(&first).contains("told-objective-kept"));
    assert!(lines(&second).contains("told-objective-chosen") && !lines(&second).contains("told-objective-kept"));
    watcher.until(|message| message["type"] == "news").await;
    assert!(!lines(&watcher).contains("told-objective-kept"));
    for client in [&first, &second, &watcher] {
        assert!(!client.state.to_string().contains("seed"), "no seed while the game runs");
    }
}

#[tokio::test]
async fn a_turn_can_be_taken_again_from_any_step() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (mut first, mut second, _) = two_at_a_table(&house, Played::Dominations).await;
    let asks = |client: &Client, step| client.question().is_some_and(|question| question["from"] == step);
    let mut start = Value::Null;
    // The deal is left to chance: in some turns nothing can be built, and the next player is asked at once.
    let client = loop {
        let asked = first.position()["asked"]["decider"] == 0;
        let (active, other) = if asked { (&mut first, &mut second) } else { (&mut second, &mut first) };
        if asks(active, "growth") && active.position()["steps"] == json!([]) {
            start = active.position()["view"].clone();
        }
        if asks(active, "construction") {
            break active;
        }
        active.play_one().await;
        while other.moment() < active.moment() {
            other.next().await.unwrap();
        }
    };
    let answers = client.position()["steps"][0]["answers"].as_u64().unwrap();
    assert_eq!(client.position()["steps"], json!([{"step": "growth", "answers": answers}]));
    assert!(answers >= 2, "a tile and its place");
    let back = |client: &Client, answers: u64| json!({"undo": {"moment": client.moment(), "answers": answers}});
    let too_far = back(client, answers + 1);
    assert_eq!(client.wish(&too_far).await, Err("refused-no-undo".to_owned()), "only to the first answer of a step");
    let wish = back(client, answers);
    client.wish(&wish).await.unwrap();
    while client.position()["view"] != start {
        client.next().await.unwrap();
    }
    assert!(asks(client, "growth") && client.position()["steps"] == json!([]));
}

#[tokio::test]
async fn packs_and_switches_of_dominations() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let all: Value = serde_json::from_str(&visitor.request("GET", "/api/packs", "", "").await.body).unwrap();
    let (pack, mut switches) = (&all["packs"][0]["pack"], all["switches"].clone());
    let path = format!("/api/packs/{}/{}", pack["id"].as_str().unwrap(), pack["hash"].as_str().unwrap());
    let printed: Value = serde_json::from_str(&visitor.request("GET", &path, "", "").await.body).unwrap();
    for (what, number) in [("tiles", 90), ("masteries", 72), ("monuments", 12), ("objectives", 16), ("roles", 6)] {
        assert_eq!(printed[what].as_array().unwrap().len(), number, "{what}");
    }
    let missing = visitor.request("GET", "/api/packs/nowhere/00", "", "").await;
    assert!(missing.status == 404 && missing.body.contains("error-dominations-pack"), "{}", missing.body);

    switches["ages"] = json!(1);
    switches["turns_per_age"] = json!(1);
    let game = json!({"game": "dominations", "pack": pack, "switches": switches});
    let table = visitor.table(&game, &json!(["me", {"bot": "beginner"}, {"bot": "master"}, {"bot": "expert"}])).await;
    let mut client = visitor.sit_at(&table).await;
    assert_eq!(client.state["game"]["switches"], switches);
    while !client.is_over() {
        client.play_one().await;
    }
    assert_eq!(client.state["stage"]["over"]["end"]["results"][0]["turns"], 1, "as the switches say");

    switches["turns_per_age"] = json!(99);
    let wrong = [
        (json!({"game": "dominations", "switches": switches}), "error-dominations-switches"),
        (json!({"game": "dominations", "pack": {"id": "nowhere", "hash": "00"}}), "error-dominations-pack"),
        (json!({"game": "dominations", "switches": {}}), "error-request"),
        (json!({"game": "chess"}), "error-request"),
    ];
    for (game, key) in wrong {
        let answer = visitor.post("/api/tables", &json!({"game": game, "seats": against_bot()})).await;
        assert_eq!(answer.status, 400);
        assert!(answer.body.contains(key), "{game}: {}", answer.body);
    }
    let seats = json!(["me", "open", "open", "open", "open"]);
    let five = visitor.post("/api/tables", &json!({"game": Played::Dominations.usual(), "seats": seats})).await;
    assert!(five.status == 400 && five.body.contains("error-dominations-seats"), "{}", five.body);
}

#[tokio::test]
async fn tables_with_options_and_wrong_ones() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let mut visitor = house.visitor();
    let kingdoms = [
        json!({"random": ""}),
        json!({"random": "base 5, intrigue, need village"}),
        json!({"code": "2GH0J4-GK2GAH-E60W3R-FYHRX1"}),
        json!({"cards": ["cellar", "chapel", "moat", "village", "witch", "militia", "golem", "cultist", "nobles", "count"]}),
    ];
    for kingdom in kingdoms {
        let game = json!({"game": "dominion", "kingdom": kingdom, "latest_rules": true, "shelters": true, "show_points": true});
        let table = visitor.table(&game, &json!([{"bot": "master"}, "me", {"bot": "beginner"}])).await;
        let mut client = visitor.sit_at(&table).await;
        client.asked().await;
        assert_eq!(client.state["you"], 1);
        assert_eq!(client.position()["points"].as_array().unwrap().len(), 3, "points are shown");
        client.play_one().await;
    }
    let wrong = [
        (json!({"recommended": "nowhere"}), "error-unknown-kingdom"),
        (json!({"random": "purple cards"}), "error-wish"),
        (json!({"code": "AAAAAA-AAAAAA-AAAAAA-AAAAAA"}), "error-code-check"),
        (json!({"cards": ["cellar"]}), "error-kingdom-size"),
        (json!({"cards": ["unicorn"]}), "error-unknown-card"),
        (json!({"dice": 6}), "error-request"),
    ];
    for (kingdom, key) in wrong {
        let game = json!({"game": "dominion", "kingdom": kingdom});
        let answer = visitor.post("/api/tables", &json!({"game": game, "seats": against_bot()})).await;
        assert_eq!(answer.status, 400);
        assert!(answer.body.contains(key), "{kingdom}: {}", answer.body);
    }
    for seats in [json!(["me"]), json!(["open", "open"]), json!(["me", "me"]), json!(vec!["me"; 7])] {
        let answer = visitor.post("/api/tables", &json!({"game": Played::Dominion.usual(), "seats": seats})).await;
        assert_eq!(answer.status, 400, "{seats}");
    }
}
