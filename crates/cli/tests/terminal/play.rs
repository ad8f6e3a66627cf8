//! Games of Dominion at the terminal: through a pipe, against levels, with codes and replays.

use crate::{dominio, run, told, type_in};
use std::process::Stdio;

#[test]
fn a_game_is_played_through_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let save = format!("save {}\n", file.display());
    let lines = format!("all\nsilver\nlog\ntable\nwhy\nhelp smithy\ncards\nhelp\n{save}undo\n\u{20}\nquit\n");
    let (status, out, err) = type_in(&["play", "--seed", "5", "--seats", "you,big-money"], lines.as_bytes());
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    for words in [
        "You play Copper",
        "You buy Silver",
        "Supply:",
        "not a Treasure",
        "+3 cards",
        "taken back",
        "Goodbye",
        "Seed 5",
    ] {
        assert!(out.contains(words), "«{words}» is missing in\n{out}");
    }
    let path = file.to_str().unwrap();
    let (status, story, err) = run(&["replay", path, "--lang", "es"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(story.contains("compra Plata") && story.contains("concuerda"), "{story}");
    let (status, story, _) = run(&["replay", path, "--to", "1"]);
    assert!(status == 0 && story.contains("After step 1"), "{story}");
    let (status, _, err) = run(&["replay", path, "--to", "999"]);
    assert!(status == 2 && err.contains("no step 999"), "{err}");
}

#[test]
fn a_whole_game_ends_with_points_and_a_replay() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("whole.json");
    let path = file.to_str().unwrap();
    let seats = "big-money,big-money-smithy,random";
    let (status, out, err) =
        run(&["play", "--seats", seats, "--seed", "9", "--save", path, "--kingdom", "interaction"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("The game is over") && out.contains("points") && out.contains("wins"), "{out}");
    assert!(run(&["replay", path, "--lang", "es"]).1.contains("— gana"));
    assert!(run(&["replay", path]).1.contains("agrees"));
    let text = std::fs::read_to_string(&file).unwrap();
    let broken = |name: &str, text: String, words: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        let (status, _, err) = run(&["replay", file.to_str().unwrap()]);
        assert!(status == 2 && err.contains(words), "{name}: {status} {err}");
    };
    broken("cut.json", text[..text.len() / 2].to_owned(), "line");
    broken("hash.json", text.replace("\"hash\": \"", "\"hash\": \"0"), "hash");
    broken("format.json", text.replace("\"format\": 1", "\"format\": 7"), "format 7");
    broken("seats.json", text.replace("\"seats\":3", "\"seats\":2"), "step");
    broken("many.json", text.replace("\"seats\":3", "\"seats\":9"), "2 to 6 seats, not 9");
    let older = folder.path().join("older.json");
    std::fs::write(&older, text.replace("\"rules\": 2", "\"rules\": 1").replace("\"hash\": \"", "\"hash\": \"0"))
        .unwrap();
    let (status, out, _) = run(&["replay", older.to_str().unwrap()]);
    assert!(status == 0 && out.contains("not checked") && !out.contains("agrees"), "{out}");
}

#[test]
fn odd_answers_are_explained_and_change_nothing() {
    let odd = b"99999999999\n-1\n\n1 1 1 1\nxyzzy\nestate\n\xff\xfe\nsave\nsave /nowhere/at/all\nhelp unicorn\nundo\n";
    let (status, out, err) = type_in(&["play", "--seed", "5"], odd);
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    let words = [
        "“xyzzy” is not an answer",
        "at most 1",
        "Give a file",
        "/nowhere/at/all",
        "no card “unicorn”",
        "Estate: not a Treasure",
    ];
    for words in words.iter().chain(&["Nothing can be taken back", "input ended"]) {
        assert!(out.contains(words), "«{words}» is missing in\n{out}");
    }
    assert!(!out.contains("You play"), "{out}");
}

#[test]
fn two_people_take_turns_at_one_screen() {
    let (status, out, _) = type_in(&["play", "--seats", "you,you", "--seed", "3"], b"\nall\nnone\n\n");
    assert_eq!(status, 0);
    assert!(out.contains("Pass the screen to Player"), "{out}");
    assert!(out.contains("Player 1 plays") || out.contains("Player 2 plays"), "{out}");
    let second = out.split("Pass the screen").nth(2).expect("the second player's turn");
    assert!(second.contains("draws 5 cards"), "the hand of the player before is not told: {second}");
}

#[test]
fn a_game_that_nobody_can_win_is_stopped() {
    let (status, out, _) = run(&["play", "--seats", "pass,pass"]);
    assert!(status == 0 && out.contains("stopped at the limit of 400 turns"), "{}", &out[out.len() - 300..]);
}

#[test]
fn a_file_that_cannot_be_written_is_said_before_the_game() {
    let (status, out, err) = run(&["play", "--seats", "random,random", "--save", "/nowhere/at/all"]);
    assert!(status == 2 && err.contains("/nowhere/at/all") && out.is_empty(), "{out}{err}");
}

/// Opponents for people find out once what to buy, and it is kept.
#[test]
fn opponents_have_levels() {
    let folder = tempfile::tempdir().unwrap();
    let play = |lang: &str| {
        let mut command = dominio(&["play", "--seats", "beginner,master", "--seed", "5", "--lang", lang]);
        told(command.env("DOMINIO_CACHE", folder.path()).stdin(Stdio::null()).output().unwrap())
    };
    let (status, out, err) = play("en");
    assert!(status == 0 && out.contains("Master") && err.contains("Looking for what to buy"), "{err}");
    let (status, out, err) = play("es");
    assert!(status == 0 && out.contains("Principiante") && err.is_empty(), "{err}");
}

/// The code that is printed sets the same table again, whatever the seed.
#[test]
fn a_code_sets_the_same_table() {
    let json = |arguments: &[&str]| -> serde_json::Value { serde_json::from_str(&run(arguments).1).unwrap() };
    let wishes = "random: dark_ages 6-8, alchemy 2-4, need attack, need card death_cart, ban knights";
    let first = json(&["kingdom", wishes, "--seats", "3", "--rules", "latest", "--seed", "7", "--json"]);
    let code = first["code"].as_str().unwrap();
    let again = json(&["kingdom", code, "--seed", "8", "--json"]);
    assert_eq!(first, again);
    assert_eq!((first["setup"]["seats"].as_u64(), first["setup"]["rules"].as_str()), (Some(3), Some("latest")));
    assert!(first["further_piles"]["mixed"].as_array().unwrap().contains(&"ruins".into()));
    let (status, text, _) = run(&["kingdom", code]);
    assert!(status == 0 && text.contains(code) && text.contains("Ruins"), "{text}");
    let (status, text, _) = run(&["play", "--kingdom", code, "--seats", "random,random,random", "--seed", "3"]);
    assert!(status == 0 && text.contains(code), "{text}");
    let (status, _, error) = run(&["play", "--kingdom", code, "--seats", "random,random"]);
    assert!(status == 2 && error.contains("3 seats"), "{error}");
}
