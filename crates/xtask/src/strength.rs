//! How strong searched menus are: random kingdoms over all sets, each searched, then played against Big Money Ultimate.
//! What is found plays as it is, and as a master plays it, who thinks about the last purchases as well.

use crate::steps::Done;
use bots::{Level, Recipe, Strategy};
use dominion::{Edition, Kind, Shelters, random_kingdom};
use simulator::{Plan, SearchPlan, SeatReport};
use std::{collections::HashMap, sync::Arc, time::Instant};
use table::{Generator, Luck, Seed};

/// Games of each found menu against Big Money Ultimate; a master takes fifty times as long for one.
const GAMES: u64 = 4000;
const OF_MASTERS: u64 = 400;

pub(crate) fn run(kingdoms: std::ops::Range<u64>, budget: u64) -> Done {
    let mut shares = Vec::new();
    println!("     as a master plays it     as it is                  search");
    for number in kingdoms {
        let started = Instant::now();
        let (kingdom, strategy) = searched(number, budget)?;
        let seconds = started.elapsed().as_secs_f64();
        let [master, plain] = both(&kingdom, &strategy, &rival("big-money-ultimate")?, OF_MASTERS)?;
        let ids: Vec<&str> = kingdom.iter().map(|kind| kind.id()).collect();
        println!("{number:4} {}  {}  {seconds:5.1} s  {}", percent(&master), percent(&plain), ids.join(" "));
        shares.push([master, plain]);
    }
    for (place, name) in ["as a master plays it", "as it is"].into_iter().enumerate() {
        let seats = shares.iter().map(|both| &both[place]);
        let mean = 100.0 * seats.clone().map(|seat| seat.share).sum::<f64>() / shares.len().max(1) as f64;
        let below = seats.filter(|seat| seat.share_ci95[1] < 0.5).count();
        println!("{} kingdoms, {name}: {mean:.2} %; {below} with the upper end below 50 %", shares.len());
    }
    Ok(())
}

/// Searches one recommended kingdom and plays what it found against Big Money, also with Smithies.
pub(crate) fn in_kingdom(id: &str, budget: u64) -> Done {
    let kingdom = content::kingdom_of(id).ok_or_else(|| format!("there is no kingdom called {id}"))?;
    let strategy = search(&kingdom, budget)?;
    println!("{strategy}");
    for name in ["big-money-ultimate", "big-money-smithy", "smithy-money"] {
        let [master, plain] = both(&kingdom, &strategy, &rival(name)?, GAMES)?;
        println!("{name:20} as a master plays it {}, as it is {}", percent(&master), percent(&plain));
    }
    Ok(())
}

/// Searches the kingdoms of the library's strategies, each once, and plays what it found against each strategy at home there.
pub(crate) fn at_home(budget: u64) -> Done {
    let (mut met, mut number) = (0, 0);
    let mut searched: HashMap<Vec<Kind>, Arc<Strategy>> = HashMap::new();
    for (id, _) in bots::strategy::library() {
        let Some(kingdom) = home(id) else { continue };
        if !searched.contains_key(&kingdom) {
            searched.insert(kingdom.clone(), Arc::new(search(&kingdom, budget)?));
        }
        let seat = against(&kingdom, Recipe::Strategy(searched[&kingdom].clone()), &rival(id)?, GAMES)?;
        println!("{id:28} {}", percent(&seat));
        met += u32::from(seat.share >= 0.5);
        number += 1;
    }
    println!("at least 50 % against {met} of {number} strategies in their own kingdoms");
    Ok(())
}

/// The kingdom that a strategy of the library is for.
fn home(id: &str) -> Option<Vec<Kind>> {
    content::kingdom_of(bots::strategy::named(id)?.kingdom.as_deref()?)
}

fn rival(name: &str) -> Result<Recipe, String> {
    Recipe::named(name).ok_or_else(|| format!("there is no bot called {name}"))
}

/// A menu against a rival: first as a master plays it, then as it is.
fn both(kingdom: &[Kind], strategy: &Strategy, rival: &Recipe, of_masters: u64) -> Result<[SeatReport; 2], String> {
    let strategy = Arc::new(strategy.clone());
    let master = against(kingdom, Recipe::Level(strategy.clone(), Level::Master), rival, of_masters)?;
    Ok([master, against(kingdom, Recipe::Strategy(strategy), rival, GAMES)?])
}

fn against(kingdom: &[Kind], searched: Recipe, rival: &Recipe, games: u64) -> Result<SeatReport, String> {
    let players = vec![("searched".to_owned(), searched), ("rival".to_owned(), rival.clone())];
    let plan = Plan { players, games, ..plan(kingdom) };
    let mut report = simulator::run(&plan, &simulator::Watch::none()).map_err(|e| e.to_string())?;
    Ok(report.seats.swap_remove(0))
}

fn percent(seat: &SeatReport) -> String {
    let [share, low, high] = [seat.share, seat.share_ci95[0], seat.share_ci95[1]].map(|part| 100.0 * part);
    format!("{share:6.2} % {low:6.2}–{high:6.2}")
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
