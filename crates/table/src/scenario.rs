//! What the scenario languages of all games share.

/// What is wrong with a scenario, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ScenarioError {
    pub line: usize,
    pub message: String,
}

/// The lines that say something, counted from 1. A `#` begins a comment, except inside a quotation.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines().map(without_comment)).filter(|(_, content)| !content.is_empty())
}

fn without_comment(raw: &str) -> &str {
    let mut quoted = false;
    let end = raw.char_indices().find(|&(_, c)| {
        quoted ^= c == '"';
        c == '#' && !quoted
    });
    raw[..end.map_or(raw.len(), |(at, _)| at)].trim()
}

/// What stands in quotation marks.
pub fn quoted(text: &str) -> Result<String, String> {
    let inner = text.trim().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.map(str::to_owned).ok_or_else(|| format!("«{text}» should be in quotation marks"))
}

/// Who answers, which verb, and what: `p1> play t01`, `refuse p1> …`, `bot NAME> …`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'a> {
    Seat(&'a str),
    Refuse(&'a str),
    Bot(&'a str),
}

/// A step, split at its `>`; the verb must be one that there is.
pub fn step<'a>(who: &'a str, rest: &'a str) -> Result<(Who<'a>, &'a str, Vec<&'a str>), String> {
    let mut words = rest.split_whitespace();
    let verb = words.next().ok_or("a step names a verb")?;
    if !crate::Verb::ALL.iter().any(|known| known.id() == verb) {
        let verbs: Vec<_> = crate::Verb::ALL.iter().map(|verb| verb.id()).collect();
        return Err(format!("«{verb}» is no verb; there are {}", verbs.join(", ")));
    }
    let who = match who.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["refuse", seat] => Who::Refuse(seat),
        ["bot", bot] => Who::Bot(bot),
        [seat] => Who::Seat(seat),
        _ => return Err(format!("«{who}>» is neither p1>, refuse p1> nor bot NAME>")),
    };
    Ok((who, verb, words.collect()))
}
