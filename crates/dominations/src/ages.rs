//! Between turns: drawing tiles, the ends of Ages, and the end of the game.

use crate::{
    Domain, Knowledge,
    events::Event,
    pack::{Effect, Power, Trigger},
    question::Choice,
    rewards::{About, Only},
    state::{Game, HAND, Source, Task},
};
use std::cmp::Reverse;
use table::{Observer, Offer, Seat};

type Telling<'a> = &'a mut dyn Observer<Event>;

impl Game {
    // ---- tiles ------------------------------------------------------------------------------------------------------

    /// How many tiles a hand is filled up to.
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        let cards: u8 = self.effects(seat).map(|(_, effect)| hand_bonus(effect)).sum();
        let roles = self.pack.roles.iter().map(|role| match role.power {
            Power::ExtraTiles(more) if self.player(seat).has_role(role.domain) => more,
            _ => 0,
        });
        usize::from(self.switches.hand + cards + roles.sum::<u8>()).min(HAND)
    }

    /// Fills a hand up. Whether luck had a part in it.
    pub(crate) fn draw(&mut self, seat: Seat, to: Telling<'_>) {
        let mut drawn = Vec::new();
        while self.player(seat).hand.len() < self.hand_size(seat) {
            let Some(tile) = self.next_tile() else { break };
            let room = self.player_mut(seat).hand.push(tile);
            debug_assert!(room);
            drawn.push(tile);
        }
        if to.watching() && !drawn.is_empty() {
            to.event(Event::Drew { seat, tiles: drawn });
        }
    }

    fn next_tile(&mut self) -> Option<u8> {
        if self.pile.bag == 0 {
            return (!self.pile.back.is_empty()).then(|| self.pile.back.remove(0));
        }
        let number = self.luck.below(&mut self.draws, self.pile.bag.count_ones());
        let mut rest = self.pile.bag;
        (0..number).for_each(|_| rest &= rest - 1);
        let tile = rest.trailing_zeros() as u8;
        self.pile.bag &= !(1 << tile);
        Some(tile)
    }

    /// Tiles go back behind the others, and the hand is filled up: before an Age, and once more for those who want.
    pub(crate) fn throw_back(&mut self, choices: &[Choice], to: Telling<'_>) {
        let seat = self.actor;
        let mut tiles: Vec<u8> = choices.iter().filter_map(|choice| tile(*choice)).collect();
        tiles.sort_unstable();
        for tile in &tiles {
            if let Some(at) = self.player(seat).hand.as_slice().iter().position(|other| other == tile) {
                self.player_mut(seat).hand.remove(at);
                let room = self.pile.back.push(*tile);
                debug_assert!(room);
            }
        }
        if to.watching() && !tiles.is_empty() {
            to.event(Event::Discarded { seat, tiles });
        }
        self.draw(seat, to);
        if self.task == Task::Refill {
            self.task = Task::Redraw;
        } else {
            self.next_in_order(if self.age == 0 { Task::Redraw } else { Task::Refill }, Task::StartTurn);
        }
    }

    /// The next player on the Initiative track does the same; after the last, something else comes.
    fn next_in_order(&mut self, same: Task, after: Task) {
        self.at += 1;
        if usize::from(self.at) < self.order.len() {
            self.task = same;
        } else {
            self.at = 0;
            self.task = after;
        }
        self.actor = self.initiative()[usize::from(self.at)];
    }

    // ---- the end of an Age ------------------------------------------------------------------------------------------

    /// «Si alguien tiene alguna carta … con efectos que se apliquen "Al final de cada Edad"» (Dominations, Fin de la edad).
    pub(crate) fn end_age(&mut self, to: Telling<'_>) {
        if to.watching() {
            to.event(Event::AgeEnded { age: self.age + 1 });
        }
        // everybody may choose the order of their own effects: Influence first is never worse
        for only in [Only::Influence, Only::TheRest] {
            for place in 0..self.order.len() {
                let seat = self.initiative()[place];
                self.fire(seat, Trigger::EndOfAge, About { only, ..About::default() }, to);
            }
            self.fire_monuments(Trigger::EndOfAge, None, only, to);
        }
        self.actor = self.most_influential();
        self.go_to(Task::Copy);
    }

    fn most_influential(&self) -> Seat {
        let rank = |seat: &&Seat| (Reverse(self.player(**seat).influence), self.place_of(**seat));
        self.initiative().iter().min_by_key(rank).copied().unwrap_or(Seat(0))
    }

    /// Masteries of others that the most influential player may copy.
    pub(crate) fn offer_copies(&self, offers: &mut Vec<Offer<Choice>>) {
        let (seat, [three, six]) = (self.actor, self.switches.copy_thresholds);
        let most = match self.player(seat).influence {
            influence if influence <= three => 3,
            influence if influence <= six => 6,
            _ => 9,
        };
        for card in 0..self.pack.masteries.len() as u8 {
            if self.pack.masteries[usize::from(card)].value > most {
                continue;
            }
            let others = self.everybody().filter(|other| *other != seat);
            let held = others.filter_map(|other| self.player(other).tree.mastery(card)).map(|placed| placed.advanced);
            let Some(advanced) = held.max() else { continue };
            let choice = match self.player(seat).tree.mastery(card) {
                Some(own) if advanced && !own.advanced => Choice::Upgrade(card),
                None if self.may_have(seat, card) => Choice::Develop(card),
                _ => continue,
            };
            offers.push(Offer { choice, copies: 1 });
        }
    }

    pub(crate) fn copy_upgrade(&mut self, card: u8, to: Telling<'_>) {
        if to.watching() {
            to.event(Event::Copied { seat: self.actor, mastery: card });
        }
        self.upgrade(self.actor, card, to);
        self.go_to(Task::Influence);
    }

    /// Everybody scores as many points as they have Influence.
    pub(crate) fn score_influence(&mut self, to: Telling<'_>) {
        for place in 0..self.order.len() {
            let seat = self.initiative()[place];
            self.score_openly(seat, self.player(seat).influence, Source::Influence, to);
        }
        self.task = Task::Roles;
    }

    fn is_last_age(&self) -> bool {
        self.age + 1 == self.switches.ages
    }

    /// What a role is worth at the end of this Age.
    pub fn role_points(&self, domain: Domain) -> u8 {
        let role = &self.pack.roles[domain.index()];
        match role.power {
            _ if self.is_last_age() => self.switches.role_points_at_the_end,
            Power::TurnOrder if self.seats == 2 => self.switches.governor_points_with_two,
            _ => role.points,
        }
    }

    /// Whoever has most Knowledge of a Domain left takes its role.
    pub(crate) fn award_roles(&mut self, to: Telling<'_>) {
        self.players.iter_mut().for_each(|player| player.roles = 0);
        let last = self.is_last_age();
        let mut governor = None;
        let pack = self.pack.pack();
        for domain in ROLES {
            let role = &pack.roles[domain.index()];
            let left = |seat: Seat| self.player(seat).knowledge[role.domain];
            let rank = |seat: &Seat| (Reverse(left(*seat)), self.place_of(*seat));
            let Some(seat) = self.everybody().filter(|seat| left(*seat) > 0).min_by_key(rank) else { continue };
            let points = self.role_points(domain);
            self.score(seat, points.into(), Source::Roles);
            if to.watching() {
                to.event(Event::RoleTaken { seat, domain: role.domain, points: points.into() });
            }
            self.fire(seat, Trigger::RoleTaken, About::colour(role.domain), to);
            if last {
                continue;
            }
            match role.power {
                Power::Influence(more) => self.influence(seat, more.into(), to),
                Power::TurnOrder => governor = Some(seat),
                _ => self.player_mut(seat).roles |= 1 << role.domain.index(),
            }
        }
        if last {
            return self.go_to(Task::Final);
        }
        self.new_order.clear();
        match governor {
            Some(seat) => {
                self.actor = seat;
                self.go_to(Task::Order);
            }
            None => {
                self.new_order = self.order;
                self.begin_keeping();
            }
        }
    }

    /// The Governor has placed everybody.
    pub(crate) fn order_is_made(&self) -> bool {
        self.new_order.len() == usize::from(self.seats)
    }

    pub(crate) fn begin_keeping(&mut self) {
        self.order = self.new_order;
        self.at = 0;
        self.actor = self.initiative()[0];
        self.go_to(Task::Keep);
    }

    /// How much Knowledge a player's cards keep for the next Age.
    pub(crate) fn keeps(&self, seat: Seat) -> u8 {
        let each = self.effects(seat).map(|(_, effect)| match effect {
            Effect::Keep { knowledge } => *knowledge,
            _ => 0,
        });
        each.sum()
    }

    pub(crate) fn keep_knowledge(&mut self, choices: &[Choice], to: Telling<'_>) {
        let mut kept = Knowledge::default();
        for choice in choices {
            if let Choice::Domain(domain) = choice {
                kept[*domain] += 1;
            }
        }
        let seat = self.actor;
        self.player_mut(seat).knowledge = kept;
        if to.watching() && !kept.is_empty() {
            to.event(Event::Kept { seat, amounts: kept });
        }
        self.next_in_order(Task::Keep, Task::NewAge);
    }

    pub(crate) fn new_age(&mut self, to: Telling<'_>) {
        self.age += 1;
        self.round = 0;
        self.players.iter_mut().for_each(|player| player.second_city = false);
        if to.watching() {
            to.event(Event::Order { seats: self.initiative().to_vec() });
            to.event(Event::AgeBegan { age: self.age + 1 });
        }
        (self.at, self.task) = (0, Task::Refill);
        self.actor = self.initiative()[0];
    }

    // ---- the end of the game ----------------------------------------------------------------------------------------

    /// Effects at the end of the game, then objectives.
    pub(crate) fn final_scoring(&mut self, to: Telling<'_>) {
        for place in 0..self.order.len() {
            let seat = self.initiative()[place];
            self.fire(seat, Trigger::EndOfGame, About::default(), to);
        }
        self.fire_monuments(Trigger::EndOfGame, None, Only::Everything, to);
        for place in 0..self.order.len() {
            let seat = self.initiative()[place];
            let met = self.goals_met(seat).into_iter().filter(|met| *met).count();
            let points = u16::from(self.switches.objective_points[met.min(5)]);
            self.score(seat, points, Source::Objectives);
            if to.watching() {
                to.event(Event::Goals { seat, met: met as u8, points });
            }
        }
        if to.watching() {
            to.event(Event::GameOver { winner: self.leader() });
        }
    }

    /// Most points; equal ones: nearer to the front of the Initiative track.
    pub fn leader(&self) -> Seat {
        let rank = |seat: &&Seat| (Reverse(self.player(**seat).total_points()), self.place_of(**seat));
        self.initiative().iter().min_by_key(rank).copied().unwrap_or(Seat(0))
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    pub(crate) fn start_turn(&mut self, to: Telling<'_>) {
        self.turn = Default::default();
        self.actor = self.initiative()[usize::from(self.at)];
        let seat = self.actor;
        if to.watching() {
            to.event(Event::TurnBegan { seat, age: self.age + 1, round: self.round + 1 });
        }
        self.fire(seat, Trigger::TurnStart, About::default(), to);
        self.fire_monuments(Trigger::TurnStart, Some(seat), Only::Everything, to);
        self.go_to(Task::Growth { second: false });
    }

    pub(crate) fn end_turn(&mut self) {
        let seat = self.actor;
        self.player_mut(seat).turns += 1;
        self.at += 1;
        if usize::from(self.at) == self.order.len() {
            self.at = 0;
            self.round += 1;
        }
        self.task = if self.round == self.switches.turns_per_age { Task::EndAge } else { Task::StartTurn };
    }
}

fn hand_bonus(effect: &Effect) -> u8 {
    match effect {
        Effect::Hand { tiles } => *tiles,
        _ => 0,
    }
}

fn tile(choice: Choice) -> Option<u8> {
    match choice {
        Choice::Tile(tile) => Some(tile),
        _ => None,
    }
}

/// The order in which roles are told (Dominations, Determinar los roles).
pub const ROLES: [Domain; 6] =
    [Domain::Government, Domain::Religion, Domain::Art, Domain::Trade, Domain::Science, Domain::Craft];
