//! Strategies as text again: what is written is read back as the same.

use super::{Compare, Condition, Override, Strategy, Term, Wanted, parse::PLAIN_ANSWERS};
use std::fmt;

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "strategy {}", self.name)?;
        if let Some(kingdom) = &self.kingdom {
            writeln!(f, "for {kingdom}")?;
        }
        for opening in &self.openings {
            let split = match opening.split {
                Some(5) => "5/2 ",
                Some(_) => "4/3 ",
                None => "",
            };
            let ids: Vec<&str> = opening.cards.iter().map(|kind| kind.id()).collect();
            writeln!(f, "opening {split}{}", ids.join(" "))?;
        }
        let lists = [
            ("trash", &self.trash),
            ("discard", &self.discard),
            ("keep", &self.keep),
            ("play", &self.play),
            ("hold", &self.hold),
        ];
        for (word, rules) in lists {
            for together in rules.chunk_by(|a, b| a.when == b.when) {
                let ids: Vec<&str> = together.iter().map(|rule| rule.card.id()).collect();
                writeln!(f, "{word} {}{}", ids.join(" "), If(&together[0].when))?;
            }
        }
        for Override { card, answers, when } in &self.answers {
            let words: Vec<&str> = answers.iter().map(|wanted| word(*wanted)).collect();
            writeln!(f, "answer {card} {}{}", words.join(" "), If(when))?;
        }
        self.rules.iter().try_for_each(|rule| writeln!(f, "buy {}{}", rule.card, If(&rule.when)))
    }
}

/// How an answer is written.
fn word(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Named(Some(kind), _) => kind.id(),
        Wanted::Named(None, Some(option)) => option.id(),
        plain => PLAIN_ANSWERS.iter().find(|(_, other)| *other == plain).map_or("", |(name, _)| name),
    }
}

/// A condition at the end of a line; nothing when it always holds.
struct If<'c>(&'c Condition);

impl fmt::Display for If<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Condition::Always => Ok(()),
            when => write!(f, " if {when}"),
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, parts: &[Condition], word: &str| {
            for (i, part) in parts.iter().enumerate() {
                if i > 0 {
                    write!(f, " {word} ")?;
                }
                write!(f, "{part}")?;
            }
            Ok(())
        };
        match self {
            Condition::Always => f.write_str("0 = 0"),
            Condition::Compare(left, compare, right) => {
                let sign = Compare::ALL.iter().find(|(_, other)| other == compare).map_or("=", |(sign, _)| sign);
                write!(f, "{left} {sign} {right}")
            }
            Condition::All(parts) => joined(f, parts, "and"),
            Condition::Any(parts) => joined(f, parts, "or"),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Term::Own(kind) | Term::Left(kind) | Term::InPlay(kind) | Term::Hand(kind)) = self else {
            if let Term::Number(number) = self {
                return write!(f, "{number}");
            }
            let name = Term::PLAIN.iter().find(|(_, other)| other == self).map_or("", |(name, _)| name);
            return f.write_str(name);
        };
        let name = Term::OF_CARD.iter().find(|(_, of_card)| of_card(*kind) == *self).map_or("", |(name, _)| name);
        write!(f, "{name} {kind}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for (id, strategy) in crate::strategy::library() {
            let again: Strategy = strategy.to_string().parse().unwrap_or_else(|e| panic!("{id}: {e}\n{strategy}"));
            assert_eq!(again, **strategy, "{id}");
        }
        let text = "strategy All\nopening 5/2 witch chapel\nopening silver silver\ntrash curse estate\n\
                    trash copper if money > 9\ndiscard duchy\nkeep gold\nplay moat\nhold rats\n\
                    answer steward trash coins if turn < 5\nanswer moat nothing\nbuy gold if opening = 5\n";
        assert_eq!(text.parse::<Strategy>().unwrap().to_string(), text);
    }
}
