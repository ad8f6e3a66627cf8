//! A table on its way to the store and back.

use super::{
    record::Record,
    state::{State, Told},
    view::Entry,
    wishes::Wisher,
};
use crate::{
    protocol::{GameOptions, NewSeat},
    stage::Stage,
    store::{Sqlite, StoreError, Write},
};
use content::Sentence;
use table::{Seat, Seed};

/// The first records of a new table.
pub(crate) fn opening<R: Stage>(
    options: &GameOptions,
    seats: &[NewSeat],
    maker: &Wisher,
    id: &str,
    seed: Seed,
) -> Result<Vec<Write>, Sentence> {
    R::setup(options, seats.len() as u8, seed, None)?; // better to know now than when everybody sits
    let mut state = State::<R>::new(options.clone(), seats.len());
    let mut records = Vec::new();
    for (index, seat) in seats.iter().enumerate() {
        let index = Seat(index as u8);
        match seat {
            NewSeat::Open => {}
            NewSeat::Bot(level) => records.push(Record::BotSat { seat: index, level: *level }),
            NewSeat::Me => {
                let (person, name) = (maker.person, maker.name.clone());
                records.push(Record::Sat { seat: index, person, name });
                records.push(Record::Ready { seat: index, ready: true });
            }
        }
    }
    let records = state.and_begin(records, seed)?;
    let game = serde_json::to_string(options).expect("options are plain data");
    let mut writes = vec![Write::Table { id: id.to_owned(), game, seats: seats.len() as u8 }];
    for record in &records {
        let told = state.apply(record).map_err(|impossible| impossible.0)?;
        writes.push(self::record(id, state.version, record, &told));
    }
    writes.push(self::seats(id, &state));
    Ok(writes)
}

/// A record as it is kept.
pub(super) fn record<R: Stage>(table: &str, version: u32, record: &Record<R>, told: &Told<R>) -> Write {
    let events = match told {
        Told::Events(events, _) => json(events),
        _ => "[]".to_owned(),
    };
    Write::Record { table: table.to_owned(), version, body: json(record), events }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("records are plain data")
}

/// Who sits where now.
pub(super) fn seats<R: Stage>(table: &str, state: &State<R>) -> Write {
    let people = state.seats.iter().filter_map(|place| place.person.as_ref().map(|(id, _)| *id)).collect();
    let over = state.play.is_some() && state.is_over();
    Write::Seats { table: table.to_owned(), people, over }
}

/// A table as it was made.
pub(crate) struct Stored {
    id: String,
    pub(crate) options: GameOptions,
    seats: u8,
}

impl Stored {
    pub(super) fn id(&self) -> &str {
        &self.id
    }
}

/// None when there is no such table.
pub(crate) async fn stored(id: &str, store: &Sqlite) -> Result<Option<Stored>, StoreError> {
    let Some((options, seats)) = store.table(id).await? else { return Ok(None) };
    let options = serde_json::from_str(&options).map_err(|e| broken(id, &e))?;
    Ok(Some(Stored { id: id.to_owned(), options, seats }))
}

fn broken(id: &str, error: &serde_json::Error) -> StoreError {
    StoreError::Failed(format!("table {id}: {error}"))
}

/// What the records of a table add up to, and its log.
pub(super) async fn read<R: Stage>(table: Stored, store: &Sqlite) -> Result<(State<R>, Vec<Entry<R>>), StoreError> {
    let Stored { id, options, seats } = table;
    let broken = |error| broken(&id, &error);
    let mut state = State::new(options, usize::from(seats));
    let mut log = Vec::new();
    let mut rules = R::VERSION;
    for (body, events) in store.records(&id).await? {
        let told: Vec<R::Event> = serde_json::from_str(&events).map_err(broken)?;
        let record: Record<R> = serde_json::from_str(&body).map_err(broken)?;
        if let Record::Began { rules: played, .. } = &record {
            rules = *played;
        }
        log.push(follow(&mut state, &record, told, rules));
    }
    Ok((state, log))
}

/// Plays a stored record again. Where these rules do not come to what was told then, the game stays readable and stops.
fn follow<R: Stage>(state: &mut State<R>, record: &Record<R>, stored: Vec<R::Event>, rules: u32) -> Entry<R> {
    let of_game = matches!(record, Record::Answered { .. } | Record::Undone { .. });
    let mut next = state.clone();
    let told = match next.apply(record) {
        _ if state.stopped.is_some() && of_game => Err(()),
        Ok(Told::Events(events, _)) if rules != R::VERSION && events != stored => Err(()),
        Ok(told) => Ok(told),
        Err(_) => Err(()),
    };
    match told {
        Ok(told) => {
            *state = next;
            Entry { version: state.version, told, names: state.names() }
        }
        Err(()) => {
            state.version += 1;
            state.moment += u32::from(of_game);
            let setup = match record {
                Record::Began { setup, .. } => Some(setup),
                _ => state.play.as_ref().map(|play| play.sitting.setup()),
            };
            let told = setup.and_then(R::book).map_or(Told::Nothing, |book| Told::Events(stored, book));
            if let Record::Began { seed, .. } = record {
                state.play = None;
                // perhaps something that the game needs is not here any more
                state.stopped = R::setup(&state.options, state.seats.len() as u8, *seed, None).err();
            }
            state.stopped.get_or_insert_with(|| Sentence::new("room-stopped").with("version", rules));
            Entry { version: state.version, told, names: state.names() }
        }
    }
}
