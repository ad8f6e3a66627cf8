//! The Growth phase: tiles are laid, and Produce for whoever laid them and for the cities they touch.

use crate::{
    Domain, Knowledge,
    board::{At, Lying, NONE, Space},
    events::Event,
    pack::{Effect, Power, Trigger},
    question::Choice,
    rewards::{About, Only},
    state::{Game, Place, SEATS},
    switches::{Locus, LocusCities, Sides},
};
use table::{Observer, Seat};

/// What a laid tile Produces from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum From {
    Side(u8),
    AllSides,
    /// The Locus at this corner of the tile.
    Locus(u8),
}

impl From {
    pub(crate) fn choice(self) -> Choice {
        match self {
            From::Side(side) => Choice::Side(side),
            From::AllSides => Choice::AllSides,
            From::Locus(corner) => Choice::Locus(corner),
        }
    }
}

impl Game {
    /// The ways in which a tile on the table can Produce: a connected side or a Locus, «puedes elegir cuál de ellos
    /// surtirá efecto» (Dominations, Inventora).
    pub(crate) fn activations(&self, piece: u8) -> Vec<From> {
        let lies = self.board.piece(piece);
        let mut ways = Vec::with_capacity(4);
        if self.switches.sides == Sides::All {
            ways.push(From::AllSides);
        } else {
            ways.extend((0..3).filter(|&side| lies.beside[usize::from(side)] != NONE).map(From::Side));
        }
        if self.switches.locus == Locus::Alternative {
            ways.extend(self.loci(piece).map(From::Locus));
        }
        ways
    }

