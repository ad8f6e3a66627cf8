//! Setting the table: which piles, how many cards in each, who begins.

use crate::{
    Kind,
    card::{Pile, Set, Types},
    engine::Engine,
    events::Event,
    lineup::{BASIC, Lineup},
    piles::{MIXED, Mixed, MixedPile},
    state::{Player, SEATS, State, Turn},
    zones::{Cards, Slot},
};
use serde::{Deserialize, Serialize};
use table::{Fixed, Luck, Observer, Seat};

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

/// Whether the players start with Shelters instead of Estates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelters {
    /// By the rulebook: one of the ten piles is drawn; if it is of Dark Ages, Shelters are dealt.
    #[default]
    Draw,
    Yes,
    No,
}

impl Shelters {
    pub fn id(self) -> &'static str {
        match self {
            Shelters::Draw => "draw",
            Shelters::Yes => "yes",
            Shelters::No => "no",
        }
    }
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
    #[serde(default)]
    pub shelters: Shelters,
}

/// Piles that a kingdom brings along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FurtherPiles {
    /// Potion, and those outside the Supply.
    pub outside_kingdom: Vec<Kind>,
    pub mixed: Vec<Mixed>,
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
/// Those of a random kingdom, and of the Shelters.
pub(crate) const KINGDOM_STREAM: u16 = SETUP_STREAM + 1;
const SHELTERS_STREAM: u16 = SETUP_STREAM + 2;

impl Setup {
    pub fn new(seats: u8, kingdom: &[Kind]) -> Setup {
        Setup {
            seats,
            kingdom: kingdom.to_vec(),
            rules: Edition::Printed,
            first: First::Random,
            shelters: Shelters::Draw,
        }
    }

    /// What lies on the table beside the basic cards and the ten piles.
    pub fn further_piles(&self) -> Result<FurtherPiles, SetupError> {
        self.check()?;
        let lineup = Lineup::new(&self.kingdom, false);
        let own = |kind: &Kind| lineup.slot(*kind).is_some() && *kind as usize >= BASIC && !kind.card().is_kingdom();
        let piled = |kind: &Kind| matches!(kind.card().pile, Pile::Own | Pile::OutsideSupply);
        Ok(FurtherPiles {
            outside_kingdom: Kind::ALL.iter().copied().filter(|kind| own(kind) && piled(kind)).collect(),
            mixed: Mixed::ALL.into_iter().filter(|&pile| lineup.has_pile(pile)).collect(),
        })
    }

    /// Whether a card can be at this table.
    pub fn has(&self, kind: Kind) -> bool {
        kind == Kind::Knights && self.kingdom.contains(&kind)
            || Lineup::new(&self.kingdom, self.may_have_shelters()).slot(kind).is_some()
    }

    /// Whether Shelters can be at this table.
    fn may_have_shelters(&self) -> bool {
        match self.shelters {
            Shelters::Draw => self.kingdom.iter().any(|kind| kind.card().set == Set::DarkAges),
            Shelters::Yes => true,
            Shelters::No => false,
        }
    }

    /// The same table with all that a game with this luck leaves to the lot decided: Shelters and who begins.
    pub fn drawn(&self, luck: &Luck) -> Setup {
        let shelters = if draws_shelters(self.shelters, &self.kingdom, luck) { Shelters::Yes } else { Shelters::No };
        Setup { shelters, first: First::Seat(first_seat(&self.first, self.seats, luck)), ..self.clone() }
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
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

fn draws_shelters(shelters: Shelters, kingdom: &[Kind], luck: &Luck) -> bool {
    match shelters {
        Shelters::Yes => true,
        Shelters::No => false,
        Shelters::Draw => {
            let mut stream = luck.stream(SHELTERS_STREAM);
            let drawn = luck.below(&mut stream, kingdom.len().max(1) as u32) as usize;
            // in whatever order the piles are named
            drawn < kingdom.iter().filter(|kind| kind.card().set == Set::DarkAges).count()
        }
    }
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
        Kind::Rats => 20,
        Kind::Spoils => 15,
        _ if kind.card().is(Types::SHELTER) => seats,
        _ if kind.card().pile == Pile::Mixed(Mixed::Knights) => 1,
        _ if kind.card().is(Types::VICTORY) => victory,
        _ => 10,
    }
}

/// Cards of a kind that each player starts with.
fn dealt(kind: Kind) -> u16 {
    match kind {
        Kind::Copper => 7,
        Kind::Estate => 3,
        _ if kind.card().is(Types::SHELTER) => 1,
        _ => 0,
    }
}

/// Cards in a mixed pile: all ten Knights; ten Ruins for each player beyond the first, the others stay in the box.
fn mixed_pile_size(pile: Mixed, seats: u8) -> u8 {
    match pile {
        Mixed::Knights => 10,
        Mixed::Ruins => 10 * (seats - 1),
    }
}

/// A table set but not yet dealt: many games can be started from it.
#[derive(Clone)]
pub struct Prepared {
    template: Box<State>,
    kingdom: Vec<Kind>,
    first: First,
    shelters: Shelters,
    /// What each player is dealt, without and with Shelters.
    hands: [Deal; 2],
}

/// Cards for each player at the start, and those that stay in the box instead.
#[derive(Clone, Copy, Default)]
struct Deal {
    dealt: Cards,
    unused: Cards,
}

impl Deal {
    fn new(lineup: &Lineup, with_shelters: bool) -> Deal {
        let mut deal = Deal::default();
        for slot in 0..lineup.kinds().len() as Slot {
            let kind = lineup.kind(slot);
            let unused = if with_shelters { kind == Kind::Estate } else { kind.card().is(Types::SHELTER) };
            let cards = if unused { &mut deal.unused } else { &mut deal.dealt };
            cards.add(slot, dealt(kind));
        }
        deal
    }
}

impl Prepared {
    pub fn new(setup: &Setup) -> Result<Prepared, SetupError> {
        setup.check()?;
        Ok(Prepared::of(setup))
    }

