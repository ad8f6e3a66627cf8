//! Everything that a game in progress is made of: one flat value.

use crate::{
    Domain, Knowledge,
    board::{Board, NONE},
    lattice::Corner,
    pack::{COPIES, Cost, Effect, MASTERIES, Shelved, TILES},
    switches::Switches,
    tree::{CARDS, Card, Spot, Tree},
};
use serde::{Deserialize, Serialize};
use table::{Fixed, Luck, Seat, Stream};

pub(crate) const SEATS: usize = 4;
/// 7 tiles, and more with the High Priestess and cards.
pub(crate) const HAND: usize = 24;

/// What victory points came from.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Influence at the ends of Ages.
    Influence,
    /// Points printed on masteries.
    Masteries,
    /// Points printed on level cards.
    Monuments,
    /// What cards and monuments do.
    Effects,
    Roles,
    /// Knowledge beyond the highest Reserve.
    Overflow,
    Objectives,
}

impl Source {
    pub const ALL: [Source; 7] = [
        Source::Influence,
        Source::Masteries,
        Source::Monuments,
        Source::Effects,
        Source::Roles,
        Source::Overflow,
        Source::Objectives,
    ];
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub knowledge: Knowledge,
    pub hand: Fixed<u8, HAND>,
    pub influence: u16,
    /// By source.
    pub points: [u16; 7],
    pub tree: Tree,
    /// The objective card, by its number in the pack; no such number until it is chosen.
    pub objective: u8,
    /// City tokens left.
    pub tokens: u8,
    /// The highest own city on settlements of each colour.
    pub best_city: [u8; 6],
    /// Roles whose power can be used in this Age, a bit for each Domain.
    pub roles: u8,
    /// The second city of this Age has been built.
    pub second_city: bool,
    pub turns: u8,
}

impl Player {
    pub fn total_points(&self) -> u32 {
        self.points.iter().map(|&points| u32::from(points)).sum()
    }
    pub fn has_role(&self, domain: Domain) -> bool {
        self.roles >> domain.index() & 1 == 1
    }
}

/// A monument in play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// Its number in the pack.
    pub monument: u8,
    /// Whose tree each level is in, from the first.
    pub levels: Fixed<Seat, 6>,
    pub place: Place,
}

/// Where a monument stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Nowhere yet.
    #[default]
    Box,
    /// Its base is this piece.
    Base(u8),
    /// On a Locus, around which these pieces lie.
    Locus { corner: Corner, ring: [u8; 6] },
}

/// Tiles that are still to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Pile {
    /// Those in an order that nobody knows, a bit for each: it does not exist before they are drawn.
    pub(crate) bag: u128,
    /// Those that were discarded, which everybody has seen: the first is drawn next once the bag is empty.
    pub(crate) back: Fixed<u8, TILES>,
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Set-up: one of two objectives is kept, then one of two monuments.
    Objective,
    Monument,
    /// Tiles are thrown back before the hand is filled up.
    Refill,
    /// The one chance to draw another hand.
    Redraw,
    StartTurn,
    /// A tile is chosen; the second one of the Artisan may be left.
    Growth {
        second: bool,
    },
    Space {
        tile: u8,
        second: bool,
    },
    /// A tile on the table is chosen, with the Inventor.
    Reactivate,
    Activation {
        piece: u8,
        again: bool,
        second: bool,
    },
    EndGrowth,
    Construction,
    /// Where the base of a monument goes.
    Base,
    /// Where a card goes in the tree.
    Spot,
    Pay,
    Development,
    /// Time for exchanges before the turn is over.
    Rest,
    EndTurn,
    EndAge,
    Copy,
    Influence,
    Roles,
    /// The Governor says who plays when.
    Order,
    /// Knowledge is kept for the next Age.
    Keep,
    NewAge,
    Final,
    Over,
    /// Knowledge of one's choice is gained.
    Wild {
        left: u8,
    },
    /// A mastery is taken for nothing.
    Free {
        value: u8,
    },
}

/// Something that must be asked before the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Due {
    Wild { seat: Seat, left: u8 },
    Free { seat: Seat, value: u8 },
}

impl Default for Due {
    fn default() -> Due {
        Due::Wild { seat: Seat(0), left: 0 }
    }
}

/// What is being bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Buying {
    #[default]
    Nothing,
    City {
        piece: u8,
    },
    /// By its number among those in play.
    Level {
        number: u8,
    },
    Develop {
        card: u8,
    },
    Upgrade {
        card: u8,
    },
    /// Taken for nothing at the end of an Age, or through a card.
    Free {
        card: u8,
    },
}

/// A purchase that is being made: everything is chosen and paid before anything happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Purchase {
    pub(crate) buying: Buying,
    pub(crate) cost: Cost,
    /// How much less must be paid, of whatever colours the cost names.
    pub(crate) less: u8,
    pub(crate) paid: Knowledge,
    /// The first colour that may still be paid: payments are made in the order of Domains.
    pub(crate) from: u8,
    pub(crate) place: Place,
    /// The space and rotation of a triangular base.
    pub(crate) base: Option<(crate::Cell, u8)>,
    pub(crate) card: Card,
    pub(crate) spot: Spot,
    pub(crate) turned: u8,
}

