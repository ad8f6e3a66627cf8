//! Where bots think: a few threads of their own, so that however many of them do, no table waits for another's moves.

use std::sync::{Arc, Mutex, mpsc};

type Task = Box<dyn FnOnce() + Send>;

#[derive(Clone)]
pub(crate) struct Thinkers {
    tasks: mpsc::Sender<Task>,
}

impl Thinkers {
    /// A table asks for one thought at a time, so the queue is never longer than there are tables.
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
