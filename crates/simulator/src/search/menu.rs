//! What a search changes: a menu of cards to buy, and when points begin to count.

use bots::{
    Dice, Strategy, effects,
    strategy::{Compare, Condition, Opening, Rule, Term},
};
use dominion::{Kind, Setup};

/// A few cards in order of preference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Menu {
    items: Vec<Item>,
    opening: Vec<Kind>,
    provinces: Gate,
    /// Provinces left from which on Duchies and Estates are bought.
    duchy: u8,
    estate: u8,
    trash_copper: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Item {
    card: Kind,
    limit: Limit,
}

/// How many of a card are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Limit {
    Any,
    Most(u8),
    /// Fewer than of another card: a village for each Smithy.
    Below(Kind),
    /// Any number, once so few Provinces are left.
    Late(u8),
}

/// When Provinces begin to be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gate {
    Money(u8),
    Own(Kind, u8),
}

/// The cards of a table as a search sees them.
pub(super) struct Offer {
    all: Vec<Kind>,
    villages: Vec<Kind>,
    draws: Vec<Kind>,
    trashers: Vec<Kind>,
    others: Vec<Kind>,
    victories: Vec<Kind>,
}

impl Offer {
    pub(super) fn new(setup: &Setup) -> Offer {
        let basic = [Kind::Silver, Kind::Gold, Kind::Duchy, Kind::Estate, Kind::Copper];
        let all: Vec<Kind> = setup.kingdom.iter().copied().chain(basic).collect();
        let that = |fits: &dyn Fn(Kind) -> bool| all.iter().copied().filter(|kind| fits(*kind)).collect::<Vec<_>>();
        let of = effects::of_playing;
        let kingdom = |kind: Kind| setup.kingdom.contains(&kind);
        let villages = that(&|kind| kingdom(kind) && of(kind).actions > 1.5);
        let draws = that(&|kind| kingdom(kind) && of(kind).cards > 1.4);
        let trashers = that(&|kind| kingdom(kind) && of(kind).trashed > 0.7);
        let sorted = |kind: Kind| [&villages, &draws, &trashers].iter().any(|list| list.contains(&kind));
        let others = that(&|kind| kingdom(kind) && !sorted(kind) && (kind.is_action() || kind.is_treasure()));
        let victories = that(&|kind| kingdom(kind) && kind.is_victory());
        Offer { all, villages, draws, trashers, others, victories }
    }

    /// Big Money with one card, in a few numbers: where every search begins.
    pub(super) fn simple_menus(&self) -> Vec<Menu> {
        let mut menus = vec![Menu::big_money()];
        for card in self.all.iter().copied().filter(|card| card.card().is_kingdom()) {
            for limit in [Limit::Most(1), Limit::Most(2), Limit::Any] {
                let mut menu = Menu::big_money();
                menu.insert(card, limit, None);
                menus.push(menu);
            }
        }
        menus
    }

    /// A deck that draws itself, as far as the kingdom has cards for one, with few Treasures.
    pub(super) fn engine(&self, dice: &mut Dice) -> Menu {
        let mut menu = Menu::big_money();
        menu.items.clear();
        let draw = one_of(&self.draws, dice);
        if let Some(draw) = draw {
            menu.insert(draw, [Limit::Any, Limit::Most(3), Limit::Most(5)][below(dice, 3)], None);
        }
        if let Some(village) = one_of(&self.villages, dice) {
            let limit = draw.map_or(Limit::Most(3), Limit::Below);
            menu.insert(village, if below(dice, 3) == 0 { Limit::Most(5) } else { limit }, None);
        }
        if let Some(trasher) = one_of(&self.trashers, dice).filter(|_| below(dice, 3) > 0) {
            menu.insert(trasher, Limit::Most(1), None);
            menu.opening = vec![trasher, Kind::Silver];
            menu.trash_copper = below(dice, 2) == 0;
        }
        for _ in 0..1 + below(dice, 3) {
            if let Some(other) = one_of(&self.others, dice) {
                let number = NUMBERS[below(dice, NUMBERS.len())];
                menu.insert(other, Limit::Most(number), None);
            }
        }
        if let Some(victory) = one_of(&self.victories, dice).filter(|_| below(dice, 2) == 0) {
            menu.insert(victory, Limit::Late(4 + below(dice, 5) as u8), None);
        }
        for money in [Kind::Gold, Kind::Silver] {
            menu.insert(money, Limit::Most(1 + below(dice, usize::from(FEW)) as u8), None);
        }
        let key = menu.any_item(dice).filter(|_| below(dice, 3) > 0);
        menu.provinces = key.map_or(Gate::Money(0), |card| Gate::Own(card, 1 + below(dice, 3) as u8));
        menu
    }
}

