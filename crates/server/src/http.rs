//! Pages, requests and the way to a socket. Everything that comes in is checked here first: the host it was meant for, the
//! page it comes from, how much of it there is.

use crate::{
    Shared, client,
    hall::Refusal,
    limits, people,
    protocol::{Catalogue, Me, MyTable, NewName, NewTable, PackView, Problem, TableMade},
    socket::{self, Hello},
};
use axum::{
    Json, Router,
    body::Bytes,
    extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request, State, WebSocketUpgrade},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{any, get, post},
};
use content::Sentence;
use dominations::{SetupError, pack::PackName};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use tower_http::{compression::CompressionLayer, set_header::SetResponseHeaderLayer};

/// Scripts, styles and pictures come from us, nothing comes from elsewhere, and nobody puts our page into theirs.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) fn router(shared: Shared) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .route("/api/me", get(me).post(rename))
        .route("/api/tables", post(create))
        .route("/api/packs", get(packs))
        .route("/api/packs/{id}/{hash}", get(pack))
        .route("/ws/{table}", any(connect))
        .fallback(get(page))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(limits::FRAME))
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "no-referrer"))
        .layer(header("cross-origin-opener-policy", "same-origin"))
        .layer(header("cross-origin-resource-policy", "same-origin"))
        .with_state(shared)
}

/// Turns away what was meant for another host, or comes from a page that is not ours.
async fn guard(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let our_host = match &shared.origin {
        Some(origin) => origin.split_once("://").is_some_and(|(_, ours)| ours.eq_ignore_ascii_case(host)),
        None => is_plain_host(host),
    };
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let opens_socket = request.headers().contains_key(header::SEC_WEBSOCKET_KEY);
    let from_us = match request.headers().get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or("?")) {
        None => true, // no browser: a browser names the page for everything that changes something
        Some(origin) => match &shared.origin {
            Some(ours) => ours.eq_ignore_ascii_case(origin),
            None => origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)),
        },
    };
    if !our_host || (changes || opens_socket) && !from_us {
        return (StatusCode::FORBIDDEN, "This server is not meant for that address.\n").into_response();
    }
    next.run(request).await
}

/// Without a public address only plain IP addresses and localhost are served: a name that somebody else has pointed here
/// is none of ours.
fn is_plain_host(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit())).map_or(host, |(n, _)| n);
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok()
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, reason) = match self {
            Refusal::Wrong(reason) => (StatusCode::BAD_REQUEST, reason),
            Refusal::NotFound => (StatusCode::NOT_FOUND, Sentence::new("refused-no-such-table")),
            Refusal::Store(error) => {
                tracing::error!(%error, "the store has failed");
                (StatusCode::SERVICE_UNAVAILABLE, Sentence::new(error.key()))
            }
        };
        (status, Json(Problem { reason })).into_response()
    }
}

fn too_many() -> Response {
    (StatusCode::TOO_MANY_REQUESTS, Json(Problem { reason: Sentence::new("refused-too-fast") })).into_response()
}

/// A body that is what it should be. Ours are small, and sent as JSON whatever they are called.
fn body<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, Refusal> {
    let wrong = |e: serde_json::Error| Sentence::new("error-request").with("reason", e.to_string());
    serde_json::from_slice(bytes).map_err(|e| Refusal::Wrong(wrong(e)))
}

async fn me(State(shared): State<Shared>, headers: HeaderMap) -> Result<Json<Me>, Refusal> {
    let Some(who) = people::known(&shared.hall, &headers).await? else {
        return Ok(Json(Me { name: None, tables: Vec::new() }));
    };
    let tables = shared.hall.store().tables_of(who.person).await?;
    let tables = tables.into_iter().map(|(id, over)| MyTable { id, over }).collect();
    Ok(Json(Me { name: Some(who.name), tables }))
}

async fn rename(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let NewName { name } = body(&bytes)?;
    let name = match name {
        Some(name) => Some(people::name(&name).map_err(Refusal::Wrong)?),
        None => None,
    };
    let (who, cookie) = match person(&shared, from, &headers).await? {
        Some(found) => found,
        None => return Ok(too_many()),
    };
    if let Some(name) = &name {
        shared.hall.write(vec![crate::store::Write::Name { person: who.person, name: name.clone() }]).await?;
    }
    let me = Me { name: Some(name.unwrap_or(who.name)), tables: Vec::new() };
    Ok((cookie, Json(me)).into_response())
}

type Cookie = Option<[(HeaderName, HeaderValue); 1]>;

/// Who asks: known by a cookie, or new and given one. None when too many new people come from there.
async fn person(
    shared: &Shared,
    from: SocketAddr,
    headers: &HeaderMap,
) -> Result<Option<(crate::room::Wisher, Cookie)>, Refusal> {
    if let Some(who) = people::known(&shared.hall, headers).await? {
        return Ok(Some((who, None)));
    }
    if !shared.gate.new_person(from.ip()) {
        return Ok(None);
    }
    let secure = shared.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"));
    let (who, cookie) = people::make(&shared.hall, secure).await?;
    Ok(Some((who, Some([(header::SET_COOKIE, cookie)]))))
}

async fn create(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let wanted: NewTable = body(&bytes)?;
    if !shared.gate.new_table(from.ip()) {
        return Ok(too_many());
    }
    let Some((who, cookie)) = person(&shared, from, &headers).await? else { return Ok(too_many()) };
    let id = shared.hall.create(&who, &wanted).await?;
    Ok((StatusCode::CREATED, cookie, Json(TableMade { id })).into_response())
}

async fn connect(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    Query(hello): Query<Hello>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let Some(place) = shared.gate.new_socket(from.ip()) else { return Ok(too_many()) };
    let who = people::known(&shared.hall, &headers).await?;
    let serve = move |socket| socket::serve(socket, shared.hall.clone(), shared.gate.clone(), who, table, hello, place);
    Ok(socket::prepared(upgrade).on_upgrade(serve))
}

async fn packs(State(shared): State<Shared>) -> Json<Catalogue> {
    Json(Catalogue::of(&shared.packs))
}

/// Also one that is not offered any more, as long as a game is played with it.
async fn pack(Path((id, hash)): Path<(String, String)>) -> Response {
    match dominations::pack::find(&PackName { id: id.clone(), hash: hash.clone() }) {
        Some(pack) => Json(PackView::of(pack)).into_response(),
        None => {
            let reason = content::dominations_setup_error(&SetupError::Pack { id, hash });
            (StatusCode::NOT_FOUND, Json(Problem { reason })).into_response()
        }
    }
}

async fn page(request: Request) -> Response {
    client::file(request.uri().path())
}

#[cfg(test)]
mod tests {
    use super::is_plain_host;

    #[test]
    fn names_of_others_are_not_ours() {
        for host in ["localhost", "localhost:80", "LOCALHOST:1", "127.0.0.1:5000", "[::1]:5000", "192.168.0.7"] {
            assert!(is_plain_host(host), "{host}");
        }
        for host in ["", "evil.example", "localhost.evil.example:80", "127.0.0.1.evil.example"] {
            assert!(!is_plain_host(host), "{host}");
        }
    }
}
