//! One browser at one table: frames in, frames out.

use crate::{
    Shared,
    hall::{Hall, Refusal},
    limits::{FRAME, Gate, Socket},
    people::Ended,
    protocol::{FromServer, PROTOCOL, ToServer, Wish},
    room::{self, Asking, Frame, Join, Reply, Wisher},
    store::{Key, StoreError},
};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use content::Sentence;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::time::Duration;
use tokio::{
    sync::{
        broadcast::{self, error::RecvError},
        mpsc,
    },
    time::{Instant, interval, timeout},
};

/// What a client says as it connects.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Hello {
    /// The last version it has seen.
    since: Option<u32>,
    protocol: Option<u32>,
}

/// Who connects.
pub(crate) struct Visitor {
    who: Option<Wisher>,
    /// What the store knows their browser by.
    browser: Option<Key>,
    ended: broadcast::Receiver<Ended>,
    /// Whether more have ended at once than could be told.
    has_missed: bool,
}

impl Visitor {
    pub(crate) fn new(who: Option<Wisher>, browser: Option<Key>, ended: broadcast::Receiver<Ended>) -> Visitor {
        Visitor { who, browser, ended, has_missed: false }
    }

    /// Returns when they are not who they were any more. It may be given up and called again at any time.
    async fn is_gone(&mut self, hall: &Hall) {
        let Some(who) = &self.who else { return std::future::pending().await };
        loop {
            if self.has_missed {
                let Some(key) = self.browser else { return };
                let now = hall.store().person(&key).await;
                if !now.is_ok_and(|found| found.is_some_and(|(person, ..)| person == who.person)) {
                    return;
                }
                self.has_missed = false;
            }
            match self.ended.recv().await {
                Ok(ended) if !ended.is_about(who, self.browser) => {}
                Err(RecvError::Lagged(_)) => self.has_missed = true,
                _ => return,
            }
        }
    }
}

/// Why a socket is closed, in the range that is left to applications.
pub(crate) mod close {
    pub(crate) const TOO_FAST: u16 = 4001;
    pub(crate) const OTHER_PROTOCOL: u16 = 4002;
    pub(crate) const NO_SUCH_TABLE: u16 = 4003;
    /// The client shall come back: it was too slow, the table was put away, or its person has left this browser.
    pub(crate) const COME_BACK: u16 = 4004;
}

/// A reader who takes so long for a frame is gone.
const SEND: Duration = Duration::from_secs(10);
/// How often a sign of life is asked for, and how long to wait for one.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// A small one: most sockets hear nothing most of the time.
const READ_BUFFER: usize = 4096;
/// News and the word that a wish is done go out together. What is not sent takes no memory. One frame may be larger: nothing
/// more is taken for a reader as long as the socket does not take it.
const WRITE_BUFFER: usize = 256 * 1024;

pub(crate) fn prepared(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.max_message_size(FRAME).max_frame_size(FRAME).read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER)
}

