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
pub(crate) const BUDGET: u64 = 200_000;
/// Searches that wait. Further kingdoms stay with Big Money until somebody asks for them again.
const WAITING: usize = 64;
/// Kingdoms whose menus are remembered beside those on disk.
const KNOWN: usize = 1000;

/// What bots buy, kingdom by kingdom: Big Money at once, and what a search has found as soon as it has. One search runs
/// at a time.
#[derive(Clone)]
pub struct Menus {
    known: Arc<Mutex<HashMap<String, watch::Receiver<Arc<Strategy>>>>>,
    wanted: mpsc::SyncSender<(SearchPlan, watch::Sender<Arc<Strategy>>)>,
    budget: u64,
    cache: Option<Arc<Cache>>,
}

impl Menus {
    /// With no cache, every kingdom is searched once in the life of the server. With `threads` 0 nothing is searched.
    /// `budget`: games that each search may play.
    pub fn new(cache: Option<Cache>, threads: usize, budget: u64) -> Menus {
        let (wanted, searches) = mpsc::sync_channel(WAITING);
        let cache = cache.map(Arc::new);
        if threads > 0 {
            let cache = cache.clone();
            std::thread::spawn(move || search_all(&searches, cache.as_deref(), threads));
        }
        Menus { known: Arc::default(), wanted, budget, cache }
    }

    pub(super) fn of(&self, setup: &Setup) -> watch::Receiver<Arc<Strategy>> {
        let Ok(code) = Setup { first: First::Random, seats: 2, ..setup.clone() }.code() else { return big_money().1 };
        let mut known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if known.len() > KNOWN {
            known.clear(); // those in use stay with their rooms
        }
        if let Some(menu) = known.get(&code) {
            return menu.clone();
        }
        let (sender, menu) = big_money();
        let (kingdom, rules, shelters) = (setup.kingdom.clone(), setup.rules, setup.shelters);
        let plan = SearchPlan { kingdom, rules, shelters, budget: self.budget, seed: 1, threads: 1 };
        let is_known = match self.cache.as_ref().and_then(|cache| cache.find(&plan)) {
            Some(strategy) => sender.send(Arc::new(strategy)).is_ok(),
            None => self.wanted.try_send((plan, sender)).is_ok(),
        };
        if is_known {
            known.insert(code, menu.clone());
        }
        menu
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn first_game() -> Setup {
        let kingdoms = content::kingdoms();
        let first = kingdoms.iter().find(|kingdom| kingdom.id == "first-game");
        Setup::new(2, &first.unwrap().kinds().unwrap())
    }

    #[tokio::test]
    async fn a_search_replaces_big_money_and_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let cache = || Some(Cache::at(folder.path().to_owned()));
        let menus = Menus::new(cache(), 1, 40_000);
        let mut menu = menus.of(&first_game());
        let start = menu.borrow_and_update().clone();
        assert_eq!(Some(start.clone()), bots::strategy::named("big-money-ultimate"));
        menu.changed().await.unwrap();
        let found = menu.borrow().clone();
        assert_ne!(found, start);
        assert_eq!(*menus.of(&first_game()).borrow(), found, "searched once");
        let after_a_restart = Menus::new(cache(), 0, 40_000);
        assert_eq!(*after_a_restart.of(&first_game()).borrow(), found, "found on disk");
    }

    #[test]
    fn where_nobody_searches_bots_play_big_money() {
        let menus = Menus::new(None, 0, 40_000);
        assert_eq!(Some(menus.of(&first_game()).borrow().clone()), bots::strategy::named("big-money-ultimate"));
    }
}
