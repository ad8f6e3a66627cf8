//! Events become sentences.

use crate::{Value, Words};
use dominion::{Event, Kind, Told, Zone};
use table::Seat;

/// What the players are called, and which of them is reading.
pub struct Names<'a> {
    pub names: &'a [String],
    pub reader: Option<Seat>,
}

impl Names<'_> {
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

impl Words {
    /// What happened, for one reader. None for what needs no sentence of its own.
    pub fn event(&self, event: &Event, names: &Names<'_>) -> Option<String> {
        let line = |key: &str, seat: Seat, values: &[(&str, Value<'_>)]| {
            let you = if names.reader == Some(seat) { "yes" } else { "no" };
            let mut all = vec![("you", Value::from(you)), ("name", names.of(seat).into())];
            all.extend(values.iter().cloned());
            Some(self.say(key, &all))
        };
        let cards = |told: &Told| [("cards", Value::from(self.told(told)))];
        let one = |kind: Kind| [("cards", Value::from(self.card(kind)))];
        match event {
            Event::TurnBegan { seat, controller, .. } if seat != controller => {
                let you = if names.reader == Some(*controller) { "yes" } else { "no" };
                let who = Value::from(names.of(*controller).to_owned());
                line("log-turn-possessed", *seat, &[("controller", who), ("youcontrol", you.into())])
            }
            Event::TurnBegan { seat, turn, .. } => line("log-turn-began", *seat, &[("turn", (*turn).into())]),
            Event::Played { seat, card, copies, again: false } => {
                line("log-played", *seat, &[("cards", self.copies(*card, *copies).into())])
            }
            Event::Played { seat, card, .. } => line("log-played-again", *seat, &one(*card)),
            Event::Bonus { seat, actions, buys, coins, potions } => {
                let parts = [
                    ("bonus-actions", actions),
                    ("bonus-buys", buys),
                    ("bonus-coins", coins),
                    ("bonus-potions", potions),
                ];
                let parts = parts.iter().filter(|(_, n)| **n > 0);
                let parts: Vec<String> = parts.map(|(key, n)| self.say(key, &[("number", (**n).into())])).collect();
                line("log-bonus", *seat, &[("bonuses", parts.join(", ").into())])
            }
            Event::Drew { seat, cards: told, .. } => line("log-drew-cards", *seat, &cards(told)),
            Event::Shuffled { seat, cards } => line("log-shuffled", *seat, &[("number", (*cards).into())]),
            Event::Bought { seat, card } => line("log-bought", *seat, &one(*card)),
            Event::Gained { seat, card, from, to } => {
                let key = match (from, to) {
                    (Zone::Trash, Zone::Deck) => "log-gained-from-trash-to-deck",
                    (Zone::Trash, _) => "log-gained-from-trash",
                    (_, Zone::Hand) => "log-gained-to-hand",
                    (_, Zone::Deck) => "log-gained-to-deck",
                    _ => "log-gained",
                };
                line(key, *seat, &one(*card))
            }
            Event::Trashed { seat, cards: told, .. } => line("log-trashed", *seat, &cards(told)),
            Event::Discarded { seat, cards: told, from: Zone::Play, .. } => line("log-cleaned-up", *seat, &cards(told)),
            Event::Discarded { seat, cards: told @ Told::Number(_), top, .. } => {
                let top = ("top", Value::from(self.card(*top)));
                line("log-discarded-covered", *seat, &[("cards", self.told(told).into()), top])
            }
            Event::Discarded { seat, cards: told, .. } => line("log-discarded", *seat, &cards(told)),
            Event::Topdecked { seat, cards: told, .. } => line("log-topdecked", *seat, &cards(told)),
            Event::Revealed { seat, cards: told, .. } => line("log-revealed", *seat, &cards(told)),
            Event::LookedAt { seat, cards: told, .. } => line("log-looked-at", *seat, &cards(told)),
            Event::LookedThroughDiscard { seat, cards: told, .. } => line("log-looked-through", *seat, &cards(told)),
            Event::SetAside { seat, card } => line("log-set-aside", *seat, &one(*card)),
            Event::Kept { seat, cards: told } => line("log-kept", *seat, &cards(told)),
            Event::Passed { seat, to, cards: told, .. } => {
                let to_you = if names.reader == Some(*to) { "yes" } else { "no" };
                let to = Value::from(names.of(*to).to_owned());
                line("log-passed", *seat, &[("cards", self.told(told).into()), ("to", to), ("toyou", to_you.into())])
            }
            Event::Named { seat, card } => {
                let card = card.map_or_else(|| self.say("option-other", &[]), |card| self.card(card));
                line("log-named", *seat, &[("cards", card.into())])
            }
            Event::ActsAs { seat, card, acts_as } => {
                let values = [("cards", self.card(*card).into()), ("as", self.card(*acts_as).into())];
                line("log-acts-as", *seat, &values)
            }
            Event::CoinsLost { seat, coins } => line("log-coins-lost", *seat, &[("number", (*coins).into())]),
            Event::Returned { seat, card } => line("log-returned", *seat, &one(*card)),
            Event::Exchanged { seat, card, new } => {
                let values = [("cards", self.card(*card).into()), ("for", self.card(*new).into())];
                line("log-exchanged", *seat, &values)
            }
            Event::Recovered { seat, card } => line("log-recovered", *seat, &one(*card)),
            Event::TurnedUp { card } => Some(self.say("log-turned-up", &one(*card))),
            Event::PutInDeck { seat, cards: told, above, .. } => {
                let values = [("cards", self.told(told).into()), ("number", (*above).into())];
                line("log-put-in-deck", *seat, &values)
            }
            Event::TookInHand { seat, cards: told, .. } => line("log-took-in-hand", *seat, &cards(told)),
            Event::DeckDiscarded { seat, cards, top } => {
                let values = [("number", (*cards).into()), ("top", self.card(*top).into())];
                line("log-deck-discarded", *seat, &values)
            }
            Event::GameOver { winners } => {
                let who: Vec<&str> = winners.iter().map(|&seat| names.of(seat)).collect();
                let you = if names.reader.is_some_and(|reader| winners.contains(&reader)) { "yes" } else { "no" };
                let values = [("you", you.into()), ("number", winners.len().into()), ("names", who.join(", ").into())];
                Some(self.say("log-game-over", &values))
            }
        }
    }

    fn told(&self, told: &Told) -> String {
        match told {
            Told::Number(number) => self.say("cards-hidden", &[("number", (*number).into())]),
            Told::Cards(cards) => self.cards(cards.iter().copied()),
        }
    }

    /// A list of cards: «Copper ×3, Estate».
    pub fn cards(&self, cards: impl IntoIterator<Item = (Kind, u16)>) -> String {
        let list: Vec<String> = cards.into_iter().map(|(kind, n)| self.copies(kind, n)).collect();
        if list.is_empty() { self.say("cards-none", &[]) } else { list.join(", ") }
    }

    pub fn copies(&self, kind: Kind, number: u16) -> String {
        let name = self.card(kind);
        if number == 1 { name } else { self.say("card-copies", &[("name", name.into()), ("number", number.into())]) }
    }
}
