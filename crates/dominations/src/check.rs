//! What must hold in every state of a game, and whatever a saved one says.

use crate::{
    Choice, Domain, Phase,
    board::{Lying, NONE},
    state::{Buying, Due, Game, Place, Purchase, Task},
    tree::Card,
};
use std::collections::HashSet;

pub(crate) fn check(game: &Game) -> Result<(), String> {
    crate::setup::check(game.seats, &game.switches).map_err(|error| error.to_string())?;
    seats_are_there(game)?;
    monuments_are_in_play(game)?;
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
    let over = matches!(game.phase(), Phase::EndOfAge | Phase::Over);
    let rounds = game.switches.turns_per_age + u8::from(over);
    ensure(game.age < game.switches.ages && game.round < rounds, || format!("Age {}, round {}", game.age, game.round))?;
    let played =
        game.everybody().all(|seat| game.player(seat).turns <= game.switches.ages * game.switches.turns_per_age);
    ensure(played, || "more turns than there are".to_owned())
}

/// Each once, with levels that exist.
fn monuments_are_in_play(game: &Game) -> Result<(), String> {
    let set_up = matches!(game.task, Task::Objective | Task::Monument);
    let needed = if set_up { 0 } else { usize::from(game.seats) };
    ensure(game.monuments().len() == needed, || format!("{} monuments in play", game.monuments().len()))?;
    let different: HashSet<u8> = game.monuments().iter().map(|standing| standing.monument).collect();
    ensure(different.len() == needed, || "a monument twice".to_owned())?;
    for standing in game.monuments() {
        let monument = game.pack.monuments.get(usize::from(standing.monument)).ok_or("no such monument")?;
        let owners = standing.levels.as_slice();
        let legal = owners.len() <= monument.levels.len() && owners.iter().all(|owner| owner.0 < game.seats);
        ensure(legal, || format!("levels of {}", monument.id))?;
    }
    Ok(())
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
            Some(times) => *times = times.saturating_add(1),
            None => return Err(format!("there is no tile {tile}")),
        }
    }
    let wrong = seen.iter().position(|times| *times != 1);
    ensure(wrong.is_none(), || format!("tile {} lies in {} places", wrong.unwrap_or(0), seen[wrong.unwrap_or(0)]))
}

fn board_hangs_together(game: &Game) -> Result<(), String> {
    let pieces = game.board.pieces();
    let cradle = pieces.iter().take_while(|piece| piece.lying == Lying::Cradle).map(|piece| piece.cell);
    ensure(cradle.eq(crate::lattice::CRADLE), || "the Cradle is not where it should be".to_owned())?;
    let cells: HashSet<_> = pieces.iter().map(|piece| piece.cell).collect();
    ensure(cells.len() == pieces.len(), || "two pieces lie in one place".to_owned())?;
    let near = |cell: crate::Cell| cell.q.unsigned_abs() <= 100 && cell.r.unsigned_abs() <= 100;
    let all = pieces.iter().map(|piece| piece.cell).chain(game.board.spaces().iter().map(|space| space.cell));
    ensure(all.into_iter().all(near), || "a place beyond the table".to_owned())?;
    // every piece lies against one that was there before it, so that none is farther away than there are pieces
    let joined = pieces.iter().enumerate().skip(1).all(|(number, piece)| {
        (0..3).any(|side| game.board.find(piece.cell.across(side)).is_some_and(|other| usize::from(other) < number))
    });
    ensure(joined, || "the pieces do not lie together".to_owned())?;
    let bases: Vec<u8> = pieces.iter().filter_map(|piece| base(piece.lying)).collect();
    ensure(bases.iter().collect::<HashSet<_>>().len() == bases.len(), || "a base twice".to_owned())?;
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

fn base(lying: Lying) -> Option<u8> {
    match lying {
        Lying::Base(number) => Some(number),
        _ => None,
    }
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
            ensure(placed.turned < 4, || "a card is turned by more than it can be".to_owned())?;
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
        let built: u16 = game.cities(seat).map(|(_, level)| u16::from(level)).sum();
        ensure(u16::from(player.tokens) + built == u16::from(game.switches.city_tokens), || {
            format!("{seat} has {} city tokens left and {built} on the table", player.tokens)
        })?;
        let known = player.objective == NONE || usize::from(player.objective) < game.pack.objectives.len();
        ensure(known, || "no such objective".to_owned())?;
    }
    Ok(())
}

