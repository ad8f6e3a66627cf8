//! How long people may think. Time in which the server was down does not count.

use super::{Room, record::Record};
use crate::stage::Stage;
use std::time::{Duration, Instant};

impl<R: Stage> Room<R> {
    /// How long the person who is to decide has thought, while the server was there and could write.
    pub(super) fn thought(&self) -> Duration {
        let until = self.trouble_since.unwrap_or_else(Instant::now);
        self.charged + until.saturating_duration_since(self.asked_since)
    }

    /// Stops the clock while nothing can be written down, and lets it go on.
    pub(super) fn stop_clock(&mut self, trouble: bool) {
        match (trouble, self.trouble_since) {
            (true, None) => self.trouble_since = Some(Instant::now()),
            (false, Some(since)) => {
                self.asked_since += self.asked_since.max(since).elapsed();
                self.trouble_since = None;
            }
            _ => {}
        }
    }

    /// Milliseconds left now, seat by seat.
    pub(super) fn clocks(&self) -> Vec<i64> {
        let mut clocks = self.state.clocks.clone();
        if let Some((seat, _)) = self.state.person_asked()
            && let Some(left) = clocks.get_mut(seat.index())
        {
            *left -= self.thought().as_millis() as i64;
        }
        clocks
    }

    /// Notes how long somebody thought before they answered, or before something else ended their thinking.
    pub(super) fn time(&self, records: &mut [Record<R>]) {
        if self.state.manners.clock.is_none() {
            return;
        }
        let mut asked = self.state.person_asked().map(|(seat, _)| seat);
        for record in records {
            let spent = match record {
                Record::Answered { spent, .. } | Record::Undone { spent, .. } | Record::Resigned { spent, .. } => spent,
                Record::BotSat { seat, spent, .. } if asked == Some(*seat) => spent,
                _ => continue,
            };
            *spent = Some(self.thought().as_millis().try_into().unwrap_or(u32::MAX));
            asked = None; // of several records the first one takes the time
        }
    }
}
