//! Monuments: where they may stand, what touches them, who controls them.

use crate::{
    board::{At, Lying},
    lattice::Corner,
    pack::{Base, Effect},
    state::{Game, Place},
};
use table::Seat;

impl Game {
    /// The pieces that touch a monument: across the sides of a triangular base, or around a circular one.
    pub fn beside_monument(&self, number: usize) -> impl Iterator<Item = u8> + '_ {
        let place = self.monuments()[number].place;
        let (base, ring) = match place {
            Place::Box => (None, None),
            Place::Base(piece) => (Some(piece), None),
            Place::Locus { ring, .. } => (None, Some(ring)),
        };
        let beside = base.into_iter().flat_map(|piece| self.board.neighbours(piece));
        beside.chain(ring.into_iter().flatten())
    }

    /// What a player counts for when control is decided: level cards, and levels of cities that touch it.
    pub fn control(&self, seat: Seat, number: usize) -> u16 {
        let monument = self.monuments()[number].monument;
        let cards = self.player(seat).tree.levels().filter(|(other, _)| *other == monument).count() as u16;
        let more: u16 = self.effects(seat).map(|(_, effect)| control_bonus(effect)).sum();
        let beside = self.beside_monument(number).filter_map(|piece| self.board.piece(piece).city);
        let cities = beside.filter(|city| city.owner == seat).map(|city| u16::from(city.level) + more);
        cards + cities.sum::<u16>()
    }

    /// Who controls a monument. Equal ones: who holds its lowest level card, and then Initiative.
    pub fn controller(&self, number: usize) -> Option<Seat> {
        let standing = &self.monuments()[number];
        if standing.place == Place::Box {
            return None;
        }
        let lowest = |seat: Seat| {
            let first = standing.levels.as_slice().iter().position(|owner| *owner == seat);
            first.unwrap_or(usize::MAX)
        };
        let best = self.everybody().map(|seat| (self.control(seat, number), seat)).filter(|(value, _)| *value > 0);
        let rank = |&(value, seat): &(u16, Seat)| (std::cmp::Reverse(value), lowest(seat), self.place_of(seat));
        best.min_by_key(rank).map(|(_, seat)| seat)
    }

    /// Corners of pieces that meet in a Locus on which a circular monument may be put; each Locus comes six times.
    fn open_loci(&self) -> impl Iterator<Item = At> + '_ {
        let pieces = (0u8..).zip(self.board.pieces()).filter(|(_, piece)| piece.lying != Lying::Cradle);
        let corners = pieces.flat_map(|(piece, _)| (0..3).map(move |corner| At { piece, corner }));
        corners.filter(|&at| self.board.ring(at).is_some() && !self.is_covered(self.board.corner(at)))
    }

    fn is_covered(&self, place: Corner) -> bool {
        let covers = |there: Place| matches!(there, Place::Locus { corner, .. } if corner == place);
        self.monuments().iter().any(|standing| covers(standing.place))
    }

    /// The Loci on which a circular monument may be put: each by one of the corners that meet there.
    pub(crate) fn free_loci(&self) -> Vec<At> {
        let mut found: Vec<At> = Vec::new();
        for at in self.open_loci() {
            if found.iter().all(|other| self.board.corner(*other) != self.board.corner(at)) {
                found.push(at);
            }
        }
        found
    }

    /// Whether the first level of a monument could be put up now.
    pub(crate) fn has_place_for(&self, base: Base) -> bool {
        match base {
            Base::Triangle => !self.board.is_full(),
            Base::Circle => self.open_loci().next().is_some(),
        }
    }
}

fn control_bonus(effect: &Effect) -> u16 {
    match effect {
        Effect::Control { more } => u16::from(*more),
        _ => 0,
    }
}
