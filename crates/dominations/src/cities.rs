//! Cities: where they are, how they hang together, what they cost.

use crate::{
    Domain,
    board::{City, Lying},
    events::Event,
    pack::{Buying as Discounted, Effect, Trigger},
    rewards::About,
    state::Game,
};
use table::{Observer, Seat};

impl Game {
    /// Pieces with a city of this player, and its level.
    pub fn cities(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> + '_ {
        let all = self.board.pieces().iter().enumerate();
        all.filter_map(move |(index, piece)| {
            piece.city.filter(|city| city.owner == seat).map(|city| (index as u8, city.level))
        })
    }

    /// The colour of the settlement on a piece, when it has one.
    pub fn settlement(&self, piece: u8) -> Option<Domain> {
        match self.board.piece(piece).lying {
            Lying::Tile(tile) => Some(self.pack.tiles[usize::from(tile)].settlement),
            _ => None,
        }
    }

    /// The sizes of a player's groups of adjacent cities.
    pub fn city_groups(&self, seat: Seat) -> Vec<u16> {
        let mut left: u128 = self.cities(seat).fold(0, |set, (piece, _)| set | 1 << piece);
        let mut groups = Vec::new();
        while left != 0 {
            let mut reached = 1 << left.trailing_zeros();
            let mut size = 0;
            left &= !reached;
            while reached != 0 {
                let piece = reached.trailing_zeros() as u8;
                reached &= reached - 1;
                size += 1;
                for other in self.board.neighbours(piece) {
                    let bit = 1 << other;
                    if left & bit != 0 {
                        left &= !bit;
                        reached |= bit;
                    }
                }
            }
            groups.push(size);
        }
        groups
    }

    /// How much less something costs a player.
    pub(crate) fn discount(&self, seat: Seat, what: Discounted) -> u8 {
        let each = self.effects(seat).map(|(_, effect)| match effect {
            Effect::Cheaper { what: other, less } if *other == what => *less,
            _ => 0,
        });
        each.sum()
    }

    /// What a city on this piece would cost now: none when it cannot be built or raised.
    pub fn city_cost(&self, seat: Seat, piece: u8) -> Option<(Domain, u8)> {
        let domain = self.settlement(piece)?;
        let level = match self.board.piece(piece).city {
            None => 0,
            Some(city) if city.owner == seat && city.level < 3 => city.level,
            Some(_) => return None,
        };
        Some((domain, self.switches.city_cost[usize::from(level)]))
    }

    /// Builds or raises a city that is paid for.
    pub(crate) fn build_city(&mut self, piece: u8, to: &mut dyn Observer<Event>) {
        let seat = self.actor;
        let Some(domain) = self.settlement(piece) else { return };
        let level = self.board.piece(piece).city.map_or(1, |city| city.level + 1);
        self.board.piece_mut(piece).city = Some(City { owner: seat, level });
        let cell = self.board.piece(piece).cell;
        let player = self.player_mut(seat);
        player.tokens -= 1;
        let best = &mut player.best_city[domain.index()];
        *best = (*best).max(level);
        self.turn.cities += 1;
        if to.watching() {
            to.event(Event::CityBuilt { seat, cell, level });
        }
        self.influence(seat, u16::from(self.switches.city_influence[usize::from(level) - 1]), to);
        let trigger = if level == 1 { Trigger::CityBuilt } else { Trigger::CityRaised };
        self.fire(seat, trigger, About::colour(domain), to);
    }
}
