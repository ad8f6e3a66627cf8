//! `dominio admin`: for whoever runs a server.

use crate::{
    arguments::AdminTask,
    failure::{Done, Failure},
    screen, serve,
};
use content::Words;
use server::{
    admin,
    store::{Database, Location},
};
use std::{
    fs::File,
    io::{self, BufReader, BufWriter, Write},
    path::Path,
};

pub(crate) fn run(words: &Words, db: Option<&str>, task: &AdminTask) -> Done {
    let location = serve::database(words, db)?;
    if let (Location::Sqlite(path), false) = (&location, matches!(task, AdminTask::Restore { .. }))
        && !path.exists()
    {
        // a path with a slip of the pen shall not become a new database with nothing in it
        return Err(Failure::input(words.say("admin-no-database", &[("path", path.display().to_string().into())])));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Failure::input(e.to_string()))?;
    runtime.block_on(async {
        let store = Database::open(&location).await.map_err(|e| Failure::input(e.to_string()))?;
        match task {
            AdminTask::Backup { file } => back_up(words, &store, file).await,
            AdminTask::Restore { file } => restore(words, &store, file).await,
            AdminTask::Export { folder } => {
                let bar = progress(words);
                let games = admin::export(&store, folder, &mut |games| bar.set_position(games)).await;
                bar.finish_and_clear();
                let games = games.map_err(|e| Failure::input(e.to_string()))?;
                say(words, "admin-exported", games, folder)
            }
            AdminTask::Purge { guests, games } => {
                let purged = admin::purge(&store, *guests, *games).await.map_err(|e| Failure::input(e.to_string()))?;
                let values = [("guests", purged.guests.into()), ("games", purged.games.into())];
                screen::line(&words.say("admin-purged", &values))
            }
            AdminTask::Reports { number } => reports(words, &store, *number).await,
        }
    })
}

fn progress(words: &Words) -> indicatif::ProgressBar {
    let bar = indicatif::ProgressBar::new_spinner();
    let style = indicatif::ProgressStyle::with_template("{spinner} {pos} {msg}");
    bar.with_style(style.unwrap_or_else(|_| indicatif::ProgressStyle::default_spinner()))
        .with_message(words.say("admin-done-so-far", &[]))
}

fn say(words: &Words, key: &str, number: u64, path: &Path) -> Done {
    screen::line(&words.say(key, &[("number", number.into()), ("path", path.display().to_string().into())]))
}

/// Nobody else reads it: hashes of passwords are in it.
fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Into a file beside it first: one that is there is whole, or is left as it was.
async fn back_up(words: &Words, store: &Database, file: &Path) -> Done {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let written = |e: io::Error| Failure::write(words, file, &e);
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = folder.join(name);
    let mut writer = BufWriter::new(private(&part).map_err(written)?);
    let bar = progress(words);
    let rows = store.back_up(&mut writer, &mut |rows| bar.set_position(rows)).await;
    bar.finish_and_clear();
    let rows = rows.map_err(|e| Failure::input(e.to_string()))?;
    writer.flush().and_then(|()| writer.get_ref().sync_all()).map_err(written)?;
    std::fs::rename(&part, file).map_err(written)?;
    say(words, "admin-backed-up", rows, file)
}

async fn restore(words: &Words, store: &Database, file: &Path) -> Done {
    let opened = File::open(file).map_err(|e| Failure::read(words, file, &e))?;
    let bar = progress(words);
    let rows = store.restore(&mut BufReader::new(opened), &mut |rows| bar.set_position(rows)).await;
    bar.finish_and_clear();
    say(words, "admin-restored", rows.map_err(|e| Failure::input(e.to_string()))?, file)
}

async fn reports(words: &Words, store: &Database, number: u32) -> Done {
    let reports = store.reports(number).await.map_err(|e| Failure::input(e.to_string()))?;
    if reports.is_empty() {
        return screen::line(&words.say("admin-no-reports", &[]));
    }
    for report in reports {
        let records = store.records(&report.table).await.map_err(|e| Failure::input(e.to_string()))?;
        let line = records.get((report.version as usize).saturating_sub(1));
        let line = line.and_then(|(body, _)| serde_json::from_str::<serde_json::Value>(body).ok());
        let text = |field: &str| line.as_ref().and_then(|line| line[field].as_str()).unwrap_or_default().to_owned();
        let values = [
            ("table", report.table.as_str().into()),
            ("name", text("name").into()),
            ("text", text("text").into()),
            ("reason", report.reason.as_str().into()),
        ];
        screen::line(&words.say("admin-report", &values))?;
    }
    Ok(())
}
