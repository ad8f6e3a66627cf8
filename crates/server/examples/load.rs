//! How long an answer takes from the click until it is durable and acknowledged, while many games are played.
#![allow(clippy::print_stdout)]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{House, Played, config};
use serde_json::json;
use server::{Config, Limits};
use std::time::{Duration, Instant};

fn number(name: &str, usual: u64) -> u64 {
    std::env::args().skip_while(|argument| argument != name).nth(1).and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[tokio::main]
async fn main() {
    let (games, seconds) = (number("--games", 100), number("--seconds", 30));
    let folder = tempfile::tempdir().expect("a folder for the database");
    let house = House::with(Config { limits: Limits::none(), ..config(folder.path()) }, |disk| disk).await;
    println!("{games} live games of a person against a bot, on one machine with those who play them");
    for (name, pause) in [("one answer a second each", 1000), ("as fast as they can", 0)] {
        let mut players = Vec::new();
        let begun = Instant::now();
        for game in 0..games {
            let mut visitor = house.visitor();
            let table = visitor.table(&Played::Dominion.usual(), &json!(["me", {"bot": "beginner"}])).await;
            let end = Instant::now() + Duration::from_secs(seconds);
            players.push(tokio::spawn(async move {
                let mut client = visitor.sit_at(&table).await;
                let mut times = Vec::new();
                // not all of them at the same moment
                tokio::time::sleep(Duration::from_millis(pause * game / games.max(1))).await;
                while Instant::now() < end {
                    client.asked().await;
                    if client.is_over() {
                        client.wish(&json!({"ready": {"ready": true}})).await.expect("another game");
                        while client.is_over() {
                            client.next().await.expect("news");
                        }
                        continue;
                    }
                    let (answer, moment) = (client.simple_answer(), client.moment());
                    let started = Instant::now();
                    client.wish(&answer).await.expect("a legal answer");
                    times.push((started - begun, started.elapsed()));
                    while client.moment() == moment {
                        client.next().await.expect("news");
                    }
                    tokio::time::sleep(Duration::from_millis(pause)).await;
                }
                times
            }));
        }
        let mut times = Vec::new();
        for player in players {
            times.extend(player.await.expect("a player"));
        }
        if std::env::args().any(|argument| argument == "--slowest") {
            let mut slowest = times.clone();
            slowest.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
            slowest.iter().take(20).for_each(|(at, time)| println!("{:8.2} s  {time:?}", at.as_secs_f64()));
        }
        let mut times: Vec<Duration> = times.into_iter().map(|(_, time)| time).collect();
        times.sort();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
        let rate = times.len() as f64 / seconds as f64;
        println!(
            "{name}: {} answers, {rate:.0} a second; p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, longest {:.1} ms",
            times.len(),
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
    }
}
