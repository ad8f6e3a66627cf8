//! What somebody typed, understood.

use content::Words;
use dominion::{Choice, Game, Kind};
use table::{Answer, Question};

pub(crate) enum Typed {
    Answer(Answer),
    Undo,
    Log,
    Table,
    Cards,
    Why,
    Help(String),
    Save(String),
    Quit,
    /// An empty line: nothing was said.
    Nothing,
    /// A card that is not offered.
    NotOffered(Kind),
    Unclear,
}

/// Commands are understood in both languages, whichever is spoken.
pub(crate) fn understand(words: &Words, question: &Question<Game>, line: &str) -> Typed {
    let line = line.trim();
    let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match content::folded(command).as_str() {
        "" => return Typed::Nothing,
        "undo" | "deshacer" => return Typed::Undo,
        "log" | "registro" => return Typed::Log,
        "table" | "mesa" => return Typed::Table,
        "cards" | "cartas" => return Typed::Cards,
        "why" | "porque" => return Typed::Why,
        "por" if content::folded(rest) == "que" => return Typed::Why,
        "help" | "ayuda" | "?" => return Typed::Help(rest.trim().to_owned()),
        "save" | "guardar" => return Typed::Save(rest.trim().to_owned()),
        "quit" | "exit" | "salir" => return Typed::Quit,
        "0" | "none" | "ninguna" | "ninguno" | "done" => return declined(question),
        _ => {}
    }
    if let Some(answer) = picks(words, question, &[line]) {
        return Typed::Answer(answer);
    }
    let by_comma: Vec<&str> = line.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let by_space: Vec<&str> = line.split([' ', ',', '\t']).filter(|part| !part.is_empty()).collect();
    let several = picks(words, question, &by_comma).or_else(|| picks(words, question, &by_space));
    match (several, words.find_card(line)) {
        (Some(answer), _) => Typed::Answer(answer),
        (None, Some(kind)) => Typed::NotOffered(kind),
        (None, None) => Typed::Unclear,
    }
}

/// Picking nothing, or «no» where the question is yes or no.
fn declined(question: &Question<Game>) -> Typed {
    let no = question.offers.iter().position(|offer| offer.choice == Choice::No);
    Typed::Answer(no.map_or_else(Answer::none, |index| Answer::one(index as u16)))
}

/// Numbers from 1, or names.
fn picks(words: &Words, question: &Question<Game>, parts: &[&str]) -> Option<Answer> {
    let by_name = |part: &str| question.offers.iter().position(|offer| names(words, part, &offer.choice));
    let index = |part: &&str| match part.parse::<u16>() {
        Ok(number) => number.checked_sub(1),
        Err(_) => by_name(part).map(|index| index as u16),
    };
    parts.iter().map(index).collect()
}

fn names(words: &Words, typed: &str, choice: &Choice) -> bool {
    let is = |answers: &[&str]| answers.contains(&content::folded(typed).as_str());
    match choice {
        Choice::Card(kind) => words.find_card(typed) == Some(*kind),
        Choice::AllTreasures => is(&["all", "todos", "todo"]),
        Choice::Yes => is(&["yes", "y", "si", "s"]),
        Choice::No => is(&["no", "n"]),
        Choice::Option(option) => {
            is(&[option.id()]) || content::folded(&words.option(*option)) == content::folded(typed)
        }
        Choice::Other => is(&["other", "otra"]),
        Choice::Position(_) => false,
    }
}
