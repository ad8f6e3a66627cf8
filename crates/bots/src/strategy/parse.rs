//! Reading strategy files. Errors say in which line and column, and what was expected there.

use super::{Compare, Condition, Opening, Override, Rule, Strategy, Term, Wanted};
use dominion::{Kind, PrintedOption};

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct StrategyError {
    pub line: usize,
    pub column: usize,
    pub problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    #[error("there is no card «{0}»")]
    UnknownCard(String),
    #[error("a card is missing")]
    NoCard,
    #[error("«{0}» begins no line; there are {list}", list = BEGINNINGS.join(", "))]
    UnknownLine(String),
    #[error("«if» and a condition may follow, or nothing")]
    NoIf,
    #[error("a comparison is missing: < <= = != >= >")]
    NoComparison,
    #[error("a number or a word such as «coins» is missing")]
    NoTerm,
    #[error("«{0}» means nothing here; there are numbers, {list}", list = terms().join(", "))]
    UnknownTerm(String),
    #[error("«{0}» is no answer; there are cards, {list}", list = answers().join(", "))]
    UnknownAnswer(String),
    #[error("an answer is missing")]
    NoAnswer,
    #[error("«{0}» is no number with a name: ?NAME=NUMBER")]
    NoNumber(String),
    #[error("nothing more was expected")]
    TooMuch,
    #[error("a strategy has a name: strategy NAME")]
    NoName,
    #[error("a strategy buys something: buy CARD")]
    NoRule,
}

impl Problem {
    /// How content spells it.
    pub fn id(&self) -> &'static str {
        match self {
            Problem::UnknownCard(_) => "unknown-card",
            Problem::NoCard => "no-card",
            Problem::UnknownLine(_) => "unknown-line",
            Problem::NoIf => "no-if",
            Problem::NoComparison => "no-comparison",
            Problem::NoTerm => "no-term",
            Problem::UnknownTerm(_) => "unknown-term",
            Problem::UnknownAnswer(_) => "unknown-answer",
            Problem::NoAnswer => "no-answer",
            Problem::NoNumber(_) => "no-number",
            Problem::TooMuch => "too-much",
            Problem::NoName => "no-name",
            Problem::NoRule => "no-rule",
        }
    }
    /// The word it is about, and those that would have been understood.
    pub fn words(&self) -> (&str, Vec<&'static str>) {
        match self {
            Problem::UnknownCard(word) | Problem::NoNumber(word) => (word, Vec::new()),
            Problem::UnknownLine(word) => (word, BEGINNINGS.to_vec()),
            Problem::UnknownTerm(word) => (word, terms()),
            Problem::UnknownAnswer(word) => (word, answers()),
            _ => ("", Vec::new()),
        }
    }
}

const BEGINNINGS: [&str; 10] =
    ["strategy", "for", "opening", "buy", "trash", "discard", "keep", "play", "hold", "answer"];

/// Answers that are no cards and no printed options.
pub(super) const PLAIN_ANSWERS: [(&str, Wanted); 3] =
    [("nothing", Wanted::Nothing), ("yes", Wanted::Yes), ("no", Wanted::No)];

fn answers() -> Vec<&'static str> {
    let plain = PLAIN_ANSWERS.iter().map(|(name, _)| *name);
    plain.chain(PrintedOption::ALL.iter().map(|option| option.id())).collect()
}

fn terms() -> Vec<&'static str> {
    let plain = Term::PLAIN.iter().map(|(name, _)| *name);
    plain.chain(Term::OF_CARD.iter().map(|(name, _)| *name)).collect()
}

type Parsed<T> = Result<T, StrategyError>;

/// Numbers that have a name, `?rich=18`: others may be put in their place.
struct Numbers<'t> {
    instead: &'t [(&'t str, i32)],
    names: Vec<String>,
}

