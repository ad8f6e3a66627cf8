//! Purchases near the end: what could be bought is bought in worlds that could be the real one, and the games are played on
//! to their end with the strategy on every seat. Earlier in a game too much is still open for that to tell more than the
//! strategy does.

use crate::{Dice, sense, strategy::Strategy};
use dominion::{Asked, Game, Kind, Reply, Seen, Types};
use table::{Rules, Seat};

/// Provinces left from which on purchases are played out.
const NEAR: u16 = 5;

/// Games played on for each purchase, and how many purchases are left after them.
const ROUNDS: [(u32, usize); 3] = [(12, 4), (24, 2), (48, 1)];

/// Purchases that are thought about.
const CHOICES: usize = 7;

/// How much more often another purchase must win than the strategy's own.
const DOUBT: f32 = 0.08;

pub(crate) fn is_near(seen: Seen<'_>) -> bool {
    seen.left(Kind::Province) <= NEAR || seen.empty_piles() > 1
}

/// The purchase with which most games are won.
pub(crate) fn purchase(seen: Seen<'_>, asked: Asked<'_>, strategy: &Strategy, dice: &mut Dice) -> Reply {
    let own = sense::answer(seen, asked, strategy, None);
    let others = affordable(seen, asked).into_iter().map(|kind| asked.pick(kind)).chain([asked.none()]);
    let answers = [own.clone()].into_iter().chain(others.filter(|reply| *reply != own)).take(CHOICES);
    let mut open: Vec<(Reply, f32)> = answers.map(|reply| (reply, 0.0)).collect();
    let mut games = 0;
    for (more, left) in ROUNDS {
        if open.len() == 1 {
            break;
        }
        for _ in 0..more {
            let world = seen.resample(dice.other_luck());
            for (reply, sum) in &mut open {
                *sum += play_on(world, seen.seat(), reply, strategy);
            }
        }
        games += more;
        let worth = |(reply, sum): &(Reply, f32)| sum / games as f32 + if *reply == own { DOUBT } else { 0.0 };
        open.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        open.truncate(left);
    }
    open.swap_remove(0).0
}

/// What could be bought and is not worthless, the dearest first.
fn affordable(seen: Seen<'_>, asked: Asked<'_>) -> Vec<Kind> {
    let wanted = |kind: &Kind| !kind.card().is(Types::CURSE) && *kind != Kind::Copper;
    let mut kinds: Vec<Kind> = asked.kinds().filter(wanted).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse((seen.cost(*kind).coin, seen.cost(*kind).potion)));
    kinds
}

/// The most answers that a game is followed for.
const STEPS: usize = 2000;

/// 1 for a won game, 0 for a lost one, and a little for the points between.
fn play_on(mut world: Game, seat: Seat, reply: &Reply, strategy: &Strategy) -> f32 {
    if world.reply(reply).is_err() {
        return 0.0;
    }
    for _ in 0..STEPS {
        let Some(asked) = world.asked() else { break };
        let reply = sense::answer(world.seen(asked.decider()), asked, strategy, None);
        if world.reply(&reply).is_err() {
            break;
        }
    }
    let seen = world.seen(seat);
    let ahead = (seen.score() - seen.best_other_score()) as f32;
    let won = match world.standings() {
        Some(standings) if standings.0[seat.index()].won => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    won + 0.1 * (ahead / 20.0).tanh()
}
