use content::Words;
use std::{io, path::Path};

/// Why the program ends without success.
pub(crate) struct Failure {
    pub(crate) message: String,
    pub(crate) status: u8,
}

pub(crate) type Done<T = ()> = Result<T, Failure>;

impl Failure {
    /// The input was wrong.
    pub(crate) fn input(message: String) -> Failure {
        Failure { message, status: 2 }
    }
    /// The input was right, but what it asked for did not hold. What is wrong has been said already.
    pub(crate) fn told() -> Failure {
        Failure { message: String::new(), status: 1 }
    }
    pub(crate) fn read(words: &Words, path: &Path, error: &io::Error) -> Failure {
        Failure::input(about_file(words, "error-read", path, error))
    }
    pub(crate) fn write(words: &Words, path: &Path, error: &io::Error) -> Failure {
        Failure::input(about_file(words, "error-write", path, error))
    }
    /// Standard output is gone: whoever read it has read enough.
    pub(crate) fn output(error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure { message: String::new(), status: 0 },
            _ => Failure { message: error.to_string(), status: 1 },
        }
    }
}

pub(crate) fn about_file(words: &Words, key: &str, path: &Path, error: &io::Error) -> String {
    words.say(key, &[("path", path.display().to_string().into()), ("reason", error.to_string().into())])
}
