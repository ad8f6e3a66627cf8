//! Cards in play: how they come there, what they are there, and how they leave.

use crate::{
    engine::{Bonus, Engine},
    events::{Event, Eyes, Zone},
    lineup::SILVER,
    state::{Fault, GONE, Played},
    zones::{Cards, Slot},
};
use table::Seat;

impl Engine<'_> {
    fn put_in_play(&mut self, slot: Slot) -> u16 {
        if !self.turn.plays.push(Played::itself(slot)) {
            self.fault = Some(Fault::Plays);
        }
        self.turn.plays.len() as u16 - 1
    }

    /// Puts a card from the hand into play and begins to resolve it.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, slot: Slot) -> u16 {
        self.leave_hand(seat, &Cards::one(slot));
        self.play(seat, slot)
    }

    /// The card has left its zone.
    pub(crate) fn play(&mut self, seat: Seat, slot: Slot) -> u16 {
        let play = self.put_in_play(slot);
        if self.fault.is_none() {
            self.tell(|e| Event::Played { seat, card: e.lineup.kind(slot), copies: 1, again: false });
            self.notice_silver(seat, slot);
            self.resolve(seat, play);
        }
        play
    }

    pub(crate) fn play_again(&mut self, seat: Seat, play: u16) {
        let Some(Played { slot, .. }) = self.turn.plays.get(play as usize) else {
            self.fault = Some(Fault::Diverged); // only forged memory has a play that was not
            return;
        };
        self.tell(|e| Event::Played { seat, card: e.lineup.kind(slot), copies: 1, again: true });
        self.resolve(seat, play);
    }

    /// Plays all copies of a Treasure that only brings coins.
    #[inline]
    pub(crate) fn play_plain_treasures(&mut self, seat: Seat, slot: Slot) {
        let player = self.player_mut(seat);
        let copies = player.hand.of(slot);
        player.hand.take_up_to(slot, copies);
        if !player.shown.is_empty() {
            player.shown.take_up_to(slot, copies);
        }
        for _ in 0..copies {
            self.put_in_play(slot);
        }
        let coins = copies.saturating_mul(self.coins_of(slot));
        let potions = copies * u16::from(self.lineup.potions[slot as usize]);
        self.tell(|e| Event::Played { seat, card: e.lineup.kind(slot), copies, again: false });
        self.add_bonus(seat, Bonus { coins, potions, ..Bonus::default() });
        self.notice_silver(seat, slot);
    }

    /// The first Silver of a turn brings what Merchants have promised.
    #[inline]
    fn notice_silver(&mut self, seat: Seat, slot: Slot) {
        if slot == SILVER && !self.turn.silver_played {
            self.turn.silver_played = true;
            let coins = std::mem::take(&mut self.turn.first_silver);
            if coins > 0 {
                self.add_bonus(seat, Bonus { coins, ..Bonus::default() });
            }
        }
    }

    /// The first card in play that is of this kind there.
    pub(crate) fn find_in_play(&self, slot: Slot) -> Option<u16> {
        self.turn.plays.as_slice().iter().position(|played| played.acts_as == slot).map(|at| at as u16)
    }

    /// The card as what is printed on it; none when the effect has lost track of it.
    fn leave_play(&mut self, play: u16) -> Option<Slot> {
        let played = self.turn.plays.as_mut_slice().get_mut(play as usize).filter(|played| played.is_here())?;
        played.acts_as = GONE;
        Some(played.slot)
    }

    /// It is trashed as what it was in play: a Band of Misfits has the abilities of the card it had become.
    pub(crate) fn trash_from_play(&mut self, seat: Seat, play: u16) {
        let was = self.turn.plays.get(play as usize).map(|played| played.acts_as);
        if let (Some(was), Some(slot)) = (was, self.leave_play(play)) {
            self.put_in_trash_as(seat, &Cards::one(slot), Some(was), Zone::Play);
        }
    }

    /// Back to the pile of its kind; false when the effect has lost track of it.
    pub(crate) fn return_from_play(&mut self, seat: Seat, play: u16) -> bool {
        let Some(slot) = self.leave_play(play) else { return false };
        self.return_to_pile(slot);
        self.tell(|e| Event::Returned { seat, card: e.lineup.kind(slot) });
        true
    }

    /// A card in play for one of a pile outside the Supply, which goes to the discard pile: neither trashed nor gained.
    pub(crate) fn exchange_from_play(&mut self, seat: Seat, play: u16, new: Slot) {
        if self.unowned.of(new) > 0
            && let Some(old) = self.leave_play(play)
        {
            self.return_to_pile(old);
            self.take_from_pile(new);
            self.player_mut(seat).discard.put(new);
            self.tell(|e| Event::Exchanged { seat, card: e.lineup.kind(old), new: e.lineup.kind(new) });
        }
    }

    /// A card in play is another one from now on, until it leaves play.
    pub(crate) fn become_another(&mut self, seat: Seat, play: u16, slot: Slot) {
        if let Some(played) = self.turn.plays.as_mut_slice().get_mut(play as usize).filter(|played| played.is_here()) {
            played.acts_as = slot;
        }
        self.resolve_as(seat, slot, play);
    }

    pub(crate) fn discard_from_play(&mut self, seat: Seat, play: u16) {
        if let Some(slot) = self.leave_play(play) {
            self.discard_open(seat, &Cards::one(slot), Zone::Play);
        }
    }

    pub(crate) fn topdeck_from_play(&mut self, seat: Seat, play: u16) {
        if let Some(slot) = self.leave_play(play) {
            self.topdeck(seat, &[slot], Zone::Play, Eyes::EVERYBODY);
        }
    }
}
