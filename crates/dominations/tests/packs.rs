//! Content packs: the one that comes along is sound, and broken ones are told apart.

use dominations::pack::{self, FILES, PackError, Problem};
use dominations::{Game, Setup, SetupError};
use table::{Generator, Luck, Rules, Seed};

/// The files of the pack that comes along.
fn texts() -> [String; 6] {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/content/");
    FILES.map(|file| std::fs::read_to_string(format!("{folder}{file}")).unwrap())
}

fn read(texts: &[String; 6]) -> Result<pack::Pack, Vec<PackError>> {
    pack::read(texts.each_ref().map(String::as_str))
}

/// The only thing wrong after a change of one file.
fn broken(file: &str, from: &str, to: &str) -> PackError {
    let mut texts = texts();
    let text = &mut texts[FILES.iter().position(|name| *name == file).unwrap()];
    assert!(text.contains(from), "{from}");
    *text = text.replacen(from, to, 1);
    let errors = read(&texts).unwrap_err();
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.into_iter().next().unwrap()
}

#[test]
fn the_pack_that_comes_along_is_sound() {
    let pack = read(&texts()).unwrap();
    assert_eq!(pack, *pack::builtin().pack());
    let levels: Vec<usize> = pack.monuments.iter().map(|monument| monument.levels.len()).collect();
    assert_eq!(levels.iter().sum::<usize>(), 50);
}

#[test]
fn what_is_wrong_is_said_with_file_and_line() {
    let error = broken("tiles.toml", "discs = \"CAS\"", "discs = \"CAX\"");
    assert_eq!(error.to_string(), "tiles.toml:6: «CAX» are no 3 discs: letters of T, C, A, S, G, R");
    let error = broken("tiles.toml", "id = \"t02\"", "id = \"t01\"");
    assert_eq!((error.line, error.problem), (Some(9), Problem::TwiceThere("t01".to_owned())));
    let error = broken("masteries.toml", "effect = \"reward\"", "effect = \"award\"");
    assert!(error.to_string().starts_with("masteries.toml:12: unknown variant `award`"), "{error}");
    let error = broken("masteries.toml", "value = 3", "value = 4");
    assert_eq!((error.line, error.problem), (Some(5), Problem::Value(4)));
    let error = broken("masteries.toml", "\"TCTS\", ", "");
    assert_eq!((error.line, error.problem), (Some(5), Problem::Layouts(3)));
}

#[test]
fn every_kind_of_mistake_is_found() {
    let problem = |file, from, to| broken(file, from, to).problem;
    let never = "KKKK".parse().unwrap();
    assert_eq!(problem("masteries.toml", "\"TCTS\"", "\"KKKK\""), Problem::NeverFits(never));
    assert_eq!(problem("monuments.toml", "\"VSVR\"", "\"KKKK\""), Problem::NeverFits(never));
    assert_eq!(problem("masteries.toml", "es = \"Trueque\"", "es = \" \""), Problem::NoName("es"));
    assert_eq!(problem("monuments.toml", "en = \"Stone Ring\"", "en = \"\""), Problem::NoName("en"));
    assert_eq!(problem("masteries.toml", "id = \"barter\"", "id = \"Barter\""), Problem::Id("Barter".to_owned()));
    let prerequisite = "prerequisite = { domain = \"trade\", value = 6 }\n";
    assert_eq!(problem("masteries.toml", prerequisite, ""), Problem::Prerequisite);
    let domain = dominations::Domain::Trade;
    let missing = Problem::NoSuchPrerequisite { domain, value: 12 };
    assert_eq!(problem("masteries.toml", prerequisite, "prerequisite = { domain = \"trade\", value = 12 }\n"), missing);
    let unpayable = Problem::Unpayable { domain, cost: 21, most: 20 };
    assert_eq!(problem("masteries.toml", "upgrade = { trade = 3 }", "upgrade = { trade = 21 }"), unpayable);
    assert_eq!(
        problem("monuments.toml", "base = \"circle\"\n", "base = \"circle\"\ndiscs = \"SRS\"\n"),
        Problem::DiscsOnCircle
    );
    assert_eq!(problem("objectives.toml", "    [{ group = 6 }],\n", ""), Problem::Goals(4));
    assert_eq!(problem("objectives.toml", "[{ group = 6 }]", "[]"), Problem::EmptyGoal(5));
    assert!(matches!(problem("pack.toml", "campfire = \"VVVV\"", "campfire = \"VV\""), Problem::Syntax(_)));
    let discs = Problem::Discs { given: "TCASG".to_owned(), needed: 6 };
    assert_eq!(problem("pack.toml", "TCASGR", "TCASG"), discs);
}

#[test]
fn missing_pieces_are_counted() {
    let mut all = texts();
    let cut = all[1].rfind("[[tile]]").unwrap();
    all[1].truncate(cut);
    let cut = all[5].rfind("[[role]]").unwrap();
    all[5].truncate(cut);
    let errors: Vec<String> = read(&all).unwrap_err().iter().map(PackError::to_string).collect();
    let expected = [
        "tiles.toml: there are 89 of them, but the box holds 90",
        "roles.toml: there are 5 of them, but the box holds 6",
        "roles.toml: there is no role for craft",
    ];
    assert_eq!(errors, expected);
}

#[test]
fn a_set_up_names_its_pack_and_another_one_is_refused() {
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(1));
    let mut texts = texts();
    texts[0] = texts[0].replace("id = \"dominio\"", "id = \"other\"");
    texts[2] = texts[2].replace("points = [4, 4]", "points = [5, 5]");
    let other = pack::shelve(read(&texts).unwrap());
    assert_ne!(other.name().hash, pack::builtin().name().hash);
    let mut setup = Setup { pack: other.name().clone(), ..Setup::new(2) };
    let game = Game::start(&setup, luck, &mut ()).unwrap();
    assert_eq!(Game::load(&game.save()).unwrap(), game, "a saved game finds its pack again");
    setup.pack.hash = "0".repeat(32);
    let refused = Game::start(&setup, luck, &mut ());
    assert_eq!(refused.unwrap_err(), SetupError::Pack { id: "other".to_owned(), hash: "0".repeat(32) });
}

#[test]
fn names_do_not_change_the_hash() {
    let mut texts = texts();
    texts[2] = texts[2].replace("es = \"Trueque\"", "es = \"Cambalache\"");
    assert_eq!(pack::shelve(read(&texts).unwrap()).name(), pack::builtin().name());
}
