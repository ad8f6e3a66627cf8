//! `dominio serve`: the table in the browser.

use crate::{
    arguments::Serve,
    failure::{Done, Failure},
    opponents, pack, screen,
};
use content::Words;
use directories::ProjectDirs;
use server::{Config, Limits, Server};
use std::{fs, path::PathBuf, time::Duration};
use tracing::level_filters::LevelFilter;

pub(crate) fn run(words: &Words, options: &Serve) -> Done {
    let database = database(words, options.db.as_deref())?;
    if let Some(folder) = database.parent() {
        fs::create_dir_all(folder).map_err(|e| Failure::write(words, folder, &e))?;
    }
    if let Some(origin) = options.origin.as_deref().filter(|origin| !is_origin(origin)) {
        return Err(Failure::input(words.say("error-origin", &[("origin", origin.into())])));
    }
    let level = if options.verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = Config {
        address: options.addr,
        database: database.clone(),
        origin: options.origin.clone(),
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
        let values = [("address", address.into()), ("path", database.display().to_string().into())];
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

/// `sqlite:PATH`, or a file in the user's own folder for data.
fn database(words: &Words, typed: Option<&str>) -> Done<PathBuf> {
    match typed {
        Some(typed) => match typed.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            Some(path) => Ok(PathBuf::from(path)),
            None => Err(Failure::input(words.say("error-database", &[("db", typed.into())]))),
        },
        None => {
            let folders = ProjectDirs::from("", "", "dominio");
            let folder = folders.ok_or_else(|| Failure::input(words.say("error-no-data-folder", &[])))?;
            Ok(folder.data_dir().join("dominio.db"))
        }
    }
}

/// `https://dominio.example`, nothing behind it.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| !host.trim_end_matches('/').is_empty() && !host.trim_end_matches('/').contains('/'))
}
