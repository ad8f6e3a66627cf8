//! The kingdom, the seats and the seed that somebody typed.

use crate::failure::{Done, Failure};
use content::{Kingdom, Words, kingdoms};
use dominion::{Kind, random_kingdom};
use table::{Generator, Luck, Seed};

/// A kingdom and what it is called.
pub(crate) struct Chosen {
    pub(crate) kinds: Vec<Kind>,
    pub(crate) name: String,
}

/// `first-game`, `random`, or `village,moat,…`
pub(crate) fn kingdom(words: &Words, typed: &str, seed: Seed) -> Done<Chosen> {
    if typed == "random" {
        let all: Vec<Kind> = Kind::kingdom_cards().collect();
        let kinds = random_kingdom(&all, &Luck::new(Generator::SplitMix64, seed));
        return Ok(Chosen { kinds, name: words.say("kingdom-random", &[]) });
    }
    if let Some(kingdom) = kingdoms().iter().find(|kingdom| kingdom.id == typed.to_lowercase()) {
        return recommended(words, kingdom);
    }
    if !typed.contains(',') && words.find_card(typed).is_none() {
        return Err(Failure::input(words.say("error-unknown-kingdom", &[("kingdom", typed.into())])));
    }
    let unknown = |id: &str| Failure::input(words.say("error-unknown-card", &[("card", id.into())]));
    let kinds =
        typed.split(',').map(|id| words.find_card(id).ok_or_else(|| unknown(id))).collect::<Done<Vec<Kind>>>()?;
    Ok(Chosen { kinds, name: words.say("kingdom-custom", &[]) })
}

fn recommended(words: &Words, kingdom: &Kingdom) -> Done<Chosen> {
    let name = kingdom.names.in_language(words.language()).to_owned();
    kingdom.kinds().map(|kinds| Chosen { kinds, name }).ok_or_else(|| {
        let missing = kingdom.missing().join(", ");
        let values = [("kingdom", kingdom.id.as_str().into()), ("missing", missing.into())];
        Failure::input(words.say("error-kingdom-missing", &values))
    })
}

/// A seed as typed, or a new one from the operating system.
pub(crate) fn seed(words: &Words, typed: Option<&str>) -> Done<Seed> {
    match typed {
        Some(text) => text.parse().map_err(|_| Failure::input(words.say("error-seed", &[("seed", text.into())]))),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|e| Failure::input(e.to_string()))?;
            Ok(Seed::from_bytes(bytes))
        }
    }
}

pub(crate) fn unknown_bot(words: &Words, name: &str, names: &[&str]) -> Failure {
    Failure::input(words.say("error-unknown-bot", &[("name", name.into()), ("names", names.join(", ").into())]))
}
