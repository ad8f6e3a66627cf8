//! Where bots think: a few threads of their own, so that however many of them do, no table waits for another's moves.

use std::sync::{Arc, Mutex, mpsc};
use tokio::sync::watch;

type Task = Box<dyn FnOnce() + Send>;

#[derive(Clone)]
pub(crate) struct Thinkers {
    tasks: mpsc::Sender<Task>,
}

impl Thinkers {
    /// A table waits for one thought before it asks for another, so the queue is never longer than there are tables.
    pub(crate) fn new(threads: usize) -> Thinkers {
        let (tasks, waiting) = mpsc::channel::<Task>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = waiting.clone();
            let work = move || {
                loop {
                    let task = waiting.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).recv();
                    let Ok(task) = task else { return };
                    // a bot that fails must not take the thread with it; its table goes on when somebody acts
                    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(task)).is_err() {
                        tracing::error!("a bot failed while thinking");
                    }
                }
            };
            let started = std::thread::Builder::new().name(format!("thinker-{number}")).spawn(work);
            if let Err(error) = started {
                tracing::error!(%error, "no thread for bots");
            }
        }
        Thinkers { tasks }
    }

    pub(crate) fn think(&self, task: impl FnOnce() + Send + 'static) {
        drop(self.tasks.send(Box::new(task)));
    }
}

/// What the bots of a table know. Better knowledge is taken over between turns: within one they keep to their plan.
pub(crate) struct Knowledge<M> {
    turn: u32,
    mind: M,
    source: watch::Receiver<M>,
}

impl<M: Clone> Knowledge<M> {
    pub(crate) fn new(turn: u32, source: watch::Receiver<M>) -> Knowledge<M> {
        let mind = source.borrow().clone();
        Knowledge { turn, mind, source }
    }

    /// Whether it is of a later turn: of another game, or of one in which much was taken back.
    pub(crate) fn is_after(&self, turn: u32) -> bool {
        self.turn > turn
    }

    pub(crate) fn in_turn(&mut self, turn: u32) -> M {
        if self.turn != turn {
            self.turn = turn;
            self.mind = self.source.borrow().clone();
        }
        self.mind.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_knowledge_is_taken_over_between_turns() {
        let (found, source) = watch::channel("Big Money");
        let mut knowledge = Knowledge::new(1, source);
        assert_eq!(knowledge.in_turn(1), "Big Money");
        found.send("a better menu").unwrap();
        assert_eq!(knowledge.in_turn(1), "Big Money", "not in the middle of a turn");
        assert_eq!(knowledge.in_turn(2), "a better menu");
        assert!(knowledge.is_after(1) && !knowledge.is_after(2));
    }

    #[test]
    fn a_thought_that_fails_leaves_the_thread_to_others() {
        let thinkers = Thinkers::new(1);
        thinkers.think(|| std::panic::resume_unwind(Box::new("a bot that fails")));
        let (done, result) = mpsc::channel();
        thinkers.think(move || done.send(7).unwrap());
        assert_eq!(result.recv(), Ok(7));
    }
}
