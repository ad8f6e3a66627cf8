//! Both languages say everything, and nothing is said that nobody uses.

use content::{Language, Names, Piece, Words, kingdoms};
use dominion::{
    Choice, CodeError, Contradiction, Edition, Event, Fault, Game, Kind, PrintedOption, Reason, Role, Set, Setup, Told,
    Types, Wanted, Wish, Zone, random_kingdom, scenario,
};
use fluent_syntax::{ast, parser};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use table::{Generator, Luck, Refused, ReplayError, Rules, Seat, Seed, Viewer, conformance::random_answer};

/// Every message of a language with its attributes and the variables it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (file, text) in language.files() {
        let resource = parser::parse(text).unwrap_or_else(|(_, e)| panic!("{}/{file}: {e:?}", language.code()));
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let shape = format!("{message:?}");
                let mut parts: BTreeSet<String> =
                    message.attributes.iter().map(|a| format!(".{}", a.id.name)).collect();
                for piece in shape.split("VariableReference { id: Identifier { name: \"").skip(1) {
                    parts.insert(format!("${}", piece.split('"').next().unwrap()));
                }
                let twice = found.insert(message.id.name.to_owned(), parts).is_some();
                assert!(!twice, "{}/{file}: {} is there twice", language.code(), message.id.name);
            }
        }
    }
    found
}

#[test]
fn both_languages_have_the_same_messages() {
    let [es, en] = Language::ALL.map(messages);
    for (key, parts) in &es {
        assert_eq!(Some(parts), en.get(key), "{key} differs between the languages");
    }
    let only_english: Vec<_> = en.keys().filter(|key| !es.contains_key(*key)).collect();
    assert!(only_english.is_empty(), "missing in Spanish: {only_english:?}");
}

/// The source of the crates that speak, and of the client.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let speaking = ["content", "cli", "server"].into_iter().map(|name| in_folder(&crates.join(name).join("src")));
    speaking.chain([in_folder(&crates.join("../web/src"))]).collect()
}

