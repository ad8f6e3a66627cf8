//! Buying: cities, levels of monuments, masteries. Where it goes and how it is paid is chosen first; then it happens.

use crate::{
    Domain, Knowledge,
    board::Lying,
    events::Event,
    pack::{Buying as Discounted, COPIES, Cost, Effect, Trigger},
    rewards::About,
    state::{Buying, Game, Place, Purchase, Source, Task},
    tree::Card,
};
use serde::Serialize;
use std::collections::HashSet;
use table::{Observer, Seat};

/// Ways to exchange that are tried further before it is said that a card is too expensive. It only says so: whoever exchanges
/// all the same is offered the card.
const TRIED: usize = 1000;

/// Why something that lies there for all to see cannot be had now.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It cannot be paid, not even after any exchange.
    TooExpensive,
    /// It can be paid once Knowledge is exchanged for what is missing.
    Exchange,
    /// A card that it needs is missing.
    Prerequisite,
    /// No place in the tree fits.
    NoSpot,
    /// The table has no place for the monument yet.
    NoPlace,
    /// It is in the tree already.
    Owned,
    /// All levels are taken.
    Complete,
    /// This has been done in this turn.
    Done,
}

impl Game {
    fn has_effect(&self, wanted: impl Fn(&Effect) -> Option<u8>) -> Option<u8> {
        self.effects(self.actor).filter_map(|(_, effect)| wanted(effect)).max()
    }

    fn both_constructions(&self) -> Option<u8> {
        self.has_effect(|effect| match effect {
            Effect::BothConstructions { less } => Some(*less),
            _ => None,
        })
    }

    fn both_developments(&self) -> Option<u8> {
        self.has_effect(|effect| match effect {
            Effect::BothDevelopments { less } => Some(*less),
            _ => None,
        })
    }

    fn second_city(&self) -> Option<u8> {
        let unused = !self.player(self.actor).second_city;
        let less = self.has_effect(|effect| match effect {
            Effect::SecondCity { less } => Some(*less),
            _ => None,
        });
        less.filter(|_| unused)
    }

    /// «Construir una Ciudad O BIEN contribuir a un Monumento» (Dominations, Fase de construcción), unless a card lets
    /// one do both, or build twice.
    pub(crate) fn may_build_city(&self) -> bool {
        let turn = &self.turn;
        let free = turn.levels == 0 || self.both_constructions().is_some();
        let again = turn.cities == 0 || (turn.cities == 1 && self.second_city().is_some());
        free && again && self.player(self.actor).tokens > 0
    }

    pub(crate) fn may_take_level(&self) -> bool {
        self.turn.levels == 0 && (self.turn.cities == 0 || self.both_constructions().is_some())
    }

    pub(crate) fn may_develop(&self) -> bool {
        self.turn.developed == 0 && (self.turn.upgraded == 0 || self.both_developments().is_some())
    }

    pub(crate) fn may_upgrade(&self) -> bool {
        self.turn.upgraded == 0 && (self.turn.developed == 0 || self.both_developments().is_some())
    }

    pub(crate) fn city_discount(&self) -> u8 {
        let turn = &self.turn;
        // «one of the two»: a second city is a third
        let both = if turn.levels > 0 && turn.cities == 0 { self.both_constructions().unwrap_or(0) } else { 0 };
        let second = if turn.cities > 0 { self.second_city().unwrap_or(0) } else { 0 };
        self.discount(self.actor, Discounted::City) + both + second
    }

    pub(crate) fn level_discount(&self) -> u8 {
        let both = if self.turn.cities > 0 { self.both_constructions().unwrap_or(0) } else { 0 };
        self.discount(self.actor, Discounted::Level) + both
    }

    pub(crate) fn develop_discount(&self) -> u8 {
        let both = if self.turn.upgraded > 0 { self.both_developments().unwrap_or(0) } else { 0 };
        self.discount(self.actor, Discounted::Develop) + both
    }

    pub(crate) fn upgrade_discount(&self) -> u8 {
        let both = if self.turn.developed > 0 { self.both_developments().unwrap_or(0) } else { 0 };
        self.discount(self.actor, Discounted::Upgrade) + both
    }

    pub(crate) fn can_pay(&self, cost: &Cost, less: u8) -> bool {
        let have = &self.player(self.actor).knowledge;
        if cost.any == 0 && less == 0 {
            return have.covers(&cost.of);
        }
        can_pay(have, cost, less, &Knowledge::default(), 0)
    }

