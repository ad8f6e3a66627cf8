//! `dominio content`: whether a content pack of Dominations can be played with, and what is in it.

use crate::{
    failure::{Done, Failure},
    screen::{self, BAD, GOOD},
};
use content::{Language, Piece, Sentence, Words};
use dominations::{
    Shelved,
    pack::{self, Base, FILES, Names, PackError, Problem},
};
use std::{fs, path::Path};

pub(crate) fn check(words: &Words, folder: &Path) -> Done {
    let name = shelved(words, folder)?.name();
    let path = folder.display().to_string();
    let values = [("path", path.into()), ("id", name.id.as_str().into()), ("hash", name.hash.as_str().into())];
    screen::styled(GOOD, &words.say("pack-sound", &values))
}

/// The masteries, monuments, objectives and roles of a pack, in our words.
pub(crate) fn show(words: &Words, folder: Option<&Path>) -> Done {
    let pack = match folder {
        Some(folder) => shelved(words, folder)?,
        None => pack::builtin(),
    };
    let tell = |key: &str, values: &[(&str, Piece)]| {
        let sentence = values.iter().fold(Sentence::new(key), |all, (name, value)| all.with(name, value.clone()));
        words.tell(&sentence)
    };
    let name = |names: &Names| if words.language() == Language::Es { names.es.clone() } else { names.en.clone() };
    for card in &pack.masteries {
        let mut values = vec![("name", name(&card.names).into()), ("domain", content::domain(card.domain).into())];
        values.extend([("value", card.value.into()), ("upgrade", content::amounts_of(&card.upgrade))]);
        screen::styled(GOOD, &tell("pack-mastery", &values))?;
        if let Some((domain, value)) = card.prerequisite {
            let needs = tell("pack-needs", &[("domain", content::domain(domain).into()), ("value", value.into())]);
            screen::line(&format!("  {needs}"))?;
        }
        for (key, advanced) in [("pack-basic", false), ("pack-advanced", true)] {
            let text = tell(key, &[("text", words.mastery_text(card, advanced).into())]);
            screen::line(&format!("  {text}"))?;
        }
    }
    for monument in &pack.monuments {
        let base = if monument.base == Base::Circle { "circle" } else { "triangle" };
        screen::styled(GOOD, &tell("pack-monument", &[("name", name(&monument.names).into()), ("base", base.into())]))?;
        screen::line(&format!("  {}", words.monument_text(monument)))?;
        for (number, level) in (1u8..).zip(&monument.levels) {
            let mut values = vec![("level", number.into()), ("cost", content::amounts_of(&level.cost))];
            values.extend([("points", level.points.into()), ("influence", level.influence.into())]);
            screen::line(&format!("  {}", tell("pack-level", &values)))?;
        }
    }
    for objective in &pack.objectives {
        screen::styled(GOOD, &name(&objective.names))?;
        for (number, goal) in (1..).zip(&objective.goals) {
            let conditions: Vec<String> = goal.iter().map(|one| words.tell(&content::condition(one))).collect();
            screen::line(&format!("  {number}. {}", conditions.join("; ")))?;
        }
    }
    for role in &pack.roles {
        let mut values = vec![("name", name(&role.names).into()), ("domain", content::domain(role.domain).into())];
        values.push(("points", role.points.into()));
        screen::line(&tell("pack-role", &values))?;
    }
    Ok(())
}

/// The pack in a folder; what is wrong with it is said.
pub(crate) fn shelved(words: &Words, folder: &Path) -> Done<Shelved> {
    match read(folder) {
        Ok(pack) => Ok(pack::shelve(pack)),
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
