//! When the server was there and could write. Clocks run on through restarts and are not charged for the time between.

use crate::{
    now,
    store::{Database, Journal, StoreError, Write},
};
use std::{
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

/// How often it is noted that the server is still there; so much is not charged at most.
const NOTED: Duration = Duration::from_secs(10);

#[derive(Clone)]
pub(crate) struct Uptime(Arc<Mutex<Spans>>);

/// When the server was there and could write, in seconds since 1970.
struct Spans {
    /// From and until.
    before: Vec<(i64, i64)>,
    /// The last of them: since when, and until when it is known.
    started: i64,
    alive: i64,
    /// Whether nothing could be written after it.
    ended: bool,
}

impl Uptime {
    pub(crate) async fn begin(store: &Database) -> Result<Uptime, StoreError> {
        Ok(Uptime::since(now(), store.uptimes().await?))
    }

    fn since(started: i64, before: Vec<(i64, i64)>) -> Uptime {
        Uptime(Arc::new(Mutex::new(Spans { before, started, alive: started, ended: false })))
    }

    fn spans(&self) -> MutexGuard<'_, Spans> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Seconds between two times in which the server was there.
    pub(crate) fn between(&self, from: i64, to: i64) -> u64 {
        let spans = self.spans();
        let last = (spans.started, if spans.ended { spans.alive } else { i64::MAX });
        let all = spans.before.iter().copied().chain([last]);
        let seconds: i64 = all.map(|(started, alive)| (alive.min(to) - started.max(from)).max(0)).sum();
        seconds.unsigned_abs()
    }

    /// The server is there. After a time in which nothing could be written another span begins.
    pub(crate) fn alive(&self, now: i64) -> Write {
        let spans = self.spans();
        Write::Alive { started: if spans.ended { now } else { spans.started }, now }
    }

    /// What has become of that.
    fn noted(&self, now: i64, written: bool) {
        let mut spans = self.spans();
        if written && spans.ended {
            let last = (spans.started, spans.alive);
            spans.before.push(last);
            spans.started = now;
        }
        if written {
            spans.alive = now;
        }
        spans.ended = !written;
    }

    /// Notes now and then that the server is there, as long as it is.
    pub(crate) async fn note(self, journal: Journal) {
        loop {
            let now = now();
            let noted = journal.write(vec![self.alive(now)]).await;
            self.noted(now, noted.is_ok());
            tokio::time::sleep(NOTED).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_between_two_runs_does_not_count() {
        let uptime = Uptime::since(500, vec![(100, 200), (300, 400)]);
        assert_eq!(uptime.between(150, 180), 30);
        assert_eq!(uptime.between(150, 350), 100);
        assert_eq!(uptime.between(0, 600), 300);
        assert_eq!(uptime.between(410, 490), 0);
        assert_eq!(uptime.between(600, 550), 0);
    }

    #[test]
    fn time_in_which_nothing_could_be_written_does_not_count() {
        let uptime = Uptime::since(100, vec![]);
        let alive = |now| match uptime.alive(now) {
            Write::Alive { started, now } => (started, now),
            other => panic!("{other:?}"),
        };
        assert_eq!(alive(110), (100, 110));
        uptime.noted(110, true);
        assert_eq!(uptime.between(0, 120), 20);
        for failed in [120, 130, 140] {
            uptime.noted(failed, false);
            assert_eq!(uptime.between(0, failed), 10);
        }
        assert_eq!(alive(150), (150, 150), "the span before is not made longer");
        uptime.noted(150, true);
        assert_eq!(alive(160), (150, 160));
        uptime.noted(160, true);
        assert_eq!(uptime.between(0, 170), 30);
    }
}
