//! What each viewer may see. All of it is public but the tiles to come and, until everybody has chosen, what the others
//! were dealt.

use crate::{
    Cell, Domain, Knowledge,
    board::{Board, City, Lying, NONE},
    lattice::Corner,
    purchase::Reason,
    question::{Choice, Thing},
    state::{Buying, Game, Place, Player, SEATS, Task},
    tree::{Card, Placed},
};
use serde::{Deserialize, Serialize};
use table::{Answer, Luck, Rules, Seat, Viewer};

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

/// The window of one seat: what a bot is given.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    pub(crate) game: &'a Game,
    pub(crate) seat: Seat,
}

impl<'a> Seen<'a> {
    pub fn seat(&self) -> Seat {
        self.seat
    }
    pub fn seats(&self) -> u8 {
        self.game.seats
    }
    pub fn pack(&self) -> crate::Shelved {
        self.game.pack
    }
    pub fn board(&self) -> &'a Board {
        &self.game.board
    }
    pub fn player(&self, seat: Seat) -> &'a Player {
        self.game.player(seat)
    }
    pub fn phase(&self) -> Phase {
        self.game.phase()
    }
    pub fn age(&self) -> u8 {
        self.game.age()
    }
    pub fn round(&self) -> u8 {
        self.game.round()
    }
    /// A world that could be the real one, to think in.
    pub fn imagine(&self, luck: Luck) -> Game {
        self.game.resampled(self.seat, luck)
    }
}

/// For bots that think in imagined worlds.
impl Game {
    /// Takes a choice that is offered, and leaves what follows by itself for [`Game::go_on`].
    pub fn think(&mut self, choice: Choice) {
        self.take(&[choice], &mut ());
    }

    /// Declines, likewise.
    pub fn think_no(&mut self) {
        self.take(&[], &mut ());
    }

    /// Up to the next question or the end.
    pub fn go_on(&mut self) {
        self.settle(&mut ());
    }

    /// What is offered now.
    pub fn offered(&self) -> Vec<Choice> {
        self.asking().map_or_else(Vec::new, |asking| asking.offers.into_iter().map(|offer| offer.choice).collect())
    }

    /// Another world that looks the same to a seat.
    pub fn imagined(&self, seat: Seat, luck: Luck) -> Game {
        self.resampled(seat, luck)
    }

    /// Who decides now.
    pub fn decider(&self) -> Seat {
        self.actor
    }

    /// Whether a laid tile waits to be told what it Produces from.
    pub fn awaits_activation(&self) -> bool {
        matches!(self.task, Task::Activation { .. })
    }

    /// Points and Influence that a player's cards would give now, if this happened.
    pub fn would_give(&self, seat: Seat, trigger: crate::pack::Trigger) -> (u16, u16) {
        self.given(seat, trigger)
    }

