//! How much a card is worth: in a deck for the rest of the game, and in a hand for this turn. A Silver in the deck is
//! worth about 11, a coin in hand 10.

use crate::effects::{self, Effect};
use dominion::{Kind, Points, Seen, Types};

/// Provinces left from which on points count more than what a card does.
const LATE: u16 = 3;

/// Coins of Silver and better from which on a Copper is in the way.
const RICH: u16 = 8;

/// What having a card is worth. Less than nothing: it is better trashed.
pub(crate) fn keep(seen: Seen<'_>, kind: Kind) -> i32 {
    let card = kind.card();
    let late = seen.left(Kind::Province) <= LATE;
    let points = points(kind);
    let for_points = if late { 10 * points } else { 6 * points.max(0) - 14 };
    if card.is(Types::CURSE) {
        return -30;
    }
    if card.is(Types::RUINS) {
        return if late { -1 } else { -12 };
    }
    if card.is(Types::SHELTER) {
        return if kind.is_action() { 1 } else { -13 };
    }
    if kind.is_treasure() {
        let spare = kind == Kind::Copper && better_coins(seen) >= RICH;
        let coins = effects::of_playing(kind).coins;
        let worth = if spare { -3 } else { (coins * 10.0) as i32 - 9 + 12 * i32::from(card.potions) };
        return worth.max(i32::from(card.cost.coin) * 3 - 3) + if late { 8 * points } else { 0 };
    }
    if kind.is_action() {
        let does = (4.0 * value(effects::of_playing(kind))).max(0.0) as i32;
        let costs = 3 * i32::from(card.cost.coin) + 6 * i32::from(card.cost.potion);
        return costs + does + if late { 8 * points } else { 0 };
    }
    for_points.max(if matches!(card.points, Points::By(_)) { 4 } else { i32::MIN })
}

/// Points that a card brings; of those that depend on other cards, about two.
pub(crate) fn points(kind: Kind) -> i32 {
    match kind.card().points {
        Points::Fixed(points) => i32::from(points),
        Points::By(_) => 2,
    }
}

/// The coins of all own Treasures.
pub(crate) fn money(seen: Seen<'_>) -> i32 {
    let coins = |kind: &Kind| i32::from(kind.card().coins) * i32::from(seen.owned(*kind));
    seen.kinds().iter().filter(|kind| kind.is_treasure()).map(coins).sum()
}

/// Coins of all own Treasures but Coppers.
fn better_coins(seen: Seen<'_>) -> u16 {
    2 * seen.owned(Kind::Silver) + 3 * seen.owned(Kind::Gold)
}

/// What a card in hand is good for: on one's own turn if it can still be played, otherwise on the next.
pub(crate) fn hold(seen: Seen<'_>, kind: Kind) -> i32 {
    let own_turn = seen.whose_turn() == seen.seat();
    if kind.is_treasure() {
        return (effects::of_playing(kind).coins * 10.0) as i32 + 1 + 10 * i32::from(kind.card().potions);
    }
    if kind.is_action() {
        let playable = !own_turn || seen.actions() > 0;
        return if playable { (value(effects::of_playing(kind)) * 10.0) as i32 + 2 } else { 1 };
    }
    i32::from(kind.card().is(Types::REACTION))
}

/// An effect in coins, roughly, when nothing is known of the situation.
pub(crate) fn value(effect: &Effect) -> f32 {
    let mine = effect.coins + 0.9 * effect.cards + 0.5 * effect.actions + 0.3 * effect.buys;
    mine + effect.hurts() + 0.5 * effect.trashed + 0.35 * effect.gained_cost - effect.lost
}
