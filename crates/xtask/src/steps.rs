//! Starting other programs, and saying which one failed.

use crate::web;
use std::{
    borrow::BorrowMut,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

pub(crate) type Done = Result<(), String>;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

pub(crate) fn run(mut command: impl BorrowMut<Command>) -> Done {
    let command = command.borrow_mut();
    let status = command.status().map_err(|e| format!("{command:?} does not start: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed ({status})")) }
}

/// Measurements need an optimised build: unless this is one, the task is run again in it.
pub(crate) fn in_release(task: impl FnOnce() -> Done) -> Done {
    if !cfg!(debug_assertions) {
        return task();
    }
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "xtask", "--"]);
    command.args(std::env::args_os().skip(1));
    run(command)
}

pub(crate) fn play(arguments: &[String]) -> Done {
    web::build()?;
    run(cargo(&["build", "--release", "--package", "dominio"]))?;
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "dominio", "--", "serve"]);
    command.args(arguments);
    run(command)
}

/// The test that compares the types writes them when it is told to.
pub(crate) fn codegen() -> Done {
    let mut command = cargo(&["test", "--quiet", "--package", "server", "--test", "types"]);
    command.env("DOMINIO_CODEGEN", "1");
    run(command)
}

pub(crate) fn load(games: u64, seconds: u64) -> Done {
    let [games, seconds] = [games, seconds].map(|number| number.to_string());
    let program = ["run", "--quiet", "--release", "--package", "server", "--example", "load", "--"];
    run(cargo(&program).args(["--games", &games, "--seconds", &seconds]))
}

pub(crate) fn shots() -> Done {
    web::build()?;
    run(cargo(&["build", "--package", "dominio"]))?;
    web::shots()
}

/// The questions of all cards, for the browser tests.
fn gallery() -> Done {
    let output = cargo(&["run", "--quiet", "--package", "server", "--example", "gallery"]).output();
    let output = output.map_err(|e| format!("cargo does not start: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let file = web::gallery();
    fs::write(&file, output.stdout).map_err(|e| format!("{}: {e}", file.display()))
}

/// Every check of the project, the cheapest first.
pub(crate) fn test() -> Done {
    let runner = if has_nextest() {
        &["nextest", "run", "--workspace", "--no-fail-fast"][..]
    } else {
        &["test", "--workspace", "--all-targets"]
    };
    let steps: [(&str, &dyn Fn() -> Done); 9] = [
        ("format", &|| run(cargo(&["fmt", "--all", "--check"]))),
        ("what the client is made of", &web::install),
        ("the client", &web::build),
        ("style, types and tests of the client", &web::check),
        ("clippy", &|| run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))),
        ("tests and scenarios", &|| run(cargo(runner).env("INSTA_UPDATE", "no"))),
        ("examples in the documentation", &|| run(cargo(&["test", "--workspace", "--doc"]))),
        ("documentation", &|| {
            let mut command = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"]);
            run(command.env("RUSTDOCFLAGS", "-D warnings"))
        }),
        ("games in a browser", &|| {
            run(cargo(&["build", "--package", "dominio"]))?;
            gallery()?;
            web::browser()
        }),
    ];
    for (name, step) in steps {
        eprintln!("xtask: {name}");
        let started = Instant::now();
        step()?;
        eprintln!("xtask: {name}: {:.0} s", started.elapsed().as_secs_f64());
    }
    Ok(())
}

fn has_nextest() -> bool {
    cargo(&["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}
