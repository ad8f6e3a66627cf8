//! The kingdom, the seats and the seed that somebody typed.

use crate::{
    arguments::TableOptions,
    failure::{Done, Failure},
    opponents,
};
use bots::{Level, Recipe, Strategy, strategy::StrategyError};
use content::{Kingdom, Words, kingdoms};
use dominion::{Edition, First, Kind, Setup, Shelters, draw_kingdom};
use std::{fs, path::Path, sync::Arc};
use table::{Generator, Luck, Seat, Seed};

/// A kingdom and what it is called.
pub(crate) struct Chosen {
    pub(crate) kinds: Vec<Kind>,
    pub(crate) name: String,
    /// The table that a code names.
    pub(crate) table: Option<Setup>,
}

/// `first-game`, `random`, `random: base 5, need village`, `village,moat,…`, or the code of a table.
pub(crate) fn kingdom(words: &Words, typed: &str, seed: Seed) -> Done<Chosen> {
    if let Some(wishes) = wishes(typed) {
        let wishes = words.read_wishes(wishes).map_err(|e| Failure::input(words.unclear_wish(&e)))?;
        let luck = Luck::new(Generator::SplitMix64, seed);
        let kinds = draw_kingdom(&wishes, &luck).map_err(|e| Failure::input(words.contradiction(&e)))?;
        return Ok(Chosen { kinds, name: words.say("kingdom-random", &[]), table: None });
    }
    if let Some(kingdom) = kingdoms().iter().find(|kingdom| kingdom.id == typed.to_lowercase()) {
        return recommended(words, kingdom);
    }
    if Setup::looks_like_code(typed) {
        let table = Setup::from_code(typed).map_err(|e| Failure::input(words.code_error(&e)))?;
        return Ok(Chosen { kinds: table.kingdom.clone(), name: words.say("kingdom-custom", &[]), table: Some(table) });
    }
    if !typed.contains(',') && words.find_card(typed).is_none() {
        return Err(Failure::input(words.say("error-unknown-kingdom", &[("kingdom", typed.into())])));
    }
    let unknown = |id: &str| Failure::input(words.say("error-unknown-card", &[("card", id.into())]));
    let kinds =
        typed.split(',').map(|id| words.find_card(id).ok_or_else(|| unknown(id))).collect::<Done<Vec<Kind>>>()?;
    Ok(Chosen { kinds, name: words.say("kingdom-custom", &[]), table: None })
}

/// What follows `random`, if that is what was typed.
fn wishes(typed: &str) -> Option<&str> {
    let typed = typed.trim();
    let rest = typed.get(..6).filter(|word| word.eq_ignore_ascii_case("random")).map(|_| &typed[6..])?;
    match rest.chars().next() {
        None => Some(rest),
        Some(':') => Some(&rest[1..]),
        Some(c) if c.is_whitespace() => Some(rest),
        Some(_) => None,
    }
}

fn recommended(words: &Words, kingdom: &Kingdom) -> Done<Chosen> {
    let name = kingdom.names.in_language(words.language()).to_owned();
    kingdom.kinds().map(|kinds| Chosen { kinds, name, table: None }).ok_or_else(|| {
        let missing = kingdom.missing().join(", ");
        let values = [("kingdom", kingdom.id.as_str().into()), ("missing", missing.into())];
        Failure::input(words.say("error-kingdom-missing", &values))
    })
}

