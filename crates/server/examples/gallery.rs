//! One question for each card that asks and each verb that it asks with, from the scenarios, as frames for a browser.
#![allow(clippy::print_stdout)]

use dominion::{Choice, scenario};
use std::{collections::BTreeMap, fs, path::Path};
use table::Rules;

/// A question, told apart from others by who asks for what, and how.
type Name = String;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dominion/scenarios");
    let mut gallery: BTreeMap<Name, String> = BTreeMap::new();
    for file in files(&folder) {
        let text = fs::read_to_string(&file).expect("a scenario file");
        for one in scenario::parse(&text).expect("a scenario") {
            let mut look = |game: &dominion::Game| {
                let Some(question) = game.question() else { return };
                let card = question.source.map_or("turn", |card| card.id());
                let shape = if question.max > 1 { "several" } else { "one" };
                let may = if question.min == 0 { "may" } else { "must" };
                let kind = match question.offers[0].choice {
                    Choice::Card(_) | Choice::AllTreasures => "card",
                    Choice::Position(_) => "position",
                    _ => "option",
                };
                let name = format!("{card}-{}-{kind}-{shape}-{may}", question.verb.id());
                if !gallery.contains_key(&name)
                    && let Some(frame) = server::gallery::welcome(game)
                {
                    gallery.insert(name, frame);
                }
            };
            scenario::watch(&one, scenario::NO_BOTS, &mut look).expect("scenarios pass");
        }
    }
    let entries: Vec<String> = gallery.iter().map(|(name, frame)| format!("\"{name}\": {frame}")).collect();
    println!("{{\n{}\n}}", entries.join(",\n"));
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut all: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    all.sort();
    let deeper = |path: std::path::PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    all.into_iter().flat_map(deeper).filter(|path| path.extension().is_some_and(|ending| ending == "scn")).collect()
}