    /// Whether it could be paid after as many exchanges as it takes: first those of masteries, 1 for 1, then 2 for 1. What looks
    /// best is tried first; where that comes to nothing although there is enough in all, whatever else there is.
    pub(crate) fn can_pay_after_exchange(&self, cost: &Cost, less: u8) -> bool {
        let (seat, limits) = (self.actor, self.reserves(self.actor));
        let have = self.player(seat).knowledge;
        let mut swaps: Vec<(Option<Domain>, u8)> = self.swaps(seat).map(|(_, bound, times)| (bound, times)).collect();
        swaps.sort_by_key(|(bound, _)| bound.is_none());
        let after_swaps = self.swapped_at_sight(have, cost, less, swaps.clone());
        if pays_two_for_one(after_swaps, cost, less, &limits) {
            return true;
        }
        let lacking: u32 = Domain::ALL.into_iter().map(|of| u32::from(cost.of[of].saturating_sub(have[of]))).sum();
        let swapped: u32 = swaps.iter().map(|(_, times)| u32::from(*times)).sum();
        // each 2 for 1 costs one of all that there is
        let two_for_one = lacking.saturating_sub(less.into()).saturating_sub(swapped);
        if swapped == 0 || have.total() < cost.total().saturating_sub(less.into()) + two_for_one {
            return false;
        }
        let mut reached = HashSet::from([have]);
        for (bound, times) in swaps {
            for _ in 0..times {
                for before in reached.clone() {
                    for (give, take) in Domain::ALL.into_iter().flat_map(|give| Domain::ALL.map(|take| (give, take))) {
                        let fits = bound.is_none_or(|domain| domain == give || domain == take);
                        if give == take || !fits || before[give] == 0 || before[take] >= limits[take] {
                            continue;
                        }
                        let mut after = before;
                        after[give] -= 1;
                        after[take] += 1;
                        if reached.insert(after) && pays_two_for_one(after, cost, less, &limits) {
                            return true;
                        }
                    }
                }
                if reached.len() > TRIED {
                    return false;
                }
            }
        }
        false
    }

    /// What there is after the swaps 1 for 1 that look best.
    fn swapped_at_sight(
        &self,
        mut have: Knowledge,
        cost: &Cost,
        less: u8,
        mut swaps: Vec<(Option<Domain>, u8)>,
    ) -> Knowledge {
        let limits = self.reserves(self.actor);
        let pays = |have: &Knowledge| can_pay(have, cost, less, &Knowledge::default(), 0);
        let lacks = |have: &Knowledge, of: Domain| have[of] < cost.of[of].min(limits[of]);
        let spare = |have: &Knowledge, of: Domain| have[of].saturating_sub(cost.of[of]);
        // an odd one out is of no use for 2 for 1
        let best = |have: &Knowledge, fits: &dyn Fn(Domain, Domain) -> bool| {
            let pairs = Domain::ALL.into_iter().flat_map(|give| Domain::ALL.map(|take| (give, take)));
            let useful = pairs.filter(|&(give, take)| spare(have, give) > 0 && lacks(have, take) && fits(give, take));
            useful.max_by_key(|&(give, _)| (spare(have, give) % 2, spare(have, give)))
        };
        // those of a Domain have it on one side; two of them lead over it from any colour to any other
        for (least, over) in [(1, false), (2, true)] {
            for (bound, times) in &mut swaps {
                while *times >= least && !pays(&have) {
                    let fits = |give: Domain, take: Domain| match *bound {
                        Some(domain) if over => have[domain] < limits[domain],
                        Some(domain) => domain == give || domain == take,
                        None => true,
                    };
                    let Some((give, take)) = best(&have, &fits) else { break };
                    have[give] -= 1;
                    have[take] += 1;
                    *times -= least;
                }
            }
        }
        have
    }

    pub(crate) fn can_pay_mastery(&self, card: u8) -> bool {
        self.can_pay(&self.pack.masteries[usize::from(card)].cost, self.develop_discount())
    }

    fn fits_somewhere(&self, seat: Seat, card: Card) -> bool {
        let (tree, layout) = (&self.player(seat).tree, card.layout(&self.pack));
        let quarters = if self.switches.tree_rotation { 4 } else { 1 };
        !tree.is_full() && (0..quarters).any(|turned| tree.has_room_for(layout.turned(turned)))
    }

