//! What searches have found, kept on disk: a strategy file for each table, whose first line says how it came about.

use super::SearchPlan;
use bots::Strategy;
use dominion::{Game, Setup};
use std::{fs, io, path::PathBuf};
use table::Rules;

/// Changed when other menus would be found, so that old ones are searched again.
const SEARCH_VERSION: u32 = 1;

pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The folder is made when something is kept.
    pub fn at(folder: PathBuf) -> Cache {
        Cache { folder }
    }

    /// A strategy for this table, if one of this version is there, and the games it was searched with.
    pub fn find(&self, plan: &SearchPlan) -> Option<(Strategy, u64)> {
        let text = fs::read_to_string(self.path(plan)?).ok()?;
        let (first, _) = text.split_once('\n')?;
        let games = first.strip_prefix(&heading())?.trim().parse().ok()?;
        // a file that cannot be read is as good as none: it is searched again
        text.parse().ok().map(|strategy| (strategy, games))
    }

    /// Keeps a strategy, unless a longer search has found the one that is there.
    pub fn keep(&self, plan: &SearchPlan, strategy: &Strategy, games: u64) -> io::Result<()> {
        let Some(path) = self.path(plan) else { return Ok(()) };
        if self.find(plan).is_some_and(|(_, known)| known > games) {
            return Ok(());
        }
        fs::create_dir_all(&self.folder)?;
        // whole or not at all, also when two programs keep something at once
        let part = path.with_extension(format!("part{}", std::process::id()));
        let written = fs::write(&part, format!("{}{games}\n{strategy}", heading()));
        written.and_then(|()| fs::rename(&part, &path)).inspect_err(|_| drop(fs::remove_file(&part)))
    }

    /// The code of a table says everything about it.
    fn path(&self, plan: &SearchPlan) -> Option<PathBuf> {
        let setup = Setup { rules: plan.rules, shelters: plan.shelters, ..Setup::new(2, &plan.kingdom) };
        Some(self.folder.join(format!("{}.strategy", setup.code().ok()?)))
    }
}

fn heading() -> String {
    format!("# search {SEARCH_VERSION}, rules {}, games ", Game::VERSION)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dominion::{Edition, Kind, Shelters};

    #[test]
    fn what_is_kept_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path().join("deeper"));
        let kingdom: Vec<Kind> = Kind::kingdom_cards().take(10).collect();
        let (rules, shelters) = (Edition::Printed, Shelters::Draw);
        let plan = SearchPlan { kingdom, rules, shelters, budget: 1, seed: 1, threads: 1 };
        assert!(cache.find(&plan).is_none());
        let strategy = |name: &str| format!("strategy {name}\nbuy gold\n").parse::<Strategy>().unwrap();
        cache.keep(&plan, &strategy("A"), 500).unwrap();
        assert_eq!(cache.find(&plan), Some((strategy("A"), 500)));
        cache.keep(&plan, &strategy("B"), 400).unwrap();
        assert_eq!(cache.find(&plan), Some((strategy("A"), 500)), "a shorter search replaces nothing");
        cache.keep(&plan, &strategy("C"), 900).unwrap();
        assert_eq!(cache.find(&plan), Some((strategy("C"), 900)));
        let other = SearchPlan { rules: Edition::Latest, ..plan.clone() };
        assert!(cache.find(&other).is_none(), "other rules, other table");
        for broken in
            ["", "# search 0, rules 0, games 900\nstrategy A\nbuy gold\n", "# search 1, rules 2, games x\n", "\u{0}"]
        {
            fs::write(cache.path(&plan).unwrap(), broken).unwrap();
            assert!(cache.find(&plan).is_none(), "{broken:?}");
        }
        fs::write(cache.path(&plan).unwrap(), format!("{}7\nstrategy A\nbuy unicorn\n", heading())).unwrap();
        assert!(cache.find(&plan).is_none());
        cache.keep(&plan, &strategy("D"), 1).unwrap();
        assert_eq!(cache.find(&plan), Some((strategy("D"), 1)));
    }
}
