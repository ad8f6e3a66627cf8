//! The rulebooks as executable examples: every scenario passes, and every ruling is proved by one.

use dominion::{
    Kind,
    scenario::{self, NO_BOTS},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

/// Every scenario file, by its path below `scenarios`.
fn files() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|e| e == "scn") {
                let name = entry.strip_prefix(root()).unwrap().display().to_string();
                found.push((name, fs::read_to_string(&entry).unwrap()));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_scenario_passes() {
    let mut failures = Vec::new();
    let mut per_set: BTreeMap<String, usize> = BTreeMap::new();
    for (name, text) in files() {
        let scenarios = scenario::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let set = name.split('/').next().unwrap().to_owned();
        *per_set.entry(set).or_default() += scenarios.len();
        for scenario in scenarios {
            if let Err(e) = scenario::run(&scenario, NO_BOTS) {
                failures.push(format!("{name}:{}: {}\n    in «{}»", e.line, e.message, scenario.title));
            }
        }
    }
    println!("scenarios per set: {per_set:?}");
    assert!(failures.is_empty(), "{} scenarios fail:\n{}", failures.len(), failures.join("\n"));
}

/// The library names its examples after them.
#[test]
fn every_title_is_there_in_spanish() {
    for (name, text) in files() {
        let mut titles = BTreeSet::new();
        for scenario in scenario::parse(&text).unwrap() {
            let place = format!("{name}:{} «{}»", scenario.line, scenario.title);
            let es = scenario.es.unwrap_or_else(|| panic!("{place} has no line: es \"…\""));
            assert!(es != scenario.title && titles.insert(es), "{place}: this is no title of its own in Spanish");
        }
    }
}

/// Ids that no scenario can show: the Rust test that proves each.
fn proved_by_tests() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("coverage.toml")).unwrap();
    let file: toml::Table = text.parse().unwrap();
    let crate_root = root().join("..");
    let mut proved = BTreeSet::new();
    for (id, place) in file["tests"].as_table().unwrap() {
        let (path, test) = place.as_str().unwrap().split_once(' ').unwrap();
        let source = fs::read_to_string(crate_root.join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
        assert!(source.contains(&format!("fn {test}(")), "{id}: there is no test {test} in {path}");
        proved.insert(id.clone());
    }
    proved
}

/// The ids of `coverage.toml`: those to be proved now, and those that wait for the cards of later sets.
fn ids() -> (BTreeSet<String>, BTreeSet<String>) {
    let text = fs::read_to_string(root().join("coverage.toml")).unwrap();
    let file: toml::Table = text.parse().unwrap();
    let flat = |tables: &toml::Table| -> BTreeSet<String> {
        let sections = tables.iter().filter(|(name, _)| *name != "later" && *name != "tests");
        let ids = |(card, ids): (&String, &toml::Value)| {
            ids.as_table().unwrap().keys().map(|id| format!("{card}.{id}")).collect::<Vec<_>>()
        };
        sections.flat_map(ids).collect()
    };
    (flat(&file), flat(file["later"].as_table().unwrap()))
}

#[test]
fn every_ruling_is_proved_and_every_proof_has_a_ruling() {
    let (now, later) = ids();
    let mut proved = proved_by_tests();
    assert!(proved.is_subset(&now), "{proved:?}");
    for (name, text) in files() {
        for scenario in scenario::parse(&text).unwrap() {
            for id in scenario.proves {
                let place = format!("{name}:{} «{}»", scenario.line, scenario.title);
                assert!(!later.contains(&id), "{place} proves {id}, which coverage.toml puts off");
                assert!(now.contains(&id), "{place} proves {id}, which coverage.toml does not know");
                proved.insert(id);
            }
        }
    }
    let missing: Vec<_> = now.difference(&proved).collect();
    assert!(missing.is_empty(), "no scenario proves {missing:?}");
}

/// How many scenarios prove something of a card, and how many tests its rulebook digest asks for.
#[test]
fn every_card_has_at_least_as_many_scenarios_as_tests() {
    let mut scenarios: BTreeMap<String, usize> = BTreeMap::new();
    for (_, text) in files() {
        for scenario in scenario::parse(&text).unwrap() {
            let cards: BTreeSet<&str> = scenario.proves.iter().filter_map(|id| id.split('.').next()).collect();
            cards.iter().for_each(|card| *scenarios.entry((*card).to_owned()).or_default() += 1);
        }
    }
    let (now, _) = ids();
    for &kind in Kind::ALL {
        let tests = now.iter().filter(|id| id.starts_with(&format!("{kind}.T"))).count();
        let found = scenarios.get(kind.id()).copied().unwrap_or(0);
        assert!(tests > 0 && found >= tests, "{kind}: {found} scenarios for {tests} tests");
    }
}

/// Where the latest rules differ there are scenarios for both profiles.
#[test]
fn every_later_change_is_shown() {
    let files = files();
    for kind in Kind::ALL.iter().filter(|kind| kind.card().changes_in_latest()) {
        let (name, text) = files.iter().find(|(name, _)| name.ends_with(&format!("/{kind}.scn"))).unwrap();
        let latest = text.matches("rules latest").count();
        assert!(latest > 0 && latest < text.matches("\nscenario ").count(), "{name}: {latest} of the latest rules");
    }
}

