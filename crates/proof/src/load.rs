//! Many games at once: how long answers take until they are durable, how much memory that needs, and whether somebody
//! who floods the server is felt by the others.

use crate::{
    Done, Served,
    client::{Client, Game, Person},
    player::{Dice, again, answer, listen, pairs, picks},
    process::{Server, stolen},
};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::{
    net::SocketAddr,
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;

#[derive(clap::Args)]
pub(crate) struct Load {
    /// Live games, each of two people with a socket each: half Dominion, half Dominations
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Answers a second in all games together
    #[arg(long, default_value_t = 2000)]
    rate: u32,
    /// For how long
    #[arg(long, default_value_t = 120)]
    seconds: u64,
    /// For how long afterwards, with and without a flood in turns
    #[arg(long, default_value_t = 120)]
    flood_seconds: u64,
}

/// Until everything has found its pace.
const WARM_UP: Duration = Duration::from_secs(10);
/// How long it is flooded and quiet in turns.
const TURN: u64 = 10;
/// Threads of those who play: when the host stops a core, only those stand still whose thread was at work there.
const CROWDS: u32 = 2;
/// A crowd is gone without a word.
const ENDED: &str = "a thread of players has ended";
/// How often it is noted what the host takes away.
const NOTE: Duration = Duration::from_millis(20);
/// An answer is late when it took longer.
const LATE: Duration = Duration::from_millis(25);
/// How long the machine needs to catch up after it stood still.
const CATCH_UP: Duration = Duration::from_millis(100);
/// What the host may take away, in seconds of a core, before an answer counts as held up by it: the system counts in hundredths.
const LITTLE: f64 = 0.015;

/// An answer: when it was given, in which game, and how long it took until it was known to be durable.
struct Given {
    at: Duration,
    game: Game,
    took: Duration,
}

pub(crate) async fn run(served: &Served, load: &Load) -> Done {
    // through a proxy, so that each person has an address, and the usual limits hold for everybody
    let mut server = Server::prepare(served, &["--behind-proxy"])?;
    server.start().await?;
    eprintln!("{} people sit down", 2 * load.games);
    let part = |crowd: u32| (load.games * crowd).div_ceil(CROWDS);
    let mut crowds: Vec<_> =
        (0..CROWDS).map(|crowd| Crowd::gather(server.address, part(crowd)..part(crowd + 1))).collect();
    let mut tables = Vec::new();
    for crowd in &mut crowds {
        tables.push(crowd.seated().await?);
    }
    let flooded = Person::new(server.address, u32::MAX >> 8);
    let begun = Instant::now();
    let measured = Duration::from_secs(load.seconds);
    let end = begun + WARM_UP + measured + Duration::from_secs(load.flood_seconds);
    let pause = Duration::from_secs_f64(f64::from(load.games) / f64::from(load.rate.max(1)));
    let pace = Pace { begun, apart: pause / load.games.max(1), pause, end };
    let playing: Vec<_> = crowds.into_iter().map(|crowd| crowd.begin(pace)).collect();
    let taken = tokio::spawn(Taken::note(begun, end));
    tokio::time::sleep(WARM_UP).await;
    let before = server.work()?;
    tokio::time::sleep(measured).await;
    let (work, memory) = (server.work()? - before, server.memory()?);
    let flood = Flood { on: AtomicBool::new(false), frames: AtomicU64::new(0), sockets: AtomicU64::new(0) };
    let flood = Arc::new(flood);
    let flooding = tokio::spawn(flood.clone().run(flooded, tables.swap_remove(0)));
    for turn in 0..load.flood_seconds / TURN {
        flood.on.store(turn % 2 == 1, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(TURN)).await;
    }
    flooding.abort();
    let taken = taken.await.map_err(|e| e.to_string())?;
    let mut given = Vec::new();
    for crowd in playing {
        given.extend(crowd.await.map_err(|_| ENDED)??);
    }
    server.check()?;
    let within = |from: Duration, to: Duration| given.iter().filter(move |given| (from..to).contains(&given.at));
    for from in (0..(end - begun).as_secs()).step_by(TURN as usize) {
        let turn = [from, from + TURN].map(Duration::from_secs);
        let took = within(turn[0], turn[1]).map(|given| given.took);
        let part = 100.0 * taken.between(turn[0], turn[1]) / TURN as f64;
        eprintln!("{from:4} s: {}; {part:.0} % of a core taken away", Times::of(took).told(TURN));
    }
    let calm = || within(WARM_UP, WARM_UP + measured);
    println!("{} live games, {} sockets, {} s", load.games, 2 * load.games, load.seconds);
    for (name, game) in [("all", None), ("Dominion", Some(Game::Dominion)), ("Dominations", Some(Game::Dominations))] {
        let took = calm().filter(|given| game.is_none_or(|game| given.game == game)).map(|given| given.took);
        println!("{name}: {}", Times::of(took).told(load.seconds));
    }
    println!(
        "memory {:.0} MB, at most {:.0} MB; the server worked {:.0} % of a core",
        memory[0],
        memory[1],
        100.0 * work / load.seconds as f64
    );
    let part = taken.between(WARM_UP, WARM_UP + measured) / load.seconds.max(1) as f64;
    println!("the host took away {:.0} % of a core meanwhile", 100.0 * part);
    // The span that is looked at is the same for each answer, however long it took: or late ones would be left out more readily.
    let undisturbed = |given: &&Given| taken.between(given.at.saturating_sub(CATCH_UP), given.at + LATE) < LITTLE;
    let calmest = Times::of(calm().filter(undisturbed).map(|given| given.took));
    println!("not held up by it: {} answers; {}", calmest.0.len(), calmest.shape());
    let late = || calm().filter(|given| given.took > LATE);
    println!(
        "later than {LATE:?}: {} answers, {} of them not held up",
        late().count(),
        late().filter(undisturbed).count()
    );
    if load.flood_seconds >= 2 * TURN {
        let (frames, sockets) = (flood.frames.load(Ordering::Relaxed), flood.sockets.load(Ordering::Relaxed));
        println!("flooded every other {TURN} s: {frames} frames over {sockets} sockets");
        let flooded = |given: &Given| (given.at - WARM_UP - measured).as_secs() / TURN % 2 == 1;
        for (name, only_undisturbed) in [("all", false), ("not held up by the host", true)] {
            let [quiet, loud] = [false, true].map(|loud| {
                let those = within(WARM_UP + measured, Duration::MAX).filter(|given| flooded(given) == loud);
                let those = those.filter(|given| !only_undisturbed || undisturbed(given));
                Times::of(those.map(|given| given.took))
            });
            println!("{name}, quiet: {}", quiet.told(load.flood_seconds / 2));
            println!("{name}, flooded: {}", loud.told(load.flood_seconds / 2));
            println!("p99 {:+.0} %", 100.0 * (loud.at(0.99) / quiet.at(0.99) - 1.0));
        }
    }
    Ok(())
}

/// What the host of this machine gave to others up to each moment, in seconds of a core: it makes answers late, whoever answers.
struct Taken(Vec<(Duration, f64)>);

impl Taken {
    async fn note(begun: Instant, end: Instant) -> Taken {
        let mut notes = Vec::new();
        while Instant::now() < end {
            notes.push((begun.elapsed(), stolen()));
            tokio::time::sleep(NOTE).await;
        }
        Taken(notes)
    }

    /// From the last note before `from` up to the first one after `to`.
    fn between(&self, from: Duration, to: Duration) -> f64 {
        let before = self.0.partition_point(|(at, _)| *at <= from).saturating_sub(1);
        let after = self.0.partition_point(|(at, _)| *at < to).min(self.0.len().saturating_sub(1));
        self.0.get(after).map_or(0.0, |note| note.1 - self.0[before].1)
    }
}

#[derive(Clone, Copy)]
struct Pace {
    begun: Instant,
    /// Between the first answers of two games.
    apart: Duration,
    /// Between two answers in a game.
    pause: Duration,
    end: Instant,
}

/// People who play on a thread of their own.
struct Crowd {
    /// The first table, when all have sat down.
    seated: oneshot::Receiver<String>,
    begin: oneshot::Sender<Pace>,
    given: oneshot::Receiver<Done<Vec<Given>>>,
}

impl Crowd {
    fn gather(server: SocketAddr, numbers: Range<u32>) -> Crowd {
        let (seats, seated) = oneshot::channel();
        let (begin, begins) = oneshot::channel();
        let (gives, given) = oneshot::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string());
            drop(gives.send(runtime.and_then(|runtime| runtime.block_on(together(server, numbers, seats, begins)))));
        });
        Crowd { seated, begin, given }
    }

    /// Waits until all sit; their first table.
    async fn seated(&mut self) -> Done<String> {
        match (&mut self.seated).await {
            Ok(table) => Ok(table),
            Err(_) => Err((&mut self.given).await.ok().and_then(Result::err).unwrap_or_else(|| ENDED.to_owned())),
        }
    }

    /// Lets them play; what they will have given.
    fn begin(self, pace: Pace) -> oneshot::Receiver<Done<Vec<Given>>> {
        let _ = self.begin.send(pace); // a crowd that has gone says why in what it gives
        self.given
    }
}