    /// The corners of a piece around which the ring is closed.
    pub(crate) fn loci(&self, piece: u8) -> impl Iterator<Item = u8> + '_ {
        (0..3).filter(move |&corner| self.board.ring(At { piece, corner }).is_some())
    }

    /// A tile Produces, for everybody. `again`: it lay there already, and its own city works too.
    pub(crate) fn produce(&mut self, piece: u8, from: From, again: bool, to: &mut dyn Observer<Event>) {
        let active = self.actor;
        let mut got = [Knowledge::default(); SEATS];
        let own = &mut got[active.index()];
        let bases = self.bases();
        match from {
            From::Side(side) => self.side_discs(&bases, piece, side, own),
            From::AllSides => {
                let beside = self.board.piece(piece).beside;
                (0..3).filter(|&side| beside[usize::from(side)] != NONE).for_each(|side| {
                    self.side_discs(&bases, piece, side, own);
                });
            }
            From::Locus(corner) => self.locus_discs(&bases, At { piece, corner }, own),
        }
        let mut used_loci = usize::from(matches!(from, From::Locus(_)));
        if self.switches.locus == Locus::Additional {
            for corner in self.loci(piece) {
                self.locus_discs(&bases, At { piece, corner }, own);
                used_loci += 1;
            }
        }
        if let Some(domain) = self.settlement(piece) {
            own[domain] += self.settlement_yield(active, domain);
        }
        let mut rivals = Vec::new();
        for other in self.activated(piece, from, again) {
            let (Some(city), Some(domain)) = (self.board.piece(other).city, self.settlement(other)) else { continue };
            let amount = &mut got[city.owner.index()][domain];
            *amount = amount.saturating_add(self.city_yield(city.owner, city.level, domain, other));
            if city.owner != active {
                rivals.push(domain);
            }
        }
        self.turn.produced.add(&got[active.index()]);
        let others = self.initiative().iter().copied().filter(|seat| *seat != active);
        let everybody: Vec<Seat> = std::iter::once(active).chain(others).collect();
        for seat in everybody {
            let amounts = got[seat.index()];
            if amounts.is_empty() {
                continue;
            }
            let (lost, points) = self.credit(seat, &amounts);
            if to.watching() {
                to.event(Event::Produced { seat, amounts, lost, points });
            }
        }
        // Gains that Producing brings come after it
        for domain in rivals {
            self.fire(active, Trigger::RivalCityActivated, About::colour(domain), to);
        }
        for _ in 0..used_loci {
            self.fire(active, Trigger::Locus, About::default(), to);
        }
        for other in self.board.neighbours(piece) {
            if let Lying::Base(number) = self.board.piece(other).lying {
                self.fire_monument(usize::from(number), Trigger::Connected, Some(active), Only::Everything, to);
            }
        }
    }

    /// The four discs at the ends of a side, and one more for each pair of equal ones that touch.
    fn side_discs(&self, bases: &[u8; SEATS], piece: u8, side: u8, got: &mut Knowledge) {
        let lies = self.board.piece(piece);
        let (other, facing) = (lies.beside[usize::from(side)], lies.cell.facing(side));
        for (mine, theirs) in [(side, (facing + 1) % 3), ((side + 1) % 3, facing)] {
            let mine = self.board.disc(&self.pack, bases, At { piece, corner: mine });
            let theirs = self.board.disc(&self.pack, bases, At { piece: other, corner: theirs });
            mine.into_iter().chain(theirs).for_each(|domain| got[domain] += 1);
            if let (Some(domain), true) = (mine, mine == theirs) {
                got[domain] += 1;
            }
        }
    }

    /// The six discs that meet in a Locus.
    fn locus_discs(&self, bases: &[u8; SEATS], at: At, got: &mut Knowledge) {
        let Some(ring) = self.board.ring(at) else { return };
        let discs = ring.map(|at| self.board.disc(&self.pack, bases, at));
        discs.into_iter().flatten().for_each(|domain| got[domain] += 1);
        if self.switches.locus_match_bonus {
            for (number, disc) in discs.into_iter().enumerate() {
                if let (Some(domain), true) = (disc, disc == discs[(number + 1) % 6]) {
                    got[domain] += 1;
                }
            }
        }
    }

    /// The pieces whose cities work when this tile Produces.
    fn activated(&self, piece: u8, from: From, again: bool) -> Vec<u8> {
        let mut all: Vec<u8> = self.board.neighbours(piece).collect();
        if self.switches.locus_cities == LocusCities::Ring {
            let used = |corner: &u8| self.switches.locus == Locus::Additional || from == From::Locus(*corner);
            let rings = self.loci(piece).filter(used).filter_map(|corner| self.board.ring(At { piece, corner }));
            for at in rings.flatten() {
                if at.piece != piece && !all.contains(&at.piece) {
                    all.push(at.piece);
                }
            }
        }
        if again {
            all.push(piece);
        }
        all
    }

    fn settlement_yield(&self, seat: Seat, domain: Domain) -> u8 {
        let cards = self.effects(seat).map(|(_, effect)| match effect {
            Effect::SettlementYield { domain: other, more } if *other == domain => *more,
            _ => 0,
        });
        let cards: u8 = cards.sum();
        let roles = self.pack.roles.iter().map(|role| match role.power {
            Power::SettlementYield(more) if self.player(seat).has_role(role.domain) => more,
            _ => 0,
        });
        1 + cards + roles.sum::<u8>()
    }

    fn city_yield(&self, seat: Seat, level: u8, domain: Domain, piece: u8) -> u8 {
        let cards = self.effects(seat).map(|(_, effect)| match effect {
            Effect::CityYield { domain: other, more } if *other == domain => *more,
            _ => 0,
        });
        let cards: u8 = cards.sum();
        let mut monuments = 0;
        for (number, standing) in self.monuments().iter().enumerate() {
            if standing.place == Place::Box {
                continue;
            }
            for effect in &self.pack.monuments[usize::from(standing.monument)].effects {
                if let Effect::BaseCityYield { more } = effect
                    && self.beside_monument(number).any(|other| other == piece)
                    && self.controller(number) == Some(seat)
                {
                    monuments += more;
                }
            }
        }
        self.switches.city_yield[usize::from(level) - 1] + cards + monuments
    }

    /// What a tile would Produce in a space, way by way: for the one who lays it, and for all others together. For bots,
    /// who look at very many placements; what cards add to a Locus or to others' cities is left aside.
    pub fn forecast(&self, tile: u8, space: &Space, rotation: u8, mut way: impl FnMut(Choice, &Knowledge, u16)) {
        let (seat, bases) = (self.actor, self.bases());
        let lying = Lying::Tile(tile);
        let mine = |corner: u8| crate::board::disc(&self.pack, &bases, lying, space.cell, rotation, corner);
        let mut base = Knowledge::default();
        let mut rivals = 0;
        let settlement = self.pack.tiles[usize::from(tile)].settlement;
        base[settlement] += self.settlement_yield(seat, settlement);
        for other in space.beside.into_iter().filter(|&other| other != NONE) {
            let (Some(city), Some(domain)) = (self.board.piece(other).city, self.settlement(other)) else { continue };
            let amount = self.city_yield(city.owner, city.level, domain, other);
            if city.owner == seat {
                base[domain] = base[domain].saturating_add(amount);
            } else {
                rivals += u16::from(amount);
            }
        }
        let mut all = base;
        for side in (0..3u8).filter(|&side| space.beside[usize::from(side)] != NONE) {
            let (other, facing) = (space.beside[usize::from(side)], space.cell.facing(side));
            let mut got = if self.switches.sides == Sides::All { all } else { base };
            for (own, theirs) in [(side, (facing + 1) % 3), ((side + 1) % 3, facing)] {
                let own = mine(own);
                let theirs = self.board.disc(&self.pack, &bases, At { piece: other, corner: theirs });
                own.into_iter().chain(theirs).for_each(|domain| got[domain] += 1);
                if let (Some(domain), true) = (own, own == theirs) {
                    got[domain] += 1;
                }
            }
            if self.switches.sides == Sides::All {
                all = got;
            } else {
                way(Choice::Side(side), &got, rivals);
            }
        }
        if self.switches.sides == Sides::All {
            way(Choice::AllSides, &all, rivals);
        }
        if self.switches.locus == Locus::Alternative {
            for corner in 0..3u8 {
                if let Some(ring) = self.board.ring_but_one(space, corner) {
                    let mut got = base;
                    let discs = ring.into_iter().filter_map(|at| self.board.disc(&self.pack, &bases, at));
                    discs.chain(mine(corner)).for_each(|domain| got[domain] += 1);
                    way(Choice::Locus(corner), &got, rivals);
                }
            }
        }
    }

    /// Lays a tile of the actor's hand into a free space; it Produces afterwards.
    pub(crate) fn lay_tile(
        &mut self,
        tile: u8,
        cell: crate::Cell,
        rotation: u8,
        to: &mut dyn Observer<Event>,
    ) -> Option<u8> {
        let (seat, space) = (self.actor, self.board.space(cell)?);
        let at = self.player(seat).hand.as_slice().iter().position(|other| *other == tile)?;
        self.player_mut(seat).hand.remove(at);
        let piece = self.board.lay(space, Lying::Tile(tile), rotation);
        if to.watching() {
            to.event(Event::TileLaid { seat, tile, cell, rotation });
        }
        Some(piece)
    }

    /// The role with this power, when the actor has it.
    pub(crate) fn role_with(&self, power: Power) -> Option<Domain> {
        let held = |domain: &Domain| self.player(self.actor).has_role(*domain);
        self.pack.roles.iter().filter(|role| role.power == power).map(|role| role.domain).find(held)
    }

    /// «Una vez que hayas usado una carta de Dominio (si su efecto es de un solo uso), puedes devolverla».
    pub(crate) fn use_role(&mut self, domain: Domain) {
        let seat = self.actor;
        self.player_mut(seat).roles &= !(1 << domain.index());
    }
}
