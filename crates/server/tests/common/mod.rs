//! A server of its own for each test, and clients that talk to it as browsers do.
#![allow(dead_code, unused_macros, unused_imports)] // each test uses what it needs

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{
    Config, Limits, Server,
    store::{Database, Disk, Location},
};
use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinHandle,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::CloseFrame},
};

/// Nothing on loopback takes so long.
pub(crate) const SOON: Duration = Duration::from_secs(20);

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where those listen who watch over it.
    pub(crate) watched: Option<SocketAddr>,
    pub(crate) store: Arc<Database>,
    task: JoinHandle<()>,
}

impl Drop for House {
    fn drop(&mut self) {
        self.task.abort();
    }
}

pub(crate) fn config(folder: &Path) -> Config {
    Config {
        address: "127.0.0.1:0".parse().unwrap(),
        database: database(folder),
        origin: None,
        behind_proxy: false,
        operations: None,
        limits: Limits { frames: (2000, 2000), ..Limits::default() },
        menus: None,
        search_threads: 0,
        thinkers: 1,
        patience: Duration::from_secs(60),
        packs: Vec::new(),
    }
}

/// On SQLite, or on the PostgreSQL server that `DOMINIO_TEST_POSTGRES` names: a database of its own for each folder.
pub(crate) fn database(folder: &Path) -> Location {
    match std::env::var("DOMINIO_TEST_POSTGRES") {
        Ok(server) => Location::Postgres(format!("{server}/{}", database_name(folder))),
        Err(_) => Location::Sqlite(folder.join("test.db")),
    }
}

fn database_name(folder: &Path) -> String {
    format!("t{}", &blake3::hash(folder.to_string_lossy().as_bytes()).to_hex()[..24])
}

/// Something between the server and its database: a statement of whoever tampers with it.
pub(crate) async fn tamper(folder: &Path, statements: &[&str]) {
    let address = match database(folder) {
        Location::Sqlite(path) => format!("sqlite:{}", path.display()),
        Location::Postgres(address) => address,
    };
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&address).await.unwrap();
    for statement in statements {
        sqlx::query(sqlx::AssertSqlSafe((*statement).to_owned())).execute(&mut connection).await.unwrap();
    }
}

/// Takes the database away from a server that uses it, or brings it back: a file is moved, a server lets nobody in any more.
pub(crate) async fn is_there(folder: &Path, there: bool) {
    match database(folder) {
        Location::Sqlite(path) => {
            let elsewhere = path.with_extension("away");
            let (from, to) = if there { (&elsewhere, &path) } else { (&path, &elsewhere) };
            std::fs::rename(from, to).unwrap();
        }
        Location::Postgres(address) => {
            let (server, name) = address.rsplit_once('/').unwrap();
            let statements = [
                format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {there}"),
                format!(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND NOT {there}"
                ),
            ];
            let mut connection =
                <sqlx::AnyConnection as sqlx::Connection>::connect(&format!("{server}/postgres")).await.unwrap();
            for statement in statements {
                sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
            }
        }
    }
}

/// Makes the database, where that is not done by opening it.
pub(crate) async fn prepare(location: &Location) {
    let Location::Postgres(address) = location else { return };
    let (server, name) = address.rsplit_once('/').unwrap();
    sqlx::any::install_default_drivers();
    let mut connection =
        <sqlx::AnyConnection as sqlx::Connection>::connect(&format!("{server}/postgres")).await.unwrap();
    // one that is there already was made by the same test
    drop(sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await);
}

impl House {
    pub(crate) async fn open(folder: &Path) -> House {
        House::with(config(folder), |disk| disk).await
    }

    pub(crate) async fn with(config: Config, disk: impl FnOnce(Arc<dyn Disk>) -> Arc<dyn Disk>) -> House {
        prepare(&config.database).await;
        let server = Server::with_disk(config, disk).await.unwrap();
        let (address, watched, store) = (server.address(), server.watched(), server.store());
        let task = tokio::spawn(async move { server.run(std::future::pending()).await.unwrap() });
        House { address, watched, store, task }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { address: self.address, cookie: None }
    }
}

/// A browser: an address and a cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Visitor {
    pub(crate) async fn request(&mut self, method: &str, path: &str, more: &str, body: &str) -> Response {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let host =
            if more.to_lowercase().contains("host:") { String::new() } else { format!("Host: {}\r\n", self.address) };
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {length}\r\n{cookie}{more}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = Vec::new();
        stream.read_to_end(&mut text).await.unwrap();
        let text = String::from_utf8_lossy(&text).into_owned();
        let (headers, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = headers.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let cookie = headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Response { status, headers: headers.to_owned(), body: body.to_owned() }
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Response {
        self.request("POST", path, "", &body.to_string()).await
    }

    /// A new table; its name.
    pub(crate) async fn table(&mut self, game: &Value, seats: &Value) -> String {
        let made = self.post("/api/tables", &json!({"game": game, "seats": seats})).await;
        assert_eq!(made.status, 201, "{}", made.body);
        serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn become_somebody(&mut self, name: &str) {
        assert_eq!(self.post("/api/me", &json!({"name": name})).await.status, 200);
    }

    pub(crate) async fn sit_at(&self, table: &str) -> Client {
        self.connect(table, None).await
    }

    pub(crate) async fn connect(&self, table: &str, since: Option<u64>) -> Client {
        let mut client = self.knock(table, since).await;
        client.until(|message| message["type"] == "welcome").await;
        client
    }

    /// A socket over which nobody has been welcomed yet.
    pub(crate) async fn knock(&self, table: &str, since: Option<u64>) -> Client {
        let since = since.map_or(String::new(), |since| format!("&since={since}"));
        let mut request = format!("ws://{}/ws/{table}?protocol=2{since}", self.address).into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("Cookie", cookie.parse().unwrap());
        }
        let (socket, _) = connect_async_with_config(request, None, true).await.unwrap(); // without Nagle, as browsers do
        Client { socket, state: Value::Null, lines: Vec::new(), trouble: None, next_id: 1 }
    }
}

/// The games that tables are for: what a table, a disk or a client does is tested with each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Played {
    Dominion,
    Dominations,
}