fn in_folder(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    paths.map(|path| if path.is_dir() { in_folder(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

/// Keys made from ids of the rules.
fn made_keys() -> BTreeSet<String> {
    let dashed = |id: &str| id.replace('_', "-");
    let cards = Kind::ALL.iter().map(|k| format!("card-{}", dashed(k.id())));
    let sets = Set::ALL.iter().map(|s| format!("set-{}", dashed(s.id())));
    let rulebooks = kingdoms().iter().map(|k| format!("set-{}", dashed(&k.source)));
    let types = Kind::ALL.iter().flat_map(|k| k.card().types_under(Edition::Latest).names());
    let types = types.map(|t| format!("type-{}", t.to_lowercase()));
    let reasons = Reason::ALL.iter().map(|r| format!("reason-{}", dashed(r.id())));
    let options = PrintedOption::ALL.iter().map(|o| format!("option-{}", o.id()));
    let faults = Fault::ALL.iter().map(|f| format!("fault-{}", f.id()));
    let links = ["connecting", "lost"].map(|state| format!("web-link-{state}"));
    let ways = ["recommended", "random", "cards", "code"].map(|way| format!("web-kingdom-{way}"));
    let levels = ["beginner", "apprentice", "journeyman", "expert", "master"].map(|level| format!("level-{level}"));
    let rulings = Kind::ALL.iter().flat_map(|kind| {
        let number = Words::of(Language::En).rulings(*kind).len();
        (1..=number).map(|number| format!("ruling-{}-{number}", dashed(kind.id())))
    });
    // what the browser puts together for Dominations
    let families: [(&str, &[&str]); 9] = [
        ("account-spectators", &["live", "delayed", "no"]),
        ("phase", &["growth", "construction", "development"]),
        ("half", &["vestigium", "corruptio"]),
        ("web-tab", &["board", "tree", "masteries"]),
        ("web-which", &["all", "affordable", "placeable", "owned"]),
        ("web-do", &["develop", "upgrade", "copy"]),
        (
            "web-switch",
            &["sides", "locus", "locus_cities", "locus_match_bonus", "overflow_only_at_most", "tree_rotation"],
        ),
        (
            "web-switch",
            &[
                "sides-choose_one",
                "sides-all",
                "locus-alternative",
                "locus-additional",
                "locus_cities-edge_adjacent",
                "locus_cities-ring",
            ],
        ),
        (
            "guide",
            &[
                "objective",
                "monument",
                "put-back",
                "growth",
                "space",
                "activation",
                "construction",
                "development",
                "spot",
                "exchange",
                "keep",
                "order",
                "copy",
            ],
        ),
    ];
    let topics = ["dominion", "dominations"].into_iter().flat_map(topics);
    let families = families.iter().flat_map(|(family, names)| names.iter().map(move |name| format!("{family}-{name}")));
    let domains = dominations::Domain::ALL.iter().map(|domain| format!("domain-{}", domain.id()));
    let roles = Role::ALL.iter().map(|r| format!("role-{}", dashed(r.id())));
    cards
        .chain(links)
        .chain(domains)
        .chain(families)
        .chain(topics)
        .chain(ways)
        .chain(levels)
        .chain(rulings)
        .chain(roles)
        .chain(faults)
        .chain(options)
        .chain(sets)
        .chain(rulebooks)
        .chain(types)
        .chain(reasons)
        .chain(asked())
        .collect()
}

/// The names of files of scenarios that are about no single card.
fn topics(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("scenarios");
    let within = |folder: &Path| fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect::<Vec<_>>();
    let all = within(&folder).into_iter().flat_map(|path| if path.is_dir() { within(&path) } else { vec![path] });
    let scenarios = all.filter(|path| path.extension().is_some_and(|kind| kind == "scn"));
    let names = scenarios.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    names.filter(|name| name.parse::<Kind>().is_err()).map(|name| format!("topic-{}", name.replace('_', "-"))).collect()
}

/// The prompts of every question that a card asks at a table laid for it, answered at random.
fn asked() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let others = [Kind::Moat, Kind::Village, Kind::Smithy, Kind::Witch, Kind::Familiar, Kind::Chapel, Kind::Possession];
    for kind in Kind::ALL.iter().copied().filter(|kind| *kind != Kind::Knights) {
        let mut kingdom = others.to_vec();
        kingdom.extend(kind.brought_by());
        kingdom.sort();
        kingdom.dedup();
        let kingdom: Vec<&str> = kingdom.iter().map(|k| k.id()).collect();
        for seed in 0..40 {
            let rules = if seed % 2 == 0 { "printed" } else { "latest" };
            let few = kind.card().types.has(Types::KNIGHT) || kind.card().types.has(Types::SHELTER);
            let p2 = if few { String::new() } else { format!("{kind} chapel") };
            let more = if seed % 4 == 3 { "chapel possession overgrown_estate" } else { "" };
            let mut game = scenario::lay(&format!(
                "rules {rules}\nseed {seed}\nkingdom {}\np1 hand {kind} {more} familiar copper estate silver village\n\
                 p1 deck village silver smithy estate copper gold curse\np1 discard gold village\ncoins 8\n\
                 p2 hand {p2} moat copper estate duchy silver gold\np2 deck silver gold estate copper\ntrash smithy",
                kingdom.join(" ")
            ))
            .unwrap();
            let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
            let mut chooser = luck.stream(900);
            let first = game.question().unwrap();
            let begin = match seed % 8 {
                0 | 4 => Kind::Familiar,
                3 => Kind::Possession,
                7 => Kind::Chapel,
                _ => kind,
            };
            let play = first.find(&[Choice::Card(begin)]);
            let play = play.unwrap_or_else(|| random_answer(&first, &luck, &mut chooser));
            game.answer(&play, &mut ()).unwrap();
            for _ in 0..40 {
                let Some(question) = game.question() else { break };
                keys.extend(question.source.map(|card| content::prompt_key(card, question.verb)));
                game.answer(&random_answer(&question, &luck, &mut chooser), &mut ()).unwrap();
            }
        }
    }
    keys
}

/// The help of the terminal is looked up by the names of commands and arguments, what is wrong with a strategy by the id of
/// the problem; tests of the terminal say when one is missing.
fn is_help(key: &str) -> bool {
    key.starts_with("help-") || key.starts_with("value-") || key.starts_with("strategy-")
}

#[test]
fn no_message_is_missing_or_unused() {
    let (sources, made, have) = (sources(), made_keys(), messages(Language::En));
    let missing: Vec<_> = made.iter().filter(|key| !have.contains_key(*key)).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
    let unused: Vec<_> = have
        .keys()
        .filter(|key| !made.contains(*key) && !is_help(key) && !sources.contains(&format!("\"{key}\"")))
        .collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
    let prefixes = [
        "log-",
        "ask-",
        "error-",
        "refused-",
        "play-",
        "bonus-",
        "cards-",
        "option-",
        "replay-",
        "sim-",
        "scenario-",
        "room-",
        "trouble-",
        "account-",
        "lesson-",
        "hint-",
        "term-",
    ];
    for literal in sources.split('"').filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix))) {
        let is_key = literal.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !literal.ends_with('-');
        assert!(!is_key || have.contains_key(literal), "the code says «{literal}», which no file has");
    }
}