/// The table that was asked for. A code says it all; what is typed beside a code goes first.
pub(crate) fn table(words: &Words, chosen: &Chosen, seats: Option<u8>, options: TableOptions) -> Done<Setup> {
    let mut setup = chosen.table.clone().unwrap_or_else(|| Setup::new(2, &chosen.kinds));
    if let Some(seats) = seats {
        if chosen.table.is_some() && seats != setup.seats {
            let values = [("code", setup.seats.into()), ("seats", seats.into())];
            return Err(Failure::input(words.say("error-code-seats", &values)));
        }
        setup.seats = seats;
    }
    setup.rules = options.rules.map_or(setup.rules, Edition::from);
    setup.shelters = options.shelters.map_or(setup.shelters, Shelters::from);
    if let Some(first) = options.first {
        // seats are counted from 1; 0 is none of them
        setup.first = First::Seat(Seat(first.checked_sub(1).unwrap_or(u8::MAX)));
    }
    Ok(setup)
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

/// The players at a table, people apart. Opponents that need a menu come last: it may have to be searched, and only when
/// all else is right. `number`: a seat, and what goes instead of the number that its strategy names so.
pub(crate) fn players(
    words: &Words,
    typed: &[String],
    table: &Setup,
    number: Option<(usize, &str, i32)>,
    threads: usize,
) -> Done<Vec<Option<Recipe>>> {
    table.further_piles().map_err(|e| Failure::input(words.setup_error(&e)))?;
    let mut recipes = Vec::new();
    for (seat, name) in typed.iter().enumerate() {
        let open = name == PERSON || Level::named(name).is_some();
        let changed = number.filter(|(owner, ..)| *owner == seat).map(|(_, name, value)| (name, value));
        let numbers: Vec<(&str, i32)> = changed.into_iter().collect();
        recipes.push(if open { None } else { Some(player(words, name, table, &numbers)?) });
    }
    let mut menu = None;
    for (recipe, level) in recipes.iter_mut().zip(typed).filter_map(|(r, name)| Level::named(name).map(|l| (r, l))) {
        if menu.is_none() {
            menu = Some(opponents::menu(words, table, threads)?);
        }
        *recipe = menu.clone().map(|menu| Recipe::Level(menu, level));
    }
    Ok(recipes)
}

/// What somebody types for a seat of their own.
pub(crate) const PERSON: &str = "you";

/// A bot, a strategy of the library, or a file with a strategy; it must fit the table.
fn player(words: &Words, typed: &str, table: &Setup, numbers: &[(&str, i32)]) -> Done<Recipe> {
    let recipe = match strategy(words, typed, numbers)? {
        Some((strategy, _)) => Recipe::Strategy(Arc::new(strategy)),
        None => Recipe::named(typed).ok_or_else(|| unknown_player(words, typed, &names()))?,
    };
    if let Recipe::Strategy(strategy) = &recipe {
        let missing: Vec<&str> = strategy.cards().filter(|kind| !table.has(*kind)).map(Kind::id).collect();
        if !missing.is_empty() {
            let values = [("name", typed.into()), ("cards", missing.join(", ").into())];
            return Err(Failure::input(words.say("error-strategy-cards", &values)));
        }
    }
    Ok(recipe)
}

/// Everything that can be typed for a seat but files.
fn names() -> Vec<&'static str> {
    Level::ALL.map(Level::id).into_iter().chain(bots::names()).collect()
}

pub(crate) fn unknown_player(words: &Words, name: &str, names: &[&str]) -> Failure {
    Failure::input(words.say("error-unknown-bot", &[("name", name.into()), ("names", names.join(", ").into())]))
}

/// The numbers that a player's strategy gives names to.
pub(crate) fn numbers(words: &Words, typed: &str) -> Done<Vec<String>> {
    Ok(strategy(words, typed, &[])?.map_or_else(Vec::new, |(_, names)| names))
}

/// A strategy out of the library or a file, and the names of its numbers; none for other bots.
fn strategy(words: &Words, typed: &str, numbers: &[(&str, i32)]) -> Done<Option<(Strategy, Vec<String>)>> {
    let path = Path::new(typed);
    let text = match bots::strategy::text(typed) {
        Some(text) => text.to_owned(),
        None if typed.ends_with(".strategy") => fs::read_to_string(path).map_err(|e| Failure::read(words, path, &e))?,
        None => return Ok(None),
    };
    let read = Strategy::read(&text, numbers).map_err(|e| Failure::input(strategy_error(words, path, &e)))?;
    Ok(Some(read))
}

fn strategy_error(words: &Words, path: &Path, error: &StrategyError) -> String {
    let (word, expected) = error.problem.words();
    let values = [("word", word.into()), ("words", expected.join(", ").into())];
    let reason = words.say(&format!("strategy-{}", error.problem.id()), &values);
    let place = [
        ("path", path.display().to_string().into()),
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("reason", reason.into()),
    ];
    words.say("error-strategy", &place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::Language;

    /// Every problem of a strategy has its sentence in both languages.
    #[test]
    fn strategy_problems_are_told() {
        let lines = [
            "buy unicorn",
            "buy",
            "dance",
            "buy gold when",
            "buy gold if coins",
            "buy gold if coins >",
            "buy gold if x",
            "answer steward",
            "answer steward burn",
            "buy gold if coins > ?x",
        ];
        let texts = lines.iter().map(|line| format!("strategy A\n{line}"));
        let more = ["", "strategy A", "strategy A\nbuy gold if coins > 5 6"].map(str::to_owned);
        let mut told = std::collections::BTreeSet::new();
        for text in texts.chain(more) {
            let error = text.parse::<Strategy>().expect_err(&text);
            told.insert(error.problem.id());
            for words in Language::ALL.map(Words::new) {
                let sentence = strategy_error(&words, Path::new("a"), &error);
                assert!(!sentence.contains("strategy-") && !sentence.contains("{$"), "{sentence}");
            }
        }
        assert_eq!(told.len(), 13, "{told:?}");
    }
}
