//! What a card is: printed values, plain bonuses, and its abilities as columns, so that a search for a column lists
//! every card that has it.

use crate::{Kind, script::Ability, setup::Edition, state::State};
use serde::{Deserialize, Serialize};

/// What a card costs. Coins and potions are compared apart: $3 with a potion and $4 are not comparable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    pub coin: u8,
    pub potion: u8,
}

impl Cost {
    pub const fn coins(coin: u8) -> Cost {
        Cost { coin, potion: 0 }
    }
    /// «Costs at most».
    pub const fn at_most(self, limit: Cost) -> bool {
        self.coin <= limit.coin && self.potion <= limit.potion
    }
    /// «Costs $n more»: adding coins never adds a potion.
    pub const fn plus(self, coin: u8) -> Cost {
        Cost { coin: self.coin.saturating_add(coin), potion: self.potion }
    }
    /// «Costs $n less»: never below 0, and never a potion less.
    pub const fn minus(self, coin: u8) -> Cost {
        Cost { coin: self.coin.saturating_sub(coin), potion: self.potion }
    }
}

/// The words on the bottom line of a card. A card with several types has each of them for every purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Types(u8);

impl Types {
    pub const ACTION: Types = Types(1);
    pub const TREASURE: Types = Types(2);
    pub const VICTORY: Types = Types(4);
    pub const CURSE: Types = Types(8);
    pub const ATTACK: Types = Types(16);
    pub const REACTION: Types = Types(32);
    const NAMES: [(Types, &'static str); 6] = [
        (Types::ACTION, "Action"),
        (Types::TREASURE, "Treasure"),
        (Types::VICTORY, "Victory"),
        (Types::CURSE, "Curse"),
        (Types::ATTACK, "Attack"),
        (Types::REACTION, "Reaction"),
    ];

    pub const fn has(self, other: Types) -> bool {
        self.0 & other.0 != 0
    }
    const fn and(self, other: Types) -> Types {
        Types(self.0 | other.0)
    }
    /// How many words there are on the line.
    pub const fn number(self) -> u16 {
        self.0.count_ones() as u16
    }
    /// Their names in data, in the order they are printed.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Types::NAMES.into_iter().filter(move |(t, _)| self.has(*t)).map(|(_, name)| name)
    }
}

/// The rulebook a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    Basic,
    Base,
    Intrigue,
    Alchemy,
}

impl Set {
    pub const ALL: [Set; 4] = [Set::Basic, Set::Base, Set::Intrigue, Set::Alchemy];
    pub fn id(self) -> &'static str {
        match self {
            Set::Basic => "basic",
            Set::Base => "base",
            Set::Intrigue => "intrigue",
            Set::Alchemy => "alchemy",
        }
    }
}

/// Which editions of its set have the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    Both,
    FirstOnly,
    SecondOnly,
}

/// What a card is worth at the end.
#[derive(Clone, Copy)]
pub enum Points {
    Fixed(i8),
    /// Depends on all cards the player owns.
    By(fn(&Owned) -> i32),
}

/// All cards a player owns, wherever they lie.
pub struct Owned<'a> {
    pub(crate) count: &'a dyn Fn(Kind) -> u16,
    pub(crate) kinds: &'a [Kind],
    pub(crate) cards: u16,
}

impl Owned<'_> {
    pub fn cards(&self) -> u16 {
        self.cards
    }
    pub fn count(&self, kind: Kind) -> u16 {
        (self.count)(kind)
    }
    pub fn count_those(&self, fits: impl Fn(Kind) -> bool) -> u16 {
        self.kinds.iter().filter(|kind| fits(**kind)).map(|kind| self.count(*kind)).sum()
    }
}

#[derive(Clone, Copy)]
pub struct Card {
    pub set: Set,
    pub printed: Printed,
    pub cost: Cost,
    pub types: Types,
    pub points: Points,
    /// The plain bonuses, done before the text.
    pub cards: u8,
    pub actions: u8,
    pub buys: u8,
    pub coins: u8,
    pub potions: u8,
    /// Whether it can be one of the ten piles.
    kingdom: bool,
    /// The text, when the card is played.
    pub(crate) play: Option<Ability>,
    /// The text in the latest official rules, where it differs.
    pub(crate) play_in_latest: Option<Ability>,
    /// What it may do, from hand, when another player plays an Attack.
    pub(crate) reacts_to_attack: Option<Ability>,
    /// Cards that must be in hand for that.
    pub(crate) reacts_with: u16,
    /// That it does no more than leave its owner unaffected, so that it is of no use a second time.
    pub(crate) only_protects: bool,
    /// What it may do when it is discarded from play.
    pub(crate) when_discarded_from_play: Option<Ability>,
    /// Whether it could do that now.
    pub(crate) could_when_discarded: fn(&State) -> bool,
}

const fn card(cost: u8, types: Types) -> Card {
    Card {
        set: Set::Base,
        printed: Printed::Both,
        cost: Cost::coins(cost),
        types,
        points: Points::Fixed(0),
        cards: 0,
        actions: 0,
        buys: 0,
        coins: 0,
        potions: 0,
        kingdom: true,
        play: None,
        play_in_latest: None,
        reacts_to_attack: None,
        reacts_with: 0,
        only_protects: false,
        when_discarded_from_play: None,
        could_when_discarded: |_| false,
    }
}

