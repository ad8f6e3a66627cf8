//! Events become sentences.

use super::{amounts, domain};
use crate::{Names, Piece, Sentence};
use dominations::{
    Card, Cell, Corner, Event, Knowledge, Source,
    pack::{self, Pack},
};
use table::Seat;

/// A name that a pack gives in both languages.
pub fn named(names: &pack::Names) -> Piece {
    Piece::Named { es: names.es.clone(), en: names.en.clone() }
}

/// A tile by its settlement and its discs.
pub fn tile(pack: &Pack, number: u8) -> Sentence {
    let tile = &pack.tiles[usize::from(number)];
    let discs = tile.discs.iter().map(|of| domain(*of).into()).collect();
    Sentence::new("tile").with("settlement", domain(tile.settlement)).with("discs", Piece::List(discs))
}

/// A space by where it lies from the middle of the Cradle: `N2E3` is in the second row to the north, three halves of a
/// triangle to the east.
pub fn cell(cell: Cell) -> Sentence {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    let row = if r < 0 { r } else { r + 1 };
    place_name(row, 2 * q + r + 1 + i32::from(cell.up))
}

/// A corner where triangles meet, in the same way; what lies on the line through the middle has no row.
pub fn corner((q, r): Corner) -> Sentence {
    let (q, r) = (i32::from(q), i32::from(r));
    place_name(r, 2 * q + r)
}

fn place_name(south: i32, east: i32) -> Sentence {
    let side = |number: i32, names: [&'static str; 3]| names[(number.signum() + 1) as usize];
    Sentence::new("place-name")
        .with("vertical", side(south, ["north", "middle", "south"]))
        .with("row", south.abs())
        .with("horizontal", side(east, ["west", "middle", "east"]))
        .with("column", east.abs())
}

/// What happened, for one reader.
pub fn narrate(event: &Event, pack: &Pack, names: &Names<'_>) -> Sentence {
    let line = |key: &str, seat: &Seat| names.line(key, *seat);
    let mastery = |card: u8| named(&pack.masteries[usize::from(card)].names);
    let monument = |card: u8| named(&pack.monuments[usize::from(card)].names);
    let objective = |card: u8| named(&pack.objectives[usize::from(card)].names);
    match event {
        Event::Order { seats } => {
            let seats = seats.iter().map(|seat| names.of(*seat)).collect();
            Sentence::new("told-order").with("names", Piece::List(seats))
        }
        Event::ObjectiveKept { seat, objective: Some(card) } => {
            line("told-objective-kept", seat).with("card", objective(*card))
        }
        Event::ObjectiveKept { seat, objective: None } => line("told-objective-chosen", seat),
        Event::MonumentKept { seat, monument: Some(card) } => {
            line("told-monument-kept", seat).with("card", monument(*card))
        }
        Event::MonumentKept { seat, monument: None } => line("told-monument-chosen", seat),
        Event::Revealed { objectives, monuments } => {
            let all = (0u8..).zip(objectives.iter().zip(monuments)).map(|(seat, (objective_card, monument_card))| {
                let both = line("told-revealed-seat", &Seat(seat)).with("objective", objective(*objective_card));
                both.with("monument", monument(*monument_card)).into()
            });
            Sentence::new("told-revealed").with("all", Piece::List(all.collect()))
        }
        Event::AgeBegan { age } => Sentence::new("told-age-began").with("age", *age),
        Event::TurnBegan { seat, age, round } => line("told-turn-began", seat).with("age", *age).with("round", *round),
        Event::Discarded { seat, tiles } => line("told-put-back", seat).with("number", tiles.len()),
        Event::Drew { seat, tiles } => {
            let tiles = tiles.iter().map(|number| tile(pack, *number).into()).collect();
            line("told-drew", seat).with("tiles", Piece::List(tiles))
        }
        Event::TileLaid { seat, tile: number, cell: at, .. } => {
            line("told-tile-laid", seat).with("tile", tile(pack, *number)).with("cell", cell(*at))
        }
        Event::TileReactivated { seat, cell: at } => line("told-tile-reactivated", seat).with("cell", cell(*at)),
        Event::Produced { seat, amounts, lost, points } => {
            credited(line("told-produced", seat), amounts, lost, *points)
        }
        Event::Gained { seat, amounts, lost, points } => credited(line("told-gained", seat), amounts, lost, *points),
        Event::Exchanged { seat, give, price, take } => {
            line("told-exchanged", seat).with("price", *price).with("give", domain(*give)).with("take", domain(*take))
        }
        Event::Paid { seat, amounts: paid } => line("told-paid", seat).with("amounts", amounts(paid)),
        Event::CityBuilt { seat, cell: at, level } => {
            let key = if *level == 1 { "told-city-built" } else { "told-city-raised" };
            line(key, seat).with("cell", cell(*at)).with("level", *level)
        }
        Event::MonumentPlaced { seat, monument: card } => {
            line("told-monument-placed", seat).with("card", monument(*card))
        }
        Event::CardPlaced { seat, card, nodus, .. } => {
            let placed = match card {
                Card::Campfire => line("told-campfire", seat),
                Card::Mastery { card, .. } => line("told-mastery-placed", seat).with("card", mastery(*card)),
                Card::Level { monument: card, level } => {
                    line("told-level-placed", seat).with("card", monument(*card)).with("level", level + 1)
                }
            };
            placed.with("nodus", or_nothing(!nodus.is_empty(), "told-nodus", nodus))
        }
        Event::Upgraded { seat, mastery: card } => line("told-upgraded", seat).with("card", mastery(*card)),
        Event::Copied { seat, mastery: card } => line("told-copied", seat).with("card", mastery(*card)),
        Event::Scored { seat, points, source: from } => {
            line("told-scored", seat).with("points", *points).with("source", source(*from))
        }
        Event::Influence { seat, more } => line("told-influence", seat).with("number", *more),
        Event::AgeEnded { age } => Sentence::new("told-age-ended").with("age", *age),
        Event::RoleTaken { seat, domain: of, points } => {
            let role = named(&pack.roles[of.index()].names);
            line("told-role-taken", seat).with("role", role).with("points", *points)
        }
        Event::Kept { seat, amounts: kept } => line("told-kept", seat).with("amounts", amounts(kept)),
        Event::Goals { seat, met, points } => line("told-goals", seat).with("number", *met).with("points", *points),
        Event::GameOver { winner } => line("told-game-over", winner),
    }
}

fn credited(line: Sentence, got: &Knowledge, lost: &Knowledge, points: u16) -> Sentence {
    let overflow: Piece =
        if points > 0 { Sentence::new("told-overflow").with("points", points).into() } else { "".into() };
    line.with("amounts", amounts(got))
        .with("lost", or_nothing(!lost.is_empty(), "told-lost", lost))
        .with("overflow", overflow)
}

fn or_nothing(something: bool, key: &str, of: &Knowledge) -> Piece {
    if something { Sentence::new(key).with("amounts", amounts(of)).into() } else { "".into() }
}

/// Where points come from.
pub fn source(source: Source) -> Sentence {
    Sentence::new(match source {
        Source::Influence => "source-influence",
        Source::Masteries => "source-masteries",
        Source::Monuments => "source-monuments",
        Source::Effects => "source-effects",
        Source::Roles => "source-roles",
        Source::Overflow => "source-overflow",
        Source::Objectives => "source-objectives",
    })
}
