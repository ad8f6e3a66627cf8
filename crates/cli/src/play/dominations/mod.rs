//! Dominations in a terminal.

mod board;
mod tree;

use super::{Begun, Played, Session};
use crate::{
    arguments::Play,
    choose::{self, PERSON},
    failure::{Done, Failure},
    pack,
    screen::{self, BOLD, DIM},
};
use bots::{
    Dice,
    dominations::{NAMES, Player, by_name},
};
use content::{Names, Piece, Sentence, Words, dominations as said};
use dominations::{Choice, Domain, Event, Game, Setup, Source, Thing, View, Way, pack::Pack};
use table::{Answer, Generator, Luck, Question, Refused, Rules, Seat, Verb, Viewer};

/// Of very many places for a tile, those shown at first.
const FIRST: usize = 12;

pub(super) fn run(words: &Words, options: &Play) -> Done {
    let foreign = [
        ("--kingdom", options.kingdom.is_some()),
        ("--rules", options.table.rules.is_some()),
        ("--shelters", options.table.shelters.is_some()),
        ("--first", options.table.first.is_some()),
    ];
    if let Some((option, _)) = foreign.into_iter().find(|(_, given)| *given) {
        return Err(Failure::input(words.say("error-not-for-game", &[("option", option.into())])));
    }
    let seed = choose::seed(words, options.seed.as_deref())?;
    let seats = options.seats.clone().unwrap_or_else(|| vec![PERSON.to_owned(), "journeyman".to_owned()]);
    let seats: Vec<String> = seats.iter().map(|name| name.trim().to_owned()).collect();
    let mut setup = Setup::new(u8::try_from(seats.len()).unwrap_or(u8::MAX));
    if let Some(folder) = &options.content {
        setup.pack = pack::shelved(words, folder)?.name().clone();
    }
    let opponents = seats.iter().map(|name| opponent(words, name)).collect::<Done<Vec<_>>>()?;
    let begun = Begun::<Game> { setup, luck: Luck::new(Generator::ChaCha8, seed), opponents, seats };
    let typed = options.seed.clone().unwrap_or_else(|| seed.to_string());
    let session = Session::begin(words, typed, begun);
    let mut session = session.map_err(|error| Failure::input(words.tell(&content::dominations_setup_error(&error))))?;
    if let Some(path) = &options.save {
        session.write(path)?;
    }
    screen::styled(BOLD, &words.say("play-welcome-dominations", &[("pack", pack_name(words, session.game()).into())]))?;
    screen::styled(DIM, &words.say("play-help-hint", &[]))?;
    session.finish(options.save.as_deref())
}

fn pack_name(words: &Words, game: &Game) -> String {
    words.text(&said::named(&game.pack().pack().names))
}

/// None for a person.
fn opponent(words: &Words, name: &str) -> Done<Option<Box<dyn Player>>> {
    if name == PERSON {
        return Ok(None);
    }
    let unknown = || {
        let names = [PERSON].into_iter().chain(NAMES).collect::<Vec<_>>().join(", ");
        Failure::input(words.say("error-no-such-bot", &[("name", name.into()), ("names", names.into())]))
    };
    by_name(name).map(Some).ok_or_else(unknown)
}

impl Played for Game {
    type Opponent = Box<dyn Player>;

    fn reply(&self, opponent: &mut Box<dyn Player>, seat: Seat, dice: &mut Dice) -> Result<Answer, Refused> {
        let question = self.question().ok_or(Refused::NothingAsked)?;
        Ok(opponent.answer(self.seen(seat), &question, dice))
    }

    fn tell(&self, words: &Words, names: &Names<'_>, events: &[Event]) -> Done {
        for event in events {
            let text = words.tell(&said::narrate(event, self.pack().pack(), names));
            match event {
                Event::TurnBegan { .. } | Event::AgeBegan { .. } | Event::AgeEnded { .. } => {
                    screen::line("")?;
                    screen::styled(BOLD, &text)?;
                }
                _ => screen::line(&format!("  {text}"))?,
            }
        }
        Ok(())
    }

    fn show_before(&self, words: &Words, names: &Names<'_>, question: &Question<Game>) -> Done {
        let view = self.view(Viewer::Seat(question.decider));
        if question.verb == Verb::Play {
            screen::raw(&board::drawn(words, &view))?;
            screen::styled(DIM, &legend(words))?;
        }
        if view.players[question.decider.index()].objective.is_some() {
            screen::styled(DIM, &standing(words, names, &view, question.decider))?;
        }
        if let (Verb::Place, Some(Choice::Spot { .. })) = (question.verb, question.offers.first().map(|o| o.choice)) {
            screen::raw(&tree::drawn(words, self.pack().pack(), &view.players[question.decider.index()].tree))?;
        }
        Ok(())
    }

    fn prompt(&self, words: &Words, names: &Names<'_>, question: &Question<Game>) -> String {
        words.tell(&said::prompt(self, question, names))
    }