#[test]
fn broken_scenarios_are_refused_with_line_and_reason() {
    for (text, line, reason) in [
        ("hand copper", 1, "begins with"),
        ("scenario no quotes", 1, "quotation"),
        ("scenario \"a\"\nexpect over\nscenario \"a\"", 3, "two scenarios"),
        ("scenario \"a\"\nkingdom smithie", 2, "smithie"),
        ("scenario \"a\"\np9 hand copper", 2, "p9"),
        ("scenario \"a\"\np1> play smithy", 1, "claims nothing"),
        ("scenario \"a\"\np1> juggle smithy", 2, "no verb"),
        ("scenario \"a\"\ncoins 99999999999", 2, "no number"),
        ("scenario \"a\"\nexpect over\np1 hand copper", 3, "before the first step"),
        ("scenario \"a\"\nphase tea", 2, "phase"),
        ("scenario \"a\"\np1 hand copper*600", 2, "600"),
        ("scenario \"a\"\nshelters no", 2, "no value"),
        ("scenario \"a\"\npile ruins", 2, "pile ruins N"),
    ] {
        let error = scenario::parse(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.message.contains(reason), "{text:?}: {error}");
    }
    for (text, line, reason) in [
        ("scenario \"a\"\np1 hand smithy\nexpect over", 2, "not at this table"),
        ("scenario \"a\"\np1 hand province*9\nexpect over", 2, "not so many"),
        ("scenario \"a\"\nplayers 7\nexpect over", 1, "7 seats"),
        ("scenario \"a\"\nkingdom smithy smithy\nexpect over", 1, "twice"),
        ("scenario \"a\"\nexpect over", 2, "not over"),
        ("scenario \"a\"\nexpect p1 hand copper", 2, "nothing; expected copper"),
        ("scenario \"a\"\np2> buy copper\nexpect over", 2, "p1 is asked"),
        ("scenario \"a\"\np1> buy gold\nexpect over", 2, "not all of this is offered"),
        ("scenario \"a\"\nrefuse p1> buy copper", 2, "accepted"),
        ("scenario \"a\"\nbot nobody> buy copper", 2, "no bot"),
        ("scenario \"a\"\nexpect wonders", 2, "means nothing"),
        ("scenario \"a\"\nexpect pile ruins 0", 2, "no pile of ruins"),
        ("scenario \"a\"\nexpect top knights nothing", 2, "no pile of knights"),
        ("scenario \"a\"\nexpect top silver nothing", 2, "no mixed pile"),
        ("scenario \"a\"\npile ruins 3\nexpect over", 2, "no pile of ruins"),
        ("scenario \"a\"\nkingdom cultist\npile ruins 300\nexpect over", 3, "not so many"),
        ("scenario \"a\"\nkingdom cultist\npile ruins sir_martin\nexpect over", 3, "not in the pile"),
        ("scenario \"a\"\nkingdom knights\npile knights sir_martin sir_martin\nexpect over", 3, "not so many"),
        ("scenario \"a\"\np1 deck copper*49\nexpect over", 2, "48"),
        ("scenario \"a\"\np3 hand copper\nexpect over", 2, "does not sit"),
    ] {
        let scenarios = scenario::parse(text).unwrap_or_else(|e| panic!("{text:?}: {e}"));
        let error = scenario::run(&scenarios[0], NO_BOTS).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.message.contains(reason), "{text:?}: {error}");
    }
}

/// Whatever somebody writes, the runner answers with a line and a reason, or with success.
#[test]
fn garbled_scenarios_do_not_panic() {
    let luck = table::Luck::new(table::Generator::SplitMix64, table::Seed::from_number(4));
    let mut stream = luck.stream(0);
    let mut below = |n: usize| luck.below(&mut stream, n as u32) as usize;
    let files = files();
    let odd = [
        "p6",
        "p7",
        "0",
        "500",
        "none",
        "all",
        "deck",
        "hand",
        "yes",
        "-3",
        "copper*99",
        "start",
        "players",
        "\"",
        ">",
    ];
    let words: Vec<&str> = files.iter().flat_map(|(_, text)| text.split_whitespace()).chain(odd).collect();
    for _ in 0..6_000 {
        let (_, text) = &files[below(files.len())];
        let all: Vec<&str> = text.split("\nscenario ").collect();
        let mut lines: Vec<String> = all[below(all.len())].lines().map(str::to_owned).collect();
        lines[0] = format!("scenario {}", lines[0].trim_start_matches("scenario "));
        let at = below(lines.len());
        let mut changed: Vec<&str> = lines[at].split_whitespace().collect();
        match (below(3), changed.len()) {
            (_, 0) => continue,
            (0, n) => changed[below(n)] = words[below(words.len())],
            (1, n) => drop(changed.remove(below(n))),
            (_, n) => changed.insert(below(n), words[below(words.len())]),
        }
        lines[at] = changed.join(" ");
        if let Ok(scenarios) = scenario::parse(&lines.join("\n")) {
            scenarios.iter().for_each(|one| drop(scenario::run(one, NO_BOTS)));
        }
    }
}
