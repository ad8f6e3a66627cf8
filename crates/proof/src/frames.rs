//! Broken and hostile frames, by the million, from people who watch, who sit elsewhere and who are nobody, beside games
//! that must go on as if nothing were.

use crate::{
    Done, Served,
    client::{Client, Game, Person},
    load::Times,
    player::{Dice, again, answer, listen, pairs, picks},
    process::Server,
};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio_tungstenite::tungstenite::Message;

#[derive(clap::Args)]
pub(crate) struct Frames {
    /// Frames to send
    #[arg(long, default_value_t = 10_000_000)]
    frames: u64,
    /// Games of two people that go on meanwhile
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// Sockets that send
    #[arg(long, default_value_t = 12)]
    sockets: u32,
}

/// Frames that are sent before their replies are waited for.
const AT_ONCE: u64 = 500;

pub(crate) async fn run(served: &Served, wanted: &Frames) -> Done {
    let mut server = Server::prepare(served, &["--behind-proxy", "--no-limits"])?;
    server.start().await?;
    let pairs = pairs(server.address, 0..wanted.games).await?;
    let tables: Vec<String> = pairs.iter().map(|(_, table, ..)| table.clone()).collect();
    let (stopping, sent) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let begun = Instant::now();
    let mut players = Vec::new();
    for (number, (_, _, _, clients)) in pairs.into_iter().enumerate() {
        players.push(tokio::spawn(play(clients, stopping.clone(), number as u64)));
    }
    let mut senders = Vec::new();
    for number in 0..wanted.sockets {
        let mut who = Person::new(server.address, 1_000_000 + number);
        let table = tables[number as usize % tables.len()].clone();
        let client = match number % 3 {
            // somebody who watches
            0 => {
                who.become_somebody("Eva").await?;
                who.connect(&table, None).await?
            }
            // nobody
            1 => who.connect(&table, None).await?,
            // somebody who plays against a bot
            _ => {
                let game = Game::BOTH[number as usize / 3 % 2];
                let table = who.table(game, &json!(["me", {"bot": "beginner"}])).await?;
                who.connect(&table, None).await?
            }
        };
        senders.push(tokio::spawn(send(client, wanted.frames, sent.clone(), u64::from(number))));
    }
    let told = sent.clone();
    let (all, telling) = (wanted.frames, stopping.clone());
    let teller = tokio::spawn(async move {
        while !telling.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_secs(10)).await;
            eprintln!("{} of {all} frames", told.load(Ordering::Relaxed).min(all));
        }
    });
    let mut answered = 0;
    for sender in senders {
        answered += sender.await.map_err(|e| e.to_string())??;
    }
    let took = begun.elapsed().as_secs_f64();
    stopping.store(true, Ordering::Relaxed);
    teller.abort();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.map_err(|e| e.to_string())??);
    }
    server.check()?;
    println!("{answered} frames, each answered, {took:.0} s ({:.0} a second)", answered as f64 / took);
    println!(
        "{} games beside them: {} answers, all taken; {}",
        wanted.games,
        times.len(),
        Times::of(times.into_iter()).shape()
    );
    Ok(())
}

/// Both people of a table: every answer of theirs must be taken.
async fn play(mut clients: [Client; 2], stopping: Arc<AtomicBool>, number: u64) -> Done<Vec<Duration>> {
    let mut dice = Dice::new(number);
    let mut times = Vec::new();
    while !stopping.load(Ordering::Relaxed) {
        if let Some(client) = clients.iter_mut().find(|client| client.now.question.is_some()) {
            let Some(question) = client.now.question.take() else { continue };
            let started = Instant::now();
            client.wish(&answer(client.now.moment, &picks(&question, &mut dice)?)).await?;
            times.push(started.elapsed());
            tokio::time::sleep(Duration::from_millis(100)).await;
        } else if clients.iter().all(|client| client.now.is_over) {
            again(&mut clients).await?;
        } else {
            listen(&mut clients).await?;
        }
    }
    Ok(times)
}

