//! Accounts, the manners of tables, and what people do to one another there.

mod common;

use common::{House, Played, Visitor, against_bot, config, for_each_game, tamper};
use serde_json::{Value, json};
use server::Limits;

for_each_game!(
    an_account_deleted_in_the_middle_of_a_game,
    spectators_see_what_the_host_lets_them,
    who_only_watches_changes_nothing,
    the_host_takes_people_off_seats,
    clocks_run_for_those_who_decide,
);

async fn house_without_limits(folder: &tempfile::TempDir) -> House {
    let limits = Limits { passwords: 10_000, ..config(folder.path()).limits };
    House::with(server::Config { limits, ..config(folder.path()) }, |disk| disk).await
}

async fn me(visitor: &mut Visitor) -> Value {
    serde_json::from_str(&visitor.request("GET", "/api/me", "", "").await.body).unwrap()
}

fn ana(password: &str) -> Value {
    json!({"login": "Ana.M", "password": password})
}

#[tokio::test]
async fn an_account_is_the_same_person_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_without_limits(&folder).await;
    let (mut home, mut phone, mut stranger) = (house.visitor(), house.visitor(), house.visitor());
    home.become_somebody("Ana").await;
    let table = home.table(&Played::Dominion.usual(), &against_bot()).await;
    let made = home.post("/api/account", &ana("correct horse")).await;
    assert_eq!(made.status, 201, "{}", made.body);
    assert_eq!(home.post("/api/settings", &json!({"sound": false})).await.status, 204);

    assert_eq!(phone.post("/api/login", &ana("correct horse")).await.status, 200);
    let there = me(&mut phone).await;
    assert_eq!((&there["login"], &there["name"]), (&json!("ana.m"), &json!("Ana")));
    assert_eq!((&there["tables"][0]["id"], &there["settings"]["sound"]), (&json!(table), &json!(false)));
    let decides = phone.sit_at(&table).await.position()["asked"]["decider"] == 0;
    assert_eq!(there["tables"][0]["your_turn"], decides);
    let mut client = phone.sit_at(&table).await;
    assert_eq!(client.state["you"], 0, "the same seat");
    client.play_one().await;

    for (wrong, status, key) in [
        (json!({"login": "ana.m", "password": "correct horsf"}), 400, "error-wrong-password"),
        (json!({"login": "nobody", "password": "correct horse"}), 400, "error-wrong-password"),
        (json!({"login": "ana.m", "password": "x".repeat(10_000)}), 400, "error-wrong-password"),
        (json!({"login": "ana.m"}), 400, "error-request"),
    ] {
        let refused = stranger.post("/api/login", &wrong).await;
        assert_eq!((refused.status, refused.body.contains(key)), (status, true), "{}", refused.body);
    }
    for (wrong, key) in [
        (ana("correct horse"), "error-login-taken"),
        (json!({"login": "a", "password": "correct horse"}), "error-login"),
        (json!({"login": "another", "password": "short"}), "error-password"),
    ] {
        let refused = stranger.post("/api/account", &wrong).await;
        assert_eq!((refused.status, refused.body.contains(key)), (400, true), "{}", refused.body);
    }
    assert!(home.post("/api/account", &ana("correct horse")).await.body.contains("error-has-account"));

    let change = json!({"old": "correct horse", "new": "battery staple"});
    let mut kept = home.sit_at(&table).await;
    assert_eq!(home.post("/api/account/password", &change).await.status, 204);
    assert_eq!(client.closed().await.map(|frame| frame.code.into()), Some(4004_u16), "also at the table");
    assert_eq!(phone.sit_at(&table).await.state["you"], Value::Null);
    kept.wish(&json!({"say": {"text": "still here"}})).await.unwrap();
    assert_eq!(me(&mut phone).await["login"], Value::Null, "whoever knew the old one is out");
    assert!(home.post("/api/account/password", &change).await.body.contains("error-wrong-password"));
    assert_eq!(phone.post("/api/login", &ana("battery staple")).await.status, 200);
    assert_eq!(home.post("/api/account/elsewhere", &json!({})).await.status, 204);
    assert_eq!(me(&mut phone).await["login"], Value::Null);
    assert_eq!(me(&mut home).await["login"], "ana.m");

    let export = home.request("GET", "/api/account/export", "", "").await;
    let export: Value = serde_json::from_str(&export.body).unwrap();
    assert_eq!((&export["me"]["login"], &export["games"][0]["table"]), (&json!("ana.m"), &json!(table)));
    assert_eq!(export["games"][0]["replays"], json!([]), "the luck of a game that goes on is a secret");
    assert_eq!(export["games"][0]["said"], json!(["still here"]));
    assert!(!export.to_string().contains("argon2"));

    assert_eq!(home.post("/api/logout", &json!({})).await.status, 204);
    assert_eq!(kept.closed().await.map(|frame| frame.code.into()), Some(4004_u16));
    assert_eq!(me(&mut home).await["login"], Value::Null);
    assert_eq!(home.post("/api/settings", &json!({})).await.status, 403, "visitors have none");
}

