//! Cards between zones: revealed, looked at, set aside. Each belongs to the script that took it.

use super::{Fits, Flow, Pick, Picked, Script, Step, any};
use crate::{
    Kind,
    engine::{Engine, NONE},
    events::{Event, Eyes, Zone},
    state::{Face, Limbo, State},
    zones::Cards,
};
use table::{Seat, Verb};

impl Script<'_, '_> {
    fn limbo(state: &State, frame: usize, you: Seat, face: Face) -> Cards {
        state.limbo_of(you).filter(|l| l.frame as usize == frame && l.face == face).map(|l| l.slot).collect()
    }
    /// Reveals up to `n` cards from the top of the deck.
    pub(crate) fn reveal(&mut self, n: u16) -> Flow {
        let frame = self.index as u8;
        self.act(Step::Reveal, |engine, you| {
            engine.take_into_limbo(you, n, Face::Revealed, frame);
        })
    }
    /// Reveals cards until one fits, and says which; none when deck and discard pile have run out before.
    pub(crate) fn reveal_until(&mut self, fits: impl Fits) -> Flow<Option<Kind>> {
        let frame = self.index as u8;
        let value = self.once(Step::Reveal, |engine, you| {
            while let Some(slot) = engine.take_into_limbo(you, 1, Face::Revealed, frame).highest() {
                if fits(engine, engine.lineup.kind(slot)) || engine.fault.is_some() {
                    return u16::from(slot);
                }
            }
            NONE
        })?;
        self.kind_of(value)
    }
    /// Reveals one more card; none when deck and discard pile have run out.
    pub(crate) fn reveal_next(&mut self) -> Flow<Option<Kind>> {
        let frame = self.index as u8;
        let value = self.once(Step::Reveal, |engine, you| {
            engine.take_into_limbo(you, 1, Face::Revealed, frame).highest().map_or(NONE, u16::from)
        })?;
        self.kind_of(value)
    }
    /// Looks at up to `n` cards from the top of the deck; says how many there were.
    pub(crate) fn look(&mut self, n: u16) -> Flow<u16> {
        let frame = self.index as u8;
        self.once(Step::Look, |engine, you| engine.take_into_limbo(you, n, Face::Looked, frame).len())
    }
    pub(crate) fn choose_revealed(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose_in_limbo(Face::Revealed, verb, pick, fits)
    }
    pub(crate) fn choose_looked(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose_in_limbo(Face::Looked, verb, pick, fits)
    }
    fn choose_in_limbo(&mut self, face: Face, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        let frame = self.index;
        self.choose(verb, Zone::Aside, pick, |state, you| Self::limbo(state, frame, you, face).mask(), fits)
    }
    pub(crate) fn pick_looked(&mut self, verb: Verb, pick: Pick) -> Flow<Picked> {
        let frame = self.index;
        self.pick(verb, Zone::Aside, pick, |state, you| Self::limbo(state, frame, you, Face::Looked), any)
    }