#[test]
fn every_card_has_a_name_and_a_text() {
    for language in Language::ALL {
        let words = Words::new(language);
        for &kind in Kind::ALL {
            let has_latest = messages(language)[&format!("card-{}", kind.id().replace('_', "-"))].contains(".latest");
            assert_eq!(has_latest, kind.card().changes_in_latest(), "{kind}");
            assert!(!words.card_text(kind, Edition::Printed).contains('«'), "{kind}");
            assert_eq!(words.find_card(&words.card(kind)), Some(kind));
            assert_eq!(words.find_card(kind.id()), Some(kind));
        }
    }
}

#[test]
fn kingdoms_are_whole() {
    let mut ids = BTreeSet::new();
    for kingdom in kingdoms() {
        assert!(ids.insert(&kingdom.id), "{} is there twice", kingdom.id);
        let cards: BTreeSet<_> = kingdom.cards.iter().collect();
        assert_eq!((cards.len(), kingdom.cards.len()), (10, 10), "{}", kingdom.id);
        if let Some(kinds) = kingdom.kinds() {
            let luck = Luck::new(Generator::SplitMix64, Seed::from_number(1));
            assert!(Game::start(&Setup::new(2, &kinds), luck, &mut ()).is_ok(), "{}", kingdom.id);
        }
    }
    assert_eq!(ids.len(), 61);
    for id in ["first-game", "size-distortion", "servants-alchemy", "servants-intrigue", "victory-dance"] {
        assert!(ids.iter().any(|found| *found == id), "{id}");
    }
}

/// No variable stays empty in a message: Fluent would leave its name in braces.
fn complete(text: &str) {
    assert!(!text.contains("{$") && !text.contains('«') && !text.is_empty(), "{text}");
}

#[test]
fn games_are_told_completely_in_both_languages() {
    let all: Vec<Kind> = Kind::kingdom_cards().collect();
    let players = ["Ana", "Luis", "Eva"].map(Piece::from);
    let both = Language::ALL.map(Words::new);
    for seed in 0..40 {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut events = Vec::new();
        let setup = Setup::new(3, &random_kingdom(&all, &luck));
        let mut game = Game::start(&setup, luck, &mut events).unwrap();
        let mut chooser = luck.stream(900);
        while let Some(question) = game.question().filter(|_| events.len() < 2000) {
            let names = Names { names: &players, reader: None };
            let from = game.asked().unwrap().from();
            both.iter().for_each(|words| complete(&words.prompt(&question, dominion::Phase::Buy, from, &names)));
            game.answer(&random_answer(&question, &luck, &mut chooser), &mut events).unwrap();
        }
        for event in &events {
            for (viewer, reader) in [(Viewer::Spectator, None), (Viewer::Seat(Seat(1)), Some(Seat(1)))] {
                let names = Names { names: &players, reader };
                let event = Game::redact(event, viewer);
                both.iter().for_each(|words| complete(&words.event(&event, &names)));
            }
        }
    }
}

#[test]
fn sentences_agree_in_person_and_number() {
    let players = ["tú", "Luis"].map(Piece::from);
    let es = Words::new(Language::Es);
    let told = |cards| Event::Trashed { seat: Seat(0), cards, from: Zone::Hand };
    let say = |reader, event: Event| es.event(&event, &Names { names: &players, reader });
    let two = Told::Cards(vec![(Kind::Copper, 2), (Kind::Estate, 1)]);
    assert_eq!(say(Some(Seat(0)), told(two.clone())), "Eliminas Cobre ×2, Finca.");
    assert_eq!(say(Some(Seat(1)), told(two)), "tú elimina Cobre ×2, Finca.");
    let shuffled = |cards| Event::Shuffled { seat: Seat(1), cards };
    assert!(say(None, shuffled(1)).ends_with("(1 carta)."));
    assert!(say(None, shuffled(7)).ends_with("(7 cartas)."));
}

#[test]
fn errors_are_told_in_both_languages() {
    let refused = [
        Refused::NothingAsked,
        Refused::TooFew { given: 1, min: 2 },
        Refused::TooMany { given: 3, max: 2 },
        Refused::NoSuchChoice { index: u16::MAX },
        Refused::TooManyCopies { index: 0, copies: 1 },
        Refused::Exhausted(Fault::Plays.id()),
    ];
    let replay = [
        ReplayError::Syntax("line 1".into()),
        ReplayError::Format { found: 2, expected: 1 },
        ReplayError::Newer { found: 2, expected: 1 },
        ReplayError::Setup("seats".into()),
        ReplayError::Hash { found: "a".into(), expected: "b".into() },
        ReplayError::Step { step: 1, reason: table::StepError::Refused(Refused::NothingAsked) },
    ];
    for words in Language::ALL.map(Words::new) {
        refused.iter().for_each(|error| complete(&words.refused(error)));
        replay.iter().for_each(|error| complete(&words.replay_error("file", error)));
    }
}

