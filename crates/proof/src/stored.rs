//! A database full of unfinished games: how long the server takes to start on it, and how long it takes to come back to
//! one of them.

use crate::{
    Done, Served,
    client::Client,
    load::Times,
    player::{Dice, answer, listen, pairs, picks},
    process::Server,
};
use server::store::{Database, Disk, Write};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(crate) struct Stored {
    /// Unfinished games in the database
    #[arg(long, default_value_t = 100_000)]
    games: u32,
    /// How many of them somebody comes back to
    #[arg(long, default_value_t = 2000)]
    visits: u32,
}

/// Games that are really played, up to a random moment; the others are copies of those that are not over then.
const PLAYED: u32 = 200;
/// Answers after which they are left, at most.
const ANSWERS: usize = 150;

pub(crate) async fn run(served: &Served, wanted: &Stored) -> Done {
    let mut server = Server::prepare(served, &["--behind-proxy", "--no-limits"])?;
    server.start().await?;
    let mut dice = Dice::new(7);
    let mut played = Vec::new();
    let mut people = Vec::new();
    for (_, table, pair, mut clients) in pairs(server.address, 0..PLAYED).await? {
        if play(&mut clients, 1 + dice.below(ANSWERS), &mut dice).await? {
            played.push(table);
            people.extend(pair.into_iter().next());
        }
    }
    server.kill().await?;
    let tables = fill(&server.database, &played, wanted.games).await?;
    let start = server.start().await?;
    let [memory, _] = server.memory()?;
    println!("{} unfinished games: started in {:.2} s, {memory:.0} MB", wanted.games, start.as_secs_f64());
    let mut times = Vec::new();
    for _ in 0..wanted.visits {
        let number = dice.below(tables.len());
        let who = &people[number % people.len()];
        let begun = Instant::now();
        let client = who.connect(&tables[number], None).await?;
        times.push(begun.elapsed());
        if !client.now.is_playing {
            return Err(format!("the game of {} is not there", tables[number]));
        }
    }
    server.check()?;
    println!("{} first visits: {}", times.len(), Times::of(times.into_iter()).shape());
    Ok(())
}

/// So many answers, then they are called away; whether the game is unfinished then.
async fn play(clients: &mut [Client; 2], answers: usize, dice: &mut Dice) -> Done<bool> {
    let mut given = 0;
    while given < answers {
        if let Some(client) = clients.iter_mut().find(|client| client.now.question.is_some()) {
            let Some(question) = client.now.question.take() else { continue };
            client.wish(&answer(client.now.moment, &picks(&question, dice)?)).await?;
            given += 1;
        } else if clients.iter().all(|client| client.now.is_over) {
            break;
        } else {
            listen(clients).await?;
        }
    }
    Ok(!clients.iter().any(|client| client.now.is_over))
}

/// Copies games under other names, until there are enough; all names.
async fn fill(database: &str, played: &[String], games: u32) -> Done<Vec<String>> {
    let failed = |e: server::store::StoreError| e.to_string();
    let location = database.parse().map_err(|()| "a database")?;
    let store = Database::open(&location).await.map_err(|e| e.to_string())?;
    let mut originals = Vec::new();
    for id in played {
        let row = store.table(id).await.map_err(failed)?.ok_or("a table is gone")?;
        originals.push((row, store.records(id).await.map_err(failed)?));
    }
    let begun = Instant::now();
    let mut tables = played.to_vec();
    let mut told = Instant::now();
    while tables.len() < games as usize {
        let mut writes = Vec::new();
        for _ in 0..50 {
            let id = name(tables.len());
            let (row, records) = &originals[tables.len() % originals.len()];
            let (game, manners) = (row.game.clone(), row.manners.clone());
            writes.push(Write::Table {
                id: id.clone(),
                game,
                seats: row.seats,
                host: row.host,
                listed: false,
                manners,
                now: row.moved,
            });
            for (version, (body, events)) in (1..).zip(records) {
                let (table, body, events) = (id.clone(), body.clone(), events.clone());
                writes.push(Write::Record { table, version, body, events });
            }
            tables.push(id);
        }
        store.commit(&writes).await.map_err(failed)?;
        if told.elapsed() > Duration::from_secs(10) {
            told = Instant::now();
            eprintln!("{} of {games} games are stored, {:.0} s", tables.len(), begun.elapsed().as_secs_f64());
        }
    }
    Ok(tables)
}

/// As tables are named: twelve small letters and digits.
fn name(number: usize) -> String {
    let letters = b"abcdefghijklmnopqrstuvwxyz234567";
    (0..12).map(|place| char::from(letters[number >> (5 * place) & 31])).collect()
}
