//! Somebody with a browser, reduced to what a proof needs: requests, a socket, and the parts of frames that matter.

use crate::Done;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

/// What a server that is well answers to long before.
pub(crate) const SOON: Duration = Duration::from_secs(30);

/// A socket reads so much at once: room for most frames. It is cleared for each read.
const READ_BUFFER: usize = 16 * 1024;

const PROTOCOL: u32 = server::protocol::PROTOCOL;

/// A browser: an address of its own, as a proxy would name it, and a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    server: SocketAddr,
    from: Ipv4Addr,
    cookie: Option<String>,
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Dominion,
    Dominations,
}

impl Game {
    pub(crate) const BOTH: [Game; 2] = [Game::Dominion, Game::Dominations];

    /// As a request for a table names it.
    fn options(self) -> Value {
        match self {
            Game::Dominion => json!({"game": "dominion", "kingdom": {"recommended": "first-game"}}),
            Game::Dominations => json!({"game": "dominations"}),
        }
    }
}

impl Person {
    pub(crate) fn new(server: SocketAddr, number: u32) -> Person {
        Person { server, from: Ipv4Addr::from_bits(0x0a00_0001 + number), cookie: None }
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Done<Value> {
        let failed = |e: std::io::Error| format!("{path}: {e}");
        let mut stream = TcpStream::connect(self.server).await.map_err(failed)?;
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let (server, from, body) = (self.server, self.from, body.to_string());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nX-Forwarded-For: {from}\r\n\
             Content-Length: {}\r\n{cookie}\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.map_err(failed)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(failed)?;
        let (headers, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if !headers.starts_with("HTTP/1.1 2") {
            return Err(format!("{path}: {answer}"));
        }
        let cookie = headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(serde_json::from_str(body).unwrap_or_default())
    }

    pub(crate) async fn become_somebody(&mut self, name: &str) -> Done {
        self.post("/api/me", &json!({"name": name})).await.map(drop)
    }

    /// A new table; its name.
    pub(crate) async fn table(&mut self, game: Game, seats: &Value) -> Done<String> {
        let made = self.post("/api/tables", &json!({"game": game.options(), "seats": seats})).await?;
        made["id"].as_str().map(str::to_owned).ok_or_else(|| format!("no table was made: {made}"))
    }

    pub(crate) async fn connect(&self, table: &str, since: Option<u32>) -> Done<Client> {
        let since = since.map_or(String::new(), |since| format!("&since={since}"));
        let address = format!("ws://{}/ws/{table}?protocol={PROTOCOL}{since}", self.server);
        let mut request = address.into_client_request().map_err(|e| e.to_string())?;
        let from = self.from.to_string().parse().map_err(|_| "an address")?;
        request.headers_mut().insert("X-Forwarded-For", from);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("Cookie", cookie.parse().map_err(|_| "a cookie")?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let connect = connect_async_with_config(request, Some(config), true); // without Nagle, as browsers do
        let connected = tokio::time::timeout(SOON, connect).await.map_err(|_| "no socket in time")?;
        let (socket, _) = connected.map_err(|e| format!("no socket: {e}"))?;
        let mut client = Client { socket, now: Now::default(), next_id: 1 };
        while !matches!(client.next().await?, Heard::News) {}
        Ok(client)
    }
}

/// One socket at a table.
pub(crate) struct Client {
    pub(crate) socket: Socket,
    pub(crate) now: Now,
    next_id: u32,
}

/// What the last news said.
#[derive(Default)]
pub(crate) struct Now {
    pub(crate) version: u32,
    pub(crate) moment: u32,
    pub(crate) question: Option<Box<RawValue>>,
    pub(crate) is_over: bool,
    pub(crate) is_playing: bool,
}

/// What a frame was.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A welcome, or news.
    News,
    Done(u32),
    /// And the key of the reason.
    Refused(u32, String),
    Other,
}

#[derive(Deserialize)]
struct Frame {
    #[serde(rename = "type")]
    kind: String,
    id: Option<u32>,
    version: Option<u32>,
    stage: Option<Stage>,
    reason: Option<Reason>,
}

#[derive(Deserialize)]
struct Reason {
    key: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Waiting,
    Private,
    Playing(Position),
    Over { position: Position },
    Stopped { reason: Reason },
}

#[derive(Deserialize)]
struct Position {
    moment: u32,
    question: Option<Box<RawValue>>,
}

/// What is asked, looked into only by whoever answers.
#[derive(Deserialize)]
pub(crate) struct Question<'a> {
    #[serde(borrow)]
    pub(crate) offers: Vec<Offer<'a>>,
    pub(crate) min: usize,
    pub(crate) max: usize,
    pub(crate) from: &'a str,
}

#[derive(Deserialize)]
pub(crate) struct Offer<'a> {
    #[serde(borrow)]
    pub(crate) choice: &'a RawValue,
    pub(crate) copies: usize,
}

impl Client {
    /// The next frame, of which note is taken.
    pub(crate) async fn next(&mut self) -> Done<Heard> {
        loop {
            let frame = tokio::time::timeout(SOON, self.socket.next()).await.map_err(|_| "nothing is heard")?;
            match frame {
                Some(Ok(Message::Text(text))) => return self.hear(&text),
                Some(Ok(Message::Close(reason))) => return Err(format!("the socket was closed: {reason:?}")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(format!("the socket has failed: {error}")),
                None => return Err("the socket has ended".to_owned()),
            }
        }
    }

    fn hear(&mut self, text: &str) -> Done<Heard> {
        let frame: Frame = serde_json::from_str(text).map_err(|e| format!("an unclear frame ({e}): {text}"))?;
        if let Some(version) = frame.version {
            self.now.version = version;
        }
        let id = frame.id.unwrap_or_default();
        match frame.stage {
            None => {
                return Ok(match frame.kind.as_str() {
                    "done" => Heard::Done(id),
                    "refused" => Heard::Refused(id, frame.reason.map(|reason| reason.key).unwrap_or_default()),
                    _ => Heard::Other,
                });
            }
            Some(Stage::Stopped { reason }) => return Err(format!("a game has stopped: {}", reason.key)),
            Some(Stage::Waiting | Stage::Private) => {
                (self.now.question, self.now.is_playing, self.now.is_over) = (None, false, false);
            }
            Some(Stage::Playing(Position { moment, question })) => {
                (self.now.moment, self.now.question) = (moment, question);
                (self.now.is_playing, self.now.is_over) = (true, false);
            }
            Some(Stage::Over { position }) => {
                (self.now.moment, self.now.question) = (position.moment, None);
                (self.now.is_playing, self.now.is_over) = (false, true);
            }
        }
        Ok(Heard::News)
    }

    /// The id under which it will be answered.
    pub(crate) async fn send(&mut self, wish: &Value) -> Done<u32> {
        let id = self.next_id;
        self.next_id += 1;
        let text = json!({"id": id, "do": wish}).to_string();
        self.socket.send(Message::text(text)).await.map_err(|e| format!("the socket has failed: {e}"))?;
        Ok(id)
    }

    /// Waits until a wish is done.
    pub(crate) async fn wish(&mut self, wish: &Value) -> Done {
        let id = self.send(wish).await?;
        loop {
            match self.next().await? {
                Heard::Done(done) if done == id => return Ok(()),
                Heard::Refused(refused, reason) if refused == id => {
                    return Err(format!("{wish} was refused: {reason}"));
                }
                _ => {}
            }
        }
    }
}
