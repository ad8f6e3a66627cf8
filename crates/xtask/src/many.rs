//! Very many games on all cores, with a word now and then about how far they are.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

/// What is added up over games.
pub(crate) trait Sum: Default + Send {
    fn join(self, other: Self) -> Self;
}

/// Plays games number 0 to `games`; the first error ends everything.
pub(crate) fn many<M: Sum>(
    what: &str,
    games: u64,
    threads: usize,
    one: impl Fn(u64, &mut M) -> Result<(), String> + Sync,
) -> Result<M, String> {
    if games == 0 || !(1..=256).contains(&threads) {
        return Err("at least one game, and 1 to 256 threads".to_owned());
    }
    let next = AtomicU64::new(0);
    let started = Instant::now();
    let worker = || -> Result<M, String> {
        let mut sum = M::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(sum);
            }
            if number > 0 && number.is_multiple_of(games.div_ceil(20)) {
                eprintln!("{what}: {number} of {games} games, {:.0} s", started.elapsed().as_secs_f64());
            }
            if let Err(error) = one(number, &mut sum) {
                next.store(games, Ordering::Relaxed);
                return Err(error);
            }
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        threads.into_iter().try_fold(M::default(), |all, thread| match thread.join() {
            Ok(sum) => Ok(all.join(sum?)),
            Err(_) => Err("a game panicked; its message is above".to_owned()),
        })
    })
}