impl Numbers<'_> {
    /// None when it is not written as it should be.
    fn read(&mut self, word: &str) -> Option<i32> {
        let (name, value) = word.split_once('=')?;
        let letters = name.chars().all(|c| c.is_ascii_lowercase() || c == '_' || c == '-');
        let value = value.parse().ok().filter(|_| letters && !name.is_empty())?;
        if !self.names.iter().any(|other| other == name) {
            self.names.push(name.to_owned());
        }
        Some(self.instead.iter().find(|(other, _)| *other == name).map_or(value, |(_, value)| *value))
    }
}

/// The words of one line, each with its column.
struct Line<'t, 'n> {
    numbers: &'n mut Numbers<'t>,
    number: usize,
    words: Vec<(usize, &'t str)>,
    at: usize,
    /// The column behind the last word.
    end: usize,
}

impl<'t, 'n> Line<'t, 'n> {
    fn new(number: usize, text: &'t str, numbers: &'n mut Numbers<'t>) -> Line<'t, 'n> {
        let text = text.split('#').next().unwrap_or("");
        let mut words = Vec::new();
        let mut start = None;
        for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
            match (c.is_whitespace(), start) {
                (false, None) => start = Some(at),
                (true, Some(from)) => {
                    words.push((text[..from].chars().count() + 1, &text[from..at]));
                    start = None;
                }
                _ => {}
            }
        }
        Line { numbers, number, words, at: 0, end: text.trim_end().chars().count() + 1 }
    }
    fn peek(&self) -> Option<&'t str> {
        self.words.get(self.at).map(|(_, word)| *word)
    }
    fn next(&mut self) -> Option<&'t str> {
        let word = self.peek();
        self.at += usize::from(word.is_some());
        word
    }
    /// What is wrong with the next word.
    fn error<T>(&self, problem: Problem) -> Parsed<T> {
        let column = self.words.get(self.at).map_or(self.end, |(column, _)| *column);
        Err(StrategyError { line: self.number, column, problem })
    }
    fn card(&mut self) -> Parsed<Kind> {
        let Some(word) = self.peek() else { return self.error(Problem::NoCard) };
        match word.parse::<Kind>() {
            Ok(kind) => {
                self.at += 1;
                Ok(kind)
            }
            Err(_) => self.error(Problem::UnknownCard(word.to_owned())),
        }
    }
    /// Cards up to the condition or the end.
    fn cards(&mut self) -> Parsed<Vec<Kind>> {
        let mut cards = vec![self.card()?];
        while self.peek().is_some_and(|word| word != "if") {
            cards.push(self.card()?);
        }
        Ok(cards)
    }
    /// Cards that share a condition.
    fn rules(&mut self) -> Parsed<Vec<Rule>> {
        let cards = self.cards()?;
        let when = self.when()?;
        Ok(cards.into_iter().map(|card| Rule { card, when: when.clone() }).collect())
    }
    fn opening(&mut self) -> Parsed<Opening> {
        let split = match self.peek() {
            Some("5/2") => Some(5),
            Some("4/3") => Some(4),
            _ => None,
        };
        self.at += usize::from(split.is_some());
        Ok(Opening { split, cards: self.cards()? })
    }
    fn answer(&mut self) -> Parsed<Override> {
        let card = self.card()?;
        let mut answers = Vec::new();
        while let Some(word) = self.peek().filter(|word| *word != "if") {
            let plain = PLAIN_ANSWERS.iter().find(|(name, _)| *name == word).map(|(_, wanted)| *wanted);
            let option = PrintedOption::ALL.into_iter().find(|option| option.id() == word);
            let named = Wanted::Named(word.parse().ok(), option);
            match plain.or((named != Wanted::Named(None, None)).then_some(named)) {
                Some(wanted) => answers.push(wanted),
                None => return self.error(Problem::UnknownAnswer(word.to_owned())),
            }
            self.at += 1;
        }
        if answers.is_empty() {
            return self.error(Problem::NoAnswer);
        }
        Ok(Override { card, answers, when: self.when()? })
    }
    /// What follows `if`.
    fn when(&mut self) -> Parsed<Condition> {
        match self.peek() {
            None => Ok(Condition::Always),
            Some("if") => {
                self.at += 1;
                self.condition()
            }
            Some(_) => self.error(Problem::NoIf),
        }
    }
    fn rest(&mut self) -> String {
        let rest: Vec<&str> = self.words[self.at..].iter().map(|(_, word)| *word).collect();
        self.at = self.words.len();
        rest.join(" ")
    }

    fn condition(&mut self) -> Parsed<Condition> {
        let mut any = vec![self.all()?];
        while self.peek() == Some("or") {
            self.at += 1;
            any.push(self.all()?);
        }
        Ok(if any.len() == 1 { any.remove(0) } else { Condition::Any(any) })
    }
    fn all(&mut self) -> Parsed<Condition> {
        let mut all = vec![self.comparison()?];
        while self.peek() == Some("and") {
            self.at += 1;
            all.push(self.comparison()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Condition::All(all) })
    }
    fn comparison(&mut self) -> Parsed<Condition> {
        let left = self.term()?;
        let compare = Compare::ALL.iter().find(|(word, _)| self.peek() == Some(word));
        let Some((_, compare)) = compare else { return self.error(Problem::NoComparison) };
        self.at += 1;
        Ok(Condition::Compare(left, *compare, self.term()?))
    }
    fn term(&mut self) -> Parsed<Term> {
        let Some(word) = self.peek() else { return self.error(Problem::NoTerm) };
        let number = match word.strip_prefix('?') {
            None => word.parse().ok(),
            Some(named) => match self.numbers.read(named) {
                Some(number) => Some(number),
                None => return self.error(Problem::NoNumber(word.to_owned())),
            },
        };
        if let Some(number) = number {
            self.at += 1;
            return Ok(Term::Number(number));
        }
        if let Some((_, term)) = Term::PLAIN.iter().find(|(name, _)| *name == word) {
            self.at += 1;
            return Ok(*term);
        }
        if let Some((_, of_card)) = Term::OF_CARD.iter().find(|(name, _)| *name == word) {
            self.at += 1;
            return Ok(of_card(self.card()?));
        }
        self.error(Problem::UnknownTerm(word.to_owned()))
    }
}

