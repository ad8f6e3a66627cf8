//! How much a card is worth: in a deck for the rest of the game, and in a hand for this turn. A Silver in the deck is
//! worth about 11, a coin in hand 10.

use crate::effects::{self, Effect};
use dominion::{Kind, Pile, Points, Seen, Types};
use std::sync::LazyLock;

/// Provinces left from which on points count more than what a card does.
pub(crate) const LATE: u16 = 3;

/// Coins of Silver and better from which on a Copper is in the way.
const RICH: u16 = 8;

/// Coins of all Treasures up to which each Copper is needed.
const POOR: u16 = 8;

/// What is the same in every game.
struct Worth {
    /// In a deck, before the end is near and then.
    keep: [i32; 2],
    /// In a hand in which it can be played.
    hold: i32,
}

static WORTH: LazyLock<Vec<Worth>> = LazyLock::new(|| {
    let worth = |kind: &Kind| Worth { keep: [false, true].map(|late| in_deck(*kind, late)), hold: in_hand(*kind) };
    Kind::ALL.iter().map(worth).collect()
});

/// What having a card is worth. Less than nothing: it is better trashed.
pub(crate) fn keep(seen: Seen<'_>, kind: Kind) -> i32 {
    Scale::of(seen).keep(kind)
}

/// By what a deck is measured at some moment. To compare what may come of it, all of it is measured alike.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    late: bool,
    copper: i32,
}

impl Scale {
    pub(crate) fn of(seen: Seen<'_>) -> Scale {
        let better = better_coins(seen);
        let copper = if better >= RICH {
            -3
        } else if better + seen.owned(Kind::Copper) > POOR {
            1
        } else {
            6
        };
        Scale { late: seen.left(Kind::Province) <= LATE, copper }
    }
    pub(crate) fn keep(self, kind: Kind) -> i32 {
        if kind == Kind::Copper { self.copper } else { WORTH[kind as usize].keep[usize::from(self.late)] }
    }
}

fn in_deck(kind: Kind, late: bool) -> i32 {
    let card = kind.card();
    let points = points(kind);
    let for_points = if late { 10 * points } else { 8 * points.max(0) - 18 };
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
        let worth = (effects::of_playing(kind).coins * 10.0) as i32 - 9 + 12 * i32::from(card.potions);
        // what is played only once is worth less
        let worth = (worth as f32 * (1.0 - 0.7 * effects::of_playing(kind).lost)) as i32;
        return worth.max(i32::from(card.cost.coin) * 3 - 3) + if late { 8 * points } else { 0 };
    }
    if kind.is_action() {
        let does = (4.0 * value(effects::of_playing(kind))).max(0.0) as i32;
        // what nobody can buy has no price that would tell anything
        let coins = if card.pile == Pile::OutsideSupply { 4 } else { card.cost.coin };
        let costs = 3 * i32::from(coins) + 6 * i32::from(card.cost.potion);
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
    let coins = |(kind, number): (Kind, u16)| i32::from(kind.card().coins) * i32::from(number);
    seen.own_cards().filter(|(kind, _)| kind.is_treasure()).map(coins).sum()
}

/// Coins of all own Silvers and Golds.
fn better_coins(seen: Seen<'_>) -> u16 {
    2 * seen.owned(Kind::Silver) + 3 * seen.owned(Kind::Gold)
}

/// What a card in hand is good for: on one's own turn if it can still be played, otherwise on the next.
pub(crate) fn hold(seen: Seen<'_>, kind: Kind) -> i32 {
    let stuck = kind.is_action() && seen.whose_turn() == seen.seat() && seen.actions() == 0;
    if stuck { 1 } else { WORTH[kind as usize].hold }
}

/// The same for a hand that is still to come, or somebody else's.
pub(crate) fn in_next_hand(kind: Kind) -> i32 {
    WORTH[kind as usize].hold
}

fn in_hand(kind: Kind) -> i32 {
    if kind.is_treasure() {
        return (effects::of_playing(kind).coins * 10.0) as i32 + 1 + 10 * i32::from(kind.card().potions);
    }
    if kind.is_action() {
        let Effect { actions, .. } = *effects::of_playing(kind);
        return ((value(effects::of_playing(kind)) - 0.5 * actions) * 10.0) as i32 + 2;
    }
    i32::from(kind.card().is(Types::REACTION))
}

/// An effect in coins, roughly, when nothing is known of the situation.
pub(crate) fn value(effect: &Effect) -> f32 {
    let mine = effect.coins + 0.9 * effect.cards + 0.5 * effect.actions + 0.3 * effect.buys;
    mine + effect.hurts() + 0.5 * effect.trashed + 0.35 * effect.gained_cost - effect.lost
}
