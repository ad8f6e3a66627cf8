//! Requests for games that can be looked at again.

use crate::{
    Shared,
    hall::Refusal,
    http::{body, person, too_many},
    people,
    protocol::{Continue, Film, FilmFrame, TableMade},
};
use axum::{
    Json,
    body::Bytes,
    extract::{ConnectInfo, Path, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use content::Sentence;
use serde::Deserialize;
use std::net::SocketAddr;
use table::{Seat, Viewer};

/// The largest replay file: a game of many hundred turns is smaller.
pub(crate) const FILE: usize = 4 << 20;
/// Frames in one answer.
const FRAMES: u32 = 50;

#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<u32>,
}

#[derive(Deserialize)]
pub(crate) struct Part {
    game: Option<u32>,
    from: u32,
    to: u32,
    eyes: Option<u8>,
}

fn private() -> Refusal {
    Refusal::Forbidden(Sentence::new("refused-private"))
}

pub(crate) async fn film(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Result<Json<Film>, Refusal> {
    let who = people::known(&shared.hall, &headers).await?;
    let name = table.clone();
    let film = shared.hall.film(&table, which.game, move |reel| reel.film(&name, who.as_ref())).await?;
    film.map(Json).ok_or_else(private)
}

pub(crate) async fn frames(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Result<Json<Vec<FilmFrame>>, Refusal> {
    let who = people::known(&shared.hall, &headers).await?;
    let to = part.to.min(part.from.saturating_add(FRAMES - 1));
    let frames = shared.hall.film(&table, part.game, move |reel| {
        let viewer = match part.eyes.map(Seat) {
            None => Viewer::Spectator,
            Some(seat) if reel.eyes(who.as_ref()).contains(&seat) => Viewer::Seat(seat),
            Some(_) => return Err(Refusal::Forbidden(Sentence::new("refused-eyes"))),
        };
        reel.frames(part.from, to, viewer).ok_or_else(private)
    });
    frames.await?.map(Json)
}

pub(crate) async fn replay(
    State(shared): State<Shared>,
    Path(table): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, Refusal> {
    let text = shared.hall.film(&table, which.game, |reel| reel.replay()).await?;
    let text = text.ok_or_else(|| Refusal::Forbidden(Sentence::new("refused-not-over")))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"dominio-{table}.json\"")),
    ];
    Ok((headers, text).into_response())
}

pub(crate) async fn recall(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    if !shared.gate.new_table(from.ip()) {
        return Ok(too_many());
    }
    let text = String::from_utf8(bytes.into()).map_err(|_| Refusal::Wrong(Sentence::new("error-not-text")))?;
    let id = shared.hall.recall(text).await?;
    Ok((StatusCode::CREATED, Json(TableMade { id })).into_response())
}

pub(crate) async fn go_on(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let wanted: Continue = body(&bytes)?;
    if !shared.gate.new_table(from.ip()) {
        return Ok(too_many());
    }
    let Some((who, cookie)) = person(&shared, from, &headers).await? else { return Ok(too_many()) };
    let id = shared.hall.go_on(&table, &wanted, &who).await?;
    Ok((StatusCode::CREATED, cookie, Json(TableMade { id })).into_response())
}
