//! Dominations at the terminal: simulated, played, told again, with content packs.

use crate::{root, run, type_in};
use std::path::{Path, PathBuf};

#[test]
fn dominations_is_simulated() {
    let arguments = ["sim", "dominations", "--seats", "greedy,random", "--games", "4", "--seed", "2"];
    let (status, out, err) = run(&arguments);
    assert!(status == 0 && err.is_empty() && out.contains("greedy: 100.00 %"), "{out} {err}");
    assert!(out.contains("By place on the first Initiative track: "), "{out}");
    let (status, out, _) = run(&[&arguments[..], &["--json", "--threads", "1"]].concat());
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert!(status == 0 && json["seats"][0]["wins"] == 4 && json["setup"]["pack"]["id"] == "dominio", "{out}");
    let sound = root().join("crates/dominations/content");
    assert_eq!(run(&[&arguments[..], &["--content", sound.to_str().unwrap()]].concat()).0, 0);
    for (wrong, told) in [
        (&["--seats", "greedy"][..], "1 player; Dominations is for 2 to 4."),
        (
            &["--seats", "greedy,nobody"],
            "There is no bot “nobody” for this game; there are random, greedy, search, beginner,",
        ),
        (&["--seats", "greedy,random", "--tournament"], "“--tournament” is for Dominion only."),
        (&["--seats", "greedy,random", "--games", "0"], "0"),
        (&["--seats", "greedy,random", "--content", "/nowhere"], ""),
    ] {
        let (status, out, err) = run(&[&["sim", "dominations"], wrong].concat());
        assert!(status == 2 && (out + &err).contains(told), "{wrong:?}: {err}");
    }
}

/// A game of Dominations between bots, recorded; and a content pack of one's own.
fn dominations_game(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let arguments =
        ["play", "dominations", "--seats", "greedy,random", "--seed", "3", "--save", path.to_str().unwrap()];
    let (status, out, err) = run(&arguments);
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("— End of Age 3 —") && out.contains("greedy has won."), "{out}");
    path
}

#[test]
fn dominations_is_played_and_told_again() {
    let path = dominations_game("dominations.json");
    for (language, words) in [("en", "builds a city"), ("es", "construye una Ciudad")] {
        let (status, out, err) = run(&["replay", path.to_str().unwrap(), "--lang", language]);
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.contains(words) && !out.contains('«'), "{out}");
    }
    let (status, out, _) = run(&["replay", path.to_str().unwrap(), "--to", "4"]);
    assert_eq!(status, 0);
    assert!(out.contains("After step 4 of"), "{out}");
}

#[test]
fn a_person_plays_dominations_line_by_line() {
    let typed = "1\nstone ring\n1\n0\n1\ntable\nmore\n1\n0\nwhy\nbarter\nhelp barter\nundo\nquit\n";
    let arguments = ["play", "dominations", "--seats", "you,greedy", "--seed", "5", "--lang", "en"];
    let (status, out, err) = type_in(&arguments, typed.as_bytes());
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    for words in [
        "Which objective do you keep?",
        "“stone ring” is not an answer here",
        "Growth: which tile do you lay?",
        "\\G      / \\      C/", // the Cradle
        "V  Campfire   V",
        "at no place yet; controlled by nobody",
        "more answers are possible: type “more”.",
        "→ Trade +1, Craft +3, Science +2", // what a place brings
        "barter",                           // as it was typed
        "Barter (Trade 3; upgrade: 3 Trade)",
        "Your last answer was taken back.",
        "Goodbye.",
    ] {
        assert!(out.contains(words), "no {words}:\n{out}");
    }
    let (_, out, _) = type_in(&["play", "dominations", "--seed", "5", "--lang", "es"], "1\n1\nninguna\n1\n".as_bytes());
    assert!(out.contains("¿Dónde colocas la pieza?") && out.contains("Hay 6 respuestas más"), "{out}");
}

#[test]
fn what_does_not_fit_dominations_is_refused() {
    for (arguments, words) in [
        (&["play", "dominations", "--kingdom", "first-game"][..], "“--kingdom” is for Dominion only."),
        (
            &["play", "dominations", "--seats", "you,nobody"],
            "There is no bot “nobody” for this game; there are you, random",
        ),
        (&["play", "dominations", "--seats", "you"], "1 player; Dominations is for 2 to 4."),
        (&["play", "dominion", "--content", "x"], "“--content” is for Dominations only."),
        (&["play", "chess"], "“chess”"),
    ] {
        let (status, _, err) = run(arguments);
        assert_eq!(status, 2, "{arguments:?}: {err}");
        assert!(err.contains(words), "{err}");
    }
}

#[test]
fn a_replay_needs_the_pack_it_was_played_with() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-pack");
    std::fs::create_dir_all(&folder).unwrap();
    for file in std::fs::read_dir(root().join("crates/dominations/content")).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.replacen("cradle = \"TCASGR\"", "cradle = \"CTASGR\"", 1);
        std::fs::write(folder.join(path.file_name().unwrap()), text).unwrap();
    }
    let folder = folder.to_str().unwrap();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-pack.json");
    let path = path.to_str().unwrap();
    let played = ["play", "dominations", "--seats", "random,random", "--content", folder, "--save", path];
    assert_eq!(run(&played).0, 0);
    let (status, _, err) = run(&["replay", path]);
    assert_eq!(status, 2);
    assert!(err.contains("The content pack “dominio” (") && err.contains(") is not here."), "{err}");
    assert_eq!(run(&["replay", path, "--content", folder]).0, 0);
}