pub(crate) const fn action(cost: u8) -> Card {
    card(cost, Types::ACTION)
}
pub(crate) const fn attack(cost: u8) -> Card {
    card(cost, Types::ACTION.and(Types::ATTACK))
}
pub(crate) const fn treasure(cost: u8, coins: u8) -> Card {
    card(cost, Types::TREASURE).coins(coins)
}
pub(crate) const fn victory(cost: u8) -> Card {
    card(cost, Types::VICTORY)
}
pub(crate) const fn curse(cost: u8) -> Card {
    card(cost, Types::CURSE)
}

impl Card {
    pub(crate) const fn cards(mut self, n: u8) -> Card {
        self.cards = n;
        self
    }
    pub(crate) const fn actions(mut self, n: u8) -> Card {
        self.actions = n;
        self
    }
    pub(crate) const fn buys(mut self, n: u8) -> Card {
        self.buys = n;
        self
    }
    pub(crate) const fn coins(mut self, n: u8) -> Card {
        self.coins = n;
        self
    }
    pub(crate) const fn points(mut self, n: i8) -> Card {
        self.points = Points::Fixed(n);
        self
    }
    pub(crate) const fn points_by(mut self, by: fn(&Owned) -> i32) -> Card {
        self.points = Points::By(by);
        self
    }
    pub(crate) const fn play(mut self, text: Ability) -> Card {
        self.play = Some(text);
        self
    }
    pub(crate) const fn in_latest(mut self, text: Ability) -> Card {
        self.play_in_latest = Some(text);
        self
    }
    pub(crate) const fn reacts_to_attack(mut self, text: Ability) -> Card {
        self.reacts_to_attack = Some(text);
        self.types = self.types.and(Types::REACTION);
        self
    }
    pub(crate) const fn protects_from_attack(self) -> Card {
        let mut card = self.reacts_to_attack(|c| c.be_unaffected());
        card.only_protects = true;
        card
    }
    /// It reacts only from a hand of so many cards.
    pub(crate) const fn reacts_only_with(mut self, cards: u16) -> Card {
        self.reacts_with = cards;
        self
    }
    /// A further type.
    pub(crate) const fn and(mut self, types: Types) -> Card {
        self.types = self.types.and(types);
        self
    }
    pub(crate) const fn of(mut self, set: Set) -> Card {
        self.set = set;
        self
    }
    pub(crate) const fn basic(self) -> Card {
        self.of(Set::Basic).not_kingdom()
    }
    pub(crate) const fn not_kingdom(mut self) -> Card {
        self.kingdom = false;
        self
    }
    pub(crate) const fn potion_cost(mut self) -> Card {
        self.cost.potion = 1;
        self
    }
    pub(crate) const fn potions(mut self, n: u8) -> Card {
        self.potions = n;
        self
    }
    pub(crate) const fn when_discarded_from_play(mut self, could: fn(&State) -> bool, text: Ability) -> Card {
        self.when_discarded_from_play = Some(text);
        self.could_when_discarded = could;
        self
    }
    pub(crate) const fn first_edition_only(mut self) -> Card {
        self.printed = Printed::FirstOnly;
        self
    }
    pub(crate) const fn second_edition_only(mut self) -> Card {
        self.printed = Printed::SecondOnly;
        self
    }

    pub fn is(&self, types: Types) -> bool {
        self.types.has(types)
    }
    /// The ten piles of a kingdom are made of these.
    pub fn is_kingdom(&self) -> bool {
        self.kingdom
    }
    pub fn editions(&self) -> &'static [&'static str] {
        match (self.set, self.printed) {
            (Set::Alchemy, _) | (_, Printed::FirstOnly) => &["1e"], // Alchemy was printed once
            (_, Printed::Both) => &["1e", "2e"],
            (_, Printed::SecondOnly) => &["2e"],
        }
    }
    pub(crate) fn text(&self, rules: Edition) -> Option<Ability> {
        match rules {
            Edition::Latest => self.play_in_latest.or(self.play),
            Edition::Printed => self.play,
        }
    }
    /// Which abilities it has beyond its plain bonuses.
    pub fn hooks(&self) -> Vec<&'static str> {
        let columns = [
            ("play", self.play.is_some()),
            ("in_latest", self.play_in_latest.is_some()),
            ("reacts_to_attack", self.reacts_to_attack.is_some()),
            ("reacts_only_with", self.reacts_with > 0),
            ("protects_from_attack", self.only_protects),
            ("when_discarded_from_play", self.when_discarded_from_play.is_some()),
            ("points_by", matches!(self.points, Points::By(_))),
        ];
        columns.into_iter().filter(|(_, has)| *has).map(|(name, _)| name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    const fn with_potion(coin: u8) -> Cost {
        Cost { coin, potion: 1 }
    }

    /// The comparisons that the Alchemy rulebook spells out.
    #[test]
    fn costs_are_a_partial_order() {
        let up_to = |a: Cost, b: Cost| a.at_most(b);
        assert!(!up_to(with_potion(2), Cost::coins(5)));
        assert!(up_to(Cost::coins(4), with_potion(4)));
        assert!(!up_to(with_potion(0), Cost::coins(0)));
        assert!(up_to(Cost::coins(0), with_potion(0)));
        assert!(!up_to(with_potion(3), Cost::coins(4)) && !up_to(Cost::coins(4), with_potion(3)), "incomparable");
        assert_ne!(with_potion(3), Cost::coins(3));
        assert_eq!(with_potion(0).minus(2), with_potion(0));
        assert_eq!(with_potion(2).minus(3), with_potion(0));
        assert_eq!(with_potion(2).plus(2), with_potion(4));
        assert_eq!(Cost::coins(2).plus(2), Cost::coins(4));
    }
}
