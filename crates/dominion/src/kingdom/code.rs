//! A short text that names a table: the ten piles, the number of seats, the rules, Shelters and who begins. The shuffles
//! come from a seed, which is not in it.
//!
//! Fifteen bytes in Crockford's base 32, in groups of six: version, seats and rules; Shelters and the first seat; one byte
//! for each pile (its place in [`Kind::ALL`], which only ever grows at its end); three bytes of check sum.

use crate::{
    Kind,
    setup::{Edition, First, KINGDOM, Setup, SetupError, Shelters},
};
use data_encoding::{Encoding, Specification};
use std::sync::LazyLock;
use table::Seat;

const VERSION: u8 = 1;
const BODY: usize = 2 + KINGDOM;
const CHECK: usize = 3;
const GROUP: usize = 6;

/// No letter that is easily mistaken for another; those that are mistaken are read as what was meant.
static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut crockford = Specification::new();
    crockford.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    crockford.translate.from.push_str("abcdefghjkmnpqrstvwxyzoOiIlL");
    crockford.translate.to.push_str("ABCDEFGHJKMNPQRSTVWXYZ001111");
    crockford.ignore.push_str("- ");
    crockford.encoding().expect("the alphabet has 32 symbols")
});

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    #[error("«{0}» is no code of a table: it has letters that no code has, or not the right number of them")]
    Form(String),
    #[error("«{0}» has a mistake somewhere: its check sum is wrong")]
    Check(String),
    #[error("the code is of a newer kind ({0}) than this program knows")]
    Version(u8),
    #[error("the code names card {0}, which this program does not have")]
    Card(u8),
    #[error("the code says {0} of Shelters, which means nothing")]
    Shelters(u8),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Setup {
    /// The code of this table. Who begins after another game is not known to it: that is left to the lot.
    pub fn code(&self) -> Result<String, SetupError> {
        self.check()?;
        let shelters = match self.shelters {
            Shelters::Draw => 0,
            Shelters::Yes => 1,
            Shelters::No => 2,
        };
        let first = match self.first {
            First::Seat(seat) => seat.0 + 1,
            First::Random | First::After { .. } => 0,
        };
        let mut kingdom = self.kingdom.clone();
        kingdom.sort();
        let mut bytes = vec![VERSION << 4 | self.seats << 1 | u8::from(self.rules == Edition::Latest)];
        bytes.push(shelters << 4 | first);
        bytes.extend(kingdom.iter().map(|kind| *kind as u8));
        bytes.extend(check(&bytes));
        let text = BASE32.encode(&bytes);
        let groups: Vec<&str> =
            (0..text.len()).step_by(GROUP).map(|at| &text[at..text.len().min(at + GROUP)]).collect();
        Ok(groups.join("-"))
    }

    /// The table that a code names.
    pub fn from_code(code: &str) -> Result<Setup, CodeError> {
        let bytes = BASE32.decode(code.trim().as_bytes()).map_err(|_| CodeError::Form(code.to_owned()))?;
        if bytes.len() != BODY + CHECK {
            return Err(CodeError::Form(code.to_owned()));
        }
        let (body, sum) = bytes.split_at(BODY);
        if sum != check(body) {
            return Err(CodeError::Check(code.to_owned()));
        }
        let version = body[0] >> 4;
        if version != VERSION {
            return Err(CodeError::Version(version));
        }
        let shelters = match body[1] >> 4 {
            0 => Shelters::Draw,
            1 => Shelters::Yes,
            2 => Shelters::No,
            other => return Err(CodeError::Shelters(other)),
        };
        let first = match body[1] & 15 {
            0 => First::Random,
            seat => First::Seat(Seat(seat - 1)),
        };
        let kind = |&number: &u8| Kind::ALL.get(usize::from(number)).copied().ok_or(CodeError::Card(number));
        let setup = Setup {
            seats: body[0] >> 1 & 7,
            kingdom: body[2..].iter().map(kind).collect::<Result<_, _>>()?,
            rules: if body[0] & 1 == 1 { Edition::Latest } else { Edition::Printed },
            first,
            shelters,
        };
        setup.check()?;
        Ok(setup)
    }

    /// Whether a text looks like a code, right or wrong: about as many letters and digits, and nothing but separators
    /// beside them.
    pub fn looks_like_code(text: &str) -> bool {
        let letters = text.chars().filter(char::is_ascii_alphanumeric).count();
        let plain = text.trim().chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == ' ');
        // a name has words of many lengths, and few digits
        let like = text.chars().any(|c| c.is_ascii_digit()) || text.trim().split('-').all(|group| group.len() == GROUP);
        plain && like && letters.abs_diff((BODY + CHECK) * 8 / 5) <= 3
    }
}

