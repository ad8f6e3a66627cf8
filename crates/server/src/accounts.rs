//! Accounts: a login and a password keep games and settings across devices. Nobody needs one.

use crate::{
    Shared,
    hall::Refusal,
    http::{body, person, too_many},
    now,
    people::{self, Ended},
    protocol::{Block, Credentials, Farewell, Me, MyTable, NewPassword},
    room::Wisher,
    store::{Account, FoundTable, PersonId, Report, Write},
};
use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use axum::{
    Json,
    body::Bytes,
    extract::{ConnectInfo, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use content::Sentence;
use serde_json::{Value, json, value::RawValue};
use std::{net::SocketAddr, sync::LazyLock};
use tokio::sync::Semaphore;

/// Letters in a login, and in a password.
const LOGIN: std::ops::RangeInclusive<usize> = 3..=32;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// Bytes of the settings of a client.
const SETTINGS: usize = 8192;
/// Tables in a list.
const TABLES: u32 = 50;

/// Passwords that are weighed at once: each takes 19 MiB and some time.
static WEIGHING: Semaphore = Semaphore::const_new(2);

/// Weighed when there is no such account, so that the time does not tell.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed("nobody has this password").unwrap_or_default());

fn hashed(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn fits(password: &str, hash: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Runs beside everything else: it takes long on purpose.
async fn weigh<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let _turn = WEIGHING.acquire().await.map_err(|_| again())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| again())
}

fn again() -> Refusal {
    wrong("refused-try-again")
}

fn wrong(key: &str) -> Refusal {
    Refusal::Wrong(Sentence::new(key))
}

/// A login as it is kept.
fn login(typed: &str) -> Result<String, Refusal> {
    let login = typed.trim().to_lowercase();
    let usual = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-');
    if !LOGIN.contains(&login.chars().count()) || !login.chars().all(usual) {
        let sentence = Sentence::new("error-login").with("least", *LOGIN.start()).with("most", *LOGIN.end());
        return Err(Refusal::Wrong(sentence));
    }
    Ok(login)
}

async fn new_hash(password: String) -> Result<String, Refusal> {
    if !PASSWORD.contains(&password.chars().count()) {
        let sentence = Sentence::new("error-password").with("least", *PASSWORD.start()).with("most", *PASSWORD.end());
        return Err(Refusal::Wrong(sentence));
    }
    weigh(move || hashed(&password)).await?.ok_or_else(again)
}

async fn check(account: Option<&Account>, password: String) -> Result<(), Refusal> {
    let hash = account.map_or_else(|| NOBODY.clone(), |account| account.password.clone());
    let fits = weigh(move || password.len() <= 4 * PASSWORD.end() && fits(&password, &hash)).await?;
    if account.is_some() && fits { Ok(()) } else { Err(wrong("error-wrong-password")) }
}

/// Makes an account of whoever asks.
pub(crate) async fn register(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let Credentials { login: typed, password } = body(&bytes)?;
    let login = login(&typed)?;
    if !shared.gate.password(from.ip(), &login) {
        return Ok(too_many());
    }
    let Some((who, cookie)) = person(&shared, from, &headers).await? else { return Ok(too_many()) };
    let store = shared.hall.store();
    if store.account_of(who.person).await?.is_some() {
        return Err(wrong("error-has-account"));
    }
    let taken = || wrong("error-login-taken");
    if store.account(&login).await?.is_some() {
        return Err(taken());
    }
    let password = new_hash(password).await?;
    match shared.hall.write(vec![Write::Login { person: who.person, login, password }]).await {
        Err(crate::store::StoreError::Conflict(_)) => return Err(taken()), // somebody was faster
        result => result?,
    }
    Ok((StatusCode::CREATED, cookie, Json(me_of(&shared, &who).await?)).into_response())
}

pub(crate) async fn log_in(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let Credentials { login: typed, password } = body(&bytes)?;
    let login = typed.trim().to_lowercase();
    if !shared.gate.password(from.ip(), &login) {
        return Ok(too_many());
    }
    let account = shared.hall.store().account(&login).await?;
    check(account.as_ref(), password).await?;
    let Some(account) = account else { return Err(wrong("error-wrong-password")) };
    let (key, cookie) = people::new_cookie(shared.is_secure())?;
    let mut writes = vec![Write::Session { person: account.person, key, now: now() }];
    let before = people::key(&headers);
    writes.extend(before.map(|key| Write::EndSession { key }));
    shared.hall.write(writes).await?;
    before.map(|key| shared.ended.send(Ended::One(key)));
    let name = shared.hall.store().person(&key).await?.and_then(|(_, name, _)| name);
    let who = Wisher { person: account.person, name: name.unwrap_or_else(|| people::guest(account.person)) };
    Ok(([(header::SET_COOKIE, cookie)], Json(me_of(&shared, &who).await?)).into_response())
}

/// This browser forgets who it was. A guest who does that is nobody's any more.
pub(crate) async fn log_out(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response, Refusal> {
    // whoever invents keys is not told of to everybody
    if let (Some(key), Some(_)) = (people::key(&headers), people::known(&shared.hall, &headers).await?) {
        shared.hall.write(vec![Write::EndSession { key }]).await?;
        drop(shared.ended.send(Ended::One(key)));
    }
    Ok(([(header::SET_COOKIE, people::no_cookie())], StatusCode::NO_CONTENT).into_response())
}

/// Whoever asks must be somebody.
async fn somebody(shared: &Shared, headers: &HeaderMap) -> Result<Wisher, Refusal> {
    let who = people::known(&shared.hall, headers).await?;
    who.ok_or_else(|| Refusal::Forbidden(Sentence::new("refused-who")))
}

async fn own_account(shared: &Shared, who: &Wisher) -> Result<Account, Refusal> {
    let account = shared.hall.store().account_of(who.person).await?;
    account.ok_or_else(|| Refusal::Forbidden(Sentence::new("refused-no-account")))
}

pub(crate) async fn change_password(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let NewPassword { old, new } = body(&bytes)?;
    let who = somebody(&shared, &headers).await?;
    let account = own_account(&shared, &who).await?;
    if !shared.gate.own_password(from.ip(), who.person) {
        return Ok(too_many());
    }
    check(Some(&account), old).await?;
    let password = new_hash(new).await?;
    let mut writes = vec![Write::Login { person: who.person, login: account.login, password }];
    // whoever knew the old one is out
    let but = people::key(&headers);
    writes.extend(but.map(|but| Write::EndSessions { person: who.person, but }));
    shared.hall.write(writes).await?;
    drop(shared.ended.send(Ended::All { person: who.person, but }));
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Ends all other browsers of whoever asks.
pub(crate) async fn log_out_elsewhere(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response, Refusal> {
    let who = somebody(&shared, &headers).await?;
    if !shared.gate.seldom(who.person) {
        return Ok(too_many());
    }
    let Some(but) = people::key(&headers) else { return Err(again()) };
    shared.hall.write(vec![Write::EndSessions { person: who.person, but }]).await?;
    drop(shared.ended.send(Ended::All { person: who.person, but: Some(but) }));
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Everything that is kept about whoever asks: also the games that are over at the tables at which they have ever sat, what they
/// have said there, and what they have reported.
pub(crate) async fn export(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response, Refusal> {
    let who = somebody(&shared, &headers).await?;
    if !shared.gate.seldom(who.person) {
        return Ok(too_many());
    }
    let store = shared.hall.store();
    let mut games = Vec::new();
    for table in store.tables_ever_of(who.person).await? {
        let replays = shared.hall.replays(&table).await?;
        let replays: Vec<Value> = replays.iter().filter_map(|(_, text)| serde_json::from_str(text).ok()).collect();
        let records = store.records(&table).await?;
        let said = records.iter().filter_map(|(body, _)| serde_json::from_str::<Value>(body).ok());
        let said = said.filter(|record| record["record"] == "said" && record["person"] == who.person);
        let said: Vec<Value> = said.map(|mut record| record["text"].take()).collect();
        let over = store.is_over(&table).await?;
        games.push(json!({ "table": table, "over": over, "replays": replays, "said": said }));
    }
    let reports = store.reports_by(who.person).await?.into_iter().map(|Report { table, version, reason, made, .. }| {
        json!({ "table": table, "version": version, "reason": reason, "made": made })
    });
    let reports: Vec<Value> = reports.collect();
    let me = me_of(&shared, &who).await?;
    let all = json!({ "person": who.person.to_string(), "me": me, "games": games, "reports": reports });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"dominio-account.json\"")),
    ];
    Ok((headers, serde_json::to_string_pretty(&all).unwrap_or_default()).into_response())
}

pub(crate) async fn delete(
    State(shared): State<Shared>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let Farewell { password } = body(&bytes)?;
    let who = somebody(&shared, &headers).await?;
    if let Some(account) = shared.hall.store().account_of(who.person).await? {
        if !shared.gate.own_password(from.ip(), who.person) {
            return Ok(too_many());
        }
        check(Some(&account), password.unwrap_or_default()).await?;
    }
    // also before: what they say meanwhile at another table would stay there
    let out = || drop(shared.ended.send(Ended::All { person: who.person, but: None }));
    out();
    shared.hall.forget(&who, out).await?;
    Ok(([(header::SET_COOKIE, people::no_cookie())], StatusCode::NO_CONTENT).into_response())
}

pub(crate) async fn settings(
    State(shared): State<Shared>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Refusal> {
    let settings: Box<RawValue> = body(&bytes)?;
    if settings.get().len() > SETTINGS {
        return Err(Refusal::Wrong(Sentence::new("error-settings").with("most", SETTINGS)));
    }
    let who = somebody(&shared, &headers).await?;
    shared.hall.write(vec![Write::Settings { person: who.person, settings: settings.get().to_owned() }]).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

pub(crate) async fn block(State(shared): State<Shared>, headers: HeaderMap, bytes: Bytes) -> Result<Json<Me>, Refusal> {
    let Block { person, block } = body(&bytes)?;
    let blocked: PersonId = person.parse().map_err(|_| wrong("error-no-such-person"))?;
    let who = somebody(&shared, &headers).await?;
    let person = who.person;
    if blocked == person {
        return Err(wrong("error-no-such-person"));
    }
    let write = if block { Write::Block { person, blocked } } else { Write::Unblock { person, blocked } };
    shared.hall.write(vec![write]).await?;
    Ok(Json(me_of(&shared, &who).await?))
}

pub(crate) async fn me(State(shared): State<Shared>, headers: HeaderMap) -> Result<Json<Me>, Refusal> {
    match people::known(&shared.hall, &headers).await? {
        Some(who) => Ok(Json(me_of(&shared, &who).await?)),
        None => Ok(Json(Me {
            person: None,
            name: None,
            login: None,
            tables: Vec::new(),
            settings: None,
            blocked: Vec::new(),
        })),
    }
}

pub(crate) async fn me_of(shared: &Shared, who: &Wisher) -> Result<Me, Refusal> {
    let store = shared.hall.store();
    let tables = store.tables_of(who.person, TABLES).await?;
    let settings = store.settings(who.person).await?.and_then(|text| RawValue::from_string(text).ok());
    let blocked = store.blocked_by(who.person).await?.into_iter().map(|(person, name)| crate::protocol::Blocked {
        person: person.to_string(),
        name: name.unwrap_or_else(|| people::guest(person)),
    });
    Ok(Me {
        person: Some(who.person.to_string()),
        name: Some(who.name.clone()),
        login: store.account_of(who.person).await?.map(|account| account.login),
        tables: tables.into_iter().map(|table| table_view(table, Some(who.person))).collect(),
        settings,
        blocked: blocked.collect(),
    })
}

/// Tables that anybody may find.
pub(crate) async fn listed(State(shared): State<Shared>, headers: HeaderMap) -> Result<Json<Vec<MyTable>>, Refusal> {
    let who = people::known(&shared.hall, &headers).await?.map(|who| who.person);
    let tables = shared.hall.store().listed(TABLES).await?;
    Ok(Json(tables.into_iter().map(|table| table_view(table, who)).collect()))
}

fn table_view(table: FoundTable, reader: Option<PersonId>) -> MyTable {
    #[derive(serde::Deserialize)]
    struct Name {
        game: String,
    }
    let name = |(person, name): (PersonId, Option<String>)| name.unwrap_or_else(|| people::guest(person));
    MyTable {
        id: table.id,
        game: serde_json::from_str::<Name>(&table.game).map_or_else(|_| String::new(), |name| name.game),
        seats: table.seats,
        free: table.free,
        people: table.people.into_iter().map(name).collect(),
        over: table.over,
        your_turn: !table.over && reader.is_some() && table.asked == reader,
        moved: table.moved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_are_folded_or_refused() {
        assert_eq!(login(" Ana_María ").unwrap(), "ana_maría");
        for typed in ["", "ab", "a b c", "a@b.c", &"x".repeat(33), "<script>"] {
            assert!(login(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn a_password_fits_only_its_own_hash() {
        let hash = hashed("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(fits("correct horse", &hash));
        assert!(!fits("correct horsf", &hash) && !fits("", &hash) && !fits("correct horse", "no hash"));
        assert_ne!(hashed("correct horse").unwrap(), hash, "with a salt of its own");
    }
}
