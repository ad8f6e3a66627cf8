//! Worked examples: the scenarios that prove the rules, step by step, as a table shows them.

use crate::{
    hall::Refusal,
    protocol::{Example, ExampleName, ExampleTitle, ExampleTopic},
    room::gallery,
};
use axum::{Json, extract::Path};
use content::Sentence;
use rust_embed::Embed;
use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    ops::Range,
    sync::LazyLock,
};

#[derive(Embed)]
#[folder = "../dominion/scenarios"]
struct Dominion;

#[derive(Embed)]
#[folder = "../dominations/scenarios"]
struct Dominations;

/// Lines of a scenario that say what it is about.
const ABOUT: [&str; 5] = ["#", "scenario ", "es ", "proves ", "cite "];

/// A scenario, and where it stands in its file.
struct Written<S> {
    scenario: S,
    title: ExampleTitle,
    file: usize,
    text: Range<usize>,
}

/// All scenarios of a game, by the cards they are about and the files they are in.
struct Collection<S> {
    files: Vec<String>,
    all: Vec<Written<S>>,
    topics: BTreeMap<String, Vec<usize>>,
}

static DOMINION: LazyLock<Collection<dominion::scenario::Scenario>> = LazyLock::new(|| {
    let read = |text: &str| dominion::scenario::parse(text).unwrap_or_default();
    // a ruling is named after its card: `militia.T1`
    let cards = |one: &dominion::scenario::Scenario, _: &str| {
        let named = one.proves.iter().filter_map(|ruling| ruling.split_once('.')).map(|(card, _)| card.to_owned());
        named.filter(|card| card.parse::<dominion::Kind>().is_ok()).collect()
    };
    Collection::of::<Dominion>(read, cards, |one| (one.line, title(&one.title, one.es.as_ref())))
});
static DOMINATIONS: LazyLock<Collection<dominations::scenario::Scenario>> = LazyLock::new(|| {
    let read = |text: &str| dominations::scenario::parse(text).unwrap_or_default();
    // nearly every card has an effect of its own: what it does is seen wherever it is laid, taken or chosen
    let pack = dominations::pack::builtin();
    let ids: HashSet<&str> = (pack.masteries.iter().map(|one| one.id.as_str()))
        .chain(pack.monuments.iter().map(|one| one.id.as_str()))
        .chain(pack.objectives.iter().map(|one| one.id.as_str()))
        .collect();
    let cards = |_: &dominations::scenario::Scenario, text: &str| {
        let steps = text.lines().filter(|line| !ABOUT.iter().any(|about| line.starts_with(about)));
        steps.flat_map(str::split_whitespace).filter(|word| ids.contains(word)).map(str::to_owned).collect()
    };
    Collection::of::<Dominations>(read, cards, |one| (one.line, title(&one.title, one.es.as_ref())))
});

fn title(en: &str, es: Option<&String>) -> ExampleTitle {
    ExampleTitle { en: en.to_owned(), es: es.map_or(en, String::as_str).to_owned() }
}

impl<S> Collection<S> {
    fn of<E: Embed>(
        read: impl Fn(&str) -> Vec<S>,
        cards: impl Fn(&S, &str) -> Vec<String>,
        facts: impl Fn(&S) -> (usize, ExampleTitle),
    ) -> Self {
        let mut collection = Collection { files: Vec::new(), all: Vec::new(), topics: BTreeMap::new() };
        for path in E::iter().filter(|path| path.ends_with(".scn")) {
            let Some(file) = E::get(&path) else { continue };
            let text = String::from_utf8_lossy(&file.data).into_owned();
            let stem = path.rsplit('/').next().unwrap_or(&path).trim_end_matches(".scn").to_owned();
            let scenarios = read(&text);
            let lines: Vec<usize> = scenarios.iter().map(|one| facts(one).0).collect();
            let starts: Vec<usize> = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
            let start = |line: usize| starts.get(line.saturating_sub(1)).copied().unwrap_or(text.len());
            for (number, scenario) in scenarios.into_iter().enumerate() {
                let (line, title) = facts(&scenario);
                let place = start(line)..lines.get(number + 1).map_or(text.len(), |next| start(*next));
                let about = cards(&scenario, text.get(place.clone()).unwrap_or_default());
                let topics: BTreeSet<String> = about.into_iter().chain([stem.clone()]).collect();
                for topic in topics {
                    collection.topics.entry(topic).or_default().push(collection.all.len());
                }
                let file = collection.files.len();
                collection.all.push(Written { scenario, title, file, text: place });
            }
            collection.files.push(text);
        }
        collection
    }

    fn topics(&self) -> Vec<ExampleTopic> {
        let topic =
            |(topic, all): (&String, &Vec<usize>)| ExampleTopic { topic: topic.clone(), examples: all.len() as u32 };
        self.topics.iter().map(topic).collect()
    }

    fn names(&self, topic: &str) -> Option<Vec<ExampleName>> {
        let name = |(number, index): (u32, &usize)| ExampleName { number, title: self.all[*index].title.clone() };
        Some((1..).zip(self.topics.get(topic)?).map(name).collect())
    }

    fn example(&self, topic: &str, number: u32, show: impl Fn(&S) -> Option<Example>) -> Option<Example> {
        let number = usize::try_from(number).ok()?.checked_sub(1)?;
        let written = &self.all[*self.topics.get(topic)?.get(number)?];
        let text = self.files[written.file].get(written.text.clone()).unwrap_or_default().trim_end().to_owned();
        Some(Example { title: written.title.clone(), text, ..show(&written.scenario)? })
    }
}

fn missing() -> Refusal {
    Refusal::Missing(Sentence::new("refused-no-such-example"))
}

pub(crate) async fn topics(Path(game): Path<String>) -> Result<Json<Vec<ExampleTopic>>, Refusal> {
    match game.as_str() {
        "dominion" => Ok(Json(DOMINION.topics())),
        "dominations" => Ok(Json(DOMINATIONS.topics())),
        _ => Err(missing()),
    }
}

pub(crate) async fn names(Path((game, topic)): Path<(String, String)>) -> Result<Json<Vec<ExampleName>>, Refusal> {
    let names = match game.as_str() {
        "dominion" => DOMINION.names(&topic),
        "dominations" => DOMINATIONS.names(&topic),
        _ => None,
    };
    names.map(Json).ok_or_else(missing)
}

pub(crate) async fn example(
    Path((game, topic, number)): Path<(String, String, u32)>,
) -> Result<Json<Example>, Refusal> {
    let example = match game.as_str() {
        "dominion" => DOMINION.example(&topic, number, |scenario| {
            let mut steps = Vec::new();
            let mut look = |game: &dominion::Game, events: &[dominion::Event]| steps.push((*game, events.to_vec()));
            dominion::scenario::watch(scenario, dominion::scenario::NO_BOTS, &mut look).ok()?;
            gallery::dominion_example(&steps)
        }),
        "dominations" => DOMINATIONS.example(&topic, number, |scenario| {
            let mut steps = Vec::new();
            let mut look =
                |game: &dominations::Game, events: &[dominations::Event]| steps.push((game.clone(), events.to_vec()));
            dominations::scenario::watch(scenario, dominations::scenario::NO_BOTS, &mut look).ok()?;
            gallery::dominations_example(&steps)
        }),
        _ => None,
    };
    example.map(Json).ok_or_else(missing)
}
