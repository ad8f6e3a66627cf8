//! What happens of itself when a card is bought, gained, trashed, or an Attack is played: who has an ability for it, and
//! the frame in which it runs (`script/triggers.rs`).

use crate::{
    engine::{Engine, NONE},
    events::Zone,
    script::{Step, TRASHED_FROM_SUPPLY, TRASHED_KEPT},
    setup::Edition,
    state::{Hook, NOT_PLAYED, Played, State},
    zones::{Cards, Slot, slots},
};
use table::Seat;

impl State {
    #[inline]
    pub(crate) fn can_react_to_victory(&self, seat: Seat, slot: Slot) -> bool {
        self.lineup.victory_reactions != 0
            && self.player(seat).hand.mask() & self.lineup.victory_reactions != 0
            && self.lineup.kind(slot).is_victory()
    }

    /// Plays of cards in play that notice an Attack of their owner; the Attack itself is not among them.
    fn plays_that_notice(&self, attack: u16) -> impl Iterator<Item = (u16, Played)> + '_ {
        let notices = |played: &Played| played.is_here() && self.lineup.when_you_attack >> played.acts_as & 1 == 1;
        let plays = self.turn.plays.as_slice().iter().enumerate().map(|(play, played)| (play as u16, *played));
        plays.filter(move |(play, played)| *play != attack && notices(played))
    }

    /// Those cards, as printed.
    pub(crate) fn that_notice_attack(&self, attack: u16) -> u64 {
        if self.lineup.when_you_attack == 0 {
            return 0;
        }
        self.plays_that_notice(attack).fold(0, |mask, (_, played)| mask | 1 << played.slot)
    }

    /// One of them.
    pub(crate) fn find_that_notices_attack(&self, attack: u16, slot: Slot) -> Option<u16> {
        self.plays_that_notice(attack).find(|(_, played)| played.slot == slot).map(|(play, _)| play)
    }
}

impl Engine<'_> {
    /// Whether somebody else reacts tells of their hand, even that nobody does.
    fn may_reveal_hand_of(&mut self, seat: Seat, reactions: u64) {
        self.revealed |= reactions != 0 && self.decider(seat) != self.turn.controller;
    }

    #[inline]
    pub(crate) fn notice_gain(&mut self, seat: Seat, slot: Slot) {
        let latest = self.rules == Edition::Latest;
        if latest && self.lineup.victory_reactions != 0 && self.lineup.kind(slot).is_victory() {
            self.may_reveal_hand_of(seat, self.lineup.victory_reactions);
        }
        let reacts = latest && self.can_react_to_victory(seat, slot);
        if reacts || self.lineup.when_gained >> slot & 1 == 1 {
            self.call(slot, Hook::Gained, seat, NOT_PLAYED);
        }
    }

    /// Several cards trashed by one instruction are all in the trash before anything happens. `was` is what a single card
    /// was in play, if it comes from there.
    pub(crate) fn notice_trash(&mut self, seat: Seat, cards: &Cards, was: Option<Slot>, from: Zone) {
        if self.lineup.when_trashed | self.lineup.trash_reactions == 0 {
            return;
        }
        let due = was.map_or(*cards, Cards::one).within(self.lineup.when_trashed);
        let from_supply = from == Zone::Supply; // nobody's card: its ability works, but nobody reacts
        let reactions = if from_supply { 0 } else { self.lineup.trash_reactions };
        self.may_reveal_hand_of(seat, reactions);
        let reacts = self.player(seat).hand.mask() & reactions != 0;
        if due.is_empty() && !reacts {
            return;
        }
        let Some(first) = slots(due.mask() | cards.mask()).next() else { return };
        self.call(first, Hook::Trashed, seat, NOT_PLAYED);
        let kept = if self.is_possessed(seat) && !from_supply { TRASHED_KEPT } else { 0 };
        self.remember(Step::Trash, kept | if from_supply { TRASHED_FROM_SUPPLY } else { 0 });
        let printed = if was.is_some() { cards.highest() } else { None };
        self.remember(Step::Move, printed.map_or(NONE, u16::from));
        self.remember_cards(&due);
    }
}
