//! Simulations, tournaments, strategy files and searches.

use crate::{dominio, run, told};
use std::process::{Command, Stdio};

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
