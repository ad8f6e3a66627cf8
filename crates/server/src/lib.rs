//! Tables on the web, for any game that keeps the contract of the table.
//!
//! - `room/` is one table: `record.rs` what is noted, `state.rs` what that adds up to, `wishes.rs` what people may do,
//!   `view.rs` what each of them sees, `written.rs` how it is stored, `mod.rs` the task that owns it
//! - `store/` is what lasts, `stage/` what a game needs to be shown, `thinking.rs` where bots think
//! - `hall.rs` knows all tables, `people.rs` who is who; `http.rs` and `socket.rs` talk to browsers in the words of
//!   `protocol/`; `limits.rs` says how much one visitor may ask for
//!
//! The game itself cannot be sent to anybody: only views and redacted events are, see `room/view.rs`.

mod accounts;
pub mod admin;
mod client;
mod examples;
mod films;
mod hall;
mod http;
mod limits;
mod operations;
mod people;
pub mod protocol;
mod room;
mod socket;
pub mod stage;
pub mod store;
mod thinking;
mod uptime;

pub use limits::Limits;
#[doc(hidden)]
pub use room::{gallery, leaks};
pub(crate) use uptime::Uptime;

use axum::serve::ListenerExt;
use dominations::{Shelved, pack};
use hall::Hall;
use limits::Gate;
use operations::Housekeeping;
use people::Ended;
use room::House;
use stage::Menus;
use std::{io, net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};
use store::{Database, Disk, Journal, Location, OpenError};
use thinking::Thinkers;
use tokio::{
    net::TcpListener,
    sync::{broadcast, watch},
};

/// How long clients and writes have when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

pub struct Config {
    /// Where to listen; port 0 is any free one.
    pub address: SocketAddr,
    pub database: Location,
    /// The public address, such as `https://dominio.example`, when there is one.
    pub origin: Option<String>,
    /// Whether visitors come through a proxy on this machine, which names their addresses.
    pub behind_proxy: bool,
    /// Where `/metrics` and `/healthz` are served for those who watch over the server.
    pub operations: Option<SocketAddr>,
    pub limits: Limits,
    /// Where found menus are kept.
    pub menus: Option<PathBuf>,
    /// Threads for the search for menus; with 0 nothing is searched.
    pub search_threads: usize,
    /// Threads on which bots think.
    pub thinkers: usize,
    /// How long somebody must be away before others may give their seat to a bot.
    pub patience: Duration,
    /// Content packs of Dominations that are offered beside the one that comes along.
    pub packs: Vec<Shelved>,
}

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error(transparent)]
    Read(#[from] store::StoreError),
    #[error("no thread can be started that writes: {0}")]
    Journal(io::Error),
    #[error("cannot listen on {address}: {reason}")]
    Listen { address: SocketAddr, reason: io::Error },
}

