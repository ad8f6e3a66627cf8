//! What may be answered, and what an answer sets going.

use crate::{
    Cell, Domain, Knowledge,
    board::{At, Lying, NONE},
    events::Event,
    lattice::Corner,
    pack::{Base, COPIES, Power},
    state::{Buying, Game, Place, Task},
    tree::{Card, Spot},
};
use serde::{Deserialize, Serialize};
use table::{Observer, Offer, Seat, Verb};

/// One legal choice. Tiles, masteries, monuments and objectives are named by their numbers in the pack.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Objective(u8),
    Monument(u8),
    Tile(u8),
    /// The power of a role.
    Role(Domain),
    Space {
        cell: Cell,
        rotation: u8,
    },
    /// A tile that lies there.
    At(Cell),
    Side(u8),
    AllSides,
    /// At this corner of the tile.
    Locus(u8),
    /// A Locus to put a monument on.
    OnLocus(Corner),
    /// A city there, built or raised.
    City(Cell),
    /// The next level of a monument.
    Level(u8),
    Develop(u8),
    Upgrade(u8),
    Spot {
        copy: u8,
        spot: Spot,
        turned: u8,
    },
    Domain(Domain),
    /// 2 of a colour for 1 of another.
    Exchange {
        give: Domain,
        take: Domain,
    },
    /// 1 for 1, with a mastery.
    Swap {
        mastery: u8,
        give: Domain,
        take: Domain,
    },
    Seat(Seat),
}

/// What can ask a question, and what a question can be about.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Mastery(u8),
    Monument(u8),
    Role(Domain),
    /// A city that could stand there, or grow.
    City(Cell),
}

/// How far a question has come that takes several answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SoFar {
    Nothing,
    /// Tiles may be put back before the hand is filled up, and once more after it.
    Drawing {
        filled: bool,
    },
    /// Knowledge of one's choice that is still to be gained.
    Gaining {
        left: u8,
    },
    Paying {
        paid: Knowledge,
        left: u32,
    },
    /// Those whom the Governor has placed on the Initiative track.
    Ordering {
        placed: Vec<Seat>,
    },
}

/// What is asked, before its offers are counted.
pub(crate) struct Asking {
    pub(crate) verb: Verb,
    pub(crate) source: Option<Thing>,
    pub(crate) offers: Vec<Offer<Choice>>,
    pub(crate) min: u16,
    pub(crate) max: u16,
}

fn one(choice: Choice) -> Offer<Choice> {
    Offer { choice, copies: 1 }
}

impl Game {
    /// What the present task asks; none when it asks nothing.
    pub(crate) fn asking(&self) -> Option<Asking> {
        let mut asking = self.asking_but_exchanges()?;
        match self.task {
            Task::Growth { .. } | Task::Construction | Task::Development | Task::Rest => {
                self.offer_exchanges(&mut asking.offers);
            }
            Task::Pay => self.offer_exchanges_while_paying(&mut asking.offers),
            _ => {}
        }
        Some(asking)
    }

