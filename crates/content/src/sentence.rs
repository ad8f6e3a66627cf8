//! What is to be said, before it is said in a language: the server sends it, and each reader's client finds the words.

use crate::{Language, Value, Words};
use dominion::Kind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A message of `content/` and what goes into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Sentence {
    pub key: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Piece>>")]
    pub values: BTreeMap<String, Piece>,
}

/// What goes into a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    Text(String),
    Number(#[ts(type = "number")] i64),
    /// Ids of cards, and how many of each.
    Cards(Vec<(String, u16)>),
    /// What a content pack calls something.
    Named {
        es: String,
        en: String,
    },
    Sentence(Box<Sentence>),
    /// With commas between them.
    List(Vec<Piece>),
}

impl Sentence {
    pub fn new(key: impl Into<String>) -> Sentence {
        Sentence { key: key.into(), values: BTreeMap::new() }
    }
    pub fn with(mut self, name: &str, piece: impl Into<Piece>) -> Sentence {
        self.values.insert(name.to_owned(), piece.into());
        self
    }
}

impl From<&str> for Piece {
    fn from(text: &str) -> Piece {
        Piece::Text(text.to_owned())
    }
}
impl From<String> for Piece {
    fn from(text: String) -> Piece {
        Piece::Text(text)
    }
}
impl From<Kind> for Piece {
    fn from(kind: Kind) -> Piece {
        Piece::cards([(kind, 1)])
    }
}
impl From<Sentence> for Piece {
    fn from(sentence: Sentence) -> Piece {
        Piece::Sentence(Box::new(sentence))
    }
}
macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Piece {
            fn from(number: $number) -> Piece {
                Piece::Number(number as i64)
            }
        })*
    };
}
numbers!(i32 u8 u16 u32 usize);

impl Piece {
    pub fn cards(cards: impl IntoIterator<Item = (Kind, u16)>) -> Piece {
        Piece::Cards(cards.into_iter().map(|(kind, copies)| (kind.id().to_owned(), copies)).collect())
    }
    /// For messages that tell two cases apart.
    pub(crate) fn yes_or_no(yes: bool) -> Piece {
        if yes { "yes" } else { "no" }.into()
    }
}

impl Words {
    /// Says it in this language.
    pub fn tell(&self, sentence: &Sentence) -> String {
        let values: Vec<(&str, Value<'_>)> =
            sentence.values.iter().map(|(name, piece)| (name.as_str(), self.piece(piece))).collect();
        self.say(&sentence.key, &values)
    }

    fn piece(&self, piece: &Piece) -> Value<'static> {
        match piece {
            Piece::Number(number) => (*number).into(),
            other => self.text(other).into(),
        }
    }

    /// A name, a number, a list of cards: «Copper ×3, Estate».
    pub fn text(&self, piece: &Piece) -> String {
        match piece {
            Piece::Text(text) => text.clone(),
            Piece::Number(number) => number.to_string(),
            Piece::Cards(cards) if cards.is_empty() => self.say("cards-none", &[]),
            Piece::Cards(cards) => {
                cards.iter().map(|(id, copies)| self.copies_of(id, *copies)).collect::<Vec<_>>().join(", ")
            }
            Piece::Named { es, en } => if self.language() == Language::Es { es } else { en }.clone(),
            Piece::Sentence(sentence) => self.tell(sentence),
            Piece::List(pieces) => pieces.iter().map(|piece| self.text(piece)).collect::<Vec<_>>().join(", "),
        }
    }

    fn copies_of(&self, id: &str, number: u16) -> String {
        let name = self.say(&crate::card_key(id), &[]);
        if number == 1 { name } else { self.say("card-copies", &[("name", name.into()), ("number", number.into())]) }
    }

    pub fn cards(&self, cards: impl IntoIterator<Item = (Kind, u16)>) -> String {
        self.text(&Piece::cards(cards))
    }

    pub fn copies(&self, kind: Kind, number: u16) -> String {
        self.copies_of(kind.id(), number)
    }
}
