//! The rulebook as executable examples: every scenario passes, and every rule is proved by one.

use dominations::scenario::{self, NO_BOTS};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

/// Every scenario file, by name.
fn files() -> Vec<(String, String)> {
    let entries = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    let scenarios = entries.filter(|path| path.extension().is_some_and(|extension| extension == "scn"));
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).unwrap())
    };
    let mut found: Vec<_> = scenarios.map(read).collect();
    found.sort();
    found
}

#[test]
fn every_scenario_passes() {
    let mut failures = Vec::new();
    for (name, text) in files() {
        assert!(text.lines().any(|line| line == "game dominations"), "{name} does not say which game it is");
        let scenarios = scenario::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        for scenario in scenarios {
            if let Err(error) = scenario::run(&scenario, NO_BOTS) {
                failures.push(format!("{name}:{}: {}\n    in «{}»", error.line, error.message, scenario.title));
            }
        }
    }
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

#[test]
fn every_rule_is_proved() {
    let text = fs::read_to_string(root().join("coverage.toml")).unwrap();
    let file: toml::Table = text.parse().unwrap();
    let sections = file.iter().flat_map(|(section, ids)| {
        ids.as_table().unwrap().keys().map(move |id| format!("{section}.{id}")).collect::<Vec<_>>()
    });
    let ids: BTreeSet<String> = sections.collect();
    let mut proved = BTreeSet::new();
    for (name, text) in files() {
        for scenario in scenario::parse(&text).unwrap() {
            assert!(!scenario.proves.is_empty(), "{name}: «{}» proves nothing", scenario.title);
            proved.extend(scenario.proves);
        }
    }
    let unknown: Vec<_> = proved.difference(&ids).collect();
    let missing: Vec<_> = ids.difference(&proved).collect();
    assert!(unknown.is_empty(), "unknown ids: {unknown:?}");
    assert!(missing.is_empty(), "{} rules are not proved: {missing:?}", missing.len());
}
