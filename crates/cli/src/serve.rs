//! `dominio serve`: the table in the browser.

use crate::{
    arguments::{LogForm, Serve},
    failure::{Done, Failure},
    opponents, pack, screen,
};
use content::Words;
use directories::ProjectDirs;
use server::{Config, Limits, Server, store::Location};
use std::{fs, time::Duration};
use tracing::level_filters::LevelFilter;

pub(crate) fn run(words: &Words, options: &Serve) -> Done {
    let database = database(words, options.db.as_deref())?;
    if let Some(origin) = options.origin.as_deref().filter(|origin| !is_origin(origin)) {
        return Err(Failure::input(words.say("error-origin", &[("origin", origin.into())])));
    }
    let level = if options.verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    match options.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = Config {
        address: options.addr,
        database: database.clone(),
        origin: options.origin.clone(),
        behind_proxy: options.behind_proxy,
        operations: options.operations,
        limits: if options.no_limits { Limits::none() } else { Limits::default() },
        menus: opponents::cache_folder(),
        // one core is left to the tables
        search_threads: if options.no_search { 0 } else { cores.saturating_sub(1).max(1) },
        thinkers: cores.saturating_sub(1).max(1),
        patience: Duration::from_secs(60),
        packs: options.content.iter().map(|folder| pack::shelved(words, folder)).collect::<Done<_>>()?,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Failure::input(e.to_string()))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|e| Failure::input(e.to_string()))?;
        let address = options.origin.clone().unwrap_or_else(|| format!("http://{}", server.address()));
        let values = [("address", address.into()), ("path", database.to_string().into())];
        screen::line(&words.say("serve-ready", &values))?;
        server.run(stopped()).await.map_err(|e| Failure::input(e.to_string()))
    })?;
    runtime.shutdown_background();
    Ok(())
}

/// Ctrl-C, or what the system sends to end a program.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

/// Where the database is: what was typed, or a file in the user's own folder for data, which is made.
pub(crate) fn database(words: &Words, typed: Option<&str>) -> Done<Location> {
    let location = match typed {
        Some(typed) => {
            let unknown = |()| Failure::input(words.say("error-database", &[("db", typed.into())]));
            typed.parse().map_err(unknown)?
        }
        None => {
            let folders = ProjectDirs::from("", "", "dominio");
            let folder = folders.ok_or_else(|| Failure::input(words.say("error-no-data-folder", &[])))?;
            Location::Sqlite(folder.data_dir().join("dominio.db"))
        }
    };
    if let Location::Sqlite(path) = &location
        && let Some(folder) = path.parent()
    {
        fs::create_dir_all(folder).map_err(|e| Failure::write(words, folder, &e))?;
    }
    Ok(location)
}

/// `https://dominio.example`, nothing behind it.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| !host.trim_end_matches('/').is_empty() && !host.trim_end_matches('/').contains('/'))
}
