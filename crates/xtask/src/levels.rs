//! How much better each level for people is than the one below, over random kingdoms of all sets.

use crate::{steps::Done, strength};
use bots::{Level, Recipe};
use simulator::Plan;
use std::sync::Arc;

pub(crate) fn run(kingdoms: std::ops::Range<u64>, budget: u64, games: u64) -> Done {
    let mut sums = [0.0; Level::ALL.len() - 1];
    let number = kingdoms.clone().count();
    for kingdom in kingdoms {
        let (kinds, strategy) = strength::searched(kingdom, budget)?;
        let strategy = Arc::new(strategy);
        print!("{kingdom:4}");
        for (pair, sum) in Level::ALL.windows(2).zip(&mut sums) {
            let player = |level: Level| (level.id().to_owned(), Recipe::Level(strategy.clone(), level));
            let players = vec![player(pair[1]), player(pair[0])];
            let plan = Plan { players, games, ..strength::plan(&kinds) };
            let report = simulator::run(&plan, &simulator::Watch::none()).map_err(|e| e.to_string())?;
            *sum += report.seats[0].share;
            print!("  {:5.1}", 100.0 * report.seats[0].share);
        }
        println!();
    }
    for (pair, sum) in Level::ALL.windows(2).zip(sums) {
        let share = 100.0 * sum / number.max(1) as f64;
        println!("{} against {}: {share:.2} %", pair[1].id(), pair[0].id());
    }
    Ok(())
}
