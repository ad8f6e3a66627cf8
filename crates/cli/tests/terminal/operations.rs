//! Serving, and looking after what was served, as whoever runs a server does.

use super::{dominio, run};
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// A game between two beginners takes a moment.
const PATIENCE: Duration = Duration::from_secs(60);

struct Serving {
    server: Child,
    address: String,
    cookie: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Serving {
    fn start(db: &str) -> Serving {
        let options = ["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--db", db, "--no-search", "--verbose"];
        let mut command = dominio(&options);
        command.args(["--log", "json"]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut server = command.spawn().unwrap();
        let mut ready = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut ready).unwrap();
        let address = ready.split_once("http://").expect(&ready).1;
        let end = address.find(|c: char| c != '.' && c != ':' && !c.is_ascii_digit()).unwrap_or(address.len());
        let address = address[..end].trim_end_matches(['.', ':']).to_owned();
        Serving { server, address, cookie: String::new() }
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let (address, cookie, length) = (&self.address, &self.cookie, body.len());
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (headers, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(headers.starts_with("HTTP/1.1 20"), "{answer}");
        let cookie = headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some((cookie, _)) = cookie.and_then(|cookie| cookie.split_once(';')) {
            self.cookie = cookie.to_owned();
        }
        serde_json::from_str(body).unwrap()
    }

    /// Bots play a game to its end; the name of the table.
    fn game(&mut self) -> String {
        let game = json!({"game": "dominion", "kingdom": {"recommended": "first-game"}});
        let seats = json!([{"bot": "beginner"}, {"bot": "beginner"}]);
        let made = self.ask("POST", "/api/tables", &json!({"game": game, "seats": seats}));
        let table = made["id"].as_str().unwrap().to_owned();
        let since = Instant::now();
        while self.ask("GET", &format!("/api/tables/{table}/film"), &Value::Null)["over"] != true {
            assert!(since.elapsed() < PATIENCE, "bots play to the end");
            sleep(Duration::from_millis(100));
        }
        table
    }

    /// As the system does it; the log.
    fn stop(mut self) -> Vec<Value> {
        let kill = format!("kill {}", self.server.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert!(self.server.wait().unwrap().success(), "it ends by itself");
        let log = BufReader::new(self.server.stderr.take().unwrap()).lines();
        log.map(|line| serde_json::from_str(&line.unwrap()).expect("each line is JSON")).collect()
    }
}

#[test]
fn a_server_is_looked_after() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let [db, copy] = ["games.db", "copy.db"].map(|name| format!("sqlite:{}", path(name)));
    let admin = |language: &str, db: &str, task: &[&str]| {
        let (status, out, err) = run(&[&["--lang", language, "admin", "--db", db], task].concat());
        (status, if status == 0 { out } else { err })
    };
    let mut serving = Serving::start(&db);
    let table = serving.game();

    // while it serves
    let backup = path("backup.jsonl");
    let (status, out) = admin("es", &db, &["backup", &backup]);
    assert!(status == 0 && out.contains("filas están en") && out.contains("backup.jsonl"), "{out}");
    assert_eq!(admin("en", &db, &["reports"]), (0, "Nobody has reported anything.\n".to_owned()));
    let log = serving.stop();
    let told = |what: &str| log.iter().any(|line| line["message"] == what && line["table"] == table.as_str());
    assert!(told("a game has begun") && told("a game is over"), "{log:?}");
    assert!(log.iter().all(|line| line["level"].is_string() && line["timestamp"].is_string()), "{log:?}");

    let (status, out) = admin("en", &copy, &["restore", &backup]);
    assert!(status == 0 && out.contains("rows were read from"), "{out}");
    let (status, err) = admin("en", &copy, &["restore", &backup]);
    assert!(status == 2, "what is there is not written over: {err}");
    let replays = path("replays");
    let (status, out) = admin("es", &copy, &["export", &replays]);
    assert!(status == 0 && out.contains("Una partida está en"), "{out}");
    let replay = format!("{replays}/{table}.json");
    assert_eq!(run(&["replay", &replay]).0, 0);

    sleep(Duration::from_millis(1100)); // older than no day at all
    let (status, out) = admin("en", &copy, &["purge", "--guests", "0", "--games", "0"]);
    assert_eq!((status, out.as_str()), (0, "Forgotten: one guest, one table.\n"));
    let (status, out) = admin("es", &copy, &["purge", "--guests", "0", "--games", "0"]);
    assert_eq!((status, out.as_str()), (0, "0 invitados olvidados, 0 mesas borradas.\n"));
    let mut serving = Serving::start(&db);
    assert_eq!(
        serving.ask("GET", &format!("/api/tables/{table}/film"), &Value::Null)["over"],
        true,
        "the other is whole"
    );
}
