//! Starting other programs, and saying which one failed.

use std::{
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

pub(crate) type Done = Result<(), String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

fn run(mut command: Command) -> Done {
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
    run(cargo(&["build", "--release", "--package", "dominio"]))?;
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "dominio", "--", "play"]);
    command.args(arguments);
    run(command)
}

/// The test that compares the types writes them when it is told to.
pub(crate) fn codegen() -> Done {
    let mut command = cargo(&["test", "--quiet", "--package", "server", "--test", "types"]);
    command.env("DOMINIO_CODEGEN", "1");
    run(command)
}

/// Every check of the project, the cheapest first.
pub(crate) fn test() -> Done {
    let runner = if has_nextest() {
        &["nextest", "run", "--workspace", "--no-fail-fast"][..]
    } else {
        &["test", "--workspace", "--all-targets"]
    };
    let steps: [(&str, &[&str]); 5] = [
        ("format", &["fmt", "--all", "--check"]),
        ("clippy", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        ("tests and scenarios", runner),
        ("examples in the documentation", &["test", "--workspace", "--doc"]),
        ("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"]),
    ];
    for (name, arguments) in steps {
        eprintln!("xtask: {name}");
        let started = Instant::now();
        let mut command = cargo(arguments);
        if name == "documentation" {
            command.env("RUSTDOCFLAGS", "-D warnings");
        }
        command.env("INSTA_UPDATE", "no");
        run(command)?;
        eprintln!("xtask: {name}: {:.0} s", started.elapsed().as_secs_f64());
    }
    Ok(())
}

fn has_nextest() -> bool {
    cargo(&["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}
