//! Laying a table by hand.

use super::parse::{Laid, Stand};
use crate::{
    Event,
    board::{At, City, Lying},
    pack,
    setup::{self, Setup},
    state::{Game, Place, Source, Standing, Task},
    switches::Switches,
    tree::Card,
};
use table::{Fixed, Generator, Luck, Seat, Seed};

type LayError = (Option<usize>, String);

pub(super) fn lay(laid: &[(usize, Laid)], events: &mut Vec<Event>) -> Result<Game, LayError> {
    let mut setup = Setup { pack: pack::trial().name().clone(), ..Setup::new(2) };
    let (mut seed, mut start) = (1, false);
    for (line, directive) in laid {
        match directive {
            Laid::Players(seats) => setup.seats = *seats,
            Laid::Seed(number) => seed = *number,
            Laid::Start => start = true,
            Laid::Played => setup.pack = pack::builtin().name().clone(),
            Laid::Switch(text) => setup.switches = switched(setup.switches, text).map_err(|e| (Some(*line), e))?,
            _ => {}
        }
    }
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
    let mut game = setup::start(&setup, luck, events).map_err(|error| (None, error.to_string()))?;
    if start {
        return Ok(game);
    }
    events.clear();
    clear(&mut game);
    for (line, directive) in laid {
        put(&mut game, directive).map_err(|error| (Some(*line), error))?;
    }
    fill_monuments(&mut game);
    begin(&mut game, laid).map_err(|error| (None, error))?;
    game.settle(events);
    Ok(game)
}

fn switched(switches: Switches, text: &str) -> Result<Switches, String> {
    let mut all = toml::Table::try_from(switches).map_err(|error| error.to_string())?;
    let one: toml::Table = text.parse().map_err(|error: toml::de::Error| error.message().to_owned())?;
    for (key, value) in one {
        if all.insert(key.clone(), value).is_none() {
            return Err(format!("there is no switch «{key}»"));
        }
    }
    all.try_into().map_err(|error: toml::de::Error| error.message().to_owned())
}

/// Nothing is dealt or chosen; p1 has the most Initiative.
fn clear(game: &mut Game) {
    game.dealt.clear();
    game.order.clear();
    for seat in game.everybody() {
        let _: bool = game.order.push(seat);
    }
    for seat in game.everybody() {
        game.player_mut(seat).objective = seat.0;
    }
    (game.at, game.actor) = (0, Seat(0));
}

fn named<T>(all: &[T], id: &str, of: impl Fn(&T) -> &str, what: &str) -> Result<u8, String> {
    let found = all.iter().position(|thing| of(thing) == id);
    found.map(|index| index as u8).ok_or_else(|| format!("there is no {what} «{id}»"))
}

fn put(game: &mut Game, directive: &Laid) -> Result<(), String> {
    let pack = game.pack.pack();
    let tile_named = |id: &str| named(&pack.tiles, id, |tile| &tile.id, "tile");
    let monument_named = |id: &str| named(&pack.monuments, id, |monument| &monument.id, "monument");
    let here =
        |game: &Game, seat: Seat| if seat.0 < game.seats { Ok(seat) } else { Err(format!("{seat} does not sit here")) };
    match directive {
        Laid::Players(_) | Laid::Seed(_) | Laid::Switch(_) | Laid::Start | Laid::Played => {}
        Laid::Turn(_) | Laid::Phase(_) => {}
        Laid::Order(seats) => {
            game.order = Fixed::default();
            for seat in seats {
                let _: bool = game.order.push(here(game, *seat)?);
            }
        }
        Laid::Age(age) => game.age = age.saturating_sub(1),
        Laid::Round(round) => game.round = round.saturating_sub(1),
        Laid::Tile { tile, cell, turned } => {
            let (tile, space) = (tile_named(tile)?, game.board.space(*cell));
            let space = space.ok_or("a tile lies beside something, in a free place")?;
            take_tile(game, tile)?;
            game.board.lay(space, Lying::Tile(tile), turned % 3);
        }
        Laid::City { seat, cell, level } => {
            let (seat, piece) = (here(game, *seat)?, game.board.find(*cell).ok_or("there is no tile")?);
            let domain = game.settlement(piece).ok_or("there is no settlement")?;
            if !(1..=3).contains(level) || game.player(seat).tokens < *level {
                return Err("a city has level 1 to 3, and its tokens must be there".to_owned());
            }
            game.board.piece_mut(piece).city = Some(City { owner: seat, level: *level });
            let player = game.player_mut(seat);
            player.tokens -= level;
            player.best_city[domain.index()] = player.best_city[domain.index()].max(*level);
        }
        Laid::Knowledge(seat, knowledge) => game.player_mut(here(game, *seat)?).knowledge = *knowledge,
        Laid::Hand(seat, tiles) => {
            for id in tiles {
                let tile = tile_named(id)?;
                take_tile(game, tile)?;
                if !game.player_mut(here(game, *seat)?).hand.push(tile) {
                    return Err("too many tiles".to_owned());
                }
            }
        }
        Laid::Influence(seat, influence) => game.player_mut(here(game, *seat)?).influence = *influence,
        Laid::Points(seat, points) => game.player_mut(here(game, *seat)?).points[Source::Effects as usize] = *points,
        Laid::Objective(seat, id) => {
            let card = named(&pack.objectives, id, |objective| &objective.id, "objective")?;
            game.player_mut(here(game, *seat)?).objective = card;
        }
        Laid::Monument(id) => {
            let monument = monument_named(id)?;
            if !game.standing.push(Standing { monument, ..Standing::default() }) {
                return Err("there are as many monuments as players".to_owned());
            }
        }
        Laid::Role(seat, domain) => game.player_mut(here(game, *seat)?).roles |= 1 << domain.index(),
        Laid::Card { seat, mastery, spot, copy, advanced } => {
            let card = named(&pack.masteries, mastery, |card| &card.id, "mastery")?;
            let placed = Card::Mastery { card, copy: *copy };
            place(game, here(game, *seat)?, placed, *spot)?;
            game.set_taken(card, *copy);
            if *advanced {
                game.player_mut(*seat).tree.upgrade(card);
            }
        }
        Laid::Level { seat, monument, spot, at } => {
            let (seat, monument) = (here(game, *seat)?, monument_named(monument)?);
            let number = game.monuments().iter().position(|standing| standing.monument == monument);
            let number = number.ok_or("this monument is not in play: monument ID")?;
            let level = game.monuments()[number].levels.len() as u8;
            place(game, seat, Card::Level { monument, level }, *spot)?;
            if let Some(stand) = at {
                let place = stand_at(game, number as u8, *stand)?;
                game.standing.as_mut_slice()[number].place = place;
            }
            let _: bool = game.standing.as_mut_slice()[number].levels.push(seat);
        }
    }
    Ok(())
}

