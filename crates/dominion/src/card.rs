//! What a card is: printed values, plain bonuses, and its abilities as columns, so that a search for a column lists
//! every card that has it.

use crate::{Kind, piles::Mixed, script::Ability, setup::Edition, state::State};
use serde::{Deserialize, Serialize};

/// What a card costs. Coins and potions are compared apart: $3 with a potion and $4 are not comparable.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
pub struct Types(u16);

impl Types {
    pub const ACTION: Types = Types(1);
    pub const TREASURE: Types = Types(1 << 1);
    pub const VICTORY: Types = Types(1 << 2);
    pub const CURSE: Types = Types(1 << 3);
    pub const ATTACK: Types = Types(1 << 4);
    pub const REACTION: Types = Types(1 << 5);
    /// Brings the Ruins pile into the game.
    pub const LOOTER: Types = Types(1 << 6);
    pub const KNIGHT: Types = Types(1 << 7);
    pub const RUINS: Types = Types(1 << 8);
    pub const SHELTER: Types = Types(1 << 9);
    pub const COMMAND: Types = Types(1 << 10);
    const NAMES: [(Types, &'static str); 11] = [
        (Types::ACTION, "Action"),
        (Types::TREASURE, "Treasure"),
        (Types::ATTACK, "Attack"),
        (Types::LOOTER, "Looter"),
        (Types::KNIGHT, "Knight"),
        (Types::RUINS, "Ruins"),
        (Types::REACTION, "Reaction"),
        (Types::VICTORY, "Victory"),
        (Types::CURSE, "Curse"),
        (Types::SHELTER, "Shelter"),
        (Types::COMMAND, "Command"),
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
    DarkAges,
}

impl Set {
    pub const ALL: [Set; 5] = [Set::Basic, Set::Base, Set::Intrigue, Set::Alchemy, Set::DarkAges];
    pub fn id(self) -> &'static str {
        match self {
            Set::Basic => "basic",
            Set::Base => "base",
            Set::Intrigue => "intrigue",
            Set::Alchemy => "alchemy",
            Set::DarkAges => "dark_ages",
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

/// Where the cards of a kind lie before anybody has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// A Supply pile of their own.
    Own,
    /// The Supply pile of the ten Knights, or that of the Ruins: shuffled, the top card open.
    Mixed(Mixed),
    /// Beside the Supply: only a card that names it gives one.
    OutsideSupply,
    /// Dealt at the start.
    None,
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
    pub pile: Pile,
    /// The pile outside the Supply that comes into the game with it.
    pub brings: Option<Kind>,
    /// A further type in the latest official rules.
    type_in_latest: Option<Types>,
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
    /// That it is discarded for that, not revealed.
    pub(crate) discarded_to_react: bool,
    /// What it may do, in play, when its owner plays another Attack.
    pub(crate) when_you_attack: Option<Ability>,
    /// What it does when it is gained.
    pub(crate) when_gained: Option<Ability>,
    /// What it does for its owner when it is trashed.
    pub(crate) when_trashed: Option<Ability>,
    /// What it may do, discarded from hand, when a card of its owner is trashed.
    pub(crate) reacts_to_trash: Option<Ability>,
    /// What it may do, from hand, when its owner buys a Victory card; in the latest rules, when they gain one.
    pub(crate) reacts_to_victory: Option<Ability>,
    /// What it does when it is discarded from play.
    pub(crate) when_discarded_from_play: Option<Ability>,
    /// Whether it could do that now.
    pub(crate) could_when_discarded: fn(&State) -> bool,
    /// That it does so whether its owner wants it or not.
    pub(crate) must_when_discarded: bool,
    /// What it does, in play, at the end of the buy phase (latest rules).
    pub(crate) at_end_of_buys: Option<Ability>,
    /// When it may go from play onto the deck at the start of clean-up (latest rules).
    pub(crate) topdecked_at_clean_up: Option<fn(&State) -> bool>,
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
        pile: Pile::Own,
        brings: None,
        type_in_latest: None,
        play: None,
        play_in_latest: None,
        reacts_to_attack: None,
        reacts_with: 0,
        only_protects: false,
        discarded_to_react: false,
        when_you_attack: None,
        when_gained: None,
        when_trashed: None,
        reacts_to_trash: None,
        reacts_to_victory: None,
        when_discarded_from_play: None,
        could_when_discarded: |_| false,
        must_when_discarded: false,
        at_end_of_buys: None,
        topdecked_at_clean_up: None,
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
/// Dealt instead of Estates; no pile has one.
pub(crate) const fn shelter(types: Types) -> Card {
    let mut shelter = card(1, types.and(Types::SHELTER)).not_kingdom();
    shelter.pile = Pile::None;
    shelter
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
    pub(crate) const fn reacts_to_attack_by_discard(self, text: Ability) -> Card {
        let mut card = self.reacts_to_attack(text);
        card.discarded_to_react = true;
        card
    }
    pub(crate) const fn reacts_to_trash(mut self, text: Ability) -> Card {
        self.reacts_to_trash = Some(text);
        self.and(Types::REACTION)
    }
    pub(crate) const fn reacts_to_victory(mut self, text: Ability) -> Card {
        self.reacts_to_victory = Some(text);
        self.and(Types::REACTION)
    }
    pub(crate) const fn when_you_attack(mut self, text: Ability) -> Card {
        self.when_you_attack = Some(text);
        self
    }
    pub(crate) const fn when_gained(mut self, text: Ability) -> Card {
        self.when_gained = Some(text);
        self
    }
    pub(crate) const fn when_trashed(mut self, text: Ability) -> Card {
        self.when_trashed = Some(text);
        self
    }
    pub(crate) const fn at_end_of_buys(mut self, text: Ability) -> Card {
        self.at_end_of_buys = Some(text);
        self
    }
    pub(crate) const fn topdecked_at_clean_up(mut self, when: fn(&State) -> bool) -> Card {
        self.topdecked_at_clean_up = Some(when);
        self
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
    pub(crate) const fn in_pile(mut self, pile: Pile) -> Card {
        self.pile = pile;
        self.not_kingdom()
    }
    pub(crate) const fn brings(mut self, kind: Kind) -> Card {
        self.brings = Some(kind);
        self
    }
    pub(crate) const fn type_in_latest(mut self, types: Types) -> Card {
        self.type_in_latest = Some(types);
        self
    }
    pub(crate) const fn costing(mut self, coins: u8) -> Card {
        self.cost.coin = coins;
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
    /// Compulsory.
    pub(crate) const fn must_when_discarded_from_play(self, would: fn(&State) -> bool, text: Ability) -> Card {
        let mut card = self.when_discarded_from_play(would, text);
        card.must_when_discarded = true;
        card
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
            (Set::Alchemy | Set::DarkAges, _) | (_, Printed::FirstOnly) => &["1e"], // they were printed once
            (_, Printed::Both) => &["1e", "2e"],
            (_, Printed::SecondOnly) => &["2e"],
        }
    }
    /// Whether the latest official rules have changed what it does. A Reaction to Victory cards (Hovel) has moved from
    /// buying to gaining.
    pub fn changes_in_latest(&self) -> bool {
        self.play_in_latest.is_some()
            || self.at_end_of_buys.is_some()
            || self.reacts_to_victory.is_some()
            || self.topdecked_at_clean_up.is_some()
    }
    pub fn types_under(&self, rules: Edition) -> Types {
        match (rules, self.type_in_latest) {
            (Edition::Latest, Some(further)) => self.types.and(further),
            _ => self.types,
        }
    }
    pub(crate) fn text(&self, rules: Edition) -> Option<Ability> {
        match rules {
            Edition::Latest => self.play_in_latest.or(self.play),
            Edition::Printed => self.play,
        }
    }
    /// Whether it can be used over and over against the same Attack.
    pub fn reacts_again(&self) -> bool {
        self.reacts_to_attack.is_some() && !self.only_protects && !self.discarded_to_react && self.reacts_with == 0
    }
    /// Whether playing it does more than bring its plain bonuses.
    pub fn has_text(&self) -> bool {
        self.play.is_some()
    }
    /// Which abilities it has beyond its plain bonuses.
    pub fn hooks(&self) -> Vec<&'static str> {
        let columns = [
            ("play", self.play.is_some()),
            ("in_latest", self.play_in_latest.is_some()),
            ("reacts_to_attack", self.reacts_to_attack.is_some()),
            ("reacts_only_with", self.reacts_with > 0),
            ("protects_from_attack", self.only_protects),
            ("reacts_by_discard", self.discarded_to_react),
            ("when_you_attack", self.when_you_attack.is_some()),
            ("when_gained", self.when_gained.is_some()),
            ("when_trashed", self.when_trashed.is_some()),
            ("reacts_to_trash", self.reacts_to_trash.is_some()),
            ("reacts_to_victory", self.reacts_to_victory.is_some()),
            ("when_discarded_from_play", self.when_discarded_from_play.is_some()),
            ("must_when_discarded", self.must_when_discarded),
            ("at_end_of_buys", self.at_end_of_buys.is_some()),
            ("topdecked_at_clean_up", self.topdecked_at_clean_up.is_some()),
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
