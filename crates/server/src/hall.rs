//! All tables: new ones, and those that somebody asks for, brought back from the store.

use crate::{
    Uptime, admin,
    protocol::{Continue, Earlier, GameOptions, NewSeat, NewTable, Wish},
    room::{self, Filmed, Handle, House, Stored, Wisher},
    store::{Database, Journal, PersonId, StoreError, Write},
};
use content::Sentence;
use data_encoding::BASE32_NOPAD;
use std::{
    collections::HashMap,
    ops::Deref,
    sync::{Arc, Mutex},
};
use table::Rules;
use tokio::sync::{OnceCell, Semaphore, SemaphorePermit};

/// Tables in memory at once.
const ROOMS: usize = 20_000;
/// Letters in the name of a table: too many to guess one.
const LETTERS: usize = 12;

pub(crate) struct Hall {
    store: Arc<Database>,
    house: House,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Handle>>>>,
    projector: Semaphore,
}

/// A game to be looked at again. Such games are played once more from their records, one at a time: a long one takes a while, and
/// those who play shall not wait.
pub(crate) struct Projected<'a> {
    reel: Box<dyn Filmed>,
    _projector: SemaphorePermit<'a>,
}

impl Deref for Projected<'_> {
    type Target = dyn Filmed;
    fn deref(&self) -> &Self::Target {
        &*self.reel
    }
}

/// Why something is not done.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// Whoever asks can do better.
    Wrong(Sentence),
    NotFound,
    /// Something else is not there.
    Missing(Sentence),
    /// Nobody who asks may have it now.
    Forbidden(Sentence),
    Store(StoreError),
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::Store(error)
    }
}

impl Hall {
    pub(crate) fn new(store: Arc<Database>, house: House) -> Hall {
        Hall { store, house, rooms: Mutex::default(), projector: Semaphore::new(1) }
    }

    pub(crate) async fn create(&self, maker: &Wisher, wanted: &NewTable) -> Result<String, Refusal> {
        let wrong = |key: &str| Refusal::Wrong(Sentence::new(key));
        if !(2..=6).contains(&wanted.seats.len()) {
            return Err(Refusal::Wrong(Sentence::new("error-seats").with("seats", wanted.seats.len())));
        }
        let show = wanted.seats.iter().all(|seat| matches!(seat, NewSeat::Bot(_)));
        if !show && wanted.seats.iter().filter(|seat| **seat == NewSeat::Me).count() != 1 {
            return Err(wrong("error-one-seat-is-yours"));
        }
        let id = name_of_table().map_err(Refusal::Wrong)?;
        let seed = room::new_seed().map_err(Refusal::Wrong)?;
        let writes = match &wanted.game {
            GameOptions::Dominion(options) => {
                let game = GameOptions::Dominion(options.complete());
                room::opening::<dominion::Game>(&NewTable { game, ..wanted.clone() }, maker, &id, seed)
            }
            GameOptions::Dominations(options) => {
                let game = GameOptions::Dominations(options.complete());
                room::opening::<dominations::Game>(&NewTable { game, ..wanted.clone() }, maker, &id, seed)
            }
        };
        self.house.journal.write(writes.map_err(Refusal::Wrong)?).await?;
        if show {
            drop(self.room(&id).await?); // bots begin at once
        }
        Ok(id)
    }

    /// The table with this name.
    pub(crate) async fn room(&self, id: &str) -> Result<Handle, Refusal> {
        if !may_be_a_table(id) {
            return Err(Refusal::NotFound);
        }
        let cell = {
            let mut rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            if rooms.len() >= ROOMS {
                rooms.retain(|_, cell| cell.get().is_none_or(|handle| !handle.is_closed()));
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
            let table = self.stored(id).await?;
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
                let mut rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                if rooms.get(id).is_some_and(|now| Arc::ptr_eq(now, &cell)) {
                    rooms.remove(id);
                }
                Err(refusal)
            }
        }
    }

    /// Lines of a table's log up to a version, as somebody may read them.
    pub(crate) async fn earlier(&self, id: &str, person: Option<PersonId>, to: u32) -> Result<Earlier, Refusal> {
        for _ in 0..3 {
            if let Some(earlier) = self.room(id).await?.earlier(person, to).await {
                return Ok(earlier);
            }
        }
        Err(Refusal::Wrong(Sentence::new("refused-try-again")))
    }

