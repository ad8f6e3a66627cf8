//! All tables: new ones, and those that somebody asks for, brought back from the store.

use crate::{
    protocol::{GameOptions, NewSeat, NewTable},
    room::{self, Handle, House, Wisher},
    store::{Sqlite, StoreError, Write},
};
use content::Sentence;
use data_encoding::BASE32_NOPAD;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};
use tokio::sync::OnceCell;

/// Tables in memory at once.
const ROOMS: usize = 20_000;
/// Letters in the name of a table: too many to guess one.
const LETTERS: usize = 12;

pub(crate) struct Hall {
    store: Arc<Sqlite>,
    house: House,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Handle>>>>,
}

/// Why something is not done.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// Whoever asks can do better.
    Wrong(Sentence),
    NotFound,
    Store(StoreError),
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::Store(error)
    }
}

impl Hall {
    pub(crate) fn new(store: Arc<Sqlite>, house: House) -> Hall {
        Hall { store, house, rooms: Mutex::default() }
    }

    pub(crate) async fn create(&self, maker: &Wisher, wanted: &NewTable) -> Result<String, Refusal> {
        let wrong = |key: &str| Refusal::Wrong(Sentence::new(key));
        if !(2..=6).contains(&wanted.seats.len()) {
            return Err(Refusal::Wrong(Sentence::new("error-seats").with("seats", wanted.seats.len())));
        }
        if wanted.seats.iter().filter(|seat| **seat == NewSeat::Me).count() != 1 {
            return Err(wrong("error-one-seat-is-yours"));
        }
        let id = name_of_table().map_err(Refusal::Wrong)?;
        let seed = room::new_seed().map_err(Refusal::Wrong)?;
        let writes = match &wanted.game {
            GameOptions::Dominion(_) => room::opening::<dominion::Game>(&wanted.game, &wanted.seats, maker, &id, seed),
            GameOptions::Dominations(options) => {
                let options = GameOptions::Dominations(options.complete());
                room::opening::<dominations::Game>(&options, &wanted.seats, maker, &id, seed)
            }
        };
        self.house.journal.write(writes.map_err(Refusal::Wrong)?).await?;
        Ok(id)
    }

    /// The table with this name.
    pub(crate) async fn room(&self, id: &str) -> Result<Handle, Refusal> {
        if id.len() != LETTERS || !id.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(Refusal::NotFound);
        }
        let cell = {
            let mut rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            if rooms.len() >= ROOMS {
                rooms.retain(|_, cell| cell.get().is_some_and(|handle| !handle.is_closed()));
            }
            if rooms.len() >= ROOMS && !rooms.contains_key(id) {
                return Err(Refusal::Wrong(Sentence::new("refused-too-many-tables")));
            }
            if rooms.get(id).is_some_and(|cell| cell.get().is_some_and(Handle::is_closed)) {
                rooms.remove(id);
            }
            rooms.entry(id.to_owned()).or_default().clone()
        };
        let opened = cell.get_or_try_init(|| async {
            let table = room::stored(id, &self.store).await?.ok_or(Refusal::NotFound)?;
            Ok::<_, Refusal>(match table.options {
                GameOptions::Dominion(_) => {
                    room::open::<dominion::Game>(table, &self.store, self.house.clone()).await?
                }
                GameOptions::Dominations(_) => {
                    room::open::<dominations::Game>(table, &self.store, self.house.clone()).await?
                }
            })
        });
        match opened.await {
            Ok(handle) => Ok(handle.clone()),
            Err(refusal) => {
                self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).remove(id);
                Err(refusal)
            }
        }
    }

    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.house.journal.write(writes).await
    }

    pub(crate) fn store(&self) -> &Sqlite {
        &self.store
    }
}

fn name_of_table() -> Result<String, Sentence> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Sentence::new("refused-try-again"))?;
    let mut name = BASE32_NOPAD.encode(&bytes).to_lowercase();
    name.truncate(LETTERS);
    Ok(name)
}