fn below(dice: &mut Dice, n: usize) -> usize {
    dice.below(n.max(1) as u32) as usize
}

fn one_of(kinds: &[Kind], dice: &mut Dice) -> Option<Kind> {
    kinds.get(below(dice, kinds.len())).copied()
}

/// Golds and Silvers with which a deck still lives on its Actions.
const FEW: u8 = 3;

const NUMBERS: [u8; 6] = [1, 2, 3, 4, 5, 7];

impl Menu {
    pub(super) fn big_money() -> Menu {
        let any = |card| Item { card, limit: Limit::Any };
        Menu {
            items: vec![any(Kind::Gold), any(Kind::Silver)],
            opening: Vec::new(),
            provinces: Gate::Money(18),
            duchy: 4,
            estate: 2,
            trash_copper: false,
        }
    }

    /// The cards beside Gold and Silver: menus with the same ones are of one kind.
    pub(super) fn cards(&self) -> Vec<Kind> {
        let mut cards: Vec<Kind> = self.items.iter().map(|item| item.card).filter(|k| k.card().is_kingdom()).collect();
        cards.sort_unstable();
        cards
    }

    pub(super) fn strategy(&self, name: &str) -> Strategy {
        let compare = |left, compare, number: u8| Condition::Compare(left, compare, Term::Number(i32::from(number)));
        let rule = |card, when| Rule { card, when };
        let gate = match self.provinces {
            Gate::Money(0) => Condition::Always,
            Gate::Money(money) => compare(Term::Money, Compare::More, money),
            Gate::Own(card, number) => compare(Term::Own(card), Compare::AtLeast, number),
        };
        let mut rules = vec![rule(Kind::Province, gate)];
        for (card, left) in [(Kind::Duchy, self.duchy), (Kind::Estate, self.estate)] {
            rules.push(rule(card, compare(Term::Provinces, Compare::AtMost, left)));
        }
        for &Item { card, limit } in &self.items {
            let when = match limit {
                Limit::Any => Condition::Always,
                Limit::Most(number) => compare(Term::Own(card), Compare::Less, number),
                Limit::Below(other) => Condition::Compare(Term::Own(card), Compare::Less, Term::Own(other)),
                Limit::Late(left) => compare(Term::Provinces, Compare::AtMost, left),
            };
            rules.push(rule(card, when));
        }
        let mut trash = vec![Kind::Curse, Kind::Estate];
        trash.extend(self.trash_copper.then_some(Kind::Copper));
        let opening = Opening { split: None, cards: self.opening.clone() };
        Strategy {
            openings: if self.opening.is_empty() { Vec::new() } else { vec![opening] },
            trash: trash.into_iter().map(|card| rule(card, Condition::Always)).collect(),
            ..Strategy::new(name, rules)
        }
    }

    /// Before the first card that is not dearer, or at a place of its own. What costs a potion brings the Potion along.
    fn insert(&mut self, card: Kind, limit: Limit, place: Option<usize>) {
        let price = |kind: Kind| kind.card().cost.coin + 3 * kind.card().cost.potion;
        self.items.retain(|item| item.card != card);
        let by_price = self.items.iter().position(|item| price(item.card) <= price(card));
        let at = place.or(by_price).unwrap_or(self.items.len()).min(self.items.len());
        self.items.insert(at, Item { card, limit });
        let no_potion = !self.items.iter().any(|item| item.card == Kind::Potion);
        if card.card().cost.potion > 0 && no_potion {
            self.items.insert(at + 1, Item { card: Kind::Potion, limit: Limit::Most(1) });
        }
    }