#[tokio::test]
async fn passwords_cannot_be_tried_by_the_thousand() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::with(server::Config { behind_proxy: true, ..config(folder.path()) }, |disk| disk).await;
    let (mut ana_herself, mut phone, mut thief) = (house.visitor(), house.visitor(), house.visitor());
    let log_in = async |visitor: &mut Visitor, address: &str, password: &str| {
        let from = format!("X-Forwarded-For: {address}\r\n");
        visitor.request("POST", "/api/login", &from, &ana(password).to_string()).await.status
    };
    assert_eq!(ana_herself.post("/api/account", &ana("correct horse")).await.status, 201);
    let mut tried = 0;
    for number in 0..1000 {
        let status = log_in(&mut thief, "203.0.113.7", &format!("password {number}")).await;
        assert!(status == 400 || status == 429, "{status}");
        tried += u32::from(status == 400);
    }
    assert!(tried < 15, "{tried} of 1000 passwords were weighed");
    assert_eq!(me(&mut ana_herself).await["login"], "ana.m", "who is in stays in");
    assert_eq!(log_in(&mut phone, "198.51.100.2", "correct horse").await, 200, "who comes from elsewhere gets in");
    let change = json!({"old": "correct horse", "new": "battery staple"});
    assert_eq!(ana_herself.post("/api/account/password", &change).await.status, 204);
}

#[tokio::test]
async fn what_is_downloaded_is_also_of_tables_that_one_has_left() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut leaves, mut stays) = (house.visitor(), house.visitor());
    leaves.become_somebody("Ana").await;
    let table = stays.table(&Played::Dominion.usual(), &json!(["me", "open"])).await;
    stays.sit_at(&table).await.wish(&json!({"say": {"text": "grr"}})).await.unwrap();
    let mut client = leaves.sit_at(&table).await;
    client.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
    client.wish(&json!({"say": {"text": "hola"}})).await.unwrap();
    client.wish(&json!("stand")).await.unwrap();
    let line = client.lines.iter().find(|line| line["chat"]["text"] == "grr").unwrap();
    let report = json!({"version": line["version"], "reason": "not nice"});
    assert_eq!(leaves.post(&format!("/api/tables/{table}/report"), &report).await.status, 204);
    let export = leaves.request("GET", "/api/account/export", "", "").await;
    let export: Value = serde_json::from_str(&export.body).unwrap();
    assert_eq!(export["me"]["tables"], json!([]));
    assert_eq!((&export["games"][0]["table"], &export["games"][0]["said"]), (&json!(table), &json!(["hola"])));
    assert_eq!((&export["reports"][0]["table"], &export["reports"][0]["reason"]), (&json!(table), &json!("not nice")));
}

async fn an_account_deleted_in_the_middle_of_a_game(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = house_without_limits(&folder).await;
    let (mut leaves, mut stays) = (house.visitor(), house.visitor());
    leaves.become_somebody("Zenobia").await;
    stays.become_somebody("Luis").await;
    assert_eq!(leaves.post("/api/account", &ana("correct horse")).await.status, 201);
    let table = stays.table(&game.usual(), &json!(["me", "open"])).await;
    let mut going = leaves.sit_at(&table).await;
    going.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
    going.wish(&json!({"say": {"text": "hasta luego"}})).await.unwrap();
    going.wish(&json!({"ready": {"ready": true}})).await.unwrap();
    let refused = leaves.post("/api/account/delete", &json!({"password": "wrong one"})).await;
    assert!(refused.status == 400 && refused.body.contains("error-wrong-password"));
    let gone = leaves.post("/api/account/delete", &json!({"password": "correct horse"})).await;
    assert_eq!(gone.status, 204, "{}", gone.body);
    assert!(leaves.post("/api/login", &ana("correct horse")).await.body.contains("error-wrong-password"));

    let mut client = stays.sit_at(&table).await;
    let all = json!([client.state, client.lines]).to_string();
    assert!(!all.contains("Zenobia") && !all.contains("hasta luego"), "{all}");
    assert!(client.state["seats"][1]["who"]["bot"].is_object(), "a bot plays on");
    for _ in 0..4 {
        client.play_one().await;
    }
    let kept = house.store.records(&table).await.unwrap();
    assert!(kept.iter().all(|(body, _)| !body.contains("Zenobia") && !body.contains("hasta luego")));
}

