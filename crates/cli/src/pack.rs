//! `dominio content`: whether a content pack of Dominations can be played with, and what is in it.

use crate::{
    failure::{Done, Failure},
    screen::{self, BAD, GOOD},
};
use content::{Sentence, Words, dominations as said};
use dominations::{
    Shelved,
    pack::{self, Base, FILES, Mastery, Monument, Names, Objective, Pack, PackError, Problem, Role},
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
    masteries(words, &pack)?;
    pack.monuments.iter().try_for_each(|one| monument(words, one))?;
    pack.objectives.iter().try_for_each(|one| objective(words, one))?;
    pack.roles.iter().try_for_each(|one| role(words, one))
}

pub(crate) fn masteries(words: &Words, pack: &Pack) -> Done {
    pack.masteries.iter().try_for_each(|one| mastery(words, one))
}

/// About the card of this name; whether there is one.
pub(crate) fn about(words: &Words, pack: &Pack, typed: &str) -> Done<bool> {
    let wanted = content::folded(typed);
    let is = |names: &Names| content::folded(&words.text(&said::named(names))) == wanted;
    if let Some(card) = pack.masteries.iter().find(|card| is(&card.names)) {
        mastery(words, card)?;
    } else if let Some(card) = pack.monuments.iter().find(|card| is(&card.names)) {
        monument(words, card)?;
    } else if let Some(card) = pack.objectives.iter().find(|card| is(&card.names)) {
        objective(words, card)?;
    } else if let Some(card) = pack.roles.iter().find(|card| is(&card.names)) {
        role(words, card)?;
    } else {
        return Ok(false);
    }
    Ok(true)
}

fn mastery(words: &Words, card: &Mastery) -> Done {
    let header = Sentence::new("pack-mastery")
        .with("name", said::named(&card.names))
        .with("domain", said::domain(card.domain))
        .with("value", card.value)
        .with("upgrade", said::amounts_of(&card.upgrade));
    screen::styled(GOOD, &words.tell(&header))?;
    if let Some((domain, value)) = card.prerequisite {
        let needs = Sentence::new("pack-needs").with("domain", said::domain(domain)).with("value", value);
        screen::line(&format!("  {}", words.tell(&needs)))?;
    }
    for (key, advanced) in [("pack-basic", false), ("pack-advanced", true)] {
        let text = Sentence::new(key).with("text", words.mastery_text(card, advanced));
        screen::line(&format!("  {}", words.tell(&text)))?;
    }
    Ok(())
}

fn monument(words: &Words, monument: &Monument) -> Done {
    let base = if monument.base == Base::Circle { "circle" } else { "triangle" };
    let header = Sentence::new("pack-monument").with("name", said::named(&monument.names)).with("base", base);
    screen::styled(GOOD, &words.tell(&header))?;
    screen::line(&format!("  {}", words.monument_text(monument)))?;
    for (number, level) in (1u8..).zip(&monument.levels) {
        screen::line(&format!("  {number}. {}", words.tell(&said::level(level))))?;
    }
    Ok(())
}

fn objective(words: &Words, objective: &Objective) -> Done {
    screen::styled(GOOD, &words.text(&said::named(&objective.names)))?;
    for (number, goal) in (1..).zip(&objective.goals) {
        let conditions: Vec<String> = goal.iter().map(|one| words.tell(&said::condition(one))).collect();
        screen::line(&format!("  {number}. {}", conditions.join("; ")))?;
    }
    Ok(())
}

fn role(words: &Words, role: &Role) -> Done {
    let header = Sentence::new("pack-role")
        .with("name", said::named(&role.names))
        .with("domain", said::domain(role.domain))
        .with("points", role.points);
    screen::line(&words.tell(&header))?;
    screen::line(&format!("  {}", words.tell(&said::power(role.power))))
}

/// The pack in a folder; what is wrong with it is said.
pub(crate) fn shelved(words: &Words, folder: &Path) -> Done<Shelved> {
    match read(folder) {
        Ok(pack) => Ok(pack::shelve(pack)),
        Err(errors) => {
            for error in &errors {
                let path = folder.join(error.file).display().to_string();
                let problem = words.tell(&said::pack_problem(&error.problem));
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
fn read(folder: &Path) -> Result<Pack, Vec<PackError>> {
    let mut errors = Vec::new();
    let texts = FILES.map(|file| {
        fs::read_to_string(folder.join(file)).unwrap_or_else(|error| {
            errors.push(PackError { file, line: None, problem: Problem::Unreadable(error.to_string()) });
            String::new()
        })
    });
    if errors.is_empty() { pack::read(texts.each_ref().map(String::as_str)) } else { Err(errors) }
}
