//! Who looks at a table: welcomed with what they may see, told what is new, cut off when they do not keep up.

use super::{
    Drawn, Frame, Join, Room, frame,
    state::State,
    view::{self, Entry},
};
use crate::{
    protocol::{Earlier, FromServer, News, PROTOCOL, Presence, StageView, Welcome},
    stage::Stage,
    store::PersonId,
};
use std::time::Instant;
use table::Viewer;
use tokio::sync::mpsc;

/// Records whose lines are sent at once. The log of a table that has seen many games is too long for one frame.
const LINES: usize = 300;

pub(super) struct Reader {
    /// The last version they were sent, and whether a game after it is none of their business.
    pub(super) seen: (u32, bool),
    pub(super) person: Option<PersonId>,
    pub(super) frames: mpsc::Sender<Frame>,
}

impl<R: Stage> Room<R> {
    pub(super) fn join(&mut self, join: Join) {
        let number = self.next_reader;
        self.next_reader += 1;
        let Join { person, since, frames } = join;
        let viewer = self.viewer(person);
        let (shown, _, private) = self.shown_to(viewer);
        self.readers.insert(number, Reader { seen: (shown.version, private), person, frames });
        if let Some(person) = person {
            self.last_seen.remove(&person);
        }
        let welcome = self.welcome(viewer, person, since);
        self.send(number, &frame(&welcome));
        self.tell_presence();
    }

