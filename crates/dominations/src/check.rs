//! What must hold in every state of a game, and whatever a saved one says.

use crate::{
    Domain,
    board::{Lying, NONE},
    state::{Buying, Game, Place, SEATS, Task},
    tree::Card,
};
use std::collections::HashSet;

pub(crate) fn check(game: &Game) -> Result<(), String> {
    let seats = usize::from(game.seats);
    ensure((2..=SEATS).contains(&seats), || format!("{seats} players"))?;
    seats_are_there(game)?;
    tiles_are_conserved(game)?;
    board_hangs_together(game)?;
    cards_are_conserved(game)?;
    players_keep_limits(game)?;
    task_can_be_asked(game)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn seats_are_there(game: &Game) -> Result<(), String> {
    let mut order: Vec<u8> = game.initiative().iter().map(|seat| seat.0).collect();
    order.sort_unstable();
    ensure(order == (0..game.seats).collect::<Vec<_>>(), || format!("the order is {:?}", game.initiative()))?;
    ensure(game.actor.0 < game.seats && game.then_actor.0 < game.seats && game.at < game.seats, || {
        "somebody is asked who is not there".to_owned()
    })?;
    let new: HashSet<u8> = game.new_order.as_slice().iter().map(|seat| seat.0).collect();
    let fine = new.len() == game.new_order.len() && new.iter().all(|seat| *seat < game.seats);
    ensure(fine, || "the new order is no order".to_owned())?;
    ensure(game.age < game.switches.ages && game.round <= game.switches.turns_per_age, || {
        format!("Age {}, round {}", game.age, game.round)
    })
}

/// Each of the tiles lies in one place.
fn tiles_are_conserved(game: &Game) -> Result<(), String> {
    let number = game.pack.tiles.len();
    let mut seen = vec![0u8; number];
    let hands = game.players.iter().flat_map(|player| player.hand.as_slice());
    let laid = game.board.pieces().iter().filter_map(|piece| match piece.lying {
        Lying::Tile(tile) => Some(tile),
        _ => None,
    });
    let back = game.pile.back.as_slice().iter().copied();
    let bag = (0..128u8).filter(|tile| game.pile.bag >> tile & 1 == 1);
    for tile in hands.copied().chain(laid).chain(back).chain(bag) {
        match seen.get_mut(usize::from(tile)) {
            Some(times) => *times += 1,
            None => return Err(format!("there is no tile {tile}")),
        }
    }
    let wrong = seen.iter().position(|times| *times != 1);
    ensure(wrong.is_none(), || format!("tile {} lies in {} places", wrong.unwrap_or(0), seen[wrong.unwrap_or(0)]))
}

fn board_hangs_together(game: &Game) -> Result<(), String> {
    let pieces = game.board.pieces();
    ensure(pieces.len() >= 6, || "the Cradle is missing".to_owned())?;
    let cells: HashSet<_> = pieces.iter().map(|piece| piece.cell).collect();
    ensure(cells.len() == pieces.len(), || "two pieces lie in one place".to_owned())?;
    let far = pieces.iter().any(|piece| piece.cell.q.unsigned_abs() > 110 || piece.cell.r.unsigned_abs() > 110);
    ensure(!far, || "a piece lies beyond the table".to_owned())?;
    for piece in pieces {
        ensure(piece.rotation < 3, || format!("a rotation of {}", piece.rotation))?;
        ensure(piece.beside == around(game, piece.cell), || format!("{:?} has other neighbours", piece.cell))?;
        if let Lying::Base(number) = piece.lying {
            ensure(usize::from(number) < game.monuments().len(), || "a base of no monument".to_owned())?;
        }
        if let Some(city) = piece.city {
            let legal = city.owner.0 < game.seats && (1..=3).contains(&city.level);
            ensure(legal && matches!(piece.lying, Lying::Tile(_)), || format!("{:?}: {city:?}", piece.cell))?;
        }
    }
    let free: HashSet<_> = pieces.iter().flat_map(|piece| (0..3).map(|side| piece.cell.across(side))).collect();
    let free: HashSet<_> = free.difference(&cells).copied().collect();
    let spaces: HashSet<_> = game.board.spaces().iter().map(|space| space.cell).collect();
    ensure(free == spaces && spaces.len() == game.board.spaces().len(), || "the free spaces are others".to_owned())?;
    for space in game.board.spaces() {
        ensure(space.beside == around(game, space.cell), || format!("{:?} has other neighbours", space.cell))?;
    }
    for standing in game.monuments() {
        ensure(usize::from(standing.monument) < game.pack.monuments.len(), || "no such monument".to_owned())?;
        let known = |piece: u8| usize::from(piece) < pieces.len();
        let there = match standing.place {
            Place::Box => standing.levels.is_empty(),
            Place::Base(piece) => known(piece) && matches!(game.board.piece(piece).lying, Lying::Base(_)),
            Place::Locus { ring, .. } => ring.into_iter().all(known),
        };
        ensure(there, || format!("{standing:?} stands nowhere"))?;
    }
    Ok(())
}

fn around(game: &Game, cell: crate::Cell) -> [u8; 3] {
    [0, 1, 2].map(|side| game.board.find(cell.across(side)).unwrap_or(NONE))
}

/// Every copy of a mastery and every level lies in one tree at most, and the trees are joined as they must be.
fn cards_are_conserved(game: &Game) -> Result<(), String> {
    let mut taken = game.taken.map(|_| 0u64);
    for (seat, player) in game.players.iter().enumerate().take(usize::from(game.seats)) {
        let mut again = crate::tree::Tree::new(&game.pack);
        for (number, placed) in player.tree.cards().iter().enumerate() {
            match placed.card {
                Card::Campfire => ensure(number == 0, || "a second Campfire".to_owned())?,
                Card::Mastery { card, copy } => {
                    ensure(usize::from(card) < game.pack.masteries.len() && copy < 4, || "no such mastery".to_owned())?;
                    let bit = usize::from(card) * 4 + usize::from(copy);
                    ensure(taken[bit / 64] >> (bit % 64) & 1 == 0, || format!("mastery {card} is there twice"))?;
                    taken[bit / 64] |= 1 << (bit % 64);
                }
                Card::Level { monument, level } => {
                    let standing = game.monuments().iter().find(|standing| standing.monument == monument);
                    let owner = standing.and_then(|standing| standing.levels.get(usize::from(level)));
                    ensure(owner.is_some_and(|owner| owner.index() == seat), || {
                        format!("level {level} of monument {monument} is another's")
                    })?;
                }
            }
            if number > 0 {
                let layout = placed.card.layout(&game.pack).turned(placed.turned);
                let fits = again.room_for(layout).any(|spot| spot == placed.spot);
                ensure(fits, || format!("card {number} of seat {seat} does not fit where it lies"))?;
                again.place(&game.pack, placed.card, placed.spot, placed.turned);
                if let (Card::Mastery { card, .. }, true) = (placed.card, placed.advanced) {
                    again.upgrade(card);
                }
            }
        }
        ensure(again == player.tree, || format!("the tree of seat {seat} is another"))?;
        let mut owned: Vec<u8> = player.tree.masteries().map(|(card, _)| card).collect();
        owned.sort_unstable();
        ensure(owned.is_sorted_by(|a, b| a < b), || format!("seat {seat} has a mastery twice"))?;
    }
    ensure(taken == game.taken, || "other copies are taken than lie in trees".to_owned())
}

fn players_keep_limits(game: &Game) -> Result<(), String> {
    for seat in game.everybody() {
        let player = game.player(seat);
        let most = game.switches.reserve_steps[3];
        for domain in Domain::ALL {
            ensure(player.knowledge[domain] <= most, || format!("{seat} holds too much {}", domain.id()))?;
            let best = game.cities(seat).filter(|(piece, _)| game.settlement(*piece) == Some(domain));
            let best = best.map(|(_, level)| level).max().unwrap_or(0);
            ensure(best == player.best_city[domain.index()], || format!("{seat}: the best city is another"))?;
        }
        let built: u8 = game.cities(seat).map(|(_, level)| level).sum();
        ensure(player.tokens.checked_add(built) == Some(game.switches.city_tokens), || {
            format!("{seat} has {} city tokens left and {built} on the table", player.tokens)
        })?;
        let known = player.objective == NONE || usize::from(player.objective) < game.pack.objectives.len();
        ensure(known, || "no such objective".to_owned())?;
    }
    Ok(())
}

/// A question that is due can be put, and what it is about exists.
fn task_can_be_asked(game: &Game) -> Result<(), String> {
    let pieces = game.board.pieces().len();
    let fine = match game.task {
        Task::Space { tile, .. } => game.player(game.actor).hand.as_slice().contains(&tile),
        Task::Activation { piece, .. } => usize::from(piece) < pieces,
        Task::Base | Task::Spot | Task::Pay => match game.purchase.buying {
            Buying::Nothing => false,
            Buying::City { piece } => usize::from(piece) < pieces && game.settlement(piece).is_some(),
            Buying::Level { number } => {
                let standing = game.monuments().get(usize::from(number));
                standing.is_some_and(|standing| {
                    let monument = &game.pack.monuments[usize::from(standing.monument)];
                    let card = Card::Level { monument: standing.monument, level: standing.levels.len() as u8 };
                    standing.levels.len() < monument.levels.len() && game.purchase.card == card
                })
            }
            Buying::Develop { card } | Buying::Upgrade { card } | Buying::Free { card } => {
                usize::from(card) < game.pack.masteries.len()
            }
        },
        Task::Objective | Task::Monument => {
            let cards = |cards: [u8; 2], number: usize| cards.into_iter().all(|card| usize::from(card) < number);
            game.dealt.len() == usize::from(game.seats)
                && game.dealt.as_slice().iter().all(|dealt| {
                    cards(dealt.objectives, game.pack.objectives.len())
                        && cards(dealt.monuments, game.pack.monuments.len())
                })
        }
        _ => game.monuments().len() == usize::from(game.seats),
    };
    ensure(fine, || format!("{:?} cannot be asked", game.task))?;
    let enough = match game.asking() {
        None => game.is_over(),
        Some(asking) => {
            let copies: u32 = asking.offers.iter().map(|offer| u32::from(offer.copies)).sum();
            copies >= u32::from(asking.min) && !asking.offers.is_empty()
        }
    };
    ensure(enough, || format!("{:?} has no answer", game.task))
}