    /// Takes those cards of one face that fit out of limbo, and does something with them.
    fn with_limbo(
        &mut self,
        step: Step,
        face: Face,
        fits: impl Fits,
        act: impl FnOnce(&mut Engine, Seat, &Cards),
    ) -> Flow {
        let frame = self.index;
        self.act(step, |engine, you| {
            let cards = Self::limbo(engine, frame, you, face);
            let cards = cards.within(engine.lineup.those(cards.mask(), |kind| fits(engine, kind)));
            engine.take_from_limbo(frame as u8, you, face, &cards);
            act(engine, you, &cards);
        })
    }
    pub(crate) fn put_revealed_in_hand(&mut self, fits: impl Fits) -> Flow {
        self.with_limbo(Step::Move, Face::Revealed, fits, |engine, you, cards| {
            engine.take_in_hand(you, cards, Eyes::EVERYBODY);
        })
    }
    pub(crate) fn discard_revealed(&mut self) -> Flow {
        self.discard_those_revealed(any)
    }
    pub(crate) fn discard_those_revealed(&mut self, fits: impl Fits) -> Flow {
        self.with_limbo(Step::Discard, Face::Revealed, fits, |engine, you, cards| {
            engine.discard_open(you, cards, Zone::Aside);
        })
    }
    /// Back on the deck, where everybody has seen it.
    pub(crate) fn return_revealed(&mut self) -> Flow {
        self.with_limbo(Step::Topdeck, Face::Revealed, any, |engine, you, cards| {
            engine.topdeck(you, &cards.copies().collect::<Vec<_>>(), Zone::Aside, Eyes::EVERYBODY);
        })
    }
    pub(crate) fn trash_revealed(&mut self, kind: Kind) -> Flow {
        let frame = self.index as u8;
        self.act_on(Step::Trash, kind, |engine, you, slot| {
            engine.take_from_limbo(frame, you, Face::Revealed, &Cards::one(slot));
            engine.put_in_trash(you, &Cards::one(slot), Zone::Aside);
        })
    }
    pub(crate) fn put_looked_in_hand(&mut self) -> Flow {
        self.with_limbo(Step::Move, Face::Looked, any, |engine, you, cards| {
            let eyes = engine.eyes(you);
            engine.take_in_hand(you, cards, eyes);
        })
    }
    pub(crate) fn trash_looked(&mut self, picked: &Picked) -> Flow {
        let frame = self.index as u8;
        self.act(Step::Trash, |engine, you| {
            if picked.len() > 0 {
                engine.take_from_limbo(frame, you, Face::Looked, &picked.cards);
                engine.put_in_trash(you, &picked.cards, Zone::Aside);
            }
        })
    }
    pub(crate) fn discard_looked(&mut self, picked: &Picked) -> Flow {
        let frame = self.index as u8;
        self.act(Step::Discard, |engine, you| {
            engine.take_from_limbo(frame, you, Face::Looked, &picked.cards);
            engine.discard_looked(you, &picked.cards);
        })
    }
    pub(crate) fn discard_all_looked(&mut self) -> Flow {
        self.with_limbo(Step::Discard, Face::Looked, any, |engine, you, cards| engine.discard_looked(you, cards))
    }
    /// What is left goes back on the deck; the last one named ends on top.
    pub(crate) fn topdeck_looked_in_any_order(&mut self) -> Flow {
        self.topdeck_limbo_in_any_order(Face::Looked, any)
    }
    pub(crate) fn topdeck_revealed_in_any_order(&mut self) -> Flow {
        self.topdeck_limbo_in_any_order(Face::Revealed, any)
    }
    pub(crate) fn topdeck_those_revealed_in_any_order(&mut self, fits: impl Fits) -> Flow {
        self.topdeck_limbo_in_any_order(Face::Revealed, fits)
    }
    /// Only their owner knows the order; of revealed cards all alike there is none.
    fn topdeck_limbo_in_any_order(&mut self, face: Face, fits: impl Fits) -> Flow {
        let frame = self.index;
        let all = Pick::Exactly(u16::MAX);
        let back =
            self.pick(Verb::Topdeck, Zone::Aside, all, |state, you| Self::limbo(state, frame, you, face), fits)?;
        self.act(Step::Topdeck, |engine, you| {
            engine.take_from_limbo(frame as u8, you, face, &back.cards);
            let seen_by_all = face == Face::Revealed && back.cards.mask().count_ones() == 1;
            let eyes = if seen_by_all { Eyes::EVERYBODY } else { engine.eyes(you) };
            engine.topdeck(you, &back.order, Zone::Aside, eyes);
        })
    }
    /// Sets a looked-at card aside, face up.
    pub(crate) fn set_aside(&mut self, kind: Kind) -> Flow {
        self.put_aside(kind, Face::Looked)
    }
    fn put_aside(&mut self, kind: Kind, was: Face) -> Flow {
        let frame = self.index as u8;
        self.act_on(Step::Move, kind, |engine, you, slot| {
            engine.take_from_limbo(frame, you, was, &Cards::one(slot));
            engine.put_in_limbo(Limbo { slot, owner: you, frame, face: Face::SetAside });
            engine.tell(|e| Event::SetAside { seat: you, card: e.lineup.kind(slot) });
        })
    }
    pub(crate) fn discard_set_aside(&mut self) -> Flow {
        self.with_limbo(Step::Discard, Face::SetAside, any, |engine, you, cards| {
            engine.discard_open(you, cards, Zone::Aside);
        })
    }
    /// A revealed card waits, set aside.
    pub(crate) fn set_revealed_aside(&mut self, kind: Kind) -> Flow {
        self.put_aside(kind, Face::Revealed)
    }
    pub(crate) fn choose_set_aside(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose_in_limbo(Face::SetAside, verb, pick, fits)
    }
    pub(crate) fn play_set_aside(&mut self, kind: Kind) -> Flow {
        let frame = self.index as u8;
        self.act_on(Step::Play, kind, |engine, you, slot| {
            engine.take_from_limbo(frame, you, Face::SetAside, &Cards::one(slot));
            engine.play(you, slot);
        })
    }
    /// Takes a card out of the hand, face down.
    pub(crate) fn take_from_hand(&mut self, kind: Kind) -> Flow {
        let frame = self.index as u8;
        self.act_on(Step::Move, kind, |engine, you, slot| engine.put_down(you, slot, frame))
    }
    /// Puts the card that was taken into the deck, under so many others.
    pub(crate) fn put_in_deck(&mut self, above: u16) -> Flow {
        self.with_limbo(Step::Topdeck, Face::Looked, any, |engine, you, cards| {
            cards.copies().for_each(|slot| engine.put_in_deck(you, slot, above));
        })
    }
}
