//! Who somebody is: a name and a cookie. The cookie is known to its browser only; the store keeps a hash of it.

use crate::{
    hall::{Hall, Refusal},
    now,
    room::Wisher,
    store::{Key, PersonId, Write},
};
use axum::http::{HeaderMap, HeaderValue, header};
use content::Sentence;
use data_encoding::BASE32_NOPAD;

/// Letters in a name.
const NAME: usize = 24;
/// How long it takes until it is noted that somebody was seen again, in seconds.
const NOTED: i64 = 86_400;
/// A year, in seconds.
const AGE: u32 = 31_536_000;

/// What people are called who have not said it.
const GUESTS: [&str; 24] = [
    "Alba", "Bruno", "Clara", "Dario", "Elena", "Félix", "Greta", "Hugo", "Irene", "Jonas", "Karla", "Leo", "Marta",
    "Nico", "Olga", "Pablo", "Rita", "Samuel", "Teresa", "Ulises", "Vera", "Xenia", "Yago", "Zoe",
];

/// Browsers that are not who they were any more. Their sockets are closed, and come back as whoever they are now.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ended {
    One(Key),
    /// All of a person but, perhaps, one.
    All {
        person: PersonId,
        but: Option<Key>,
    },
}

impl Ended {
    pub(crate) fn is_about(self, who: &Wisher, browser: Option<Key>) -> bool {
        match self {
            Ended::One(key) => browser == Some(key),
            Ended::All { person, but } => person == who.person && (but.is_none() || browser != but),
        }
    }
}

/// The person whose cookie came along.
pub(crate) async fn known(hall: &Hall, headers: &HeaderMap) -> Result<Option<Wisher>, Refusal> {
    let Some(key) = key(headers) else { return Ok(None) };
    let Some((person, name, seen)) = hall.store().person(&key).await? else { return Ok(None) };
    let now = now();
    if now - seen > NOTED {
        // in a task of its own: nobody shall wait for it
        let journal = hall.journal();
        tokio::spawn(async move { journal.write(vec![Write::Seen { person, now }]).await });
    }
    Ok(Some(Wisher { person, name: name.unwrap_or_else(|| guest(person)) }))
}

/// What the store knows the browser by.
pub(crate) fn key(headers: &HeaderMap) -> Option<Key> {
    cookie(headers).map(|secret| *blake3::hash(secret.as_bytes()).as_bytes())
}

pub(crate) fn guest(person: PersonId) -> String {
    GUESTS[person.unsigned_abs() as usize % GUESTS.len()].to_owned()
}

/// Somebody new, and the cookie by which they are known from now on.
pub(crate) async fn make(hall: &Hall, secure: bool) -> Result<(Wisher, HeaderValue), Refusal> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| again())?;
    let person = i64::from_le_bytes(bytes) & i64::MAX;
    let (key, cookie) = new_cookie(secure)?;
    hall.write(vec![Write::Person { id: person, key, now: now() }]).await?;
    Ok((Wisher { person, name: guest(person) }, cookie))
}

fn again() -> Refusal {
    Refusal::Wrong(Sentence::new("refused-try-again"))
}

/// A cookie that nobody has, and what the store knows it by.
pub(crate) fn new_cookie(secure: bool) -> Result<(Key, HeaderValue), Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| again())?;
    let secret = BASE32_NOPAD.encode(&bytes).to_lowercase();
    let key = *blake3::hash(secret.as_bytes()).as_bytes();
    let cookie = format!(
        "{NAME_OF_COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={AGE}{}",
        if secure { "; Secure" } else { "" }
    );
    Ok((key, HeaderValue::from_str(&cookie).map_err(|_| again())?))
}

/// Takes the cookie away.
pub(crate) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("dominio=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}

/// A name as it is kept, or what is wrong with it.
pub(crate) fn name(typed: &str) -> Result<String, Sentence> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Sentence::new("error-name-empty"));
    }
    if name.chars().count() > NAME {
        return Err(Sentence::new("error-name-long").with("most", NAME));
    }
    // what turns the direction of writing or hides itself can make one name look like another
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    if name.chars().any(hidden) {
        return Err(Sentence::new("error-name-signs"));
    }
    Ok(name)
}

const NAME_OF_COOKIE: &str = "dominio";

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME_OF_COOKIE).map(|(_, value)| value).filter(|value| value.len() == 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(name("  Ana   María ").unwrap(), "Ana María");
        assert_eq!(name("<b>x</b>").unwrap(), "<b>x</b>", "shown as it is, so nothing in it is dangerous");
        let wrong = ["", "  \t ", "a\u{0}b", "a\u{202e}b", "x\u{200b}y", &"é".repeat(25)];
        wrong.iter().for_each(|typed| assert!(name(typed).is_err(), "{typed:?}"));
        assert!(name(&"é".repeat(24)).is_ok());
    }

    #[test]
    fn only_our_cookie_is_read() {
        let mut headers = HeaderMap::new();
        assert_eq!(cookie(&headers), None);
        let secret = "a".repeat(52);
        headers.insert(header::COOKIE, format!("other=1; dominio={secret}; x").parse().unwrap());
        assert_eq!(cookie(&headers), Some(secret.as_str()));
        headers.insert(header::COOKIE, "dominio=short".parse().unwrap());
        assert_eq!(cookie(&headers), None);
    }
}
