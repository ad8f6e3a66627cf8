//! Strategies as text again: what is written is read back as the same.

use super::{Compare, Condition, Strategy, Term};
use dominion::Kind;
use std::fmt;

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "strategy {}", self.name)?;
        if let Some(kingdom) = &self.kingdom {
            writeln!(f, "for {kingdom}")?;
        }
        for (word, cards) in
            [("opening", &self.opening), ("trash", &self.trash), ("keep", &self.keep), ("play", &self.play)]
        {
            if !cards.is_empty() {
                let ids: Vec<&str> = cards.iter().map(|kind: &Kind| kind.id()).collect();
                writeln!(f, "{word} {}", ids.join(" "))?;
            }
        }
        for rule in &self.rules {
            match &rule.when {
                Condition::Always => writeln!(f, "buy {}", rule.card)?,
                when => writeln!(f, "buy {} if {when}", rule.card)?,
            }
        }
        Ok(())
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
    }
}
