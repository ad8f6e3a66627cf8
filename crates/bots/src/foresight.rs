//! Trying answers out: each is given in a few worlds that the player could not tell from the real one, the turn is played on
//! sensibly, and what comes of it is compared. What cards do on average need not be what they do here.

use crate::{
    Dice,
    sense::{self, Taste},
    worth::{Scale, in_next_hand},
};
use dominion::{Asked, Game, Kind, Reply, Seen};
use table::{Rules, Seat};

/// Somebody who tries answers out before giving one.
pub(crate) struct Foresight<'d> {
    pub(crate) dice: &'d mut Dice,
    /// Worlds in which each answer is tried.
    pub(crate) worlds: u32,
}

/// The most answers that a turn is followed for.
const STEPS: usize = 80;

/// What a coin that can be spent is worth beside what it buys, and a card of the next hand.
const COIN: f32 = 0.4;
const NEXT: f32 = 0.03;

/// A game that ends is worth more than anything else.
const VICTORY: f32 = 500.0;

/// Whether this seat decides what happens for the rest of the turn: its own, or one in which it possesses another player.
pub(crate) fn in_control(seen: Seen<'_>, asked: Asked<'_>) -> bool {
    seen.whose_turn() == seen.seat() || asked.about() == seen.whose_turn()
}

/// How much better another answer must look than the one that seems sensible without trying.
const DOUBT: f32 = 0.05;

impl Foresight<'_> {
    /// The answer after which things look best on average.
    pub(crate) fn best(
        &mut self,
        seen: Seen<'_>,
        asked: Asked<'_>,
        taste: &impl Taste,
        sensible: Reply,
        mut answers: Vec<Reply>,
    ) -> Reply {
        answers.retain(|answer| *answer != sensible);
        if answers.is_empty() {
            return sensible;
        }
        answers.insert(0, sensible);
        let (scale, in_control) = (Scale::of(seen), in_control(seen, asked));
        let mut sums = vec![0.0; answers.len()];
        for _ in 0..self.worlds {
            let world = seen.resample(self.dice.other_luck());
            for (answer, sum) in answers.iter().zip(&mut sums) {
                *sum += if in_control {
                    how_the_turn_ends(world, seen.seat(), answer, taste, scale)
                } else {
                    what_is_left(world, seen.seat(), answer, taste, scale)
                };
            }
        }
        sums[0] += DOUBT * self.worlds as f32;
        let best = (0..answers.len()).rev().max_by(|a, b| sums[*a].total_cmp(&sums[*b])).unwrap_or(0);
        answers.swap_remove(best)
    }
}

/// Plays the turn on, purchases included.
fn how_the_turn_ends(mut world: Game, seat: Seat, answer: &Reply, taste: &impl Taste, scale: Scale) -> f32 {
    let turn_of = world.whose_turn();
    let mut spending = None;
    if world.reply(answer).is_err() {
        return -VICTORY;
    }
    for _ in 0..STEPS {
        let Some(asked) = world.asked().filter(|_| world.whose_turn() == turn_of) else { break };
        let purchase = asked.is_purchase();
        let seen = world.seen(asked.decider());
        if purchase {
            let next = next_hand(world.seen(turn_of)) as f32 * if turn_of == seat { NEXT } else { -NEXT };
            spending.get_or_insert_with(|| next + COIN * f32::from(seen.coins().min(8 * seen.buys())));
        }
        let reply = sense::answer(seen, asked, taste, None);
        let last = purchase && reply == asked.none();
        if last || world.reply(&reply).is_err() {
            break;
        }
    }
    // the turn may be over already; then the next hand is there
    standing(&world, seat, scale) + spending.unwrap_or_else(|| hand(world.seen(seat)))
}

/// Answers the rest of what the card asks this seat; then the hand counts.
fn what_is_left(mut world: Game, seat: Seat, answer: &Reply, taste: &impl Taste, scale: Scale) -> f32 {
    let source = world.asked().and_then(|asked| asked.source());
    if world.reply(answer).is_err() {
        return -VICTORY;
    }
    for _ in 0..STEPS {
        let Some(asked) = world.asked().filter(|asked| asked.decider() == seat && asked.source() == source) else {
            break;
        };
        let reply = sense::answer(world.seen(seat), asked, taste, None);
        if world.reply(&reply).is_err() {
            break;
        }
    }
    let seen = world.seen(seat);
    standing(&world, seat, scale) + hand(seen)
}

/// How this seat stands against the others: decks, and the cards that they still have in hand. What everybody has is no
/// secret, as everybody has seen it come and go.
fn standing(world: &Game, seat: Seat, scale: Scale) -> f32 {
    let seen = world.seen(seat);
    if let Some(standings) = world.standings() {
        let ahead = (seen.score() - seen.best_other_score()) as f32;
        return if standings.0[seat.index()].won { VICTORY + ahead } else { ahead - VICTORY };
    }
    let others = (0..seen.seats()).map(Seat).filter(|other| *other != seat);
    let against: f32 = others.map(|other| deck(world.seen(other), scale) / 2.0 + hand(world.seen(other))).sum();
    deck(seen, scale) - against / f32::from(seen.seats().max(2) - 1)
}

/// What a hand is good for on the next turn.
fn hand(seen: Seen<'_>) -> f32 {
    NEXT * seen.hand_cards().map(|(kind, number)| in_next_hand(kind) * i32::from(number)).sum::<i32>() as f32
}

fn deck(seen: Seen<'_>, scale: Scale) -> f32 {
    seen.own_cards().map(|(kind, number)| scale.keep(kind) * i32::from(number)).sum::<i32>() as f32 / 7.0
}

/// What the next hand of five will about hold: known cards first, then what the deck is made of.
fn next_hand(seen: Seen<'_>) -> i32 {
    const HAND: usize = 5;
    let known: Vec<i32> = seen.known_on_deck().take(HAND).map(in_next_hand).collect();
    let sum =
        |(sum, all): (i32, i32), (kind, n): (Kind, u16)| (sum + i32::from(n) * in_next_hand(kind), all + i32::from(n));
    let missing = (HAND - known.len()) as i32;
    let (in_deck, cards) = seen.deck_cards().fold((0, 0), sum);
    let (in_deck, cards) = (in_deck - known.iter().sum::<i32>(), cards - known.len() as i32);
    let drawn = if cards > missing {
        missing * in_deck / cards
    } else {
        let (all, number) = seen.own_cards().fold((0, 0), sum); // the rest comes after shuffling
        in_deck + (missing - cards) * all / number.max(1)
    };
    known.iter().sum::<i32>() + drawn
}
