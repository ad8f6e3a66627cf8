//! `dominio scenario FILE…`

use crate::{
    failure::{self, Done, Failure},
    screen::{self, BAD, GOOD},
};
use content::{Language, Words};
use dominion::scenario;
use std::{fs, path::PathBuf};

pub(crate) fn run(words: &Words, files: &[PathBuf]) -> Done {
    let (mut passed, mut failed, mut broken) = (0u32, 0u32, false);
    for path in files {
        let name = path.display().to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) => {
                screen::styled(BAD, &failure::about_file(words, "error-read", path, &e))?;
                broken = true;
                continue;
            }
        };
        let played = match play_all(&text, words.language()) {
            Ok(played) => played,
            Err((line, reason)) => {
                let values = [("path", name.into()), ("line", line.into()), ("reason", reason.into())];
                screen::styled(BAD, &words.say("error-scenario", &values))?;
                broken = true;
                continue;
            }
        };
        let before = failed;
        for (title, outcome) in &played {
            match outcome {
                Ok(()) => passed += 1,
                Err((line, reason)) => {
                    failed += 1;
                    let values = [
                        ("path", name.as_str().into()),
                        ("line", (*line).into()),
                        ("title", title.as_str().into()),
                        ("reason", reason.as_str().into()),
                    ];
                    screen::styled(BAD, &words.say("scenario-failed", &values))?;
                }
            }
        }
        if failed == before {
            let values = [("path", name.into()), ("number", played.len().into())];
            screen::styled(GOOD, &words.say("scenario-passed", &values))?;
        }
    }
    screen::line(&words.say("scenario-total", &[("passed", passed.into()), ("failed", failed.into())]))?;
    match (broken, failed) {
        (true, _) => Err(Failure { message: String::new(), status: 2 }),
        (false, 0) => Ok(()),
        (false, _) => Err(Failure::told()),
    }
}

/// A line, and what is wrong there.
type Wrong = (usize, String);
/// A scenario's title, and how it went.
type Played = (String, Result<(), Wrong>);

/// Plays all scenarios of a file: of Dominations when it says so, of Dominion otherwise.
fn play_all(text: &str, language: Language) -> Result<Vec<Played>, Wrong> {
    let named = |title: &str, es: &Option<String>| match (language, es) {
        (Language::Es, Some(es)) => es.clone(),
        _ => title.to_owned(),
    };
    if text.lines().any(|line| line.trim() == "game dominations") {
        let wrong = |e: dominations::scenario::ScenarioError| (e.line, e.message);
        let all = dominations::scenario::parse(text).map_err(wrong)?;
        let play = |one: &dominations::scenario::Scenario| {
            dominations::scenario::run(one, dominations::scenario::NO_BOTS).map_err(wrong)
        };
        return Ok(all.iter().map(|one| (named(&one.title, &one.es), play(one))).collect());
    }
    let wrong = |e: scenario::ScenarioError| (e.line, e.message);
    let all = scenario::parse(text).map_err(wrong)?;
    let play = |one: &scenario::Scenario| scenario::run(one, &bots::advise).map_err(wrong);
    Ok(all.iter().map(|one| (named(&one.title, &one.es), play(one))).collect())
}
