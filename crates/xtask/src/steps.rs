//! Starting other programs, and saying which one failed.

use crate::{postgres, web};
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

pub(crate) fn target() -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR").and_then(|folder| std::path::absolute(folder).ok());
    chosen.unwrap_or_else(|| root().join("target"))
}

pub(crate) fn cargo(arguments: &[&str]) -> Command {
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

pub(crate) fn shots() -> Done {
    web::build()?;
    run(cargo(&["build", "--package", "dominio"]))?;
    web::shots()
}

pub(crate) fn smooth() -> Done {
    web::build()?;
    run(cargo(&["build", "--release", "--package", "dominio"]))?;
    web::smooth()
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
    let runner = if has("nextest") {
        &["nextest", "run", "--workspace", "--no-fail-fast"][..]
    } else {
        &["test", "--workspace", "--all-targets"]
    };
    let steps: [(&str, &dyn Fn() -> Done); 11] = [
        ("format", &|| run(cargo(&["fmt", "--all", "--check"]))),
        ("licences and sources of dependencies", &licences),
        ("what the client is made of", &web::install),
        ("the client", &web::build),
        ("style, types and tests of the client", &web::check),
        ("clippy", &|| run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))),
        ("tests and scenarios", &|| run(cargo(runner).env("INSTA_UPDATE", "no"))),
        ("the server on PostgreSQL", &|| {
            postgres::with(|address| {
                // the whole workspace, so that nothing is built anew with other features
                let only = if has("nextest") {
                    &["nextest", "run", "--workspace", "--no-fail-fast", "--filterset", "package(server)"][..]
                } else {
                    &["test", "--workspace", "--test", "[afmost]*"]
                };
                let mut command = cargo(only);
                command.env("DOMINIO_TEST_POSTGRES", address);
                run(command)
            })
        }),
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

/// `cargo deny`, which is built once into the target folder where it is not installed.
fn licences() -> Done {
    const VERSION: &str = "0.20.2";
    let tools = target().join("tools");
    let check = ["check", "licenses", "bans", "sources"];
    if has("deny") {
        return run(cargo(&["deny"]).args(check));
    }
    let program = tools.join("bin/cargo-deny");
    if !program.exists() {
        let mut command = cargo(&["install", "--quiet", "--locked", "--debug", "cargo-deny", "--version", VERSION]);
        run(command.arg("--root").arg(&tools).arg("--target-dir").arg(tools.join("build")))?;
    }
    run(Command::new(program).args(check).current_dir(root()))
}

/// Whether cargo knows this command.
fn has(command: &str) -> bool {
    cargo(&[command, "--version"]).output().is_ok_and(|output| output.status.success())
}