    /// Why a mastery cannot come into a tree, cost aside.
    pub(crate) fn mastery_problem(&self, seat: Seat, card: u8) -> Option<Reason> {
        let (mastery, tree) = (&self.pack.masteries[usize::from(card)], &self.player(seat).tree);
        if tree.mastery(card).is_some() {
            return Some(Reason::Owned);
        }
        if let Some((domain, value)) = mastery.prerequisite {
            let meets = |(other, _): (u8, bool)| {
                let other = &self.pack.masteries[usize::from(other)];
                other.domain == domain && other.value >= value
            };
            if !tree.masteries().any(meets) {
                return Some(Reason::Prerequisite);
            }
        }
        let free = |copy: &u8| !self.is_taken(card, *copy);
        let fits = |copy: u8| self.fits_somewhere(seat, Card::Mastery { card, copy });
        if (0..COPIES as u8).filter(free).any(fits) { None } else { Some(Reason::NoSpot) }
    }

    pub(crate) fn may_have(&self, seat: Seat, card: u8) -> bool {
        self.mastery_problem(seat, card).is_none()
    }

    /// Why the next level of a monument cannot be taken.
    pub(crate) fn level_problem(&self, number: u8) -> Option<Reason> {
        let Some(cost) = self.next_level_cost(number) else { return Some(Reason::Complete) };
        if self.can_pay(&cost, self.level_discount()) {
            self.level_hindrance(number)
        } else {
            Some(Reason::TooExpensive)
        }
    }

    /// The same, cost aside.
    pub(crate) fn level_hindrance(&self, number: u8) -> Option<Reason> {
        let standing = &self.monuments()[usize::from(number)];
        let monument = &self.pack.monuments[usize::from(standing.monument)];
        let level = standing.levels.len();
        if level == monument.levels.len() {
            return Some(Reason::Complete);
        }
        if !self.fits_somewhere(self.actor, Card::Level { monument: standing.monument, level: level as u8 }) {
            return Some(Reason::NoSpot);
        }
        (level == 0 && !self.has_place_for(monument.base)).then_some(Reason::NoPlace)
    }

    /// What the next level of a monument costs. None when all are taken.
    pub(crate) fn next_level_cost(&self, number: u8) -> Option<Cost> {
        let standing = &self.monuments()[usize::from(number)];
        let levels = &self.pack.monuments[usize::from(standing.monument)].levels;
        levels.get(standing.levels.len()).map(|level| level.cost)
    }

    pub(crate) fn buy_city(&mut self, piece: u8) {
        let Some((domain, cost)) = self.city_cost(self.actor, piece) else { return };
        let cost = Cost { of: Knowledge::one(domain, cost.saturating_sub(self.city_discount())), any: 0 };
        self.purchase = Purchase { buying: Buying::City { piece }, cost, ..Purchase::default() };
        self.pay();
    }

    pub(crate) fn buy_level(&mut self, monument: u8) {
        let Some(number) = self.monuments().iter().position(|standing| standing.monument == monument) else { return };
        let level = self.monuments()[number].levels.len() as u8;
        let cost = self.pack.monuments[usize::from(monument)].levels[usize::from(level)].cost;
        self.purchase = Purchase {
            buying: Buying::Level { number: number as u8 },
            cost,
            less: self.level_discount(),
            card: Card::Level { monument, level },
            ..Purchase::default()
        };
        self.task = if level == 0 { Task::Base } else { Task::Spot };
    }

    pub(crate) fn buy_mastery(&mut self, card: u8) {
        let (cost, less) = (self.pack.masteries[usize::from(card)].cost, self.develop_discount());
        self.purchase = Purchase { buying: Buying::Develop { card }, cost, less, ..Purchase::default() };
        self.task = Task::Spot;
    }

    pub(crate) fn buy_upgrade(&mut self, card: u8) {
        let (cost, less) = (self.pack.masteries[usize::from(card)].upgrade, self.upgrade_discount());
        self.purchase = Purchase { buying: Buying::Upgrade { card }, cost, less, ..Purchase::default() };
        self.pay();
    }

    pub(crate) fn take_free(&mut self, card: u8, to: &mut dyn Observer<Event>) {
        if self.task == Task::Copy {
            // what copying sets going is over when Influence is scored
            (self.then, self.then_actor) = (Task::Influence, self.actor);
            if to.watching() {
                to.event(Event::Copied { seat: self.actor, mastery: card });
            }
        }
        self.purchase = Purchase { buying: Buying::Free { card }, ..Purchase::default() };
        self.task = Task::Spot;
    }

