use super::ScenarioError;
use crate::{
    Kind,
    piles::Mixed,
    question::{Choice, PrintedOption},
    setup::Edition,
    state::{Phase, SEATS},
};
use table::{
    Seat,
    scenario::{Who, lines, quoted, step},
};

/// One scenario, read but not yet played.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub line: usize,
    pub title: String,
    /// The title in Spanish.
    pub es: Option<String>,
    pub cite: Option<String>,
    pub proves: Vec<String>,
    pub(super) laid: Laid,
    pub(super) steps: Vec<(usize, Line)>,
}

/// The table as it is laid before the first step.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    pub(super) players: u8,
    pub(super) rules: Edition,
    pub(super) kingdom: Vec<Kind>,
    pub(super) start: bool,
    pub(super) seed: u64,
    pub(super) zones: Vec<(usize, Seat, LaidZone, Vec<Kind>)>,
    pub(super) in_play: Vec<Kind>,
    pub(super) trash: Vec<Kind>,
    pub(super) piles: Vec<(usize, Kind, u16)>,
    pub(super) mixed_left: Vec<(usize, Mixed, u16)>,
    /// Top card first.
    pub(super) mixed_tops: Vec<(usize, Mixed, Vec<Kind>)>,
    pub(super) shelters: bool,
    pub(super) turn: Option<Seat>,
    pub(super) turns: Vec<(Seat, u16)>,
    pub(super) phase: Phase,
    pub(super) actions: u16,
    pub(super) buys: u16,
    pub(super) coins: u16,
    pub(super) potions: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LaidZone {
    Hand,
    Deck,
    Discard,
}

#[derive(Clone, Debug)]
pub(super) enum Line {
    Answer {
        seat: Seat,
        verb: String,
        items: Vec<Item>,
    },
    Refuse {
        seat: Seat,
        verb: String,
        items: Vec<Item>,
    },
    Bot {
        bot: String,
        verb: String,
        items: Vec<Item>,
    },
    /// The words after `expect`.
    Expect(Vec<String>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Choice(Choice),
    None,
}

/// Reads all scenarios of a file.
pub fn parse(text: &str) -> Result<Vec<Scenario>, ScenarioError> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for (line, content) in lines(text) {
        let fail = |message: String| ScenarioError { line, message };
        let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        if word == "scenario" {
            let title = quoted(rest).map_err(fail)?;
            if scenarios.iter().any(|s| s.title == title) {
                return Err(fail(format!("there are two scenarios «{title}»")));
            }
            scenarios.push(Scenario::new(line, title));
            continue;
        }
        let scenario = scenarios.last_mut().ok_or_else(|| fail("a file begins with: scenario \"…\"".to_owned()))?;
        scenario.read(line, content).map_err(fail)?;
    }
    match scenarios.iter().find(|s| !s.steps.iter().any(|(_, l)| !matches!(l, Line::Answer { .. }))) {
        Some(empty) => Err(ScenarioError { line: empty.line, message: "this scenario claims nothing".to_owned() }),
        None => Ok(scenarios),
    }
}

pub(super) fn seat(word: &str) -> Result<Seat, String> {
    let number = word.strip_prefix('p').and_then(|n| n.parse::<u8>().ok());
    match number {
        Some(n @ 1..) if n as usize <= SEATS => Ok(Seat(n - 1)),
        _ => Err(format!("«{word}» is no seat: p1 to p6")),
    }
}

pub(super) fn number(word: &str) -> Result<u16, String> {
    match word.parse::<u16>() {
        Ok(n) if n <= 500 => Ok(n),
        _ => Err(format!("«{word}» is no number from 0 to 500")),
    }
}

fn kind(word: &str) -> Result<Kind, String> {
    word.parse::<Kind>().map_err(|e| e.to_string())
}

/// `copper estate*2`
pub(super) fn cards(words: &[&str]) -> Result<Vec<Kind>, String> {
    let mut cards = Vec::new();
    for word in words {
        let (id, n) = word.split_once('*').map_or((*word, Ok(1)), |(id, n)| (id, number(n)));
        let (kind, n) = (kind(id)?, n?);
        cards.extend((0..n).map(|_| kind));
    }
    Ok(cards)
}

/// What an answer picks, in the words of its verb: `choose gold` is an option, `gain gold` a card.
fn items(verb: &str, words: &[&str]) -> Result<Vec<Item>, String> {
    let choice = |choice| Ok(vec![Item::Choice(choice)]);
    match (verb, words) {
        (_, []) => Err("an answer names cards, or «none»".to_owned()),
        (_, ["none"]) => Ok(vec![Item::None]),
        (_, ["all"]) => choice(Choice::AllTreasures),
        (_, ["yes"]) => choice(Choice::Yes),
        (_, ["no"]) => choice(Choice::No),
        ("name", ["other"]) => choice(Choice::Other),
        ("place", [position]) if position.parse::<u16>().is_ok() => choice(Choice::Position(number(position)?)),
        ("choose", words) if words.iter().all(|word| option(word).is_some()) => {
            Ok(words.iter().filter_map(|word| option(word)).map(|o| Item::Choice(Choice::Option(o))).collect())
        }
        _ => Ok(cards(words)?.into_iter().map(|kind| Item::Choice(Choice::Card(kind))).collect()),
    }
}