    fn of(setup: &Setup) -> Prepared {
        let (kingdom, first) = (setup.kingdom.clone(), setup.first.clone());
        let template = Box::new(lay(setup));
        let hands = [false, true].map(|with_shelters| Deal::new(&template.lineup, with_shelters));
        Prepared { template, kingdom, first, shelters: setup.shelters, hands }
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
        Ok(Prepared::of(setup))
    }

    /// Every card in its pile, nothing dealt.
    #[inline]
    pub(crate) fn undealt(&self, luck: Luck) -> State {
        let mut state = *self.template;
        state.reseed(luck);
        if state.lineup.mixed != [0; MIXED] {
            let mut engine = Engine::new(&mut state, None);
            Mixed::ALL.into_iter().for_each(|pile| engine.turn_up(pile));
            engine.recount_piles();
        }
        state
    }

    /// Every player has their first hand, and nothing is asked yet.
    pub(crate) fn dealt(&self, luck: Luck, observer: Option<&mut dyn Observer<Event>>) -> State {
        let mut state = self.undealt(luck);
        let with_shelters = self.template.lineup.has_shelters() && draws_shelters(self.shelters, &self.kingdom, &luck);
        let Deal { dealt, unused } = &self.hands[usize::from(with_shelters)];
        Engine::with(&mut state, observer, |engine| {
            for seat in engine.all_seats() {
                engine.unowned.remove_all(dealt);
                if !unused.is_empty() {
                    engine.unowned.remove_all(unused); // they stay in the box
                    engine.total.remove_all(unused);
                }
                engine.player_mut(seat).deck.bag.add_all(dealt);
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
        let first = first_seat(&self.first, self.template.seats, &luck);
        Engine::with(&mut state, observer, |engine| {
            engine.start_turn(first, first);
            engine.run();
        });
        state
    }
}

fn first_seat(first: &First, seats: u8, luck: &Luck) -> Seat {
    let by_lot = |n: u8| {
        let mut stream = luck.stream(SETUP_STREAM);
        luck.below(&mut stream, u32::from(n)) as u8
    };
    match first {
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

fn lay(setup: &Setup) -> State {
    let lineup = Lineup::new(&setup.kingdom, setup.may_have_shelters());
    let mut unowned = Cards::default();
    for &kind in lineup.kinds() {
        if let Some(slot) = lineup.slot(kind) {
            unowned.add(slot, cards_in_box(kind, setup.seats));
        }
    }
    let pile = |pile: Mixed| {
        let left = if lineup.has_pile(pile) { mixed_pile_size(pile, setup.seats) } else { 0 };
        MixedPile { left, order: Fixed::default() }
    };
    State {
        seats: setup.seats,
        over: false,
        fault: None,
        idle_turns: 0,
        next: Seat(0),
        extra_turns: Fixed::default(),
        kept: Cards::default(),
        empty_piles: 0,
        stocked: lineup.single_piles,
        turn: Turn::default(),
        players: [Player::default(); SEATS],
        unowned,
        mixed_piles: Mixed::ALL.map(pile),
        trash: Cards::default(),
        pending: None,
        copies: Cards::default(),
        stack: Fixed::default(),
        log: Fixed::default(),
        limbo: Fixed::default(),
        luck: Luck::new(table::Generator::SplitMix64, table::Seed::from_number(0)),
        streams: [table::Stream::default(); SEATS],
        pile_streams: [table::Stream::default(); MIXED],
        lineup,
        rules: setup.rules,
        total: unowned,
    }
}

/// The size of a Supply pile at the start of a game.
pub(crate) fn pile_size(kind: Kind, seats: u8) -> u16 {
    cards_in_box(kind, seats) - dealt(kind) * u16::from(seats)
}
