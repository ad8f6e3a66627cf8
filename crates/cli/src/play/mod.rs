//! `dominio play`: a game line by line.

mod dominations;
mod dominion;
mod typed;

use crate::{
    arguments::{GameName, Play},
    choose::PERSON,
    failure::{Done, Failure},
    file, opponents,
    screen::{self, BOLD, DIM},
};
use bots::{Dice, Level};
use content::{Names, Piece, Words};
use std::{
    io::{self, BufRead, IsTerminal},
    path::Path,
};
use table::{Answer, Luck, Question, Refused, Rules, Seat, Sitting, Viewer};
use typed::{Typed, understand};

pub(crate) fn run(words: &Words, options: &Play) -> Done {
    match options.game {
        GameName::Dominion => dominion::run(words, options),
        GameName::Dominations => dominations::run(words, options),
    }
}

/// A game as a terminal plays it: its words and its bots.
pub(crate) trait Played: Rules {
    /// A player who is no person.
    type Opponent;

    fn reply(&self, opponent: &mut Self::Opponent, seat: Seat, dice: &mut Dice) -> Result<Answer, Refused>;
    /// The turns after which a game is stopped that nobody would ever win, once there have been so many.
    fn limit_reached(&self, _seat: Seat) -> Option<u32> {
        None
    }
    fn tell(&self, words: &Words, names: &Names<'_>, events: &[Self::Event]) -> Done;
    /// What a person should know before the question.
    fn show_before(&self, words: &Words, names: &Names<'_>, question: &Question<Self>) -> Done;
    fn prompt(&self, words: &Words, names: &Names<'_>, question: &Question<Self>) -> String;
    /// What can be answered, each line with the number of the offer, counted from 0; some may be left out until everything
    /// is asked for.
    fn offers(&self, words: &Words, names: &Names<'_>, question: &Question<Self>, all: bool) -> Vec<(usize, String)>;
    /// What declining means.
    fn none(&self, words: &Words, question: &Question<Self>) -> String;
    /// The offer that somebody has named.
    fn find(&self, words: &Words, question: &Question<Self>, typed: &str) -> Option<u16>;
    fn table(&self, words: &Words, names: &Names<'_>, seat: Seat) -> Done;
    fn cards(&self, words: &Words, setup: &Self::Setup) -> Done;
    fn why(&self, words: &Words) -> Vec<String>;
    /// Why something that was named is not offered.
    fn why_not(&self, words: &Words, typed: &str) -> Option<String>;
    /// About a card that was named.
    fn help(&self, words: &Words, setup: &Self::Setup, card: &str) -> Done;
    fn results(&self, words: &Words, names: &Names<'_>) -> Done;
}

struct Session<'w, G: Played> {
    words: &'w Words,
    /// The seed as it was typed, or as it fell.
    seed: String,
    sitting: Sitting<G>,
    /// None for people.
    opponents: Vec<Option<G::Opponent>>,
    names: Vec<Piece>,
    dice: Vec<Dice>,
    /// All events so far, each with the number of answers that had been given, so that an undo forgets the right ones.
    log: Vec<(usize, G::Event)>,
    /// For each seat, how much of the log it has been told.
    told: Vec<usize>,
    /// The person who looks at the screen.
    looking: Option<Seat>,
    /// Whether the next question is asked with everything that can be answered.
    all: bool,
}

/// Who plays, and with which luck.
struct Begun<G: Played> {
    setup: G::Setup,
    luck: Luck,
    opponents: Vec<Option<G::Opponent>>,
    /// As `--seats` gave them.
    seats: Vec<String>,
}

impl<'w, G: Played> Session<'w, G> {
    fn begin(words: &'w Words, seed: String, begun: Begun<G>) -> Result<Session<'w, G>, G::SetupError> {
        let Begun { setup, luck, opponents, seats } = begun;
        let mut events = Vec::new();
        let sitting = Sitting::<G>::new(setup, luck, &mut events)?;
        let people: Vec<usize> = (0..opponents.len()).filter(|&seat| opponents[seat].is_none()).collect();
        Ok(Session {
            words,
            seed,
            sitting,
            names: names(words, &seats),
            dice: (0..opponents.len() as u16).map(|seat| Dice::new(luck, seat)).collect(),
            log: events.into_iter().map(|event| (0, event)).collect(),
            told: vec![0; opponents.len()],
            looking: if let [only] = people[..] { Some(Seat(only as u8)) } else { None },
            opponents,
            all: false,
        })
    }

    /// Plays to the end, and writes the game down where that is wished.
    fn finish(&mut self, save: Option<&Path>) -> Done {
        let ended = self.play();
        if let Some(path) = save {
            self.save(path)?;
        }
        ended
    }

    fn people(&self) -> usize {
        self.opponents.iter().filter(|opponent| opponent.is_none()).count()
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map_or_else(|| "?".to_owned(), |name| self.words.text(name))
    }

    /// The names as they are said to the person at the screen.
    fn spoken(&self) -> Names<'_> {
        Names { names: &self.names, reader: self.looking.filter(|_| self.people() == 1) }
    }

    fn game(&self) -> &G {
        self.sitting.game()
    }

    fn play(&mut self) -> Done {
        let mut input = io::stdin().lock();
        let echoes = input.is_terminal(); // through a pipe nobody sees what was typed
        while let Some(question) = self.game().question() {
            let seat = question.decider;
            if let Some(limit) = self.game().limit_reached(seat) {
                screen::line(&self.words.say("play-stopped", &[("limit", limit.into())]))?;
                return self.show_seed();
            }
            if self.opponents[seat.index()].is_some() {
                self.opponent_answers(seat)?;
                continue;
            }
            if self.looking != Some(seat) {
                self.pass_the_screen(seat)?;
                if read(&mut input)?.is_none() {
                    return self.input_ended();
                }
            }
            self.tell_news()?;
            self.ask(&question)?;
            let Some(line) = read(&mut input)? else { return self.input_ended() };
            if !echoes {
                screen::line(line.trim_end())?;
            }
            match understand(&line, |part| self.game().find(self.words, &question, part)) {
                Typed::Nothing => {}
                Typed::Answer(answer) => self.answer(&answer)?,
                Typed::Undo => self.undo(seat)?,
                Typed::Log => self.tell(seat, 0)?,
                Typed::Table => self.game().table(self.words, &self.spoken(), seat)?,
                Typed::Cards => self.game().cards(self.words, self.sitting.setup())?,
                Typed::All => self.all = true,
                Typed::Why => self.why()?,
                Typed::Help(card) if card.is_empty() => screen::line(&self.words.say("play-commands", &[]))?,
                Typed::Help(card) => self.game().help(self.words, self.sitting.setup(), &card)?,
                Typed::Save(path) if path.is_empty() => screen::line(&self.words.say("play-save-where", &[]))?,
                Typed::Save(path) => self.save(Path::new(&path)).or_else(|e| screen::line(&e.message))?,
                Typed::Unclear => self.not_understood(line.trim())?,
                Typed::Quit => {
                    screen::line(&self.words.say("play-quit", &[]))?;
                    return self.show_seed();
                }
            }
        }
        self.tell_news()?;
        screen::line("")?;
        self.game().results(self.words, &self.spoken())?;
        self.show_seed()
    }

    fn input_ended(&self) -> Done {
        screen::line("")?;
        screen::line(&self.words.say("play-input-ended", &[]))?;
        self.show_seed()
    }

    /// Nobody may read what the person before has seen.
    fn pass_the_screen(&mut self, seat: Seat) -> Done {
        screen::clear()?;
        let name = self.name(seat);
        screen::line(&self.words.say("play-pass-the-screen", &[("name", name.into())]))?;
        self.looking = Some(seat);
        Ok(())
    }

    fn opponent_answers(&mut self, seat: Seat) -> Done {
        let (game, dice) = (self.sitting.game(), &mut self.dice[seat.index()]);
        let Some(opponent) = self.opponents[seat.index()].as_mut() else { return Ok(()) };
        let answer = game.reply(opponent, seat, dice);
        answer.and_then(|answer| self.give(&answer)).map_err(|refused| {
            let reason = self.words.refused(&refused);
            let values = [("name", self.name(seat).into()), ("reason", reason.into())];
            Failure::input(self.words.say("error-bot-illegal", &values))
        })?;
        if self.people() == 0 { self.tell_news() } else { Ok(()) }
    }

    fn give(&mut self, answer: &Answer) -> Result<(), Refused> {
        let mut events = Vec::new();
        let before = self.sitting.answers();
        self.sitting.give(answer, &mut events)?;
        self.log.extend(events.into_iter().map(|event| (before + 1, event)));
        self.all = false;
        Ok(())
    }

    fn answer(&mut self, answer: &Answer) -> Done {
        self.give(answer).or_else(|refused| screen::line(&self.words.refused(&refused)))
    }

    // ---- telling ------------------------------------------------------------------------------------------------

    /// What has happened since the person at the screen last read it; to everybody when only bots play.
    fn tell_news(&mut self) -> Done {
        let seat = self.looking.unwrap_or_default();
        let from = std::mem::replace(&mut self.told[seat.index()], self.log.len());
        self.tell(seat, from)
    }

    fn tell(&self, seat: Seat, first: usize) -> Done {
        let viewer = if self.looking.is_some() { Viewer::Seat(seat) } else { Viewer::Spectator };
        let events = self.log[first.min(self.log.len())..].iter().map(|(_, event)| G::redact(event, viewer));
        self.game().tell(self.words, &self.spoken(), &events.collect::<Vec<_>>())
    }

    fn ask(&self, question: &Question<G>) -> Done {
        let (words, game) = (self.words, self.game());
        let names = Names { names: &self.names, reader: None };
        screen::line("")?;
        game.show_before(words, &names, question)?;
        screen::styled(BOLD, &game.prompt(words, &names, question))?;
        let offers = game.offers(words, &names, question, self.all);
        for (index, offer) in &offers {
            screen::line(&format!("  {}) {offer}", index + 1))?;
        }
        if question.min == 0 {
            screen::line(&format!("  {}", game.none(words, question)))?;
        }
        let hidden = question.offers.len() - offers.len();
        if hidden > 0 {
            screen::styled(DIM, &words.say("play-more", &[("number", hidden.into())]))?;
        }
        if question.max > 1 && question.verb.order_matters() {
            screen::line(&words.say("play-pick-order", &[]))?;
        } else if question.max > 1 && question.min < question.max {
            let values = [("least", question.min.into()), ("most", question.max.into())];
            screen::line(&words.say("play-pick-range", &values))?;
        }
        screen::raw("> ")
    }

    fn why(&self) -> Done {
        let reasons = self.game().why(self.words);
        if reasons.is_empty() {
            return screen::line(&self.words.say("play-no-reasons", &[]));
        }
        reasons.iter().try_for_each(|reason| screen::line(&format!("  {reason}")))
    }

    fn not_understood(&self, line: &str) -> Done {
        let unclear = || self.words.say("play-not-understood", &[("answer", line.into())]);
        screen::line(&self.game().why_not(self.words, line).unwrap_or_else(unclear))
    }

    /// When the game is over its seed is no secret any more.
    fn show_seed(&self) -> Done {
        let values = [("seed", self.seed.as_str().into()), ("hash", self.game().fingerprint().into())];
        screen::styled(DIM, &self.words.say("play-seed", &values))
    }

    // ---- commands -----------------------------------------------------------------------------------------------

    /// Against bots any answer can be taken back; between people only what has revealed nothing.
    fn undo(&mut self, seat: Seat) -> Done {
        let back = self.sitting.back_to_answer_of(seat);
        let free = self.sitting.free_undo(seat) > 0;
        let Some(back) = back.filter(|_| free || self.people() == 1) else {
            return screen::line(&self.words.say("play-cannot-undo", &[]));
        };
        self.sitting.undo(back);
        let answers = self.sitting.answers();
        self.log.retain(|(after, _)| *after <= answers);
        self.told.iter_mut().for_each(|told| *told = self.log.len().min(*told));
        screen::line(&self.words.say("play-undone", &[]))
    }

    fn save(&self, path: &Path) -> Done {
        self.write(path)?;
        if self.game().question().is_some() {
            screen::line(&self.words.say("play-unfinished", &[]))?;
        }
        screen::line(&self.words.say("play-saved", &[("path", path.display().to_string().into())]))
    }

    fn write(&self, path: &Path) -> Done {
        file::write(self.words, path, &self.sitting.replay().to_json())
    }
}

/// One person is «you»; several people, and bots of one name, are told apart by their seats.
fn names(words: &Words, seats: &[String]) -> Vec<Piece> {
    let name = |(i, name): (usize, &String)| {
        let alone = seats.iter().filter(|other| *other == name).count() == 1;
        let seat = words.say("play-seat", &[("number", (i + 1).into())]);
        let bot = Level::named(name).map_or_else(|| name.clone(), |level| opponents::name(words, level));
        match (name.as_str(), alone) {
            (PERSON, true) => words.say("play-you", &[]),
            (PERSON, false) => seat,
            (_, true) => bot,
            (_, false) => words.say("play-bot", &[("bot", bot.into()), ("seat", seat.into())]),
        }
    };
    seats.iter().enumerate().map(name).map(Piece::from).collect()
}

/// One line of input; none when it has ended. Bytes that are no text are taken as unknown characters.
fn read(input: &mut impl BufRead) -> Done<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line).map_err(|e| Failure::output(&e))?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