    /// The cards of a seat that do something, basic or advanced.
    pub fn effects_of(&self, seat: Seat) -> impl Iterator<Item = &'static crate::pack::Effect> + '_ {
        self.effects(seat).map(|(_, effect)| effect)
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

    /// Another game that looks the same to a seat: tiles come in another order, and what others were dealt is dealt again.
    pub(crate) fn resampled(&self, seat: Seat, luck: Luck) -> Game {
        let mut game = self.clone();
        (game.luck, game.draws) = (luck, luck.stream(0));
        if self.dealt.is_empty() {
            return game;
        }
        let own = self.dealt_to(seat);
        let mut stream = luck.stream(1);
        let mut redeal = |number: usize, own: [u8; 2]| {
            let mut left: Vec<u8> = (0..number as u8).filter(|card| !own.contains(card)).collect();
            for last in (1..left.len()).rev() {
                left.swap(last, luck.below(&mut stream, last as u32 + 1) as usize);
            }
            left
        };
        let objectives = redeal(self.pack.objectives.len(), own.objectives);
        let monuments = redeal(self.pack.monuments.len(), own.monuments);
        let others = (0..usize::from(self.seats)).filter(|other| *other != seat.index());
        for (number, other) in others.enumerate() {
            let dealt = &mut game.dealt.as_mut_slice()[other];
            let two = |cards: &[u8]| [cards[2 * number], cards[2 * number + 1]];
            (dealt.objectives, dealt.monuments) = (two(&objectives), two(&monuments));
            if dealt.objective != NONE {
                dealt.objective = dealt.objectives[0];
            }
            if dealt.monument != NONE {
                dealt.monument = dealt.monuments[0];
            }
        }
        game
    }
}

/// What an answer would bring the one who gives it, and others.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    /// More than one when it must still be chosen what the tile Produces from.
    pub ways: Vec<Way>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Way {
    /// The side or Locus, when there is a choice.
    pub by: Option<Choice>,
    /// By seat: the Knowledge they would have more, or less.
    pub knowledge: Vec<[i16; 6]>,
    /// Of the one who answers.
    pub points: i32,
    pub influence: i32,
    /// Whole Nodus in their tree.
    pub nodus: i32,
}

impl Game {
    pub(crate) fn would_bring(&self, answer: &Answer) -> Option<Preview> {
        let seat = self.question()?.decider;
        // what luck would bring is not for anybody to know
        if matches!(self.task, Task::Refill | Task::Redraw | Task::Objective | Task::Monument) {
            return None;
        }
        if self.board.is_full() {
            return None;
        }
        let mut after = self.clone();
        after.answer_within_turn(answer)?;
        let ways = match after.task {
            Task::Activation { .. } => {
                let offers = after.asking()?.offers;
                let ways = offers.iter().map(|offer| {
                    let mut then = after.clone();
                    then.take(&[offer.choice], &mut ());
                    self.way(seat, &then, Some(offer.choice))
                });
                ways.collect()
            }
            _ => vec![self.way(seat, &after, None)],
        };
        Some(Preview { ways })
    }

    /// Takes an answer and goes on only while it is the same player's business in the same turn.
    fn answer_within_turn(&mut self, answer: &Answer) -> Option<()> {
        let choices = self.question()?.typed(answer).ok()?;
        self.take(&choices, &mut ());
        for _ in 0..SEATS {
            match self.task {
                Task::Pay if self.is_paid() => self.complete_purchase(&mut ()),
                Task::Activation { piece, .. } => match self.activations(piece).as_slice() {
                    [only] => self.take(&[only.choice()], &mut ()),
                    _ => break,
                },
                _ => break,
            }
        }
        Some(())
    }

    fn way(&self, seat: Seat, after: &Game, by: Option<Choice>) -> Way {
        let knowledge = |other: Seat| {
            let (before, now) = (&self.player(other).knowledge, &after.player(other).knowledge);
            Domain::ALL.map(|domain| i16::from(now[domain]) - i16::from(before[domain]))
        };
        let (before, now) = (self.player(seat), after.player(seat));
        Way {
            by,
            knowledge: self.everybody().map(knowledge).collect(),
            points: now.total_points() as i32 - before.total_points() as i32,
            influence: i32::from(now.influence) - i32::from(before.influence),
            nodus: now.tree.nodus().total() as i32 - before.tree.nodus().total() as i32,
        }
    }

    /// Why things that everybody sees are not offered.
    pub(crate) fn why_not(&self) -> Vec<(Thing, Reason)> {
        let mut reasons = Vec::new();
        match self.task {
            Task::Construction => {
                for number in 0..self.standing.len() as u8 {
                    let monument = Thing::Monument(self.monuments()[usize::from(number)].monument);
                    let reason = if self.may_take_level() { self.level_problem(number) } else { Some(Reason::Done) };
                    reasons.extend(reason.map(|reason| (monument, reason)));
                }
            }
            Task::Development => {
                for card in 0..self.pack.masteries.len() as u8 {
                    let reason = match self.player(self.actor).tree.mastery(card) {
                        Some(placed) if placed.advanced => Some(Reason::Owned),
                        Some(_) if !self.may_upgrade() => Some(Reason::Done),
                        Some(_) => (!self.can_pay_upgrade(card)).then_some(Reason::TooExpensive),
                        None if !self.may_develop() => Some(Reason::Done),
                        None => {
                            let poor = || (!self.can_pay_mastery(card)).then_some(Reason::TooExpensive);
                            self.mastery_problem(self.actor, card).or_else(poor)
                        }
                    };
                    reasons.extend(reason.map(|reason| (Thing::Mastery(card), reason)));
                }
            }
            _ => {}
        }
        reasons
    }
}
