//! `dominio replay FILE`: a recorded game told again.

use crate::{
    failure::{Done, Failure},
    pack,
    play::Played,
    screen::{self, BOLD, DIM},
};
use content::{Names, Piece, Sentence, Words};
use dominion::{Edition, Prepared};
use std::{fs, path::Path};
use table::{Checked, Entry, Replay, ReplayError, Rules};

pub(crate) fn run(words: &Words, path: &Path, to: Option<usize>, content: Option<&Path>) -> Done {
    let text = fs::read_to_string(path).map_err(|e| Failure::read(words, path, &e))?;
    if let Some(folder) = content {
        pack::shelved(words, folder)?;
    }
    let name = path.display().to_string();
    match Replay::<dominations::Game>::from_json(&text) {
        Err(ReplayError::Game { .. }) => dominion(words, &name, &text, to),
        read => dominations(words, &name, read, to),
    }
}

fn wrong(words: &Words, name: &str, error: &ReplayError) -> Failure {
    Failure::input(words.replay_error(name, error))
}

fn impossible(words: &Words, name: &str, reason: String) -> Failure {
    Failure::input(words.say("error-replay-setup", &[("path", name.into()), ("reason", reason.into())]))
}

fn dominion(words: &Words, name: &str, text: &str, to: Option<usize>) -> Done {
    let replay = Replay::<dominion::Game>::from_json(text).map_err(|error| wrong(words, name, &error))?;
    Prepared::new(&replay.setup).map_err(|error| impossible(words, name, words.setup_error(&error)))?;
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
    let kingdom = words.cards(replay.setup.kingdom.iter().map(|&kind| (kind, 1)));
    let header = [words.say("replay-header", &header), kingdom];
    told_again(words, name, &replay, replay.setup.seats, header, to)
}

type Read = Result<Replay<dominations::Game>, ReplayError>;

fn dominations(words: &Words, name: &str, read: Read, to: Option<usize>) -> Done {
    let replay = read.map_err(|error| wrong(words, name, &error))?;
    let luck = table::Luck::new(replay.generator, replay.seed);
    dominations::Game::start(&replay.setup, luck, &mut ())
        .map_err(|error| impossible(words, name, words.tell(&content::dominations_setup_error(&error))))?;
    let header =
        [("game", replay.game.as_str().into()), ("seats", replay.setup.seats.into()), ("version", replay.rules.into())];
    let pack = [("id", replay.setup.pack.id.as_str().into()), ("hash", replay.setup.pack.hash.as_str().into())];
    let header = [words.say("replay-header-dominations", &header), words.say("replay-pack", &pack)];
    told_again(words, name, &replay, replay.setup.seats, header, to)
}

fn told_again<G: Played>(
    words: &Words,
    name: &str,
    replay: &Replay<G>,
    seats: u8,
    header: [String; 2],
    to: Option<usize>,
) -> Done {
    let wrong = |error| wrong(words, name, &error);
    let steps = replay.entries.len();
    if let Some(to) = to.filter(|&to| to > steps) {
        let values = [("path", name.into()), ("steps", steps.into()), ("to", to.into())];
        return Err(Failure::input(words.say("error-replay-to", &values)));
    }
    screen::styled(BOLD, &header[0])?;
    screen::line(&header[1])?;
    let end = to.unwrap_or(steps);
    let players: Vec<Piece> =
        (1..=seats).map(|number| Sentence::new("play-seat").with("number", number).into()).collect();
    let names = Names { names: &players, reader: None };
    let mut events = Vec::new();
    let mut sitting = replay.begin(&mut events).map_err(wrong)?;
    while sitting.version() < end {
        if let Entry::Undo { answers } = &replay.entries[sitting.version()] {
            sitting.game().tell(words, &names, &std::mem::take(&mut events))?;
            screen::styled(DIM, &words.say("replay-undo", &[("number", (*answers).into())]))?;
        }
        if let Err(error) = replay.step(&mut sitting, &mut events) {
            sitting.game().tell(words, &names, &events)?;
            return Err(wrong(error));
        }
    }
    sitting.game().tell(words, &names, &events)?;
    if sitting.game().question().is_none() {
        screen::line("")?;
        sitting.game().results(words, &names)?;
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