async fn spectators_see_what_the_host_lets_them(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut ana, mut stranger) = (house.visitor(), house.visitor());
    stranger.become_somebody("Otto").await;
    let make = async |visitor: &mut Visitor, spectators: &str| {
        let wanted =
            json!({"game": game.usual(), "seats": ["me", {"bot": "beginner"}], "manners": {"spectators": spectators}});
        let made = visitor.post("/api/tables", &wanted).await;
        serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned()
    };

    let table = make(&mut ana, "delayed").await;
    let mut client = ana.sit_at(&table).await;
    let mut watcher = stranger.sit_at(&table).await;
    let mut behind = 0;
    for _ in 0..30 {
        client.play_one().await;
        client.asked().await;
        let now = stranger.sit_at(&table).await;
        assert!(now.version() <= client.version());
        behind += u32::from(now.version() < client.version());
        let film: Value =
            serde_json::from_str(&stranger.request("GET", &format!("/api/tables/{table}/film"), "", "").await.body)
                .unwrap();
        let own: Value =
            serde_json::from_str(&ana.request("GET", &format!("/api/tables/{table}/film"), "", "").await.body).unwrap();
        assert!(film["last"].as_u64() <= own["last"].as_u64());
        assert_eq!(now.position()["question"], Value::Null);
        // whoever was there all the time has been told the same
        while watcher.version() < now.version() {
            watcher.next().await.unwrap();
        }
        assert_eq!(
            (watcher.version(), watcher.position()["view"].clone()),
            (now.version(), now.position()["view"].clone())
        );
        assert_eq!(watcher.lines, now.lines);
    }
    assert!(behind > 5, "in the middle of turns they are behind: {behind}");
    let refused = watcher.wish(&json!({"answer": {"moment": client.moment(), "picks": []}})).await;
    assert_eq!(refused, Err("refused-not-seated".to_owned()));

    let table = make(&mut ana, "no").await;
    let mut client = ana.sit_at(&table).await;
    let watcher = stranger.sit_at(&table).await;
    assert_eq!(watcher.state["stage"], "private");
    client.play_one().await;
    let again = stranger.sit_at(&table).await;
    assert_eq!((&again.state["stage"], again.version()), (&json!("private"), watcher.version()));
    assert!(again.lines.iter().all(|line| !line.to_string().contains("log-") && !line.to_string().contains("told-")));
    let film = stranger.request("GET", &format!("/api/tables/{table}/film"), "", "").await;
    assert_eq!((film.status, film.body.contains("refused-private")), (403, true));
    client.wish(&json!("resign")).await.unwrap();
    let after = stranger.sit_at(&table).await;
    assert!(after.is_over() && after.lines.len() > again.lines.len(), "after the end everything is told");
}

async fn who_only_watches_changes_nothing(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut ana, mut otto) = (house.visitor(), house.visitor());
    otto.become_somebody("Otto").await;
    for spectators in ["live", "delayed", "no"] {
        let manners = json!({"spectators": spectators});
        let wanted = json!({"game": game.usual(), "seats": ["me", {"bot": "beginner"}], "manners": manners});
        let made = ana.post("/api/tables", &wanted).await;
        let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
        let mut client = ana.sit_at(&table).await;
        client.asked().await;
        let (moment, version) = (client.moment(), client.version());
        let wishes = [
            client.simple_answer(),
            json!({"undo": {"moment": moment}}),
            json!({"undo": {"moment": moment, "answers": 1}}),
            json!({"agree_to_undo": {"moment": moment, "agree": true}}),
            json!({"sit": {"seat": 0}}),
            json!({"sit": {"seat": 1}}),
            json!("stand"),
            json!({"bot": {"seat": 0, "level": "master"}}),
            json!({"bot": {"seat": 1, "level": "master"}}),
            json!({"free": {"seat": 0}}),
            json!({"free": {"seat": 1}}),
            json!({"ready": {"ready": true}}),
            json!("resign"),
            json!({"say": {"text": "hello"}}),
        ];
        for (who, watcher) in [("known", otto.sit_at(&table).await), ("nobody", house.visitor().sit_at(&table).await)] {
            let mut watcher = watcher;
            for wish in &wishes {
                let refused = watcher.wish(wish).await;
                assert!(refused.is_err(), "{spectators}, {who}: {wish}");
                assert!(who == "known" || refused == Err("refused-who".to_owned()), "{wish}: {refused:?}");
            }
        }
        assert_eq!(house.store.records(&table).await.unwrap().len() as u64, version, "{spectators}");
    }
}

