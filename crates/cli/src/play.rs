//! `dominio play`: a game line by line.

use crate::{
    arguments::Play,
    cards, choose,
    failure::{Done, Failure},
    screen::{self, BOLD, DIM},
};
use bots::{Bot, Dice};
use content::{Names, Words};
use dominion::{Choice, Event, First, Game, Kind, Setup};
use std::{
    fs,
    io::{self, BufRead, IsTerminal},
    path::Path,
};
use table::{Answer, Generator, Luck, Question, Rules, Seat, Sitting, Viewer};

/// What somebody typed, understood.
enum Typed {
    Answer(Answer),
    Undo,
    Log,
    Table,
    Why,
    Help(String),
    Save(String),
    Quit,
    Unclear,
}

struct Session<'w> {
    words: &'w Words,
    sitting: Sitting<Game>,
    /// None for people.
    bots: Vec<Option<Box<dyn Bot>>>,
    names: Vec<String>,
    dice: Vec<Dice>,
    /// All events so far with the number of answers before them, so that an undo forgets the right ones.
    log: Vec<(usize, Event)>,
    /// The person who looked at the screen last.
    looking: Option<Seat>,
    told: usize,
}

pub(crate) fn run(words: &Words, options: &Play) -> Done {
    let seed = choose::seed(words, options.seed.as_deref())?;
    let kingdom = choose::kingdom(words, &options.kingdom, seed)?;
    let mut known = vec!["you"];
    known.extend(bots::NAMES);
    for name in &options.seats {
        if !known.contains(&name.as_str()) {
            return Err(choose::unknown_bot(words, name, &known));
        }
    }
    let seats = u8::try_from(options.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup { seats, kingdom: kingdom.kinds, rules: options.rules.into(), first: First::Random };
    let luck = Luck::new(Generator::ChaCha8, seed);
    let mut events = Vec::new();
    let sitting = Sitting::<Game>::new(setup, luck, &mut events);
    let sitting = sitting.map_err(|e| Failure::input(words.setup_error(&e)))?;
    let mut session = Session {
        words,
        sitting,
        bots: options.seats.iter().map(|name| bots::by_name(name)).collect(),
        names: names(words, &options.seats),
        dice: (0..seats).map(|seat| Dice::new(luck, u16::from(seat))).collect(),
        log: events.into_iter().map(|event| (0, event)).collect(),
        looking: None,
        told: 0,
    };
    screen::styled(BOLD, &words.say("play-welcome", &[("kingdom", kingdom.name.into())]))?;
    screen::styled(DIM, &words.say("play-help-hint", &[]))?;
    let finished = session.play()?;
    if finished {
        session.results()?;
        if let Some(path) = &options.save {
            session.save(path)?;
        }
    }
    Ok(())
}

/// One person is «you»; several people, and bots of one name, are told apart by their seats.
fn names(words: &Words, seats: &[String]) -> Vec<String> {
    let name = |(i, name): (usize, &String)| {
        let alone = seats.iter().filter(|other| *other == name).count() == 1;
        let seat = words.say("play-seat", &[("number", (i + 1).into())]);
        match (name.as_str(), alone) {
            ("you", true) => words.say("play-you", &[]),
            ("you", false) => seat,
            (bot, true) => bot.to_owned(),
            (bot, false) => words.say("play-bot", &[("bot", bot.into()), ("seat", seat.into())]),
        }
    };
    seats.iter().enumerate().map(name).collect()
}

impl Session<'_> {
    fn people(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    /// Whose eyes read the screen: with one person at the table, theirs; otherwise whoever looked last.
    fn reader(&self) -> Option<Seat> {
        let only = self.bots.iter().position(Option::is_none).map(|i| Seat(i as u8));
        if self.people() == 1 { only } else { self.looking }
    }

    /// True when the game was played to its end.
    fn play(&mut self) -> Done<bool> {
        let mut input = io::stdin().lock();
        let echoes = input.is_terminal(); // through a pipe nobody sees what was typed
        while let Some(question) = self.sitting.game().question() {
            let seat = question.decider;
            if self.bots[seat.index()].is_some() {
                self.bot_answers(seat)?;
                continue;
            }
            if self.people() > 1 && self.looking != Some(seat) {
                self.tell_news()?;
                let name = self.names[seat.index()].as_str();
                screen::line(&self.words.say("play-pass-the-screen", &[("name", name.into())]))?;
                self.looking = Some(seat);
                if read(&mut input)?.is_none() {
                    return self.ended();
                }
            }
            self.tell_news()?;
            self.ask(&question)?;
            let Some(line) = read(&mut input)? else { return self.ended() };
            if !echoes {
                screen::line(line.trim_end())?;
            }
            match self.understand(&question, &line) {
                Typed::Answer(answer) => self.answer(&answer)?,
                Typed::Undo => self.undo(seat)?,
                Typed::Log => self.tell_from(0)?,
                Typed::Table => self.table(seat)?,
                Typed::Why => self.why()?,
                Typed::Help(card) => self.help(&card)?,
                Typed::Save(path) if path.is_empty() => screen::line(&self.words.say("play-save-where", &[]))?,
                Typed::Save(path) => self.save(Path::new(&path)).or_else(|e| screen::line(&e.message))?,
                Typed::Quit => {
                    screen::line(&self.words.say("play-quit", &[]))?;
                    return Ok(false);
                }
                Typed::Unclear => {
                    screen::line(&self.words.say("play-not-understood", &[("answer", line.trim().into())]))?;
                }
            }
        }
        self.tell_news()?;
        Ok(true)
    }

    fn ended(&self) -> Done<bool> {
        screen::line("")?;
        screen::line(&self.words.say("play-input-ended", &[]))?;
        Ok(false)
    }

    fn bot_answers(&mut self, seat: Seat) -> Done {
        let game = self.sitting.game();
        let (Some(asked), Some(bot)) = (game.asked(), self.bots[seat.index()].as_mut()) else { return Ok(()) };
        let reply = bot.answer(game.window(seat), asked, &mut self.dice[seat.index()]);
        let answer = asked.answer(&reply);
        let name = self.names[seat.index()].clone();
        self.give(&answer).map_err(|refused| {
            let values = [("name", name.into()), ("reason", self.words.refused(&refused).into())];
            Failure::input(self.words.say("error-bot-illegal", &values))
        })
    }

    fn give(&mut self, answer: &Answer) -> Result<(), table::Refused> {
        let mut events = Vec::new();
        let before = self.sitting.answers();
        self.sitting.give(answer, &mut events)?;
        self.log.extend(events.into_iter().map(|event| (before + 1, event)));
        Ok(())
    }

    fn answer(&mut self, answer: &Answer) -> Done {
        self.give(answer).or_else(|refused| screen::line(&self.words.refused(&refused)))
    }

    // ---- telling ------------------------------------------------------------------------------------------------

    fn tell_news(&mut self) -> Done {
        let from = self.told;
        self.told = self.log.len();
        self.tell_from(from)
    }

    fn tell_from(&self, first: usize) -> Done {
        let reader = self.reader();
        let viewer = reader.map_or(Viewer::Spectator, Viewer::Seat);
        let names = Names { names: &self.names, reader: reader.filter(|_| self.people() == 1) };
        let mut bought = None;
        for (_, event) in &self.log[first..] {
            let of_purchase = matches!(event, Event::Gained { seat, card, .. } if bought == Some((*seat, *card)));
            bought = if let Event::Bought { seat, card } = event { Some((*seat, *card)) } else { None };
            if of_purchase {
                continue; // «buys a Silver, gains a Silver» says it twice
            }
            let event = Game::redact(event, viewer);
            let Some(line) = self.words.event(&event, &names) else { continue };
            if matches!(event, Event::TurnBegan { .. }) {
                screen::line("")?;
                screen::styled(BOLD, &line)?;
            } else {
                screen::line(&format!("  {line}"))?;
            }
        }
        Ok(())
    }

    fn ask(&self, question: &Question<Game>) -> Done {
        let words = self.words;
        let view = self.sitting.game().view(Viewer::Seat(question.decider));
        screen::line("")?;
        let status =
            [("actions", view.turn.actions.into()), ("buys", view.turn.buys.into()), ("coins", view.turn.coins.into())];
        screen::styled(DIM, &words.say("play-status", &status))?;
        if let Some(hand) = &view.players[question.decider.index()].hand {
            screen::line(&words.say("play-hand", &[("cards", self.list(hand).into())]))?;
        }
        let names = Names { names: &self.names, reader: None };
        screen::styled(BOLD, &words.prompt(question, view.turn.phase, &names))?;
        for (i, offer) in question.offers.iter().enumerate() {
            screen::line(&format!("  {}) {}", i + 1, self.offer(question, offer.choice, offer.copies)))?;
        }
        if question.min == 0 {
            let key = if question.source.is_none() { "play-option-none-turn" } else { "play-option-none" };
            screen::line(&format!("  {}", words.say(key, &[])))?;
        }
        if question.max > 1 {
            let key = if question.min == question.max { "play-pick-exactly" } else { "play-pick-range" };
            screen::line(&words.say(key, &[("least", question.min.into()), ("most", question.max.into())]))?;
        }
        screen::prompt("> ")
    }

    fn offer(&self, question: &Question<Game>, choice: Choice, copies: u16) -> String {
        let words = self.words;
        match choice {
            Choice::Card(kind) if matches!(question.verb, table::Verb::Buy | table::Verb::Gain) => {
                let seen = self.sitting.game().window(question.decider);
                let values = [
                    ("name", words.card(kind).into()),
                    ("cost", cards::cost(words, seen.cost(kind)).into()),
                    ("left", seen.left(kind).into()),
                ];
                words.say("play-option-cost", &values)
            }
            Choice::Card(kind) => words.copies(kind, copies),
            Choice::AllTreasures => words.say("play-option-all", &[]),
            Choice::Yes => words.say("play-option-yes", &[]),
            Choice::No => words.say("play-option-no", &[]),
        }
    }

    fn list(&self, count: &dominion::Count) -> String {
        let mut kinds: Vec<(Kind, u16)> =
            count.iter().filter_map(|(id, n)| id.parse().ok().map(|kind| (kind, *n))).collect();
        kinds.sort();
        self.words.cards(kinds)
    }

    fn table(&self, seat: Seat) -> Done {
        let words = self.words;
        let view = self.sitting.game().view(Viewer::Seat(seat));
        let pile = |pile: &dominion::PileView| {
            let values = [
                ("name", words.card(pile.card).into()),
                ("cost", cards::cost(words, pile.cost).into()),
                ("left", pile.left.into()),
            ];
            words.say("play-option-cost", &values)
        };
        let piles: Vec<String> = view.piles.iter().map(pile).collect();
        screen::line(&words.say("play-supply", &[("cards", piles.join(", ").into())]))?;
        for (i, player) in view.players.iter().enumerate() {
            let top = player.discard_top.map_or_else(|| words.say("play-empty", &[]), |kind| words.card(kind));
            let values = [
                ("name", self.names[i].as_str().into()),
                ("hand", player.hand_size.into()),
                ("deck", player.deck_size.into()),
                ("top", top.into()),
            ];
            screen::line(&words.say("play-player", &values))?;
        }
        let or_nothing = |count: &dominion::Count| {
            if count.is_empty() { words.say("play-nothing", &[]) } else { self.list(count) }
        };
        screen::line(&words.say("play-in-play", &[("cards", or_nothing(&view.turn.in_play).into())]))?;
        screen::line(&words.say("play-trash", &[("cards", or_nothing(&view.trash).into())]))
    }

    fn why(&self) -> Done {
        for (kind, reason) in self.sitting.game().reasons() {
            screen::line(&format!("  {}: {}", self.words.card(kind), self.words.reason(reason)))?;
        }
        Ok(())
    }

    fn help(&self, card: &str) -> Done {
        if card.is_empty() {
            return screen::line(&self.words.say("play-commands", &[]));
        }
        match self.words.find_card(card) {
            Some(kind) => cards::card(self.words, kind),
            None => screen::line(&self.words.say("error-unknown-card", &[("card", card.into())])),
        }
    }

    fn results(&self) -> Done {
        let Some(standings) = self.sitting.game().standings() else { return Ok(()) };
        screen::line("")?;
        for standing in &standings.0 {
            let values = [
                ("name", self.names[standing.seat.index()].as_str().into()),
                ("score", standing.score.into()),
                ("turns", standing.turns.into()),
                ("won", if standing.won { "yes" } else { "no" }.into()),
            ];
            let style = if standing.won { BOLD } else { anstyle::Style::new() };
            screen::styled(style, &self.words.say("play-over-score", &values))?;
        }
        let replay = self.sitting.replay();
        let values = [("seed", replay.seed.to_string().into()), ("hash", replay.hash.into())];
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
        self.told = self.log.len();
        screen::line(&self.words.say("play-undone", &[("number", back.into())]))
    }

    fn save(&self, path: &Path) -> Done {
        let text = self.sitting.replay().to_json();
        write_whole(path, &text).map_err(|e| Failure::write(self.words, path, &e))?;
        screen::line(&self.words.say("play-saved", &[("path", path.display().to_string().into())]))
    }

    fn understand(&self, question: &Question<Game>, line: &str) -> Typed {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match command.to_lowercase().as_str() {
            "undo" | "deshacer" => return Typed::Undo,
            "log" | "registro" => return Typed::Log,
            "table" | "mesa" => return Typed::Table,
            "why" | "porqué" | "porque" => return Typed::Why,
            "help" | "ayuda" | "?" => return Typed::Help(rest.trim().to_owned()),
            "save" | "guardar" => return Typed::Save(rest.trim().to_owned()),
            "quit" | "exit" | "salir" => return Typed::Quit,
            "" | "0" | "none" | "ninguna" | "done" => return Typed::Answer(Answer::none()),
            _ => {}
        }
        let by_name = |typed: &str| question.offers.iter().position(|offer| self.names_choice(typed, &offer.choice));
        if let Some(index) = by_name(line) {
            return Typed::Answer(Answer::one(index as u16));
        }
        let parts = line.split([' ', ',', '\t']).filter(|part| !part.is_empty());
        let index = |part: &str| match part.parse::<u16>() {
            Ok(number) => number.checked_sub(1),
            Err(_) => by_name(part).map(|index| index as u16),
        };
        parts.map(index).collect::<Option<Answer>>().map_or(Typed::Unclear, Typed::Answer)
    }

    fn names_choice(&self, typed: &str, choice: &Choice) -> bool {
        let typed = typed.to_lowercase();
        let is = |words: &[&str]| words.contains(&typed.as_str());
        match choice {
            Choice::Card(kind) => self.words.find_card(&typed) == Some(*kind),
            Choice::AllTreasures => is(&["all", "todos", "todo"]),
            Choice::Yes => is(&["yes", "y", "sí", "si", "s"]),
            Choice::No => is(&["no", "n"]),
        }
    }
}

/// One line of input; none when it has ended. Bytes that are no text are taken as unknown characters.
fn read(input: &mut impl BufRead) -> Done<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line).map_err(|e| Failure::output(&e))?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// Writes beside the file first, so that a full disk leaves no half-written one.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let written = fs::write(part, text).and_then(|()| fs::rename(part, path));
    if written.is_err() {
        let _ = fs::remove_file(part); // it may not exist
    }
    written
}
