//! Proof that nobody is told what they may not see. Random games are played at a table; at each moment everything that
//! a viewer has not seen is dealt again in agreement with what they have, and what the table would send them must stay
//! the same: their view, their question with its previews, what they may take back, and the film of the running
//! game. Now and then some answers are taken back.
//!
//! What is told of an answer is looked at in pairs of worlds, too: where the same answer leaves a viewer with the same
//! view and the same open events, the events that can be hidden must read the same, in whatever order they were seen.

use super::{
    film::{Filmed, Reel, shown},
    record::{self, Record},
    state::{State, Told},
    view::Entry,
};
use crate::{
    protocol::{GameOptions, Line, Manners, Position, Said},
    stage::Stage,
};
use dominion::{Edition, Event, Kind, Setup, random_kingdom};
use serde::Serialize;
use serde_json::Value;
use table::{Generator, Luck, Seat, Seed, Viewer, conformance::random_answer};

/// Random games without an end are left after so many answers.
const LONGEST: usize = 600;
/// Once in so many answers some are taken back.
const SECOND_THOUGHTS: u32 = 30;

/// How much was looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Looked {
    pub states: u64,
    /// Other worlds that a viewer must not tell from the true one.
    pub worlds: u64,
    /// Pairs of worlds that told a viewer the same, as they must.
    pub told: u64,
    /// Pairs of worlds in which a viewer saw different things happen, as they may.
    pub differed: u64,
    /// Frames of films of running games.
    pub frames: u64,
}

impl Looked {
    pub fn add(&mut self, other: Looked) {
        self.states += other.states;
        self.worlds += other.worlds;
        self.told += other.told;
        self.differed += other.differed;
        self.frames += other.frames;
    }
}

/// A random game of Dominion: any kingdom, either edition, two to six players.
pub fn dominion(seed: u64) -> Result<Looked, String> {
    let luck = luck(seed);
    let mut stream = luck.stream(1);
    let kinds: Vec<Kind> = Kind::kingdom_cards().collect();
    let rules = if luck.below(&mut stream, 2) == 0 { Edition::Printed } else { Edition::Latest };
    let seats = 2 + luck.below(&mut stream, 5) as u8;
    let setup = Setup { rules, ..Setup::new(seats, &random_kingdom(&kinds, &luck)) };
    // those with eyes can be hidden, but for the card that comes to lie open; all others happen in the open
    let open = |event: &Event| match event {
        Event::Drew { .. }
        | Event::Topdecked { .. }
        | Event::LookedAt { .. }
        | Event::LookedThroughDiscard { .. }
        | Event::Passed { .. }
        | Event::PutInDeck { .. }
        | Event::TookInHand { .. } => None,
        Event::Discarded { top, .. } => Some(format!("{top:?}")),
        event => Some(format!("{event:?}")),
    };
    Proof::<dominion::Game>::begin(setup, seats, seed)?.play(open)
}

/// A random game of Dominations, for two to four.
pub fn dominations(seed: u64) -> Result<Looked, String> {
    let luck = luck(seed);
    let seats = 2 + luck.below(&mut luck.stream(1), 3) as u8;
    Proof::<dominations::Game>::begin(dominations::Setup::new(seats), seats, seed)?.play(|_| None)
}

fn luck(seed: u64) -> Luck {
    Luck::new(Generator::SplitMix64, Seed::from_number(seed))
}

struct Proof<R: Stage> {
    seed: u64,
    reel: Reel<R>,
    state: State<R>,
    looked: Looked,
    worlds: u64,
}

impl<R: Stage> Proof<R> {
    fn begin(setup: R::Setup, seats: u8, seed: u64) -> Result<Proof<R>, String> {
        let options: GameOptions = R::options(&setup);
        let mut state = State::<R>::new(options, Manners::default(), usize::from(seats));
        for seat in 0..seats {
            let name = format!("Player {seat}");
            apply(&mut state, &Record::Sat { seat: Seat(seat), person: i64::from(seat), name })?;
        }
        let began =
            Record::Began { rules: R::VERSION, setup, seed: Seed::from_number(seed), generator: record::usual() };
        let told = apply(&mut state, &began)?;
        let opening = Entry { version: state.version, told, names: state.names() };
        let (begun, ended) = (state.clone(), state.clone());
        let reel = Reel { begun, opening, answers: Vec::new(), ended, number: 1, games: 1 };
        Ok(Proof { seed, reel, state, looked: Looked::default(), worlds: 0 })
    }

