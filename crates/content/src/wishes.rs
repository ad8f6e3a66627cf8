//! Wishes for a random kingdom, as people type them and as they are told back to them. Both languages are understood,
//! whichever is spoken.

use crate::{Language, Words, folded};
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
        self.say(&format!("role-{}", role.id().replace('_', "-")), &[])
    }

    pub fn wish(&self, wish: &Wish) -> String {
        let wanted = |wanted: &Wanted| match wanted {
            Wanted::Card(kind) => self.card(*kind),
            Wanted::Role(role) => self.role(*role),
        };
        match wish {
            Wish::From { set, least, most } => {
                let values = [("set", self.set(*set).into()), ("least", (*least).into()), ("most", (*most).into())];
                let key = match (least, most) {
                    (0, 10..) => "wish-from-any",
                    _ if least == most => "wish-from-exactly",
                    _ => "wish-from",
                };
                self.say(key, &values)
            }
            Wish::Need(what) => self.say("wish-need", &[("what", wanted(what).into())]),
            Wish::Forbid(what) => self.say("wish-forbid", &[("what", wanted(what).into())]),
            Wish::Like(kind) => self.say("wish-like", &[("what", self.card(*kind).into())]),
            Wish::Dislike(kind) => self.say("wish-dislike", &[("what", self.card(*kind).into())]),
        }
    }

    pub fn contradiction(&self, error: &Contradiction) -> String {
        let wishes: Vec<String> = error.0.iter().map(|wish| self.wish(wish)).collect();
        self.say("error-wishes", &[("wishes", wishes.join("; ").into())])
    }

    pub fn unclear_wish(&self, UnclearWish(wish): &UnclearWish) -> String {
        let roles: Vec<String> = Role::ALL.iter().map(|role| self.role(*role)).collect();
        let sets: Vec<&str> = Set::ALL.iter().filter(|set| **set != Set::Basic).map(|set| set.id()).collect();
        let values =
            [("wish", wish.as_str().into()), ("sets", sets.join(", ").into()), ("roles", roles.join(", ").into())];
        self.say("error-wish", &values)
    }

    pub fn code_error(&self, error: &CodeError) -> String {
        match error {
            CodeError::Form(code) => self.say("error-code-form", &[("code", code.as_str().into())]),
            CodeError::Check(code) => self.say("error-code-check", &[("code", code.as_str().into())]),
            CodeError::Version(version) => self.say("error-code-version", &[("version", (*version).into())]),
            CodeError::Card(number) => self.say("error-code-card", &[("number", (*number).into())]),
            CodeError::Shelters(number) => self.say("error-code-shelters", &[("number", (*number).into())]),
            CodeError::Setup(error) => self.setup_error(error),
        }
    }
}

/// Whether somebody means this: by its id, or by its name in either language.
fn is_called(typed: &str, id: &str, name: impl Fn(&Words) -> String) -> bool {
    let plain = |text: &str| folded(text).replace([' ', '-'], "_");
    plain(typed) == id || Language::ALL.into_iter().any(|language| plain(&name(Words::of(language))) == plain(typed))
}
