//! Events become sentences.

use crate::{Piece, Sentence, Words};
use dominion::{Event, Kind, Told, Zone};
use table::Seat;

/// What the players are called, and which of them is reading.
pub struct Names<'a> {
    pub names: &'a [Piece],
    pub reader: Option<Seat>,
}

impl Names<'_> {
    pub fn of(&self, seat: Seat) -> Piece {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| "?".into())
    }
    fn is_reader(&self, seat: Seat) -> Piece {
        Piece::yes_or_no(self.reader == Some(seat))
    }
    /// About a player.
    pub(crate) fn line(&self, key: &str, seat: Seat) -> Sentence {
        Sentence::new(key).with("seat", seat.0).with("you", self.is_reader(seat)).with("name", self.of(seat))
    }
}

/// What is worth a line: «buys a Silver, gains a Silver» says it twice.
pub fn story(events: &[Event]) -> impl Iterator<Item = &Event> {
    let mut bought = None;
    events.iter().filter(move |event| {
        let of_purchase = matches!(event, Event::Gained { seat, card, .. } if bought == Some((*seat, *card)));
        bought = if let Event::Bought { seat, card } = event { Some((*seat, *card)) } else { None };
        !of_purchase
    })
}

/// What happened, for one reader. The number of the seat that it is about goes with it for those who sort the lines.
pub fn narrate(event: &Event, names: &Names<'_>) -> Sentence {
    let line = |key: &str, seat: &Seat| names.line(key, *seat);
    let told = |key: &str, seat: &Seat, cards: &Told| line(key, seat).with("cards", piece(cards));
    let one = |key: &str, seat: &Seat, card: &Kind| line(key, seat).with("cards", *card);
    match event {
        Event::TurnBegan { seat, controller, .. } if seat != controller => line("log-turn-possessed", seat)
            .with("controller", names.of(*controller))
            .with("youcontrol", names.is_reader(*controller)),
        Event::TurnBegan { seat, turn, .. } => line("log-turn-began", seat).with("turn", *turn),
        Event::Played { seat, card, copies, again: false } => {
            line("log-played", seat).with("cards", Piece::cards([(*card, *copies)]))
        }
        Event::Played { seat, card, .. } => one("log-played-again", seat, card),
        Event::Bonus { seat, actions, buys, coins, potions } => {
            let parts =
                [("bonus-actions", actions), ("bonus-buys", buys), ("bonus-coins", coins), ("bonus-potions", potions)];
            let parts = parts.iter().filter(|(_, n)| **n > 0);
            let parts = parts.map(|(key, n)| Sentence::new(*key).with("number", **n).into()).collect();
            line("log-bonus", seat).with("bonuses", Piece::List(parts))
        }
        Event::Drew { seat, cards, .. } => told("log-drew-cards", seat, cards),
        Event::Shuffled { seat, cards } => line("log-shuffled", seat).with("number", *cards),
        Event::Bought { seat, card } => one("log-bought", seat, card),
        Event::Gained { seat, card, from, to } => {
            let key = match (from, to) {
                (Zone::Trash, Zone::Deck) => "log-gained-from-trash-to-deck",
                (Zone::Trash, _) => "log-gained-from-trash",
                (_, Zone::Hand) => "log-gained-to-hand",
                (_, Zone::Deck) => "log-gained-to-deck",
                _ => "log-gained",
            };
            one(key, seat, card)
        }
        Event::Trashed { seat, cards, .. } => told("log-trashed", seat, cards),
        Event::Discarded { seat, cards, from: Zone::Play, .. } => told("log-cleaned-up", seat, cards),
        Event::Discarded { seat, cards: cards @ Told::Number(_), top, .. } => {
            told("log-discarded-covered", seat, cards).with("top", *top)
        }
        Event::Discarded { seat, cards, .. } => told("log-discarded", seat, cards),
        Event::Topdecked { seat, cards, .. } => told("log-topdecked", seat, cards),
        Event::Revealed { seat, cards, .. } => told("log-revealed", seat, cards),
        Event::LookedAt { seat, cards, .. } => told("log-looked-at", seat, cards),
        Event::LookedThroughDiscard { seat, cards, .. } => told("log-looked-through", seat, cards),
        Event::SetAside { seat, card } => one("log-set-aside", seat, card),
        Event::Kept { seat, cards } => told("log-kept", seat, cards),
        Event::Passed { seat, to, cards, .. } => {
            told("log-passed", seat, cards).with("to", names.of(*to)).with("toyou", names.is_reader(*to))
        }
        Event::Named { seat, card: Some(card) } => one("log-named", seat, card),
        Event::Named { seat, card: None } => line("log-named", seat).with("cards", Sentence::new("option-other")),
        Event::ActsAs { seat, card, acts_as } => one("log-acts-as", seat, card).with("as", *acts_as),
        Event::CoinsLost { seat, coins } => line("log-coins-lost", seat).with("number", *coins),
        Event::Returned { seat, card } => one("log-returned", seat, card),
        Event::Exchanged { seat, card, new } => one("log-exchanged", seat, card).with("for", *new),
        Event::Recovered { seat, card } => one("log-recovered", seat, card),
        Event::TurnedUp { card } => Sentence::new("log-turned-up").with("cards", *card),
        Event::PutInDeck { seat, cards, above, .. } => told("log-put-in-deck", seat, cards).with("number", *above),
        Event::TookInHand { seat, cards, .. } => told("log-took-in-hand", seat, cards),
        Event::DeckDiscarded { seat, cards, top } => {
            line("log-deck-discarded", seat).with("number", *cards).with("top", *top)
        }
        Event::GameOver { winners } => {
            let you = names.reader.is_some_and(|reader| winners.contains(&reader));
            let who = winners.iter().map(|&seat| names.of(seat)).collect();
            Sentence::new("log-game-over")
                .with("you", Piece::yes_or_no(you))
                .with("number", winners.len())
                .with("names", Piece::List(who))
        }
    }
}

fn piece(told: &Told) -> Piece {
    match told {
        Told::Number(number) => Sentence::new("cards-hidden").with("number", *number).into(),
        Told::Cards(cards) => Piece::cards(cards.iter().copied()),
    }
}

impl Words {
    pub fn event(&self, event: &Event, names: &Names<'_>) -> String {
        self.tell(&narrate(event, names))
    }
}
