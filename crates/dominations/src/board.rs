//! What lies on the table: the Cradle, tiles, the bases of monuments, cities; and the free spaces around them.

use crate::{
    Domain,
    lattice::{CRADLE, Cell, Corner},
    pack::Pack,
};
use serde::{Deserialize, Serialize};
use table::{Fixed, Seat};

/// No piece.
pub(crate) const NONE: u8 = u8::MAX;
/// 4 players lay 15 tiles each, and up to 4 more in all with the Artisan; 6 cells of the Cradle, 4 bases.
pub(crate) const PIECES: usize = 96;
/// Each piece that is laid fills one space and makes at most two.
pub(crate) const SPACES: usize = PIECES + 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lying {
    #[default]
    Cradle,
    /// By its number in the pack.
    Tile(u8),
    /// The triangular base of a monument, by its number among those in play.
    Base(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct City {
    pub owner: Seat,
    pub level: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    pub cell: Cell,
    pub lying: Lying,
    /// Steps clockwise: the first disc lies at the corner of this number.
    pub rotation: u8,
    pub city: Option<City>,
    /// The pieces across its sides.
    pub beside: [u8; 3],
}

/// A free space beside something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Space {
    pub cell: Cell,
    pub beside: [u8; 3],
}

/// A corner of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    pub piece: u8,
    pub corner: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    pieces: Fixed<Piece, PIECES>,
    spaces: Fixed<Space, SPACES>,
}

impl Board {
    /// With the Cradle alone.
    pub(crate) fn new() -> Board {
        let mut board = Board { pieces: Fixed::default(), spaces: Fixed::default() };
        for cell in CRADLE {
            board.lay(Space { cell, beside: board.beside(cell) }, Lying::Cradle, 0);
        }
        board
    }

    /// The pieces beside a cell, found by looking at all of them.
    fn beside(&self, cell: Cell) -> [u8; 3] {
        let at = |cell: Cell| self.pieces.as_slice().iter().position(|piece| piece.cell == cell);
        [0, 1, 2].map(|side| at(cell.across(side)).map_or(NONE, |index| index as u8))
    }

    pub fn pieces(&self) -> &[Piece] {
        self.pieces.as_slice()
    }
    pub fn spaces(&self) -> &[Space] {
        self.spaces.as_slice()
    }
    pub fn piece(&self, index: u8) -> &Piece {
        &self.pieces.as_slice()[usize::from(index)]
    }
    pub(crate) fn piece_mut(&mut self, index: u8) -> &mut Piece {
        &mut self.pieces.as_mut_slice()[usize::from(index)]
    }
    pub fn find(&self, cell: Cell) -> Option<u8> {
        self.pieces().iter().position(|piece| piece.cell == cell).map(|index| index as u8)
    }
    pub fn space(&self, cell: Cell) -> Option<Space> {
        self.spaces().iter().copied().find(|space| space.cell == cell)
    }
    pub(crate) fn is_full(&self) -> bool {
        self.pieces.len() == PIECES
    }

    /// Lays a piece into a space and says its number. There must be room: see [`Board::is_full`].
    pub(crate) fn lay(&mut self, space: Space, lying: Lying, rotation: u8) -> u8 {
        let index = self.pieces.len() as u8;
        let laid = self.pieces.push(Piece { cell: space.cell, lying, rotation, city: None, beside: space.beside });
        debug_assert!(laid);
        if let Some(at) = self.spaces().iter().position(|other| other.cell == space.cell) {
            self.spaces.remove(at);
        }
        for side in 0..3u8 {
            let facing = usize::from(space.cell.facing(side));
            match space.beside[usize::from(side)] {
                NONE => self.note(space.cell.across(side), facing, index),
                other => self.piece_mut(other).beside[facing] = index,
            }
        }
        index
    }

    /// A free cell has a new neighbour.
    fn note(&mut self, cell: Cell, side: usize, piece: u8) {
        let known = self.spaces.as_mut_slice().iter_mut().find(|space| space.cell == cell);
        if let Some(space) = known {
            space.beside[side] = piece;
            return;
        }
        let mut space = Space { cell, beside: [NONE; 3] };
        space.beside[side] = piece;
        let noted = self.spaces.push(space);
        debug_assert!(noted);
    }

    /// The pieces that share a side with this one.
    pub fn neighbours(&self, index: u8) -> impl Iterator<Item = u8> + use<> {
        self.piece(index).beside.into_iter().filter(|&other| other != NONE)
    }

    /// The disc at a corner of a piece.
    pub fn disc(&self, pack: &Pack, bases: &[u8], at: At) -> Option<Domain> {
        let piece = self.piece(at.piece);
        disc(pack, bases, piece.lying, piece.cell, piece.rotation, at.corner)
    }

    /// The six corners that meet where this one is, when the ring around it is closed: a Locus. The Cradle is no part of
    /// a ring.
    pub fn ring(&self, at: At) -> Option<[At; 6]> {
        let mut ring = [at; 6];
        let mut here = at;
        for place in &mut ring {
            *place = here;
            let piece = self.piece(here.piece);
            if piece.lying == Lying::Cradle {
                return None;
            }
            let side = here.corner;
            let next = piece.beside[usize::from(side)];
            if next == NONE {
                return None;
            }
            here = At { piece: next, corner: (piece.cell.facing(side) + 1) % 3 };
        }
        Some(ring)
    }

    /// The five corners that would meet with this one, if a piece in this space closed the ring.
    pub(crate) fn ring_but_one(&self, space: &Space, corner: u8) -> Option<[At; 5]> {
        let first = space.beside[usize::from(corner)];
        if first == NONE {
            return None;
        }
        let mut here = At { piece: first, corner: (space.cell.facing(corner) + 1) % 3 };
        let mut ring = [here; 5];
        for (number, place) in ring.iter_mut().enumerate() {
            *place = here;
            let piece = self.piece(here.piece);
            if piece.lying == Lying::Cradle {
                return None;
            }
            let next = piece.beside[usize::from(here.corner)];
            if number < 4 {
                if next == NONE {
                    return None;
                }
                here = At { piece: next, corner: (piece.cell.facing(here.corner) + 1) % 3 };
            }
        }
        Some(ring)
    }

    pub fn corner(&self, at: At) -> Corner {
        self.piece(at.piece).cell.corners()[usize::from(at.corner)]
    }
}

/// The disc at a corner of something that lies, or would lie, in a cell. `bases`: the monuments in play.
pub(crate) fn disc(pack: &Pack, bases: &[u8], lying: Lying, cell: Cell, rotation: u8, corner: u8) -> Option<Domain> {
    let turned = usize::from((corner + 3 - rotation) % 3);
    match lying {
        Lying::Tile(tile) => Some(pack.tiles[usize::from(tile)].discs[turned]),
        Lying::Base(number) => pack.monuments[usize::from(bases[usize::from(number)])].discs.map(|discs| discs[turned]),
        Lying::Cradle => {
            let place = cell.corners()[usize::from(corner)];
            let number = crate::lattice::CRADLE_CORNERS.iter().position(|corner| *corner == place)?;
            Some(pack.cradle[number])
        }
    }
}
