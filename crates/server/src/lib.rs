//! Tables on the web, for any game that keeps the contract of the table.
//!
//! - `room/` is one table: `record.rs` what is noted, `state.rs` what that adds up to, `wishes.rs` what people may do,
//!   `view.rs` what each of them sees, `written.rs` how it is stored, `mod.rs` the task that owns it
//! - `store/` is what lasts, `stage/` what a game needs to be shown, `thinking.rs` where bots think
//! - `hall.rs` knows all tables, `people.rs` who is who; `http.rs` and `socket.rs` talk to browsers in the words of
//!   `protocol.rs`; `limits.rs` says how much one visitor may ask for
//!
//! The game itself cannot be sent to anybody: only views and redacted events are, see `room/view.rs`.

mod client;
mod hall;
mod http;
mod limits;
mod people;
pub mod protocol;
mod room;
mod socket;
pub mod stage;
pub mod store;
mod thinking;

pub use limits::Limits;
#[doc(hidden)]
pub use room::gallery;

use axum::serve::ListenerExt;
use dominations::{Shelved, pack};
use hall::Hall;
use limits::Gate;
use room::House;
use stage::Menus;
use std::{io, net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};
use store::{Disk, Journal, OpenError, Sqlite};
use thinking::Thinkers;
use tokio::net::TcpListener;

pub struct Config {
    /// Where to listen; port 0 is any free one.
    pub address: SocketAddr,
    pub database: PathBuf,
    /// The public address, such as `https://dominio.example`, when there is one.
    pub origin: Option<String>,
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
    #[error("cannot listen on {address}: {reason}")]
    Listen { address: SocketAddr, reason: io::Error },
}

#[derive(Clone)]
struct Shared {
    hall: Arc<Hall>,
    gate: Arc<Gate>,
    origin: Option<Arc<str>>,
    /// That can be played with, the one that comes along first.
    packs: Arc<[Shelved]>,
}

/// A server that listens but does not serve yet.
pub struct Server {
    listener: TcpListener,
    shared: Shared,
    address: SocketAddr,
    store: Arc<Sqlite>,
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
        let store = Arc::new(Sqlite::open(&config.database).await?);
        let listen = |reason| StartError::Listen { address: config.address, reason };
        let listener = TcpListener::bind(config.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let house = House {
            journal: Journal::new(disk(store.clone())),
            thinkers: Thinkers::new(config.thinkers),
            menus: Menus::new(config.menus.map(simulator::Cache::at), config.search_threads, stage::BUDGET),
            patience: config.patience,
        };
        let hall = Arc::new(Hall::new(store.clone(), house));
        let gate = Arc::new(Gate::new(config.limits));
        let origin = config.origin.map(|origin| origin.trim_end_matches('/').into());
        let packs = std::iter::once(pack::builtin()).chain(config.packs).collect();
        let shared = Shared { hall, gate, origin, packs };
        Ok(Server { listener, shared, address, store })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    #[doc(hidden)]
    pub fn store(&self) -> Arc<Sqlite> {
        self.store.clone()
    }

    /// Serves until `stop`. Nothing has to be saved then: everything that was acknowledged is on disk.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let gate = self.shared.gate.clone();
        let forgetting = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(60)).await;
                gate.forget();
            }
        });
        let service = http::router(self.shared).into_make_service_with_connect_info::<SocketAddr>();
        // small frames go at once: waiting to fill a packet costs 40 ms
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::warn!(%error, "frames to a client may be late");
            }
        });
        let served = tokio::select! {
            served = axum::serve(listener, service).into_future() => served,
            () = stop => Ok(()),
        };
        forgetting.abort();
        served
    }
}