    /// Pays at once what leaves no choice.
    pub(crate) fn pay(&mut self) {
        let Purchase { cost, less, .. } = self.purchase;
        if cost.any == 0 && less == 0 {
            self.purchase.paid = cost.of;
        }
        self.task = Task::Pay;
    }

    pub(crate) fn left_to_pay(&self) -> u32 {
        let Purchase { cost, less, paid, .. } = &self.purchase;
        cost.total().saturating_sub(u32::from(*less)).saturating_sub(paid.total())
    }

    pub(crate) fn is_paid(&self) -> bool {
        self.left_to_pay() == 0
    }

    /// The colours of which one may be paid next by somebody who has this.
    pub(crate) fn payable_with(&self, have: Knowledge) -> impl Iterator<Item = Domain> + '_ {
        let Purchase { cost, less, paid, from, .. } = self.purchase;
        Domain::ALL.into_iter().skip(usize::from(from)).filter(move |&domain| {
            let mut after = paid;
            after[domain] = after[domain].saturating_add(1);
            self.left_to_pay() > 0 && have.covers(&after) && can_pay(&have, &cost, less, &after, domain as u8)
        })
    }

    /// Everything is chosen and paid: it happens.
    pub(crate) fn complete_purchase(&mut self, to: &mut dyn Observer<Event>) {
        let (seat, purchase) = (self.actor, self.purchase);
        self.purchase = Purchase::default();
        self.player_mut(seat).knowledge.take(&purchase.paid);
        if to.watching() && !purchase.paid.is_empty() {
            to.event(Event::Paid { seat, amounts: purchase.paid });
        }
        match purchase.buying {
            Buying::Nothing => {}
            Buying::City { piece } => {
                if self.turn.cities > 0 {
                    self.player_mut(seat).second_city = true;
                }
                self.build_city(piece, to);
                self.go_to(Task::Construction);
            }
            Buying::Level { number } => {
                self.take_level(number, &purchase, to);
                self.go_to(Task::Construction);
            }
            // what is given for a card comes from those that lay there before it, in the state before it
            Buying::Develop { card } => {
                let about = About::mastery(card, self.pack.masteries[usize::from(card)].domain);
                self.fire(seat, Trigger::Developed, about, to);
                self.acquire(&purchase, to);
                self.turn.developed += 1;
                self.go_to(Task::Development);
            }
            Buying::Upgrade { card } => {
                let about = About::mastery(card, self.pack.masteries[usize::from(card)].domain);
                self.fire(seat, Trigger::MasteryUpgraded, about, to);
                self.upgrade(seat, card, to);
                self.turn.upgraded += 1;
                self.go_to(Task::Development);
            }
            Buying::Free { .. } => {
                self.acquire(&purchase, to);
                self.go_back();
            }
        }
    }

    fn take_level(&mut self, number: u8, purchase: &Purchase, to: &mut dyn Observer<Event>) {
        let seat = self.actor;
        let place = match purchase.base {
            Some((cell, rotation)) => {
                self.board.space(cell).map(|space| Place::Base(self.board.lay(space, Lying::Base(number), rotation)))
            }
            None => None,
        };
        let standing = &mut self.standing.as_mut_slice()[usize::from(number)];
        let first = standing.levels.is_empty();
        if first {
            standing.place = place.unwrap_or(purchase.place);
        }
        let room = standing.levels.push(seat);
        debug_assert!(room);
        let monument = standing.monument;
        if first && to.watching() {
            to.event(Event::MonumentPlaced { seat, monument });
        }
        self.turn.levels += 1;
        self.fire(seat, Trigger::LevelTaken, About::default(), to);
        self.acquire(purchase, to);
    }

    /// A card comes into the tree: its points, its Influence, what it gives.
    fn acquire(&mut self, purchase: &Purchase, to: &mut dyn Observer<Event>) {
        let (seat, pack) = (self.actor, self.pack.pack());
        let Purchase { card, spot, turned, .. } = *purchase;
        let nodus = self.player(seat).tree.joins(pack, card.layout(pack).turned(turned), spot);
        self.player_mut(seat).tree.place(pack, card, spot, turned);
        if to.watching() {
            to.event(Event::CardPlaced { seat, card, spot, nodus });
        }
        let (points, influence, source) = match card {
            Card::Campfire => return,
            Card::Mastery { card, copy } => {
                self.set_taken(card, copy);
                (pack.masteries[usize::from(card)].points[0], 0, Source::Masteries)
            }
            Card::Level { monument, level } => {
                let level = &pack.monuments[usize::from(monument)].levels[usize::from(level)];
                (level.points, level.influence, Source::Monuments)
            }
        };
        self.score_openly(seat, u16::from(points), source, to);
        self.influence(seat, u16::from(influence), to);
        self.fire_card(seat, card, false, to);
    }

    /// A mastery is turned to its advanced side.
    pub(crate) fn upgrade(&mut self, seat: Seat, card: u8, to: &mut dyn Observer<Event>) {
        self.player_mut(seat).tree.upgrade(card);
        if to.watching() {
            to.event(Event::Upgraded { seat, mastery: card });
        }
        let points = self.pack.masteries[usize::from(card)].points[1];
        self.score_openly(seat, u16::from(points), Source::Masteries, to);
        self.fire_card(seat, Card::Mastery { card, copy: 0 }, true, to);
    }

    pub(crate) fn score_openly(&mut self, seat: Seat, points: u16, source: Source, to: &mut dyn Observer<Event>) {
        self.score(seat, points, source);
        if points > 0 && to.watching() {
            to.event(Event::Scored { seat, points, source });
        }
    }
}

