//! Setting the table: which piles, how many cards in each, who begins.

use crate::{
    Kind,
    card::Types,
    engine::Engine,
    events::Event,
    fixed::Fixed,
    lineup::Lineup,
    state::{Player, SEATS, State, Turn},
    zones::{Cards, Slot},
};
use serde::{Deserialize, Serialize};
use table::{Luck, Observer, Seat};

/// Which texts hold where rulebooks have changed their minds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Each set's own rulebook, its misprints corrected.
    #[default]
    Printed,
    /// All later official changes together.
    Latest,
}

/// Who begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    #[default]
    Random,
    Seat(Seat),
    /// After another game with the same seats: the player to the left of its winner; after a shared victory, one of
    /// those who did not win, by lot; by lot among all when everybody won.
    After {
        winners: Vec<Seat>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    /// Ten different kingdom cards.
    pub kingdom: Vec<Kind>,
    #[serde(default)]
    pub rules: Edition,
    #[serde(default)]
    pub first: First,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{0} seats, but a game needs 2 to 6")]
    Seats(u8),
    #[error("{0} kingdom cards, but a kingdom has 10")]
    KingdomSize(usize),
    #[error("«{0}» is twice in the kingdom")]
    Twice(Kind),
    #[error("«{0}» is no kingdom card")]
    NotKingdom(Kind),
    #[error("{0} cannot begin or have won: there is no such seat")]
    NoSuchSeat(Seat),
}

/// Piles of a kingdom.
pub(crate) const KINGDOM: usize = 10;
/// The stream of the lots drawn while setting up; lower numbers belong to the decks.
const SETUP_STREAM: u16 = 100;

impl Setup {
    pub fn new(seats: u8, kingdom: &[Kind]) -> Setup {
        Setup { seats, kingdom: kingdom.to_vec(), rules: Edition::Printed, first: First::Random }
    }

    fn check(&self) -> Result<(), SetupError> {
        if !(2..=SEATS as u8).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if self.kingdom.len() != KINGDOM {
            return Err(SetupError::KingdomSize(self.kingdom.len()));
        }
        check_kingdom(&self.kingdom)?;
        let named: &[Seat] = match &self.first {
            First::Random => &[],
            First::Seat(seat) => std::slice::from_ref(seat),
            First::After { winners } => winners,
        };
        match named.iter().find(|seat| seat.0 >= self.seats) {
            Some(&seat) => Err(SetupError::NoSuchSeat(seat)),
            None => Ok(()),
        }
    }
}

fn check_kingdom(kingdom: &[Kind]) -> Result<(), SetupError> {
    for (i, &kind) in kingdom.iter().enumerate() {
        if !kind.card().is_kingdom() {
            return Err(SetupError::NotKingdom(kind));
        }
        if kingdom[..i].contains(&kind) {
            return Err(SetupError::Twice(kind));
        }
    }
    Ok(())
}

/// Ten different cards of those given, by lot; all of them when there are not more.
pub fn random_kingdom(from: &[Kind], luck: &Luck) -> Vec<Kind> {
    let mut stream = luck.stream(SETUP_STREAM + 1);
    let mut kinds: Vec<Kind> = from.to_vec();
    let mut kingdom = Vec::new();
    while kingdom.len() < KINGDOM && !kinds.is_empty() {
        let at = luck.below(&mut stream, kinds.len() as u32) as usize;
        kingdom.push(kinds.swap_remove(at));
    }
    kingdom.sort();
    kingdom
}

/// Cards of a kind for so many players, those dealt at the start included.
fn cards_in_box(kind: Kind, seats: u8) -> u16 {
    let seats = u16::from(seats);
    let doubled = if seats > 4 { 2 } else { 1 };
    let victory = if seats == 2 { 8 } else { 12 };
    match kind {
        Kind::Copper => 60 * doubled,
        Kind::Silver => 40 * doubled,
        Kind::Gold => 30 * doubled,
        Kind::Estate => victory + 3 * seats,
        Kind::Province if seats > 4 => 3 * seats,
        Kind::Curse => 10 * (seats - 1),
        Kind::Potion => 16,
        _ if kind.card().is(Types::VICTORY) => victory,
        _ => 10,
    }
}

/// Cards of a kind that each player starts with.
fn dealt(kind: Kind) -> u16 {
    match kind {
        Kind::Copper => 7,
        Kind::Estate => 3,
        _ => 0,
    }
}

