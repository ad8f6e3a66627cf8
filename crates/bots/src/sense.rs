//! Playing sensibly inside a turn: every question of every card, from what cards do and are worth. A strategy adds what it
//! wants to have; it need not know any other card. With foresight, answers that matter are tried out (`foresight.rs`).

use crate::{
    effects::{self, Effect},
    foresight::{Foresight, in_control},
    worth::{LATE, Scale, hold, in_next_hand, keep, money, points, value},
};
use dominion::{Asked, Choice, Kind, Phase, Reply, Seen, Types, Zone};
use table::Verb;

/// What somebody wants to have.
pub(crate) trait Taste {
    /// What to buy.
    fn purchase(&self, seen: Seen<'_>, asked: Asked<'_>) -> Reply;
    /// The card to take of those offered, if one is wanted more than nothing.
    fn favourite(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Kind>;
    /// Its place among what is trashed before anything else.
    fn trashes_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize>;
    fn never_trashes(&self, seen: Seen<'_>, kind: Kind) -> bool;
    /// Its place among what is discarded before anything else.
    fn discards_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize>;
    /// Its place among what is played before anything else.
    fn plays_first(&self, seen: Seen<'_>, kind: Kind) -> Option<usize>;
    /// Whether it stays in hand.
    fn holds(&self, seen: Seen<'_>, kind: Kind) -> bool;
    /// An answer that goes before what seems sensible.
    fn says(&self, seen: Seen<'_>, asked: Asked<'_>) -> Option<Reply>;
}

/// Any answer.
pub(crate) fn answer(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste, foresight: Option<Foresight<'_>>) -> Reply {
    if asked.is_purchase() {
        return taste.purchase(seen, asked);
    }
    if let Some(reply) = taste.says(seen, asked) {
        return reply;
    }
    let possessing = seen.whose_turn() != seen.seat() && asked.about() == seen.whose_turn();
    let own = asked.about() == seen.seat() || possessing;
    match (asked.source(), asked.verb()) {
        (None, Verb::Play) if seen.phase() == Phase::Action => play_action(seen, asked, taste, foresight),
        (None, Verb::Play) => play_treasure(seen, asked, taste, foresight),
        (None, Verb::Discard | Verb::Topdeck) => tried(seen, asked, taste, foresight, clean_up(seen, asked)),
        (None, _) => asked.none(),
        (Some(source), Verb::Choose | Verb::Reveal | Verb::Play) => choose(seen, asked, source, taste, foresight),
        (Some(source), Verb::Trash) if own => trash(seen, asked, source, taste, foresight),
        (Some(_), Verb::Discard) if own => discard(seen, asked, taste),
        (Some(source), Verb::Gain) if own => gain(seen, asked, source, taste, foresight),
        (Some(_), Verb::Trash) => pick(asked, |kind| keep(seen, kind).max(hold(seen, kind))),
        // what lies on a deck: a card that is of no use in hand had better stay there
        (Some(_), Verb::Discard) => pick(asked, |kind| in_next_hand(kind) - 8),
        (Some(_), Verb::Gain) => pick(asked, |kind| -keep(seen, kind)),
        (Some(_), Verb::Topdeck) => topdeck(seen, asked, taste, foresight),
        (Some(_), Verb::Pass) if possessing => pick(asked, |kind| 100 + keep(seen, kind)),
        (Some(_), Verb::Pass) => pick(asked, |kind| -keep(seen, kind)),
        (Some(source), Verb::Name) => name(seen, asked, source),
        (Some(_), Verb::SetAside) => set_aside(seen, asked),
        (Some(_), Verb::Place) => place(seen, asked),
        (Some(_), Verb::Order) => {
            let sensible = pick(asked, |kind| -i32::from(kind.card().is(Types::REACTION)));
            tried(seen, asked, taste, foresight.filter(|_| in_control(seen, asked)), sensible)
        }
        (Some(_), _) => pick(asked, |kind| -i32::from(kind.card().is(Types::REACTION))),
    }
}

/// What seems sensible, or with foresight another answer that turns out better: every single pick, and none where that is
/// allowed; or every two.
fn tried(
    seen: Seen<'_>,
    asked: Asked<'_>,
    taste: &impl Taste,
    foresight: Option<Foresight<'_>>,
    sensible: Reply,
) -> Reply {
    let Some(mut foresight) = foresight else { return sensible };
    let answers = match (asked.min(), asked.max()) {
        (_, 1) => {
            let picks = asked.choices().map(|choice| asked.pick_choice(choice));
            picks.chain((asked.min() == 0).then(|| asked.none())).collect()
        }
        (2, 2) => pairs(asked),
        _ => return sensible,
    };
    foresight.best(seen, asked, taste, sensible, answers)
}

/// The offered card that scores highest; nothing only where it can be declined and none scores above 0.
fn pick(asked: Asked<'_>, score: impl Fn(Kind) -> i32) -> Reply {
    let best = asked.kinds().map(|kind| (score(kind), kind)).max_by_key(|(score, _)| *score);
    match best {
        Some((score, kind)) if asked.min() > 0 || score > 0 => asked.pick(kind),
        Some(_) => asked.none(),
        None => asked.choices().next().map_or_else(|| asked.none(), |choice| asked.pick_choice(choice)),
    }
}

/// The offered cards by themselves, in the order of a score, the lowest first.
fn sorted(asked: Asked<'_>, score: impl Fn(Kind) -> i32) -> Vec<Kind> {
    let mut cards: Vec<Kind> = asked.kinds().flat_map(|kind| (0..asked.copies(kind)).map(move |_| kind)).collect();
    cards.sort_by_cached_key(|kind| score(*kind));
    cards
}

// ---- the turn -------------------------------------------------------------------------------------------------------

/// Cards that go on come first: they cost nothing. Of those that end the turn, the one after which it ends best.
fn play_action(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste, foresight: Option<Foresight<'_>>) -> Reply {
    let first = asked.kinds().filter_map(|kind| taste.plays_first(seen, kind).map(|place| (place, kind))).min();
    if let Some((_, kind)) = first {
        return asked.pick(kind);
    }
    let open: Vec<Kind> = asked.kinds().filter(|kind| !taste.holds(seen, *kind)).collect();
    let stopping: u16 = open.iter().filter(|kind| effects::stops(**kind)).map(|kind| seen.in_hand(*kind)).sum();
    let going_on = |kind: Kind| {
        let effect = effects::of_playing(kind);
        let now = utility(seen, effect, kind, true);
        // villages first when something waits for them, otherwise those that draw
        let village = effect.actions > 1.5 && stopping > seen.actions();
        (effect.goes_on() && now > -0.2 && !risky(seen, effect))
            .then_some((300 * i32::from(village) + (effect.cards * 50.0 + now * 10.0) as i32, kind))
    };
    if let Some((_, kind)) = open.iter().copied().filter_map(going_on).max() {
        return asked.pick(kind);
    }
    let score = |kind: Kind| {
        let effect = effects::of_playing(kind);
        let draws_first = if seen.actions() > 1 { effect.cards.max(0.0) * 40.0 } else { 0.0 };
        (utility(seen, effect, kind, true) * 10.0 + draws_first) as i32
    };
    let Some(best) = open.iter().copied().max_by_key(|kind| score(*kind)) else { return asked.none() };
    let sensible = if score(best) > 0 { asked.pick(best) } else { asked.none() };
    let waiting: u16 = open.iter().map(|kind| seen.in_hand(*kind)).sum();
    let must_choose = open.len() > 1 && waiting > seen.actions();
    let doubtful = must_choose || sensible == asked.none() || risky(seen, effects::of_playing(best));
    match foresight.filter(|_| doubtful) {
        Some(mut foresight) => {
            let answers = open.iter().map(|kind| asked.pick(*kind)).chain([asked.none()]).collect();
            foresight.best(seen, asked, taste, sensible, answers)
        }
        None => sensible,
    }
}

/// It trashes, and there is no junk in hand.
fn risky(seen: Seen<'_>, effect: &Effect) -> bool {
    if effect.trashed < 0.4 {
        return false;
    }
    let scale = Scale::of(seen);
    seen.hand_cards().all(|(kind, _)| scale.keep(kind) >= 0)
}

/// Those that ask something first: they need the others in hand. Those that are lost come last, if they are of any use.
fn play_treasure(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste, foresight: Option<Foresight<'_>>) -> Reply {
    let is_lost = |kind: &Kind| effects::of_playing(*kind).lost > 0.5;
    if let Some(foresight) = foresight.filter(|_| asked.kinds().any(|kind| is_lost(&kind))) {
        let kept = asked.kinds().filter(|kind| !is_lost(kind)).min_by_key(|kind| !kind.card().has_text());
        return match kept {
            Some(kind) => asked.pick(kind),
            None => tried(seen, asked, taste, Some(foresight), pick(asked, |_| 1)),
        };
    }
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
    let others = |(kind, number): (Kind, u16)| (kind, number - u16::from(playing && source == kind).min(number));
    let hand = seen.hand_cards().map(others);
    let waiting: u16 = hand.filter(|(kind, _)| effects::stops(*kind)).map(|(_, number)| number).sum();
    let needed = f32::from(waiting.saturating_sub(seen.actions().saturating_sub(1)));
    let useful_actions = effect.actions.min(needed).max(0.0);
    let mut worst: Vec<i32> = Vec::new();
    if effect.trashed > 0.4 {
        let scale = Scale::of(seen);
        for (kind, number) in seen.hand_cards().map(others) {
            worst.extend((0..number).map(|_| scale.keep(kind)));
        }
        worst.sort_unstable();
    }
    let trashing: f32 = worst.iter().take(effect.trashed.round() as usize).map(|keep| better_gone(*keep)).sum();
    let lost = if effect.lost > 0.0 {
        effect.lost * keep(seen, source).max(0) as f32 / if playing { 14.0 } else { 8.0 }
    } else {
        0.0
    };
    let draw = if seen.actions() > 0 || useful_actions > 0.0 { 1.0 } else { 0.8 };
    effect.coins + draw * effect.cards + 1.2 * useful_actions + 0.25 * effect.buys + trashing - lost
        + 0.5 * effect.gained_cost
        + effect.hurts()
}

/// What trashing a card is worth in coins: junk a little, a good card costs more than it seems.
fn better_gone(keep: i32) -> f32 {
    if keep < 0 { -keep as f32 / 12.0 } else { -keep as f32 / 5.0 }
}

// ---- questions of cards ---------------------------------------------------------------------------------------------

fn choose(
    seen: Seen<'_>,
    asked: Asked<'_>,
    source: Kind,
    taste: &impl Taste,
    foresight: Option<Foresight<'_>>,
) -> Reply {
    if asked.kinds().next().is_some() {
        let reacts = asked.verb() == Verb::Reveal;
        return tried(seen, asked, taste, foresight.filter(|_| !reacts), choose_card(seen, asked, source));
    }
    let score = |choice: Choice| effects::of_answer(source, choice).map_or(0.0, |e| utility(seen, e, source, false));
    let mut choices: Vec<(f32, Choice)> = asked.choices().map(|choice| (score(choice), choice)).collect();
    choices.sort_by(|a, b| b.0.total_cmp(&a.0));
    let best = choices.into_iter().take(asked.min().max(1) as usize).map(|(_, choice)| choice);
    tried(seen, asked, taste, foresight, asked.pick_choices(best))
}

/// Every two different choices.
fn pairs(asked: Asked<'_>) -> Vec<Reply> {
    let choices: Vec<Choice> = asked.choices().collect();
    let second = |i: usize| choices[i + 1..].iter().map(move |other| (i, *other));
    let pairs = (0..choices.len()).flat_map(second);
    pairs.map(|(i, other)| asked.pick_choices([choices[i], other])).collect()
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
fn trash(
    seen: Seen<'_>,
    asked: Asked<'_>,
    source: Kind,
    taste: &impl Taste,
    foresight: Option<Foresight<'_>>,
) -> Reply {
    let for_something = asked.min() == 0 || effects::of_playing(source).gained > 0.4;
    let foresight = foresight.filter(|_| for_something && in_control(seen, asked));
    let scale = Scale::of(seen);
    let keep = |kind: Kind| match taste.trashes_first(seen, kind) {
        Some(place) => -1000 + place as i32,
        None if taste.never_trashes(seen, kind) => 1000,
        None => scale.keep(kind),
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
    tried(seen, asked, taste, foresight, asked.pick_all(worst.into_iter().take(number)))
}

/// As few as must be, and what is of no use in hand anyway.
fn discard(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste) -> Reply {
    let revealed = asked.from() == Zone::Aside;
    let worst = worst_first(seen, asked, taste);
    let useless = |worth: i32| if revealed { worth < 9 } else { worth < 2 };
    let wanted = if asked.source() == Some(Kind::MarketSquare) {
        1
    } else {
        worst.iter().take_while(|(worth, _)| useless(*worth)).count()
    };
    let number = wanted.clamp(asked.min() as usize, asked.max() as usize);
    asked.pick_all(worst.into_iter().take(number).map(|(_, kind)| kind))
}

/// The offered cards with what they are worth in hand. Of Actions that stop the turn only so many can be played: the others
/// are worth little beside them.
fn worst_first(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste) -> Vec<(i32, Kind)> {
    let villages = asked.kinds().filter(|kind| effects::of_playing(*kind).actions > 1.5);
    let mut playable = 1 + villages.map(|kind| asked.copies(kind)).sum::<u16>();
    let mut cards: Vec<(i32, Kind)> =
        sorted(asked, |kind| -hold(seen, kind)).into_iter().map(|kind| (hold(seen, kind), kind)).collect();
    for (worth, kind) in &mut cards {
        if let Some(place) = taste.discards_first(seen, *kind) {
            *worth = -1000 + place as i32;
        } else if effects::stops(*kind) {
            *worth = if playable > 0 { *worth } else { 3 };
            playable = playable.saturating_sub(1);
        }
    }
    cards.sort_by_key(|(worth, _)| *worth);
    cards
}

fn gain(seen: Seen<'_>, asked: Asked<'_>, source: Kind, taste: &impl Taste, foresight: Option<Foresight<'_>>) -> Reply {
    let late = seen.left(Kind::Province) <= LATE && in_control(seen, asked);
    let foresight = foresight.filter(|_| late);
    if asked.max() > 1 {
        let scale = Scale::of(seen);
        let wanted = sorted(asked, |kind| -scale.keep(kind)).into_iter().filter(|kind| scale.keep(*kind) > 0);
        return asked.pick_all(wanted.take(asked.max() as usize));
    }
    // a card that goes away for it would only be bought back
    let comes_back = |kind: &Kind| *kind == source && effects::of_playing(source).lost > 0.5;
    let sensible = match taste.favourite(seen, asked).filter(|kind| !comes_back(kind)) {
        Some(kind) => asked.pick(kind),
        None => pick(asked, |kind| keep(seen, kind) - crowd(seen, kind)),
    };
    tried(seen, asked, taste, foresight, sensible)
}

/// Actions that stop the turn get into one another's way when there are many of them.
fn crowd(seen: Seen<'_>, kind: Kind) -> i32 {
    if !effects::stops(kind) {
        return 0;
    }
    let stopping: u16 = seen.own_cards().filter(|(kind, _)| effects::stops(*kind)).map(|(_, number)| number).sum();
    let room = i32::from(seen.cards_owned()) / 8;
    8 * (i32::from(stopping) - room).max(0)
}

/// Out of a discard pile the best card for the next hand; out of the hand what cannot be used now; in order, the best on top.
fn topdeck(seen: Seen<'_>, asked: Asked<'_>, taste: &impl Taste, foresight: Option<Foresight<'_>>) -> Reply {
    let foresight = foresight.filter(|_| asked.from() != Zone::Discard && in_control(seen, asked));
    let sensible = match asked.from() {
        Zone::Discard | Zone::Play => pick(asked, |kind| hold(seen, kind).max(keep(seen, kind)) - 1),
        Zone::Hand if asked.max() == 1 => pick(asked, |kind| 100 - hold(seen, kind) + keep(seen, kind).clamp(-5, 5)),
        _ => asked.pick_all(sorted(asked, |kind| hold(seen, kind)).into_iter().take(asked.max() as usize)),
    };
    tried(seen, asked, taste, foresight, sensible)
}

/// The card of which most may lie in the deck. A card that trashes what it finds is told what it had better not find.
fn name(seen: Seen<'_>, asked: Asked<'_>, source: Kind) -> Reply {
    if effects::of_playing(source).trashed < 0.4 {
        let on_top = seen.known_on_deck().next().filter(|kind| asked.offers(*kind));
        let most = seen.deck_cards().max_by_key(|(_, number)| *number).map(|(kind, _)| kind);
        return on_top.or(most).map_or_else(|| pick(asked, |_| 1), |kind| asked.pick(kind));
    }
    let elsewhere = |kind: Kind| seen.owned(kind) - seen.in_hand(kind).min(seen.owned(kind));
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