/// A pile of different cards, by name.
pub(super) fn mixed(word: &str) -> Option<Mixed> {
    Mixed::ALL.into_iter().find(|pile| pile.id() == word)
}

fn option(word: &str) -> Option<PrintedOption> {
    PrintedOption::ALL.into_iter().find(|option| option.id() == word)
}

impl Scenario {
    fn new(line: usize, title: String) -> Scenario {
        let laid = Laid {
            players: 2,
            rules: Edition::Printed,
            kingdom: Vec::new(),
            start: false,
            seed: 1,
            zones: Vec::new(),
            in_play: Vec::new(),
            trash: Vec::new(),
            piles: Vec::new(),
            mixed_left: Vec::new(),
            mixed_tops: Vec::new(),
            shelters: false,
            turn: None,
            turns: Vec::new(),
            phase: Phase::Action,
            actions: 1,
            buys: 1,
            coins: 0,
            potions: 0,
        };
        Scenario { line, title, es: None, cite: None, proves: Vec::new(), laid, steps: Vec::new() }
    }

    fn read(&mut self, line: usize, content: &str) -> Result<(), String> {
        if !["cite", "es "].iter().any(|text| content.starts_with(text))
            && let Some((who, rest)) = content.split_once('>')
        {
            return self.read_step(line, who, rest);
        }
        let words: Vec<&str> = content.split_whitespace().collect();
        if words[0] == "expect" {
            self.steps.push((line, Line::Expect(words[1..].iter().map(|w| (*w).to_owned()).collect())));
            return Ok(());
        }
        if !self.steps.is_empty() {
            return Err(format!("«{}» lays the table and must stand before the first step", words[0]));
        }
        self.lay(line, content, &words)
    }

    fn read_step(&mut self, line: usize, who: &str, rest: &str) -> Result<(), String> {
        let (who, verb, picks) = step(who, rest)?;
        let (verb, items) = (verb.to_owned(), items(verb, &picks)?);
        let step = match who {
            Who::Refuse(who) => Line::Refuse { seat: seat(who)?, verb, items },
            Who::Bot(bot) => Line::Bot { bot: bot.to_owned(), verb, items },
            Who::Seat(who) => Line::Answer { seat: seat(who)?, verb, items },
        };
        self.steps.push((line, step));
        Ok(())
    }

    fn lay(&mut self, line: usize, content: &str, words: &[&str]) -> Result<(), String> {
        let laid = &mut self.laid;
        let one = || match words {
            [_, value] => Ok(*value),
            _ => Err(format!("«{}» takes one value", words[0])),
        };
        match words[0] {
            "es" => self.es = Some(quoted(&content["es".len()..])?),
            "cite" => self.cite = Some(quoted(&content["cite".len()..])?),
            "proves" => self.proves.extend(words[1..].iter().map(|w| (*w).to_owned())),
            "players" => {
                laid.players = number(one()?)?.try_into().map_err(|_| "too many players")?;
            }
            "rules" => {
                laid.rules = match one()? {
                    "printed" => Edition::Printed,
                    "latest" => Edition::Latest,
                    other => return Err(format!("«{other}»: rules are printed or latest")),
                }
            }
            "kingdom" => laid.kingdom.extend(cards(&words[1..])?),
            "start" => laid.start = true,
            "seed" => laid.seed = one()?.parse().map_err(|_| "a seed is a number")?,
            "inplay" => laid.in_play.extend(cards(&words[1..])?),
            "trash" => laid.trash.extend(cards(&words[1..])?),
            "shelters" if words.len() > 1 => return Err("«shelters» takes no value".to_owned()),
            "shelters" => laid.shelters = true,
            "pile" if let Some(pile) = words.get(1).and_then(|id| mixed(id)) => match &words[2..] {
                [] => return Err(format!("pile {} N, or the cards on top of it", pile.id())),
                [n] if n.parse::<u16>().is_ok() => laid.mixed_left.push((line, pile, number(n)?)),
                tops => laid.mixed_tops.push((line, pile, cards(tops)?)),
            },
            "pile" => match words {
                [_, id, n] => laid.piles.push((line, kind(id)?, number(n)?)),
                _ => return Err("pile ID N".to_owned()),
            },
            "turn" => laid.turn = Some(seat(one()?)?),
            "turns" => {
                for pair in words[1..].chunks(2) {
                    let [who, n] = pair else { return Err("turns p1 N p2 N …".to_owned()) };
                    laid.turns.push((seat(who)?, number(n)?));
                }
            }
            "phase" => {
                laid.phase = match one()? {
                    "action" => Phase::Action,
                    "treasure" => Phase::Treasure,
                    "buy" => Phase::Buy,
                    other => return Err(format!("«{other}»: a phase is action, treasure or buy")),
                }
            }
            "actions" => laid.actions = number(one()?)?,
            "buys" => laid.buys = number(one()?)?,
            "coins" => laid.coins = number(one()?)?,
            "potions" => laid.potions = number(one()?)?,
            who if who.starts_with('p') => {
                let zone = match words.get(1).copied() {
                    Some("hand") => LaidZone::Hand,
                    Some("deck") => LaidZone::Deck,
                    Some("discard") => LaidZone::Discard,
                    _ => return Err(format!("«{content}»: a player's zones are hand, deck and discard")),
                };
                laid.zones.push((line, seat(who)?, zone, cards(&words[2..])?));
            }
            other => return Err(format!("«{other}» means nothing here")),
        }
        Ok(())
    }
}
