//! `dominio replay FILE`: a recorded game told again.

use crate::{
    failure::{Done, Failure},
    screen::{self, BOLD, DIM},
};
use content::{Names, Words};
use dominion::{Event, Game};
use std::{fs, path::Path};
use table::{Entry, Replay, Rules};

pub(crate) fn run(words: &Words, path: &Path, to: Option<usize>) -> Done {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|e| Failure::read(words, path, &e))?;
    let wrong = |error| Failure::input(words.replay_error(&name, &error));
    let replay = Replay::<Game>::from_json(&text).map_err(wrong)?;
    let steps = replay.entries.len();
    if let Some(to) = to.filter(|&to| to > steps) {
        let values = [("path", name.as_str().into()), ("steps", steps.into()), ("to", to.into())];
        return Err(Failure::input(words.say("error-replay-to", &values)));
    }
    let kingdom: Vec<String> = replay.setup.kingdom.iter().map(|&kind| words.card(kind)).collect();
    let header = [
        ("game", replay.game.as_str().into()),
        ("seats", replay.setup.seats.into()),
        ("version", replay.rules.into()),
        ("kingdom", kingdom.join(", ").into()),
    ];
    screen::styled(BOLD, &words.say("replay-header", &header))?;
    let end = to.unwrap_or(steps);
    let seats = replay.setup.seats;
    let players: Vec<String> = (1..=seats).map(|number| words.say("play-seat", &[("number", number.into())])).collect();
    let names = Names { names: &players, reader: None };
    let tell = |events: &mut Vec<Event>| {
        events.drain(..).filter_map(|event| words.event(&event, &names)).try_for_each(|line| screen::line(&line))
    };
    let mut events = Vec::new();
    let mut sitting = replay.begin(&mut events).map_err(wrong)?;
    tell(&mut events)?;
    while sitting.version() < end {
        if let Entry::Undo { answers } = &replay.entries[sitting.version()] {
            screen::styled(DIM, &words.say("replay-undo", &[("number", (*answers).into())]))?;
        }
        replay.step(&mut sitting, &mut events).map_err(wrong)?;
        tell(&mut events)?;
    }
    if end == steps {
        replay.check_hash(&sitting).map_err(wrong)?;
    }
    let hash = sitting.game().fingerprint();
    let line = if end == steps {
        words.say("replay-checked", &[("steps", steps.into()), ("hash", hash.into())])
    } else {
        words.say("replay-so-far", &[("step", end.into()), ("steps", steps.into()), ("hash", hash.into())])
    };
    screen::line(&line)
}
