//! All words that people read, in Spanish and English, from the files in `content/`. Rules never use this crate; the
//! terminal, the server and the browser share it.

mod ask;
pub mod dominations;
mod errors;
mod kingdoms;
mod narrate;
mod sentence;
mod wishes;

pub use ask::{prompt, prompt_key};
pub use errors::{dominations_setup_error, refused, replay_error, setup_error};
pub use kingdoms::{Kingdom, kingdom_of, kingdoms};
pub use narrate::{Names, narrate, story};
pub use sentence::{Piece, Sentence};
pub use wishes::{UnclearWish, code_error, contradiction, unclear_wish};

use dominion::{Edition, Kind, Mixed, PrintedOption, Reason, Set};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::sync::OnceLock;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Es,
    En,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Es, Language::En];

    pub fn code(self) -> &'static str {
        match self {
            Language::Es => "es",
            Language::En => "en",
        }
    }

    /// The language of a locale such as `es_ES.UTF-8`; none for one that is neither Spanish nor English.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let language = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|l| l.code() == language)
    }

    /// The files of a language, by name.
    pub fn files(self) -> [(&'static str, &'static str); 18] {
        macro_rules! files {
            ($language:literal) => {
                [
                    ("cards.ftl", include_str!(concat!("../../../content/", $language, "/cards.ftl"))),
                    ("ask.ftl", include_str!(concat!("../../../content/", $language, "/ask.ftl"))),
                    ("log.ftl", include_str!(concat!("../../../content/", $language, "/log.ftl"))),
                    ("errors.ftl", include_str!(concat!("../../../content/", $language, "/errors.ftl"))),
                    ("terminal.ftl", include_str!(concat!("../../../content/", $language, "/terminal.ftl"))),
                    ("room.ftl", include_str!(concat!("../../../content/", $language, "/room.ftl"))),
                    (
                        "dominations-web.ftl",
                        include_str!(concat!("../../../content/", $language, "/dominations-web.ftl")),
                    ),
                    ("web.ftl", include_str!(concat!("../../../content/", $language, "/web.ftl"))),
                    (
                        "rulings-base-intrigue.ftl",
                        include_str!(concat!("../../../content/", $language, "/rulings-base-intrigue.ftl")),
                    ),
                    (
                        "rulings-alchemy-dark-ages.ftl",
                        include_str!(concat!("../../../content/", $language, "/rulings-alchemy-dark-ages.ftl")),
                    ),
                    ("dominations.ftl", include_str!(concat!("../../../content/", $language, "/dominations.ftl"))),
                    (
                        "dominations-table.ftl",
                        include_str!(concat!("../../../content/", $language, "/dominations-table.ftl")),
                    ),
                    ("help.ftl", include_str!(concat!("../../../content/", $language, "/help.ftl"))),
                    ("account.ftl", include_str!(concat!("../../../content/", $language, "/account.ftl"))),
                    ("film.ftl", include_str!(concat!("../../../content/", $language, "/film.ftl"))),
                    ("library.ftl", include_str!(concat!("../../../content/", $language, "/library.ftl"))),
                    ("guide.ftl", include_str!(concat!("../../../content/", $language, "/guide.ftl"))),
                    ("glossary.ftl", include_str!(concat!("../../../content/", $language, "/glossary.ftl"))),
                ]
            };
        }
        match self {
            Language::Es => files!("es"),
            Language::En => files!("en"),
        }
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// A value put into a message.
pub type Value<'a> = FluentValue<'a>;

impl Words {
    /// # Panics
    /// When a content file cannot be read; the tests read them all.
    pub fn new(language: Language) -> Words {
        let id = language.code().parse().expect("es and en are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for (name, text) in language.files() {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.code()));
            bundle.add_resource(resource).unwrap_or_else(|e| panic!("{}/{name}: {e:?}", language.code()));
        }
        Words { language, bundle }
    }

    /// The words of a language, read once.
    pub fn of(language: Language) -> &'static Words {
        static BOTH: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];
        BOTH[language as usize].get_or_init(|| Words::new(language))
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message with its values filled in. A missing one, which the tests exclude, is shown as its key.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.find(key, None, values).unwrap_or_else(|| format!("«{key}»"))
    }

    fn find(&self, key: &str, attribute: Option<&str>, values: &[(&str, Value<'_>)]) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    pub fn card(&self, kind: Kind) -> String {
        self.say(&card_key(kind.id()), &[])
    }
    /// What the card says, in our own words.
    pub fn card_text(&self, kind: Kind, rules: Edition) -> String {
        let key = card_key(kind.id());
        let latest = (rules == Edition::Latest).then(|| self.find(&key, Some("latest"), &[])).flatten();
        latest.or_else(|| self.find(&key, Some("text"), &[])).unwrap_or_else(|| format!("«{key}.text»"))
    }
    /// What people ask about a card, in our own words.
    pub fn rulings(&self, kind: Kind) -> Vec<String> {
        let key = |number: usize| format!("ruling-{}-{number}", kind.id().replace('_', "-"));
        (1..).map(key).take_while(|key| self.has(key)).map(|key| self.say(&key, &[])).collect()
    }
    /// The card whose name or id somebody has typed; accents and capitals do not matter.
    pub fn find_card(&self, typed: &str) -> Option<Kind> {
        let (name, id) = (folded(typed), typed.trim().to_lowercase().replace([' ', '-'], "_"));
        Kind::ALL.iter().copied().find(|kind| kind.id() == id || folded(&self.card(*kind)) == name)
    }
    pub fn set(&self, set: Set) -> String {
        self.rulebook(set.id())
    }
    pub fn rulebook(&self, id: &str) -> String {
        self.say(&set_key(id), &[])
    }
    /// The types of a card as its bottom line names them.
    pub fn types(&self, kind: Kind, rules: Edition) -> String {
        let name = |name: &str| self.say(&format!("type-{}", name.to_lowercase()), &[]);
        kind.card().types_under(rules).names().map(name).collect::<Vec<_>>().join(" – ")
    }
    /// What a pile of different cards is called.
    pub fn pile(&self, pile: Mixed) -> String {
        match pile {
            Mixed::Knights => self.card(Kind::Knights),
            Mixed::Ruins => self.say("type-ruins", &[]),
        }
    }
    /// A choice that is no card.
    pub fn option(&self, option: PrintedOption) -> String {
        self.say(&format!("option-{}", option.id()), &[])
    }
    pub fn reason(&self, reason: Reason) -> String {
        self.say(&reason_key(reason), &[])
    }
}

fn set_key(id: &str) -> String {
    format!("set-{}", id.replace('_', "-"))
}

pub fn reason_key(reason: Reason) -> String {
    format!("reason-{}", reason.id().replace('_', "-"))
}

fn card_key(id: &str) -> String {
    format!("card-{}", id.replace('_', "-"))
}

/// Text as it is compared: without accents, capitals and space around it.
pub fn folded(text: &str) -> String {
    let plain = |c| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.trim().to_lowercase().chars().map(plain).collect()
}
