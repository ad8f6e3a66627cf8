//! What those see who do not sit at the table, where its host does not want them to see everything at once.

use super::state::State;
use crate::{
    protocol::Spectators,
    stage::{self, Stage},
};

/// The table as spectators may see it, while a game goes on; none when they may see it as it is.
pub(super) struct Curtain<R: Stage> {
    behind: Option<Box<Behind<R>>>,
}

/// An earlier moment.
pub(super) struct Behind<R: Stage> {
    pub(super) state: State<R>,
    /// Entries of the log up to then.
    pub(super) log: usize,
    /// Whether a game goes on since then of which nothing is shown.
    pub(super) private: bool,
}

impl<R: Stage> Curtain<R> {
    pub(super) fn new() -> Curtain<R> {
        Curtain { behind: None }
    }

    /// Whether a state must be kept before a record is added to it.
    pub(super) fn needs(state: &State<R>) -> bool {
        state.manners.spectators == Spectators::No && state.running().is_none()
    }

    /// The curtain after a record; none when it stays as it was. `before`: the state before it, where that is needed; `turn`: the
    /// number of the turn then; `log`: entries before and after it.
    pub(super) fn after(
        before: Option<State<R>>,
        turn: Option<u32>,
        after: &State<R>,
        log: [usize; 2],
    ) -> Option<Curtain<R>> {
        let Some(play) = after.running() else { return Some(Curtain::new()) };
        let behind = match (after.manners.spectators, before) {
            (Spectators::No, Some(state)) => Behind { state, log: log[0], private: true },
            (Spectators::Delayed, _) if turn != Some(stage::turn_number(play.sitting.game())) => {
                Behind { state: after.clone(), log: log[1], private: false }
            }
            _ => return None,
        };
        Some(Curtain { behind: Some(Box::new(behind)) })
    }

    pub(super) fn behind(&self) -> Option<&Behind<R>> {
        self.behind.as_deref()
    }
}

/// The turn that goes on.
pub(super) fn turn<R: Stage>(state: &State<R>) -> Option<u32> {
    state.running().map(|play| stage::turn_number(play.sitting.game()))
}
