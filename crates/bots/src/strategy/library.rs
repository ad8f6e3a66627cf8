//! The strategies that come with the program, one file each in `strategies/`.

use super::Strategy;
use std::sync::{Arc, LazyLock};

/// The id of a strategy is the name of its file.
macro_rules! library {
    ($($id:literal,)*) => {
        const FILES: &[(&str, &str)] = &[$(($id, include_str!(concat!("../../strategies/", $id, ".strategy")))),*];
    };
}

library! {
    "big-money-ultimate",
    "alchemist-militia",
    "altar-laboratory",
    "apothecary-militia",
    "apprentice-militia",
    "armory-catacombs",
    "bandit-camp-money",
    "bandit-money",
    "baron-money",
    "beggar-gardens",
    "bridge-money",
    "bureaucrat-money",
    "catacombs-money",
    "chapel-money",
    "conspirator-chain",
    "council-room-money",
    "count-money",
    "counterfeit-money",
    "courtyard-money",
    "cultist-chain",
    "death-cart-militia",
    "double-witch",
    "duke-duchy",
    "familiar-money",
    "feodum-silver",
    "festival-library",
    "forager-catacombs",
    "fortress-catacombs",
    "gardens-workshop",
    "golem-witch",
    "graverobber-pillage",
    "harem-points",
    "hermit-madman",
    "hunting-grounds-money",
    "ironmonger-money",
    "ironworks-gardens",
    "junk-dealer-camps",
    "knights-money",
    "laboratory-money",
    "library-militia",
    "marauder-money",
    "market-money",
    "market-square-forager",
    "masquerade-money",
    "militia-money",
    "mill-money",
    "mine-money",
    "minion-chain",
    "minstrel-militia",
    "misfits-smithy",
    "moneylender-laboratory",
    "moneylender-money",
    "mystic-money",
    "nobles-money",
    "patrol-money",
    "philosophers-stone-gardens",
    "pillage-ironmonger",
    "poor-house-engine",
    "procession-fortress",
    "rats-masquerade",
    "rats-remodel",
    "rebuild",
    "remodel-money",
    "rogue-money",
    "saboteur-swindler",
    "sage-junk-dealer",
    "scrying-pool-engine",
    "sentry-library",
    "smithy-money",
    "squire-silver",
    "steward-money",
    "storeroom-mystic",
    "swindler-money",
    "torturer-money",
    "trading-post-swindler",
    "tribute-money",
    "university-witch",
    "upgrade-courtyard",
    "urchin-mercenary",
    "vagrant-junk-dealer",
    "village-smithy-engine",
    "vineyard-engine",
    "wishing-well-money",
    "witch-chapel",
    "witch-money",
}

static LIBRARY: LazyLock<Vec<(&str, Arc<Strategy>)>> = LazyLock::new(|| {
    let read = |&(id, text): &(&'static str, &str)| match text.parse::<Strategy>() {
        Ok(strategy) => (id, Arc::new(strategy)),
        Err(error) => panic!("strategies/{id}.strategy: {error}"), // the tests read them all
    };
    FILES.iter().map(read).collect()
});

/// All of them, by id.
pub fn library() -> impl Iterator<Item = (&'static str, &'static Arc<Strategy>)> {
    LIBRARY.iter().map(|(id, strategy)| (*id, strategy))
}

/// As it is written, comments included.
pub fn text(id: &str) -> Option<&'static str> {
    FILES.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

pub fn named(id: &str) -> Option<Arc<Strategy>> {
    library().find(|(name, _)| *name == id).map(|(_, strategy)| strategy.clone())
}
