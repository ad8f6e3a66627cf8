//! What happened, as data. Each seat is told what it may know; sentences are made of it elsewhere.

use crate::{Kind, engine::Engine, zones::Cards};
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

/// Where a card comes from or goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Hand,
    Deck,
    Discard,
    Play,
    /// The piles, those beside the Supply included.
    Supply,
    Trash,
    /// Revealed, looked at or set aside by a card that is being resolved.
    Aside,
}

/// Cards in an event: which ones, or only how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    Cards(Vec<(Kind, u16)>),
    Number(u16),
}

impl Told {
    pub fn number(&self) -> u16 {
        match self {
            Told::Cards(cards) => cards.iter().map(|(_, n)| n).sum(),
            Told::Number(n) => *n,
        }
    }
}

/// Who knows which cards they were: a bit for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Eyes(pub(crate) u8);

impl Eyes {
    pub(crate) const EVERYBODY: Eyes = Eyes(u8::MAX);
    fn include(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat.0 < 8 && self.0 >> seat.0 & 1 == 1,
            Viewer::Spectator => self == Eyes::EVERYBODY,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        controller: Seat,
        turn: u16,
    },
    Played {
        seat: Seat,
        card: Kind,
        copies: u16,
        again: bool,
    },
    Bonus {
        seat: Seat,
        actions: u16,
        buys: u16,
        coins: u16,
        potions: u16,
    },
    Drew {
        seat: Seat,
        cards: Told,
        eyes: Eyes,
    },
    Shuffled {
        seat: Seat,
        cards: u16,
    },
    Bought {
        seat: Seat,
        card: Kind,
    },
    Gained {
        seat: Seat,
        card: Kind,
        from: Zone,
        to: Zone,
    },
    Trashed {
        seat: Seat,
        cards: Told,
        from: Zone,
    },
    /// `top` is what the others see of several cards discarded at once.
    Discarded {
        seat: Seat,
        cards: Told,
        top: Kind,
        from: Zone,
        eyes: Eyes,
    },
    Topdecked {
        seat: Seat,
        cards: Told,
        from: Zone,
        eyes: Eyes,
    },
    Revealed {
        seat: Seat,
        cards: Told,
        from: Zone,
    },
    LookedAt {
        seat: Seat,
        cards: Told,
        eyes: Eyes,
    },
    /// Only its owner, and who decides for them, learns what the pile holds; nobody else may even count it.
    LookedThroughDiscard {
        seat: Seat,
        cards: Told,
        eyes: Eyes,
    },
    SetAside {
        seat: Seat,
        card: Kind,
    },
    /// What a possessed player had trashed comes back.
    Kept {
        seat: Seat,
        cards: Told,
    },
    /// A card goes from hand to hand.
    Passed {
        seat: Seat,
        to: Seat,
        cards: Told,
        eyes: Eyes,
    },
    Named {
        seat: Seat,
        card: Option<Kind>,
    },
    /// A card becomes another one, or plays it where it lies (Band of Misfits).
    ActsAs {
        seat: Seat,
        card: Kind,
        acts_as: Kind,
    },
    CoinsLost {
        seat: Seat,
        coins: u16,
    },
    /// From play to the pile of its kind.
    Returned {
        seat: Seat,
        card: Kind,
    },
    Exchanged {
        seat: Seat,
        card: Kind,
        new: Kind,
    },
    /// A trashed card goes to its owner's hand.
    Recovered {
        seat: Seat,
        card: Kind,
    },
    /// The new top card of a mixed pile.
    TurnedUp {
        card: Kind,
    },
    PutInDeck {
        seat: Seat,
        cards: Told,
        above: u16,
        eyes: Eyes,
    },
    TookInHand {
        seat: Seat,
        cards: Told,
        eyes: Eyes,
    },
    /// `top` is the card that now lies open.
    DeckDiscarded {
        seat: Seat,
        cards: u16,
        top: Kind,
    },
    GameOver {
        winners: Vec<Seat>,
    },
}

impl Event {
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::LookedThroughDiscard { cards, eyes, .. } if !eyes.include(viewer) => *cards = Told::Number(0),
            Event::Drew { cards, eyes, .. }
            | Event::Discarded { cards, eyes, .. }
            | Event::Topdecked { cards, eyes, .. }
            | Event::LookedAt { cards, eyes, .. }
            | Event::Passed { cards, eyes, .. }
            | Event::PutInDeck { cards, eyes, .. }
            | Event::TookInHand { cards, eyes, .. }
                if !eyes.include(viewer) =>
            {
                *cards = Told::Number(cards.number());
            }
            _ => {}
        }
        event
    }
}

impl Engine<'_> {
    /// Tells the observer, if there is one; otherwise the event is not even made.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce(&Self) -> Event) {
        if self.is_watched() {
            let event = event(self);
            self.emit(event);
        }
    }
    pub(crate) fn told(&self, cards: &Cards) -> Told {
        Told::Cards(cards.iter().map(|(slot, n)| (self.lineup.kind(slot), n)).collect())
    }
    /// Those who see what this seat sees.
    pub(crate) fn eyes(&self, seat: Seat) -> Eyes {
        Eyes(self.eyes_of(seat))
    }
}
