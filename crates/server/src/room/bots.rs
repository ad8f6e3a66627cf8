//! Bots at a table: they think elsewhere, and their answers become records like anybody's.

use super::{
    Room, new_seed,
    record::Record,
    state::{Impossible, Place, guarded},
};
use crate::{
    protocol::BotLevel,
    stage::{self, Stage},
    thinking::Knowledge,
};
use std::time::{Duration, Instant};
use table::{Answer, Seat, Sitting};

/// Answers that bots give before people see the first of them.
const AT_ONCE: usize = 100;
/// After a write has failed, bots wait so long before they try again: their answer also finds out whether it works again.
const RETRY: Duration = Duration::from_secs(2);

/// What bots answer, from this moment on.
pub(super) struct Thought {
    moment: u32,
    answers: Vec<Answer>,
    /// Who came to nothing after these, and over which answer: a fault of the rules, or of the bot.
    failed: Option<(Seat, Answer)>,
}

impl<R: Stage> Room<R> {
    /// Lets the bot that is asked think, when somebody is there to see it, or bots are among themselves.
    pub(super) fn let_bots_think(&mut self) {
        let moment = self.state.moment;
        if self.pending.is_some() || self.thinking || !self.bots_go_on() {
            return;
        }
        if self.failed_at.is_some_and(|failed| failed.elapsed() < RETRY) {
            return;
        }
        let Some(mind) = self.mind() else { return };
        let Some(play) = &self.state.play else { return };
        self.thinking = true;
        let sitting = play.sitting.clone();
        let levels: Vec<Option<BotLevel>> = self.state.seats.iter().map(|place| place.bot).collect();
        let thoughts = self.thoughts.clone();
        self.house.thinkers.think(move || {
            let since = Instant::now();
            let (answers, failed) = think(sitting, &levels, &mind);
            metrics::histogram!("dominio_thought_seconds").record(since.elapsed().as_secs_f64());
            drop(thoughts.blocking_send(Thought { moment, answers, failed }));
        });
    }

    /// What bots know; better knowledge is taken over between turns.
    fn mind(&mut self) -> Option<R::Mind> {
        let play = self.state.play.as_ref()?;
        let turn = stage::turn_number(play.sitting.game());
        if self.mind.as_ref().is_none_or(|mind| mind.is_after(turn)) {
            self.mind = Some(Knowledge::new(turn, R::mind(play.sitting.setup(), &self.house.menus)));
        }
        self.mind.as_mut().map(|mind| mind.in_turn(turn))
    }

    /// Whether bots move now. They wait for nobody: it may be the turn of somebody who is not here, and who is told then.
    pub(super) fn bots_go_on(&self) -> bool {
        let for_somebody = self.state.is_show() || self.state.seats.iter().any(Place::is_person);
        self.state.bot_asked().is_some() && (for_somebody || !self.readers.is_empty())
    }

    pub(super) fn take_thought(&mut self, thought: Thought) {
        self.thinking = false;
        if thought.moment != self.state.moment {
            return; // something was undone meanwhile
        }
        let mut after = self.state.clone();
        let mut records = Vec::new();
        for answer in &thought.answers {
            if after.bot_asked().is_none() {
                break; // somebody has sat down again meanwhile
            }
            let Ok(record) = after.answered(answer) else { break };
            let applied = after.try_apply(&record);
            let failed = applied.as_ref().err().map(Impossible::is_failure);
            if failed != Some(false) {
                records.push(record); // what the rules break down over ends the game as it is written
            }
            if failed.is_some() {
                break;
            }
        }
        if let Some((seat, picks)) = thought.failed.filter(|_| records.len() == thought.answers.len()) {
            tracing::error!(table = self.id, ?seat, ?picks, "a bot has failed; its game's replay shows how");
            metrics::counter!("dominio_failures_total", "what" => "bot").increment(1);
            records.push(Record::Failed { seat, picks });
        }
        if !records.is_empty() {
            self.write(&records, None);
        }
    }
}

/// The answers of bots up to the next question for a person, and who has failed over which answer instead of going on.
fn think<R: Stage>(
    mut sitting: Sitting<R>,
    levels: &[Option<BotLevel>],
    mind: &R::Mind,
) -> (Vec<Answer>, Option<(Seat, Answer)>) {
    let mut bots: Vec<Option<R::Bot>> = levels.iter().map(|_| None).collect();
    let mut answers = Vec::new();
    while answers.len() < AT_ONCE {
        let Some(question) = sitting.question() else { break };
        let seat = question.decider;
        let Some(level) = levels.get(seat.index()).copied().flatten() else { break };
        let Ok(luck) = new_seed() else { break };
        let thought = guarded(|| {
            let bot = bots[seat.index()].get_or_insert_with(|| R::bot(level, mind, luck));
            sitting.game().think(bot)
        });
        let Ok(Some(answer)) = thought else { return (answers, Some((seat, Answer::none()))) };
        if !guarded(|| sitting.give(&answer, &mut ())).is_ok_and(|given| given.is_ok()) {
            return (answers, Some((seat, answer)));
        }
        answers.push(answer);
    }
    (answers, None)
}