impl Shared {
    /// Whether cookies go over HTTPS only.
    fn is_secure(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

#[derive(Clone)]
struct Shared {
    hall: Arc<Hall>,
    gate: Arc<Gate>,
    origin: Option<Arc<str>>,
    /// That can be played with, the one that comes along first.
    packs: Arc<[Shelved]>,
    behind_proxy: bool,
    /// Whether the server is about to stop.
    stopping: watch::Sender<bool>,
    ended: broadcast::Sender<Ended>,
}

/// A server that listens but does not serve yet.
pub struct Server {
    listener: TcpListener,
    watched: Option<TcpListener>,
    shared: Shared,
    address: SocketAddr,
    store: Arc<Database>,
}

impl Server {
    pub async fn start(config: Config) -> Result<Server, StartError> {
        Server::with_disk(config, |store| store).await
    }

    /// The same with something between us and the database: for tests of what happens when it fails.
    #[doc(hidden)]
    pub async fn with_disk(
        config: Config,
        disk: impl FnOnce(Arc<dyn Disk>) -> Arc<dyn Disk>,
    ) -> Result<Server, StartError> {
        let store = Arc::new(Database::open(&config.database).await?);
        let listen = |reason| StartError::Listen { address: config.address, reason };
        let listener = TcpListener::bind(config.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let watched = match config.operations {
            Some(address) => {
                let listen = |reason| StartError::Listen { address, reason };
                Some(TcpListener::bind(address).await.map_err(listen)?)
            }
            None => None,
        };
        let house = House {
            journal: Journal::new(disk(store.clone())).map_err(StartError::Journal)?,
            thinkers: Thinkers::new(config.thinkers),
            menus: Menus::new(config.menus.map(simulator::Cache::at), config.search_threads, stage::BUDGET),
            patience: config.patience,
            uptime: Uptime::begin(&store).await?,
        };
        let hall = Arc::new(Hall::new(store.clone(), house));
        let gate = Arc::new(Gate::new(config.limits));
        let origin = config.origin.map(|origin| origin.trim_end_matches('/').into());
        let packs = std::iter::once(pack::builtin()).chain(config.packs).collect();
        let shared = Shared {
            hall,
            gate,
            origin,
            packs,
            behind_proxy: config.behind_proxy,
            stopping: watch::Sender::new(false),
            ended: broadcast::Sender::new(64),
        };
        Ok(Server { listener, watched, shared, address, store })
    }

    /// Where those listen who watch over it.
    pub fn watched(&self) -> Option<SocketAddr> {
        self.watched.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    #[doc(hidden)]
    pub fn store(&self) -> Arc<Database> {
        self.store.clone()
    }

    /// Serves until `stop`. Nothing has to be saved then: everything that was acknowledged is on disk. Clients are asked to
    /// come back.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        operations::count();
        let Shared { hall, gate, stopping, .. } = self.shared.clone();
        let housekeeping = Housekeeping::begin(&hall, &gate, hall.uptime());
        let watching = self.watched.map(|listener| {
            let service = operations::router(self.shared.clone());
            tokio::spawn(axum::serve(listener, service).into_future())
        });
        let service = http::router(self.shared).into_make_service_with_connect_info::<SocketAddr>();
        // small frames go at once: waiting to fill a packet costs 40 ms
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::warn!(%error, "frames to a client may be late");
            }
        });
        let mut stopped = stopping.subscribe();
        let farewell = async move { drop(stopped.wait_for(|stopping| *stopping).await) };
        let mut serving = tokio::spawn(axum::serve(listener, service).with_graceful_shutdown(farewell).into_future());
        tokio::select! {
            served = &mut serving => return served.unwrap_or_else(|e| Err(io::Error::other(e))),
            () = stop => {}
        }
        // clients are told to come back, and what is on its way gets the time to arrive
        tracing::info!("stopping");
        stopping.send_replace(true);
        let farewells = async {
            drop((&mut serving).await);
            gate.all_closed().await; // nobody else waits for sockets: they have left those who serve requests
        };
        drop(tokio::time::timeout(FAREWELL, farewells).await);
        serving.abort();
        if let Some(watching) = watching {
            watching.abort();
        }
        drop(housekeeping);
        // whatever was handed over before this is on disk when this is
        drop(tokio::time::timeout(FAREWELL, hall.write(vec![hall.uptime().alive(now())])).await);
        Ok(())
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::timeout;

    #[tokio::test]
    async fn whoever_stops_waits_until_sockets_are_closed() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            address: "127.0.0.1:0".parse().unwrap(),
            database: Location::Sqlite(folder.path().join("test.db")),
            origin: None,
            behind_proxy: false,
            operations: None,
            limits: Limits::default(),
            menus: None,
            search_threads: 0,
            thinkers: 1,
            patience: Duration::from_secs(60),
            packs: Vec::new(),
        };
        let server = Server::start(config).await.unwrap();
        let socket = server.shared.gate.new_socket(server.address().ip()).unwrap();
        let mut stopping = tokio::spawn(server.run(std::future::ready(())));
        assert!(timeout(Duration::from_millis(500), &mut stopping).await.is_err(), "a socket is open");
        drop(socket);
        timeout(FAREWELL / 2, stopping).await.expect("as soon as it is closed").unwrap().unwrap();
    }
}
