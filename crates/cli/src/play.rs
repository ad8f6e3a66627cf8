//! `dominio play`: a game line by line.

use crate::{
    arguments::Play,
    cards,
    choose::{self, PERSON},
    failure::{Done, Failure},
    file, kingdom, opponents,
    screen::{self, BOLD, DIM},
    typed::{Typed, understand},
};
use bots::{Bot, Dice, Level};
use content::{Names, Piece, Words};
use dominion::{Choice, Edition, Event, Game, Kind, Phase, PileCards, PileView, Setup, Zone};
use simulator::TURN_LIMIT;
use std::{
    io::{self, BufRead, IsTerminal},
    path::Path,
};
use table::{Answer, Generator, Luck, Question, Rules, Seat, Sitting, Viewer};

struct Session<'w> {
    words: &'w Words,
    rules: Edition,
    kingdom: Vec<Kind>,
    /// The seed as it was typed, or as it fell.
    seed: String,
    sitting: Sitting<Game>,
    /// None for people.
    bots: Vec<Option<Box<dyn Bot>>>,
    names: Vec<Piece>,
    dice: Vec<Dice>,
    /// All events so far, each with the number of answers that had been given, so that an undo forgets the right ones.
    log: Vec<(usize, Event)>,
    /// For each seat, how much of the log it has been told.
    told: Vec<usize>,
    /// The person who looks at the screen.
    looking: Option<Seat>,
}

