//! How long people may think. Time in which the server was down does not count.

use super::{Room, record::Record};
use crate::stage::Stage;
use std::time::Duration;

impl<R: Stage> Room<R> {
    /// How long the person who is to decide has thought, while the server was there.
    pub(super) fn thought(&self) -> Duration {
        self.charged + self.asked_since.elapsed()
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

    /// Notes how long an answer took, or how long somebody thought before it was taken back.
    pub(super) fn time(&self, records: &mut [Record<R>]) {
        if self.state.manners.clock.is_none() {
            return;
        }
        for record in records {
            if let Record::Answered { spent, .. } | Record::Undone { spent, .. } = record {
                *spent = Some(self.thought().as_millis().try_into().unwrap_or(u32::MAX));
            }
        }
    }
}
