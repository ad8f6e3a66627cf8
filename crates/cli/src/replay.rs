//! `dominio replay FILE`: a recorded game told again.

use crate::{
    failure::{Done, Failure},
    screen::{self, BOLD, DIM},
};
use content::{Names, Piece, Sentence, Words};
use dominion::{Edition, Game, Prepared};
use std::{fs, path::Path};
use table::{Checked, Entry, Replay, Rules};

pub(crate) fn run(words: &Words, path: &Path, to: Option<usize>) -> Done {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|e| Failure::read(words, path, &e))?;
    let wrong = |error| Failure::input(words.replay_error(&name, &error));
    let replay = Replay::<Game>::from_json(&text).map_err(wrong)?;
    if let Err(error) = Prepared::new(&replay.setup) {
        let values = [("path", name.as_str().into()), ("reason", words.setup_error(&error).into())];
        return Err(Failure::input(words.say("error-replay-setup", &values)));
    }
    let steps = replay.entries.len();
    if let Some(to) = to.filter(|&to| to > steps) {
        let values = [("path", name.as_str().into()), ("steps", steps.into()), ("to", to.into())];
        return Err(Failure::input(words.say("error-replay-to", &values)));
    }
    let edition = match replay.setup.rules {
        Edition::Printed => "replay-rules-printed",
        Edition::Latest => "replay-rules-latest",
    };
    let header = [
        ("game", replay.game.as_str().into()),
        ("seats", replay.setup.seats.into()),
        ("edition", words.say(edition, &[]).into()),
        ("version", replay.rules.into()),
    ];
    screen::styled(BOLD, &words.say("replay-header", &header))?;
    screen::line(&words.cards(replay.setup.kingdom.iter().map(|&kind| (kind, 1))))?;
    let end = to.unwrap_or(steps);
    let seats = replay.setup.seats;
    let players: Vec<Piece> =
        (1..=seats).map(|number| Sentence::new("play-seat").with("number", number).into()).collect();
    let names = Names { names: &players, reader: None };
    let mut events = Vec::new();
    let mut sitting = replay.begin(&mut events).map_err(wrong)?;
    while sitting.version() < end {
        if let Entry::Undo { answers } = &replay.entries[sitting.version()] {
            screen::events(words, &names, &std::mem::take(&mut events))?;
            screen::styled(DIM, &words.say("replay-undo", &[("number", (*answers).into())]))?;
        }
        if let Err(error) = replay.step(&mut sitting, &mut events) {
            screen::events(words, &names, &events)?;
            return Err(wrong(error));
        }
    }
    screen::events(words, &names, &events)?;
    if sitting.game().is_over() {
        screen::line("")?;
        screen::standings(words, &names, sitting.game())?;
    }
    let hash = sitting.game().fingerprint();
    let values = [("step", end.into()), ("steps", steps.into()), ("hash", hash.into())];
    if end < steps {
        return screen::line(&words.say("replay-so-far", &values));
    }
    match replay.check_hash(&sitting).map_err(wrong)? {
        Checked::Agrees => screen::line(&words.say("replay-checked", &values)),
        Checked::OlderRules => screen::line(&words.say("replay-unchecked", &values)),
    }
}
