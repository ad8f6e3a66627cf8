use super::{
    ScenarioError,
    words::{cell, domain, knowledge, number, pair, seat, spot},
};
use crate::{Cell, Corner, Domain, Knowledge, Spot};
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
    pub(super) laid: Vec<(usize, Laid)>,
    pub(super) steps: Vec<(usize, Line)>,
}

/// A directive that lays the table.
#[derive(Clone, Debug)]
pub(super) enum Laid {
    Players(u8),
    Seed(u64),
    /// A switch of the rules, as `content/rules.toml` writes it.
    Switch(String),
    /// With the pack that people play with.
    Played,
    /// From the very beginning: what players keep is chosen in steps.
    Start,
    Order(Vec<Seat>),
    Age(u8),
    Round(u8),
    Turn(Seat),
    Phase(String),
    Tile {
        tile: String,
        cell: Cell,
        turned: u8,
    },
    City {
        seat: Seat,
        cell: Cell,
        level: u8,
    },
    Knowledge(Seat, Knowledge),
    Hand(Seat, Vec<String>),
    Influence(Seat, u16),
    Points(Seat, u16),
    Objective(Seat, String),
    Monument(String),
    Role(Seat, Domain),
    Card {
        seat: Seat,
        mastery: String,
        spot: Spot,
        copy: u8,
        advanced: bool,
    },
    /// The next level of a monument; the first one with the place where it stands.
    Level {
        seat: Seat,
        monument: String,
        spot: Spot,
        at: Option<Stand>,
    },
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Stand {
    Cell(Cell, u8),
    Locus(Corner),
}

#[derive(Clone, Debug)]
pub(super) enum Line {
    Answer {
        seat: Seat,
        verb: String,
        words: Vec<String>,
    },
    Refuse {
        seat: Seat,
        verb: String,
        words: Vec<String>,
    },
    Bot {
        bot: String,
        verb: String,
        words: Vec<String>,
    },
    /// The words after `expect`.
    Expect(Vec<String>),
}

/// Reads all scenarios of a file. Its first line is `game dominations`.
pub fn parse(text: &str) -> Result<Vec<Scenario>, ScenarioError> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for (line, content) in lines(text).filter(|(_, content)| *content != "game dominations") {
        let fail = |message: String| ScenarioError { line, message };
        let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        if word == "scenario" {
            let title = quoted(rest).map_err(fail)?;
            if scenarios.iter().any(|other| other.title == title) {
                return Err(fail(format!("there are two scenarios «{title}»")));
            }
            let (es, cite, proves, laid, steps) = (None, None, Vec::new(), Vec::new(), Vec::new());
            scenarios.push(Scenario { line, title, es, cite, proves, laid, steps });
            continue;
        }
        let scenario = scenarios.last_mut().ok_or_else(|| fail("a file begins with: scenario \"…\"".to_owned()))?;
        scenario.read(line, content).map_err(fail)?;
    }
    let claims = |scenario: &Scenario| scenario.steps.iter().any(|(_, line)| !matches!(line, Line::Answer { .. }));
    match scenarios.iter().find(|scenario| !claims(scenario)) {
        Some(empty) => Err(ScenarioError { line: empty.line, message: "this scenario claims nothing".to_owned() }),
        None => Ok(scenarios),
    }
}

impl Scenario {
    fn read(&mut self, line: usize, content: &str) -> Result<(), String> {
        if !["cite", "es "].iter().any(|text| content.starts_with(text))
            && let Some((who, rest)) = content.split_once('>')
        {
            return self.read_step(line, who, rest);
        }
        let words: Vec<&str> = content.split_whitespace().collect();
        match words.as_slice() {
            ["es", ..] => self.es = Some(quoted(&content["es".len()..])?),
            ["cite", ..] => self.cite = Some(quoted(&content["cite".len()..])?),
            ["proves", ids @ ..] => self.proves.extend(ids.iter().map(|id| (*id).to_owned())),
            ["expect", rest @ ..] => {
                self.steps.push((line, Line::Expect(rest.iter().map(|word| (*word).to_owned()).collect())));
            }
            [first, ..] if !self.steps.is_empty() => {
                return Err(format!("«{first}» lays the table and must stand before the first step"));
            }
            _ => self.laid.push((line, laid(content, &words)?)),
        }
        Ok(())
    }

