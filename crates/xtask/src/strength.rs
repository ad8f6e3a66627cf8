//! How strong searched menus are: random kingdoms over all sets, each searched, then played against Big Money Ultimate.

use crate::steps::Done;
use bots::{Recipe, Strategy};
use dominion::{Edition, Kind, Shelters, random_kingdom};
use simulator::{Plan, SearchPlan};
use std::{collections::HashMap, sync::Arc, time::Instant};
use table::{Generator, Luck, Seed};

/// Games of each found menu against Big Money Ultimate.
const GAMES: u64 = 4000;

pub(crate) fn run(kingdoms: std::ops::Range<u64>, budget: u64) -> Done {
    let mut shares = Vec::new();
    for number in kingdoms {
        let started = Instant::now();
        let (kingdom, strategy) = searched(number, budget)?;
        let seconds = started.elapsed().as_secs_f64();
        let money = Recipe::named("big-money-ultimate").ok_or("it is in the library")?;
        let searched = Recipe::Strategy(Arc::new(strategy));
        let players = vec![("searched".to_owned(), searched), ("money".to_owned(), money)];
        let plan = Plan { players, ..plan(&kingdom) };
        let report = simulator::run(&plan, &simulator::Watch::none()).map_err(|e| e.to_string())?;
        let (share, [low, high]) = (report.seats[0].share, report.seats[0].share_ci95);
        shares.push((share, high));
        let ids: Vec<&str> = kingdom.iter().map(|kind| kind.id()).collect();
        let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
        println!("{number:4} {share:6.2} % {low:6.2}–{high:.2}  {seconds:5.1} s  {}", ids.join(" "));
    }
    let mean = 100.0 * shares.iter().map(|(share, _)| share).sum::<f64>() / shares.len().max(1) as f64;
    let below = shares.iter().filter(|(_, high)| *high < 0.5).count();
    println!("{} kingdoms: {mean:.2} % on average; {below} with the upper end below 50 %", shares.len());
    Ok(())
}

/// Searches the kingdoms of the library's strategies, each once, and plays what it found against each strategy at home there.
pub(crate) fn at_home(budget: u64) -> Done {
    let (mut met, mut number) = (0, 0);
    let mut searched: HashMap<Vec<Kind>, Strategy> = HashMap::new();
    for (id, rival) in bots::strategy::library() {
        let Some(kingdom) = rival.kingdom.as_deref().and_then(content::kingdom_of) else { continue };
        if !searched.contains_key(&kingdom) {
            searched.insert(kingdom.clone(), search(&kingdom, budget)?);
        }
        let found = searched[&kingdom].clone();
        let player = |name: &str, strategy: Strategy| (name.to_owned(), Recipe::Strategy(Arc::new(strategy)));
        let players = vec![player("searched", found), player(id, (**rival).clone())];
        let report = simulator::run(&Plan { players, ..plan(&kingdom) }, &simulator::Watch::none());
        let seat = report.map_err(|e| e.to_string())?.seats.swap_remove(0);
        let [low, high] = seat.share_ci95.map(|part| 100.0 * part);
        println!("{id:28} {:6.2} % {low:6.2}–{high:.2}", 100.0 * seat.share);
        met += u32::from(seat.share >= 0.5);
        number += 1;
    }
    println!("at least 50 % against {met} of {number} strategies in their own kingdoms");
    Ok(())
}

/// A random kingdom of all sets by its number, and the menu that a search finds for it.
pub(crate) fn searched(number: u64, budget: u64) -> Result<(Vec<Kind>, Strategy), String> {
    let all: Vec<Kind> = Kind::kingdom_cards().collect();
    let kingdom = random_kingdom(&all, &Luck::new(Generator::SplitMix64, Seed::from_number(number)));
    let strategy = search(&kingdom, budget)?;
    Ok((kingdom, strategy))
}

fn search(kingdom: &[Kind], budget: u64) -> Result<Strategy, String> {
    let Plan { kingdom, rules, shelters, threads, .. } = plan(kingdom);
    let search = SearchPlan { kingdom, rules, shelters, budget, seed: 1, threads };
    let mut found = simulator::search(&search, &simulator::Watch::none()).map_err(|e| e.to_string())?;
    Ok(found.leaders.swap_remove(0).strategy)
}

/// Nobody plays yet.
pub(crate) fn plan(kingdom: &[Kind]) -> Plan {
    Plan {
        players: Vec::new(),
        kingdom: kingdom.to_vec(),
        rules: Edition::Printed,
        shelters: Shelters::Draw,
        games: GAMES,
        until_clear: false,
        turns: false,
        seed: 77,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
    }
}
