//! Opponents for people: what they are called, and what they buy, which a search has found for the kingdom, now or before.

use crate::{arguments::Effort, failure::Done, screen, sim};
use bots::{Level, Strategy};
use content::Words;
use dominion::Setup;
use simulator::{Cache, SearchPlan, search};
use std::{path::PathBuf, sync::Arc};

pub(crate) fn name(words: &Words, level: Level) -> String {
    let key = match level {
        Level::Beginner => "level-beginner",
        Level::Apprentice => "level-apprentice",
        Level::Journeyman => "level-journeyman",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
    };
    words.say(key, &[])
}

/// Where found menus are kept; none where the system names no place for such things.
pub(crate) fn cache() -> Option<Cache> {
    cache_folder().map(Cache::at)
}

pub(crate) fn cache_folder() -> Option<PathBuf> {
    let chosen = std::env::var_os("DOMINIO_CACHE").filter(|path| !path.is_empty()).map(PathBuf::from);
    let usual = || directories::ProjectDirs::from("", "", "dominio").map(|dirs| dirs.cache_dir().join("strategies"));
    chosen.or_else(usual)
}

/// From the disk, or searched now and kept there.
pub(crate) fn menu(words: &Words, table: &Setup, threads: usize) -> Done<Arc<Strategy>> {
    let plan = SearchPlan {
        kingdom: table.kingdom.clone(),
        rules: table.rules,
        shelters: table.shelters,
        budget: Effort::Quick.games(),
        seed: 1,
        threads,
    };
    let cache = cache();
    if let Some(strategy) = cache.as_ref().and_then(|cache| cache.find(&plan)) {
        return Ok(Arc::new(strategy));
    }
    screen::note(&words.say("menu-searching", &[]));
    let found = sim::watched(words, plan.budget, |watch| search(&plan, watch))?;
    sim::finished(words, found.interrupted)?;
    let strategy = &found.leaders[0].strategy;
    keep(words, cache.as_ref(), &plan, strategy);
    Ok(Arc::new(strategy.clone()))
}

/// What cannot be kept is searched again next time; that is no reason to stop.
pub(crate) fn keep(words: &Words, cache: Option<&Cache>, plan: &SearchPlan, strategy: &Strategy) {
    let Some(cache) = cache else { return };
    if let Err(error) = cache.keep(plan, strategy) {
        screen::note(&words.say("menu-not-kept", &[("reason", error.to_string().into())]));
    }
}
