//! When the server was there. Clocks run on through restarts and are not charged for the time between.

use crate::{
    now,
    store::{Database, Journal, StoreError, Write},
};
use std::{sync::Arc, time::Duration};

/// How often it is noted that the server is still there; so much is not charged at most.
const NOTED: Duration = Duration::from_secs(10);

#[derive(Clone)]
pub(crate) struct Uptime {
    /// From and until, in seconds since 1970.
    before: Arc<[(i64, i64)]>,
    started: i64,
}

impl Uptime {
    pub(crate) async fn begin(store: &Database) -> Result<Uptime, StoreError> {
        Ok(Uptime { before: store.uptimes().await?.into(), started: now() })
    }

    /// Seconds between two times in which the server was there.
    pub(crate) fn between(&self, from: i64, to: i64) -> u64 {
        let all = self.before.iter().copied().chain([(self.started, i64::MAX)]);
        let seconds: i64 = all.map(|(started, alive)| (alive.min(to) - started.max(from)).max(0)).sum();
        seconds.unsigned_abs()
    }

    /// The server is there.
    pub(crate) fn alive(&self) -> Write {
        Write::Alive { started: self.started, now: now() }
    }

    /// Notes now and then that the server is there, as long as it is.
    pub(crate) async fn note(self, journal: Journal) {
        loop {
            drop(journal.write(vec![self.alive()]).await);
            tokio::time::sleep(NOTED).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_between_two_runs_does_not_count() {
        let uptime = Uptime { before: [(100, 200), (300, 400)].into(), started: 500 };
        assert_eq!(uptime.between(150, 180), 30);
        assert_eq!(uptime.between(150, 350), 100);
        assert_eq!(uptime.between(0, 600), 300);
        assert_eq!(uptime.between(410, 490), 0);
        assert_eq!(uptime.between(600, 550), 0);
    }
}