impl Played {
    /// As a request for a table names it.
    pub(crate) fn usual(self) -> Value {
        match self {
            Played::Dominion => json!({"game": "dominion", "kingdom": {"recommended": "first-game"}}),
            Played::Dominations => json!({"game": "dominations"}),
        }
    }
}

/// Makes one test for each game of every function named.
macro_rules! for_each_game {
    ($($test:ident),* $(,)?) => {
        mod dominion {
            $(#[tokio::test] async fn $test() { super::$test(super::common::Played::Dominion).await })*
        }
        mod dominations {
            $(#[tokio::test] async fn $test() { super::$test(super::common::Played::Dominations).await })*
        }
    };
}
pub(crate) use for_each_game;

pub(crate) fn against_bot() -> Value {
    json!(["me", {"bot": "apprentice"}])
}

/// One socket at a table, and what it has been told.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The latest welcome or news, the one laid over the other.
    pub(crate) state: Value,
    pub(crate) lines: Vec<Value>,
    /// The key of what holds everybody up.
    pub(crate) trouble: Option<String>,
    next_id: u64,
}

impl Client {
    /// The next message, which is also taken note of. None when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let deadline = tokio::time::Instant::now() + SOON;
        loop {
            let frame = tokio::time::timeout_at(deadline, self.socket.next()).await.expect("something should come");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "trouble" {
                        self.trouble = message["reason"]["key"].as_str().map(str::to_owned);
                    }
                    if message["type"] == "welcome" || message["type"] == "news" {
                        self.lines.extend(message["lines"].as_array().unwrap().iter().cloned());
                        if self.state.is_null() {
                            self.state = json!({});
                        }
                        for (key, value) in message.as_object().unwrap() {
                            self.state[key] = value.clone();
                        }
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket should stay open");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Why the socket is closed.
    pub(crate) async fn closed(&mut self) -> Option<CloseFrame> {
        loop {
            match tokio::time::timeout(SOON, self.socket.next()).await.expect("the socket should be closed") {
                Some(Ok(Message::Close(frame))) => return frame,
                Some(Ok(_)) => {}
                _ => return None,
            }
        }
    }

    pub(crate) async fn send(&mut self, wish: &Value) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        self.raw(&json!({"id": id, "do": wish}).to_string()).await;
        id
    }

    pub(crate) async fn raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends a wish and waits until it is done or refused; the reason in the second case.
    pub(crate) async fn wish(&mut self, wish: &Value) -> Result<(), String> {
        let id = self.send(wish).await;
        let reply = self.until(|message| message["id"] == id).await;
        match reply["type"].as_str() {
            Some("done") => Ok(()),
            _ => Err(reply["reason"]["key"].as_str().unwrap().to_owned()),
        }
    }

    pub(crate) fn version(&self) -> u64 {
        self.state["version"].as_u64().unwrap()
    }
    pub(crate) fn position(&self) -> &Value {
        let stage = &self.state["stage"];
        if stage["playing"].is_object() { &stage["playing"] } else { &stage["over"]["position"] }
    }
    pub(crate) fn moment(&self) -> u64 {
        self.position()["moment"].as_u64().unwrap()
    }
    pub(crate) fn question(&self) -> Option<&Value> {
        Some(&self.position()["question"]).filter(|question| question.is_object())
    }
    pub(crate) fn is_over(&self) -> bool {
        self.state["stage"]["over"].is_object()
    }

    /// Waits until this client is asked or the game is over.
    pub(crate) async fn asked(&mut self) {
        while self.question().is_none() && !self.is_over() {
            self.next().await.expect("the game should go on");
        }
    }

    /// Picks a simple legal answer: the first offers, as few as allowed; buys the first thing that is no Copper or Curse.
    pub(crate) fn simple_answer(&self) -> Value {
        let question = self.question().expect("asked");
        let offers = question["offers"].as_array().unwrap();
        let id = |offer: &Value| offer["choice"]["card"].as_str().unwrap_or("").to_owned();
        let all = offers.iter().position(|offer| offer["choice"] == "all_treasures");
        let min = question["min"].as_u64().unwrap();
        let wanted = ["province", "gold", "silver"];
        let buy = wanted.iter().find_map(|card| offers.iter().position(|offer| id(offer) == *card));
        let mut picks: Vec<usize> = Vec::new();
        if let Some(index) = all.or(buy.filter(|_| question["from"] == "supply")) {
            picks.push(index);
        }
        'more: for (index, offer) in offers.iter().enumerate() {
            for _ in 0..offer["copies"].as_u64().unwrap() {
                if picks.len() as u64 >= min {
                    break 'more;
                }
                if picks.first() != Some(&index) || min > 1 {
                    picks.push(index);
                }
            }
        }
        json!({"answer": {"moment": self.moment(), "picks": picks}})
    }

    /// Answers one question.
    pub(crate) async fn play_one(&mut self) {
        self.asked().await;
        if !self.is_over() {
            let answer = self.simple_answer();
            let before = self.moment();
            self.wish(&answer).await.unwrap_or_else(|e| panic!("{e}: {answer} to {:?}", self.question()));
            while self.moment() == before {
                self.next().await.expect("news should come");
            }
        }
    }
}