async fn the_host_takes_people_off_seats(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut ana, mut otto, mut eva) = (house.visitor(), house.visitor(), house.visitor());
    for (visitor, name) in [(&mut ana, "Ana"), (&mut otto, "Otto"), (&mut eva, "Eva")] {
        visitor.become_somebody(name).await;
    }
    let wanted = json!({"game": game.usual(), "seats": ["me", "open", "open"], "manners": {"listed": true}});
    let made = ana.post("/api/tables", &wanted).await;
    let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
    let listed: Value = serde_json::from_str(&otto.request("GET", "/api/tables", "", "").await.body).unwrap();
    assert_eq!((&listed[0]["id"], &listed[0]["people"]), (&json!(table), &json!(["Ana"])));
    assert_eq!((&listed[0]["seats"], &listed[0]["free"]), (&json!(3), &json!(2)));

    let mut host = ana.sit_at(&table).await;
    assert_eq!(host.state["host"], true);
    let mut first = otto.sit_at(&table).await;
    assert_eq!(first.state["host"], false);
    first.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
    first.wish(&json!({"say": {"text": "grr"}})).await.unwrap();
    let mut second = eva.sit_at(&table).await;
    second.wish(&json!({"sit": {"seat": 2}})).await.unwrap();
    assert_eq!(second.wish(&json!({"free": {"seat": 1}})).await, Err("refused-not-now".to_owned()), "only the host");
    host.wish(&json!({"free": {"seat": 1}})).await.unwrap();
    assert_eq!(first.wish(&json!({"sit": {"seat": 1}})).await, Err("refused-removed".to_owned()));

    // who is blocked cannot sit down at other tables of hers either
    let line = host.lines.iter().find(|line| line["chat"]["text"] == "grr").unwrap().clone();
    let otto_id = line["chat"]["person"].as_str().unwrap().to_owned();
    let blocked = ana.post("/api/block", &json!({"person": otto_id, "block": true})).await;
    assert!(blocked.status == 200 && blocked.body.contains("Otto"), "{}", blocked.body);
    let other = ana.table(&game.usual(), &json!(["me", "open"])).await;
    let mut client = otto.sit_at(&other).await;
    assert_eq!(client.wish(&json!({"sit": {"seat": 1}})).await, Err("refused-removed".to_owned()));
    assert_eq!(ana.post("/api/block", &json!({"person": otto_id, "block": false})).await.status, 200);
    client.wish(&json!({"sit": {"seat": 1}})).await.unwrap();

    let report = json!({"version": line["version"], "reason": "not nice"});
    assert_eq!(ana.post(&format!("/api/tables/{table}/report"), &report).await.status, 204);
    let wrong = ana.post(&format!("/api/tables/{table}/report"), &json!({"version": 1})).await;
    assert!(wrong.body.contains("error-no-such-line"));
    let reports = house.store.reports(10).await.unwrap();
    assert_eq!((reports.len(), reports[0].reason.as_str()), (1, "not nice"));
}

