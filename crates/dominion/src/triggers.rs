//! What happens of itself when a card is bought, gained, trashed, or an Attack is played: who has an ability for it, and
//! the frame in which it runs (`script/triggers.rs`).

use crate::{
    engine::{Engine, NONE},
    events::Zone,
    script::{Step, TRASHED_FROM_SUPPLY, TRASHED_KEPT},
    setup::Edition,
    state::{Hook, NOT_PLAYED, State},
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

    /// Cards in play, as printed, that notice an Attack of their owner; the Attack itself is not among them.
    pub(crate) fn that_notice_attack(&self, attack: u16) -> u64 {
        if self.lineup.when_you_attack == 0 {
            return 0;
        }
        let plays = self.turn.plays.as_slice().iter().enumerate();
        let others = plays.filter(|(play, played)| *play != usize::from(attack) && played.is_here());
        let notice = others.filter(|(_, played)| self.lineup.when_you_attack >> played.acts_as & 1 == 1);
        notice.fold(0, |mask, (_, played)| mask | 1 << played.slot)
    }

    /// One of those, by what is printed on it.
    pub(crate) fn find_that_notices_attack(&self, attack: u16, slot: Slot) -> Option<u16> {
        let notices = |play: &usize| {
            let played = self.turn.plays.as_slice()[*play];
            played.is_here() && played.slot == slot && self.lineup.when_you_attack >> played.acts_as & 1 == 1
        };
        (0..self.turn.plays.len()).filter(|play| *play != usize::from(attack)).find(notices).map(|play| play as u16)
    }
}

impl Engine<'_> {
    #[inline]
    pub(crate) fn notice_gain(&mut self, seat: Seat, slot: Slot) {
        let reacts = self.rules == Edition::Latest && self.can_react_to_victory(seat, slot);
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
        let reacts = !from_supply && self.player(seat).hand.mask() & self.lineup.trash_reactions != 0;
        if due.is_empty() && !reacts {
            return;
        }
        let Some(first) = slots(due.mask() | cards.mask()).next() else { return };
        self.call(first, Hook::Trashed, seat, NOT_PLAYED);
        let kept = if self.is_possessed(seat) && !from_supply { TRASHED_KEPT } else { 0 };
        self.remember(Step::Trash, kept | if from_supply { TRASHED_FROM_SUPPLY } else { 0 });
        self.remember(Step::Move, was.and(cards.highest()).map_or(NONE, u16::from));
        self.remember_cards(&due);
    }
}
