//! A game as bytes and back, and as a text that stays the same from version to version.

use crate::{
    board::{Lying, NONE},
    scenario::choice_words,
    state::{Game, Place},
    tree::Card,
};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use table::{LoadError, Rules};

#[derive(Serialize)]
struct Writing<'a> {
    version: u32,
    game: &'a Game,
}

#[derive(Deserialize)]
struct Reading {
    #[allow(dead_code)] // looked at before the rest is read
    version: u32,
    game: Game,
}

pub(crate) fn save(game: &Game) -> Vec<u8> {
    postcard::to_stdvec(&Writing { version: Game::VERSION, game }).expect("a game is plain data")
}

pub(crate) fn load(bytes: &[u8]) -> Result<Game, LoadError> {
    let damaged = |error: &dyn std::fmt::Display| LoadError::Damaged(error.to_string());
    let (found, _) = postcard::take_from_bytes::<u32>(bytes).map_err(|e| damaged(&e))?;
    if found != Game::VERSION {
        return Err(LoadError::Version { found, expected: Game::VERSION });
    }
    let (Reading { game, .. }, rest) = postcard::take_from_bytes(bytes).map_err(|e| damaged(&e))?;
    if !rest.is_empty() {
        return Err(damaged(&"something follows the game"));
    }
    game.check().map_err(|broken| damaged(&broken))?;
    Ok(game)
}

/// The state by names: what a stable hash is taken of.
pub(crate) fn canonical(game: &Game) -> Vec<u8> {
    let mut text = String::new();
    write_game(game, &mut text).expect("a text takes everything");
    text.into_bytes()
}

fn write_game(game: &Game, text: &mut String) -> std::fmt::Result {
    let pack = game.pack.pack();
    let tile = |number: u8| pack.tiles[usize::from(number)].id.as_str();
    let tiles = |all: &[u8]| all.iter().map(|number| tile(*number)).collect::<Vec<_>>().join(" ");
    writeln!(text, "pack {} {}", game.pack.name().id, game.pack.name().hash)?;
    writeln!(text, "age {} round {} at {} actor {}", game.age, game.round, game.at, game.actor.0)?;
    writeln!(text, "order {:?} {:?}", game.initiative(), game.new_order.as_slice())?;
    for dealt in game.dealt.as_slice() {
        let id = |number: u8, all: &[String]| all.get(usize::from(number)).cloned().unwrap_or_default();
        let objectives: Vec<String> = pack.objectives.iter().map(|card| card.id.clone()).collect();
        let monuments: Vec<String> = pack.monuments.iter().map(|card| card.id.clone()).collect();
        let both = |cards: [u8; 2], all: &[String]| cards.map(|card| id(card, all)).join(" ");
        write!(text, "dealt {} / {}", both(dealt.objectives, &objectives), both(dealt.monuments, &monuments))?;
        writeln!(text, " kept {} / {}", id(dealt.objective, &objectives), id(dealt.monument, &monuments))?;
    }
    let mut pieces: Vec<_> = game.board.pieces().iter().collect();
    pieces.sort_by_key(|piece| piece.cell);
    for piece in pieces {
        let lying = match piece.lying {
            Lying::Cradle => "cradle",
            Lying::Tile(number) => tile(number),
            Lying::Base(number) => {
                pack.monuments[usize::from(game.monuments()[usize::from(number)].monument)].id.as_str()
            }
        };
        let city = piece.city.map(|city| (city.owner.0, city.level));
        writeln!(text, "{:?} {lying} {} {city:?}", piece.cell, piece.rotation)?;
    }
    for standing in game.monuments() {
        let place = match standing.place {
            Place::Box => None,
            Place::Base(piece) => Some(game.board.piece(piece).cell.corners()[0]),
            Place::Locus { corner, .. } => Some(corner),
        };
        let id = &pack.monuments[usize::from(standing.monument)].id;
        writeln!(text, "{id} {:?} {place:?}", standing.levels.as_slice())?;
    }
    for seat in game.everybody() {
        let player = game.player(seat);
        let objective = pack.objectives.get(usize::from(player.objective)).map(|card| card.id.as_str());
        debug_assert!(objective.is_some() || player.objective == NONE);
        writeln!(text, "{seat} {:?} {} {:?}", player.knowledge.0, player.influence, player.points)?;
        writeln!(text, "hand {} objective {objective:?} tokens {}", tiles(player.hand.as_slice()), player.tokens)?;
        writeln!(text, "roles {} second {} turns {}", player.roles, player.second_city, player.turns)?;
        for placed in player.tree.cards() {
            let card = match placed.card {
                Card::Campfire => "campfire".to_owned(),
                Card::Mastery { card, copy } => format!("{} {copy}", pack.masteries[usize::from(card)].id),
                Card::Level { monument, level } => format!("{} {level}", pack.monuments[usize::from(monument)].id),
            };
            let (x, y) = (placed.spot.x, placed.spot.y);
            writeln!(text, "{card} {x},{y} {} {}", placed.turned, placed.advanced)?;
        }
    }
    let bag: Vec<u8> = (0..pack.tiles.len() as u8).filter(|number| game.pile.bag >> number & 1 == 1).collect();
    writeln!(text, "bag {} back {}", tiles(&bag), tiles(game.pile.back.as_slice()))?;
    if let Some(question) = game.question() {
        let offers: Vec<String> = question.offers.iter().map(|offer| choice_words(game, offer.choice)).collect();
        writeln!(text, "{} {} {}", question.verb.id(), question.min, offers.join(" | "))?;
    }
    Ok(())
}