pub(crate) fn run(words: &Words, options: &Play) -> Done {
    let seed = choose::seed(words, options.seed.as_deref())?;
    let kingdom = choose::kingdom(words, &options.kingdom, seed)?;
    let others = kingdom.table.as_ref().map_or(1, |table| usize::from(table.seats) - 1);
    let usual = || [vec![PERSON.to_owned()], vec!["big-money".to_owned(); others]].concat();
    let seats: Vec<String> = options.seats.clone().unwrap_or_else(usual);
    let seats: Vec<String> = seats.iter().map(|name| name.trim().to_owned()).collect();
    let number = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let wanted = choose::table(words, &kingdom, Some(number), options.table)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let recipes = choose::players(words, &seats, &wanted, None, threads)?;
    let bots = recipes.into_iter().map(|recipe| recipe.map(|recipe| recipe.make())).collect();
    let luck = Luck::new(Generator::ChaCha8, seed);
    let mut events = Vec::new();
    let sitting = Sitting::<Game>::new(wanted.clone(), luck, &mut events);
    let sitting = sitting.map_err(|e| Failure::input(words.setup_error(&e)))?;
    let people: Vec<usize> = (0..seats.len()).filter(|&i| seats[i] == PERSON).collect();
    let mut session = Session {
        words,
        rules: wanted.rules,
        kingdom: kingdom.kinds,
        seed: options.seed.clone().unwrap_or_else(|| seed.to_string()),
        sitting,
        bots,
        names: names(words, &seats),
        dice: (0..number).map(|seat| Dice::new(luck, u16::from(seat))).collect(),
        log: events.into_iter().map(|event| (0, event)).collect(),
        told: vec![0; seats.len()],
        looking: if let [only] = people[..] { Some(Seat(only as u8)) } else { None },
    };
    if let Some(path) = &options.save {
        session.write(path)?; // better to know now than after the game that it cannot be written
    }
    session.welcome(&kingdom.name, &wanted.drawn(&luck))?;
    let ended = session.play();
    if let Some(path) = &options.save {
        session.save(path)?;
    }
    ended
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

impl Session<'_> {
    fn people(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map_or_else(|| "?".to_owned(), |name| self.words.text(name))
    }

    fn play(&mut self) -> Done {
        let mut input = io::stdin().lock();
        let echoes = input.is_terminal(); // through a pipe nobody sees what was typed
        while let Some(question) = self.sitting.game().question() {
            let seat = question.decider;
            if self.sitting.game().turns(seat) >= TURN_LIMIT {
                screen::line(&self.words.say("play-stopped", &[("limit", TURN_LIMIT.into())]))?;
                return self.show_seed();
            }
            if self.bots[seat.index()].is_some() {
                self.bot_answers(seat)?;
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
            match understand(self.words, &question, &line) {
                Typed::Nothing => {}
                Typed::Answer(answer) => self.answer(&answer)?,
                Typed::Undo => self.undo(seat)?,
                Typed::Log => self.tell(seat, 0)?,
                Typed::Table => self.table(seat)?,
                Typed::Cards => {
                    self.kingdom.iter().try_for_each(|&kind| cards::in_force(self.words, kind, self.rules))?
                }
                Typed::Why => self.why()?,
                Typed::Help(card) => self.help(&card)?,
                Typed::Save(path) if path.is_empty() => screen::line(&self.words.say("play-save-where", &[]))?,
                Typed::Save(path) => self.save(Path::new(&path)).or_else(|e| screen::line(&e.message))?,
                Typed::NotOffered(kind) => self.not_offered(kind, &line)?,
                Typed::Unclear => self.not_understood(&line)?,
                Typed::Quit => {
                    screen::line(&self.words.say("play-quit", &[]))?;
                    return self.show_seed();
                }
            }
        }
        self.tell_news()?;
        self.results()
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

    fn bot_answers(&mut self, seat: Seat) -> Done {
        let game = self.sitting.game();
        let (Some(asked), Some(bot)) = (game.asked(), self.bots[seat.index()].as_mut()) else { return Ok(()) };
        let reply = bot.answer(game.seen(seat), asked, &mut self.dice[seat.index()]);
        let answer = asked.answer(&reply);
        answer.and_then(|answer| self.give(&answer)).map_err(|refused| {
            let reason = self.words.refused(&refused);
            let values = [("name", self.name(seat).into()), ("reason", reason.into())];
            Failure::input(self.words.say("error-bot-illegal", &values))
        })?;
        if self.people() == 0 { self.tell_news() } else { Ok(()) }
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

    fn welcome(&self, kingdom: &str, table: &Setup) -> Done {
        let words = self.words;
        screen::styled(BOLD, &words.say("play-welcome", &[("kingdom", kingdom.into())]))?;
        let card = |kind: &Kind| {
            let cost = cards::cost(words, kind.card().cost);
            words.say("play-kingdom-card", &[("name", words.card(*kind).into()), ("cost", cost.into())])
        };
        screen::line(&self.kingdom.iter().map(card).collect::<Vec<_>>().join(", "))?;
        kingdom::print_code(words, table)?;
        screen::styled(DIM, &words.say("play-help-hint", &[]))
    }

    /// What has happened since the person at the screen last read it; to everybody when only bots play.
    fn tell_news(&mut self) -> Done {
        let seat = self.looking.unwrap_or_default();
        let from = std::mem::replace(&mut self.told[seat.index()], self.log.len());
        self.tell(seat, from)
    }

    fn tell(&self, seat: Seat, first: usize) -> Done {
        let viewer = if self.looking.is_some() { Viewer::Seat(seat) } else { Viewer::Spectator };
        let names = Names { names: &self.names, reader: self.looking.filter(|_| self.people() == 1) };
        let events = self.log[first.min(self.log.len())..].iter().map(|(_, event)| Game::redact(event, viewer));
        screen::events(self.words, &names, &events.collect::<Vec<_>>())
    }

    fn ask(&self, question: &Question<Game>) -> Done {
        let words = self.words;
        let view = self.sitting.game().view(Viewer::Seat(question.decider));
        screen::line("")?;
        if view.turn.controller == question.decider {
            let (actions, buys, coins) = (view.turn.actions.into(), view.turn.buys.into(), view.turn.coins.into());
            let status = [("actions", actions), ("buys", buys), ("coins", coins)];
            let [actions, buys, coins] = status;
            let potions = ("potions", view.turn.potions.into());
            let key = if view.turn.potions > 0 { "play-status-potions" } else { "play-status" };
            screen::styled(DIM, &words.say(key, &[actions, buys, coins, potions]))?;
        } else {
            screen::styled(DIM, &words.say("play-turn-of", &[("name", self.name(view.turn.seat).into())]))?;
        }
        if let Some(hand) = &view.players[question.about.index()].hand {
            screen::line(&words.say("play-hand", &[("cards", self.list(hand).into())]))?;
        }
        let names = Names { names: &self.names, reader: None };
        let from = self.sitting.game().asked().map_or(Zone::Hand, |asked| asked.from());
        screen::styled(BOLD, &words.prompt(question, view.turn.phase, from, &names))?;
        for (i, offer) in question.offers.iter().enumerate() {
            screen::line(&format!("  {}) {}", i + 1, self.offer(question, offer.choice, offer.copies)))?;
        }
        if question.min == 0 {
            screen::line(&format!("  {}", words.say(none_key(question, view.turn.phase), &[])))?;
        }
        if question.max > 1 && question.verb.order_matters() {
            screen::line(&words.say("play-pick-order", &[]))?;
        } else if question.max > 1 && question.min < question.max {
            let values = [("least", question.min.into()), ("most", question.max.into())];
            screen::line(&words.say("play-pick-range", &values))?;
        }
        screen::raw("> ")
    }

    fn offer(&self, question: &Question<Game>, choice: Choice, copies: u16) -> String {
        let words = self.words;
        let game = self.sitting.game();
        match choice {
            Choice::Card(kind) if game.asked().is_some_and(|asked| asked.from() == Zone::Supply) => {
                let seen = game.seen(question.decider);
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
            Choice::Option(option) => words.option(option),
            Choice::Other => words.say("option-other", &[]),
            Choice::Position(above) => words.say("option-position", &[("number", above.into())]),
        }
    }

    /// Cards in the order of the table.
    fn list(&self, count: &dominion::Count) -> String {
        let order = self.sitting.game().seen(Seat(0)).kinds();
        let cards = order.iter().filter_map(|kind| count.get(kind).map(|n| (*kind, *n)));
        self.words.cards(cards)
    }

    fn table(&self, seat: Seat) -> Done {
        let words = self.words;
        let view = self.sitting.game().view(Viewer::Seat(seat));
        screen::line(&words.say("play-supply", &[]))?;
        view.piles.iter().filter(|pile| pile.in_supply).try_for_each(|pile| self.pile(pile))?;
        if view.piles.iter().any(|pile| !pile.in_supply) {
            screen::line(&words.say("play-outside-supply", &[]))?;
            view.piles.iter().filter(|pile| !pile.in_supply).try_for_each(|pile| self.pile(pile))?;
        }
        for (i, player) in view.players.iter().enumerate() {
            let top = player.discard_top.map_or_else(|| words.say("play-empty", &[]), |kind| words.card(kind));
            let values = [
                ("name", self.name(Seat(i as u8)).into()),
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
        for acting in &view.turn.acting {
            let values = [("card", words.card(acting.card).into()), ("as", words.card(acting.acts_as).into())];
            screen::line(&words.say("play-acting", &values))?;
        }
        screen::line(&words.say("play-trash", &[("cards", or_nothing(&view.trash).into())]))
    }

    /// A mixed pile is named, and shows its top card.
    fn pile(&self, pile: &PileView) -> Done {
        let words = self.words;
        let name = match pile.cards {
            PileCards::One(kind) => words.card(kind),
            PileCards::Mixed { pile, top } => {
                let top = top.map_or_else(|| words.say("play-empty", &[]), |kind| words.card(kind));
                words.say("play-mixed-pile", &[("pile", words.pile(pile).into()), ("top", top.into())])
            }
        };
        let line = match pile.cost {
            None => name,
            Some(cost) => {
                let cost = cards::cost(words, cost);
                words.say("play-pile", &[("name", name.into()), ("cost", cost.into()), ("left", pile.left.into())])
            }
        };
        screen::line(&format!("  {line}"))
    }

    fn why(&self) -> Done {
        let reasons = self.sitting.game().reasons();
        if reasons.is_empty() {
            return screen::line(&self.words.say("play-no-reasons", &[]));
        }
        for (kind, reason) in reasons {
            screen::line(&format!("  {}: {}", self.words.card(kind), self.words.reason(reason)))?;
        }
        Ok(())
    }

    fn not_offered(&self, kind: Kind, line: &str) -> Done {
        let reasons = self.sitting.game().reasons();
        match reasons.iter().find(|(left_out, _)| *left_out == kind) {
            Some((_, reason)) => screen::line(&format!("{}: {}", self.words.card(kind), self.words.reason(*reason))),
            None => self.not_understood(line),
        }
    }

    fn not_understood(&self, line: &str) -> Done {
        screen::line(&self.words.say("play-not-understood", &[("answer", line.trim().into())]))
    }

    fn help(&self, card: &str) -> Done {
        if card.is_empty() {
            return screen::line(&self.words.say("play-commands", &[]));
        }
        match self.words.find_card(card) {
            Some(kind) => cards::in_force(self.words, kind, self.rules),
            None => screen::line(&self.words.say("error-unknown-card", &[("card", card.into())])),
        }
    }

    fn results(&self) -> Done {
        let reader = self.looking.filter(|_| self.people() == 1);
        screen::line("")?;
        screen::standings(self.words, &Names { names: &self.names, reader }, self.sitting.game())?;
        self.show_seed()
    }

    /// When the game is over its seed is no secret any more.
    fn show_seed(&self) -> Done {
        let values = [("seed", self.seed.as_str().into()), ("hash", self.sitting.game().fingerprint().into())];
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
        if !self.sitting.game().is_over() {
            screen::line(&self.words.say("play-unfinished", &[]))?;
        }
        screen::line(&self.words.say("play-saved", &[("path", path.display().to_string().into())]))
    }

    fn write(&self, path: &Path) -> Done {
        file::write(self.words, path, &self.sitting.replay().to_json())
    }
}

/// What declining means at this question.
fn none_key(question: &Question<Game>, phase: Phase) -> &'static str {
    match (question.source, question.verb, phase) {
        (None, table::Verb::Buy, _) => "play-option-no-buys",
        (None, table::Verb::Discard | table::Verb::Topdeck, _) => "play-option-none",
        (None, _, Phase::Action) => "play-option-no-actions",
        (None, ..) => "play-option-no-treasures",
        (Some(_), ..) if question.max == 1 && question.offers.len() == 1 => "play-option-decline",
        (Some(_), ..) => "play-option-none",
    }
}

/// One line of input; none when it has ended. Bytes that are no text are taken as unknown characters.
fn read(input: &mut impl BufRead) -> Done<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line).map_err(|e| Failure::output(&e))?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
