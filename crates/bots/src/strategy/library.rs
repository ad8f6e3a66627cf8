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
    "smithy-money",
    "witch-money",
    "double-witch",
    "militia-money",
    "laboratory-money",
    "chapel-money",
    "moneylender-money",
    "gardens-workshop",
    "duke-duchy",
    "torturer-money",
    "minion-chain",
    "bridge-money",
    "familiar-money",
    "vineyard-engine",
    "rebuild",
    "cultist-chain",
    "marauder-money",
    "hunting-grounds-money",
    "feodum-silver",
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

pub fn named(id: &str) -> Option<Arc<Strategy>> {
    library().find(|(name, _)| *name == id).map(|(_, strategy)| strategy.clone())
}
