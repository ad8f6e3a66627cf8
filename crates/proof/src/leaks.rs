//! Other worlds: what a viewer is sent must not depend on what they may not see.

use crate::Done;
use server::leaks::{self, Looked};
use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Instant,
};

#[derive(clap::Args)]
pub(crate) struct Leaks {
    /// States to look at, of each game
    #[arg(long, default_value_t = 100_000)]
    states: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(wanted: &Leaks) -> Done {
    let games =
        [("Dominion", leaks::dominion as fn(u64) -> Result<Looked, String>), ("Dominations", leaks::dominations)];
    for (name, look) in games {
        let begun = Instant::now();
        let (games, looked) = many(wanted, look)?;
        println!(
            "{name}: {games} games, {} states in {} other worlds alike; {} answers told alike, {} differed openly; \
             {} frames of films; {:.0} s",
            looked.states,
            looked.worlds,
            looked.told,
            looked.differed,
            looked.frames,
            begun.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

/// As many games as it takes, on all cores.
fn many(wanted: &Leaks, look: fn(u64) -> Result<Looked, String>) -> Done<(u64, Looked)> {
    let (next, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
    let all = Mutex::new((0, Looked::default()));
    let work = || -> Done {
        while !stopped.load(Ordering::Relaxed) {
            let looked = look(wanted.seed + next.fetch_add(1, Ordering::Relaxed)).inspect_err(|_| {
                stopped.store(true, Ordering::Relaxed);
            })?;
            let mut all = all.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            all.0 += 1;
            all.1.add(looked);
            if all.1.states >= wanted.states {
                stopped.store(true, Ordering::Relaxed);
            }
            if all.0 % 100 == 0 {
                eprintln!("{} of {} states", all.1.states, wanted.states);
            }
        }
        Ok(())
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err("a game panicked; its message is above".to_owned()))
        })
    })?;
    Ok(all.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()))
}