    fn offers(&self, words: &Words, names: &Names<'_>, question: &Question<Game>, all: bool) -> Vec<(usize, String)> {
        let view = self.view(Viewer::Seat(question.decider));
        let pack = self.pack().pack();
        // free exchanges are there in every question of a turn: they come last, and only when all is asked for
        let exchange = |choice: &Choice| matches!(choice, Choice::Exchange { .. } | Choice::Swap { .. });
        let offers = question.offers.iter().enumerate();
        let shown = offers.filter(|(_, offer)| all || question.verb == Verb::Exchange || !exchange(&offer.choice));
        let mut rated: Vec<(i32, usize, String)> = shown
            .map(|(index, offer)| {
                let mut text = words.text(&said::choice(offer.choice, pack, &view, names));
                if offer.copies > 1 {
                    text = words.say("play-copies", &[("choice", text.into()), ("number", offer.copies.into())]);
                }
                if let Some(layout) = said::layout(question, offer.choice, pack, &view) {
                    text = format!("{text} [{layout}]");
                }
                text += &about(words, pack, &view, offer.choice);
                let ways = self.preview(&Answer::one(index as u16)).map_or_else(Vec::new, |preview| preview.ways);
                let best = ways.iter().map(|way| total(way, question.decider)).max().unwrap_or(0);
                (best, index, text + &brings(words, names, &ways, question.decider))
            })
            .collect();
        if question.verb == Verb::Place {
            rated.sort_by_key(|(best, index, _)| (std::cmp::Reverse(*best), *index));
            if !all {
                rated.truncate(FIRST);
            }
        }
        rated.into_iter().map(|(_, index, text)| (index, text)).collect()
    }

    fn none(&self, words: &Words, question: &Question<Game>) -> String {
        words.say(
            match question.verb {
                Verb::Build => "play-option-no-construction",
                Verb::Develop | Verb::Exchange => "play-option-end-turn",
                _ => "play-option-none",
            },
            &[],
        )
    }

    fn find(&self, words: &Words, question: &Question<Game>, typed: &str) -> Option<u16> {
        let view = self.view(Viewer::Seat(question.decider));
        let (pack, wanted) = (self.pack().pack(), content::folded(typed));
        let nobody = Names { names: &[], reader: None };
        let called = |choice: Choice| {
            let name = match choice {
                Choice::Develop(card) | Choice::Upgrade(card) => said::named(&pack.masteries[usize::from(card)].names),
                Choice::Level(card) => said::named(&pack.monuments[usize::from(card)].names),
                Choice::City(cell) => said::cell(cell).into(),
                other => said::choice(other, pack, &view, &nobody),
            };
            content::folded(&words.text(&name)) == wanted
        };
        question.offers.iter().position(|offer| called(offer.choice)).map(|index| index as u16)
    }

    fn table(&self, words: &Words, names: &Names<'_>, seat: Seat) -> Done {
        let (view, pack) = (self.view(Viewer::Seat(seat)), self.pack().pack());
        screen::raw(&board::drawn(words, &view))?;
        screen::styled(DIM, &legend(words))?;
        for standing in &view.monuments {
            let name = words.text(&said::named(&pack.monuments[usize::from(standing.monument)].names));
            let place =
                standing.cell.map(said::cell).or_else(|| standing.corner.map(said::corner)).map(|at| words.tell(&at));
            let controller = standing.controller.map(|seat| words.text(&names.of(seat)));
            let nobody = || words.say("play-nobody", &[]);
            let values = [
                ("name", name.into()),
                ("levels", standing.levels.len().into()),
                ("all", pack.monuments[usize::from(standing.monument)].levels.len().into()),
                ("place", place.unwrap_or_else(|| words.say("play-not-begun", &[])).into()),
                ("controller", controller.unwrap_or_else(nobody).into()),
            ];
            screen::line(&words.say("play-monument", &values))?;
        }
        for (number, player) in (0u8..).zip(&view.players) {
            screen::line("")?;
            screen::styled(BOLD, &standing(words, names, &view, Seat(number)))?;
            if let Some(objective) = player.objective {
                let card = &pack.objectives[usize::from(objective)];
                screen::line(&words.text(&said::named(&card.names)))?;
                for (goal, met) in card.goals.iter().zip(&player.goals) {
                    let conditions: Vec<String> = goal.iter().map(|one| words.tell(&said::condition(one))).collect();
                    screen::line(&format!("  {} {}", if *met { '✓' } else { '·' }, conditions.join("; ")))?;
                }
            }
            let hand: Vec<String> = player.hand.iter().map(|tile| words.tell(&said::tile(pack, *tile))).collect();
            screen::line(&words.say("play-tiles", &[("tiles", hand.join("; ").into())]))?;
            screen::raw(&tree::drawn(words, pack, &player.tree))?;
        }
        Ok(())
    }

    fn cards(&self, words: &Words, _: &Setup) -> Done {
        pack::masteries(words, self.pack().pack())
    }

    fn why(&self, words: &Words) -> Vec<String> {
        let reasons = self.reasons().into_iter();
        reasons.map(|(thing, reason)| words.tell(&said::reason(thing, reason, self.pack().pack()))).collect()
    }

