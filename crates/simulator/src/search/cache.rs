//! What searches have found, kept on disk: a strategy file for each table, whose first line says how it came about.

use super::SearchPlan;
use bots::Strategy;
use dominion::{Game, Setup};
use std::{fs, io, path::PathBuf};
use table::Rules;

/// Changed when other menus would be found, so that old ones are searched again.
pub(super) const SEARCH_VERSION: u32 = 3;

pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The folder is made when something is kept.
    pub fn at(folder: PathBuf) -> Cache {
        Cache { folder }
    }

    /// What this search found before, if one of this version is there.
    pub fn find(&self, plan: &SearchPlan) -> Option<Strategy> {
        let text = fs::read_to_string(self.path(plan)?).ok()?;
        // a file that cannot be read is as good as none: it is searched again
        text.strip_prefix(&heading())?.parse().ok()
    }

    pub fn keep(&self, plan: &SearchPlan, strategy: &Strategy) -> io::Result<()> {
        let Some(path) = self.path(plan) else { return Ok(()) };
        fs::create_dir_all(&self.folder)?;
        // whole or not at all, also when two programs keep something at once
        let part = path.with_extension(format!("part{}", std::process::id()));
        let written = fs::write(&part, format!("{}{strategy}", heading()));
        written.and_then(|()| fs::rename(&part, &path)).inspect_err(|_| drop(fs::remove_file(&part)))
    }

    /// The code of a table says everything about it. Budget and seed tell searches apart, so that the same command plays
    /// the same menu, whatever was searched before.
    fn path(&self, plan: &SearchPlan) -> Option<PathBuf> {
        let setup = Setup { rules: plan.rules, shelters: plan.shelters, ..Setup::new(2, &plan.kingdom) };
        Some(self.folder.join(format!("{}-{}-{}.strategy", setup.code().ok()?, plan.budget, plan.seed)))
    }
}

fn heading() -> String {
    format!("# search {SEARCH_VERSION}, rules {}\n", Game::VERSION)
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
        cache.keep(&plan, &strategy("A")).unwrap();
        assert_eq!(cache.find(&plan), Some(strategy("A")));
        let others = [
            SearchPlan { rules: Edition::Latest, ..plan.clone() },
            SearchPlan { budget: 2, ..plan.clone() },
            SearchPlan { seed: 2, ..plan.clone() },
        ];
        assert!(others.iter().all(|other| cache.find(other).is_none()), "another search, another file");
        let (old, cut) = (heading().replace("search ", "search 0"), heading());
        let broken =
            [String::new(), format!("{old}strategy A\nbuy gold\n"), cut, format!("{}buy unicorn\n", heading())];
        for text in broken {
            fs::write(cache.path(&plan).unwrap(), &text).unwrap();
            assert!(cache.find(&plan).is_none(), "{text:?}");
        }
        cache.keep(&plan, &strategy("B")).unwrap();
        assert_eq!(cache.find(&plan), Some(strategy("B")));
    }
}
