//! The page and what belongs to it, built from `web/` into this program.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Shown when this program was built without the client.
const MISSING: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Dominio</title>\
<h1>Dominio</h1><p>This server was built without its page. <code>cargo xtask play</code> builds both.</p>\
<p>Este servidor se compiló sin su página. <code>cargo xtask play</code> compila ambos.</p></html>";

/// The file at this path; every path of the application is its one page.
pub(crate) fn file(path: &str) -> Response {
    let path = path.trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| path != "index.html") {
        // names of built files hold a hash of what is in them
        let age = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return answer(path, file, age);
    }
    if path.starts_with("assets/") || path.starts_with("api/") || path.contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Client::get("index.html") {
        Some(page) => answer("index.html", page, "no-cache"),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], MISSING).into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, age: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, age)];
    (headers, file.data).into_response()
}

/// The kinds of files that a client is made of.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