    /// A game of a table as it can be looked at again. A show that has stopped, because the server has, goes on.
    pub(crate) async fn reel(&self, id: &str, number: Option<u32>) -> Result<Projected<'_>, Refusal> {
        let projector = self.projector().await?;
        let table = self.stored(id).await?;
        let reel = room::reel(table, &self.store, number).await?.ok_or(Refusal::NotFound)?;
        if reel.is_show() {
            drop(self.room(id).await?);
        }
        Ok(Projected { reel, _projector: projector })
    }

    /// The games of a table that are over.
    pub(crate) async fn replays(&self, id: &str) -> Result<Vec<(u32, String)>, Refusal> {
        let _projector = self.projector().await?;
        Ok(admin::replays(&self.store, id).await?)
    }

    async fn projector(&self) -> Result<SemaphorePermit<'_>, Refusal> {
        self.projector.acquire().await.map_err(|_| Refusal::Wrong(Sentence::new("refused-try-again")))
    }

    /// A new table with a game from a file.
    pub(crate) async fn recall(&self, text: String) -> Result<String, Refusal> {
        let id = name_of_table().map_err(Refusal::Wrong)?;
        let name = id.clone();
        // a long game takes a while
        let recalled = tokio::task::spawn_blocking(move || recalled(&text, &name)).await;
        let writes = recalled.map_err(|_| Refusal::Wrong(Sentence::new("refused-try-again")))?;
        self.write(writes.map_err(Refusal::Wrong)?).await?;
        Ok(id)
    }

    /// A new table that goes on from a moment of another one.
    pub(crate) async fn go_on(&self, from: &str, wanted: &Continue, who: &Wisher) -> Result<String, Refusal> {
        let reel = self.reel(from, wanted.number).await?;
        let id = name_of_table().map_err(Refusal::Wrong)?;
        self.write(reel.go_on(wanted, who, &id).map_err(Refusal::Wrong)?).await?;
        Ok(id)
    }

    async fn stored(&self, id: &str) -> Result<Stored, Refusal> {
        if !may_be_a_table(id) {
            return Err(Refusal::NotFound);
        }
        room::stored(id, &self.store).await?.ok_or(Refusal::NotFound)
    }

    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.house.journal.write(writes).await
    }

    pub(crate) fn uptime(&self) -> Uptime {
        self.house.uptime.clone()
    }

    pub(crate) fn open_rooms(&self) -> usize {
        let rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        rooms.values().filter(|cell| cell.get().is_some_and(|handle| !handle.is_closed())).count()
    }

    /// Whether the host of a table does not want to play with somebody.
    pub(crate) async fn is_blocked(&self, table: &str, person: PersonId) -> Result<bool, StoreError> {
        let host = self.store.table(table).await?.and_then(|table| table.host);
        match host {
            Some(host) => self.store.blocks(host, person).await,
            None => Ok(false),
        }
    }

    pub(crate) fn journal(&self) -> Journal {
        self.house.journal.clone()
    }

    /// Somebody leaves for good: bots play on for them, and their name goes from everything.
    pub(crate) async fn forget(&self, who: &Wisher) -> Result<(), Refusal> {
        let tables = self.store.tables_of(who.person, u32::MAX).await?;
        for table in &tables {
            let room = self.room(&table.id).await?;
            drop(room.wish(who.clone(), Wish::Stand).await); // whoever does not sit there has nothing to leave
        }
        self.write(vec![Write::Forget { person: who.person }]).await?;
        let rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        for table in tables {
            // whoever is there comes back to a table without that name
            if let Some(room) = rooms.get(&table.id).and_then(|cell| cell.get()) {
                room.close();
            }
        }
        Ok(())
    }

    pub(crate) fn store(&self) -> &Database {
        &self.store
    }
}

fn may_be_a_table(id: &str) -> bool {
    id.len() == LETTERS && id.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// The first records of a table with the game in a file.
fn recalled(text: &str, id: &str) -> Result<Vec<Write>, Sentence> {
    #[derive(serde::Deserialize)]
    struct Header {
        game: String,
    }
    let game = serde_json::from_str::<Header>(text).map(|header| header.game);
    if game.as_deref().is_ok_and(|game| game == <dominations::Game as Rules>::GAME) {
        room::recalled::<dominations::Game>(text, id)
    } else {
        room::recalled::<dominion::Game>(text, id) // and says what is wrong, if it is of neither
    }
}

fn name_of_table() -> Result<String, Sentence> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Sentence::new("refused-try-again"))?;
    let mut name = BASE32_NOPAD.encode(&bytes).to_lowercase();
    name.truncate(LETTERS);
    Ok(name)
}
