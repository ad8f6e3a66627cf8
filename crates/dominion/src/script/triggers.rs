//! Abilities that start by themselves: when a card is bought, gained or trashed, and Reactions to it.
//!
//! They run in one frame each, one ability after the other in the order that the player chooses; for the time of an
//! ability the script speaks as its card.

use super::{Ability, Flow, Pick, Round, Script, Step};
use crate::{
    card::Types,
    engine::NONE,
    events::Zone,
    setup::Edition,
    state::State,
    zones::{Cards, Slot, slots},
};
use table::Verb;

/// A trashed card of a possessed player: it lies aside, not in the trash.
pub(crate) const TRASHED_KEPT: u16 = 1;
pub(crate) const TRASHED_FROM_SUPPLY: u16 = 2;

impl Script<'_, '_> {
    /// The next steps and questions are those of this card.
    fn speak_as(&mut self, slot: Slot) {
        self.frame.card = slot;
        self.this = slot;
    }

    fn run_ability(&mut self, slot: Slot, ability: Option<Ability>) -> Flow {
        self.speak_as(slot);
        ability.map_or(Ok(()), |text| text(self))
    }

    /// The ability of a trashed card, which may be printed as another one.
    fn run_when_trashed(&mut self, slot: Slot, printed: Slot, kept: bool) -> Flow {
        self.speak_as(slot);
        (self.this, self.this_is_kept) = (printed, kept);
        self.engine.lineup.kind(slot).card().when_trashed.map_or(Ok(()), |text| text(self))
    }

    /// Reactions first, then the bought card is gained.
    pub(crate) fn when_bought(&mut self) -> Flow {
        let bought = self.frame.card;
        self.react_to_victory()?;
        self.act(Step::Gain, |engine, you| {
            engine.gain(you, bought, Zone::Discard);
        })
    }

    /// No card has both an ability of its own and something to react to, so that there is no order to choose.
    pub(crate) fn when_gained(&mut self) -> Flow {
        let gained = self.frame.card;
        let card = self.engine.lineup.kind(gained).card();
        self.run_ability(gained, card.when_gained)?;
        let reacts = self.engine.rules == Edition::Latest && card.is(Types::VICTORY);
        if reacts { self.react_to_victory() } else { Ok(()) }
    }

    fn react_to_victory(&mut self) -> Flow {
        let reactions = self.engine.lineup.victory_reactions;
        let Some(first) = slots(reactions).next() else { return Ok(()) };
        self.speak_as(first);
        self.repeat(|c| {
            let hand = |state: &State, you| state.player(you).hand.mask() & reactions;
            let Some(slot) = c.ask(Verb::Trash, Zone::Hand, Pick::May, hand)? else { return Ok(Round::Last) };
            let slot = c.known_slot(slot)?;
            c.run_ability(slot, c.engine.lineup.kind(slot).card().reacts_to_victory)?;
            Ok(Round::Again)
        })
    }

    /// The abilities of all cards trashed together, and Reactions, in their owner's order. An ability is compulsory, a
    /// Reaction is not, and one that came to hand meanwhile may be used too.
    pub(crate) fn when_trashed(&mut self) -> Flow {
        let (circumstances, printed, mut due) = self.what_was_trashed()?;
        let from_supply = circumstances & TRASHED_FROM_SUPPLY != 0;
        let reactions = if from_supply { 0 } else { self.engine.lineup.trash_reactions };
        loop {
            let abilities = due.mask();
            let (verb, pick, first) = match slots(abilities).next() {
                Some(first) => (Verb::Order, Pick::Must, first),
                None => match slots(reactions).next() {
                    Some(first) => (Verb::Discard, Pick::May, first),
                    None => return Ok(()),
                },
            };
            self.speak_as(first);
            let from = if abilities == 0 { Zone::Hand } else { Zone::Trash };
            let next =
                self.ask(verb, from, pick, |state, you| abilities | state.player(you).hand.mask() & reactions)?;
            let Some(next) = next else { return Ok(()) };
            let slot = self.known_slot(next)?;
            if due.take(slot) {
                let printed = if printed == NONE { slot } else { self.known_slot(printed)? };
                self.run_when_trashed(slot, printed, circumstances & TRASHED_KEPT != 0)?;
            } else {
                let kind = self.engine.lineup.kind(slot);
                self.discard_card(kind)?;
                self.run_ability(slot, kind.card().reacts_to_trash)?;
            }
        }
    }

    /// The engine has noted it before the first step.
    fn what_was_trashed(&mut self) -> Flow<(u16, u16, Cards)> {
        let (Some(circumstances), Some(printed)) = (self.recall(Step::Trash)?, self.recall(Step::Move)?) else {
            return Err(self.diverge());
        };
        let mut due = Cards::default();
        for _ in 0..self.recall(Step::Picks)?.unwrap_or(0) {
            let slot = self.recall(Step::Picks)?.unwrap_or(NONE);
            let slot = self.known_slot(slot)?;
            let n = self.recall(Step::Picks)?.unwrap_or(0);
            self.add_remembered(&mut due, slot, n)?;
        }
        Ok((circumstances, printed, due))
    }

    /// «When you play another Attack», for cards of the attacker that are in play.
    pub(super) fn notice_own_attack(&mut self) -> Flow {
        let window = self.frame;
        self.you = window.seat;
        let Some(first) = slots(self.engine.lineup.when_you_attack).next() else { return Ok(()) };
        self.repeat(|c| {
            c.speak_as(first);
            let notice = |state: &State, _| state.that_notice_attack(window.play);
            let Some(slot) = c.ask(Verb::Trash, Zone::Play, Pick::May, notice)? else { return Ok(Round::Last) };
            let slot = c.known_slot(slot)?;
            c.frame.play =
                c.once(Step::Count, |engine, _| engine.find_that_notices_attack(window.play, slot).unwrap_or(NONE))?;
            c.run_ability(first, c.engine.lineup.kind(first).card().when_you_attack)?;
            Ok(Round::Again)
        })?;
        self.frame = window;
        Ok(())
    }
}