/// Sends until there were enough of all; how many were answered. Each one must be.
async fn send(client: Client, most: u64, sent: Arc<AtomicU64>, number: u64) -> Done<u64> {
    let mut dice = Dice::new(5000 + number);
    let (mut out, mut inward) = client.socket.split();
    let mut answered = 0;
    while sent.fetch_add(AT_ONCE, Ordering::Relaxed) < most {
        let frames = (0..AT_ONCE).map(|_| frame(&mut dice)).collect::<Vec<_>>();
        let sending = async {
            for frame in frames {
                out.feed(frame).await.map_err(|e| format!("a socket has failed: {e}"))?;
            }
            out.flush().await.map_err(|e| format!("a socket has failed: {e}"))
        };
        let reading = async {
            let mut replies = 0;
            while replies < AT_ONCE {
                let heard = tokio::time::timeout(crate::client::SOON, inward.next()).await;
                match heard.map_err(|_| format!("{} frames were not answered", AT_ONCE - replies))? {
                    Some(Ok(Message::Text(text))) => {
                        let kind = text.as_str();
                        replies += u64::from(
                            kind.starts_with(r#"{"type":"refused""#) || kind.starts_with(r#"{"type":"done""#),
                        );
                    }
                    Some(Ok(Message::Close(reason))) => return Err(format!("a socket was closed: {reason:?}")),
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(format!("a socket has failed: {error}")),
                    None => return Err("a socket has ended".to_owned()),
                }
            }
            Ok(())
        };
        let (sending, reading) = tokio::join!(sending, reading);
        sending?;
        reading?;
        answered += AT_ONCE;
    }
    Ok(answered)
}

/// A frame such as nobody's browser sends.
fn frame(dice: &mut Dice) -> Message {
    let whole = wish(dice).to_string();
    let text = match dice.below(10) {
        0..=2 => whole,
        3..=6 => broken(&whole, dice),
        7 => {
            let other = wish(dice).to_string();
            format!("{}{}", cut(&whole, dice), cut(&other, dice))
        }
        8 => (0..dice.below(200)).map(|_| char::from_u32(dice.below(0x3000) as u32).unwrap_or('?')).collect(),
        _ if dice.below(20) == 0 => "[".repeat(dice.below(16_000)),
        _ => {
            let bytes: Vec<u8> = (0..dice.below(100)).map(|_| dice.below(256) as u8).collect();
            return Message::binary(bytes);
        }
    };
    Message::text(text)
}

/// Something that could be wished for, with numbers that make sense and others that do not.
fn wish(dice: &mut Dice) -> Value {
    let number = |dice: &mut Dice| match dice.below(4) {
        0 => json!(dice.below(8)),
        1 => json!(dice.below(1000)),
        2 => json!(u64::from(u32::MAX) + 1 - dice.below(3) as u64),
        _ => json!(-(dice.below(100) as i64)),
    };
    let level = ["beginner", "master", "", "god"][dice.below(4)];
    let moment = number(dice);
    let wish = match dice.below(10) {
        0..=2 => {
            let picks: Vec<Value> = (0..dice.below(6)).map(|_| number(dice)).collect();
            json!({"answer": {"moment": moment, "picks": picks}})
        }
        3 => json!({"undo": {"moment": moment, "answers": number(dice)}}),
        4 => json!({"agree_to_undo": {"moment": moment, "agree": dice.below(2) == 0}}),
        5 => json!({"sit": {"seat": number(dice)}}),
        6 => json!({"bot": {"seat": number(dice), "level": level}}),
        7 => json!({"free": {"seat": number(dice)}}),
        8 => json!({"say": {"text": "x".repeat(dice.below(400))}}),
        _ => json!({"unheard_of": {"moment": moment}}),
    };
    json!({"id": number(dice), "do": wish})
}

fn cut(text: &str, dice: &mut Dice) -> String {
    text.chars().take(dice.below(text.len())).collect()
}

/// A few letters are others, gone or doubled.
fn broken(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(letters.len());
        match dice.below(3) {
            0 => letters[at] = char::from(dice.below(128) as u8),
            1 if letters.len() > 1 => drop(letters.remove(at)),
            _ => letters.insert(at, letters[at]),
        }
    }
    letters.into_iter().collect()
}