#[test]
fn wishes_are_read_in_both_languages() {
    let wished = [
        Wish::From { set: Set::Base, least: 5, most: 5 },
        Wish::From { set: Set::DarkAges, least: 0, most: 10 },
        Wish::From { set: Set::Intrigue, least: 1, most: 3 },
        Wish::Need(Wanted::Role(Role::Village)),
        Wish::Need(Wanted::Card(Kind::Village)),
        Wish::Need(Wanted::Role(Role::ExtraBuy)),
        Wish::Forbid(Wanted::Role(Role::Attack)),
        Wish::Forbid(Wanted::Card(Kind::Witch)),
        Wish::Like(Kind::Chapel),
        Wish::Dislike(Kind::Rats),
    ];
    let english = "base 5, dark-ages, intrigue 1-3, need village, need card village, with Extra-Buy, forbid attack, \
                   ban witch, like chapel, dislike rats";
    let spanish = "Dominion 5, Edad Oscura, Intriga 1-3, con aldea, con carta aldea, necesita compra extra, sin ataque, \
                   sin Bruja, prefiere Capilla, evita Ratas";
    for words in Language::ALL.map(Words::new) {
        for typed in [english, spanish] {
            assert_eq!(words.read_wishes(typed).unwrap(), wished, "{typed}");
        }
        wished.iter().for_each(|wish| complete(&words.wish(wish)));
        complete(&words.contradiction(&Contradiction(wished.to_vec())));
        for unclear in ["base x", "basic", "need", "need unicorn", "need gold", "love witch", "base 3-"] {
            let error = words.read_wishes(unclear).unwrap_err();
            assert!(words.unclear_wish(&error).contains(unclear), "{unclear}");
        }
        let errors = [
            CodeError::Form("ABC".into()),
            CodeError::Check("ABC".into()),
            CodeError::Version(9),
            CodeError::Card(255),
            CodeError::Shelters(5),
        ];
        errors.iter().for_each(|error| assert!(!words.code_error(error).contains("error-code"), "{error}"));
    }
}

#[test]
fn locales_name_a_language() {
    for (locale, language) in [
        ("es_ES.UTF-8", Some(Language::Es)),
        ("es", Some(Language::Es)),
        ("en-GB", Some(Language::En)),
        ("ES_mx", Some(Language::Es)),
        ("C", None),
        ("", None),
        ("fr_FR", None),
    ] {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
}

/// Every effect of the pack that comes along has words in both languages, without a gap and without doubled spaces.
#[test]
fn masteries_and_monuments_are_worded() {
    let pack = dominations::pack::builtin();
    for language in [Language::Es, Language::En] {
        let words = Words::of(language);
        let masteries = pack.masteries.iter().flat_map(|card| [(card, false), (card, true)]);
        let masteries = masteries.map(|(card, advanced)| words.mastery_text(card, advanced));
        let monuments = pack.monuments.iter().map(|monument| words.monument_text(monument));
        for text in masteries.chain(monuments) {
            assert!(text.ends_with('.') && !text.contains("  ") && !text.contains("effect-"), "{text}");
            assert!(!text.contains('{') && !text.contains(" ."), "{text}");
        }
    }
    let [en, es] = [Language::En, Language::Es].map(Words::of);
    let card = |id: &str| pack.masteries.iter().find(|card| card.id == id).unwrap();
    let coin_hoard =
        "At the end of an Age: 1 point for each whole Trade Nodus (at most 5). At the end of an Age: +1 Influence.";
    assert_eq!(en.mastery_text(card("coin-hoard"), true), coin_hoard);
    let offerings =
        "Al final de una Fase de crecimiento en la que hayas producido 2 o más de Religión: adquieres 2 de Religión.";
    assert_eq!(es.mastery_text(card("offerings"), false), offerings);
    let builders = "Puedes construir una Ciudad y tomar un nivel en el mismo turno; lo segundo cuesta 3 menos. \
                    Cuando tomas un nivel de un Monumento: 2 puntos.";
    assert_eq!(es.mastery_text(card("master-builders"), true), builders);
    let beacon = pack.monuments.iter().find(|monument| monument.id == "harbour-beacon").unwrap();
    let connected = "For whoever does it: When a tile is laid against this monument: gain 1 Knowledge of your choice.";
    assert_eq!(en.monument_text(beacon), connected);
}
