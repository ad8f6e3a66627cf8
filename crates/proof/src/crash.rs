//! Power cuts: the server is killed at random moments under load and started again. Whatever it had acknowledged must
//! be there, once, and whoever was cut off goes on by themselves.

use crate::{
    Done, Served,
    client::{Client, Heard, Person},
    load::Times,
    player::{Dice, answer, pairs, picks},
    process::Server,
};
use serde_json::{Value, json};
use server::store::Database;
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

#[derive(clap::Args)]
pub(crate) struct Crash {
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// Games of two people, half Dominion, half Dominations
    #[arg(long, default_value_t = 40)]
    games: u32,
}

/// Who is not back after this time will not come back.
const FOREVER: Duration = Duration::from_secs(60);
/// The server lives so long at most before it is killed again, in milliseconds.
const LIFE: usize = 1000;

/// What one table was told, and what it has acknowledged, by moment.
#[derive(Default)]
struct History {
    sent: HashMap<u32, Vec<u16>>,
    acknowledged: HashMap<u32, Vec<u16>>,
}

struct Shared {
    stopping: AtomicBool,
    acknowledged: AtomicU64,
    /// How long players were without a socket.
    away: Mutex<Vec<Duration>>,
}

pub(crate) async fn run(served: &Served, crash: &Crash) -> Done {
    let mut server = Server::prepare(served, &["--behind-proxy"])?;
    server.start().await?;
    let shared =
        Arc::new(Shared { stopping: AtomicBool::new(false), acknowledged: AtomicU64::new(0), away: Mutex::default() });
    let mut players = Vec::new();
    for (number, (_, table, people, clients)) in pairs(server.address, 0..crash.games).await?.into_iter().enumerate() {
        let seated = |(person, client)| Seated { person, table: table.clone(), client: Some(client) };
        let seats = people.into_iter().zip(clients).map(seated).collect();
        players.push(tokio::spawn(play(seats, shared.clone(), number as u64)));
    }
    let mut dice = Dice::new(1);
    let mut starts = Vec::new();
    for kill in 1..=crash.kills {
        tokio::time::sleep(Duration::from_millis(1 + dice.below(LIFE) as u64)).await;
        server.check()?;
        server.kill().await?;
        starts.push(server.start().await?);
        if kill % 20 == 0 {
            eprintln!("killed {kill} times, {} answers acknowledged", shared.acknowledged.load(Ordering::Relaxed));
        }
    }
    shared.stopping.store(true, Ordering::Relaxed);
    let mut histories = Vec::new();
    for player in players {
        histories.push(player.await.map_err(|e| e.to_string())??);
    }
    server.kill().await?;
    let location = server.database.parse().map_err(|()| "a database")?;
    let store = Database::open(&location).await.map_err(|e| e.to_string())?;
    let (mut written, mut lost, mut doubled) = (0, 0, 0);
    for (table, history) in &histories {
        let records = store.records(table).await.map_err(|e| e.to_string())?;
        let answers = answers(&records)?;
        written += answers.len();
        lost += history.acknowledged.iter().filter(|(moment, picks)| answers.get(moment) != Some(picks)).count();
        // an answer that nobody gave at that moment is one that was taken twice
        doubled += answers.iter().filter(|(moment, picks)| history.sent.get(moment) != Some(picks)).count();
    }
    let acknowledged: usize = histories.iter().map(|(_, history)| history.acknowledged.len()).sum();
    println!(
        "{} kills, {} games: {acknowledged} answers acknowledged, {written} written; {lost} lost, {doubled} doubled",
        crash.kills, crash.games
    );
    let away = std::mem::take(&mut *shared.away.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    println!("back: {}", Times::of(starts.into_iter()).shape());
    println!("players without a socket, {} times: {}", away.len(), Times::of(away.into_iter()).shape());
    if lost + doubled > 0 { Err("answers were lost or doubled".to_owned()) } else { Ok(()) }
}

/// The answers of a table, by the moment at which they were given.
fn answers(records: &[(String, String)]) -> Done<HashMap<u32, Vec<u16>>> {
    let mut answers = HashMap::new();
    let mut moment = 0;
    for (body, _) in records {
        let record: Value = serde_json::from_str(body).map_err(|e| format!("{e}: {body}"))?;
        match record["record"].as_str() {
            Some("answered") => {
                let picks = serde_json::from_value(record["picks"].clone()).map_err(|e| format!("{e}: {body}"))?;
                answers.insert(moment, picks);
                moment += 1;
            }
            Some("began") => moment += 1,
            Some("sat" | "ready") => {}
            _ => return Err(format!("nobody asked for this: {body}")),
        }
    }
    Ok(answers)
}

/// A person who comes back whenever the socket is lost.
struct Seated {
    person: Person,
    table: String,
    client: Option<Client>,
}

impl Seated {
    async fn client(&mut self, shared: &Shared) -> Done<&mut Client> {
        if self.client.is_none() {
            let since = Instant::now();
            let client = loop {
                match self.person.connect(&self.table, None).await {
                    Ok(client) => break client,
                    Err(e) if since.elapsed() > FOREVER => {
                        return Err(format!("{}: nobody comes back: {e}", self.table));
                    }
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            };
            shared.away.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(since.elapsed());
            self.client = Some(client);
        }
        Ok(self.client.as_mut().expect("just connected"))
    }

    /// Sends an answer until it is acknowledged: once more after each crash, as browsers do.
    async fn insist(&mut self, shared: &Shared, history: &mut History, moment: u32, picks: Vec<u16>) -> Done {
        history.sent.insert(moment, picks.clone());
        loop {
            let client = self.client(shared).await?;
            let Ok(id) = client.send(&answer(moment, &picks)).await else {
                self.client = None;
                continue;
            };
            loop {
                match client.next().await {
                    Ok(Heard::Done(done)) if done == id => {
                        history.acknowledged.insert(moment, picks);
                        shared.acknowledged.fetch_add(1, Ordering::Relaxed);
                        return Ok(());
                    }
                    Ok(Heard::Refused(refused, reason)) if refused == id => {
                        return Err(format!("{}: {picks:?} at moment {moment} was refused: {reason}", self.table));
                    }
                    Ok(_) => {}
                    Err(_) => {
                        self.client = None;
                        break;
                    }
                }
            }
        }
    }
}

/// Both people of a table, until it is enough.
async fn play(mut seats: Vec<Seated>, shared: Arc<Shared>, number: u64) -> Done<(String, History)> {
    let mut dice = Dice::new(1000 + number);
    let mut history = History::default();
    while !shared.stopping.load(Ordering::Relaxed) {
        for seated in &mut seats {
            seated.client(&shared).await?;
        }
        let is_over = |seated: &Seated| seated.client.as_ref().is_some_and(|client| client.now.is_over);
        let asked = |seated: &Seated| seated.client.as_ref().is_some_and(|client| client.now.question.is_some());
        if let Some(seated) = seats.iter_mut().find(|seated| asked(seated)) {
            let client = seated.client(&shared).await?;
            let Some(question) = client.now.question.take() else { continue };
            let (moment, picks) = (client.now.moment, picks(&question, &mut dice)?);
            if history.acknowledged.contains_key(&moment) {
                continue; // the news of it are on their way
            }
            seated.insist(&shared, &mut history, moment, picks).await?;
            tokio::time::sleep(Duration::from_millis(20)).await;
        } else if seats.iter().all(is_over) {
            for seated in &mut seats {
                let wish = json!({"ready": {"ready": true}});
                if seated.client(&shared).await?.wish(&wish).await.is_err() {
                    seated.client = None;
                }
            }
        } else {
            let [ana, luis] = &mut seats[..] else { return Err("two people".to_owned()) };
            let (Some(one), Some(other)) = (&mut ana.client, &mut luis.client) else { continue };
            tokio::select! {
                heard = one.next() => if heard.is_err() { ana.client = None },
                heard = other.next() => if heard.is_err() { luis.client = None },
            }
        }
    }
    Ok((seats.swap_remove(0).table, history))
}