    fn welcome(&self, viewer: Viewer, person: Option<PersonId>, since: Option<u32>) -> FromServer {
        let you = view::reader(viewer);
        let (shown, ..) = self.shown_to(viewer);
        let latest = shown.version.saturating_sub(LINES as u32);
        let from = since.filter(|since| (latest..=shown.version).contains(since)).unwrap_or(latest);
        FromServer::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            table: self.id.clone(),
            you,
            game: self.state.options.clone(),
            manners: self.state.manners,
            host: person.is_some() && self.state.host == person,
            present: self.present(),
            from,
            news: self.news(viewer, from, &shown.undone),
            trouble: self.trouble(),
        }))
    }

    pub(super) fn earlier(&self, person: Option<PersonId>, to: u32) -> Earlier {
        let viewer = self.viewer(person);
        let (_, log, _) = self.shown_to(viewer);
        let to = log.len().min(to as usize);
        let from = to.saturating_sub(LINES);
        Earlier { from: from as u32, lines: log[from..to].iter().flat_map(|entry| entry.lines(viewer)).collect() }
    }

    fn news(&self, viewer: Viewer, since: u32, undone: &[u32]) -> News {
        let (state, log, private) = self.shown_to(viewer);
        let (clocks, ticking) = match (state.manners.clock, viewer) {
            (None, _) => (None, None),
            // how long somebody thinks, and how often the turn goes round, belongs to what they may not see yet
            (Some(_), Viewer::Spectator) if private => (None, None),
            (Some(_), Viewer::Spectator) if self.curtain.behind().is_some() => (Some(state.clocks.clone()), None),
            (Some(_), _) => (Some(self.clocks()), state.person_asked().map(|(seat, _)| seat)),
        };
        let stage = if private { StageView::Private } else { state.stage_view(viewer) };
        let since = log.get(since as usize..).unwrap_or_default();
        News { clocks, ticking, ..state.news(viewer, stage, since, undone) }
    }

    /// The table as a viewer may see it now, its log, and whether nothing is shown of the game that goes on.
    pub(super) fn shown_to(&self, viewer: Viewer) -> (&State<R>, &[Entry<R>], bool) {
        match self.curtain.behind().filter(|_| viewer == Viewer::Spectator) {
            Some(behind) => (&behind.state, &self.log[..behind.log], behind.private),
            None => (&self.state, &self.log, false),
        }
    }

    pub(super) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.state.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn present(&self) -> Vec<Presence> {
        // a clock says itself how long somebody may be away
        let patience = self.state.manners.clock.is_none().then_some(self.house.patience);
        let long = |since: &Instant| patience.is_some_and(|patience| since.elapsed() > patience);
        let here = |person: PersonId| self.readers.values().any(|reader| reader.person == Some(person));
        let places = self.state.seats.iter().map(|place| match place.person {
            _ if place.bot.is_some() => Presence::Here,
            Some((id, _)) if here(id) => Presence::Here,
            Some((id, _)) if self.last_seen.get(&id).is_some_and(long) => Presence::Gone,
            _ => Presence::Away,
        });
        places.collect()
    }

    /// Says who is there, when that is news.
    pub(super) fn tell_presence(&mut self) {
        let seats = self.present();
        if seats != self.told_present {
            self.told_present.clone_from(&seats);
            self.send_to_all(&FromServer::Present { seats });
        }
    }

    pub(super) fn send_to_all(&mut self, message: &FromServer) {
        let frame = frame(message);
        let all: Vec<u64> = self.readers.keys().copied().collect();
        all.into_iter().for_each(|number| self.send(number, &frame));
    }

    /// Who does not keep up is cut off: a new connection gets everything again.
    fn send(&mut self, number: u64, frame: &Frame) {
        let sent = self.readers.get(&number).is_some_and(|reader| reader.frames.try_send(frame.clone()).is_ok());
        if !sent {
            self.readers.remove(&number);
        }
    }

    /// What those who sit at the table and have seen everything so far will be sent. With a clock that cannot be known yet.
    pub(super) fn draw(&self, next: &State<R>, entries: &[Entry<R>], undone: &[u32]) -> Vec<Drawn> {
        let mut drawn: Vec<Drawn> = Vec::new();
        if next.manners.clock.is_some() {
            return drawn;
        }
        let seen = self.state.version;
        for reader in self.readers.values().filter(|reader| reader.seen.0 == seen) {
            let Some(seat) = reader.person.and_then(|person| next.seat_of(person)) else { continue };
            let viewer = Viewer::Seat(seat);
            if drawn.iter().all(|((other, _), _)| *other != viewer) {
                let stage = next.stage_view(viewer);
                if next.has_failed(&stage) {
                    return Vec::new(); // those who publish it will see that, too
                }
                drawn.push(((viewer, seen), news_frame(viewer, next.news(viewer, stage, entries, undone))));
            }
        }
        drawn
    }

    /// Shows what is new, each viewer their own; what is made already as it is. Whether all of it could be shown.
    pub(super) fn publish(&mut self, undone: &[u32], mut made: Vec<Drawn>) -> bool {
        let mut failed = false;
        let readers: Vec<(u64, Viewer, (u32, bool))> =
            self.readers.iter().map(|(number, reader)| (*number, self.viewer(reader.person), reader.seen)).collect();
        for (number, viewer, (seen, knew)) in readers {
            let (shown, _, private) = self.shown_to(viewer);
            let (version, behind) = (shown.version, shown.version < self.state.version);
            if behind && version <= seen && private == knew {
                continue;
            }
            let known = made.iter().find(|(other, _)| *other == (viewer, seen)).map(|(_, frame)| frame.clone());
            let frame = known.unwrap_or_else(|| {
                // who was behind may have missed what was taken back meanwhile
                let undone = if viewer == Viewer::Spectator { &shown.undone } else { undone };
                let news = self.news(viewer, seen, undone);
                failed |= self.state.has_failed(&news.stage);
                let frame = news_frame(viewer, news);
                made.push(((viewer, seen), frame.clone()));
                frame
            });
            self.send(number, &frame);
            if let Some(reader) = self.readers.get_mut(&number) {
                reader.seen = (version, private);
            }
        }
        !failed
    }
}

fn news_frame(viewer: Viewer, news: News) -> Frame {
    frame(&FromServer::News { you: view::reader(viewer), news: Box::new(news) })
}
