//! Building and checking the client in `web/`.

use crate::steps::{Done, root, run, target};
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web"));
    command
}

/// Fetches what the client is made of, unless it is there already.
pub(crate) fn install() -> Done {
    let there = |program: &str| {
        let mut command = Command::new(program);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if !there("node") || !there("npm") {
        return Err("the client needs Node 20.19 or newer with npm: https://nodejs.org".to_owned());
    }
    let web = root().join("web");
    let time = |path: PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    let installed = time(web.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= time(web.join("package-lock.json")) {
        return Ok(());
    }
    // not `npm ci`: the lock file names only the platforms that were there when it was written
    run(npm(&["install", "--no-save", "--no-audit", "--no-fund"]))
}

pub(crate) fn build() -> Done {
    install()?;
    let (fresh, client) = (target().join("web"), root().join("web/dist"));
    run(npm(&["run", "--silent", "build", "--", "--emptyOutDir", "--outDir"]).arg(&fresh))?;
    mirror(&fresh, &client).map_err(|e| format!("{}: {e}", client.display()))
}

/// Makes a folder like another one. Files that are as they were are not touched: the server is built anew around those that are.
fn mirror(original: &Path, copy: &Path) -> io::Result<()> {
    fs::create_dir_all(copy)?;
    for old in fs::read_dir(copy)? {
        let old = old?;
        if original.join(old.file_name()).exists() {
            continue;
        }
        if old.file_type()?.is_dir() {
            fs::remove_dir_all(old.path())?;
        } else {
            fs::remove_file(old.path())?;
        }
    }
    for new in fs::read_dir(original)? {
        let new = new?;
        let (from, to) = (new.path(), copy.join(new.file_name()));
        if new.file_type()?.is_dir() {
            mirror(&from, &to)?;
        } else if fs::read(&to).ok() != Some(fs::read(&from)?) {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}

/// Style, types and unit tests.
pub(crate) fn check() -> Done {
    for script in ["lint", "check", "test"] {
        run(npm(&["run", "--silent", script]))?;
    }
    Ok(())
}

/// Whole games in a real browser, with the program that was built last.
pub(crate) fn browser() -> Done {
    in_chromium("browser", "debug")
}

/// Where the questions of all cards are laid out for the tests.
pub(crate) fn gallery() -> PathBuf {
    target().join("gallery.json")
}

/// Pictures to look at.
pub(crate) fn shots() -> Done {
    in_chromium("shots", "debug")
}

/// How fast the board answers.
pub(crate) fn smooth() -> Done {
    in_chromium("smooth", "release")
}

/// A script that drives a browser, and starts the program as it was built with this profile.
fn in_chromium(script: &str, profile: &str) -> Done {
    let chromium = chromium()?;
    let mut command = npm(&["run", "--silent", script]);
    command.env("CHROMIUM", chromium).env("DOMINIO_GALLERY", gallery());
    run(command.env("DOMINIO", target().join(profile).join("dominio")))
}

/// The browser that the tests drive; where root allows, it is installed.
fn chromium() -> Result<PathBuf, String> {
    let chosen = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].map(PathBuf::from);
    let found = || chosen.iter().chain(&usual).find(|path| path.exists()).cloned();
    if let Some(path) = found() {
        return Ok(path);
    }
    let missing =
        "the browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM";
    if !Path::new("/usr/bin/apt-get").exists() || !is_root() {
        return Err(missing.to_owned());
    }
    drop(apt(&["update"])); // older lists may do
    apt(&["install", "--yes", "--no-install-recommends", "chromium"])?;
    found().ok_or_else(|| missing.to_owned())
}

pub(crate) fn apt(arguments: &[&str]) -> Done {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    run(command)
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;

    #[test]
    fn a_folder_becomes_like_another_one_and_what_is_the_same_is_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let (original, copy) = (folder.path().join("original"), folder.path().join("copy"));
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        for (path, text) in [("original/page", "one"), ("original/parts/same", "two"), ("original/parts/new", "three")]
        {
            write(path, text);
        }
        for (path, text) in [("copy/page", "old"), ("copy/parts/same", "two"), ("copy/gone", ""), ("copy/old/gone", "")]
        {
            write(path, text);
        }
        let same = || fs::metadata(copy.join("parts/same")).unwrap().modified().unwrap();
        let long_ago = std::time::SystemTime::UNIX_EPOCH;
        File::options().append(true).open(copy.join("parts/same")).unwrap().set_modified(long_ago).unwrap();
        mirror(&original, &copy).unwrap();
        assert_eq!(same(), long_ago);
        let read = |path: &str| fs::read_to_string(copy.join(path)).ok();
        assert_eq!(read("page").as_deref(), Some("one"));
        assert_eq!(read("parts/new").as_deref(), Some("three"));
        assert!(!copy.join("gone").exists() && !copy.join("old").exists());
    }
}
