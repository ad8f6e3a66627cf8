//! Accounts: optional, for those who want their games and settings on several devices.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

/// `GET /api/me`
#[derive(Clone, Debug, Serialize, TS)]
pub struct Me {
    /// As lines of talk name who has said them; none for visitors.
    pub person: Option<String>,
    /// None for somebody who has not given one.
    pub name: Option<String>,
    /// The name one logs in with; none for guests.
    pub login: Option<String>,
    pub tables: Vec<MyTable>,
    /// As `POST /api/settings` has left them; none for visitors.
    #[ts(type = "unknown")]
    pub settings: Option<Box<RawValue>>,
    /// Those whose talk is not shown.
    pub blocked: Vec<Blocked>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Blocked {
    /// A text, since it is too large for a number of JavaScript.
    pub person: String,
    pub name: String,
}

/// A table that a person sits at, or that anybody may find (`GET /api/tables`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MyTable {
    pub id: String,
    /// `dominion` or `dominations`.
    pub game: String,
    pub seats: u8,
    /// Those that somebody could take.
    pub free: u8,
    /// The people who sit there.
    pub people: Vec<String>,
    pub over: bool,
    /// Whether the reader is to decide.
    pub your_turn: bool,
    /// When somebody else came to decide, in seconds since 1970.
    #[ts(type = "number")]
    pub moved: i64,
}

/// `POST /api/me`: makes a person of a visitor, and gives them a name.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// None leaves the one there is.
    #[serde(default)]
    pub name: Option<String>,
}

/// `POST /api/account` makes an account of a guest, `POST /api/login` comes back to one.
#[derive(Clone, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub login: String,
    pub password: String,
}

/// `POST /api/account/password`
#[derive(Clone, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    pub old: String,
    pub new: String,
}

/// `POST /api/account/delete`
#[derive(Clone, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// Of those who have one.
    #[serde(default)]
    pub password: Option<String>,
}

/// `POST /api/block`
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Block {
    pub person: String,
    /// False takes it back.
    pub block: bool,
}

/// `POST /api/tables/ID/report`: something that somebody has said.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Of the line.
    pub version: u32,
    #[serde(default)]
    pub reason: String,
}