/// A table set but not yet dealt: many games can be started from it.
#[derive(Clone)]
pub struct Prepared {
    template: Box<State>,
    first: First,
}

impl Prepared {
    pub fn new(setup: &Setup) -> Result<Prepared, SetupError> {
        setup.check()?;
        Ok(Prepared { template: Box::new(lay(setup)), first: setup.first.clone() })
    }

    /// For tables laid by hand, whose kingdom may be small.
    pub(crate) fn small(setup: &Setup) -> Result<Prepared, SetupError> {
        if !(2..=SEATS as u8).contains(&setup.seats) {
            return Err(SetupError::Seats(setup.seats));
        }
        if setup.kingdom.len() > KINGDOM {
            return Err(SetupError::KingdomSize(setup.kingdom.len()));
        }
        check_kingdom(&setup.kingdom)?;
        Ok(Prepared { template: Box::new(lay(setup)), first: setup.first.clone() })
    }

    /// Every card in its pile, nothing dealt.
    pub(crate) fn undealt(&self, luck: Luck) -> State {
        let mut state = *self.template;
        state.reseed(luck);
        state
    }

    /// Every player has their first hand, and nothing is asked yet.
    pub(crate) fn dealt(&self, luck: Luck, observer: Option<&mut dyn Observer<Event>>) -> State {
        let mut state = self.undealt(luck);
        Engine::with(&mut state, observer, |engine| {
            for seat in engine.all_seats() {
                for kind in [Kind::Copper, Kind::Estate] {
                    let n = dealt(kind);
                    engine.supply.take_up_to(kind as Slot, n);
                    engine.player_mut(seat).deck.bag.add(kind as Slot, n);
                }
                engine.draw(seat, 5);
            }
        });
        state
    }

    pub(crate) fn deal(&self, luck: Luck, mut observer: Option<&mut dyn Observer<Event>>) -> State {
        let mut state = match &mut observer {
            Some(observer) => self.dealt(luck, Some(*observer)),
            None => self.dealt(luck, None),
        };
        let first = self.first_seat(&luck);
        Engine::with(&mut state, observer, |engine| {
            engine.start_turn(first, first);
            engine.run();
        });
        state
    }

    fn first_seat(&self, luck: &Luck) -> Seat {
        let seats = self.template.seats;
        let by_lot = |n: u8| {
            let mut stream = luck.stream(SETUP_STREAM);
            luck.below(&mut stream, u32::from(n)) as u8
        };
        match &self.first {
            First::Random => Seat(by_lot(seats)),
            First::Seat(seat) => *seat,
            First::After { winners } => match winners.as_slice() {
                [winner] => winner.left(1, seats),
                winners => {
                    let others: Vec<Seat> = (0..seats).map(Seat).filter(|seat| !winners.contains(seat)).collect();
                    match others.len() as u8 {
                        0 => Seat(by_lot(seats)),
                        n => others[by_lot(n) as usize],
                    }
                }
            },
        }
    }
}

fn lay(setup: &Setup) -> State {
    let lineup = Lineup::new(&setup.kingdom);
    let mut supply = Cards::default();
    for &kind in lineup.kinds() {
        if let Some(slot) = lineup.slot(kind) {
            supply.add(slot, cards_in_box(kind, setup.seats));
        }
    }
    State {
        seats: setup.seats,
        over: false,
        fault: None,
        idle_turns: 0,
        next: Seat(0),
        extra_turns: Fixed::default(),
        kept: Cards::default(),
        empty_piles: 0,
        stocked: lineup.supply,
        turn: Turn::default(),
        players: [Player::default(); SEATS],
        supply,
        trash: Cards::default(),
        pending: None,
        copies: Cards::default(),
        stack: Fixed::default(),
        log: Fixed::default(),
        limbo: Fixed::default(),
        luck: Luck::new(table::Generator::SplitMix64, table::Seed::from_number(0)),
        streams: [table::Stream::default(); SEATS],
        lineup,
        rules: setup.rules,
        total: supply,
    }
}

/// The size of a Supply pile at the start of a game.
pub(crate) fn pile_size(kind: Kind, seats: u8) -> u16 {
    cards_in_box(kind, seats) - dealt(kind) * u16::from(seats)
}
