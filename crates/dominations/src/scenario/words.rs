//! Cells, amounts and answers as scenarios write them.

use crate::{Cell, Choice, Corner, Domain, Game, Knowledge, Spot, state::Task};
use table::Seat;

/// `1,-2^` points up, `1,-2v` down.
pub(super) fn cell(word: &str) -> Result<Cell, String> {
    let wrong = || format!("«{word}» is no place: Q,R^ points up, Q,Rv points down");
    let (numbers, up) = match word.strip_suffix('^') {
        Some(numbers) => (numbers, true),
        None => (word.strip_suffix('v').ok_or_else(wrong)?, false),
    };
    let (q, r) = pair(numbers).ok_or_else(wrong)?;
    Ok(Cell::new(q, r, up))
}

pub(super) fn pair(word: &str) -> Option<(i8, i8)> {
    let (a, b) = word.split_once(',')?;
    let small = |text: &str| text.parse::<i8>().ok().filter(|number| number.unsigned_abs() <= 60);
    Some((small(a)?, small(b)?))
}

pub(super) fn spot(word: &str) -> Result<Spot, String> {
    let (x, y) = pair(word).ok_or_else(|| format!("«{word}» is no place in a tree: X,Y"))?;
    Ok(Spot { x, y })
}

pub(super) fn seat(word: &str) -> Result<Seat, String> {
    match word.strip_prefix('p').and_then(|number| number.parse::<u8>().ok()) {
        Some(number @ 1..=4) => Ok(Seat(number - 1)),
        _ => Err(format!("«{word}» is no seat: p1 to p4")),
    }
}

pub(super) fn number<N: std::str::FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("«{word}» is no number that fits here"))
}

pub(super) fn domain(word: &str) -> Result<Domain, String> {
    let mut letters = word.chars();
    let found = letters.next().and_then(Domain::from_letter).filter(|_| letters.next().is_none());
    found.ok_or_else(|| format!("«{word}» is no Domain: T, C, A, S, G or R"))
}

/// `T5 C3`, or `none`.
pub(super) fn knowledge(words: &[&str]) -> Result<Knowledge, String> {
    let mut all = Knowledge::default();
    for word in words.iter().filter(|word| **word != "none") {
        let wrong = || format!("«{word}» is no Knowledge: a letter and a number, T5");
        let first = word.chars().next().and_then(Domain::from_letter).ok_or_else(wrong)?;
        all[first] = word[1..].parse().map_err(|_| wrong())?;
    }
    Ok(all)
}

pub(super) fn amounts(knowledge: &Knowledge) -> String {
    let parts: Vec<String> = knowledge.iter().map(|(domain, amount)| format!("{}{amount}", domain.letter())).collect();
    if parts.is_empty() { "none".to_owned() } else { parts.join(" ") }
}

pub(super) fn place(cell: Cell) -> String {
    format!("{},{}{}", cell.q, cell.r, if cell.up { '^' } else { 'v' })
}

fn corner((q, r): Corner) -> String {
    format!("locus {q},{r}")
}

fn turned(text: String, quarters: u8) -> String {
    if quarters == 0 { text } else { format!("{text} turned {quarters}") }
}

/// An answer to the question that is asked now. Sides and Loci are named by what lies there.
pub fn of(game: &Game, choice: Choice) -> String {
    let pack = game.pack().pack();
    let letters = |give: Domain, take: Domain| format!("{} {}", give.letter(), take.letter());
    let mastery = |card: u8| pack.masteries[usize::from(card)].id.clone();
    let piece = match game.task {
        Task::Activation { piece, .. } => Some(game.board().piece(piece).cell),
        _ => None,
    };
    match choice {
        Choice::Objective(card) => pack.objectives[usize::from(card)].id.clone(),
        Choice::Monument(card) | Choice::Level(card) => pack.monuments[usize::from(card)].id.clone(),
        Choice::Tile(tile) => pack.tiles[usize::from(tile)].id.clone(),
        Choice::Role(domain) => pack.roles[domain.index()].id.clone(),
        Choice::Space { cell, rotation } => turned(place(cell), rotation),
        Choice::At(cell) | Choice::City(cell) => place(cell),
        Choice::Side(side) => piece.map_or_else(String::new, |cell| format!("side {}", place(cell.across(side)))),
        Choice::AllSides => "sides".to_owned(),
        Choice::Locus(number) => piece.map_or_else(String::new, |cell| corner(cell.corners()[usize::from(number)])),
        Choice::OnLocus(at) => corner(at),
        Choice::Develop(card) => mastery(card),
        Choice::Upgrade(card) => format!("advanced {}", mastery(card)),
        Choice::Spot { copy, spot, turned: quarters } => {
            turned(format!("{},{} copy {}", spot.x, spot.y, copy + 1), quarters)
        }
        Choice::Domain(domain) => domain.letter().to_string(),
        Choice::Exchange { give, take } => format!("exchange {}", letters(give, take)),
        Choice::Swap { mastery: card, give, take } => format!("swap {} {}", mastery(card), letters(give, take)),
        Choice::Seat(seat) => format!("p{}", seat.0 + 1),
    }
}
