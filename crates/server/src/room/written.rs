//! A table on its way to the store and back.

use super::{
    curtain::{self, Curtain},
    record::Record,
    state::{State, Told},
    view::Entry,
    wishes::Wisher,
};
use crate::{
    now,
    protocol::{GameOptions, Manners, NewSeat, NewTable},
    stage::Stage,
    store::{Database, PersonId, StoreError, TableRow, Write},
};
use content::Sentence;
use table::{Seat, Seed};

/// The first records of a new table.
pub(crate) fn opening<R: Stage>(
    wanted: &NewTable,
    maker: &Wisher,
    id: &str,
    seed: Seed,
) -> Result<Vec<Write>, Sentence> {
    let NewTable { game: options, seats, manners } = wanted;
    if manners.clock.is_some_and(|clock| !clock.is_sensible()) {
        return Err(Sentence::new("error-clock"));
    }
    R::setup(options, seats.len() as u8, seed, None)?; // better to know now than when everybody sits
    let mut records = Vec::new();
    for (index, seat) in seats.iter().enumerate() {
        let index = Seat(index as u8);
        match seat {
            NewSeat::Open => {}
            NewSeat::Bot(level) => records.push(Record::BotSat { seat: index, level: *level, spent: None }),
            NewSeat::Me => {
                let (person, name) = (maker.person, maker.name.clone());
                records.push(Record::Sat { seat: index, person, name });
                records.push(Record::Ready { seat: index, ready: true });
            }
        }
    }
    let records = State::<R>::new(options.clone(), *manners, seats.len()).and_begin(records, seed)?;
    let made = Made { host: Some(maker.person), manners: *manners };
    let (writes, _) = table(options, seats.len(), &records, id, made)?;
    Ok(writes)
}

/// Who has made a table, and how it is kept.
pub(super) struct Made {
    pub(super) host: Option<PersonId>,
    pub(super) manners: Manners,
}

/// A new table with these records, and what they add up to.
pub(super) fn table<R: Stage>(
    options: &GameOptions,
    seats: usize,
    records: &[Record<R>],
    id: &str,
    made: Made,
) -> Result<(Vec<Write>, State<R>), Sentence> {
    let mut state = State::<R>::new(options.clone(), made.manners, seats);
    let game = serde_json::to_string(options).expect("options are plain data");
    let mut writes = vec![Write::Table {
        id: id.to_owned(),
        game,
        seats: seats as u8,
        host: made.host,
        listed: made.manners.listed,
        manners: json(&made.manners),
        now: now(),
    }];
    for record in records {
        let told = state.apply(record).map_err(|impossible| impossible.0)?;
        writes.push(self::record(id, state.version, record, &told));
    }
    writes.push(self::seats(id, &state));
    if let Some((_, person)) = state.person_asked() {
        writes.push(Write::Asked { table: id.to_owned(), person: Some(person), now: now() });
    }
    Ok((writes, state))
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
    let free = match state.running() {
        Some(_) => 0,
        None => state.seats.iter().filter(|place| !place.is_taken()).count() as u8,
    };
    Write::Seats { table: table.to_owned(), people, free, over }
}

/// A table as it was made.
pub(crate) struct Stored {
    id: String,
    pub(crate) options: GameOptions,
    seats: u8,
    pub(super) host: Option<PersonId>,
    pub(super) manners: Manners,
    /// When somebody else came to decide.
    pub(super) moved: i64,
}

impl Stored {
    pub(super) fn id(&self) -> &str {
        &self.id
    }
    pub(super) fn seats(&self) -> usize {
        self.seats.into()
    }
}

/// None when there is no such table.
pub(crate) async fn stored(id: &str, store: &Database) -> Result<Option<Stored>, StoreError> {
    let Some(TableRow { game, seats, host, manners, moved }) = store.table(id).await? else { return Ok(None) };
    let options = serde_json::from_str(&game).map_err(|e| broken(id, &e))?;
    let manners = serde_json::from_str(&manners).map_err(|e| broken(id, &e))?;
    Ok(Some(Stored { id: id.to_owned(), options, seats, host, manners, moved }))
}

fn broken(id: &str, error: &serde_json::Error) -> StoreError {
    StoreError::Failed(format!("table {id}: {error}"))
}

/// All records of a table, and the events that each of them told.
pub(super) async fn records<R: Stage>(
    table: &Stored,
    store: &Database,
) -> Result<Vec<(Record<R>, Vec<R::Event>)>, StoreError> {
    let broken = |error| broken(&table.id, &error);
    let read = |(body, events): (String, String)| {
        Ok((serde_json::from_str(&body).map_err(broken)?, serde_json::from_str(&events).map_err(broken)?))
    };
    store.records(&table.id).await?.into_iter().map(read).collect()
}

/// What the records of a table add up to.
pub(super) struct Read<R: Stage> {
    pub(super) state: State<R>,
    pub(super) log: Vec<Entry<R>>,
    pub(super) curtain: Curtain<R>,
}

pub(super) async fn read<R: Stage>(table: Stored, store: &Database) -> Result<Read<R>, StoreError> {
    let mut state = State::new(table.options.clone(), table.manners, table.seats());
    state.host = table.host;
    let (mut log, mut curtain) = (Vec::new(), Curtain::new());
    let mut rules = R::VERSION;
    for (record, told) in records::<R>(&table, store).await? {
        if let Record::Began { rules: played, .. } = &record {
            rules = *played;
        }
        let (turn, before) = (curtain::turn(&state), Curtain::needs(&state).then(|| state.clone()));
        log.push(follow(&mut state, &record, told, rules));
        let length = log.len();
        curtain = Curtain::after(before, turn, &state, [length - 1, length]).unwrap_or(curtain);
    }
    Ok(Read { state, log, curtain })
}

/// Plays a stored record again. Where these rules do not come to what was told then, the game stays readable and stops.
pub(super) fn follow<R: Stage>(
    state: &mut State<R>,
    record: &Record<R>,
    stored: Vec<R::Event>,
    rules: u32,
) -> Entry<R> {
    let of_game = matches!(record, Record::Answered { .. } | Record::Undone { .. });
    if rules == R::VERSION
        && !(state.stopped.is_some() && of_game)
        && let Ok(told) = state.apply(record)
    {
        return Entry { version: state.version, told, names: state.names() };
    }
    let mut next = state.clone();
    let told = match next.try_apply(record) {
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