/// Serves a socket until it closes. `_place` counts it as long as it lives.
pub(crate) async fn serve(
    socket: WebSocket,
    shared: Shared,
    mut visitor: Visitor,
    table: String,
    hello: Hello,
    _place: Socket,
) {
    let (mut out, mut inward) = socket.split();
    let (hall, gate) = (&shared.hall, &shared.gate);
    let mut stopping = shared.stopping.subscribe();
    let reason = async {
        if hello.protocol.is_some_and(|spoken| spoken != PROTOCOL) {
            return (close::OTHER_PROTOCOL, "protocol");
        }
        let (frames, mut sent) = mpsc::channel::<Frame>(room::FRAMES);
        let who = visitor.who.clone();
        let person = who.as_ref().map(|wisher| wisher.person);
        let handle = match enter(hall, &table, Join { person, since: hello.since, frames: frames.clone() }).await {
            Ok(handle) => handle,
            Err(Refusal::NotFound) => return (close::NO_SUCH_TABLE, "no such table"),
            Err(Refusal::Store(error)) => {
                drop(timeout(SEND, out.send(trouble(&error))).await);
                return (close::COME_BACK, "the store has failed");
            }
            Err(_) => return (close::COME_BACK, "try again"),
        };
        let (replies, mut replied) = mpsc::channel::<Frame>(room::FRAMES);
        drop(frames); // the room holds the only other end: when it lets go, we are cut off
        let (pace, talk) = (gate.frames(), Gate::talk());
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        // a wish that the table has not taken yet: nothing more is read meanwhile, but frames flow, however slow the disk is
        let mut waiting: Option<Asking> = None;
        loop {
            let message = tokio::select! {
                biased; // a table sends its news before it says that a wish is done, and so they arrive
                frame = sent.recv() => match frame {
                    Some(frame) => Message::Text(frame),
                    None => return (close::COME_BACK, "too slow"),
                },
                _ = stopping.wait_for(|stopping| *stopping) => return (close::COME_BACK, "the server restarts"),
                () = visitor.is_gone(hall) => return (close::COME_BACK, "somebody else now"),
                Some(frame) = replied.recv() => Message::Text(frame),
                taken = handle.wishes().reserve(), if waiting.is_some() => {
                    match (taken, waiting.take()) {
                        (Ok(place), Some(asking)) => {
                            place.send(asking);
                            heard = Instant::now(); // nothing could be heard meanwhile
                        }
                        _ => return (close::COME_BACK, "the table was put away"),
                    }
                    continue;
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE && waiting.is_none() {
                        return (close::COME_BACK, "silent");
                    }
                    Message::Ping(Default::default())
                }
                incoming = inward.next(), if waiting.is_none() && replies.capacity() > 0 => {
                    heard = Instant::now();
                    match incoming {
                        None | Some(Err(_)) | Some(Ok(Message::Close(_))) => return (axum::extract::ws::close_code::NORMAL, ""),
                        Some(Ok(Message::Text(_) | Message::Binary(_))) if !pace.allows() => {
                            return (close::TOO_FAST, "too fast");
                        }
                        Some(Ok(Message::Text(text))) => match (read(&text, &talk), who.clone()) {
                            (Err((id, reason)), _) => reply(&FromServer::Refused { id, reason }),
                            (Ok(asked), None) => {
                                reply(&FromServer::Refused { id: asked.id, reason: Sentence::new("refused-who") })
                            }
                            (Ok(ToServer { id, wish }), Some(wisher)) => {
                                let Ok(place) = replies.clone().try_reserve_owned() else {
                                    return (close::TOO_FAST, "too fast");
                                };
                                let reply = Reply::Socket { id, place };
                                match wish {
                                    // in a task of its own: it asks the store
                                    Wish::Sit { .. } => {
                                        let (hall, handle, table) = (hall.clone(), handle.clone(), table.clone());
                                        tokio::spawn(async move {
                                            reply.tell(sit(&hall, &handle, &table, wisher, wish).await);
                                        });
                                    }
                                    wish => waiting = Some(Asking { wisher, wish, reply }),
                                }
                                continue;
                            }
                        },
                        Some(Ok(Message::Binary(_))) => {
                            reply(&FromServer::Refused { id: 0, reason: Sentence::new("refused-frame") })
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    }
                }
            };
            // whatever else is ready goes with it
            let sending = async {
                let alive = matches!(message, Message::Ping(_));
                out.feed(message).await?;
                if alive {
                    out.feed(reply(&FromServer::Alive)).await?;
                }
                while let Ok(frame) = sent.try_recv().or_else(|_| replied.try_recv()) {
                    out.feed(Message::Text(frame)).await?;
                }
                out.flush().await
            };
            if !matches!(timeout(SEND, sending).await, Ok(Ok(()))) {
                return (close::COME_BACK, "too slow");
            }
        }
    };
    let (code, reason) = reason.await;
    drop(timeout(SEND, out.send(farewell(code, reason))).await);
}

/// Says why nobody can come now. A page cannot read why a socket was refused, so it is opened for that.
pub(crate) async fn turn_away(mut socket: WebSocket, error: StoreError, _place: Socket) {
    let goodbye = farewell(close::COME_BACK, "the store has failed");
    drop(timeout(SEND, socket.send(trouble(&error))).await);
    drop(timeout(SEND, socket.send(goodbye)).await);
}

fn trouble(error: &StoreError) -> Message {
    tracing::error!(%error, "the store has failed");
    reply(&FromServer::Trouble { reason: Some(Sentence::new(error.key())) })
}

fn farewell(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}

/// Whom the host has blocked does not sit down.
async fn sit(hall: &Hall, handle: &room::Handle, table: &str, wisher: Wisher, wish: Wish) -> Result<(), Sentence> {
    if hall.is_blocked(table, wisher.person).await.map_err(|error| Sentence::new(error.key()))? {
        return Err(Sentence::new("refused-removed"));
    }
    handle.wish(wisher, wish).await
}

/// A table may be put away at the moment somebody comes; then it is brought back.
async fn enter(hall: &Hall, table: &str, mut join: Join) -> Result<room::Handle, Refusal> {
    for _ in 0..3 {
        let handle = hall.room(table).await?;
        match handle.join(join).await {
            Ok(()) => return Ok(handle),
            Err(again) => join = again,
        }
    }
    Err(Refusal::Wrong(Sentence::new("refused-try-again")))
}

/// What a frame asks for, or what is wrong with it.
fn read(text: &str, talk: &crate::limits::Pace) -> Result<ToServer, (u32, Sentence)> {
    #[derive(Deserialize)]
    struct Number {
        id: u32,
    }
    let asked: ToServer = serde_json::from_str(text).map_err(|_| {
        let id = serde_json::from_str::<Number>(text).map_or(0, |number| number.id);
        (id, Sentence::new("refused-frame"))
    })?;
    match asked.wish {
        Wish::Say { .. } if !talk.allows() => Err((asked.id, Sentence::new("refused-too-fast"))),
        _ => Ok(asked),
    }
}

fn reply(message: &FromServer) -> Message {
    Message::Text(room::frame(message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Config, Limits, Server, accounts,
        store::{Location, Write},
    };
    use axum::{
        extract::State,
        http::{HeaderMap, header::COOKIE},
    };

    /// Otherwise strangers could close everybody's sockets by logging out again and again.
    #[tokio::test]
    async fn only_who_has_left_is_sent_away_however_many_have() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            address: "127.0.0.1:0".parse().unwrap(),
            database: Location::Sqlite(folder.path().join("games.db")),
            origin: None,
            behind_proxy: false,
            operations: None,
            limits: Limits::default(),
            menus: None,
            search_threads: 0,
            thinkers: 1,
            patience: Duration::from_secs(60),
            packs: Vec::new(),
        };
        let shared = Server::start(config).await.unwrap().shared;
        let key = [7; 32];
        shared.hall.write(vec![Write::Person { id: 1, key, now: 0 }]).await.unwrap();

        let (sender, receiver) = broadcast::channel(2);
        let ana = Wisher { person: 1, name: "Ana".to_owned() };
        let mut visitor = Visitor::new(Some(ana), Some(key), receiver);
        let others_leave = || (100..110).for_each(|other| drop(sender.send(Ended::One([other; 32]))));
        others_leave();
        let stays = timeout(Duration::from_millis(300), visitor.is_gone(&shared.hall)).await;
        assert!(stays.is_err(), "more than can be told have left, and Ana has not");
        shared.hall.write(vec![Write::EndSession { key }]).await.unwrap();
        others_leave();
        timeout(SEND, visitor.is_gone(&shared.hall)).await.expect("what was missed was about Ana");

        let mut told = shared.ended.subscribe();
        let mut invented = HeaderMap::new();
        invented.insert(COOKIE, format!("dominio={}", "a".repeat(52)).parse().unwrap());
        accounts::log_out(State(shared.clone()), invented).await.unwrap();
        assert!(told.try_recv().is_err(), "nobody is told of a browser that nobody knows");
    }
}