/// Whether it can be paid after exchanges of 2 for 1.
fn pays_two_for_one(mut have: Knowledge, cost: &Cost, less: u8, limits: &Knowledge) -> bool {
    while !can_pay(&have, cost, less, &Knowledge::default(), 0) {
        let spare = |of: Domain| have[of].saturating_sub(cost.of[of]);
        let give = Domain::ALL.into_iter().max_by_key(|&of| spare(of)).filter(|&of| spare(of) >= 2);
        let take = Domain::ALL.into_iter().find(|&of| have[of] < cost.of[of].min(limits[of]));
        let (Some(give), Some(take)) = (give, take) else { return false };
        have[give] -= 2;
        have[take] += 1;
    }
    true
}

/// Whether a cost can be paid in full when `paid` of it has been paid already and only colours from `from` on may follow.
///
/// So much must be paid as the cost adds up to, less the discount. Whatever of a colour is paid beyond what the cost names
/// of it counts as «any»; the discount covers what is paid less. Either may not be exceeded, and each follows from the
/// other, since the sum is fixed.
pub(crate) fn can_pay(have: &Knowledge, cost: &Cost, less: u8, paid: &Knowledge, from: u8) -> bool {
    let left = cost.total().saturating_sub(u32::from(less)).saturating_sub(paid.total());
    let later = || Domain::ALL.into_iter().skip(usize::from(from));
    let more = |domain: Domain, most: u8| u32::from(most.saturating_sub(paid[domain]));
    let named: u32 = later().map(|domain| more(domain, have[domain].min(cost.of[domain]))).sum();
    let all: u32 = later().map(|domain| more(domain, have[domain])).sum();
    let beyond: u32 = Domain::ALL.into_iter().map(|d| u32::from(paid[d].saturating_sub(cost.of[d]))).sum();
    all >= left && beyond + left.saturating_sub(named) <= u32::from(cost.any)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries every payment there is.
    fn by_trying(have: &Knowledge, cost: &Cost, less: u8) -> bool {
        fn go(have: &Knowledge, cost: &Cost, paid: &mut Knowledge, at: usize, left: u32) -> bool {
            if at == 6 {
                let beyond: u32 = (0..6).map(|i| u32::from(paid.0[i].saturating_sub(cost.of.0[i]))).sum();
                return left == 0 && beyond <= u32::from(cost.any);
            }
            (0..=have.0[at].min(left as u8)).any(|amount| {
                paid.0[at] = amount;
                go(have, cost, paid, at + 1, left - u32::from(amount))
            })
        }
        let left = cost.total().saturating_sub(u32::from(less));
        go(have, cost, &mut Knowledge::default(), 0, left)
    }

    proptest::proptest! {
        #[test]
        fn what_can_be_paid_is_what_trying_finds(
            have in proptest::array::uniform6(0u8..4),
            of in proptest::array::uniform6(0u8..3),
            any in 0u8..4,
            less in 0u8..3,
        ) {
            let (have, cost) = (Knowledge(have), Cost { of: Knowledge(of), any });
            let found = can_pay(&have, &cost, less, &Knowledge::default(), 0);
            proptest::prop_assert_eq!(found, by_trying(&have, &cost, less));
        }
    }
}