    fn play(mut self, open: impl Fn(&R::Event) -> Option<String>) -> Result<Looked, String> {
        let luck = luck(self.seed);
        let mut chooser = luck.stream(2);
        let viewers: Vec<Viewer> =
            (0..self.state.seats.len() as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect();
        let filmed = viewers[luck.below(&mut chooser, viewers.len() as u32) as usize];
        let leave_at = 1 + luck.below(&mut chooser, LONGEST as u32) as u64;
        let mut film = vec![frame(&self.state, &self.reel.opening, filmed)];
        while let Some(play) = self.state.running().filter(|_| self.looked.states < leave_at) {
            let Some(question) = play.sitting.question() else { break };
            let picks = random_answer(question, &luck, &mut chooser);
            for viewer in &viewers {
                self.look(*viewer)?;
            }
            self.looked.states += 1;
            let record = self.state.answered(&picks).map_err(|refused| self.at(&refused.key))?;
            let mut next = self.state.clone();
            let told = apply(&mut next, &record)?;
            for viewer in &viewers {
                let mut twin = self.world(*viewer);
                // the same decision, where the other world allows for it
                let Ok(record) = twin.answered(&picks) else { continue };
                let also = apply(&mut twin, &record)?;
                self.compare(*viewer, (&next, &told), (&twin, &also), &open)?;
            }
            self.state = next;
            self.reel.answers.push(record);
            let entry = Entry { version: self.state.version, told, names: self.state.names() };
            film.push(frame(&self.state, &entry, filmed));
            if luck.below(&mut chooser, SECOND_THOUGHTS) == 0 && self.state.running().is_some() {
                let most = self.reel.answers.len().min(5) as u32;
                self.take_back(1 + luck.below(&mut chooser, most))?;
                film.truncate(self.reel.answers.len() + 1);
            }
        }
        if self.state.running().is_some() {
            self.reel.ended = self.state.clone();
            self.film(filmed, &film)?;
        }
        Ok(self.looked)
    }

    /// However many, and whether or not everybody would have to agree.
    fn take_back(&mut self, answers: u32) -> Result<(), String> {
        let by = self.state.person_asked().map_or(Seat(0), |(seat, _)| seat);
        apply(&mut self.state, &Record::Undone { by, answers, spent: None })?;
        self.reel.answers.truncate(self.reel.answers.len() - answers as usize);
        Ok(())
    }

    /// A world that the viewer cannot tell from this one. A spectator has seen what every seat has seen, and no more.
    fn world(&mut self, viewer: Viewer) -> State<R> {
        let mut other = self.state.clone();
        let seats = match viewer {
            Viewer::Seat(seat) => seat.0..seat.0 + 1,
            Viewer::Spectator => 0..self.state.seats.len() as u8,
        };
        for seat in seats {
            self.worlds += 1;
            let luck = luck(self.seed ^ self.worlds.rotate_left(40));
            if let Some(play) = &mut other.play {
                play.sitting = play.sitting.imagined(play.sitting.game().resample(Seat(seat), luck));
            }
        }
        other
    }

    fn look(&mut self, viewer: Viewer) -> Result<(), String> {
        let other = self.world(viewer);
        self.looked.worlds += 1;
        same(&sent(&self.state, viewer), &sent(&other, viewer))
            .map_err(|difference| self.at(&format!("{viewer:?} is sent what they may not see: {difference}")))
    }

    fn compare(
        &mut self,
        viewer: Viewer,
        (state, told): (&State<R>, &Told<R>),
        (other, also): (&State<R>, &Told<R>),
        open: impl Fn(&R::Event) -> Option<String>,
    ) -> Result<(), String> {
        let (Told::Events(events, _), Told::Events(others, _)) = (told, also) else { return Ok(()) };
        let opened = |events: &[R::Event]| -> Vec<String> { events.iter().filter_map(&open).collect() };
        let is_over = state.running().is_none() || other.running().is_none(); // then nothing is secret
        if is_over || sent(state, viewer) != sent(other, viewer) || opened(events) != opened(others) {
            self.looked.differed += 1;
            return Ok(());
        }
        let (one, two) = (heard::<R>(events, viewer, &open), heard::<R>(others, viewer, &open));
        if one != two {
            return Err(self.at(&format!("{viewer:?} is told what they may not know:\n{one:?}\n{two:?}")));
        }
        self.looked.told += 1;
        Ok(())
    }

    /// The film of a running game shows what was seen when it was played.
    fn film(&mut self, viewer: Viewer, seen: &[String]) -> Result<(), String> {
        let frames = self.reel.frames(0, u32::MAX, viewer).unwrap_or_default();
        let frames: Vec<String> =
            frames.into_iter().map(|frame| pictured(Some(frame.position), &frame.lines)).collect();
        if frames.len() != seen.len() {
            return Err(self.at(&format!("the film has {} frames, not {}", frames.len(), seen.len())));
        }
        for (frame, seen) in frames.iter().zip(seen) {
            same(seen, frame).map_err(|difference| self.at(&format!("the film of {viewer:?}: {difference}")))?;
        }
        self.looked.frames += frames.len() as u64;
        Ok(())
    }

    fn at(&self, what: &str) -> String {
        format!("{}, seed {}, answer {}: {what}", R::GAME, self.seed, self.reel.answers.len())
    }
}

/// What a viewer hears of events. Those between two that happen in the open are sorted: in which order somebody saw their own
/// cards, one by one, is theirs to know, and another world deals them in another order.
fn heard<R: Stage>(
    events: &[R::Event],
    viewer: Viewer,
    open: impl Fn(&R::Event) -> Option<String>,
) -> Vec<Vec<String>> {
    let mut heard = vec![Vec::new()];
    for event in events {
        let told = format!("{:?}", R::redact(event, viewer));
        if open(event).is_some() {
            heard.push(vec![told]);
            heard.push(Vec::new());
        } else if let Some(between) = heard.last_mut() {
            between.push(told);
        }
    }
    heard.iter_mut().for_each(|between| between.sort());
    heard
}

fn apply<R: Stage>(state: &mut State<R>, record: &Record<R>) -> Result<Told<R>, String> {
    state.apply(record).map_err(|impossible| impossible.0.key)
}

/// All that a viewer is sent of a table but the lines of its log.
fn sent<R: Stage>(state: &State<R>, viewer: Viewer) -> String {
    text(&(state.stage_view(viewer), state.undo_view(), shown(state, viewer)))
}

/// What a viewer saw and heard at a moment.
fn frame<R: Stage>(state: &State<R>, entry: &Entry<R>, viewer: Viewer) -> String {
    pictured(shown(state, viewer), &entry.lines(viewer))
}

/// Moments and versions are left out: those of a film count only what was not taken back.
fn pictured(position: Option<Position>, lines: &[Line]) -> String {
    let position = position.map(|position| Position { moment: 0, ..position });
    let said: Vec<&Said> = lines.iter().map(|line| &line.said).collect();
    text(&(position, said))
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views are plain data")
}

/// Or where they differ.
fn same(one: &str, other: &str) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    difference(&read(one), &read(other))
}

fn difference(one: &Value, other: &Value) -> Result<(), String> {
    match (one, other) {
        _ if one == other => Ok(()),
        (Value::Object(one), Value::Object(two)) => {
            for (key, value) in one {
                difference(value, two.get(key).unwrap_or(&Value::Null)).map_err(|path| format!("{key}.{path}"))?;
            }
            Err("other fields".to_owned())
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            for (index, (value, other)) in one.iter().zip(two).enumerate() {
                difference(value, other).map_err(|path| format!("{index}.{path}"))?;
            }
            Ok(())
        }
        _ => Err(format!(" {one} / {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small run of what `cargo xtask leaks` does at length.
    #[test]
    fn nobody_is_told_what_they_may_not_see() {
        let mut looked = [Looked::default(); 2];
        for seed in 1..=3 {
            looked[0].add(dominion(seed).unwrap_or_else(|leak| panic!("{leak}")));
            looked[1].add(dominations(seed).unwrap_or_else(|leak| panic!("{leak}")));
        }
        for looked in looked {
            assert!(looked.states > 300 && looked.told > 300 && looked.frames > 0, "{looked:?}");
        }
    }
}
