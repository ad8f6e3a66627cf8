//! What a card does, found out by playing it: the rules are asked, not a list of names, so that a new card is understood
//! at once. Each card is played a number of times at laid tables with answers by lot; what changes on average is its
//! effect, and so is what changes after each of the options it offers.

use crate::{Bot, Dice, Random};
use dominion::{Choice, Game, Kind, PrintedOption, Types, scenario};
use std::sync::LazyLock;
use table::{Generator, Luck, Rules, Seat, Seed, Verb};

/// What changes on average, for the player of a card and for the other one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Effect {
    pub actions: f32,
    pub buys: f32,
    pub coins: f32,
    /// Cards in hand more than before; the played one and those that were trashed do not count.
    pub cards: f32,
    /// Own cards trashed, the played one apart.
    pub trashed: f32,
    /// That the played card leaves its owner, trashed or returned.
    pub lost: f32,
    /// Own cards gained, and what they cost together.
    pub gained: f32,
    pub gained_cost: f32,
    /// Cards that the other player has less in hand.
    pub their_cards: f32,
    /// Curses and Ruins that the other player has more.
    pub their_junk: f32,
    /// What the other player's deck has lost in cost.
    pub their_loss: f32,
}

impl Effect {
    /// It leaves its player with an Action to go on.
    pub fn goes_on(&self) -> bool {
        self.actions > 0.75
    }
    /// What it does to the other player, in coins.
    pub fn hurts(&self) -> f32 {
        0.6 * self.their_cards + 2.0 * self.their_junk + 0.3 * self.their_loss
    }
    fn add(&mut self, mut other: Effect) {
        for (to, from) in self.parts_mut().into_iter().zip(other.parts_mut()) {
            *to += *from;
        }
    }
    fn divided(mut self, by: f32) -> Effect {
        self.parts_mut().into_iter().for_each(|part| *part /= by);
        self
    }
    fn parts_mut(&mut self) -> [&mut f32; 11] {
        let Effect {
            actions,
            buys,
            coins,
            cards,
            trashed,
            lost,
            gained,
            gained_cost,
            their_cards,
            their_junk,
            their_loss,
        } = self;
        [actions, buys, coins, cards, trashed, lost, gained, gained_cost, their_cards, their_junk, their_loss]
    }
}

/// The answers that are told apart: every printed option, yes and no, and to «you may trash a card» that one is trashed or
/// none.
const ANSWERS: usize = PrintedOption::ALL.len() + 4;
const YES: usize = ANSWERS - 4;
const NO: usize = ANSWERS - 3;
const TRASHED: usize = ANSWERS - 2;
const DECLINED: usize = ANSWERS - 1;

fn answer_index(choice: Choice) -> Option<usize> {
    match choice {
        Choice::Option(option) => PrintedOption::ALL.iter().position(|other| *other == option),
        Choice::Yes => Some(YES),
        Choice::No => Some(NO),
        _ => None,
    }
}

#[derive(Clone, Copy, Default)]
struct Known {
    played: Effect,
    answers: [Option<Effect>; ANSWERS],
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| Kind::ALL.iter().map(|kind| learn(*kind)).collect());

/// What playing a card does.
pub fn of_playing(kind: Kind) -> &'static Effect {
    &KNOWN[kind as usize].played
}

/// An Action that leaves its player without one to go on.
pub fn stops(kind: Kind) -> bool {
    kind.is_action() && !of_playing(kind).goes_on()
}

/// What a card does after one of the answers that it offers; none for an answer it never asked for.
pub fn of_answer(kind: Kind, choice: Choice) -> Option<&'static Effect> {
    KNOWN[kind as usize].answers[answer_index(choice)?].as_ref()
}

/// What a card does after a card was trashed for it, and after none was; none for a card that does not ask.
pub fn of_trashing(kind: Kind) -> Option<(&'static Effect, &'static Effect)> {
    let answers = &KNOWN[kind as usize].answers;
    answers[TRASHED].as_ref().zip(answers[DECLINED].as_ref())
}

/// Times that a card is played at each table.
const TIMES: u64 = 40;

