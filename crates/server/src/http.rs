//! Pages, requests and the way to a socket. Everything that comes in is checked here first: the host it was meant for, the
//! page it comes from, how much of it there is.

use crate::{
    Shared, accounts, client, examples, films,
    hall::Refusal,
    limits, operations, people,
    protocol::{
        Catalogue, Earlier, KingdomDrawn, KingdomWish, NewName, NewReport, NewTable, PackView, Problem, TableMade,
    },
    room::Wisher,
    socket::{self, Hello, Visitor},
    stage,
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
use serde::{Deserialize, de::DeserializeOwned};
use std::net::{IpAddr, SocketAddr};
use tower_http::{compression::CompressionLayer, set_header::SetResponseHeaderLayer};

/// Letters in what somebody writes about a line.
const REASON: usize = 500;

/// Scripts, styles and pictures come from us, nothing comes from elsewhere, and nobody puts our page into theirs.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) fn router(shared: Shared) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .route("/api/me", get(accounts::me).post(rename))
        .route("/api/account", post(accounts::register))
        .route("/api/account/password", post(accounts::change_password))
        .route("/api/account/elsewhere", post(accounts::log_out_elsewhere))
        .route("/api/account/export", get(accounts::export))
        .route("/api/account/delete", post(accounts::delete))
        .route("/api/login", post(accounts::log_in))
        .route("/api/logout", post(accounts::log_out))
        .route("/api/settings", post(accounts::settings))
        .route("/api/block", post(accounts::block))
        .route("/api/tables", get(accounts::listed).post(create))
        .route("/api/tables/{table}/log", get(log))
        .route("/api/tables/{table}/film", get(films::film))
        .route("/api/tables/{table}/film/frames", get(films::frames))
        .route("/api/tables/{table}/replay", get(films::replay))
        .route("/api/tables/{table}/continue", post(films::go_on))
        .route("/api/replays", post(films::recall).layer(DefaultBodyLimit::max(films::FILE)))
        .route("/api/examples/{game}", get(examples::topics))
        .route("/api/examples/{game}/{topic}", get(examples::names))
        .route("/api/examples/{game}/{topic}/{number}", get(examples::example))
        .route("/api/kingdoms", post(kingdom))
        .route("/api/packs", get(packs))
        .route("/api/packs/{id}/{hash}", get(pack))
        .route("/api/tables/{table}/report", post(report))
        .route("/ws/{table}", any(connect))
        .fallback(get(page))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(limits::FRAME))
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        // outside of the guard: whoever watches over the server asks the machine, not its public name
        .route("/healthz", get(operations::health))
        .layer(middleware::from_fn_with_state(shared.clone(), origin_of))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "no-referrer"))
        .layer(header("cross-origin-opener-policy", "same-origin"))
        .layer(header("cross-origin-resource-policy", "same-origin"))
        .with_state(shared)
}

/// Behind a proxy, a visitor is whom the proxy names last: what comes before was written by the visitor.
async fn origin_of(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    if shared.behind_proxy {
        let named = request.headers().get_all("x-forwarded-for").iter().next_back();
        let last = named.and_then(|value| value.to_str().ok()).and_then(|value| value.rsplit(',').next());
        if let Some(address) = last.and_then(|address| address.trim().parse::<IpAddr>().ok()) {
            request.extensions_mut().insert(ConnectInfo(SocketAddr::new(address, 0)));
        }
    }
    next.run(request).await
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
            Refusal::Missing(reason) => (StatusCode::NOT_FOUND, reason),
            Refusal::Forbidden(reason) => (StatusCode::FORBIDDEN, reason),
            Refusal::NotFound => (StatusCode::NOT_FOUND, Sentence::new("refused-no-such-table")),
            Refusal::Store(error) => {
                tracing::error!(%error, "the store has failed");
                (StatusCode::SERVICE_UNAVAILABLE, Sentence::new(error.key()))
            }
        };
        (status, Json(Problem { reason })).into_response()
    }
}

pub(crate) fn too_many() -> Response {
    (StatusCode::TOO_MANY_REQUESTS, Json(Problem { reason: Sentence::new("refused-too-fast") })).into_response()
}

/// A body that is what it should be. Ours are small, and sent as JSON whatever they are called.
pub(crate) fn body<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, Refusal> {
    let wrong = |e: serde_json::Error| Sentence::new("error-request").with("reason", e.to_string());
    serde_json::from_slice(bytes).map_err(|e| Refusal::Wrong(wrong(e)))
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
    let who = Wisher { name: name.unwrap_or(who.name), ..who };
    Ok((cookie, Json(accounts::me_of(&shared, &who).await?)).into_response())
}

pub(crate) type Cookie = Option<[(HeaderName, HeaderValue); 1]>;

/// Who asks: known by a cookie, or new and given one. None when too many new people come from there.
pub(crate) async fn person(
    shared: &Shared,
    from: SocketAddr,
    headers: &HeaderMap,
) -> Result<Option<(Wisher, Cookie)>, Refusal> {
    if let Some(who) = people::known(&shared.hall, headers).await? {
        return Ok(Some((who, None)));
    }
    if !shared.gate.new_person(from.ip()) {
        return Ok(None);
    }
    let (who, cookie) = people::make(&shared.hall, shared.is_secure()).await?;
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
    let ended = shared.ended.subscribe(); // before we look who it is
    let who = match people::known(&shared.hall, &headers).await {
        Err(Refusal::Store(error)) => {
            let turn_away = move |socket| socket::turn_away(socket, error, place);
            return Ok(socket::prepared(upgrade).on_upgrade(turn_away));
        }
        who => who?,
    };
    let visitor = Visitor::new(who, people::key(&headers), ended);
    let serve = move |socket| socket::serve(socket, shared, visitor, table, hello, place);
    Ok(socket::prepared(upgrade).on_upgrade(serve))
}

#[derive(Deserialize)]
struct UpTo {
    to: u32,
}

async fn log(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    Query(UpTo { to }): Query<UpTo>,
    headers: HeaderMap,
) -> Result<Json<Earlier>, Refusal> {
    let who = people::known(&shared.hall, &headers).await?;
    shared.hall.earlier(&table, who.map(|who| who.person), to).await.map(Json)
}

/// Notes what somebody has said for whoever runs the server.
async fn report(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let NewReport { version, reason } = body(&bytes)?;
    let who = people::known(&shared.hall, &headers).await?;
    let who = who.ok_or_else(|| Refusal::Forbidden(Sentence::new("refused-who")))?;
    if !shared.gate.report(who.person) {
        return Ok(too_many());
    }
    let records = shared.hall.store().records(&table).await?;
    let line = (version as usize).checked_sub(1).and_then(|index| records.get(index));
    if line.is_none_or(|(body, _)| !body.starts_with("{\"record\":\"said\"")) {
        return Err(Refusal::Wrong(Sentence::new("error-no-such-line")));
    }
    let reason: String = reason.chars().filter(|c| !c.is_control()).take(REASON).collect();
    let write = crate::store::Write::Report { reporter: who.person, table, version, reason, now: crate::now() };
    shared.hall.write(vec![write]).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn kingdom(bytes: Bytes) -> Result<Json<KingdomDrawn>, Refusal> {
    let wish: KingdomWish = body(&bytes)?;
    stage::kingdom(wish).map(Json).map_err(Refusal::Wrong)
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
