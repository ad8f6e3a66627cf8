//! What bots buy, kingdom by kingdom.

use bots::Strategy;
use dominion::{First, Setup};
use simulator::{Cache, SearchPlan, Watch};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, mpsc},
};
use tokio::sync::watch;

/// Games that a search for a table may play: the quick effort of `dominio strategy search`.
const BUDGET: u64 = 200_000;

/// What bots buy, kingdom by kingdom: Big Money at once, and what a search has found as soon as it has. One search runs
/// at a time.
#[derive(Clone)]
pub struct Menus {
    known: Arc<Mutex<HashMap<String, watch::Receiver<Arc<Strategy>>>>>,
    wanted: mpsc::Sender<(SearchPlan, watch::Sender<Arc<Strategy>>)>,
    cache: Option<Arc<Cache>>,
}

impl Menus {
    /// With no cache, every kingdom is searched once in the life of the server. With `threads` 0 nothing is searched.
    pub fn new(cache: Option<Cache>, threads: usize) -> Menus {
        let (wanted, searches) = mpsc::channel();
        let cache = cache.map(Arc::new);
        if threads > 0 {
            let cache = cache.clone();
            std::thread::spawn(move || search_all(&searches, cache.as_deref(), threads));
        }
        Menus { known: Arc::default(), wanted, cache }
    }

    pub(super) fn of(&self, setup: &Setup) -> watch::Receiver<Arc<Strategy>> {
        let Ok(code) = Setup { first: First::Random, seats: 2, ..setup.clone() }.code() else { return big_money().1 };
        let mut known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if known.len() > KNOWN {
            known.clear(); // those in use stay with their rooms
        }
        let entry = known.entry(code).or_insert_with(|| {
            let (sender, receiver) = big_money();
            let (kingdom, rules, shelters) = (setup.kingdom.clone(), setup.rules, setup.shelters);
            let plan = SearchPlan { kingdom, rules, shelters, budget: BUDGET, seed: 1, threads: 1 };
            match self.cache.as_ref().and_then(|cache| cache.find(&plan)) {
                Some(strategy) => drop(sender.send(Arc::new(strategy))),
                None => drop(self.wanted.send((plan, sender))), // nobody searches: it stays Big Money
            }
            receiver
        });
        entry.clone()
    }
}

/// Kingdoms whose menus are remembered beside those on disk.
const KNOWN: usize = 1000;

fn big_money() -> (watch::Sender<Arc<Strategy>>, watch::Receiver<Arc<Strategy>>) {
    watch::channel(bots::strategy::named("big-money-ultimate").expect("it is in the library"))
}

/// Until nobody can want anything any more.
fn search_all(
    searches: &mpsc::Receiver<(SearchPlan, watch::Sender<Arc<Strategy>>)>,
    cache: Option<&Cache>,
    threads: usize,
) {
    while let Ok((plan, found)) = searches.recv() {
        let plan = SearchPlan { threads, ..plan };
        match simulator::search(&plan, &Watch::none()) {
            Ok(mut search) if !search.leaders.is_empty() => {
                let strategy = search.leaders.swap_remove(0).strategy;
                if let Some(error) = cache.and_then(|cache| cache.keep(&plan, &strategy).err()) {
                    tracing::warn!(%error, "a menu is not kept");
                }
                drop(found.send(Arc::new(strategy)));
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "no menu was found"),
        }
    }
}