    fn read_step(&mut self, line: usize, who: &str, rest: &str) -> Result<(), String> {
        let (who, verb, picks) = step(who, rest)?;
        if picks.is_empty() {
            return Err("an answer names what is chosen, or «none»".to_owned());
        }
        let (verb, words) = (verb.to_owned(), picks.into_iter().map(str::to_owned).collect());
        let step = match who {
            Who::Refuse(who) => Line::Refuse { seat: seat(who)?, verb, words },
            Who::Bot(bot) => Line::Bot { bot: bot.to_owned(), verb, words },
            Who::Seat(who) => Line::Answer { seat: seat(who)?, verb, words },
        };
        self.steps.push((line, step));
        Ok(())
    }
}

fn laid(content: &str, words: &[&str]) -> Result<Laid, String> {
    let id = |word: &str| word.to_owned();
    Ok(match words {
        ["players", n] => Laid::Players(number(n)?),
        ["seed", n] => Laid::Seed(number(n)?),
        ["pack", "played"] => Laid::Played,
        ["switch", ..] => Laid::Switch(content["switch".len()..].trim().to_owned()),
        ["start"] => Laid::Start,
        ["order", seats @ ..] => Laid::Order(seats.iter().map(|who| seat(who)).collect::<Result<_, _>>()?),
        ["age", n] => Laid::Age(number(n)?),
        ["round", n] => Laid::Round(number(n)?),
        ["turn", who] => Laid::Turn(seat(who)?),
        ["phase", phase] => Laid::Phase(id(phase)),
        ["tile", tile, at] => Laid::Tile { tile: id(tile), cell: cell(at)?, turned: 0 },
        ["tile", tile, at, "turned", n] => Laid::Tile { tile: id(tile), cell: cell(at)?, turned: number(n)? },
        ["city", who, at, level] => Laid::City { seat: seat(who)?, cell: cell(at)?, level: number(level)? },
        [who, "knowledge", rest @ ..] => Laid::Knowledge(seat(who)?, knowledge(rest)?),
        [who, "hand", tiles @ ..] => Laid::Hand(seat(who)?, tiles.iter().map(|tile| id(tile)).collect()),
        [who, "influence", n] => Laid::Influence(seat(who)?, number(n)?),
        [who, "points", n] => Laid::Points(seat(who)?, number(n)?),
        [who, "objective", card] => Laid::Objective(seat(who)?, id(card)),
        ["monument", card] => Laid::Monument(id(card)),
        [who, "role", letter] => Laid::Role(seat(who)?, domain(letter)?),
        [who, "card", card, at, rest @ ..] => {
            let (mut copy, mut advanced) = (0, false);
            match rest {
                [] => {}
                ["advanced"] => advanced = true,
                ["copy", n] => copy = copy_number(n)?,
                ["copy", n, "advanced"] => (copy, advanced) = (copy_number(n)?, true),
                _ => return Err("pN card ID X,Y [copy N] [advanced]".to_owned()),
            }
            Laid::Card { seat: seat(who)?, mastery: id(card), spot: spot(at)?, copy, advanced }
        }
        [who, "level", monument, at, rest @ ..] => {
            let stand = match rest {
                [] => None,
                ["at", "locus", place] => {
                    Some(Stand::Locus(pair(place).ok_or_else(|| format!("«{place}» is no corner: Q,R"))?))
                }
                ["at", place] => Some(Stand::Cell(cell(place)?, 0)),
                ["at", place, "turned", n] => Some(Stand::Cell(cell(place)?, number(n)?)),
                _ => return Err("pN level ID X,Y [at CELL [turned N] | at locus Q,R]".to_owned()),
            };
            Laid::Level { seat: seat(who)?, monument: id(monument), spot: spot(at)?, at: stand }
        }
        [first, ..] => return Err(format!("«{first}» means nothing here")),
        [] => return Err("an empty line".to_owned()),
    })
}

/// Copies are counted from 1.
fn copy_number(word: &str) -> Result<u8, String> {
    match number::<u8>(word)? {
        copy @ 1..=4 => Ok(copy - 1),
        _ => Err(format!("«{word}»: there are copies 1 to 4")),
    }
}
