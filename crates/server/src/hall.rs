//! All tables: new ones, and those that somebody asks for, brought back from the store.

use crate::{
    Uptime, now,
    protocol::{Continue, Earlier, GameOptions, NewSeat, NewTable, Wish},
    room::{self, Filmed, Handle, House, Stored, Wisher},
    store::{Database, Journal, PersonId, StoreError, Write},
};
use content::Sentence;
use data_encoding::BASE32_NOPAD;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use table::Rules;
use tokio::sync::{OnceCell, Semaphore};

/// Tables in memory at once.
const ROOMS: usize = 20_000;
/// How long it is waited for a table that shall be read anew.
const PUT_AWAY: Duration = Duration::from_secs(5);
/// Games at which nobody has moved for longer, in seconds, go on when somebody comes.
const LATELY: i64 = 90 * 86_400;
/// Tables that are looked for at once, and how long the next one waits: those who come back at a start come first.
const AT_ONCE: u32 = 500;
const BETWEEN: Duration = Duration::from_millis(20);
/// Letters in the name of a table: too many to guess one.
const LETTERS: usize = 12;

pub(crate) struct Hall {
    store: Arc<Database>,
    house: House,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Handle>>>>,
    projector: Arc<Semaphore>,
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
        Hall { store, house, rooms: Mutex::default(), projector: Arc::new(Semaphore::new(1)) }
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
        let (writes, name) = match &wanted.game {
            GameOptions::Dominion(options) => {
                let game = GameOptions::Dominion(options.complete());
                let wanted = NewTable { game, ..wanted.clone() };
                (room::opening::<dominion::Game>(&wanted, maker, &id, seed), dominion::Game::GAME)
            }
            GameOptions::Dominations(options) => {
                let game = GameOptions::Dominations(options.complete());
                let wanted = NewTable { game, ..wanted.clone() };
                (room::opening::<dominations::Game>(&wanted, maker, &id, seed), dominations::Game::GAME)
            }
        };
        self.house.journal.write(writes.map_err(Refusal::Wrong)?).await?;
        if wanted.seats.iter().all(|seat| *seat != NewSeat::Open) {
            room::has_begun(name, &id);
        }
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
                // one that nobody waits for was never opened: whoever asked has gone, or there is no such table
                rooms.retain(|_, cell| match cell.get() {
                    Some(handle) => !handle.is_closed(),
                    None => Arc::strong_count(cell) > 1,
                });
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
                // not while somebody else still tries to open it: a table must not be opened twice
                if rooms.get(id).is_some_and(|now| Arc::ptr_eq(now, &cell)) && Arc::strong_count(&cell) == 2 {
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

    /// Looks at a game of a table again. A show that has stopped, because the server has, goes on.
    pub(crate) async fn film<T: Send + 'static>(
        &self,
        id: &str,
        number: Option<u32>,
        look: impl FnOnce(&dyn Filmed) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (table, store) = (self.stored(id).await?, self.store.clone());
        let shown = self.project(async move {
            let reel = room::reel(table, &store, number).await?;
            Ok(reel.map(|reel| (reel.is_show(), look(&*reel))))
        });
        let (is_show, seen) = shown.await?.ok_or_else(|| Refusal::Missing(Sentence::new("refused-no-such-game")))?;
        if is_show {
            drop(self.room(id).await?);
        }
        Ok(seen)
    }

    /// The games of a table that are over.
    pub(crate) async fn replays(&self, id: &str) -> Result<Vec<(u32, String)>, Refusal> {
        let (table, store) = (self.stored(id).await?, self.store.clone());
        self.project(async move { room::replays(&table, &store).await }).await
    }

    /// Plays games once more from their records, one after the other and beside the threads of the tables: a long one takes a
    /// while, and those who play shall not wait.
    async fn project<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, Refusal> {
        let again = || Refusal::Wrong(Sentence::new("refused-try-again"));
        let projector = self.projector.clone().acquire_owned().await.map_err(|_| again())?;
        let runtime = tokio::runtime::Handle::current();
        let done = tokio::task::spawn_blocking(move || {
            let _projector = projector;
            runtime.block_on(work)
        });
        Ok(done.await.map_err(|_| again())??)
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
        let id = name_of_table().map_err(Refusal::Wrong)?;
        let (wished, who, name) = (wanted.clone(), who.clone(), id.clone());
        let look = move |reel: &dyn Filmed| (reel.go_on(&wished, &who, &name), reel.game());
        let (writes, game) = self.film(from, wanted.number, look).await?;
        self.write(writes.map_err(Refusal::Wrong)?).await?;
        room::has_begun(game, &id);
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
            Some(host) if self.store.blocks(host, person).await? => {
                // whoever sat there before keeps their seat
                let theirs = self.store.tables_of(person, u32::MAX).await?;
                Ok(theirs.iter().all(|found| found.id != table))
            }
            _ => Ok(false),
        }
    }

    pub(crate) fn journal(&self) -> Journal {
        self.house.journal.clone()
    }

    /// Somebody leaves for good: bots play on for them, and their name goes from everything. `gone` is called as soon as nobody
    /// knows them any more.
    pub(crate) async fn forget(&self, who: &Wisher, gone: impl Fn()) -> Result<(), Refusal> {
        let sits = self.store.tables_of(who.person, u32::MAX).await?;
        let sat = self.store.tables_ever_of(who.person).await?;
        for table in &sits {
            let room = self.room(&table.id).await?;
            drop(room.wish(who.clone(), Wish::Stand).await); // whoever does not sit there has nothing to leave
        }
        self.write(vec![Write::Forget { person: who.person }]).await?;
        gone();
        for table in sat {
            // whoever is there comes back to a table without that name
            if let Some(room) = self.opened(&table) {
                room.close();
                drop(tokio::time::timeout(PUT_AWAY, room.closed()).await);
            }
        }
        for table in sits.iter().filter(|table| !table.over) {
            drop(self.room(&table.id).await); // a bot has their turn now, perhaps, and nobody looks
        }
        Ok(())
    }

    /// Opens, one after the other, tables at which a bot was to decide when the server stopped: whoever is asked after it waits
    /// to be told, and perhaps nobody looks.
    pub(crate) async fn let_bots_go_on(&self) -> Result<(), StoreError> {
        let (since, mut after) = (now() - LATELY, String::new());
        loop {
            let found = self.store.perhaps_at_bots(since, &after, AT_ONCE).await?;
            let Some(last) = found.last() else { return Ok(()) };
            after.clone_from(last);
            for table in &found {
                drop(self.room(table).await);
                tokio::time::sleep(BETWEEN).await;
            }
        }
    }

    fn opened(&self, id: &str) -> Option<Handle> {
        let rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        rooms.get(id).and_then(|cell| cell.get().cloned())
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
