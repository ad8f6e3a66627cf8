//! The loop that runs scripts and turns until somebody is asked, and the observer beside it.

use crate::{
    card::Types,
    events::{Event, Zone},
    lineup::COPPER,
    question::{ALL, Ask, Code, Shape},
    script::{Script, Step},
    state::{Fault, Frame, Hook, NOT_PLAYED, State},
    zones::Slot,
};
use std::ops::{Deref, DerefMut};
use table::{Observer, Seat, Verb};

/// A game while it is being changed.
pub(crate) struct Engine<'a> {
    state: &'a mut State,
    observer: Option<&'a mut dyn Observer<Event>>,
    /// Luck was used, or a card was shown to somebody who had not seen it.
    pub(crate) revealed: bool,
}

impl Deref for Engine<'_> {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        self.state
    }
}

impl DerefMut for Engine<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        self.state
    }
}

impl<'a> Engine<'a> {
    #[inline]
    pub(crate) fn new(state: &'a mut State, observer: Option<&'a mut dyn Observer<Event>>) -> Engine<'a> {
        Engine { state, observer, revealed: false }
    }

    /// Changes a game with or without somebody watching.
    #[inline]
    pub(crate) fn with<T>(
        state: &mut State,
        observer: Option<&mut dyn Observer<Event>>,
        change: impl FnOnce(&mut Engine) -> T,
    ) -> T {
        match observer {
            Some(observer) => change(&mut Engine::new(state, Some(observer))),
            None => change(&mut Engine::new(state, None)),
        }
    }

    #[inline]
    pub(crate) fn is_watched(&self) -> bool {
        self.observer.is_some()
    }
    pub(crate) fn emit(&mut self, event: Event) {
        if let Some(observer) = self.observer.as_mut() {
            observer.event(event);
        }
    }

    /// Takes a reply that has been checked, and goes on to the next question.
    #[inline]
    pub(crate) fn take(&mut self, ask: Ask, reply: &[Code]) {
        self.pending = None;
        self.idle_turns = 0;
        match ask.source {
            None => self.answer_turn(ask.verb, reply.first().copied()),
            Some(_) if ask.shape == Shape::Several => self.remember_picks(ask.verb, reply),
            Some(_) if ask.shape == Shape::Options => self.remember_options(reply),
            Some(_) => self.remember(Step::Answer, reply.first().copied().unwrap_or(NONE)),
        }
        self.run();
        self.revealed |= self.pending.is_some_and(|next| next.decider != ask.decider);
    }

    /// Runs until somebody must decide, or the game is over.
    #[inline]
    pub(crate) fn run(&mut self) {
        while self.pending.is_none() && !self.over && self.fault.is_none() {
            match self.stack.last() {
                None => self.advance_turn(),
                Some(&frame) => self.run_script(frame),
            }
        }
    }

    fn run_script(&mut self, frame: Frame) {
        let index = self.stack.len() - 1;
        let card = self.lineup.kind(frame.card).card();
        let text = card.text(self.rules);
        let mut script = Script::resume(self, frame, index);
        let done = match frame.hook {
            Hook::Play => text.map_or(Ok(()), |text| text(&mut script)),
            Hook::PlayAfterWindow => script.bonuses().and_then(|()| text.map_or(Ok(()), |text| text(&mut script))),
            Hook::AttackWindow => script.attack_window(),
            Hook::ReactToAttack => card.reacts_to_attack.map_or(Ok(()), |text| text(&mut script)),
            Hook::Leave => {
                let left = card.when_discarded_from_play.map_or(Ok(()), |text| text(&mut script));
                left.and_then(|()| script.discard_this())
            }
            Hook::Bought => script.when_bought(),
            Hook::Gained => script.when_gained(),
            Hook::Trashed => script.when_trashed(),
            Hook::EndOfBuys => card.at_end_of_buys.map_or(Ok(()), |text| text(&mut script)),
        };
        if done.is_ok() && self.fault.is_none() {
            debug_assert_eq!(self.stack.len(), index + 1, "a script ends after those it has started");
            if self.limbo.as_slice().iter().any(|l| usize::from(l.frame) >= index) {
                self.fault = Some(Fault::Diverged); // it would leave cards in limbo
            }
            self.stack.pop();
            self.log.truncate(frame.base as usize);
        }
    }

    /// Puts a script on the stack. It runs before the one that started it goes on.
    pub(crate) fn call(&mut self, card: Slot, hook: Hook, seat: Seat, play: u16) {
        let base = self.log.len() as u16;
        if !self.stack.push(Frame { card, hook, seat, unaffected: 0, play, base }) {
            self.fault = Some(Fault::Stack);
        }
    }

    /// Asks a question of the turn, which no card asks.
    #[inline]
    pub(crate) fn ask_turn(&mut self, verb: Verb, options: u64, min: u16) {
        let seat = self.turn.seat;
        let decider = self.turn.controller;
        let from = match verb {
            Verb::Buy => Zone::Supply,
            Verb::Discard | Verb::Topdeck => Zone::Play,
            _ => Zone::Hand,
        };
        self.pending =
            Some(Ask { options, verb, decider, about: seat, source: None, from, shape: Shape::One, min, max: 1 });
    }

    /// A played card is resolved: as what it is in play, or as what is printed on it when it has left play.
    pub(crate) fn resolve(&mut self, seat: Seat, play: u16) {
        let slot = self.turn.plays.as_slice()[play as usize].is_now();
        self.count_play(slot);
        self.resolve_as(seat, slot, play);
    }

    /// Plays a card that stays in its pile: it is not in play, so that it can move neither itself nor be moved.
    pub(crate) fn play_from_pile(&mut self, seat: Seat, slot: Slot) {
        self.count_play(slot);
        self.resolve_as(seat, slot, NOT_PLAYED);
    }

    fn count_play(&mut self, slot: Slot) {
        if self.lineup.actions >> slot & 1 == 1 {
            self.turn.actions_played = self.turn.actions_played.saturating_add(1);
        }
    }

    /// A card's text begins: plain bonuses at once, then its script. An Attack first gives the others a chance to react.
    pub(crate) fn resolve_as(&mut self, seat: Seat, slot: Slot, play: u16) {
        let card = self.lineup.kind(slot).card();
        if card.is(Types::ATTACK) {
            self.revealed = true; // whether and how the others are hit tells of their hands
            if self.somebody_can_react(seat, play) {
                self.call(slot, Hook::PlayAfterWindow, seat, play);
                self.call(slot, Hook::AttackWindow, seat, play);
                return;
            }
        }
        self.bonuses(seat, slot);
        if card.text(self.rules).is_some() {
            self.call(slot, Hook::Play, seat, play);
        }
    }

    /// What a card brings when it is played now.
    #[inline]
    pub(crate) fn coins_of(&self, slot: Slot) -> u16 {
        let more = if slot == COPPER { self.turn.copper_bonus } else { 0 };
        u16::from(self.lineup.coins[slot as usize]) + more
    }

    #[inline]
    pub(crate) fn add_bonus(&mut self, seat: Seat, bonus: Bonus) {
        let Bonus { actions, buys, coins, potions } = bonus;
        let turn = &mut self.turn;
        turn.actions = turn.actions.saturating_add(actions);
        turn.buys = turn.buys.saturating_add(buys);
        turn.coins = turn.coins.saturating_add(coins);
        turn.potions = turn.potions.saturating_add(potions);
        if bonus != Bonus::default() {
            self.tell(|_| Event::Bonus { seat, actions, buys, coins, potions });
        }
    }

    pub(crate) fn lose_coins(&mut self, seat: Seat, coins: u16) {
        let coins = coins.min(self.turn.coins);
        self.turn.coins -= coins;
        if coins > 0 {
            self.tell(|_| Event::CoinsLost { seat, coins });
        }
    }

    fn somebody_can_react(&self, attacker: Seat, play: u16) -> bool {
        let reactions = self.lineup.attack_reactions;
        self.that_notice_attack(play) != 0
            || reactions != 0 && self.all_seats().any(|s| s != attacker && self.player(s).hand.mask() & reactions != 0)
    }

    pub(crate) fn bonuses(&mut self, seat: Seat, slot: Slot) {
        let card = self.lineup.kind(slot).card();
        let (actions, buys) = (u16::from(card.actions), u16::from(card.buys));
        let (coins, potions) = (self.coins_of(slot), u16::from(card.potions));
        self.add_bonus(seat, Bonus { actions, buys, coins, potions });
        if card.cards > 0 {
            self.draw(seat, u16::from(card.cards));
        }
    }
}

/// What the turn gets more.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Bonus {
    pub(crate) actions: u16,
    pub(crate) buys: u16,
    pub(crate) coins: u16,
    pub(crate) potions: u16,
}

/// «No card», «declined» in a script's memory.
pub(crate) const NONE: u16 = 0x3ff;
const _: () = assert!(ALL < NONE);