async fn together(
    server: SocketAddr,
    numbers: Range<u32>,
    seats: oneshot::Sender<String>,
    begins: oneshot::Receiver<Pace>,
) -> Done<Vec<Given>> {
    let pairs = pairs(server, numbers.clone()).await?;
    drop(seats.send(pairs.first().map(|pair| pair.1.clone()).unwrap_or_default()));
    let pace = begins.await.map_err(|_| "the others could not sit down")?;
    let play = |(number, (game, _, _, clients))| tokio::spawn(play(game, clients, pace, number));
    let players: Vec<_> = numbers.zip(pairs).map(play).collect();
    let mut given = Vec::new();
    for player in players {
        given.extend(player.await.map_err(|e| e.to_string())??);
    }
    Ok(given)
}

/// Both people of a table, until the time is over.
async fn play(game: Game, mut clients: [Client; 2], pace: Pace, number: u32) -> Done<Vec<Given>> {
    let mut dice = Dice::new(number.into());
    let mut given = Vec::new();
    let mut next = pace.begun + pace.apart * number;
    while Instant::now() < pace.end {
        if let Some(seat) = clients.iter().position(|client| client.now.question.is_some()) {
            tokio::time::sleep_until(next.into()).await;
            next += pace.pause;
            let client = &mut clients[seat];
            let Some(question) = client.now.question.take() else { continue };
            let wish = answer(client.now.moment, &picks(&question, &mut dice)?);
            let started = Instant::now();
            client.wish(&wish).await?;
            given.push(Given { at: started - pace.begun, game, took: started.elapsed() });
        } else if clients.iter().all(|client| client.now.is_over) {
            again(&mut clients).await?;
        } else {
            listen(&mut clients).await?;
        }
    }
    Ok(given)
}