    /// The same without the free exchange.
    pub(crate) fn asking_but_exchanges(&self) -> Option<Asking> {
        let seat = self.actor;
        let mut asking = Asking { verb: Verb::Choose, source: None, offers: Vec::new(), min: 1, max: 1 };
        let offers = &mut asking.offers;
        match self.task {
            Task::Objective => offers.extend(self.dealt_to(seat).objectives.map(|card| one(Choice::Objective(card)))),
            Task::Monument => offers.extend(self.dealt_to(seat).monuments.map(|card| one(Choice::Monument(card)))),
            Task::Refill | Task::Redraw => {
                asking.verb = Verb::Discard;
                offers.extend(self.hand_offers(seat));
                (asking.min, asking.max) = (0, offers.len() as u16);
            }
            Task::Growth { second } => {
                asking.verb = Verb::Play;
                offers.extend(self.hand_offers(seat));
                if second {
                    asking.min = 0;
                    asking.source = self.role_with(Power::SecondTile).map(Thing::Role);
                } else {
                    offers.extend(self.inventor().map(|role| one(Choice::Role(role))));
                    asking.min = u16::from(!offers.is_empty()); // without a tile, nobody must exchange
                }
            }
            Task::Space { .. } => {
                asking.verb = Verb::Place;
                for space in self.board.spaces() {
                    let cell = space.cell;
                    offers.extend((0..3).map(|rotation| one(Choice::Space { cell, rotation })));
                }
            }
            Task::Reactivate => {
                asking.source = self.role_with(Power::Reactivate).map(Thing::Role);
                let tiles = self.board.pieces().iter().filter(|piece| matches!(piece.lying, Lying::Tile(_)));
                offers.extend(tiles.map(|piece| one(Choice::At(piece.cell))));
            }
            Task::Activation { piece, .. } => {
                offers.extend(self.activations(piece).into_iter().map(|from| one(from.choice())));
            }
            Task::Construction => {
                (asking.verb, asking.min) = (Verb::Build, 0);
                self.offer_constructions(offers);
            }
            Task::Development => {
                (asking.verb, asking.min) = (Verb::Develop, 0);
                self.offer_developments(offers);
            }
            Task::Rest => (asking.verb, asking.min) = (Verb::Exchange, 0),
            Task::Base => {
                asking.verb = Verb::Place;
                let Buying::Level { number } = self.purchase.buying else { return None };
                let monument = self.monuments()[usize::from(number)].monument;
                asking.source = Some(Thing::Monument(monument));
                match self.pack.monuments[usize::from(monument)].base {
                    Base::Circle => {
                        let loci = self.free_loci().into_iter().map(|at| self.board.corner(at));
                        offers.extend(loci.map(|corner| one(Choice::OnLocus(corner))));
                    }
                    Base::Triangle => {
                        for space in self.board.spaces() {
                            let cell = space.cell;
                            offers.extend((0..3).map(|rotation| one(Choice::Space { cell, rotation })));
                        }
                    }
                }
            }
            Task::Spot => {
                asking.verb = Verb::Place;
                asking.source = self.bought();
                self.offer_spots(offers);
            }
            Task::Pay => {
                asking.verb = Verb::Pay;
                asking.source = self.bought();
                let have = self.player(seat).knowledge;
                offers.extend(self.payable_with(have).map(|domain| one(Choice::Domain(domain))));
            }
            Task::Wild { .. } => {
                asking.verb = Verb::Gain;
                let have = self.player(seat).knowledge;
                let limits = self.reserves(seat);
                // beyond the highest Reserve there are points for it
                let most = self.switches.reserve_steps[3];
                let worth = |limit: u8| limit == most || !self.switches.overflow_only_at_most;
                let room = |domain: &Domain| have[*domain] < limits[*domain] || worth(limits[*domain]);
                offers.extend(Domain::ALL.into_iter().filter(room).map(|domain| one(Choice::Domain(domain))));
            }
            Task::Free { value } => {
                asking.verb = Verb::Gain;
                asking.min = 0;
                let cards = (0..self.pack.masteries.len() as u8)
                    .filter(|&card| self.pack.masteries[usize::from(card)].value == value && self.may_have(seat, card));
                offers.extend(cards.map(|card| one(Choice::Develop(card))));
            }
            Task::Copy => {
                (asking.verb, asking.min) = (Verb::Copy, 0);
                self.offer_copies(offers);
            }
            Task::Order => {
                asking.verb = Verb::Order;
                asking.source = Some(Thing::Role(Domain::Government));
                let left = self.everybody().filter(|seat| !self.new_order.as_slice().contains(seat));
                offers.extend(left.map(|seat| one(Choice::Seat(seat))));
            }
            Task::Keep => {
                let have = self.player(seat).knowledge;
                offers.extend(
                    have.iter().map(|(domain, copies)| Offer { choice: Choice::Domain(domain), copies: copies.into() }),
                );
                let kept = u32::from(self.keeps(seat)).min(have.total()) as u16;
                (asking.min, asking.max) = (0, kept);
            }
            Task::StartTurn
            | Task::EndGrowth
            | Task::EndTurn
            | Task::EndAge
            | Task::Influence
            | Task::Roles
            | Task::NewAge
            | Task::Final
            | Task::Over => return None,
        }
        Some(asking)
    }

