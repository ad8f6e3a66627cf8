//! Printing: colours where they are wanted, and no panic when nobody reads any more.

use crate::failure::{Done, Failure};
use anstyle::{AnsiColor, Style};
use std::io::Write;

/// Headings and the names of what is asked.
pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
pub(crate) const BAD: Style = AnsiColor::Red.on_default();

pub(crate) fn line(text: &str) -> Done {
    styled(Style::new(), text)
}

/// `NO_COLOR`, and output that is no terminal, make it plain.
pub(crate) fn styled(style: Style, text: &str) -> Done {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{style}{text}{style:#}").and_then(|()| out.flush()).map_err(|e| Failure::output(&e))
}

/// Text without a line end, for a prompt.
pub(crate) fn prompt(text: &str) -> Done {
    let mut out = anstream::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).map_err(|e| Failure::output(&e))
}
