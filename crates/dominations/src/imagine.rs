//! What a seat may know, as a window, and worlds to think in.

use crate::{
    Choice, Phase, Shelved,
    board::{Board, NONE},
    pack::{Effect, Trigger},
    state::{Game, Player, Task},
};
use table::{Luck, Seat};

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
    pub fn pack(&self) -> Shelved {
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

    /// What is offered now, the free exchange apart.
    pub fn offered(&self) -> Vec<Choice> {
        let asking = self.asking_but_exchanges();
        asking.map_or_else(Vec::new, |asking| asking.offers.into_iter().map(|offer| offer.choice).collect())
    }

    /// Whether it is asked what to pay with.
    pub fn is_paying(&self) -> bool {
        self.task == Task::Pay
    }

    /// Whether something is being bought: it is placed and paid before anything else, and must stay payable.
    pub fn is_buying(&self) -> bool {
        matches!(self.task, Task::Base | Task::Spot | Task::Pay)
    }

    /// Another world that looks the same to a seat.
    pub fn imagined(&self, seat: Seat, luck: Luck) -> Game {
        self.resampled(seat, luck)
    }

    /// Who decides now.
    pub fn decider(&self) -> Seat {
        self.actor
    }

    /// Points and Influence that a player's cards would give now, if this happened.
    pub fn would_give(&self, seat: Seat, trigger: Trigger) -> (u16, u16) {
        self.given(seat, trigger)
    }

    /// What a seat's cards do, each with the mastery if it is one.
    pub fn effects_of(&self, seat: Seat) -> impl Iterator<Item = (Option<u8>, &'static Effect)> + '_ {
        self.effects(seat)
    }
}

impl Game {
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