async fn clocks_run_for_those_who_decide(game: Played) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (mut ana, mut luis) = (house.visitor(), house.visitor());
    let clock = json!({"seconds": 60, "more": 5});
    let wanted = json!({"game": game.usual(), "seats": ["me", "open"], "manners": {"clock": clock}});
    let made = ana.post("/api/tables", &wanted).await;
    let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
    let mut clients = [ana.sit_at(&table).await, {
        luis.become_somebody("Luis").await;
        let mut client = luis.sit_at(&table).await;
        client.wish(&json!({"sit": {"seat": 1}})).await.unwrap();
        client.wish(&json!({"ready": {"ready": true}})).await.unwrap();
        client
    }];
    for client in &mut clients {
        while !client.state["stage"]["playing"].is_object() {
            client.next().await.unwrap();
        }
    }
    let asked = clients[0].position()["asked"]["decider"].as_u64().unwrap() as usize;
    assert_eq!(clients[asked].state["ticking"], asked);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    clients[asked].play_one().await;
    let left = |state: &Value, seat: usize| state["clocks"][seat].as_i64().unwrap();
    let now = left(&clients[asked].state, asked);
    assert!(now <= 59_700 || (64_000..=64_700).contains(&now), "{now}: charged, and 5 s more if the other decides now");
    let other = 1 - asked;
    let decides = |client: &common::Client| client.state["ticking"].as_u64().unwrap() as usize;
    while clients[other].version() < clients[asked].version() {
        clients[other].next().await.unwrap();
    }
    let waiting = 1 - decides(&clients[0]);
    let early = clients[waiting].wish(&json!({"bot": {"seat": 1 - waiting, "level": "beginner"}})).await;
    assert_eq!(early, Err("refused-seat-taken".to_owned()), "there is time left");
    drop(clients);
    drop(house);

    // an hour passes in which the server is down, and one minute in which it was there
    let later = "UPDATE tables SET moved = moved - 3700";
    let up = "UPDATE uptimes SET started = started - 3700, alive = started - 3640";
    tamper(folder.path(), &[later, up]).await;
    let house = House::open(folder.path()).await;
    (ana.address, luis.address) = (house.address, house.address);
    let mut clients = [ana.sit_at(&table).await, luis.sit_at(&table).await];
    let seat = decides(&clients[0]);
    let now = left(&clients[0].state, seat);
    assert!((-2_000..=6_000).contains(&now), "{now}: charged for the minute, not for the hour");
    tamper(folder.path(), &["UPDATE tables SET moved = moved - 60", "UPDATE uptimes SET started = started - 60"]).await;
    drop(house);
    let house = House::open(folder.path()).await;
    (ana.address, luis.address) = (house.address, house.address);
    clients = [ana.sit_at(&table).await, luis.sit_at(&table).await];
    assert!(left(&clients[0].state, seat) <= 0);
    let late = json!({"bot": {"seat": seat, "level": "beginner"}});
    clients[1 - seat].wish(&late).await.unwrap();
    let nonsense =
        json!({"game": game.usual(), "seats": against_bot(), "manners": {"clock": {"seconds": 1, "more": 0}}});
    assert!(ana.post("/api/tables", &nonsense).await.body.contains("error-clock"));
}

#[tokio::test]
async fn those_who_watch_over_the_server_see_how_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let operations = Some("127.0.0.1:0".parse().unwrap());
    let house = House::with(server::Config { operations, ..config(folder.path()) }, |disk| disk).await;
    let mut visitor = house.visitor();
    let table = visitor.table(&Played::Dominion.usual(), &against_bot()).await;
    visitor.sit_at(&table).await.play_one().await;
    assert_eq!(visitor.request("GET", "/healthz", "", "").await.body, "ok\n");
    let public = visitor.request("GET", "/metrics", "", "").await.body;
    assert!(!public.contains("dominio_answers_total"), "not for everybody: {public}");
    let mut watcher = Visitor { address: house.watched.unwrap(), cookie: None };
    let figures = watcher.request("GET", "/metrics", "", "").await;
    assert_eq!(figures.status, 200);
    for name in [
        "dominio_answers_total{game=\"dominion\"}",
        "dominio_commit_seconds_bucket",
        "dominio_sockets",
        "dominio_rooms",
    ] {
        assert!(figures.body.contains(name), "{name}: {}", figures.body);
    }
    assert_eq!(watcher.request("GET", "/healthz", "", "").await.status, 200);
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_their_own_limits() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { people: 1, ..Limits::default() };
    let house = House::with(server::Config { limits, behind_proxy: true, ..config(folder.path()) }, |disk| disk).await;
    let mut statuses = Vec::new();
    for address in ["1.2.3.4", "1.2.3.4", "9.9.9.9, 5.6.7.8", "1.2.3.4, 5.6.7.8", "not an address"] {
        let more = format!("X-Forwarded-For: {address}\r\n");
        statuses.push(house.visitor().request("POST", "/api/me", &more, "{}").await.status);
    }
    assert_eq!(statuses, [200, 429, 200, 429, 200], "only what the proxy itself has added counts");
}
