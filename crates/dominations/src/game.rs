//! The course of the game, and the contract of the table.

use crate::{
    events::{Event, redact},
    imagine::Seen,
    pack::Trigger,
    preview::Preview,
    purchase::Reason,
    question::{Choice, Thing},
    rewards::About,
    setup::{Setup, SetupError, start},
    state::{Due, Game, Task},
    view::View,
};
use table::{Answer, LoadError, Luck, Observer, Outcome, Question, Refused, Rules, Seat, Standings, Viewer};

impl Game {
    /// What comes next, once everything that is due has been asked.
    pub(crate) fn go_to(&mut self, task: Task) {
        self.task = task;
        self.ask_what_is_due();
    }

    /// After something that was due.
    pub(crate) fn go_back(&mut self) {
        self.actor = self.then_actor;
        self.go_to(self.then);
    }

    fn ask_what_is_due(&mut self) {
        if self.due.is_empty() {
            return;
        }
        (self.then, self.then_actor) = (self.task, self.actor);
        // of several, the first that came
        match self.due.remove(0) {
            Due::Wild { seat, left } => (self.actor, self.task) = (seat, Task::Wild { left }),
            Due::Free { seat, value } => (self.actor, self.task) = (seat, Task::Free { value }),
        }
    }

    /// Does everything that nobody has to decide, up to the next question or the end.
    pub(crate) fn settle(&mut self, to: &mut dyn Observer<Event>) {
        loop {
            match self.task {
                Task::StartTurn => self.start_turn(to),
                Task::EndGrowth => {
                    self.fire(self.actor, Trigger::GrowthEnd, About::default(), to);
                    self.go_to(Task::Construction);
                }
                Task::Construction if !self.may_build_city() && !self.may_take_level() => self.task = Task::Development,
                Task::Development if !self.may_develop() && !self.may_upgrade() => self.task = Task::Rest,
                Task::Pay if self.is_paid() => self.complete_purchase(to),
                Task::EndTurn => self.end_turn(),
                Task::EndAge => self.end_age(to),
                Task::Influence => self.score_influence(to),
                Task::Roles => self.award_roles(to),
                Task::Order if self.order_is_made() => self.begin_keeping(),
                Task::NewAge => self.new_age(to),
                Task::Final => {
                    self.final_scoring(to);
                    self.task = Task::Over;
                }
                Task::Over => return,
                _ => {
                    if self.surely_asks() {
                        return;
                    }
                    let Some(asking) = self.asking() else { return };
                    match (asking.offers.as_slice(), asking.min, asking.max) {
                        ([], ..) | (_, _, 0) => self.take(&[], to),
                        ([only], 1, 1) => self.take(&[only.choice], to),
                        (offers, min, _)
                            if min > 0 && offers.iter().map(|o| u32::from(o.copies)).sum::<u32>() == u32::from(min) =>
                        {
                            let all = offers.iter().flat_map(|o| std::iter::repeat_n(o.choice, usize::from(o.copies)));
                            let all: Vec<Choice> = all.collect();
                            self.take(&all, to);
                        }
                        _ => return,
                    }
                }
            }
        }
    }

    /// Whether the task has several answers, where that can be told without making them.
    fn surely_asks(&self) -> bool {
        match self.task {
            Task::Growth { second } => self.player(self.actor).hand.len() > usize::from(!second),
            Task::Refill | Task::Redraw => !self.player(self.actor).hand.is_empty(),
            Task::Space { .. } => true, // there is always a free side
            Task::Construction | Task::Development | Task::Rest => self.may_exchange(),
            _ => false,
        }
    }

    pub fn is_over(&self) -> bool {
        self.task == Task::Over
    }
}

impl Rules for Game {
    const GAME: &'static str = "dominations";
    const VERSION: u32 = 3;

    type Setup = Setup;
    type SetupError = SetupError;
    type Card = Thing;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Seen<'a> = Seen<'a>;
    type Reason = Reason;
    type Preview = Preview;

    fn start(setup: &Setup, luck: Luck, observer: &mut dyn Observer<Event>) -> Result<Game, SetupError> {
        start(setup, luck, observer)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn question(&self) -> Option<Question<Game>> {
        let asking = self.asking()?;
        Some(Question {
            decider: self.actor,
            about: self.actor,
            verb: asking.verb,
            source: asking.source,
            offers: asking.offers,
            min: asking.min,
            max: asking.max,
        })
    }

    fn answer(&mut self, answer: &Answer, observer: &mut dyn Observer<Event>) -> Result<Outcome, Refused> {
        let question = self.question().ok_or(Refused::NothingAsked)?;
        let choices = question.typed(answer)?;
        if self.board.is_full() && matches!(self.task, Task::Space { .. }) {
            return Err(Refused::Exhausted("board"));
        }
        let (actor, draws) = (self.actor, self.draws);
        self.take(&choices, observer);
        self.settle(observer);
        Ok(Outcome { revealed: self.actor != actor || self.draws != draws || self.is_over() })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen { game: self, seat }
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        redact(event, viewer)
    }

    fn resample(&self, seat: Seat, luck: Luck) -> Game {
        self.resampled(seat, luck)
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| {
            let winner = self.leader();
            let standing = |seat: Seat| {
                let player = self.player(seat);
                let (score, turns) = (player.total_points() as i32, u32::from(player.turns));
                table::Standing { seat, score, turns, won: seat == winner }
            };
            Standings(self.everybody().map(standing).collect())
        })
    }

    fn reasons(&self) -> Vec<(Thing, Reason)> {
        self.why_not()
    }

    fn preview(&self, answer: &Answer) -> Option<Preview> {
        self.would_bring(answer)
    }

    fn save(&self) -> Vec<u8> {
        crate::save::save(self)
    }

    fn load(bytes: &[u8]) -> Result<Game, LoadError> {
        crate::save::load(bytes)
    }

    fn canonical(&self) -> Vec<u8> {
        crate::save::canonical(self)
    }

    fn check(&self) -> Result<(), String> {
        crate::check::check(self)
    }
}