/// What has happened in the turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) produced: Knowledge,
    pub(crate) cities: u8,
    pub(crate) levels: u8,
    pub(crate) developed: u8,
    pub(crate) upgraded: u8,
    /// Masteries with which Knowledge was swapped, and how often.
    pub(crate) swaps: Fixed<(u8, u8), CARDS>,
    /// Domains whose overflow has been scored for the tile laid last: a bit for each, by seat.
    pub(crate) overflowed: [u8; SEATS],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    pub(crate) pack: Shelved,
    pub(crate) switches: Switches,
    pub(crate) luck: Luck,
    pub(crate) draws: Stream,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    pub(crate) standing: Fixed<Standing, SEATS>,
    pub(crate) players: [Player; SEATS],
    /// Copies of masteries that lie in trees, a bit for each.
    pub(crate) taken: [u64; MASTERIES * COPIES / 64 + 1],
    pub(crate) pile: Pile,
    /// Seats in the order of the Initiative track.
    pub(crate) order: Fixed<Seat, SEATS>,
    /// The order that the Governor is making.
    pub(crate) new_order: Fixed<Seat, SEATS>,
    /// Two of each for every seat, until all have chosen.
    pub(crate) dealt: Fixed<Dealt, SEATS>,
    pub(crate) age: u8,
    pub(crate) round: u8,
    /// Whose turn it is, or who is asked, as a place on the Initiative track.
    pub(crate) at: u8,
    /// Who decides now.
    pub(crate) actor: Seat,
    pub(crate) task: Task,
    /// What comes once everything that is due has been asked.
    pub(crate) then: Task,
    pub(crate) then_actor: Seat,
    pub(crate) due: Fixed<Due, 16>,
    pub(crate) turn: Turn,
    pub(crate) purchase: Purchase,
}

/// What a seat was dealt in the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Dealt {
    pub(crate) objectives: [u8; 2],
    pub(crate) monuments: [u8; 2],
    /// Which of the two is kept; [`NONE`] until that is chosen.
    pub(crate) objective: u8,
    pub(crate) monument: u8,
}

impl Dealt {
    pub(crate) fn of(objectives: [u8; 2], monuments: [u8; 2]) -> Dealt {
        Dealt { objectives, monuments, objective: NONE, monument: NONE }
    }
}

impl Game {
    pub fn pack(&self) -> Shelved {
        self.pack
    }
    pub fn switches(&self) -> &Switches {
        &self.switches
    }
    pub fn board(&self) -> &Board {
        &self.board
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    pub fn monuments(&self) -> &[Standing] {
        self.standing.as_slice()
    }
    /// Seats in the order of the Initiative track.
    pub fn initiative(&self) -> &[Seat] {
        self.order.as_slice()
    }
    /// Counted from 1.
    pub fn age(&self) -> u8 {
        self.age + 1
    }
    /// Counted from 1.
    pub fn round(&self) -> u8 {
        self.round + 1
    }
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The monuments in play by their numbers in the pack, as bases on the board name them.
    pub(crate) fn bases(&self) -> [u8; SEATS] {
        let mut all = [0; SEATS];
        all.iter_mut().zip(self.monuments()).for_each(|(number, standing)| *number = standing.monument);
        all
    }

    pub(crate) fn is_taken(&self, card: u8, copy: u8) -> bool {
        let bit = usize::from(card) * COPIES + usize::from(copy);
        self.taken[bit / 64] >> (bit % 64) & 1 == 1
    }
    pub(crate) fn set_taken(&mut self, card: u8, copy: u8) {
        let bit = usize::from(card) * COPIES + usize::from(copy);
        self.taken[bit / 64] |= 1 << (bit % 64);
    }

    /// What a seat's cards do as long as they lie in its tree, each with the mastery that does it.
    pub(crate) fn effects(&self, seat: Seat) -> impl Iterator<Item = (Option<u8>, &'static Effect)> + '_ {
        let pack = self.pack.pack();
        self.player(seat).tree.cards().iter().flat_map(move |placed| {
            let (mastery, effects): (Option<u8>, &'static [Effect]) = match placed.card {
                Card::Campfire => (None, &[]),
                Card::Mastery { card, .. } => {
                    (Some(card), &pack.masteries[usize::from(card)].sides[usize::from(placed.advanced)])
                }
                Card::Level { monument, level } => {
                    (None, &pack.monuments[usize::from(monument)].levels[usize::from(level)].effects)
                }
            };
            effects.iter().map(move |effect| (mastery, effect))
        })
    }

    /// Where a player stands on the Initiative track.
    pub(crate) fn place_of(&self, seat: Seat) -> usize {
        self.initiative().iter().position(|other| *other == seat).unwrap_or(usize::MAX)
    }
}