impl std::str::FromStr for Strategy {
    type Err = StrategyError;

    fn from_str(text: &str) -> Parsed<Strategy> {
        Strategy::read(text, &[]).map(|(strategy, _)| strategy)
    }
}

impl Strategy {
    /// Reads a strategy with other numbers instead of those that have a name; says which have one.
    pub fn read(text: &str, instead: &[(&str, i32)]) -> Parsed<(Strategy, Vec<String>)> {
        let mut numbers = Numbers { instead, names: Vec::new() };
        let mut strategy = Strategy::new("", Vec::new());
        let mut last = 0;
        // some editors begin a file with a mark that nobody sees
        for (i, raw) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let mut line = Line::new(i + 1, raw, &mut numbers);
            last = i + 1;
            let Some(word) = line.next() else { continue };
            match word {
                "strategy" => strategy.name = line.rest(),
                "for" => strategy.kingdom = Some(line.rest()),
                "opening" => strategy.openings.push(line.opening()?),
                "trash" => strategy.trash.extend(line.rules()?),
                "discard" => strategy.discard.extend(line.rules()?),
                "keep" => strategy.keep.extend(line.rules()?),
                "play" => strategy.play.extend(line.rules()?),
                "hold" => strategy.hold.extend(line.rules()?),
                "answer" => strategy.answers.push(line.answer()?),
                "buy" => {
                    let card = line.card()?;
                    let when = line.when()?;
                    strategy.rules.push(Rule { card, when });
                }
                other => {
                    line.at = 0;
                    return line.error(Problem::UnknownLine(other.to_owned()));
                }
            }
            if line.peek().is_some() {
                return line.error(Problem::TooMuch);
            }
        }
        let whole = |problem| StrategyError { line: last.max(1), column: 1, problem };
        if strategy.name.is_empty() {
            return Err(whole(Problem::NoName));
        }
        if strategy.rules.is_empty() {
            return Err(whole(Problem::NoRule));
        }
        Ok((strategy, numbers.names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strategy_is_read() {
        let text = "# how to win\nstrategy Witch, twice\nfor size-distortion\nopening silver witch\n\
                    buy province if money > 15 and coins >= 8 or own gold >= 2\nbuy silver\ntrash curse estate if turn < 9\n\
                    opening 5/2 witch chapel\ndiscard curse\nanswer steward trash coins if own gold = 0\n";
        let strategy: Strategy = text.parse().unwrap();
        assert_eq!((strategy.name.as_str(), strategy.kingdom.as_deref()), ("Witch, twice", Some("size-distortion")));
        let opening = |split, cards: [Kind; 2]| Opening { split, cards: cards.to_vec() };
        let openings = [opening(None, [Kind::Silver, Kind::Witch]), opening(Some(5), [Kind::Witch, Kind::Chapel])];
        assert_eq!(strategy.openings, openings);
        let early = Condition::Compare(Term::Turn, Compare::Less, Term::Number(9));
        assert_eq!(strategy.trash, [Kind::Curse, Kind::Estate].map(|card| Rule { card, when: early.clone() }));
        assert_eq!(strategy.discard, [Rule { card: Kind::Curse, when: Condition::Always }]);
        let options = [PrintedOption::Trash, PrintedOption::Coins].map(|option| Wanted::Named(None, Some(option)));
        assert_eq!((strategy.answers[0].card, &strategy.answers[0].answers[..]), (Kind::Steward, &options[..]));
        let rich = Condition::Compare(Term::Money, Compare::More, Term::Number(15));
        let coins = Condition::Compare(Term::Coins, Compare::AtLeast, Term::Number(8));
        let gold = Condition::Compare(Term::Own(Kind::Gold), Compare::AtLeast, Term::Number(2));
        assert_eq!(strategy.rules[0].when, Condition::Any(vec![Condition::All(vec![rich, coins]), gold]));
        assert_eq!(strategy.rules[1], Rule { card: Kind::Silver, when: Condition::Always });
    }

    #[test]
    fn numbers_have_names() {
        let text = "strategy A\nbuy province if money > ?rich=18 and turn > ?late=3\nbuy gold if money > ?rich=18\n";
        let (plain, names) = Strategy::read(text, &[]).unwrap();
        assert_eq!(names, ["rich", "late"]);
        assert!(plain.to_string().contains("money > 18 and turn > 3"));
        let (other, _) = Strategy::read(text, &[("rich", 12)]).unwrap();
        assert!(other.to_string().contains("money > 12 and turn > 3\nbuy gold if money > 12"));
    }

    #[test]
    fn errors_point_to_line_and_column() {
        for (text, line, column, part) in [
            ("", 1, 1, "name"),
            ("strategy A", 1, 1, "buys something"),
            ("strategy A\nbuy unicorn", 2, 5, "unicorn"),
            ("strategy A\nbuy", 2, 4, "card is missing"),
            ("strategy A\n  dance", 2, 3, "begins no line"),
            ("strategy A\nbuy gold when coins > 5", 2, 10, "«if»"),
            ("strategy A\nbuy gold if coin > 5", 2, 13, "«coin»"),
            ("strategy A\nbuy gold if coins", 2, 18, "comparison"),
            ("strategy A\nbuy gold if coins >", 2, 20, "number"),
            ("strategy A\nbuy gold if own > 5", 2, 17, "«>»"),
            ("strategy A\nbuy gold if coins > 5 6", 2, 23, "nothing more"),
            ("strategy Año\nopening plata", 2, 9, "plata"),
            ("strategy A\nopening 5/2", 2, 12, "card is missing"),
            ("strategy A\nopening witch chapel if turn = 1", 2, 22, "nothing more"),
            ("strategy A\nbuy gold if money > ?rich", 2, 21, "?rich"),
            ("strategy A\nbuy gold if money > ?=5", 2, 21, "?=5"),
            ("strategy A\nanswer steward", 2, 15, "answer is missing"),
            ("strategy A\nanswer steward burn", 2, 16, "«burn»"),
            ("strategy A\ndiscard curse if", 2, 17, "number"),
        ] {
            let error = text.parse::<Strategy>().expect_err(text);
            assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
            assert!(error.to_string().contains(part), "{text:?}: {error}");
        }
    }
}