fn learn(kind: Kind) -> Known {
    let mut known = Known::default();
    if kind == Kind::Knights || !(kind.is_action() || kind.is_treasure()) {
        return known;
    }
    let mut sums: [(Effect, f32); ANSWERS] = [(Effect::default(), 0.0); ANSWERS];
    let (mut total, mut plays) = (Effect::default(), 0.0);
    for seed in 0..TIMES {
        for hand in ["copper estate curse silver", "village smithy copper estate gold"] {
            if let Some(one) = play_once(kind, hand, seed, &mut sums) {
                total.add(one);
                plays += 1.0;
            }
        }
    }
    known.played = total.divided(f32::max(plays, 1.0));
    for (answer, (sum, times)) in known.answers.iter_mut().zip(sums) {
        *answer = (times > 0.0).then(|| sum.divided(times));
    }
    known
}

fn play_once(kind: Kind, hand: &str, seed: u64, sums: &mut [(Effect, f32); ANSWERS]) -> Option<Effect> {
    let others = [Kind::Village, Kind::Smithy, Kind::Militia].into_iter().filter(|other| *other != kind);
    let kingdom: Vec<&str> = kind.brought_by().into_iter().chain(others).map(Kind::id).collect();
    let phase = if kind.is_action() { "action" } else { "treasure" };
    let table = format!(
        "seed {seed}\nkingdom {}\nphase {phase}\np1 hand {kind} {hand}\np1 deck silver estate gold copper smithy \
         copper estate duchy copper\np1 discard gold copper estate silver\np2 hand copper*2 silver estate gold\n\
         p2 deck silver gold estate copper*2 smithy\ntrash smithy gold\n",
        kingdom.join(" ")
    );
    let mut game = scenario::lay(&table).ok()?;
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
    let mut dice = Dice::new(luck, 0);
    let before = Numbers::of(&game, kind, 1);
    let first = game.asked()?;
    if !first.offers(kind) {
        return None;
    }
    let reply = first.pick(kind);
    game.reply(&reply).ok()?;
    let mut answered: Vec<(usize, Numbers)> = Vec::new();
    while let Some(asked) = game.asked().filter(|asked| asked.source().is_some()) {
        let reply = Random.answer(game.seen(asked.decider()), asked, &mut dice);
        if asked.source() == Some(kind) && asked.decider() == Seat(0) {
            let now = Numbers::of(&game, kind, 0);
            let given = asked.choices().filter(|choice| reply == asked.pick_choice(*choice));
            answered.extend(given.filter_map(answer_index).map(|answer| (answer, now)));
            if (asked.verb(), asked.min(), asked.max()) == (Verb::Trash, 0, 1) {
                answered.push((if reply == asked.none() { DECLINED } else { TRASHED }, now));
            }
        }
        game.reply(&reply).ok()?;
    }
    if game.whose_turn() != Seat(0) || game.is_over() {
        return None;
    }
    for (answer, then) in answered {
        sums[answer].0.add(then.effect_until(&game, kind, 0.0));
        sums[answer].1 += 1.0;
    }
    Some(before.effect_until(&game, kind, if kind.is_action() { 1.0 } else { 0.0 }))
}

/// What is counted before and after.
#[derive(Clone, Copy)]
struct Numbers {
    actions: f32,
    buys: f32,
    coins: f32,
    hand: f32,
    cards: f32,
    cost: f32,
    trash: f32,
    trash_cost: f32,
    /// Copies of the card that is looked at.
    copies: f32,
    their_hand: f32,
    their_junk: f32,
    their_cost: f32,
}

