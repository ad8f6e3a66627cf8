//! What a scenario expects, compared with what is.

use super::{
    run::Table,
    words::{self, amounts, cell, domain, knowledge, number, seat},
};
use crate::{Choice, Domain, Game, state::Source};
use std::fmt::Display;
use table::{Rules, Seat, Viewer};

type Claim = Result<(), String>;

pub(super) fn check(table: &Table, words: &[&str]) -> Claim {
    let game = &table.game;
    let absent = |word: &&&str| seat(word).is_ok_and(|seat| seat.0 >= game.seats());
    if let Some(who) = words.iter().find(absent) {
        return Err(format!("{who} does not sit at this table"));
    }
    match words {
        ["over"] => holds(game.is_over(), "the game is not over"),
        ["not", "over"] => holds(!game.is_over(), "the game is over"),
        ["winner", who] => same("the winner is", &seat(who)?, &game.leader()),
        ["asked", who, verb] => match game.question() {
            Some(question) if (question.decider, question.verb.id()) == (seat(who)?, verb) => Ok(()),
            _ => Err(describe(game)),
        },
        ["offers", rest @ ..] => offers(game, rest),
        ["offered", rest @ ..] => holds(is_offered(game, rest), &describe(game)),
        ["not", "offered", rest @ ..] => holds(!is_offered(game, rest), "it is offered"),
        ["picks", least, most] => {
            let found = game.question().map_or((0, 0), |question| (question.min, question.max));
            holds(found == (number(least)?, number(most)?), &format!("{} to {} picks", found.0, found.1))
        }
        ["reason", id, reason] => why_not(game, id, reason),
        ["turn", who] => same("it is the turn of", &seat(who)?, &game.actor),
        ["age", n] => same("the Age is", &number(n)?, &game.age()),
        ["round", n] => same("the round is", &number(n)?, &game.round()),
        ["order", rest @ ..] => {
            let found: Vec<String> = game.initiative().iter().map(|seat| format!("p{}", seat.0 + 1)).collect();
            same("the order is", &rest.join(" "), &found.join(" "))
        }
        ["city", at, "none"] => same("the level of the city is", &0, &city(game, at)?.1),
        ["city", at, who, level] => {
            let (owner, found) = city(game, at)?;
            same("the city belongs to", &(*who).to_owned(), &owner)?;
            same("the level of the city is", &number(level)?, &found)
        }
        ["controller", monument, who] => controller(game, monument, who),
        ["control", monument, who, n] => {
            let number_of = standing(game, monument)?;
            same("control is", &number(n)?, &game.control(seat(who)?, number_of))
        }
        ["sees", viewer, "nothing", "kept"] => sees_nothing(game, seat(viewer)?),
        [who, rest @ ..] if who.starts_with('p') => player(game, seat(who)?, rest),
        _ => Err(format!("«expect {}» means nothing", words.join(" "))),
    }
}