    /// Whether it lives on its Actions. Both kinds of menus are kept, as one is seldom found by changing the other.
    pub(super) fn is_engine(&self) -> bool {
        let few = |item: &Item| matches!(item.limit, Limit::Most(number) if number <= FEW);
        let money = |item: &&Item| [Kind::Gold, Kind::Silver].contains(&item.card);
        self.items.iter().filter(money).all(few)
    }

    /// One to three changes at random.
    pub(super) fn changed(&self, offer: &Offer, dice: &mut Dice) -> Menu {
        let mut menu = self.clone();
        for _ in 0..1 + dice.below(3) {
            menu.change(offer, dice);
        }
        menu
    }

    /// The upper part of this menu and the lower part of another.
    pub(super) fn crossed(&self, other: &Menu, dice: &mut Dice) -> Menu {
        let mut menu = self.clone();
        let cut = below(dice, self.items.len() + 1);
        menu.items.truncate(cut);
        let from = below(dice, other.items.len());
        for item in &other.items[from..] {
            if !menu.items.iter().any(|mine| mine.card == item.card) {
                menu.items.push(*item);
            }
        }
        if dice.below(2) == 0 {
            menu.opening = other.opening.clone();
        }
        if dice.below(2) == 0 {
            (menu.provinces, menu.duchy, menu.estate) = (other.provinces, other.duchy, other.estate);
        }
        menu
    }

    fn some_limit(&self, card: Kind, dice: &mut Dice) -> Limit {
        match below(dice, 10) {
            0..=4 => Limit::Most(NUMBERS[below(dice, NUMBERS.len())]),
            5 if card.is_action() => {
                self.any_item(dice).filter(|other| *other != card).map_or(Limit::Any, Limit::Below)
            }
            _ if card.is_victory() && !card.is_action() => Limit::Late(2 + below(dice, 8) as u8),
            _ => Limit::Any,
        }
    }

    fn any_item(&self, dice: &mut Dice) -> Option<Kind> {
        self.items.get(below(dice, self.items.len())).map(|item| item.card)
    }

    fn change(&mut self, offer: &Offer, dice: &mut Dice) {
        let (number, at) = (self.items.len(), below(dice, self.items.len()));
        match below(dice, 16) {
            0..=4 => {
                let card = offer.all[below(dice, offer.all.len())];
                let limit = self.some_limit(card, dice);
                let place = (below(dice, 3) == 0).then(|| below(dice, number + 1));
                self.insert(card, limit, place);
            }
            5 if number > 2 => drop(self.items.remove(at)),
            6 | 7 if number > 0 => {
                let limit = self.some_limit(self.items[at].card, dice);
                self.items[at].limit = limit;
            }
            8 if number > 1 => {
                let item = self.items.remove(at);
                self.items.insert(below(dice, number), item);
            }
            9 if number > 0 => {
                let limit = self.items[at].limit;
                self.items.remove(at);
                self.insert(offer.all[below(dice, offer.all.len())], limit, Some(at));
            }
            10 | 11 => {
                let cheap: Vec<Kind> =
                    self.items.iter().map(|item| item.card).filter(|k| (2..=5).contains(&k.card().cost.coin)).collect();
                self.opening = (0..2).filter_map(|_| one_of(&cheap, dice)).collect();
            }
            12 => self.trash_copper = !self.trash_copper,
            13 => {
                let own = self.any_item(dice).map(|card| Gate::Own(card, 1 + below(dice, 5) as u8));
                let money = Gate::Money([0, 8, 12, 15, 18, 22][below(dice, 6)]);
                self.provinces = own.filter(|_| below(dice, 2) == 0).unwrap_or(money);
            }
            14 => self.duchy = below(dice, 9) as u8,
            _ => self.estate = below(dice, 5) as u8,
        }
    }
}
