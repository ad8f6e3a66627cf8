//! What happened, as data. Nearly everything is public; sentences are made of it elsewhere.

use crate::{
    Cell, Domain, Knowledge,
    state::Source,
    tree::{Card, Spot},
};
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who plays in which order.
    Order {
        seats: Vec<Seat>,
    },
    /// A seat has decided which objective it keeps; others only learn that it has.
    ObjectiveKept {
        seat: Seat,
        objective: Option<u8>,
    },
    MonumentKept {
        seat: Seat,
        monument: Option<u8>,
    },
    /// All have chosen: by seat.
    Revealed {
        objectives: Vec<u8>,
        monuments: Vec<u8>,
    },
    AgeBegan {
        age: u8,
    },
    TurnBegan {
        seat: Seat,
        age: u8,
        round: u8,
    },
    Discarded {
        seat: Seat,
        tiles: Vec<u8>,
    },
    Drew {
        seat: Seat,
        tiles: Vec<u8>,
    },
    TileLaid {
        seat: Seat,
        tile: u8,
        cell: Cell,
        rotation: u8,
    },
    /// With the Inventor.
    TileReactivated {
        seat: Seat,
        cell: Cell,
    },
    /// By the tile that was laid last; for the one who laid it and for owners of cities.
    Produced {
        seat: Seat,
        amounts: Knowledge,
        lost: Knowledge,
        points: u16,
    },
    Gained {
        seat: Seat,
        amounts: Knowledge,
        lost: Knowledge,
        points: u16,
    },
    Exchanged {
        seat: Seat,
        give: Domain,
        price: u8,
        take: Domain,
    },
    Paid {
        seat: Seat,
        amounts: Knowledge,
    },
    CityBuilt {
        seat: Seat,
        cell: Cell,
        level: u8,
    },
    /// By its number in the pack.
    MonumentPlaced {
        seat: Seat,
        monument: u8,
    },
    CardPlaced {
        seat: Seat,
        card: Card,
        spot: Spot,
        nodus: Knowledge,
    },
    Upgraded {
        seat: Seat,
        mastery: u8,
    },
    Copied {
        seat: Seat,
        mastery: u8,
    },
    Scored {
        seat: Seat,
        points: u16,
        source: Source,
    },
    Influence {
        seat: Seat,
        more: u16,
    },
    AgeEnded {
        age: u8,
    },
    RoleTaken {
        seat: Seat,
        domain: Domain,
        points: u16,
    },
    Kept {
        seat: Seat,
        amounts: Knowledge,
    },
    /// How many goals of the objective are met.
    Goals {
        seat: Seat,
        met: u8,
        points: u16,
    },
    GameOver {
        winner: Seat,
    },
}

/// What a viewer may know of it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let hidden = |seat: Seat| viewer != Viewer::Seat(seat);
    match event {
        Event::ObjectiveKept { seat, .. } if hidden(*seat) => Event::ObjectiveKept { seat: *seat, objective: None },
        Event::MonumentKept { seat, .. } if hidden(*seat) => Event::MonumentKept { seat: *seat, monument: None },
        other => other.clone(),
    }
}
