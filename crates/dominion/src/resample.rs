//! Another world that a seat could not tell from this one.

use crate::{
    engine::Engine,
    piles::MixedPile,
    question::Ask,
    state::{Face, State},
    zones::{Cards, Slot},
};
use table::{Luck, Seat, Stream};

/// Deals tried before the zones that the pending question is about are left as they are.
const TRIES: u16 = 200;
const RESAMPLE_STREAM: u16 = 200;

impl State {
    /// Keeps all that `seat` has seen and that the pending question can be asked; deals the rest again.
    pub(crate) fn resample(&self, seat: Seat, luck: Luck) -> State {
        let mut stream = luck.stream(RESAMPLE_STREAM);
        let unseen = |other: &Seat| seat.0 >= self.seats || self.eyes_of(*other) >> seat.0 & 1 == 0;
        for attempt in 0..=TRIES {
            let mut world = *self;
            world.reseed(luck);
            world.mixed_piles.iter_mut().for_each(MixedPile::forget_what_is_covered);
            // a question that hardly any deal leads to: its own cards stay, all others are dealt
            let kept = self.pending.filter(|_| attempt == TRIES).map(|ask| ask.about);
            for other in self.all_seats().filter(|other| unseen(other) && kept != Some(*other)) {
                world.deal_again(seat, other, &luck, &mut stream);
            }
            if world.asks_the_same(self) {
                return world;
            }
        }
        unreachable!("with its own cards in place a question is asked again")
    }

    /// Pools what `seat` cannot know of `other`'s cards and deals it to the same places.
    fn deal_again(&mut self, seat: Seat, other: Seat, luck: &Luck, stream: &mut Stream) {
        let knows = |known: u8| seat.0 < 8 && known >> seat.0 & 1 == 1;
        let mut limbo = self.limbo;
        let player = self.player_mut(other);
        let mut pool = player.deck.bag;
        pool.add_all(&player.discard.hidden);
        pool.add_all(&player.hand);
        pool.remove_all(&player.shown);
        for place in player.deck.decided.as_slice().iter().filter(|place| !knows(place.known)) {
            pool.add(place.slot, 1);
        }
        for card in limbo.as_slice().iter().filter(|l| l.owner == other && l.face == Face::Looked) {
            pool.add(card.slot, 1);
        }
        let mut deal = |pool: &mut Cards| -> Slot {
            let slot = pool.nth(luck.below(stream, u32::from(pool.len())) as u16);
            pool.take(slot);
            slot
        };
        for card in limbo.as_mut_slice().iter_mut().filter(|l| l.owner == other && l.face == Face::Looked) {
            card.slot = deal(&mut pool);
        }
        let unknown = player.hand.len() - player.shown.len();
        player.hand = player.shown;
        (0..unknown).for_each(|_| player.hand.add(deal(&mut pool), 1));
        for place in player.deck.decided.as_mut_slice().iter_mut().filter(|place| !knows(place.known)) {
            place.slot = deal(&mut pool);
        }
        let hidden: Cards = (0..player.discard.hidden.len()).map(|_| deal(&mut pool)).collect();
        player.discard.cards.remove_all(&player.discard.hidden);
        player.discard.cards.add_all(&hidden);
        player.discard.hidden = hidden;
        player.deck.bag = pool;
        self.limbo = limbo;
    }

    /// Runs the asking script again in this world; it must come to the same question, and do nothing on the way.
    pub(crate) fn asks_the_same(&mut self, original: &State) -> bool {
        let Some(was) = original.pending else { return true };
        (self.pending, self.copies) = (None, Cards::default());
        let before = *self;
        Engine::new(self, None).run();
        let (Some(now), copies) = (self.pending, self.copies) else { return false };
        let public = |a: &Ask| (a.decider, a.about, a.verb, a.source);
        (self.pending, self.copies) = (None, Cards::default());
        let unchanged = *self == before;
        (self.pending, self.copies) = (Some(now), copies);
        unchanged && public(&now) == public(&was)
    }
}
