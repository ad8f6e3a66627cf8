//! Playing sensibly inside a turn: every question of every card, from what cards do and are worth. A strategy adds what it
//! wants to have; it need not know any other card.

use crate::{
    Dice,
    effects::{self, Effect},
    worth::{hold, keep, money, points, value},
};
use dominion::{Asked, Choice, Game, Kind, Phase, Reply, Seen, Types, Zone};
use table::{Rules, Seat, Verb};

/// What somebody wants to have.
pub(crate) trait Taste {
    /// The card to take of those offered, if one is wanted more than nothing.
    fn favourite(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind>;
    /// Its place among what is trashed before anything else.
    fn trashes_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize>;
    fn never_trashes(&self, seen: Seen<'_>, kind: Kind) -> bool;
    /// Its place among what is discarded before anything else.
    fn discards_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize>;
    /// Its place among what is played before anything else.
    fn plays_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize>;
    /// An answer that goes before what seems sensible.
    fn says(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Reply>;
}

/// Any answer but a purchase. With dice, options are tried out in worlds that could be the real one.
pub(crate) fn answer(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste, dice: Option<&mut Dice>) -> Reply {
    if let Some(reply) = taste.says(seen, asked) {
        return reply;
    }
    let own = asked.about() == seen.seat();
    match (asked.source(), asked.verb()) {
        (None, Verb::Play) if seen.phase() == Phase::Action => play_action(seen, asked, taste),
        (None, Verb::Play) => play_treasure(asked),
        (None, Verb::Discard | Verb::Topdeck) => clean_up(seen, asked),
        (None, _) => asked.none(),
        (Some(source), Verb::Choose | Verb::Reveal | Verb::Play) => choose(seen, asked, source, taste, dice),
        (Some(source), Verb::Trash) if own => trash(seen, asked, source, taste),
        (Some(_), Verb::Discard) if own => discard(seen, asked, taste),
        (Some(source), Verb::Gain) if own => gain(seen, asked, source, taste),
        (Some(_), Verb::Trash | Verb::Discard) => pick(asked, |kind| keep(seen, kind).max(hold(seen, kind))),
        (Some(_), Verb::Gain) => pick(asked, |kind| -keep(seen, kind)),
        (Some(_), Verb::Topdeck) => topdeck(seen, asked),
        (Some(_), Verb::Pass) => pick(asked, |kind| -keep(seen, kind)),
        (Some(source), Verb::Name) => name(seen, asked, source),
        (Some(_), Verb::SetAside) => set_aside(seen, asked),
        (Some(_), Verb::Place) => place(seen, asked),
        (Some(_), Verb::Order | Verb::Buy) => pick(asked, |kind| -i32::from(kind.card().is(Types::REACTION))),
    }
}

/// The offered card that scores highest; nothing only where it can be declined and none scores above 0.
fn pick(asked: Asked<'_>, score: impl Fn(Kind) -> i32) -> Reply {
    let best = asked.kinds().max_by_key(|kind| score(*kind));
    match best {
        Some(kind) if asked.min() > 0 || score(kind) > 0 => asked.pick(kind),
        Some(_) => asked.none(),
        None => asked.choices().next().map_or_else(|| asked.none(), |choice| asked.pick_choice(choice)),
    }
}

/// The offered cards by themselves, in the order of a score, the lowest first.
fn sorted(asked: Asked<'_>, score: impl Fn(Kind) -> i32) -> Vec<Kind> {
    let mut cards: Vec<Kind> = asked.kinds().flat_map(|kind| (0..asked.copies(kind)).map(move |_| kind)).collect();
    cards.sort_by_key(|kind| score(*kind));
    cards
}

// ---- the turn -------------------------------------------------------------------------------------------------------

/// Cards that go on come first: they cost nothing. Of those that end the turn, the best one; with Actions to spare, the one
/// that draws most.
fn play_action(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste) -> Reply {
    let stopping: u16 = asked.kinds().filter(|kind| effects::stops(*kind)).map(|kind| seen.in_hand(kind)).sum();
    let score = |kind: Kind| {
        if let Some(place) = taste.plays_first(seen, kind) {
            return 10_000 - place as i32;
        }
        let effect = effects::of_playing(kind);
        let now = utility(seen, effect, kind, true);
        if effect.goes_on() {
            // villages first when something waits for them, otherwise those that draw
            let village = effect.actions > 1.5 && stopping > seen.actions();
            return if now < -0.2 {
                -1
            } else {
                1000 + 300 * i32::from(village) + (effect.cards * 50.0 + now * 10.0) as i32
            };
        }
        let draws_first = if seen.actions() > 1 { effect.cards.max(0.0) * 40.0 } else { 0.0 };
        (now * 10.0 + draws_first) as i32
    };
    pick(asked, score)
}

/// Those that ask something first: they need the others in hand.
fn play_treasure(asked: Asked<'_>) -> Reply {
    let special = asked.kinds().find(|kind| kind.card().has_text());
    match (special, asked.all_treasures()) {
        (Some(kind), _) => asked.pick(kind),
        (None, Some(all)) => all,
        (None, None) => pick(asked, |_| 1),
    }
}

fn clean_up(seen: Seen<'_>, asked: Asked<'_>) -> Reply {
    pick(asked, |kind| if kind.is_treasure() { hold(seen, kind) - 11 } else { keep(seen, kind) })
}

/// What an effect is worth here and now, in coins.
fn utility(seen: Seen<'_>, effect: &Effect, source: Kind, playing: bool) -> f32 {
    let held = |kind: &Kind| seen.in_hand(*kind) - u16::from(playing && source == *kind).min(seen.in_hand(*kind));
    let waiting: u16 = seen.kinds().iter().filter(|kind| effects::stops(**kind)).map(held).sum();
    let needed = f32::from(waiting.saturating_sub(seen.actions().saturating_sub(1)));
    let useful_actions = effect.actions.min(needed).max(0.0);
    let mut worst: Vec<i32> = Vec::new();
    if effect.trashed > 0.4 {
        for kind in seen.kinds() {
            worst.extend((0..held(kind)).map(|_| keep(seen, *kind)));
        }
        worst.sort_unstable();
    }
    let trashing: f32 = worst.iter().take(effect.trashed.round() as usize).map(|keep| better_gone(*keep)).sum();
    let draw = if seen.actions() > 0 || useful_actions > 0.0 { 1.0 } else { 0.8 };
    effect.coins + draw * effect.cards + 1.2 * useful_actions + 0.25 * effect.buys + trashing
        - effect.lost * keep(seen, source).max(0) as f32 / if playing { 14.0 } else { 8.0 }
        + 0.5 * effect.gained_cost
        + effect.hurts()
}

/// What trashing a card is worth in coins: junk a little, a good card costs more than it seems.
fn better_gone(keep: i32) -> f32 {
    if keep < 0 { -keep as f32 / 12.0 } else { -keep as f32 / 5.0 }
}

// ---- questions of cards ---------------------------------------------------------------------------------------------

fn choose(seen: Seen<'_>, asked: Asked<'_>, source: Kind, taste: &impl Taste, dice: Option<&mut Dice>) -> Reply {
    if asked.kinds().next().is_some() {
        return choose_card(seen, asked, source);
    }
    let own_turn = seen.whose_turn() == seen.seat();
    if let Some(dice) = dice.filter(|_| own_turn && asked.max() == 1) {
        return try_out(seen, asked, taste, dice);
    }
    let score = |choice: Choice| effects::of_answer(source, choice).map_or(0.0, |e| utility(seen, e, source, false));
    let mut choices: Vec<(f32, Choice)> = asked.choices().map(|choice| (score(choice), choice)).collect();
    choices.sort_by(|a, b| b.0.total_cmp(&a.0));
    asked.pick_choices(choices.into_iter().take(asked.min().max(1) as usize).map(|(_, choice)| choice))
}

/// Worlds in which each choice is tried.
const WORLDS: u32 = 3;

/// The choice after which the turn ends best, on average over a few worlds that this seat could not tell from the real one.
fn try_out(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste, dice: &mut Dice) -> Reply {
    let choices: Vec<Choice> = asked.choices().collect();
    let mut sums = vec![0.0; choices.len()];
    for _ in 0..WORLDS {
        let world = seen.resample(dice.other_luck());
        for (choice, sum) in choices.iter().zip(&mut sums) {
            *sum += how_the_turn_ends(world, seen.seat(), *choice, taste);
        }
    }
    let best = sums.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(at, _)| at);
    asked.pick_choice(choices[best])
}

/// The most answers that a turn is followed for.
const STEPS: usize = 60;

/// Plays on to the purchases: what can be spent, and what the deck and its known top cards are worth then.
fn how_the_turn_ends(mut world: Game, seat: Seat, choice: Choice, taste: &impl Taste) -> f32 {
    let Some(first) = world.asked() else { return 0.0 };
    let reply = first.pick_choice(choice);
    if world.reply(&reply).is_err() {
        return 0.0;
    }
    for _ in 0..STEPS {
        let Some(asked) = world.asked().filter(|_| world.whose_turn() == seat) else { break };
        if asked.source().is_none() && asked.verb() == Verb::Buy {
            break;
        }
        let reply = answer(world.seen(asked.decider()), asked, taste, None);
        if world.reply(&reply).is_err() {
            break;
        }
    }
    let seen = world.seen(seat);
    let others = (0..seen.seats()).map(Seat).filter(|other| *other != seat);
    let their_cards: u16 = others.map(|other| seen.hand_size(other)).sum();
    let coins = f32::from(seen.coins().min(8 * seen.buys()));
    let deck: i32 = seen.kinds().iter().map(|kind| keep(seen, *kind) * i32::from(seen.owned(*kind))).sum();
    let next: i32 = seen.known_on_deck().take(5).map(|kind| keep(seen, kind) - 5).sum();
    coins + next as f32 / 25.0 + 0.25 * f32::from(seen.buys()) - 0.4 * f32::from(their_cards) + deck as f32 / 7.0
}

/// A card to play (again), to show, or to become.
fn choose_card(seen: Seen<'_>, asked: Asked<'_>, source: Kind) -> Reply {
    if asked.verb() == Verb::Reveal && source.card().is(Types::ATTACK) {
        // one that can be used over and over changes little, and would be for ever
        return pick(asked, |kind| i32::from(!kind.card().reacts_again()));
    }
    if asked.verb() == Verb::Reveal {
        return pick(asked, |kind| 1 + i32::from(kind.card().types.number()));
    }
    // what is played again may be trashed for it, and something else gained
    let Effect { trashed, gained, .. } = *effects::of_playing(source);
    let lost = if trashed < 0.4 {
        0
    } else if gained > 0.4 {
        1
    } else {
        3
    };
    let doubled = if asked.verb() == Verb::Choose { 2.0 } else { 1.0 };
    pick(asked, |kind| {
        let played = doubled * value(effects::of_playing(kind)) * 10.0;
        played as i32 + 1 - lost * keep(seen, kind).max(0)
    })
}

/// Coins that a deck must keep to buy anything.
const LEAST_MONEY: i32 = 5;

/// What is worth less than nothing goes, and what must. Where a single card may be trashed for something else, that counts.
fn trash(seen: Seen<'_>, asked: Asked<'_>, source: Kind, taste: &impl Taste) -> Reply {
    let keep = |kind: Kind| match taste.trashes_first(seen, kind) {
        Some(place) => -1000 + place as i32,
        None if taste.never_trashes(seen, kind) => 1000,
        None => keep(seen, kind),
    };
    let optional = asked.max() == 1 && asked.min() == 0;
    let reward = effects::of_trashing(source).filter(|_| optional).map_or(0, |(trashed, declined)| {
        let more = |part: fn(&Effect) -> f32| part(trashed) - part(declined);
        (10.0 * more(|e| e.coins) + 8.0 * more(|e| e.cards) + 4.0 * more(|e| e.gained_cost)) as i32
    });
    let worst = sorted(asked, keep);
    let mut money = money(seen);
    let affordable = |kind: &&Kind| {
        money -= i32::from(kind.card().coins);
        kind.card().coins == 0 || money >= LEAST_MONEY || reward > 0
    };
    let wanted = worst.iter().take_while(|kind| keep(**kind) < reward).filter(affordable).count();
    let number = wanted.clamp(asked.min() as usize, asked.max() as usize);
    asked.pick_all(worst.into_iter().take(number))
}

/// As few as must be, and what is of no use in hand anyway.
fn discard(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste) -> Reply {
    let revealed = asked.from() == Zone::Aside;
    let hold = |kind: Kind| match taste.discards_first(seen, kind) {
        Some(place) => -1000 + place as i32,
        None => hold(seen, kind),
    };
    let useless = |kind: Kind| if revealed { hold(kind) < 9 } else { hold(kind) < 2 };
    let worst = sorted(asked, hold);
    let wanted = if asked.source() == Some(Kind::MarketSquare) {
        1
    } else {
        worst.iter().take_while(|kind| useless(**kind)).count()
    };
    let number = wanted.clamp(asked.min() as usize, asked.max() as usize);
    asked.pick_all(worst.into_iter().take(number))
}

fn gain(seen: Seen<'_>, asked: Asked<'_>, source: Kind, taste: &impl Taste) -> Reply {
    if asked.max() > 1 {
        let wanted = sorted(asked, |kind| -keep(seen, kind)).into_iter().filter(|kind| keep(seen, *kind) > 0);
        return asked.pick_all(wanted.take(asked.max() as usize));
    }
    // a card that goes away for it would only be bought back
    let comes_back = |kind: &Kind| *kind == source && effects::of_playing(source).lost > 0.5;
    match taste.favourite(seen, asked).filter(|kind| !comes_back(kind)) {
        Some(kind) => asked.pick(kind),
        None => pick(asked, |kind| keep(seen, kind) - crowd(seen, kind)),
    }
}

/// Actions that stop the turn get into one another's way when there are many of them.
fn crowd(seen: Seen<'_>, kind: Kind) -> i32 {
    if !effects::stops(kind) {
        return 0;
    }
    let stopping: u16 = seen.kinds().iter().filter(|kind| effects::stops(**kind)).map(|kind| seen.owned(*kind)).sum();
    let room = i32::from(seen.cards_owned()) / 8;
    8 * (i32::from(stopping) - room).max(0)
}

/// Out of a discard pile the best card for the next hand; out of the hand what cannot be used now; in order, the best on top.
fn topdeck(seen: Seen<'_>, asked: Asked<'_>) -> Reply {
    match asked.from() {
        Zone::Discard | Zone::Play => pick(asked, |kind| hold(seen, kind).max(keep(seen, kind)) - 1),
        Zone::Hand if asked.max() == 1 => pick(asked, |kind| 100 - hold(seen, kind) + keep(seen, kind).clamp(-5, 5)),
        _ => asked.pick_all(sorted(asked, |kind| hold(seen, kind)).into_iter().take(asked.max() as usize)),
    }
}

/// The card of which most may lie in the deck. A card that trashes what it finds is told what it had better not find.
fn name(seen: Seen<'_>, asked: Asked<'_>, source: Kind) -> Reply {
    let elsewhere = |kind: Kind| seen.owned(kind) - seen.in_hand(kind).min(seen.owned(kind));
    if effects::of_playing(source).trashed < 0.4 {
        return pick(asked, |kind| i32::from(elsewhere(kind)));
    }
    let found: Vec<(Kind, i32)> = seen.kinds().iter().map(|kind| (*kind, i32::from(elsewhere(*kind)))).collect();
    let found: Vec<(Kind, i32)> = found.into_iter().filter(|(kind, n)| kind.is_victory() && *n > 0).collect();
    let expected = |named: Option<Kind>| {
        let others = found.iter().filter(|(kind, _)| Some(*kind) != named);
        let (sum, n) = others.fold((0, 0), |(sum, all), (kind, n)| (sum + n * improvement(seen, *kind), all + n));
        if n == 0 { 0 } else { 100 * sum / n }
    };
    let best = found.iter().map(|(kind, _)| *kind).max_by_key(|kind| expected(Some(*kind)));
    match best.filter(|kind| asked.offers(*kind) && expected(Some(*kind)) >= expected(None)) {
        Some(kind) => asked.pick(kind),
        None => asked.pick_choice(Choice::Other),
    }
}

/// Points won when this Victory card is trashed for the best one that costs up to three coins more.
fn improvement(seen: Seen<'_>, kind: Kind) -> i32 {
    let limit = seen.cost(kind).plus(3);
    let better = seen.kinds().iter().filter(|k| k.is_victory() && seen.left(**k) > 0 && seen.cost(**k).at_most(limit));
    better.map(|k| points(*k)).max().unwrap_or(0) - points(kind)
}

/// An Action that could not be played is better set aside.
fn set_aside(seen: Seen<'_>, asked: Asked<'_>) -> Reply {
    if seen.actions() == 0 { pick(asked, |_| 1) } else { asked.none() }
}

/// First which card: the least useful one. Then where: at the bottom.
fn place(seen: Seen<'_>, asked: Asked<'_>) -> Reply {
    if asked.kinds().next().is_some() {
        return pick(asked, |kind| 100 - hold(seen, kind));
    }
    asked.choices().last().map_or_else(|| asked.none(), |choice| asked.pick_choice(choice))
}
