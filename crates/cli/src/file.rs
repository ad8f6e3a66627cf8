//! Files are written whole or not at all.

use crate::failure::{Done, Failure};
use content::Words;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Beside the file, so that a full disk leaves no half-written one.
fn part(path: &Path) -> PathBuf {
    let mut part = path.as_os_str().to_owned();
    part.push(format!(".part{}", std::process::id()));
    PathBuf::from(part)
}

pub(crate) fn write(words: &Words, path: &Path, text: &str) -> Done {
    let part = part(path);
    fs::write(&part, text).and_then(|()| fs::rename(&part, path)).map_err(|e| {
        let _ = fs::remove_file(&part); // it may not exist
        Failure::write(words, path, &e)
    })
}

/// Better to know before long work than after it that its result cannot be written.
pub(crate) fn can_be_written(words: &Words, path: &Path) -> Done {
    if path.is_dir() {
        return Err(Failure::write(words, path, &std::io::ErrorKind::IsADirectory.into()));
    }
    let part = part(path);
    let tried = fs::write(&part, "").and_then(|()| fs::remove_file(&part));
    tried.map_err(|e| Failure::write(words, path, &e))
}
