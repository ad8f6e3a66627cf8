//! Printing: colours where they are wanted, and no panic when nobody reads any more.

use crate::failure::{Done, Failure};
use anstyle::{AnsiColor, Style};
use content::{Names, Words};
use dominion::Event;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write};
use table::Rules;

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
    let text = wrapped(text);
    let mut out = anstream::stdout().lock();
    writeln!(out, "{style}{text}{style:#}").and_then(|()| out.flush()).map_err(|e| Failure::output(&e))
}

/// On a terminal, lines are broken between words; what follows is indented like their beginning. Programs that read a
/// pipe get each line whole.
fn wrapped(text: &str) -> String {
    if !std::io::stdout().is_terminal() {
        return text.to_owned();
    }
    let line = |line: &str| {
        let indent = " ".repeat(line.len() - line.trim_start().len());
        textwrap::fill(line, textwrap::Options::with_termwidth().subsequent_indent(&indent))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// How far long work is, and how long it will take; nothing when the error output is no terminal.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    bar
}

/// A word about what the program does, beside its output.
pub(crate) fn note(text: &str) {
    anstream::eprintln!("{DIM}{text}{DIM:#}");
}

/// Text as it is: no line is broken, and none is ended.
pub(crate) fn raw(text: &str) -> Done {
    let mut out = anstream::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).map_err(|e| Failure::output(&e))
}

/// Empties a terminal, what was scrolled away included; through a pipe there is nothing to empty.
pub(crate) fn clear() -> Done {
    if std::io::stdout().is_terminal() { raw("\x1b[2J\x1b[3J\x1b[H") } else { line("") }
}

/// Tells what happened, a turn a paragraph.
pub(crate) fn events(words: &Words, names: &Names<'_>, events: &[Event]) -> Done {
    for event in content::story(events) {
        let text = words.event(event, names);
        if matches!(event, Event::TurnBegan { .. }) {
            line("")?;
            styled(BOLD, &text)?;
        } else {
            line(&format!("  {text}"))?;
        }
    }
    Ok(())
}

/// The points of a finished game.
pub(crate) fn standings(words: &Words, names: &Names<'_>, game: &impl Rules) -> Done {
    for standing in game.standings().into_iter().flat_map(|standings| standings.0) {
        let won = match (standing.won, names.reader == Some(standing.seat)) {
            (true, true) => "you",
            (true, false) => "yes",
            (false, _) => "no",
        };
        let values = [
            ("name", words.text(&names.of(standing.seat)).into()),
            ("score", standing.score.into()),
            ("turns", standing.turns.into()),
            ("won", won.into()),
        ];
        let style = if standing.won { BOLD } else { Style::new() };
        styled(style, &words.say("play-over-score", &values))?;
    }
    Ok(())
}
