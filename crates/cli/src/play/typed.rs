//! What somebody typed, understood.

use table::Answer;

pub(super) enum Typed {
    Answer(Answer),
    Undo,
    Log,
    Table,
    Cards,
    /// Everything that can be answered.
    All,
    Why,
    Help(String),
    Save(String),
    Quit,
    /// An empty line: nothing was said.
    Nothing,
    Unclear,
}

/// Commands are understood in both languages, whichever is spoken. `find` knows offers by their names.
pub(super) fn understand(line: &str, find: impl Fn(&str) -> Option<u16>) -> Typed {
    let line = line.trim();
    let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match content::folded(command).as_str() {
        "" => return Typed::Nothing,
        "undo" | "deshacer" => return Typed::Undo,
        "log" | "registro" => return Typed::Log,
        "table" | "mesa" => return Typed::Table,
        "cards" | "cartas" => return Typed::Cards,
        "more" | "mas" => return Typed::All,
        "why" | "porque" => return Typed::Why,
        "por" if content::folded(rest) == "que" => return Typed::Why,
        "help" | "ayuda" | "?" => return Typed::Help(rest.trim().to_owned()),
        "save" | "guardar" => return Typed::Save(rest.trim().to_owned()),
        "quit" | "exit" | "salir" => return Typed::Quit,
        // picking nothing, or «no» where the question is yes or no
        "0" | "none" | "ninguna" | "ninguno" | "done" => {
            return Typed::Answer(find("no").map_or_else(Answer::none, Answer::one));
        }
        _ => {}
    }
    let picks = |parts: &[&str]| -> Option<Answer> {
        let index = |part: &&str| match part.parse::<u16>() {
            Ok(number) => number.checked_sub(1),
            Err(_) => find(part),
        };
        parts.iter().map(index).collect()
    };
    let by_comma: Vec<&str> = line.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let by_space: Vec<&str> = line.split([' ', ',', '\t']).filter(|part| !part.is_empty()).collect();
    let answer = picks(&[line]).or_else(|| picks(&by_comma)).or_else(|| picks(&by_space));
    answer.map_or(Typed::Unclear, Typed::Answer)
}
