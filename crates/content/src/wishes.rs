//! Wishes for a random kingdom, as people type them and as they are told back to them. Both languages are understood,
//! whichever is spoken.

use crate::{Language, Piece, Sentence, Words, folded, setup_error};
use dominion::{CodeError, Contradiction, Kind, Role, Set, Wanted, Wish};

/// What was typed between two commas and means nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnclearWish(pub String);

impl Words {
    /// `base 5, dark_ages 3-5, need village, forbid attack, like chapel`
    pub fn read_wishes(&self, typed: &str) -> Result<Vec<Wish>, UnclearWish> {
        let parts = typed.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(|part| self.read_wish(part).ok_or_else(|| UnclearWish(part.to_owned()))).collect()
    }

    fn read_wish(&self, part: &str) -> Option<Wish> {
        if let Some(wish) = self.read_set(part) {
            return Some(wish);
        }
        let (verb, rest) = part.split_once(char::is_whitespace)?;
        match folded(verb).as_str() {
            "need" | "with" | "con" | "necesita" => self.read_wanted(rest).map(Wish::Need),
            "forbid" | "ban" | "without" | "no" | "sin" => self.read_wanted(rest).map(Wish::Forbid),
            "like" | "prefiere" => self.read_kingdom_card(rest).map(Wish::Like),
            "dislike" | "evita" => self.read_kingdom_card(rest).map(Wish::Dislike),
            _ => None,
        }
    }

    /// A set alone, with a number, or with the least and the most.
    fn read_set(&self, part: &str) -> Option<Wish> {
        let (name, number) = match part.rsplit_once(char::is_whitespace) {
            Some((name, number)) if number.starts_with(|c: char| c.is_ascii_digit()) => (name, Some(number)),
            _ => (part, None),
        };
        let is = |set: &Set| *set != Set::Basic && is_called(name, set.id(), |words| words.set(*set));
        let set = Set::ALL.into_iter().find(is)?;
        let (least, most) = match number {
            None => (0, 10),
            Some(number) => match number.split_once(['-', '–']) {
                Some((least, most)) => (least.parse().ok()?, most.parse().ok()?),
                None => (number.parse().ok()?, number.parse().ok()?),
            },
        };
        Some(Wish::From { set, least, most })
    }

    /// `village` is a kind of card; the card of that name is `card village`.
    fn read_wanted(&self, typed: &str) -> Option<Wanted> {
        let is = |role: &Role| is_called(typed, role.id(), |words| words.role(*role));
        match Role::ALL.into_iter().find(is) {
            Some(role) => Some(Wanted::Role(role)),
            None => self.read_kingdom_card(typed).map(Wanted::Card),
        }
    }

    fn read_kingdom_card(&self, typed: &str) -> Option<Kind> {
        let typed = match typed.trim().split_once(char::is_whitespace) {
            Some((word, name)) if ["card", "carta"].contains(&folded(word).as_str()) => name,
            _ => typed.trim(),
        };
        let found = self.find_card(typed).or_else(|| Language::ALL.iter().find_map(|l| Words::of(*l).find_card(typed)));
        found.filter(|kind| kind.card().is_kingdom())
    }

    pub fn role(&self, role: Role) -> String {
        self.tell(&role_name(role))
    }

    pub fn wish(&self, wish: &Wish) -> String {
        self.tell(&told(wish))
    }

    pub fn contradiction(&self, error: &Contradiction) -> String {
        self.tell(&contradiction(error))
    }

    pub fn unclear_wish(&self, wish: &UnclearWish) -> String {
        self.tell(&unclear_wish(wish))
    }

    pub fn code_error(&self, error: &CodeError) -> String {
        self.tell(&code_error(error))
    }
}

fn role_name(role: Role) -> Sentence {
    Sentence::new(format!("role-{}", role.id().replace('_', "-")))
}

fn told(wish: &Wish) -> Sentence {
    let wanted = |wanted: &Wanted| match wanted {
        Wanted::Card(kind) => Piece::from(*kind),
        Wanted::Role(role) => role_name(*role).into(),
    };
    match wish {
        Wish::From { set, least, most } => {
            let key = match (least, most) {
                (0, 10..) => "wish-from-any",
                _ if least == most => "wish-from-exactly",
                _ => "wish-from",
            };
            Sentence::new(key)
                .with("set", Sentence::new(crate::set_key(set.id())))
                .with("least", *least)
                .with("most", *most)
        }
        Wish::Need(what) => Sentence::new("wish-need").with("what", wanted(what)),
        Wish::Forbid(what) => Sentence::new("wish-forbid").with("what", wanted(what)),
        Wish::Like(kind) => Sentence::new("wish-like").with("what", *kind),
        Wish::Dislike(kind) => Sentence::new("wish-dislike").with("what", *kind),
    }
}

pub fn contradiction(error: &Contradiction) -> Sentence {
    let wishes = error.0.iter().map(|wish| told(wish).into()).collect();
    Sentence::new("error-wishes").with("wishes", Piece::List(wishes))
}

pub fn unclear_wish(UnclearWish(wish): &UnclearWish) -> Sentence {
    let roles = Role::ALL.iter().map(|role| role_name(*role).into()).collect();
    let sets: Vec<&str> = Set::ALL.iter().filter(|set| **set != Set::Basic).map(|set| set.id()).collect();
    Sentence::new("error-wish")
        .with("wish", wish.as_str())
        .with("sets", sets.join(", "))
        .with("roles", Piece::List(roles))
}

pub fn code_error(error: &CodeError) -> Sentence {
    match error {
        CodeError::Form(code) => Sentence::new("error-code-form").with("code", code.as_str()),
        CodeError::Check(code) => Sentence::new("error-code-check").with("code", code.as_str()),
        CodeError::Version(version) => Sentence::new("error-code-version").with("version", *version),
        CodeError::Card(number) => Sentence::new("error-code-card").with("number", *number),
        CodeError::Shelters(number) => Sentence::new("error-code-shelters").with("number", *number),
        CodeError::Setup(error) => setup_error(error),
    }
}

/// Whether somebody means this: by its id, or by its name in either language.
fn is_called(typed: &str, id: &str, name: impl Fn(&Words) -> String) -> bool {
    let plain = |text: &str| folded(text).replace([' ', '-'], "_");
    plain(typed) == id || Language::ALL.into_iter().any(|language| plain(&name(Words::of(language))) == plain(typed))
}
