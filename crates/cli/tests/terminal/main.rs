//! The program as people meet it: arguments, games through a pipe, files, errors and exit statuses.

mod dominations;
#[cfg(unix)]
mod operations;
mod play;
mod simulate;

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
    let named = write("named.scn", "scenario \"No coins\"\nes \"Sin monedas\"\nexpect coins 2\n");
    let (_, es, _) = run(&["--lang", "es", "scenario", &named]);
    let (_, en, _) = run(&["--lang", "en", "scenario", &named]);
    assert!(es.contains("«Sin monedas»") && en.contains("“No coins”"), "{es}{en}");
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
    for file in ::dominations::pack::FILES {
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
fn a_database_that_is_not_there_is_not_made_by_looking_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (missing, backup) = (folder.path().join("gmaes.db"), folder.path().join("backup.jsonl"));
    let db = format!("sqlite:{}", missing.display());
    let (status, _, err) = run(&["admin", "--db", &db, "backup", backup.to_str().unwrap()]);
    assert!(status == 2 && err.contains("gmaes.db"), "{err}");
    assert!(!missing.exists() && !backup.exists());
}

#[test]
fn colours_only_where_they_are_wanted() {
    let output = dominio(&["cards"]).env("NO_COLOR", "1").output().unwrap();
    assert!(!output.stdout.contains(&0x1b));
    let output = dominio(&["cards"]).env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR").output().unwrap();
    assert!(output.stdout.contains(&0x1b));
}
