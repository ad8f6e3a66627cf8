//! What is wrong with a content pack of Dominations, as a sentence.

use crate::Sentence;
use dominations::{Domain, pack::Problem};

pub fn pack_problem(problem: &Problem) -> Sentence {
    let say = |key: &str| Sentence::new(key);
    let domain = |of: &Domain| super::domain(*of);
    match problem {
        Problem::Syntax(reason) => say("pack-syntax").with("reason", reason.as_str()),
        Problem::Unreadable(reason) => say("pack-unreadable").with("reason", reason.as_str()),
        Problem::Number { found, needed } => say("pack-number").with("found", *found).with("needed", *needed),
        Problem::LevelsInAll { found, needed } => {
            say("pack-levels-in-all").with("found", *found).with("needed", *needed)
        }
        Problem::TwiceThere(id) => say("pack-twice").with("id", id.as_str()),
        Problem::Id(id) => say("pack-id").with("id", id.as_str()),
        Problem::NoName(language) => say("pack-no-name").with("language", *language),
        Problem::Discs { given, needed } => say("pack-discs").with("given", given.as_str()).with("needed", *needed),
        Problem::Value(value) => say("pack-value").with("value", *value),
        Problem::Layouts(number) => say("pack-layouts").with("number", *number),
        Problem::NeverFits(layout) => say("pack-never-fits").with("layout", layout.to_string()),
        Problem::Prerequisite => say("pack-prerequisite"),
        Problem::NoSuchPrerequisite { domain: of, value } => {
            say("pack-no-such-prerequisite").with("domain", domain(of)).with("value", *value)
        }
        Problem::Unpayable { domain: of, cost, most } => {
            say("pack-unpayable").with("domain", domain(of)).with("cost", *cost).with("most", *most)
        }
        Problem::DiscsOnCircle => say("pack-discs-on-circle"),
        Problem::Levels(number) => say("pack-levels").with("number", *number),
        Problem::Goals(number) => say("pack-goals").with("number", *number),
        Problem::EmptyGoal(number) => say("pack-empty-goal").with("number", *number),
        Problem::NoRole(of) => say("pack-no-role").with("domain", domain(of)),
        Problem::Useless(effect) => say("pack-useless").with("effect", *effect),
        Problem::TooMuch(number) => say("pack-too-much").with("number", *number),
    }
}
