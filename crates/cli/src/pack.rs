//! `dominio content check PATH`: whether a content pack of Dominations can be played with.

use crate::{
    failure::{Done, Failure},
    screen::{self, BAD, GOOD},
};
use content::Words;
use dominations::pack::{self, FILES, PackError, Problem};
use std::{fs, path::Path};

pub(crate) fn check(words: &Words, folder: &Path) -> Done {
    let shown = folder.display().to_string();
    match read(folder) {
        Ok(pack) => {
            let name = pack::shelve(pack).name();
            let values = [("path", shown.into()), ("id", name.id.as_str().into()), ("hash", name.hash.as_str().into())];
            screen::styled(GOOD, &words.say("pack-sound", &values))
        }
        Err(errors) => {
            for error in &errors {
                let path = folder.join(error.file).display().to_string();
                let problem = words.tell(&content::pack_problem(&error.problem));
                let mut values = vec![("path", path.into()), ("problem", problem.into())];
                let key = if let Some(line) = error.line {
                    values.push(("line", line.into()));
                    "pack-place"
                } else {
                    "pack-file"
                };
                screen::styled(BAD, &words.say(key, &values))?;
            }
            screen::line(&words.say("pack-broken", &[("number", errors.len().into())]))?;
            let unreadable = errors.iter().any(|error| matches!(error.problem, Problem::Unreadable(_)));
            Err(if unreadable { Failure { status: 2, ..Failure::told() } } else { Failure::told() })
        }
    }
}

/// Reads the pack in a folder.
fn read(folder: &Path) -> Result<pack::Pack, Vec<PackError>> {
    let mut errors = Vec::new();
    let texts = FILES.map(|file| {
        fs::read_to_string(folder.join(file)).unwrap_or_else(|error| {
            errors.push(PackError { file, line: None, problem: Problem::Unreadable(error.to_string()) });
            String::new()
        })
    });
    if errors.is_empty() { pack::read(texts.each_ref().map(String::as_str)) } else { Err(errors) }
}