/// A question that is due can be put, and what it is about exists.
fn task_can_be_asked(game: &Game) -> Result<(), String> {
    let fine = match game.task {
        Task::Space { tile, .. } => game.player(game.actor).hand.as_slice().contains(&tile) && !game.board.is_full(),
        Task::Activation { piece, .. } => {
            let there = game.board.pieces().get(usize::from(piece));
            there.is_some_and(|piece| matches!(piece.lying, Lying::Tile(_)))
        }
        Task::Base | Task::Spot | Task::Pay => purchase_can_be_made(game),
        Task::Objective | Task::Monument => set_up_can_go_on(game),
        Task::Wild { .. } | Task::Free { .. } => can_follow(game.then),
        _ => true,
    };
    ensure(fine, || format!("{:?} cannot be asked", game.task))?;
    let due = game.due.as_slice().iter().all(|due| match due {
        Due::Wild { seat, .. } | Due::Free { seat, .. } => seat.0 < game.seats,
    });
    ensure(due && (game.due.is_empty() || can_follow(game.then)), || "something impossible is due".to_owned())?;
    let enough = match game.asking() {
        None => game.is_over(),
        Some(asking) => {
            let copies: u32 = asking.offers.iter().map(|offer| u32::from(offer.copies)).sum();
            copies >= u32::from(asking.min) && !asking.offers.is_empty()
        }
    };
    ensure(enough, || format!("{:?} has no answer", game.task))
}

/// What may come after something that was due.
fn can_follow(then: Task) -> bool {
    matches!(
        then,
        Task::Growth { .. }
            | Task::EndGrowth
            | Task::Construction
            | Task::Development
            | Task::Copy
            | Task::Influence
            | Task::Order
            | Task::Keep
            | Task::Final
    )
}

/// Those before the one who is asked have kept one of their two, the others nothing.
fn set_up_can_go_on(game: &Game) -> bool {
    let dealt = game.dealt.as_slice();
    let different = |cards: Vec<u8>, number: usize| {
        let set: HashSet<u8> = cards.iter().copied().filter(|card| usize::from(*card) < number).collect();
        set.len() == 2 * usize::from(game.seats)
    };
    let chosen = |kept: u8, two: [u8; 2], is: bool| if is { two.contains(&kept) } else { kept == NONE };
    dealt.len() == usize::from(game.seats)
        && different(dealt.iter().flat_map(|dealt| dealt.objectives).collect(), game.pack.objectives.len())
        && different(dealt.iter().flat_map(|dealt| dealt.monuments).collect(), game.pack.monuments.len())
        && dealt.iter().enumerate().all(|(seat, dealt)| {
            let (before, now) = (seat < game.actor.index(), seat == game.actor.index());
            chosen(dealt.objective, dealt.objectives, before || (now && game.task == Task::Monument))
                && chosen(dealt.monument, dealt.monuments, before)
        })
}

/// What is being bought could be chosen, and so could everything about it.
fn purchase_can_be_made(game: &Game) -> bool {
    let purchase = &game.purchase;
    let mut before = game.clone();
    before.purchase = Purchase::default();
    let known = |card: u8| usize::from(card) < game.pack.masteries.len();
    match purchase.buying {
        Buying::Nothing => return false,
        Buying::City { piece } => {
            let Some(lies) = game.board.pieces().get(usize::from(piece)) else { return false };
            before.task = Task::Construction;
            if !before.offers(Choice::City(lies.cell)) {
                return false;
            }
            before.buy_city(piece);
        }
        Buying::Level { number } => {
            let Some(standing) = game.monuments().get(usize::from(number)) else { return false };
            before.task = Task::Construction;
            if !before.offers(Choice::Level(standing.monument)) {
                return false;
            }
            before.buy_level(standing.monument);
        }
        Buying::Develop { card } => {
            before.task = Task::Development;
            if !known(card) || !before.offers(Choice::Develop(card)) {
                return false;
            }
            before.buy_mastery(card);
        }
        Buying::Upgrade { card } => {
            before.task = Task::Development;
            if !known(card) || !before.offers(Choice::Upgrade(card)) {
                return false;
            }
            before.buy_upgrade(card);
        }
        Buying::Free { card } => {
            if !known(card) || !can_follow(game.then) || !before.may_have(game.actor, card) {
                return false;
            }
            before.purchase.buying = purchase.buying;
            before.task = Task::Spot;
        }
    }
    // the way from there to where it stands
    while before.task != game.task {
        let choice = match (before.task, purchase.base, purchase.place, purchase.card) {
            (Task::Base, Some((cell, rotation)), ..) => Choice::Space { cell, rotation },
            (Task::Base, None, Place::Locus { corner, .. }, _) => Choice::OnLocus(corner),
            (Task::Spot, .., card) => {
                let copy = if let Card::Mastery { copy, .. } = card { copy } else { 0 };
                Choice::Spot { copy, spot: purchase.spot, turned: purchase.turned }
            }
            _ => return false,
        };
        if !before.offers(choice) {
            return false;
        }
        before.take(&[choice], &mut ());
    }
    let have = &game.player(game.actor).knowledge;
    let payable = have.covers(&purchase.paid)
        && purchase.from < 6
        && crate::purchase::can_pay(have, &purchase.cost, purchase.less, &purchase.paid, purchase.from);
    (before.purchase.paid, before.purchase.from) = (purchase.paid, purchase.from);
    before.purchase == *purchase && (game.task != Task::Pay || payable)
}