fn stand_at(game: &mut Game, number: u8, stand: Stand) -> Result<Place, String> {
    match stand {
        Stand::Cell(cell, turned) => {
            let space = game.board.space(cell).ok_or("a base lies beside something, in a free place")?;
            Ok(Place::Base(game.board.lay(space, Lying::Base(number), turned % 3)))
        }
        Stand::Locus(corner) => {
            let at = game.free_loci().into_iter().find(|at| game.board.corner(*at) == corner);
            let ring = at.and_then(|at: At| game.board.ring(at)).ok_or("there is no free Locus")?;
            Ok(Place::Locus { corner, ring: ring.map(|at| at.piece) })
        }
    }
}

fn take_tile(game: &mut Game, tile: u8) -> Result<(), String> {
    if game.pile.bag >> tile & 1 == 0 {
        return Err("this tile is laid already".to_owned());
    }
    game.pile.bag &= !(1 << tile);
    Ok(())
}

fn place(game: &mut Game, seat: Seat, card: Card, spot: crate::Spot) -> Result<(), String> {
    let pack = game.pack.pack();
    let fits = game.player(seat).tree.room_for(card.layout(pack)).any(|open| open == spot);
    if !fits {
        return Err("this card does not fit there".to_owned());
    }
    game.player_mut(seat).tree.place(pack, card, spot, 0);
    Ok(())
}

/// As many monuments as players: those that are not named are the first of the pack.
fn fill_monuments(game: &mut Game) {
    for monument in 0..game.pack.monuments.len() as u8 {
        let known = game.monuments().iter().any(|standing| standing.monument == monument);
        if !known && game.standing.len() < usize::from(game.seats) {
            let _: bool = game.standing.push(Standing { monument, ..Standing::default() });
        }
    }
}

/// Where the turn stands.
fn begin(game: &mut Game, laid: &[(usize, Laid)]) -> Result<(), String> {
    if game.order.len() != usize::from(game.seats) {
        return Err("the order names every player".to_owned());
    }
    let mut phase = "growth";
    for (_, directive) in laid {
        match directive {
            Laid::Turn(seat) => game.at = game.place_of(*seat) as u8,
            Laid::Phase(name) => phase = name,
            _ => {}
        }
    }
    let seat = game.order.get(usize::from(game.at)).ok_or("nobody's turn")?;
    game.actor = seat;
    game.task = match phase {
        "turn" => Task::StartTurn,
        "growth" => Task::Growth { second: false },
        "construction" => Task::Construction,
        "development" => Task::Development,
        "rest" => Task::Rest,
        "end" => Task::EndAge,
        other => return Err(format!("«{other}»: turn, growth, construction, development, rest or end")),
    };
    Ok(())
}