    pub fn so_far(&self) -> SoFar {
        match self.task {
            Task::Refill => SoFar::Drawing { filled: false },
            Task::Redraw => SoFar::Drawing { filled: true },
            Task::Wild { left } => SoFar::Gaining { left },
            Task::Pay => SoFar::Paying { paid: self.purchase.paid, left: self.left_to_pay() },
            Task::Order => SoFar::Ordering { placed: self.new_order.as_slice().to_vec() },
            _ => SoFar::Nothing,
        }
    }

    /// Whether this may be answered now.
    pub fn offers(&self, choice: Choice) -> bool {
        if let (Task::Development, Choice::Develop(card)) = (self.task, choice) {
            return self.may_develop() && self.can_pay_mastery(card) && self.may_have(self.actor, card);
        }
        let asking = match choice {
            Choice::Exchange { .. } | Choice::Swap { .. } => self.asking(),
            _ => self.asking_but_exchanges(),
        };
        asking.is_some_and(|asking| asking.offers.iter().any(|offer| offer.choice == choice))
    }

    fn hand_offers(&self, seat: Seat) -> impl Iterator<Item = Offer<Choice>> + '_ {
        self.player(seat).hand.as_slice().iter().map(|&tile| one(Choice::Tile(tile)))
    }

    /// The Inventor's role, when there is a tile to use it on.
    fn inventor(&self) -> Option<Domain> {
        let role = self.role_with(Power::Reactivate)?;
        self.board.pieces().iter().any(|piece| matches!(piece.lying, Lying::Tile(_))).then_some(role)
    }

    /// The mastery or monument that is being bought.
    fn bought(&self) -> Option<Thing> {
        match self.purchase.buying {
            Buying::Develop { card } | Buying::Upgrade { card } | Buying::Free { card } => Some(Thing::Mastery(card)),
            Buying::Level { number } => Some(Thing::Monument(self.monuments()[usize::from(number)].monument)),
            Buying::City { .. } | Buying::Nothing => None,
        }
    }

    /// «En cualquier momento durante tu turno … transformar 2 puntos de Conocimiento del mismo color en 1 punto de
    /// Conocimiento de otro color» (Dominations, carta de Hoguera).
    fn offer_exchanges(&self, offers: &mut Vec<Offer<Choice>>) {
        let (seat, have) = (self.actor, self.player(self.actor).knowledge);
        let limits = self.reserves(seat);
        // what there is no room for would be lost
        let takes =
            |give: Domain| Domain::ALL.into_iter().filter(move |&take| take != give && have[take] < limits[take]);
        for give in Domain::ALL.into_iter().filter(|give| have[*give] >= 2) {
            offers.extend(takes(give).map(|take| one(Choice::Exchange { give, take })));
        }
        for (mastery, bound, _) in self.swaps(seat) {
            for give in Domain::ALL.into_iter().filter(|give| have[*give] >= 1) {
                let bound = |take: &Domain| bound.is_none_or(|domain| domain == give || domain == *take);
                offers.extend(takes(give).filter(bound).map(|take| one(Choice::Swap { mastery, give, take })));
            }
        }
    }

    /// Whether two of a colour can be exchanged; what masteries swap is not looked at.
    pub(crate) fn may_exchange(&self) -> bool {
        let have = self.player(self.actor).knowledge;
        let limits = self.reserves(self.actor);
        let room = |give: Domain| Domain::ALL.into_iter().any(|take| take != give && have[take] < limits[take]);
        Domain::ALL.into_iter().any(|give| have[give] >= 2 && room(give))
    }

    /// Those after which what is being bought can still be paid.
    fn offer_exchanges_while_paying(&self, offers: &mut Vec<Offer<Choice>>) {
        let mut all = Vec::new();
        self.offer_exchanges(&mut all);
        let have = self.player(self.actor).knowledge;
        all.retain(|offer| {
            let (give, price, take) = match offer.choice {
                Choice::Exchange { give, take } => (give, 2, take),
                Choice::Swap { give, take, .. } => (give, 1, take),
                _ => return false,
            };
            let mut after = have;
            after[give] -= price;
            after[take] += 1;
            self.payable_with(after).next().is_some()
        });
        offers.extend(all);
    }

    pub(crate) fn take_exchange(&mut self, choice: Choice, to: &mut dyn Observer<Event>) -> bool {
        match choice {
            Choice::Exchange { give, take } => self.exchange(give, 2, take, to),
            Choice::Swap { mastery, give, take } => {
                match self.turn.swaps.as_mut_slice().iter_mut().find(|(card, _)| *card == mastery) {
                    Some((_, times)) => *times = times.saturating_add(1),
                    None => drop(self.turn.swaps.push((mastery, 1))), // there is room for every card of a tree
                }
                self.exchange(give, 1, take, to);
            }
            _ => return false,
        }
        true
    }

    fn offer_constructions(&self, offers: &mut Vec<Offer<Choice>>) {
        if self.may_build_city() {
            let (seat, less) = (self.actor, self.city_discount());
            let have = self.player(seat).knowledge;
            for (index, piece) in self.board.pieces().iter().enumerate() {
                let cost = self.city_cost(seat, index as u8);
                if cost.is_some_and(|(domain, cost)| have[domain] + less >= cost) {
                    offers.push(one(Choice::City(piece.cell)));
                }
            }
        }
        if self.may_take_level() {
            for number in 0..self.standing.len() as u8 {
                if self.level_problem(number).is_none() {
                    offers.push(one(Choice::Level(self.monuments()[usize::from(number)].monument)));
                }
            }
        }
    }

    fn offer_developments(&self, offers: &mut Vec<Offer<Choice>>) {
        let seat = self.actor;
        if self.may_develop() {
            let less = self.develop_discount();
            for (card, mastery) in (0u8..).zip(&self.pack.masteries) {
                if self.can_pay(&mastery.cost, less) && self.may_have(seat, card) {
                    offers.push(one(Choice::Develop(card)));
                }
            }
        }
        if self.may_upgrade() {
            let less = self.upgrade_discount();
            for (card, advanced) in self.player(seat).tree.masteries() {
                if !advanced && self.can_pay(&self.pack.masteries[usize::from(card)].upgrade, less) {
                    offers.push(one(Choice::Upgrade(card)));
                }
            }
        }
    }

    fn offer_spots(&self, offers: &mut Vec<Offer<Choice>>) {
        let tree = &self.player(self.actor).tree;
        let quarters = if self.switches.tree_rotation { 4 } else { 1 };
        let mut offer = |copy: u8, card: Card| {
            for turned in 0..quarters {
                let layout = card.layout(&self.pack).turned(turned);
                if turned > 0 && layout == card.layout(&self.pack) {
                    break;
                }
                offers.extend(tree.room_for(layout).map(|spot| one(Choice::Spot { copy, spot, turned })));
            }
        };
        match self.purchase.buying {
            Buying::Develop { card } | Buying::Free { card } => {
                for copy in (0..COPIES as u8).filter(|&copy| !self.is_taken(card, copy)) {
                    offer(copy, Card::Mastery { card, copy });
                }
            }
            Buying::Level { .. } => offer(0, self.purchase.card),
            _ => {}
        }
    }

    /// Takes an answer that was offered. Several picks come one after the other.
    pub(crate) fn take(&mut self, choices: &[Choice], to: &mut dyn Observer<Event>) {
        let Some(&choice) = choices.first() else { return self.decline(to) };
        if self.take_exchange(choice, to) {
            return;
        }
        match (self.task, choice) {
            (Task::Objective, Choice::Objective(card)) => self.keep_objective(card, to),
            (Task::Monument, Choice::Monument(card)) => self.keep_monument(card, to),
            (Task::Refill | Task::Redraw, _) => self.throw_back(choices, to),
            (Task::Growth { second }, Choice::Tile(tile)) => self.task = Task::Space { tile, second },
            (Task::Growth { .. }, Choice::Role(_)) => self.task = Task::Reactivate,
            (Task::Space { tile, second }, Choice::Space { cell, rotation }) => {
                if second && let Some(role) = self.role_with(Power::SecondTile) {
                    self.use_role(role);
                    self.turn.overflowed = Default::default();
                }
                match self.lay_tile(tile, cell, rotation, to) {
                    Some(piece) => self.task = Task::Activation { piece, again: false, second },
                    None => self.task = Task::EndGrowth,
                }
            }
            (Task::Reactivate, Choice::At(cell)) => {
                if let Some(role) = self.role_with(Power::Reactivate) {
                    self.use_role(role);
                }
                let Some(piece) = self.board.find(cell) else { return };
                if to.watching() {
                    to.event(Event::TileReactivated { seat: self.actor, cell });
                }
                self.task = Task::Activation { piece, again: true, second: false };
            }
            (Task::Activation { piece, again, second }, _) => {
                let ways = self.activations(piece);
                if let Some(from) = ways.into_iter().find(|from| from.choice() == choice) {
                    self.produce(piece, from, again, to);
                }
                // «inmediatamente después de colocar y puntuar por la primera» (Artesano): not after a reactivation
                let more = !again && !second && self.role_with(Power::SecondTile).is_some();
                self.go_to(if more { Task::Growth { second: true } } else { Task::EndGrowth });
            }
            (Task::Construction, Choice::City(cell)) => {
                if let Some(piece) = self.board.find(cell) {
                    self.buy_city(piece);
                }
            }
            (Task::Construction, Choice::Level(monument)) => self.buy_level(monument),
            (Task::Base, Choice::Space { cell, rotation }) => {
                self.purchase.base = Some((cell, rotation));
                self.task = Task::Spot;
            }
            (Task::Base, Choice::OnLocus(corner)) => {
                let at = self.free_loci().into_iter().find(|at| self.board.corner(*at) == corner);
                let ring = at.and_then(|at: At| self.board.ring(at)).map(|ring| ring.map(|at| at.piece));
                self.purchase.place = Place::Locus { corner, ring: ring.unwrap_or([NONE; 6]) };
                self.task = Task::Spot;
            }
            (Task::Spot, Choice::Spot { copy, spot, turned }) => {
                (self.purchase.spot, self.purchase.turned) = (spot, turned);
                if let Buying::Develop { card } | Buying::Free { card } = self.purchase.buying {
                    self.purchase.card = Card::Mastery { card, copy };
                }
                self.pay();
            }
            (Task::Pay, Choice::Domain(domain)) => {
                self.purchase.paid[domain] += 1;
                self.purchase.from = domain as u8;
            }
            (Task::Development, Choice::Develop(card)) => self.buy_mastery(card),
            (Task::Development, Choice::Upgrade(card)) => self.buy_upgrade(card),
            (Task::Free { .. } | Task::Copy, Choice::Develop(card)) => self.take_free(card, to),
            (Task::Copy, Choice::Upgrade(card)) => self.copy_upgrade(card, to),
            (Task::Wild { left }, Choice::Domain(domain)) => {
                self.gain(self.actor, Knowledge::one(domain, 1), to);
                if left > 1 {
                    self.task = Task::Wild { left: left - 1 };
                } else {
                    self.go_back();
                }
            }
            (Task::Order, Choice::Seat(seat)) => {
                let room = self.new_order.push(seat);
                debug_assert!(room);
            }
            (Task::Keep, _) => self.keep_knowledge(choices, to),
            _ => {}
        }
    }

    /// Nothing is picked.
    fn decline(&mut self, to: &mut dyn Observer<Event>) {
        match self.task {
            Task::Refill | Task::Redraw => self.throw_back(&[], to),
            Task::Growth { .. } => self.task = Task::EndGrowth,
            Task::Construction => self.task = Task::Development,
            Task::Development | Task::Rest => self.task = Task::EndTurn,
            Task::Copy => self.task = Task::Influence,
            Task::Free { .. } | Task::Wild { .. } => self.go_back(),
            Task::Keep => self.keep_knowledge(&[], to),
            _ => {}
        }
    }
}
