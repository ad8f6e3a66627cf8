//! The program as people meet it: arguments, games through a pipe, files, errors and exit statuses.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn dominio(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dominio"));
    command.args(arguments);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.env("DOMINIO_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("strategies"));
    command
}

fn run(arguments: &[&str]) -> (i32, String, String) {
    told(dominio(arguments).stdin(Stdio::null()).output().unwrap())
}

fn told(output: Output) -> (i32, String, String) {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
}

/// Runs with lines typed into a pipe.
fn type_in(arguments: &[&str], lines: &[u8]) -> (i32, String, String) {
    let mut command = dominio(arguments);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let _ = child.stdin.take().unwrap().write_all(lines); // it may have ended before reading all
    told(child.wait_with_output().unwrap())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn help_speaks_both_languages() {
    for (arguments, words) in [
        (&["--help"][..], "Commands:"),
        (&["--lang", "es", "--help"], "Órdenes:"),
        (&["play", "--help", "--lang=es"], "por orden de turno"),
        (&["sim", "--help"], "whatever the number of threads"),
    ] {
        let (status, out, _) = run(arguments);
        assert_eq!(status, 0);
        assert!(out.contains(words), "{out}");
    }
    for command in ["play", "cards", "kingdoms", "scenario", "replay", "sim", "completions"] {
        for language in ["es", "en"] {
            let (status, out, _) = run(&[command, "--help", "--lang", language]);
            assert_eq!(status, 0);
            assert!(
                !out.contains("«help-") && !out.contains("«value-"),
                "{command} in {language} lacks a text:\n{out}"
            );
        }
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let out = |name: &str, value: &str| {
        let output = dominio(&["kingdoms"]).env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(out("LANG", "es_ES.UTF-8").contains("Primeras partidas"));
    assert!(out("LC_ALL", "en_US.UTF-8").contains("First Game"));
    assert!(out("LANG", "C").contains("First Game"));
}

#[test]
fn version_and_completions() {
    assert!(run(&["--version"]).1.starts_with("dominio 0."));
    for shell in ["bash", "zsh", "fish"] {
        let (status, script, _) = run(&["completions", shell]);
        assert!(status == 0 && script.contains("dominio") && script.contains("scenario"));
    }
}

#[test]
fn cards_and_kingdoms_as_json() {
    let cards: serde_json::Value = serde_json::from_str(&run(&["cards", "--json"]).1).unwrap();
    let cards = cards.as_array().unwrap();
    assert_eq!(cards.len(), 140);
    let militia = cards.iter().find(|card| card["id"] == "militia").unwrap();
    assert_eq!(militia["cost"], serde_json::json!({ "coin": 4, "potion": 0 }));
    assert_eq!(militia["types"], serde_json::json!(["Action", "Attack"]));
    assert_eq!(militia["names"]["es"], "Milicia");
    assert_eq!(militia["editions"], serde_json::json!(["1e", "2e"]));
    assert!(militia["text"]["en"].as_str().unwrap().len() > 10);
    let base: serde_json::Value = serde_json::from_str(&run(&["cards", "--set", "base", "--json"]).1).unwrap();
    assert_eq!(base.as_array().unwrap().len(), 32);
    let kingdoms: serde_json::Value = serde_json::from_str(&run(&["kingdoms", "--json"]).1).unwrap();
    let first = &kingdoms.as_array().unwrap()[0];
    assert_eq!((first["id"].as_str(), first["playable"].as_bool()), (Some("first-game"), Some(true)));
    let peasants = kingdoms.as_array().unwrap().iter().find(|k| k["id"] == "peasants").unwrap();
    assert_eq!(peasants["playable"], false);
    assert!(peasants["missing"].as_array().unwrap().contains(&"warehouse".into()));
}

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

#[test]
fn scenarios_say_what_fails_and_where() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let good = root().join("crates/dominion/scenarios/base/militia.scn");
    let (status, out, _) = run(&["scenario", good.to_str().unwrap()]);
    assert!(status == 0 && out.contains(" passed, 0 failed"), "{out}");
    let fails = write("fails.scn", "scenario \"No coins\"\np1 hand copper\np1> play copper\nexpect coins 2\n");
    let (status, out, _) = run(&["scenario", &fails]);
    assert!(status == 1 && out.contains("fails.scn:4") && out.contains("coins are 1, expected 2"), "{out}");
    let broken = write("broken.scn", "scenario \"x\"\njuggle\nexpect over\n");
    let (status, out, _) = run(&["scenario", &broken]);
    assert!(status == 2 && out.contains("broken.scn:2"), "{out}");
    assert_eq!(run(&["scenario", "no-such-file.scn"]).0, 2);
    let other = root().join("crates/dominations/scenarios/growth.scn");
    let (status, out, _) = run(&["scenario", other.to_str().unwrap()]);
    assert!(status == 0 && out.contains(" passed, 0 failed"), "{out}");
}

#[test]
fn a_content_pack_is_checked() {
    let sound = root().join("crates/dominations/content");
    let (status, out, _) = run(&["content", "check", sound.to_str().unwrap()]);
    assert!(status == 0 && out.contains("the pack “dominio” is sound"), "{out}");
    let (status, out, _) = run(&["--lang", "es", "content", "show-pack"]);
    assert!(status == 0 && out.contains("Trueque (Comercio 3; mejora: 3 de Comercio)"), "{out}");
    assert!(out.contains("  1. Nodus completos: 7 de Comercio, 4 de Artesanía"), "{out}");
    assert!(out.contains("Gobernador (Gobierno): 6 puntos"), "{out}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let (status, out, _) = run(&["content", "check", path]);
    assert!(status == 2 && out.contains("pack.toml: the file cannot be read"), "{out}");
    for file in dominations::pack::FILES {
        let text = std::fs::read_to_string(sound.join(file)).unwrap();
        let text = text.replacen("\nvalue = 3", "\nvalue = 5", 1).replacen("id = \"t02\"", "id = \"t01\"", 1);
        std::fs::write(folder.path().join(file), text).unwrap();
    }
    let (status, out, _) = run(&["--lang", "es", "content", "check", path]);
    assert_eq!(status, 1, "{out}");
    assert!(out.contains("tiles.toml:9: el id «t01» está por segunda vez"), "{out}");
    assert!(out.contains("masteries.toml:5: el valor es 5"), "{out}");
    assert!(out.contains("Hay 2 errores."), "{out}");
}

#[test]
fn simulations_print_text_and_json() {
    let arguments = ["sim", "dominion", "--seats", "big-money-smithy,big-money", "--games", "500", "--threads", "2"];
    let (status, out, err) = run(&arguments);
    assert!(status == 0 && err.is_empty() && out.contains("big-money-smithy: "), "{out} {err}");
    let mut with_json = arguments.to_vec();
    with_json.push("--json");
    let report: serde_json::Value = serde_json::from_str(&run(&with_json).1).unwrap();
    assert_eq!(report["games"], 500);
    let seat = &report["seats"][0];
    for key in ["strategy", "wins", "ties", "losses", "share", "share_ci95", "mean_score", "mean_turns"] {
        assert!(!seat[key].is_null(), "{key}");
    }
    assert!(report["games_per_second"].as_f64().unwrap() > 0.0);
}

fn sim(arguments: &[&str]) -> (i32, String, String) {
    run(&[&["sim", "dominion"], arguments].concat())
}

/// The same command prints the same numbers on any number of threads, timings aside.
#[test]
fn simulations_repeat_and_stop_when_it_is_clear() {
    let seats = ["--seats", "smithy-money,big-money,big-money-ultimate", "--games", "600", "--turns"];
    let printed = |threads: &str| {
        let (status, out, err) = sim(&[&seats[..], &["--threads", threads]].concat());
        assert!(status == 0 && err.is_empty(), "{err}");
        let (numbers, speed) = out.trim_end().rsplit_once('\n').unwrap();
        assert!(speed.contains("games a second"));
        numbers.to_owned()
    };
    let one = printed("1");
    assert_eq!(one, printed("2"));
    for part in ["600 games", "with 5/2 coins", "A game lasts", "gained"] {
        assert!(one.contains(part), "{part}: {one}");
    }
    let (_, out, _) = sim(&["--seats", "big-money,random", "--games", "1000000", "--until-clear"]);
    assert!(out.starts_with("512 games"), "{out}");
}

#[test]
fn tournaments_rank_and_sweeps_compare() {
    let (status, out, err) = sim(&["--seats", "random,big-money,smithy-money", "--tournament", "--games", "100"]);
    assert!(status == 0, "{err}");
    let places: Vec<&str> = out.lines().skip(2).map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!(places, ["smithy-money", "big-money", "random"], "{out}");
    let sweep = ["--seats", "big-money-ultimate,big-money", "--sweep", "rich=8..24:8", "--games", "100"];
    let (status, out, err) = sim(&sweep);
    assert!(status == 0 && out.lines().count() == 4 && out.contains("rich = 16: "), "{out} {err}");
    let mirror = ["--seats", "big-money-ultimate,big-money-ultimate", "--sweep", "rich=40", "--games", "400"];
    let (_, out, _) = sim(&mirror);
    assert!(out.contains("rich = 40: ") && !out.contains(": 50.00 %"), "only the first seat's number changes: {out}");
    let (_, out, _) = sim(&[&sweep[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((json["number"].as_str(), json["values"][2]["value"].as_i64()), (Some("rich"), Some(24)));
}

#[test]
fn results_are_written_as_csv_and_as_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("report.html");
    let seats = ["--seats", "smithy-money,big-money", "--games", "100"];
    for (more, lang, part) in [(&[][..], "en", "Cards gained in the turn"), (&["--tournament"], "es", "Resultados")] {
        let report = ["--report", page.to_str().unwrap(), "--lang", lang];
        let (status, _, err) = sim(&[&seats[..], more, &report].concat());
        assert!(status == 0, "{err}");
        let html = std::fs::read_to_string(&page).unwrap();
        assert!(html.contains(part) && html.contains("buy smithy"), "{html}");
        assert!(!html.contains("http") && !html.contains("NaN"), "it needs nothing else");
    }
    let (status, out, _) = sim(&[&seats[..], &["--csv"]].concat());
    let mut lines = out.lines();
    assert_eq!((status, lines.next()), (0, Some("seat,strategy,turn,measure,value,low,high,games")));
    assert!(lines.all(|line| line.split(',').count() == 8) && out.contains("\n2,big-money,3,coins,"), "{out}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_simulation_prints_what_is_known() {
    let mut command = dominio(&["sim", "dominion", "--seats", "big-money,big-money", "--games", "900000000"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_secs(1));
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let (status, out, err) = told(child.wait_with_output().unwrap());
    assert_eq!(status, 130);
    assert!(out.contains(" games, ") && out.contains("big-money: ") && err.contains("until then"), "{out} {err}");
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

#[test]
fn strategy_files_play_and_say_where_they_are_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.strategy");
    std::fs::write(&file, "strategy Mine\nbuy province\nbuy gold\nbuy silver\n").unwrap();
    let seats = format!("{},pass", file.display());
    let (status, out, err) = run(&["sim", "dominion", "--seats", &seats, "--games", "20", "--json"]);
    assert!(status == 0, "{err}");
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["seats"][0]["wins"], 20);
    std::fs::write(&file, "strategy Mine\nbuy gold if coyns > 5\n").unwrap();
    let (status, _, err) = run(&["sim", "dominion", "--seats", &seats, "--games", "20"]);
    assert!(status == 2 && err.contains("mine.strategy:2:13: “coyns”"), "{err}");
    let (status, _, err) = run(&["play", "--seats", &seats, "--lang", "es"]);
    assert!(status == 2 && err.contains("«coyns» no significa nada aquí"), "{err}");
}

#[test]
fn a_strategy_is_searched_saved_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("found.strategy");
    let path = file.to_str().unwrap();
    let search = ["strategy", "search", "--kingdom", "size-distortion", "--games", "40000", "--save", path, "--json"];
    let (status, out, err) = run(&search);
    assert!(status == 0, "{err}");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(found["strategy"], std::fs::read_to_string(&file).unwrap());
    assert!(found["games"].as_u64().unwrap() <= 40000);
    let seats = format!("{path},big-money-ultimate");
    let (status, out, err) =
        run(&["sim", "dominion", "--seats", &seats, "--kingdom", "size-distortion", "--games", "100"]);
    assert!(status == 0 && out.contains("found.strategy"), "{err}");
    let (status, out, _) = run(&["strategy", "show", "double-witch"]);
    assert!(status == 0 && out.contains("buy witch if own witch < 2 and left curse >= 4"), "{out}");
    let (status, out, _) = run(&["strategy", "list"]);
    assert!(status == 0 && out.contains("double-witch: Double Witch"), "{out}");
}

#[test]
fn bad_arguments_end_with_status_2_and_a_reason() {
    let ten_with_gold = "gold,moat,smithy,market,militia,mine,remodel,cellar,workshop,village";
    let twice = "moat,moat,smithy,market,militia,mine,remodel,cellar,workshop,village";
    for (arguments, words) in [
        (&["play", "--seats", "you"][..], "2 to 6 seats"),
        (&["play", "--seats", "random,random,random,random,random,random,random"], "2 to 6 seats"),
        (&["play", "--seats", "you,deep-blue"], "deep-blue"),
        (&["play", "--seed", "abc"], "abc"),
        (&["play", "--kingdom", "atlantis"], "atlantis"),
        (&["play", "--kingdom", "moat,village"], "10 cards, not 2"),
        (&["play", "--kingdom", twice], "twice"),
        (&["play", "--kingdom", ten_with_gold], "not a kingdom card"),
        (&["play", "--kingdom", "moat,unicorn"], "unicorn"),
        (&["play", "--kingdom", "peasants"], "warehouse"),
        (&["play", "--kingdom", "random: base, need potion"], "Dominion"),
        (&["play", "--kingdom", "random: base, need potion"], "need potion"),
        (&["kingdom", "random: alchemy 11"], "Alchemy, 11 cards"),
        (&["kingdom", "random: base 4, intrigue 5"], "cannot all be kept"),
        (&["kingdom", "random: need unicorn"], "need unicorn"),
        (&["kingdom", "2GDTY4-ZZZZZZ-ZZZZZZ-ZZZZZZ"], "mistyped"),
        (&["kingdom", "2GDTY4-UUUUUU-ZZZZZZ-ZZZZZZ"], "no code"),
        (&["kingdom", "--seats", "9"], "2 to 6 seats"),
        (&["kingdom", "--first", "3"], "no seat"),
        (&["kingdom", "--first", "0"], "no seat"),
        (&["sim", "dominion", "--seats", "witch-money,big-money", "--kingdom", "first-game"], "witch"),
        (&["sim", "dominion", "--seats", "no-such.strategy,big-money"], "no-such.strategy"),
        (&["sim", "dominion", "--seats", "big-money,big-money", "--sweep", "rich=1..9"], "No strategy has"),
        (
            &["sim", "dominion", "--seats", "big-money-ultimate,big-money", "--sweep", "poor=1..9"],
            "rich, duchy, estate",
        ),
        (&["sim", "dominion", "--seats", "big-money-ultimate,big-money", "--sweep", "rich=9..1"], "rich=9..1"),
        (&["sim", "dominion", "--seats", "you,big-money"], "name bots only"),
        (&["sim", "dominion", "--seats", "expert"], "2 to 6 seats"),
        (&["strategy", "search", "--games", "99999999999"], "40000 to 10000000"),
        (&["sim", "dominion", "--seats", "big-money,pass", "--report", "/tmp"], "directory"),
        (&["sim", "dominion", "--seats", "big-money", "--tournament"], "2 to 100 players"),
        (
            &["sim", "dominion", "--seats", "big-money,pass", "--report", "/no/such/folder/r.html"],
            "/no/such/folder/r.html",
        ),
        (&["sim", "dominion", "--seats", "big-money,pass", "--json", "--csv"], "--csv"),
        (&["strategy", "show", "lord-rattington"], "lord-rattington"),
        (&["strategy", "search", "--save", "/no/such/folder/x", "--games", "40000"], "/no/such/folder/x"),
        (&["strategy", "search", "--games", "0"], "0 games"),
        (&["play", "chess"], "chess"),
        (&["play", "--rules", "house"], "house"),
        (&["sim", "dominion"], "--seats"),
        (&["sim", "dominion", "--seats", "random,random", "--games", "0"], "0 games"),
        (&["sim", "dominion", "--seats", "random,random", "--games", "99999999999999999999999"], "--games"),
        (&["sim", "dominion", "--seats", "random,random", "--threads", "0"], "0 threads"),
        (&["cards", "--set", "seaside"], "seaside"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["dance"], "dance"),
        (&["play", "--loudly"], "--loudly"),
        (&[], "command is missing"),
        (&["play", "--seed"], "needs a value"),
        (&["play", "--seed", "1", "--seed", "2"], "given twice"),
        (&["play", "--seed", "-1"], "not a seed"),
    ] {
        let (status, _, err) = run(arguments);
        assert_eq!(status, 2, "{arguments:?}: {err}");
        assert!(err.contains(words), "{arguments:?}: «{words}» is missing in {err}");
        assert!(!err.contains("panicked"), "{err}");
    }
    let (status, _, err) = run(&["play", "--seats", "you", "--lang", "es"]);
    assert!(status == 2 && err.contains("de 2 a 6 puestos"), "{err}");
}

#[test]
fn colours_only_where_they_are_wanted() {
    let output = dominio(&["cards"]).env("NO_COLOR", "1").output().unwrap();
    assert!(!output.stdout.contains(&0x1b));
    let output = dominio(&["cards"]).env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR").output().unwrap();
    assert!(output.stdout.contains(&0x1b));
}

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
