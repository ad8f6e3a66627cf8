use dominion::Kind;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// A kingdom that a rulebook recommends.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kingdom {
    pub id: String,
    pub names: InBoth,
    /// The set whose rulebook prints it.
    pub source: String,
    /// Ids of the ten piles.
    pub cards: Vec<String>,
    /// Events, landmarks and projects, which are no piles.
    #[serde(default)]
    pub others: Vec<String>,
    /// The extra pile that Young Witch asks for.
    #[serde(default)]
    pub bane: Option<String>,
    #[serde(default)]
    pub note: Option<InBoth>,
}

#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct InBoth {
    pub es: String,
    pub en: String,
}

impl InBoth {
    pub fn in_language(&self, language: crate::Language) -> &str {
        match language {
            crate::Language::Es => &self.es,
            crate::Language::En => &self.en,
        }
    }
}

impl Kingdom {
    /// What it needs and we do not have.
    pub fn missing(&self) -> Vec<&str> {
        let all = self.cards.iter().chain(&self.others).chain(&self.bane);
        all.map(String::as_str).filter(|id| id.parse::<Kind>().is_err()).collect()
    }

    /// Its cards, when all of it is here.
    pub fn kinds(&self) -> Option<Vec<Kind>> {
        let known = self.missing().is_empty();
        known.then(|| self.cards.iter().filter_map(|id| id.parse().ok()).collect())
    }
}

/// Every kingdom that the rulebooks recommend, in the order of the rulebooks.
///
/// # Panics
/// When the content file cannot be read; the tests read it.
pub fn kingdoms() -> &'static [Kingdom] {
    #[derive(Deserialize)]
    struct File {
        kingdom: Vec<Kingdom>,
    }
    static KINGDOMS: OnceLock<Vec<Kingdom>> = OnceLock::new();
    KINGDOMS.get_or_init(|| {
        let file: File = toml::from_str(include_str!("../../../content/kingdoms.toml")).expect("content/kingdoms.toml");
        file.kingdom
    })
}

/// The cards of a recommended kingdom by its id, or of ten ids with commas between them.
pub fn kingdom_of(text: &str) -> Option<Vec<Kind>> {
    match kingdoms().iter().find(|kingdom| kingdom.id == text) {
        Some(kingdom) => kingdom.kinds(),
        None => text.split(',').map(|id| id.trim().parse().ok()).collect(),
    }
}
