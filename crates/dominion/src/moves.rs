//! Moving cards: draw, shuffle, gain, trash, discard, topdeck, play. Every card passes through one of these.

use crate::{
    deck::Deck,
    engine::Engine,
    events::{Event, Eyes, Zone},
    setup::Edition,
    state::{Face, Fault, Limbo, Phase},
    zones::{Cards, Slot},
};
use table::Seat;

impl Engine<'_> {
    /// Shuffles the discard pile into a new deck. Only called when a card is needed and the deck has none.
    fn shuffle(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let mut cards = player.discard.empty();
        let number = cards.len();
        cards.pour_into(&mut player.deck.bag);
        if number > 0 {
            self.revealed = true;
            self.tell(|_| Event::Shuffled { seat, cards: number });
        }
    }

    /// Draws up to `n` cards, shuffling when the deck runs out.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, n: u16) {
        if self.is_watched() {
            return self.draw_watched(seat, n);
        }
        let first = self.draw_from_deck(seat, n);
        if first < n && !self.player(seat).discard.cards.is_empty() {
            self.shuffle(seat);
            self.draw_from_deck(seat, n - first);
        }
    }

    #[inline]
    fn draw_from_deck(&mut self, seat: Seat, n: u16) -> u16 {
        let everybody = self.everybody();
        let state = &mut **self;
        let (player, stream) = (&mut state.players[seat.index()], &mut state.streams[seat.index()]);
        let drawn = player.deck.draw(n, &state.luck, stream, &mut player.hand, &mut player.shown, everybody);
        self.revealed |= drawn > 0;
        drawn
    }

    /// The same, telling what was drawn before and after a shuffle.
    fn draw_watched(&mut self, seat: Seat, n: u16) {
        let mut left = n;
        for shuffled in [false, true] {
            if shuffled {
                if left == 0 || self.player(seat).discard.cards.is_empty() {
                    return;
                }
                self.shuffle(seat);
            }
            let before = self.player(seat).hand;
            left -= self.draw_from_deck(seat, left);
            let mut drawn = self.player(seat).hand;
            drawn.remove_all(&before);
            if !drawn.is_empty() {
                self.tell(|e| Event::Drew { seat, cards: e.told(&drawn), eyes: e.eyes(seat) });
            }
        }
    }

    /// Takes the top card of a deck, shuffling when there is none.
    pub(crate) fn take_top(&mut self, seat: Seat) -> Option<Slot> {
        if self.player(seat).deck.len() == 0 {
            self.shuffle(seat);
        }
        let state = &mut **self;
        let stream = &mut state.streams[seat.index()];
        let top = state.players[seat.index()].deck.take_top(&state.luck, stream);
        self.revealed |= top.is_some();
        top.map(|(slot, _)| slot)
    }

    /// Takes up to `n` cards from the top of a deck into limbo, for the script in frame `frame`.
    pub(crate) fn take_into_limbo(&mut self, seat: Seat, n: u16, face: Face, frame: u8) -> Cards {
        let mut taken = Cards::default();
        for _ in 0..n {
            let Some(slot) = self.take_top(seat) else { break };
            taken.add(slot, 1);
            self.put_in_limbo(Limbo { slot, owner: seat, frame, face });
        }
        if !taken.is_empty() {
            self.tell(|e| match face {
                Face::Looked => Event::LookedAt { seat, cards: e.told(&taken), eyes: e.eyes(seat) },
                Face::Revealed | Face::SetAside => Event::Revealed { seat, cards: e.told(&taken), from: Zone::Deck },
            });
        }
        taken
    }

    pub(crate) fn put_in_limbo(&mut self, card: Limbo) {
        if !self.limbo.push(card) {
            self.fault = Some(Fault::Limbo);
        }
    }

    /// Takes these cards out of limbo; they are there.
    pub(crate) fn take_from_limbo(&mut self, frame: u8, owner: Seat, face: Face, cards: &Cards) {
        for (slot, n) in cards.iter() {
            for _ in 0..n {
                let wanted = Limbo { slot, owner, frame, face };
                if let Some(at) = self.limbo.as_slice().iter().position(|&l| l == wanted) {
                    self.limbo.remove(at);
                }
            }
        }
    }

    // ---- gaining ------------------------------------------------------------------------------------------------

    /// Gains a card from its pile. An empty pile gives nothing. False when this seat has not gained it.
    pub(crate) fn gain(&mut self, seat: Seat, slot: Slot, to: Zone) -> bool {
        let taken = self.take_from_pile(slot);
        if taken {
            self.receive(seat, slot, Zone::Supply, to);
            self.tell_new_top(slot);
        }
        taken && !self.is_possessed(seat)
    }

    pub(crate) fn gain_from_trash(&mut self, seat: Seat, slot: Slot, to: Zone) {
        if self.trash.take(slot) {
            self.receive(seat, slot, Zone::Trash, to);
        }
    }

    /// A gained card goes where it is meant to go directly; it never visits the discard pile on its way. What a possessed
    /// player would gain goes to the discard pile of whoever decides for them.
    fn receive(&mut self, seat: Seat, slot: Slot, from: Zone, to: Zone) {
        let (seat, to) = if self.is_possessed(seat) { (self.turn.controller, Zone::Discard) } else { (seat, to) };
        match to {
            Zone::Hand => {
                let player = self.player_mut(seat);
                player.hand.add(slot, 1);
                player.shown.add(slot, 1);
            }
            Zone::Deck => {
                let everybody = self.everybody();
                self.put_on_deck(seat, slot, everybody);
            }
            _ => self.player_mut(seat).discard.put(slot),
        }
        self.tell(|e| Event::Gained { seat, card: e.lineup.kind(slot), from, to });
        let turn = &mut self.turn;
        turn.gained_in_buy_phase |= seat == turn.seat && matches!(turn.phase, Phase::Treasure | Phase::Buy);
        self.notice_gain(seat, slot);
    }

    // ---- from hand ----------------------------------------------------------------------------------------------

    /// Cards leave a hand openly. Which copy left cannot be told, so a known one is no longer known.
    pub(crate) fn leave_hand(&mut self, seat: Seat, cards: &Cards) {
        let player = self.player_mut(seat);
        if cards.iter().any(|(slot, n)| player.hand.of(slot) < n) {
            self.fault = Some(Fault::Diverged); // only forged memory has cards that are not in hand
            return;
        }
        player.hand.remove_all(cards);
        for (slot, n) in cards.iter() {
            player.shown.take_up_to(slot, n);
        }
    }

    pub(crate) fn discard_from_hand(&mut self, seat: Seat, cards: &Cards) {
        self.leave_hand(seat, cards);
        if cards.len() > 1 {
            self.player_mut(seat).shown = Cards::default(); // which of the known cards left is not known
        }
        self.discard_covered(seat, cards, Zone::Hand);
    }

    /// By the luck of the deck.
    fn one_by_lot(&mut self, seat: Seat, cards: &Cards) -> Slot {
        let several = cards.mask().count_ones() > 1;
        let state = &mut **self;
        let stream = &mut state.streams[seat.index()];
        cards.nth(if several { state.luck.below(stream, u32::from(cards.len())) as u16 } else { 0 })
    }

    /// Discards the whole hand and, on top of it, the cards in play: nobody need show a card they did not use.
    #[inline(always)] // once a turn: the quickest games are made of little else
    pub(crate) fn discard_all(&mut self, seat: Seat) {
        let covered = self.turn.plays.as_slice().iter().any(|played| played.is_here());
        let hand = self.player(seat).hand;
        if !hand.is_empty() {
            let top = (!covered).then(|| self.one_by_lot(seat, &hand));
            let player = self.player_mut(seat);
            player.discard.put_covered(&hand, top, &player.shown);
            (player.hand, player.shown) = (Cards::default(), Cards::default());
        }
        if covered {
            let state = &mut **self;
            let here = state.turn.plays.as_slice().iter().filter(|played| played.is_here()).map(|played| played.slot);
            state.players[seat.index()].discard.put_all(here);
        }
        self.turn.plays.clear();
    }

    /// What an effect remembers of a discard pile to find its card again: as printed, that it was not covered; in the
    /// latest rules, that it has not left.
    pub(crate) fn mark_of_discard(&self, seat: Seat) -> u16 {
        let discard = &self.player(seat).discard;
        match self.rules {
            Edition::Printed => discard.stamp(),
            Edition::Latest => discard.departures(),
        }
    }

    /// Takes a card that an effect has put on a discard pile. False when the effect has lost track of it.
    pub(crate) fn take_tracked_from_discard(&mut self, seat: Seat, slot: Slot, mark: u16) -> bool {
        if self.mark_of_discard(seat) != mark {
            return false;
        }
        let rules = self.rules;
        let state = &mut **self;
        let (luck, stream) = (&state.luck, &mut state.streams[seat.index()]);
        let lot = |n: u16| luck.below(stream, u32::from(n)) as u16;
        let discard = &mut state.players[seat.index()].discard;
        match rules {
            Edition::Printed => discard.take_top(slot, lot),
            Edition::Latest => discard.take_seen(slot, lot),
        }
    }

    pub(crate) fn look_through_discard(&mut self, seat: Seat) {
        let cards = self.player(seat).discard.cards;
        if !cards.is_empty() {
            self.revealed = true;
            self.tell(|e| Event::LookedThroughDiscard { seat, cards: e.told(&cards), eyes: e.eyes(seat) });
        }
    }

    /// Takes a card out of a discard pile that its owner looks through.
    pub(crate) fn take_from_discard(&mut self, seat: Seat, slot: Slot) -> bool {
        let state = &mut **self;
        let (luck, stream) = (&state.luck, &mut state.streams[seat.index()]);
        let discard = &mut state.players[seat.index()].discard;
        let top = discard.top();
        let taken = discard.take_unseen(slot, |n| luck.below(stream, u32::from(n)) as u16);
        let uncovered = discard.top() != top;
        self.revealed |= uncovered;
        taken
    }

    /// The cards lie on the discard pile.
    pub(crate) fn tell_discarded(&mut self, seat: Seat, cards: &Cards, from: Zone, eyes: Eyes) {
        if let Some(top) = self.player(seat).discard.top()
            && !cards.is_empty()
        {
            self.tell(|e| Event::Discarded { seat, cards: e.told(cards), top: e.lineup.kind(top), from, eyes });
        }
    }

    pub(crate) fn trash_from_hand(&mut self, seat: Seat, cards: &Cards) {
        if !cards.is_empty() {
            self.leave_hand(seat, cards);
            self.put_in_trash(seat, cards, Zone::Hand);
        }
    }

    /// All the cards go to the trash together. A possessed player's own cards count as trashed, but are set aside.
    pub(crate) fn put_in_trash(&mut self, seat: Seat, cards: &Cards, from: Zone) {
        self.put_in_trash_as(seat, cards, None, from);
    }

    /// `was` is what a card that comes from play was there.
    pub(crate) fn put_in_trash_as(&mut self, seat: Seat, cards: &Cards, was: Option<Slot>, from: Zone) {
        let kept = self.is_possessed(seat) && from != Zone::Supply;
        let pile = if kept { &mut self.kept } else { &mut self.trash };
        pile.add_all(cards);
        self.tell(|e| Event::Trashed { seat, cards: e.told(cards), from });
        self.notice_trash(seat, cards, was, from);
    }

    /// From its pile, where it is nobody's.
    pub(crate) fn trash_from_supply(&mut self, seat: Seat, slot: Slot) {
        if self.take_from_pile(slot) {
            self.put_in_trash(seat, &Cards::one(slot), Zone::Supply);
            self.tell_new_top(slot);
        }
    }

    /// A card that was trashed goes to its owner's hand, from the trash or from where it lies aside; that is not gaining.
    pub(crate) fn recover(&mut self, seat: Seat, slot: Slot, kept: bool) {
        let pile = if kept { &mut self.kept } else { &mut self.trash };
        if pile.take(slot) {
            let player = self.player_mut(seat);
            player.hand.add(slot, 1);
            player.shown.add(slot, 1);
            self.tell(|e| Event::Recovered { seat, card: e.lineup.kind(slot) });
        }
    }

    /// `known` says which seats see the cards go there; the last one ends on top.
    pub(crate) fn topdeck_from_hand(&mut self, seat: Seat, slots: &[Slot], known: Eyes) {
        let cards: Cards = slots.iter().copied().collect();
        self.leave_hand(seat, &cards);
        if known != Eyes::EVERYBODY {
            self.player_mut(seat).shown = Cards::default();
        }
        self.topdeck(seat, slots, Zone::Hand, known);
    }

    /// Puts cards on a deck, the last one on top.
    pub(crate) fn topdeck(&mut self, seat: Seat, slots: &[Slot], from: Zone, known: Eyes) {
        for &slot in slots {
            let known = known.0 & self.everybody();
            self.put_on_deck(seat, slot, known);
        }
        if !slots.is_empty() {
            let cards = slots.iter().copied().collect();
            self.tell(|e| Event::Topdecked { seat, cards: e.told(&cards), from, eyes: known });
        }
    }

    fn put_on_deck(&mut self, seat: Seat, slot: Slot, known: u8) {
        if !self.player_mut(seat).deck.put_on_top(slot, known) {
            self.fault = Some(Fault::Places);
        }
    }

    pub(crate) fn reveal_hand(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.shown = player.hand;
        let hand = player.hand;
        if !hand.is_empty() {
            self.revealed = true;
            self.tell(|e| Event::Revealed { seat, cards: e.told(&hand), from: Zone::Hand });
        }
    }

    pub(crate) fn reveal_from_hand(&mut self, seat: Seat, slot: Slot) {
        let player = self.player_mut(seat);
        if player.shown.of(slot) == 0 {
            player.shown.add(slot, 1);
        }
        self.revealed = true;
        self.tell(|e| Event::Revealed { seat, cards: e.told(&Cards::one(slot)), from: Zone::Hand });
    }

    /// Everybody in `holders` hands the card they have put down to the next one of them, all at once. Only those two know
    /// which card it was.
    pub(crate) fn pass_left(&mut self, holders: &[Seat], frame: u8) {
        let passed: Vec<Option<Slot>> = holders
            .iter()
            .map(|&from| self.limbo_of(from).find(|l| l.frame == frame && l.face == Face::Looked).map(|l| l.slot))
            .collect();
        for (i, slot) in passed.into_iter().enumerate() {
            let (from, to) = (holders[i], holders[(i + 1) % holders.len()]);
            let Some(slot) = slot else { continue };
            let card = Cards::one(slot);
            self.take_from_limbo(frame, from, Face::Looked, &card);
            self.player_mut(to).hand.add(slot, 1);
            self.revealed = true;
            self.tell(|e| Event::Passed {
                seat: from,
                to,
                cards: e.told(&card),
                eyes: Eyes(e.eyes_of(from) | e.eyes_of(to)),
            });
        }
    }

    /// A card leaves the hand unseen, and stays with the script for now.
    pub(crate) fn put_down(&mut self, seat: Seat, slot: Slot, frame: u8) {
        let player = self.player_mut(seat);
        if player.hand.take(slot) {
            player.shown = Cards::default();
            self.put_in_limbo(Limbo { slot, owner: seat, frame, face: Face::Looked });
        }
    }

    /// Puts a card into a deck under so many cards; only its owner knows which card it is.
    pub(crate) fn put_in_deck(&mut self, seat: Seat, slot: Slot, above: u16) {
        let eyes = self.eyes(seat);
        let known = self.eyes_of(seat);
        if !self.player_mut(seat).deck.insert(slot, above, known) {
            self.fault = Some(Fault::Places);
        }
        let card = Cards::one(slot);
        self.tell(|e| Event::PutInDeck { seat, cards: e.told(&card), above, eyes });
    }

    /// The possessed player gets back what was trashed; that is not gaining.
    pub(crate) fn return_kept(&mut self, seat: Seat) {
        let kept = std::mem::take(&mut self.kept);
        self.player_mut(seat).discard.put_all(kept.copies());
        self.tell(|e| Event::Kept { seat, cards: e.told(&kept) });
    }

    // ---- from limbo ---------------------------------------------------------------------------------------------

    /// Cards that everybody has seen.
    pub(crate) fn discard_open(&mut self, seat: Seat, cards: &Cards, from: Zone) {
        self.player_mut(seat).discard.put_all(cards.copies());
        self.tell_discarded(seat, cards, from, Eyes::EVERYBODY);
    }

    /// Cards that only their owner has seen.
    pub(crate) fn discard_looked(&mut self, seat: Seat, cards: &Cards) {
        self.discard_covered(seat, cards, Zone::Aside);
    }

    /// Several cards go down at once; the others see only the top one of them. Nobody is asked which that is: it falls
    /// by lot.
    fn discard_covered(&mut self, seat: Seat, cards: &Cards, from: Zone) {
        if !cards.is_empty() {
            let top = self.one_by_lot(seat, cards);
            self.player_mut(seat).discard.put_covered(cards, Some(top), &Cards::default());
            let eyes = if cards.len() == 1 { Eyes::EVERYBODY } else { self.eyes(seat) };
            self.tell_discarded(seat, cards, from, eyes);
        }
    }

    pub(crate) fn take_in_hand(&mut self, seat: Seat, cards: &Cards, known: Eyes) {
        let player = self.player_mut(seat);
        player.hand.add_all(cards);
        if known == Eyes::EVERYBODY {
            player.shown.add_all(cards);
        }
        if !cards.is_empty() {
            self.tell(|e| Event::TookInHand { seat, cards: e.told(cards), eyes: known });
        }
    }

    /// «Put», not «discard»; nobody looks at the cards. The deck is turned over, so that its lowest card lies open.
    pub(crate) fn put_deck_on_discard(&mut self, seat: Seat) {
        let everybody = self.everybody();
        let deck = self.player(seat).deck;
        let cards = deck.cards();
        if cards.is_empty() {
            return;
        }
        let places = deck.decided.as_slice();
        let lowest = places.first().filter(|place| place.height == 0).map(|place| place.slot);
        let top = lowest.unwrap_or_else(|| self.one_by_lot(seat, &deck.bag));
        let seen: Cards = places.iter().filter(|place| place.known == everybody).map(|place| place.slot).collect();
        let player = self.player_mut(seat);
        player.deck = Deck::default();
        player.discard.put_covered(&cards, Some(top), &seen);
        self.revealed = true;
        self.tell(|e| Event::DeckDiscarded { seat, cards: cards.len(), top: e.lineup.kind(top) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Game, scenario};

    /// Covered, it is lost as printed and found under the latest rules; taken away and put back, it is lost under both.
    #[test]
    fn a_card_on_a_discard_pile_is_lost_as_the_rules_say() {
        for (rules, found) in [("printed", false), ("latest", true)] {
            let Game(mut state) = scenario::lay(&format!("rules {rules}\np1 discard estate gold")).unwrap();
            let (seat, mut engine) = (Seat(0), Engine::new(&mut state, None));
            let [gold, copper] = [crate::Kind::Gold as Slot, crate::Kind::Copper as Slot];
            let mark = engine.mark_of_discard(seat);
            engine.player_mut(seat).discard.put(copper);
            assert_eq!(engine.take_tracked_from_discard(seat, gold, mark), found, "{rules}");
            let top = engine.player(seat).discard.top();
            assert_eq!(top, Some(copper), "{rules}");

            let Game(mut state) = scenario::lay(&format!("rules {rules}\np1 discard estate gold")).unwrap();
            let mut engine = Engine::new(&mut state, None);
            let mark = engine.mark_of_discard(seat);
            assert!(engine.take_from_discard(seat, gold));
            engine.player_mut(seat).discard.put(gold);
            assert!(!engine.take_tracked_from_discard(seat, gold, mark), "{rules}");
        }
    }
}
