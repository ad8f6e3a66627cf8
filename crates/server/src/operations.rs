//! For whoever runs the server: is it well, how much does it do, and what is tidied up meanwhile.

use crate::{Shared, Uptime, hall::Hall, limits::Gate, now, store::StoreError};
use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};
use tokio::{task::JoinHandle, time::timeout};

/// Guests who have not come back for so long, and sit at no table that goes on, are forgotten.
const UNUSED: i64 = 90 * 86_400;
/// How many of them at once.
const AT_ONCE: u32 = 500;
/// A commit that takes so long, or a read, is a sign that something is wrong, even if it does not fail.
const PATIENCE: Duration = Duration::from_secs(3);
const A_MINUTE: Duration = Duration::from_secs(60);
const AN_HOUR: Duration = Duration::from_secs(3600);

/// What is counted, for all servers of this program.
fn counted() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
    let install = || {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &seconds).ok()?;
        builder.install_recorder().ok()
    };
    HANDLE.get_or_init(install).as_ref()
}

/// Begins to count; before that, counting costs nothing and comes to nothing.
pub(crate) fn count() {
    counted();
    metrics::describe_counter!("dominio_answers_total", "Answers that are on disk, by game");
    metrics::describe_counter!("dominio_refusals_total", "Wishes that were refused");
    metrics::describe_counter!("dominio_games_total", "Games that have begun");
    metrics::describe_counter!("dominio_failures_total", "Writes that failed, games that failed, bots that failed");
    metrics::describe_histogram!("dominio_commit_seconds", "How long a group of writes took to be durable");
    metrics::describe_histogram!(
        "dominio_thought_seconds",
        "How long bots thought up to the next question for a person"
    );
    metrics::describe_gauge!("dominio_sockets", "Open sockets");
    metrics::describe_gauge!("dominio_rooms", "Tables in memory");
}

/// What is served at an address of its own, for those who watch over the server.
pub(crate) fn router(shared: Shared) -> Router {
    Router::new().route("/healthz", get(health)).route("/metrics", get(figures)).with_state(shared)
}

/// `GET /metrics`, as Prometheus reads it.
async fn figures(State(shared): State<Shared>) -> Response {
    metrics::gauge!("dominio_sockets").set(f64::from(shared.gate.open_sockets()));
    metrics::gauge!("dominio_rooms").set(shared.hall.open_rooms() as f64);
    let Some(handle) = counted() else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render()).into_response()
}

/// `GET /healthz`: whether records can be read and written.
pub(crate) async fn health(State(shared): State<Shared>) -> Response {
    let answer =
        |status: StatusCode, text: String| (status, [(header::CACHE_CONTROL, "no-store")], text).into_response();
    match trouble(&shared.hall).await {
        None => answer(StatusCode::OK, "ok\n".to_owned()),
        Some(error) => answer(StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn trouble(hall: &Hall) -> Option<StoreError> {
    let slow = |what: &str| StoreError::Failed(format!("a {what} has taken more than {} s", PATIENCE.as_secs()));
    let journal = hall.journal();
    let met = journal.trouble().borrow().clone();
    let late = (journal.under_way() > PATIENCE).then(|| slow("commit"));
    if met.is_some() || late.is_some() {
        return met.or(late);
    }
    match timeout(PATIENCE, hall.store().uptimes()).await {
        Ok(read) => read.err(),
        Err(_) => Some(slow("read")),
    }
}

/// What goes on beside the tables; it ends when this is dropped.
pub(crate) struct Housekeeping(Vec<JoinHandle<()>>);

impl Housekeeping {
    pub(crate) fn begin(hall: &Arc<Hall>, gate: &Arc<Gate>, uptime: Uptime) -> Housekeeping {
        let (hall, gate) = (hall.clone(), gate.clone());
        let bots = hall.clone();
        let noting = tokio::spawn(uptime.note(hall.journal()));
        let forgetting = tokio::spawn(async move {
            loop {
                tokio::time::sleep(A_MINUTE).await;
                gate.forget();
                if let Some(handle) = counted() {
                    handle.run_upkeep(); // otherwise samples wait in memory for somebody who asks for them
                }
            }
        });
        let purging = tokio::spawn(async move {
            loop {
                tokio::time::sleep(AN_HOUR).await;
                match purge(&hall, now() - UNUSED).await {
                    Ok(0) => {}
                    Ok(number) => tracing::info!(number, "guests were forgotten"),
                    Err(error) => tracing::warn!(%error, "guests could not be forgotten"),
                }
            }
        });
        let going_on = tokio::spawn(async move {
            if let Err(error) = bots.let_bots_go_on().await {
                tracing::warn!(%error, "games in which a bot is asked wait until somebody comes");
            }
        });
        Housekeeping(vec![noting, forgetting, purging, going_on])
    }
}

impl Drop for Housekeeping {
    fn drop(&mut self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

/// Forgets all guests who have not come since then, each by themselves: players do not wait for long meanwhile.
async fn purge(hall: &Hall, before: i64) -> Result<usize, StoreError> {
    let mut number = 0;
    loop {
        let unused = hall.store().unused_guests(before, AT_ONCE).await?;
        if unused.is_empty() {
            return Ok(number);
        }
        for person in &unused {
            hall.write(vec![crate::store::Write::Forget { person: *person }]).await?;
        }
        number += unused.len();
    }
}