impl Numbers {
    /// `playing`: cards of the hand that are about to be played.
    fn of(game: &Game, kind: Kind, playing: u16) -> Numbers {
        let (mine, theirs) = (game.seen(Seat(0)), game.seen(Seat(1)));
        let junk = |kind: &Kind| *kind == Kind::Curse || kind.card().is(Types::RUINS);
        let owned = |seat: Seat, fits: &dyn Fn(&Kind) -> bool| {
            mine.kinds().iter().filter(|kind| fits(kind)).map(|kind| f32::from(game.owned(seat, *kind))).sum()
        };
        let cost = |seat: Seat| -> f32 {
            mine.kinds().iter().map(|kind| price(*kind) * f32::from(game.owned(seat, *kind))).sum()
        };
        Numbers {
            actions: f32::from(mine.actions()),
            buys: f32::from(mine.buys()),
            coins: f32::from(mine.coins()),
            hand: f32::from(mine.hand_size(Seat(0)) - playing.min(mine.hand_size(Seat(0)))),
            cards: f32::from(mine.cards_owned()),
            cost: cost(Seat(0)),
            trash: f32::from(mine.cards_in_trash()),
            trash_cost: mine.kinds().iter().map(|kind| price(*kind) * f32::from(mine.in_trash(*kind))).sum(),
            copies: f32::from(mine.owned(kind)),
            their_hand: f32::from(theirs.hand_size(Seat(1))),
            their_junk: owned(Seat(1), &junk),
            their_cost: cost(Seat(1)),
        }
    }

    fn effect_until(self, game: &Game, kind: Kind, actions_spent: f32) -> Effect {
        let now = Numbers::of(game, kind, 0);
        let lost_by_them = f32::max(self.their_cost - now.their_cost, 0.0);
        let trashed = if lost_by_them > 0.0 { 0.0 } else { f32::max(now.trash - self.trash, 0.0) };
        let trash_cost = if lost_by_them > 0.0 { 0.0 } else { f32::max(now.trash_cost - self.trash_cost, 0.0) };
        let lost = f32::from(u8::from(now.copies < self.copies));
        let trashed = f32::max(trashed - lost, 0.0);
        // a card that only brings more of itself has gained nothing
        let itself = f32::max(now.copies - self.copies, 0.0) * price(kind);
        Effect {
            actions: now.actions - self.actions + actions_spent,
            buys: now.buys - self.buys,
            coins: now.coins - self.coins,
            cards: now.hand - self.hand + trashed,
            trashed,
            lost,
            gained: f32::max(now.cards - self.cards + trashed + lost, 0.0),
            gained_cost: f32::max(now.cost - self.cost + trash_cost - itself, 0.0),
            their_cards: self.their_hand - now.their_hand,
            their_junk: now.their_junk - self.their_junk,
            their_loss: lost_by_them,
        }
    }
}

/// A potion counts as two coins.
fn price(kind: Kind) -> f32 {
    f32::from(kind.card().cost.coin) + 2.0 * f32::from(kind.card().cost.potion)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f32, expected: f32) -> bool {
        (found - expected).abs() < 0.3
    }

    #[test]
    fn plain_cards_do_what_they_say() {
        let village = of_playing(Kind::Village);
        assert!(near(village.actions, 2.0) && near(village.cards, 1.0) && village.goes_on(), "{village:?}");
        let smithy = of_playing(Kind::Smithy);
        assert!(near(smithy.cards, 3.0) && near(smithy.actions, 0.0) && !smithy.goes_on(), "{smithy:?}");
        let gold = of_playing(Kind::Gold);
        assert!(near(gold.coins, 3.0) && near(gold.actions, 0.0), "{gold:?}");
    }

    #[test]
    fn attacks_hurt_the_other_player() {
        assert!(near(of_playing(Kind::Witch).their_junk, 1.0));
        assert!(near(of_playing(Kind::Militia).their_cards, 2.0));
        assert!(near(of_playing(Kind::Marauder).their_junk, 1.0));
        assert!(of_playing(Kind::Saboteur).their_loss > 1.0);
        assert!(near(of_playing(Kind::Smithy).their_cards, 0.0));
    }

    #[test]
    fn options_are_told_apart() {
        let of = |kind, option| *of_answer(kind, Choice::Option(option)).unwrap();
        assert!(near(of(Kind::Nobles, PrintedOption::Cards).cards, 3.0));
        assert!(near(of(Kind::Nobles, PrintedOption::Actions).actions, 2.0));
        assert!(near(of(Kind::Steward, PrintedOption::Coins).coins, 2.0));
        assert!(near(of(Kind::Steward, PrintedOption::Trash).trashed, 2.0));
        assert!(near(of(Kind::Minion, PrintedOption::Coins).coins, 2.0));
        assert!(of(Kind::Count, PrintedOption::Duchy).gained_cost > 4.0);
        assert!(of_answer(Kind::Smithy, Choice::Yes).is_none());
    }
}
