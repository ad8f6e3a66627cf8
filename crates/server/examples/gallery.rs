//! One question for each card that asks and each verb that it asks with, from the scenarios, as frames for a browser.
#![allow(clippy::print_stdout)]

use server::gallery;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use table::{Question, Rules};

/// Frames by the name of a question, which tells it apart from others by who asks for what, and how.
type Frames = BTreeMap<String, String>;

fn main() {
    let (dominations, packs) = dominations();
    println!(
        "{{\"dominion\": {},\n\"dominations\": {},\n\"packs\": {}}}",
        json(&dominion()),
        json(&dominations),
        json(&packs)
    );
}

fn dominion() -> Frames {
    use dominion::{Choice, Event, Game, scenario};
    let mut frames = Frames::new();
    for one in texts("dominion").iter().flat_map(|text| scenario::parse(text).expect("a scenario")) {
        let mut look = |game: &Game, _: &[Event]| {
            let Some(question) = game.question() else { return };
            let card = question.source.map_or("turn", |card| card.id());
            let kind = match question.offers[0].choice {
                Choice::Card(_) | Choice::AllTreasures => "card",
                Choice::Position(_) => "position",
                _ => "option",
            };
            keep(&mut frames, format!("{card}-{}-{kind}-{}", question.verb.id(), shape(&question)), || {
                gallery::dominion(game)
            });
        };
        scenario::watch(&one, scenario::NO_BOTS, &mut look).expect("scenarios pass");
    }
    frames
}

/// And the packs that those games are played with, by `id/hash`.
fn dominations() -> (Frames, Frames) {
    use dominations::{Event, Game, scenario};
    let (mut frames, mut packs) = (Frames::new(), Frames::new());
    for one in texts("dominations").iter().flat_map(|text| scenario::parse(text).expect("a scenario")) {
        let mut look = |game: &Game, _: &[Event]| {
            let Some(question) = game.question() else { return };
            let name = game.pack().name();
            keep(&mut packs, format!("{}/{}", name.id, name.hash), || Some(gallery::pack(game)));
            let about = content::dominations::asked_about(&question);
            let kind = serde_json::to_value(question.offers[0].choice).expect("a choice is plain data");
            let kind = kind.as_object().and_then(|kind| kind.keys().next()).map_or("all_sides", |kind| kind);
            keep(&mut frames, format!("{about}-{kind}-{}", shape(&question)), || gallery::dominations(game));
        };
        scenario::watch(&one, scenario::NO_BOTS, &mut look).expect("scenarios pass");
    }
    (frames, packs)
}

fn shape<R: Rules>(question: &Question<R>) -> String {
    let shape = if question.max > 1 { "several" } else { "one" };
    format!("{shape}-{}", if question.min == 0 { "may" } else { "must" })
}

fn keep(frames: &mut Frames, name: String, frame: impl FnOnce() -> Option<String>) {
    if !frames.contains_key(&name)
        && let Some(frame) = frame()
    {
        frames.insert(name, frame);
    }
}

fn json(frames: &Frames) -> String {
    let entries: Vec<String> = frames.iter().map(|(name, frame)| format!("\"{name}\": {frame}")).collect();
    format!("{{\n{}\n}}", entries.join(",\n"))
}

/// The scenarios of a game.
fn texts(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("scenarios");
    files(&folder).iter().map(|file| fs::read_to_string(file).expect("a scenario file")).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut all: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    all.sort();
    let deeper = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    all.into_iter().flat_map(deeper).filter(|path| path.extension().is_some_and(|ending| ending == "scn")).collect()
}
