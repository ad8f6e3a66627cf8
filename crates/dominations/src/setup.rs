//! The set-up of a game, and what is chosen before the first turn.

use crate::{
    board::{Board, NONE},
    events::Event,
    pack::{self, PackName, Shelved},
    state::{Dealt, Game, HAND, Pile, Player, Purchase, SEATS, Standing, Task, Turn},
    switches::Switches,
    tree::Tree,
};
use serde::{Deserialize, Serialize};
use table::{Fixed, Luck, Observer, Seat};

/// What is decided before a game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub pack: PackName,
    pub switches: Switches,
}

impl Setup {
    /// With the pack and the switches that come along.
    pub fn new(seats: u8) -> Setup {
        Setup { seats, pack: pack::builtin().name().clone(), switches: Switches::default() }
    }

    /// Whether a game can begin with it.
    pub fn check(&self) -> Result<(), SetupError> {
        self.shelved().map(drop)
    }

    fn shelved(&self) -> Result<Shelved, SetupError> {
        check(self.seats, &self.switches)?;
        pack::find(&self.pack).ok_or_else(|| {
            let PackName { id, hash } = self.pack.clone();
            SetupError::Pack { id, hash }
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{0} players; the game is for 2 to 4")]
    Seats(u8),
    #[error("the content pack «{id}» ({hash}) is not here")]
    Pack { id: String, hash: String },
    #[error("the switches are impossible: {0}")]
    Switches(&'static str),
}

/// The most Ages, turns and tiles for which a game has room.
const MOST_TURNS: u8 = 15;

/// Whether a game can be played with these.
pub(crate) fn check(seats: u8, switches: &Switches) -> Result<(), SetupError> {
    let wrong = |why| Err(SetupError::Switches(why));
    if !(2..=SEATS as u8).contains(&seats) {
        return Err(SetupError::Seats(seats));
    }
    if switches.ages == 0
        || switches.turns_per_age == 0
        || u16::from(switches.ages) * u16::from(switches.turns_per_age) > u16::from(MOST_TURNS)
    {
        return wrong("1 to 15 turns in all");
    }
    // 2 tiles more with the High Priestess, and more by cards; where the pile is empty, nothing is drawn
    if switches.hand < switches.turns_per_age + 1 || usize::from(switches.hand) > HAND / 3 {
        return wrong("a hand has more tiles than an Age has turns, and at most 8");
    }
    if !switches.reserve_steps.is_sorted() || switches.reserve_steps[3] > 100 {
        return wrong("the Reserve grows, up to 100 at most");
    }
    if switches.city_yield.iter().any(|amount| *amount > 20) || switches.city_tokens > 60 {
        return wrong("a city Produces 20 at most, and there are 60 tokens at most");
    }
    Ok(())
}

/// Streams of luck.
const SETTING_UP: u16 = 0;
const TILES: u16 = 1;

pub(crate) fn start(setup: &Setup, luck: Luck, to: &mut dyn Observer<Event>) -> Result<Game, SetupError> {
    let pack = setup.shelved()?;
    let mut stream = luck.stream(SETTING_UP);
    let mut shuffled = |number: usize| {
        let mut all: Vec<u8> = (0..number as u8).collect();
        for last in (1..number).rev() {
            all.swap(last, luck.below(&mut stream, last as u32 + 1) as usize);
        }
        all
    };
    let mut order = Fixed::default();
    for seat in shuffled(usize::from(setup.seats)) {
        let room = order.push(Seat(seat));
        debug_assert!(room);
    }
    let (objectives, monuments) = (shuffled(pack.objectives.len()), shuffled(pack.monuments.len()));
    let mut dealt = Fixed::default();
    for seat in 0..usize::from(setup.seats) {
        let two = |cards: &[u8]| [cards[2 * seat], cards[2 * seat + 1]];
        let room = dealt.push(Dealt::of(two(&objectives), two(&monuments)));
        debug_assert!(room);
    }
    let player = Player {
        knowledge: Default::default(),
        hand: Fixed::default(),
        influence: 0,
        points: [0; 7],
        tree: Tree::new(&pack),
        objective: NONE,
        tokens: setup.switches.city_tokens,
        best_city: [0; 6],
        roles: 0,
        second_city: false,
        turns: 0,
    };
    let mut game = Game {
        pack,
        switches: setup.switches,
        luck,
        draws: luck.stream(TILES),
        seats: setup.seats,
        board: Board::new(),
        standing: Fixed::default(),
        players: std::array::from_fn(|_| player.clone()),
        taken: [0; 5],
        pile: Pile { bag: (1 << pack.tiles.len()) - 1, back: Fixed::default() },
        order,
        new_order: Fixed::default(),
        dealt,
        age: 0,
        round: 0,
        at: 0,
        actor: Seat(0),
        task: Task::Objective,
        then: Task::Over,
        then_actor: Seat(0),
        due: Fixed::default(),
        turn: Turn::default(),
        purchase: Purchase::default(),
    };
    if to.watching() {
        to.event(Event::Order { seats: game.initiative().to_vec() });
    }
    game.settle(to);
    Ok(game)
}

impl Game {
    pub(crate) fn dealt_to(&self, seat: Seat) -> Dealt {
        self.dealt.get(seat.index()).unwrap_or_default()
    }

    pub(crate) fn keep_objective(&mut self, card: u8, to: &mut dyn Observer<Event>) {
        let seat = self.actor;
        self.dealt.as_mut_slice()[seat.index()].objective = card;
        if to.watching() {
            to.event(Event::ObjectiveKept { seat, objective: Some(card) });
        }
        self.task = Task::Monument;
    }

    /// «Eligen 1 de cada y las revelan todos a la vez» (Dominations, Preparación).
    pub(crate) fn keep_monument(&mut self, card: u8, to: &mut dyn Observer<Event>) {
        let seat = self.actor;
        self.dealt.as_mut_slice()[seat.index()].monument = card;
        if to.watching() {
            to.event(Event::MonumentKept { seat, monument: Some(card) });
        }
        if seat.0 + 1 < self.seats {
            (self.actor, self.task) = (Seat(seat.0 + 1), Task::Objective);
            return;
        }
        for seat in self.everybody() {
            let dealt = self.dealt_to(seat);
            self.player_mut(seat).objective = dealt.objective;
            let room = self.standing.push(Standing { monument: dealt.monument, ..Standing::default() });
            debug_assert!(room);
        }
        self.dealt.clear();
        if to.watching() {
            let objectives = self.everybody().map(|seat| self.player(seat).objective).collect();
            let monuments = self.monuments().iter().map(|standing| standing.monument).collect();
            to.event(Event::Revealed { objectives, monuments });
            to.event(Event::AgeBegan { age: 1 });
        }
        for place in 0..self.order.len() {
            self.draw(self.initiative()[place], to);
        }
        (self.at, self.task) = (0, Task::Redraw);
        self.actor = self.initiative()[0];
    }
}
