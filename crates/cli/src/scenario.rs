//! `dominio scenario FILE…`

use crate::{
    failure::{self, Done, Failure},
    screen::{self, BAD, GOOD},
};
use content::Words;
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
        let scenarios = match scenario::parse(&text) {
            Ok(scenarios) => scenarios,
            Err(e) => {
                let values = [("path", name.into()), ("line", e.line.into()), ("reason", e.message.into())];
                screen::styled(BAD, &words.say("error-scenario", &values))?;
                broken = true;
                continue;
            }
        };
        let before = failed;
        for one in &scenarios {
            match scenario::run(one, &bots::advise) {
                Ok(()) => passed += 1,
                Err(e) => {
                    failed += 1;
                    let values = [
                        ("path", name.as_str().into()),
                        ("line", e.line.into()),
                        ("title", one.title.as_str().into()),
                        ("reason", e.message.into()),
                    ];
                    screen::styled(BAD, &words.say("scenario-failed", &values))?;
                }
            }
        }
        if failed == before {
            let values = [("path", name.into()), ("number", scenarios.len().into())];
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
