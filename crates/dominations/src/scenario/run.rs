use super::{
    ScenarioError, claims, lay,
    parse::{Line, Scenario},
    words,
};
use crate::{Choice, Event, Game};
use table::{Answer, Question, Rules, Seat};

/// Gives the answer of a bot by name; none when there is no such bot.
pub type Advisor<'a> = &'a dyn Fn(&str, &Game) -> Option<Answer>;

/// For scenarios without bots.
pub const NO_BOTS: Advisor<'static> = &|_, _| None;

/// A scenario while it is played.
pub(super) struct Table {
    pub(super) game: Game,
    /// What happened since the last answer.
    pub(super) events: Vec<Event>,
}

/// Plays a scenario; the error says in which line and why it fails.
pub fn run(scenario: &Scenario, bots: Advisor) -> Result<(), ScenarioError> {
    watch(scenario, bots, &mut |_, _| ())
}

/// The same, and shows the game as it is laid and after each answer, with what led to it.
pub fn watch(scenario: &Scenario, bots: Advisor, look: &mut dyn FnMut(&Game, &[Event])) -> Result<(), ScenarioError> {
    let at = |line: usize| move |message: String| ScenarioError { line, message };
    let mut events = Vec::new();
    let game =
        lay::lay(&scenario.laid, &mut events).map_err(|(line, message)| at(line.unwrap_or(scenario.line))(message))?;
    game.check().map_err(at(scenario.line))?;
    let mut table = Table { game, events };
    look(&table.game, &table.events);
    for (line, step) in &scenario.steps {
        let done = match step {
            Line::Answer { seat, verb, words } => table.answer(*seat, verb, words),
            Line::Refuse { seat, verb, words } => table.refuse(*seat, verb, words),
            Line::Bot { bot, verb, words } => table.bot(bot, verb, words, bots),
            Line::Expect(words) => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                claims::check(&table, &words)
            }
        };
        done.map_err(at(*line))?;
        table.game.check().map_err(at(*line))?;
        if matches!(step, Line::Answer { .. } | Line::Bot { .. }) {
            look(&table.game, &table.events);
        }
    }
    Ok(())
}

impl Table {
    fn asked(&self, seat: Seat, verb: &str) -> Result<Question<Game>, String> {
        let Some(question) = self.game.question() else { return Err("nothing is asked: the game is over".to_owned()) };
        if (question.decider, question.verb.id()) != (seat, verb) {
            return Err(format!("{seat} answers «{verb}», but {}", claims::describe(&self.game)));
        }
        Ok(question)
    }

    /// The answer that a step's words stand for: one offer in all of them, or one in each.
    fn find(&self, question: &Question<Game>, given: &[String]) -> Option<Answer> {
        if given == ["none"] {
            return Some(Answer::none());
        }
        let texts: Vec<String> = question.offers.iter().map(|offer| words::of(&self.game, offer.choice)).collect();
        let index = |text: &str| texts.iter().position(|known| known == text).map(|index| index as u16);
        if let Some(whole) = index(&given.join(" ")) {
            return Some(Answer::one(whole));
        }
        given.iter().map(|word| index(word)).collect()
    }

    fn answer(&mut self, seat: Seat, verb: &str, given: &[String]) -> Result<(), String> {
        let question = self.asked(seat, verb)?;
        let missing = || format!("this is not offered: {}", claims::describe(&self.game));
        let answer = self.find(&question, given).ok_or_else(missing)?;
        self.give(&answer)
    }

    /// Answers, and lets a copy that was saved and loaded answer the same.
    fn give(&mut self, answer: &Answer) -> Result<(), String> {
        let mut twin = Game::load(&self.game.save()).map_err(|error| error.to_string())?;
        if twin != self.game {
            return Err("the game changes when it is saved and loaded".to_owned());
        }
        self.events.clear();
        let mut next = self.game.clone();
        let refused = |error: table::Refused| format!("{error}; {}", claims::describe(&self.game));
        next.answer(answer, &mut self.events).map_err(refused)?;
        twin.answer(answer, &mut ()).map_err(|error| format!("the saved copy refuses: {error}"))?;
        if twin != next {
            return Err("a game that was saved and loaded goes on differently".to_owned());
        }
        self.game = next;
        Ok(())
    }

    fn refuse(&mut self, seat: Seat, verb: &str, given: &[String]) -> Result<(), String> {
        let question = self.asked(seat, verb)?;
        let Some(answer) = self.find(&question, given) else { return Ok(()) };
        let mut copy = self.game.clone();
        match copy.answer(&answer, &mut ()) {
            Err(_) if copy == self.game => Ok(()),
            Err(_) => Err("the answer was refused, but it changed the game".to_owned()),
            Ok(_) => Err("the answer was accepted".to_owned()),
        }
    }

    fn bot(&mut self, bot: &str, verb: &str, given: &[String], bots: Advisor) -> Result<(), String> {
        let seat = self.game.question().map(|question| question.decider).ok_or("nothing is asked: the game is over")?;
        let question = self.asked(seat, verb)?;
        let expected = self.find(&question, given).ok_or("this is not offered")?;
        let answer = bots(bot, &self.game).ok_or_else(|| format!("there is no bot «{bot}»"))?;
        let typed: Vec<Choice> =
            question.typed(&answer).map_err(|error| format!("{bot} answers illegally: {error}"))?;
        if answer != expected {
            let said: Vec<String> = typed.iter().map(|choice| words::of(&self.game, *choice)).collect();
            return Err(format!("{bot} answers «{}»", said.join(" ")));
        }
        self.give(&expected)
    }
}