fn holds(claim: bool, otherwise: &str) -> Claim {
    if claim { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn same<T: PartialEq + Display>(what: &str, expected: &T, found: &T) -> Claim {
    if expected == found { Ok(()) } else { Err(format!("{what} {found}, expected {expected}")) }
}

fn player(game: &Game, seat: Seat, rest: &[&str]) -> Claim {
    let player = game.player(seat);
    let pack = game.pack().pack();
    match rest {
        ["knowledge", expected @ ..] => {
            same(&format!("{seat} has"), &amounts(&knowledge(expected)?), &amounts(&player.knowledge))
        }
        ["reserve", letter, n] => same(&format!("{seat} can hold"), &number(n)?, &game.reserves(seat)[domain(letter)?]),
        ["nodus", expected @ ..] => {
            same(&format!("{seat} has the Nodus"), &amounts(&knowledge(expected)?), &amounts(player.tree.nodus()))
        }
        ["influence", n] => same(&format!("{seat} has Influence"), &number(n)?, &player.influence),
        ["points", n] => same(&format!("{seat} has points"), &number(n)?, &player.total_points()),
        ["points", source, n] => {
            let sources = ["influence", "masteries", "monuments", "effects", "roles", "overflow", "objectives"];
            let index = sources.iter().position(|known| known == source);
            let index = index.ok_or_else(|| format!("«{source}» is no source of points: {}", sources.join(", ")))?;
            debug_assert_eq!(sources.len(), Source::ALL.len());
            same(&format!("{seat} has points from {source}"), &number(n)?, &player.points[index])
        }
        ["hand", expected @ ..] => {
            let mut found: Vec<&str> =
                player.hand.as_slice().iter().map(|tile| pack.tiles[usize::from(*tile)].id.as_str()).collect();
            let mut expected: Vec<&str> = expected.iter().copied().filter(|word| *word != "none").collect();
            found.sort_unstable();
            expected.sort_unstable();
            same(&format!("{seat} has the tiles"), &expected.join(" "), &found.join(" "))
        }
        ["tiles", n] => same(&format!("{seat} has tiles"), &number(n)?, &player.hand.len()),
        ["roles", expected @ ..] => {
            let held = Domain::ALL.into_iter().filter(|domain| player.has_role(*domain));
            let found: Vec<&str> = held.map(|domain| pack.roles[domain.index()].id.as_str()).collect();
            let expected: Vec<&str> = expected.iter().copied().filter(|word| *word != "none").collect();
            same(&format!("{seat} has the roles"), &expected.join(" "), &found.join(" "))
        }
        ["goals", n] => {
            let met = game.goals_met(seat).into_iter().filter(|met| *met).count();
            same(&format!("{seat} has met goals"), &number(n)?, &met)
        }
        ["goal", n, "met"] => holds(goal(game, seat, n)?, "the goal is not met"),
        ["goal", n, "open"] => holds(!goal(game, seat, n)?, "the goal is met"),
        ["tokens", n] => same(&format!("{seat} has tokens"), &number(n)?, &player.tokens),
        ["turns", n] => same(&format!("{seat} has had turns"), &number(n)?, &player.turns),
        ["has", id] => holds(has(game, seat, id, false)?, &format!("{seat} has no «{id}»")),
        ["has", id, "advanced"] => holds(has(game, seat, id, true)?, &format!("{seat} has no advanced «{id}»")),
        ["lacks", id] => holds(!has(game, seat, id, false)?, &format!("{seat} has «{id}»")),
        _ => Err(format!("«expect pN {}» means nothing", rest.join(" "))),
    }
}

fn goal(game: &Game, seat: Seat, word: &str) -> Result<bool, String> {
    let number: usize = number(word)?;
    let met = game.goals_met(seat);
    met.get(number.wrapping_sub(1)).copied().ok_or_else(|| format!("there is no goal {number}"))
}

fn has(game: &Game, seat: Seat, id: &str, advanced: bool) -> Result<bool, String> {
    let all = &game.pack().pack().masteries;
    let card = all.iter().position(|card| card.id == id).ok_or_else(|| format!("there is no mastery «{id}»"))?;
    Ok(game.player(seat).tree.mastery(card as u8).is_some_and(|placed| placed.advanced || !advanced))
}

fn city(game: &Game, at: &str) -> Result<(String, u8), String> {
    let piece = game.board().find(cell(at)?).ok_or_else(|| format!("nothing lies at {at}"))?;
    let city = game.board().piece(piece).city;
    Ok(city.map_or_else(|| ("nobody".to_owned(), 0), |city| (format!("p{}", city.owner.0 + 1), city.level)))
}

fn standing(game: &Game, id: &str) -> Result<usize, String> {
    let pack = game.pack().pack();
    let found = game.monuments().iter().position(|standing| pack.monuments[usize::from(standing.monument)].id == id);
    found.ok_or_else(|| format!("«{id}» is not in play"))
}

fn controller(game: &Game, id: &str, who: &str) -> Claim {
    let found = game.controller(standing(game, id)?);
    let found = found.map_or_else(|| "nobody".to_owned(), |seat| format!("p{}", seat.0 + 1));
    same("it is controlled by", &who.to_owned(), &found)
}

/// Exchanges, which are offered so often, need not be named.
fn offers(game: &Game, expected: &[&str]) -> Claim {
    let question = game.question().ok_or("nothing is asked: the game is over")?;
    let plain = |choice: &Choice| !matches!(choice, Choice::Exchange { .. } | Choice::Swap { .. });
    let choices = question.offers.iter().map(|offer| offer.choice).filter(plain);
    let mut found: Vec<String> = choices.map(|choice| words::of(game, choice)).collect();
    let expected = expected.join(" ");
    let mut wanted: Vec<String> = expected.split(" | ").map(str::to_owned).filter(|word| word != "none").collect();
    found.sort_unstable();
    wanted.sort_unstable();
    same("there are the offers", &wanted.join(" | "), &found.join(" | "))
}

fn is_offered(game: &Game, text: &[&str]) -> bool {
    let Some(question) = game.question() else { return false };
    let text = text.join(" ");
    question.offers.iter().any(|offer| words::of(game, offer.choice) == text)
}

fn why_not(game: &Game, id: &str, reason: &str) -> Claim {
    let pack = game.pack().pack();
    let of = |thing: &crate::Thing| match thing {
        crate::Thing::Mastery(card) => pack.masteries[usize::from(*card)].id == id,
        crate::Thing::Monument(card) => pack.monuments[usize::from(*card)].id == id,
        crate::Thing::Role(_) => false,
        crate::Thing::City(cell) => words::place(*cell) == id,
    };
    let found = game.reasons().into_iter().find(|(thing, _)| of(thing)).map(|(_, reason)| reason);
    let found = found.map_or_else(|| "offered".to_owned(), |reason| format!("{reason:?}"));
    same("the reason is", &reason.to_owned(), &found)
}

/// Before all have chosen, nobody sees what the others have kept or were dealt.
fn sees_nothing(game: &Game, viewer: Seat) -> Claim {
    let view = game.view(Viewer::Seat(viewer));
    let kept = view.players.iter().any(|player| player.objective.is_some()) || !view.monuments.is_empty();
    holds(!kept, "something that was kept can be seen")
}

/// The question that is asked, for messages.
pub(super) fn describe(game: &Game) -> String {
    let Some(question) = game.question() else { return "the game is over".to_owned() };
    let offers: Vec<String> = question.offers.iter().take(40).map(|offer| words::of(game, offer.choice)).collect();
    format!("{} is asked «{}»: {}", question.decider, question.verb.id(), offers.join(" | "))
}