    fn why_not(&self, words: &Words, typed: &str) -> Option<String> {
        let (pack, wanted) = (self.pack().pack(), content::folded(typed));
        let reasons = self.reasons().into_iter();
        let called = |thing: Thing| content::folded(&words.text(&said::thing(thing, pack)));
        let mut named = reasons.filter(|(thing, _)| called(*thing) == wanted);
        named.next().map(|(thing, reason)| words.tell(&said::reason(thing, reason, pack)))
    }

    fn help(&self, words: &Words, _: &Setup, card: &str) -> Done {
        if pack::about(words, self.pack().pack(), card)? {
            return Ok(());
        }
        screen::line(&words.say("error-unknown-card", &[("card", card.into())]))
    }

    fn results(&self, words: &Words, names: &Names<'_>) -> Done {
        screen::standings(words, names, self)?;
        for seat in (0..self.seats()).map(Seat) {
            let points = Source::ALL.into_iter().zip(self.player(seat).points);
            let parts = points.map(|(source, number)| format!("{} {number}", words.tell(&said::source(source))));
            let name = words.text(&names.of(seat));
            screen::styled(DIM, &format!("  {name}: {}", parts.collect::<Vec<_>>().join(", ")))?;
        }
        Ok(())
    }
}

/// What the letters on the board stand for.
fn legend(words: &Words) -> String {
    let names = Domain::ALL.map(|domain| format!("{} {}", domain.letter(), words.tell(&said::domain(domain))));
    words.say("play-legend", &[("domains", names.join(", ").into())])
}

/// Where a player stands: Knowledge with its limits, Influence, points.
fn standing(words: &Words, names: &Names<'_>, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let knowledge = Domain::ALL.map(|domain| {
        format!("{} {}/{}", words.tell(&said::domain(domain)), player.knowledge[domain], player.reserve[domain])
    });
    let values = [
        ("name", words.text(&names.of(seat)).into()),
        ("knowledge", knowledge.join(", ").into()),
        ("influence", player.influence.into()),
        ("points", player.points.iter().map(|points| u32::from(*points)).sum::<u32>().into()),
    ];
    words.say("play-standing", &values)
}

/// What a card does, where it is offered.
fn about(words: &Words, pack: &Pack, view: &View, choice: Choice) -> String {
    let text = match choice {
        Choice::Level(card) => {
            let taken = view.monuments.iter().find(|standing| standing.monument == card);
            let next = taken.and_then(|standing| pack.monuments[usize::from(card)].levels.get(standing.levels.len()));
            next.map_or_else(String::new, |level| words.tell(&said::level(level)))
        }
        Choice::Develop(card) => words.mastery_text(&pack.masteries[usize::from(card)], false),
        Choice::Upgrade(card) => words.mastery_text(&pack.masteries[usize::from(card)], true),
        Choice::Monument(card) => words.monument_text(&pack.monuments[usize::from(card)]),
        Choice::Objective(card) => {
            let goals = pack.objectives[usize::from(card)].goals.iter();
            let goal = |goal: &Vec<_>| {
                goal.iter().map(|one| words.tell(&said::condition(one))).collect::<Vec<_>>().join(" + ")
            };
            goals.map(goal).collect::<Vec<_>>().join("; ")
        }
        _ => return String::new(),
    };
    format!(". {text}")
}

fn total(way: &Way, seat: Seat) -> i32 {
    let knowledge: i32 = way.knowledge[seat.index()].iter().map(|amount| i32::from(*amount)).sum();
    knowledge + 2 * (way.points + way.influence + way.nodus)
}

/// « → Trade +2, 1 point», or each of several ways.
fn brings(words: &Words, names: &Names<'_>, ways: &[Way], seat: Seat) -> String {
    let texts = ways.iter().filter_map(|way| {
        let mut parts = Vec::new();
        for (number, amounts) in (0u8..).zip(&way.knowledge) {
            let changes = Domain::ALL.into_iter().zip(amounts).filter(|(_, amount)| **amount != 0);
            let changes: Vec<String> =
                changes.map(|(domain, amount)| format!("{} {amount:+}", words.tell(&said::domain(domain)))).collect();
            match (changes.is_empty(), Seat(number) == seat) {
                (true, _) => {}
                (false, true) => parts.push(changes.join(", ")),
                (false, false) => {
                    parts.push(format!("{}: {}", words.text(&names.of(Seat(number))), changes.join(", ")))
                }
            }
        }
        let counted = [
            ("play-brings-points", way.points),
            ("play-brings-influence", way.influence),
            ("play-brings-nodus", way.nodus),
        ];
        let counted = counted.into_iter().filter(|(_, number)| *number != 0);
        parts.extend(counted.map(|(key, number)| words.tell(&Sentence::new(key).with("number", Piece::from(number)))));
        (!parts.is_empty()).then(|| parts.join("; "))
    });
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { String::new() } else { format!(" → {}", texts.join(" | ")) }
}
