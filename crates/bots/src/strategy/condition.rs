//! When a rule of a strategy applies.

use crate::worth::money;
use dominion::{Kind, Seen, Types};

#[derive(Clone, PartialEq, Debug)]
pub enum Condition {
    Always,
    Compare(Term, Compare, Term),
    All(Vec<Condition>),
    Any(Vec<Condition>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    Less,
    AtMost,
    Equal,
    Unequal,
    AtLeast,
    More,
}

impl Compare {
    pub const ALL: [(&'static str, Compare); 6] = [
        ("<=", Compare::AtMost),
        (">=", Compare::AtLeast),
        ("!=", Compare::Unequal),
        ("<", Compare::Less),
        (">", Compare::More),
        ("=", Compare::Equal),
    ];
    fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Compare::Less => left < right,
            Compare::AtMost => left <= right,
            Compare::Equal => left == right,
            Compare::Unequal => left != right,
            Compare::AtLeast => left >= right,
            Compare::More => left > right,
        }
    }
}

/// A number that a condition speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    Number(i32),
    Coins,
    Buys,
    Turn,
    /// Provinces left.
    Provinces,
    /// Own cards, and the coins of all own Treasures.
    Cards,
    Money,
    Points,
    /// Own points beyond the best other player's.
    Gap,
    EmptyPiles,
    Actions,
    /// Coins of the richer of the first two hands, 5 or 4; 0 when they are over.
    Opening,
    Own(Kind),
    Left(Kind),
    InPlay(Kind),
    Hand(Kind),
}

type OfCard = fn(Kind) -> Term;

impl Term {
    /// Words that stand alone.
    pub const PLAIN: [(&'static str, Term); 11] = [
        ("coins", Term::Coins),
        ("buys", Term::Buys),
        ("turn", Term::Turn),
        ("provinces", Term::Provinces),
        ("cards", Term::Cards),
        ("money", Term::Money),
        ("points", Term::Points),
        ("gap", Term::Gap),
        ("empty", Term::EmptyPiles),
        ("actions", Term::Actions),
        ("opening", Term::Opening),
    ];
    /// Words that are followed by a card.
    pub const OF_CARD: [(&'static str, OfCard); 4] =
        [("own", Term::Own), ("left", Term::Left), ("inplay", Term::InPlay), ("hand", Term::Hand)];

    fn value(self, seen: Seen<'_>) -> i32 {
        match self {
            Term::Number(number) => number,
            Term::Coins => i32::from(seen.coins()),
            Term::Buys => i32::from(seen.buys()),
            Term::Turn => i32::from(seen.turns(seen.seat())) + 1,
            Term::Provinces => i32::from(seen.left(Kind::Province)),
            Term::Cards => i32::from(seen.cards_owned()),
            Term::Money => money(seen),
            Term::Points => seen.score(),
            Term::Gap => seen.score() - seen.best_other_score(),
            Term::EmptyPiles => i32::from(seen.empty_piles()),
            Term::Actions => i32::from(seen.actions()),
            Term::Opening => i32::from(opening_split(seen)),
            Term::Own(Kind::Knights) => knights().map(|kind| i32::from(seen.owned(kind))).sum(),
            Term::Own(kind) => i32::from(seen.owned(kind)),
            Term::Left(kind) => i32::from(seen.left(kind)),
            Term::InPlay(kind) => i32::from(seen.in_play(kind)),
            Term::Hand(kind) => i32::from(seen.in_hand(kind)),
        }
    }
}

fn knights() -> impl Iterator<Item = Kind> {
    Kind::ALL.iter().copied().filter(|kind| kind.card().is(Types::KNIGHT) && *kind != Kind::Knights)
}

/// Seven Coppers lie in the first two hands, so one hand tells of the other: 5 and 2, or 4 and 3. 0 when they are over.
pub(super) fn opening_split(seen: Seen<'_>) -> u16 {
    const COPPERS: u16 = 7;
    if seen.turns(seen.seat()) >= super::OPENING {
        return 0;
    }
    let here = (seen.in_hand(Kind::Copper) + seen.in_play(Kind::Copper)).min(COPPERS);
    here.max(COPPERS - here)
}

impl Condition {
    pub fn holds(&self, seen: Seen<'_>) -> bool {
        self.holds_apart_from(seen, None)
    }

    /// For a card that costs nothing now: what is said of coins does not matter.
    pub fn holds_for_free(&self, seen: Seen<'_>) -> bool {
        self.holds_apart_from(seen, Some(Term::Coins))
    }

    fn holds_apart_from(&self, seen: Seen<'_>, ignored: Option<Term>) -> bool {
        match self {
            Condition::Always => true,
            Condition::Compare(left, _, right) if ignored.is_some_and(|term| [*left, *right].contains(&term)) => true,
            Condition::Compare(left, compare, right) => compare.holds(left.value(seen), right.value(seen)),
            Condition::All(parts) => parts.iter().all(|part| part.holds_apart_from(seen, ignored)),
            Condition::Any(parts) => parts.iter().any(|part| part.holds_apart_from(seen, ignored)),
        }
    }
}