fn check(body: &[u8]) -> [u8; CHECK] {
    let hash = blake3::hash(body);
    let [a, b, c, ..] = hash.as_bytes();
    [*a, *b, *c]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kingdom::random_kingdom;
    use proptest::prelude::*;
    use table::{Generator, Luck, Seed};

    fn table(seed: u64, seats: u8, options: u8) -> Setup {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let all: Vec<Kind> = Kind::kingdom_cards().collect();
        Setup {
            rules: if options & 1 == 0 { Edition::Printed } else { Edition::Latest },
            shelters: [Shelters::Draw, Shelters::Yes, Shelters::No][usize::from(options / 2 % 3)],
            first: if options & 64 == 0 { First::Random } else { First::Seat(Seat(options % seats)) },
            ..Setup::new(seats, &random_kingdom(&all, &luck))
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

        #[test]
        fn a_code_names_its_table(seed in any::<u64>(), seats in 2u8..=6, options in any::<u8>()) {
            let setup = table(seed, seats, options);
            let code = setup.code().unwrap();
            prop_assert!(code.len() == 27 && Setup::looks_like_code(&code));
            prop_assert_eq!(Setup::from_code(&code), Ok(setup.clone()));
            let sloppy = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            prop_assert!(Setup::looks_like_code(&sloppy));
            prop_assert_eq!(Setup::from_code(&sloppy), Ok(setup));
        }

        #[test]
        fn a_mistyped_code_is_refused(seed in any::<u64>(), at in 0usize..27, letter in "[0-9A-HJKMNP-TV-Z]") {
            let code = table(seed, 2, 0).code().unwrap();
            let mut wrong = code.clone();
            if !wrong.is_char_boundary(at) || wrong.as_bytes()[at] == b'-' {
                return Ok(());
            }
            wrong.replace_range(at..=at, &letter);
            if wrong != code {
                prop_assert_eq!(Setup::from_code(&wrong), Err(CodeError::Check(wrong.clone())));
            }
        }

        #[test]
        fn any_text_is_a_table_or_an_error(text in ".{0,40}") {
            let _ = Setup::from_code(&text);
            let _ = Setup::looks_like_code(&text);
        }
    }

    #[test]
    fn broken_codes_say_why() {
        let form = |text: &str| assert!(matches!(Setup::from_code(text), Err(CodeError::Form(_))), "{text}");
        ["", "first-game", "ABC", "UUUUUU-UUUUUU-UUUUUU-UUUUUU"].into_iter().for_each(form);
        let sealed = |mut bytes: Vec<u8>| {
            bytes.extend(check(&bytes));
            BASE32.encode(&bytes)
        };
        let newer = sealed([vec![9 << 4 | 4], vec![0; 11]].concat());
        assert_eq!(Setup::from_code(&newer), Err(CodeError::Version(9)));
        let unknown = sealed([vec![VERSION << 4 | 4, 0], vec![255; 10]].concat());
        assert_eq!(Setup::from_code(&unknown), Err(CodeError::Card(255)));
        let shelters = sealed([vec![VERSION << 4 | 4, 5 << 4], vec![9; 10]].concat());
        assert_eq!(Setup::from_code(&shelters), Err(CodeError::Shelters(5)));
        let basic = sealed([vec![VERSION << 4 | 4, 0], vec![0; 10]].concat());
        assert_eq!(Setup::from_code(&basic), Err(CodeError::Setup(SetupError::NotKingdom(Kind::Copper))));
        assert_eq!(Setup::new(9, &[]).code(), Err(SetupError::Seats(9)));
        for name in ["playing-chess-with-death", "first-game", "a,b", "village"] {
            assert!(!Setup::looks_like_code(name), "{name}");
        }
    }

    /// Codes hold places in this list: a later card comes after all others.
    #[test]
    fn the_order_of_cards_is_frozen() {
        let ids: Vec<_> = Kind::ALL[..140].iter().map(|kind| kind.id()).collect();
        assert_eq!(blake3::hash(ids.join(" ").as_bytes()).to_hex()[..16], *"c981ca46f431f4b6");
    }
}
