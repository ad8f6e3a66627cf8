//! What each viewer may see. All of it is public but the tiles to come and, until everybody has chosen, what the others
//! were dealt.

use crate::{
    Cell, Domain, Knowledge,
    board::{City, Lying, NONE},
    lattice::Corner,
    state::{Buying, Game, Place, Task},
    tree::{Card, Placed},
};
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

/// A game as one viewer sees it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Counted from 1.
    pub age: u8,
    pub round: u8,
    pub phase: Phase,
    /// Whose turn it is, or who is asked.
    pub active: Seat,
    /// Seats in the order of the Initiative track.
    pub initiative: Vec<Seat>,
    pub players: Vec<PlayerView>,
    pub pieces: Vec<PieceView>,
    pub monuments: Vec<MonumentView>,
    /// Tiles to come.
    pub tiles_left: u8,
    /// Copies of masteries that are taken: mastery and copy.
    pub taken: Vec<(u8, u8)>,
    /// What the viewer was dealt, until all have chosen.
    pub dealt: Option<DealtView>,
    /// The tile for which a place is being chosen.
    pub laying: Option<u8>,
    /// The tile of which it is being decided what it Produces from.
    pub producing: Option<Cell>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    SetUp,
    Growth,
    Construction,
    Development,
    EndOfAge,
    Over,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub knowledge: Knowledge,
    /// How much of each Domain can be held.
    pub reserve: Knowledge,
    pub hand: Vec<u8>,
    pub influence: u16,
    /// By source.
    pub points: [u16; 7],
    pub tree: Vec<CardView>,
    pub nodus: Knowledge,
    pub objective: Option<u8>,
    /// Which of its goals are met now.
    pub goals: Vec<bool>,
    /// How far each condition of each goal has come, and how far it must.
    pub progress: Vec<Vec<(u16, u16)>>,
    pub tokens: u8,
    pub roles: Vec<Domain>,
    pub turns: u8,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    pub card: CardFace,
    pub x: i8,
    pub y: i8,
    /// The halves on its sides as they lie: above, right, below, left.
    pub nodus: String,
    pub advanced: bool,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardFace {
    Campfire,
    Mastery(u8),
    /// Monument and level, counted from 0.
    Level(u8, u8),
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PieceView {
    pub cell: Cell,
    /// None for the Cradle and for bases.
    pub tile: Option<u8>,
    pub settlement: Option<Domain>,
    /// At its corners, clockwise.
    pub discs: [Option<Domain>; 3],
    /// The monument whose base it is.
    pub base: Option<u8>,
    pub owner: Option<Seat>,
    /// Of the city; 0 without one.
    pub level: u8,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MonumentView {
    pub monument: u8,
    /// Whose tree each level is in.
    pub levels: Vec<Seat>,
    /// Of a triangular base.
    pub cell: Option<Cell>,
    /// Of a circular one.
    pub corner: Option<Corner>,
    pub controller: Option<Seat>,
    /// What each player counts for.
    pub control: Vec<u16>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DealtView {
    pub objectives: [u8; 2],
    pub monuments: [u8; 2],
    pub objective: Option<u8>,
}

impl View {
    pub(crate) fn of(game: &Game, viewer: Viewer) -> View {
        let monuments = game.monuments().iter().enumerate();
        let taken = (0..game.pack.masteries.len() as u8).flat_map(|card| (0..4).map(move |copy| (card, copy)));
        View {
            age: game.age(),
            round: game.round(),
            phase: game.phase(),
            active: game.actor,
            initiative: game.initiative().to_vec(),
            players: game.everybody().map(|seat| PlayerView::of(game, seat)).collect(),
            pieces: (0..game.board.pieces().len() as u8).map(|piece| PieceView::of(game, piece)).collect(),
            monuments: monuments.map(|(number, _)| MonumentView::of(game, number)).collect(),
            tiles_left: (game.pile.bag.count_ones() as usize + game.pile.back.len()) as u8,
            taken: taken.filter(|(card, copy)| game.is_taken(*card, *copy)).collect(),
            dealt: DealtView::of(game, viewer),
            laying: match game.task {
                Task::Space { tile, .. } => Some(tile),
                _ => None,
            },
            producing: match game.task {
                Task::Activation { piece, .. } => Some(game.board.piece(piece).cell),
                _ => None,
            },
        }
    }
}

impl DealtView {
    fn of(game: &Game, viewer: Viewer) -> Option<DealtView> {
        let Viewer::Seat(seat) = viewer else { return None };
        let dealt = game.dealt.get(seat.index())?;
        let objective = Some(dealt.objective).filter(|card| *card != NONE);
        Some(DealtView { objectives: dealt.objectives, monuments: dealt.monuments, objective })
    }
}

impl PlayerView {
    fn of(game: &Game, seat: Seat) -> PlayerView {
        let player = game.player(seat);
        PlayerView {
            knowledge: player.knowledge,
            reserve: game.reserves(seat),
            hand: player.hand.as_slice().to_vec(),
            influence: player.influence,
            points: player.points,
            tree: player.tree.cards().iter().map(|placed| CardView::of(game, placed)).collect(),
            nodus: *player.tree.nodus(),
            objective: Some(player.objective).filter(|card| *card != NONE),
            goals: game.goals_met(seat),
            progress: game.goals_progress(seat),
            tokens: player.tokens,
            roles: Domain::ALL.into_iter().filter(|domain| player.has_role(*domain)).collect(),
            turns: player.turns,
        }
    }
}

impl CardView {
    fn of(game: &Game, placed: &Placed) -> CardView {
        let card = match placed.card {
            Card::Campfire => CardFace::Campfire,
            Card::Mastery { card, .. } => CardFace::Mastery(card),
            Card::Level { monument, level } => CardFace::Level(monument, level),
        };
        let nodus = placed.card.layout(&game.pack).turned(placed.turned).to_string();
        CardView { card, x: placed.spot.x, y: placed.spot.y, nodus, advanced: placed.advanced }
    }
}

impl PieceView {
    fn of(game: &Game, index: u8) -> PieceView {
        let piece = game.board.piece(index);
        let bases = game.bases();
        let disc = |corner| game.board.disc(&game.pack, &bases, crate::board::At { piece: index, corner });
        PieceView {
            cell: piece.cell,
            tile: match piece.lying {
                Lying::Tile(tile) => Some(tile),
                _ => None,
            },
            settlement: game.settlement(index),
            discs: [0, 1, 2].map(disc),
            base: match piece.lying {
                Lying::Base(number) => Some(bases[usize::from(number)]),
                _ => None,
            },
            owner: piece.city.map(|city| city.owner),
            level: piece.city.map_or(0, |city: City| city.level),
        }
    }
}

impl MonumentView {
    fn of(game: &Game, number: usize) -> MonumentView {
        let standing = &game.monuments()[number];
        let (cell, corner) = match standing.place {
            Place::Box => (None, None),
            Place::Base(piece) => (Some(game.board.piece(piece).cell), None),
            Place::Locus { corner, .. } => (None, Some(corner)),
        };
        MonumentView {
            monument: standing.monument,
            levels: standing.levels.as_slice().to_vec(),
            cell,
            corner,
            controller: game.controller(number),
            control: game.everybody().map(|seat| game.control(seat, number)).collect(),
        }
    }
}

impl Game {
    pub fn phase(&self) -> Phase {
        match self.task {
            Task::Objective | Task::Monument => Phase::SetUp,
            Task::Refill | Task::Redraw if self.age == 0 => Phase::SetUp,
            Task::StartTurn
            | Task::Growth { .. }
            | Task::Space { .. }
            | Task::Reactivate
            | Task::Activation { .. }
            | Task::EndGrowth => Phase::Growth,
            Task::Construction | Task::Base => Phase::Construction,
            Task::Development | Task::Rest | Task::EndTurn => Phase::Development,
            Task::Spot | Task::Pay => match self.purchase.buying {
                Buying::City { .. } | Buying::Level { .. } => Phase::Construction,
                Buying::Develop { .. } | Buying::Upgrade { .. } => Phase::Development,
                Buying::Free { .. } | Buying::Nothing => self.phase_of(self.then),
            },
            Task::Wild { .. } | Task::Free { .. } => self.phase_of(self.then),
            Task::Over => Phase::Over,
            _ => Phase::EndOfAge,
        }
    }

    /// The phase that is gone on with once what is due has been asked.
    fn phase_of(&self, then: Task) -> Phase {
        match then {
            Task::Growth { .. } | Task::EndGrowth => Phase::Growth,
            Task::Construction => Phase::Construction,
            Task::Development => Phase::Development,
            _ => Phase::EndOfAge,
        }
    }
}
