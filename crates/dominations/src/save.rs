//! A game as bytes and back.

use crate::state::Game;
use serde::{Deserialize, Serialize};
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

/// By names: what a stable hash is taken of.
pub(crate) fn canonical(game: &Game) -> Vec<u8> {
    serde_json::to_vec(&game.view(table::Viewer::Spectator)).expect("a view is plain data")
}