/// Somebody who sends as much as they can, and comes back a second after they are cut off.
struct Flood {
    on: AtomicBool,
    frames: AtomicU64,
    sockets: AtomicU64,
}

impl Flood {
    async fn run(self: Arc<Self>, mut who: Person, table: String) {
        drop(who.become_somebody("Eva").await);
        loop {
            if !self.on.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let Ok(client) = who.connect(&table, None).await else { continue };
            self.sockets.fetch_add(1, Ordering::Relaxed);
            let (mut out, mut inward) = client.socket.split();
            let reading = tokio::spawn(async move { while let Some(Ok(_)) = inward.next().await {} });
            let frame = json!({"id": 1, "do": {"answer": {"moment": 1, "picks": [0]}}}).to_string();
            while self.on.load(Ordering::Relaxed) && out.send(Message::text(frame.clone())).await.is_ok() {
                self.frames.fetch_add(1, Ordering::Relaxed);
            }
            reading.abort();
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

/// Sorted, in milliseconds.
pub(crate) struct Times(Vec<f64>);

impl Times {
    pub(crate) fn of(times: impl Iterator<Item = Duration>) -> Times {
        let mut times: Vec<f64> = times.map(|time| time.as_secs_f64() * 1000.0).collect();
        times.sort_by(f64::total_cmp);
        Times(times)
    }

    /// The time that this part of all stays within.
    pub(crate) fn at(&self, part: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * part) as usize).copied().unwrap_or(f64::NAN)
    }

    fn told(&self, seconds: u64) -> String {
        let rate = self.0.len() as f64 / seconds.max(1) as f64;
        format!("{} answers, {rate:.0} a second; {}", self.0.len(), self.shape())
    }

    pub(crate) fn shape(&self) -> String {
        let [half, most, nearly, rare, all] = [0.5, 0.9, 0.99, 0.999, 1.0].map(|part| self.at(part));
        format!("p50 {half:.2} ms, p90 {most:.2} ms, p99 {nearly:.2} ms, p99.9 {rare:.1} ms, longest {all:.1} ms")
    }
}
