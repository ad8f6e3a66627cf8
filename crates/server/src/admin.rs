//! What whoever runs a server does with its database: while it serves, or while it does not.

use crate::{
    now, room,
    store::{Database, Disk, PersonId, StoreError, Write},
};
use std::{fs, io, path::Path};

#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{path}: {reason}")]
    File { path: String, reason: io::Error },
}

/// Rows that are deleted in one transaction, so that a server beside us does not wait long.
const AT_ONCE: u32 = 200;
const A_DAY: i64 = 86_400;

/// Writes every finished game into a folder, also those of tables where another goes on, as replay files named after their table:
/// `TABLE.json`, `TABLE-2.json` and so on. `progress` hears of each.
pub async fn export(store: &Database, folder: &Path, progress: &mut dyn FnMut(u64)) -> Result<u64, AdminError> {
    let wrong = |path: &Path| {
        let path = path.display().to_string();
        move |reason| AdminError::File { path, reason }
    };
    fs::create_dir_all(folder).map_err(wrong(folder))?;
    let (mut after, mut games) = (String::new(), 0);
    loop {
        let found = store.tables_after(&after, AT_ONCE).await?;
        let Some(last) = found.last() else { return Ok(games) };
        after.clone_from(last);
        for table in &found {
            let Some(stored) = room::stored(table, store).await? else { continue };
            for (number, text) in room::replays(&stored, store).await? {
                let path = match number {
                    1 => folder.join(format!("{table}.json")),
                    _ => folder.join(format!("{table}-{number}.json")),
                };
                fs::write(&path, text).map_err(wrong(&path))?;
                games += 1;
                progress(games);
            }
        }
    }
}

/// What a purge has taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    pub guests: u64,
    pub games: u64,
}

/// Forgets guests who have not come for so many days, and tables at which nobody has come to decide for so many: those whose
/// games are over, and, unless somebody with an account sits there, those that never began or were left.
pub async fn purge(store: &Database, guests: Option<u32>, games: Option<u32>) -> Result<Purged, AdminError> {
    let mut purged = Purged::default();
    let days = |days: u32| now() - i64::from(days) * A_DAY;
    if let Some(before) = games.map(days) {
        loop {
            let old = store.old_tables(before, AT_ONCE).await?;
            if old.is_empty() {
                break;
            }
            purged.games += old.len() as u64;
            let writes: Vec<Write> = old.into_iter().map(|table| Write::Clear { table }).collect();
            store.commit(&writes).await?;
        }
    }
    if let Some(before) = guests.map(days) {
        loop {
            let unused: Vec<PersonId> = store.unused_guests(before, AT_ONCE).await?;
            if unused.is_empty() {
                break;
            }
            purged.guests += unused.len() as u64;
            let writes: Vec<Write> = unused.into_iter().map(|person| Write::Forget { person }).collect();
            store.commit(&writes).await?;
        }
    }
    Ok(purged)
}
