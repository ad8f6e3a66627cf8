//! What a search changes: a menu of cards to buy, and when points begin to count.

use bots::{
    Dice, Strategy, effects,
    strategy::{Compare, Condition, Opening, Rule, Term},
};
use dominion::{Kind, Setup, Types};

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
    /// How many are wanted.
    most: u8,
    need: Need,
}

/// As many as there are.
const ANY: u8 = 99;

/// What must be before a card is bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    Nothing,
    /// No more of it than of another card: a Smithy for each Village.
    With(Kind),
    /// So many of another card: a Duke after four Duchies.
    After(Kind, u8),
    /// So few of another card are left: an Estate when the Gardens run out.
    Left(Kind, u8),
}

/// What a menu lives on. The best of each are kept, as one is seldom found by changing another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Treasures,
    Actions,
    /// Actions of which several draw, with villages for them.
    Drawing,
    /// Victory cards of the kingdom, from early on.
    Points,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [Way::Treasures, Way::Actions, Way::Drawing, Way::Points];
}

/// When Provinces begin to be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gate {
    Money(u8),
    Own(Kind, u8),
    /// With so many coins in one turn, or from a turn on.
    Turn {
        coins: u8,
        turn: u8,
    },
}

/// The cards of a table as a search sees them.
pub(super) struct Offer {
    all: Vec<Kind>,
    villages: Vec<Kind>,
    draws: Vec<Kind>,
    trashers: Vec<Kind>,
    gainers: Vec<Kind>,
    attacks: Vec<Kind>,
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
        let villages = that(&|kind| kingdom(kind) && is_village(kind));
        let draws = that(&|kind| kingdom(kind) && draws(kind));
        let trashers = that(&|kind| kingdom(kind) && of(kind).trashed > 0.7);
        let gains = |kind: Kind| of(kind).trashed < 0.4 && (of(kind).gained > 0.4 || of(kind).buys > 0.5);
        let gainers = that(&|kind| kingdom(kind) && kind.is_action() && gains(kind));
        let attacks = that(&|kind| kingdom(kind) && kind.card().is(Types::ATTACK));
        let sorted = |kind: Kind| [&villages, &draws, &trashers, &attacks].iter().any(|list| list.contains(&kind));
        let others = that(&|kind| kingdom(kind) && !sorted(kind) && (kind.is_action() || kind.is_treasure()));
        let victories = that(&|kind| kingdom(kind) && kind.is_victory());
        Offer { all, villages, draws, trashers, gainers, attacks, others, victories }
    }

    /// Big Money with one card, in a few numbers: where every search begins.
    pub(super) fn simple_menus(&self) -> Vec<Menu> {
        let mut menus = vec![Menu::big_money()];
        for card in self.all.iter().copied().filter(|card| card.card().is_kingdom()) {
            for most in [1, 2, ANY] {
                let mut menu = Menu::big_money();
                menu.insert(Item { card, most, need: Need::Nothing }, None);
                menus.push(menu);
            }
        }
        menus
    }

    /// Whether points can be had otherwise than by Provinces and Duchies.
    pub(super) fn can_rush(&self) -> bool {
        !self.victories.is_empty()
    }

    /// Victory cards of the kingdom as early as may be, with what gains them or what they count, until the piles are gone.
    pub(super) fn rush(&self, dice: &mut Dice) -> Menu {
        let mut menu = Menu::empty();
        let gainer = one_of(&self.gainers, dice).filter(|_| below(dice, 4) > 0);
        let base = gainer.unwrap_or([Kind::Silver, Kind::Duchy][below(dice, 2)]);
        let number = 1 + below(dice, if base == Kind::Silver { 10 } else { 4 }) as u8;
        let victory = one_of(&self.victories, dice).unwrap_or(Kind::Duchy);
        menu.append(victory, ANY, if below(dice, 4) == 0 { Need::Nothing } else { Need::After(base, number) });
        if base == Kind::Duchy {
            menu.append(base, ANY, Need::After(Kind::Silver, 1 + below(dice, 6) as u8));
        }
        let second = one_of(&self.gainers, dice).filter(|_| below(dice, 3) == 0);
        for gainer in gainer.into_iter().chain(second) {
            menu.append(gainer, some_or_any(2, dice), Need::Nothing);
        }
        if below(dice, 2) == 0 {
            menu.append(Kind::Gold, some_or_any(1, dice), Need::Nothing);
        }
        menu.append(Kind::Silver, some_or_any(1, dice), Need::Nothing);
        menu.append(Kind::Estate, ANY, Need::Left(victory, below(dice, 7) as u8));
        if below(dice, 2) == 0 {
            menu.append(Kind::Copper, ANY, Need::Nothing);
        }
        menu.provinces = Gate::Money([0, 14, ANY][below(dice, 3)]);
        menu.duchy = [4, 8][below(dice, 2)];
        menu
    }

    /// A deck that draws itself, as far as the kingdom has cards for one, with few Treasures: an attack, what pays, cards
    /// that draw, villages for them, and money last.
    pub(super) fn engine(&self, dice: &mut Dice) -> Menu {
        let mut menu = Menu::empty();
        let (village, draw) = (one_of(&self.villages, dice), one_of(&self.draws, dice));
        let trasher = one_of(&self.trashers, dice).filter(|_| below(dice, 3) > 0);
        let attack = one_of(&self.attacks, dice).filter(|_| below(dice, 4) > 0);
        let with = |card: Option<Kind>| card.map_or(Need::Nothing, Need::With);
        if let Some(attack) = attack {
            menu.append(attack, 1 + below(dice, 2) as u8, Need::Nothing);
        }
        for _ in 0..1 + below(dice, 2) {
            if let Some(other) = one_of(&self.others, dice) {
                menu.append(other, NUMBERS[below(dice, NUMBERS.len())], Need::Nothing);
            }
        }
        if let Some(trasher) = trasher.filter(|_| below(dice, 2) == 0) {
            menu.append(trasher, 1, Need::Nothing);
        }
        if let Some(draw) = draw {
            menu.append(draw, 3 + below(dice, 5) as u8, with(village));
        }
        if let Some(village) = village {
            menu.append(village, 3 + below(dice, 6) as u8, with(draw.filter(|_| below(dice, 3) == 0)));
        }
        if let Some(victory) = one_of(&self.victories, dice).filter(|_| below(dice, 2) == 0) {
            let need = Need::Left(Kind::Province, 4 + below(dice, 5) as u8);
            menu.insert(Item { card: victory, most: ANY, need }, None);
        }
        let few = a_few(dice);
        match draw.filter(|_| below(dice, 2) == 0) {
            Some(draw) => menu.append(Kind::Gold, ANY, Need::With(draw)),
            None => menu.append(Kind::Gold, few, Need::Nothing),
        }
        if below(dice, 3) > 0 {
            menu.append(Kind::Silver, a_few(dice), Need::Nothing);
        }
        if below(dice, 3) == 0 {
            menu.items.sort_by_key(|item| std::cmp::Reverse(price(item.card)));
        }
        if let Some(first) = trasher.or(attack) {
            menu.opening = vec![first, village.filter(|_| below(dice, 2) == 0).unwrap_or(Kind::Silver)];
            menu.trash_copper = below(dice, 2) == 0;
        }
        menu.provinces = menu.some_gate(dice);
        menu
    }
}

fn below(dice: &mut Dice, n: usize) -> usize {
    dice.below(n.max(1) as u32) as usize
}

fn one_of(kinds: &[Kind], dice: &mut Dice) -> Option<Kind> {
    kinds.get(below(dice, kinds.len())).copied()
}

fn price(kind: Kind) -> u8 {
    kind.card().cost.coin + 3 * kind.card().cost.potion
}

fn is_village(kind: Kind) -> bool {
    effects::of_playing(kind).actions > 1.5
}

fn draws(kind: Kind) -> bool {
    kind.is_action() && effects::of_playing(kind).cards > 1.4
}

/// One more or one less.
fn near(number: u8, dice: &mut Dice) -> u8 {
    if below(dice, 2) == 0 { number + 1 } else { (number - 1).max(1) }
}

/// As many as there are, or this number and a few.
fn some_or_any(least: u8, dice: &mut Dice) -> u8 {
    if below(dice, 2) == 0 { ANY } else { least + below(dice, 4) as u8 }
}

/// As many as there are, or any number.
fn some_number(dice: &mut Dice) -> u8 {
    if below(dice, 2) == 0 { ANY } else { NUMBERS[below(dice, NUMBERS.len())] }
}

fn a_few(dice: &mut Dice) -> u8 {
    1 + below(dice, usize::from(FEW)) as u8
}

/// A Victory card that does nothing in the Action phase.
fn for_points(card: Kind) -> bool {
    card.is_victory() && !card.is_action()
}

/// Golds and Silvers with which a deck still lives on its Actions.
const FEW: u8 = 3;

const NUMBERS: [u8; 7] = [1, 2, 3, 4, 5, 7, 9];

impl Menu {
    fn empty() -> Menu {
        Menu {
            items: Vec::new(),
            opening: Vec::new(),
            provinces: Gate::Money(18),
            duchy: 4,
            estate: 2,
            trash_copper: false,
        }
    }

    pub(super) fn big_money() -> Menu {
        let any = |card| Item { card, most: ANY, need: Need::Nothing };
        Menu { items: vec![any(Kind::Gold), any(Kind::Silver)], ..Menu::empty() }
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
            Gate::Turn { coins, turn } => Condition::Any(vec![
                compare(Term::Coins, Compare::AtLeast, coins),
                compare(Term::Own(Kind::Province), Compare::AtLeast, 1),
                compare(Term::Turn, Compare::AtLeast, turn),
            ]),
        };
        let mut rules = vec![rule(Kind::Province, gate)];
        for (card, left) in [(Kind::Duchy, self.duchy), (Kind::Estate, self.estate)] {
            rules.push(rule(card, compare(Term::Provinces, Compare::AtMost, left)));
        }
        for &Item { card, most, need } in &self.items {
            let number = (most < ANY).then(|| compare(Term::Own(card), Compare::Less, most));
            let need = match need {
                Need::Nothing => None,
                Need::With(other) => Some(Condition::Compare(Term::Own(card), Compare::AtMost, Term::Own(other))),
                Need::After(other, number) => Some(compare(Term::Own(other), Compare::AtLeast, number)),
                Need::Left(other, left) => Some(compare(Term::Left(other), Compare::AtMost, left)),
            };
            let when = match (number, need) {
                (Some(number), Some(need)) => Condition::All(vec![number, need]),
                (one, other) => one.or(other).unwrap_or(Condition::Always),
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

    /// At the end, unless it is there already.
    fn append(&mut self, card: Kind, most: u8, need: Need) {
        if !self.items.iter().any(|item| item.card == card) {
            self.insert(Item { card, most, need }, Some(usize::MAX));
        }
    }

    /// Before the first card that is not dearer, or at a place of its own. What costs a potion brings the Potion along.
    fn insert(&mut self, new: Item, place: Option<usize>) {
        self.items.retain(|item| item.card != new.card);
        let by_price = self.items.iter().position(|item| price(item.card) <= price(new.card));
        let at = place.or(by_price).unwrap_or(self.items.len()).min(self.items.len());
        self.items.insert(at, new);
        let no_potion = !self.items.iter().any(|item| item.card == Kind::Potion);
        if new.card.card().cost.potion > 0 && no_potion {
            self.items.insert(at + 1, Item { card: Kind::Potion, most: 1, need: Need::Nothing });
        }
    }

    pub(super) fn way(&self) -> Way {
        let early = |item: &&Item| !matches!(item.need, Need::Left(..)) && item.most > FEW;
        let only_points = |card: Kind| card.card().is_kingdom() && for_points(card) && !card.is_treasure();
        if self.items.iter().filter(early).any(|item| only_points(item.card)) {
            return Way::Points;
        }
        let few = |item: &Item| item.most <= FEW || matches!(item.need, Need::With(other) if other.is_action());
        let money = |item: &&Item| [Kind::Gold, Kind::Silver].contains(&item.card);
        let wanted = |fits: &dyn Fn(Kind) -> bool| -> u32 {
            self.items.iter().filter(|item| fits(item.card)).map(|item| u32::from(item.most)).sum()
        };
        let on_their_own = wanted(&|card| draws(card) && !effects::stops(card));
        let with_villages = wanted(&|card| draws(card) && effects::stops(card)).min(wanted(&is_village));
        let drawing = on_their_own + with_villages >= u32::from(FEW);
        match (self.items.iter().filter(money).all(few), drawing) {
            (false, _) => Way::Treasures,
            (true, false) => Way::Actions,
            (true, true) => Way::Drawing,
        }
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

    fn some_need(&self, card: Kind, dice: &mut Dice) -> Need {
        let other = self.any_item(dice).filter(|other| *other != card);
        let points = for_points(card);
        match (below(dice, 10), other) {
            (0..=3, _) if points => Need::Left(Kind::Province, 2 + below(dice, 8) as u8),
            (4 | 5, Some(other)) if points => Need::Left(other, below(dice, 7) as u8),
            (0 | 1, Some(other)) => Need::With(other),
            (2, Some(other)) => Need::After(other, 1 + below(dice, 8) as u8),
            _ => Need::Nothing,
        }
    }

    fn some_item(&self, card: Kind, dice: &mut Dice) -> Item {
        let need = if below(dice, 3) == 0 { self.some_need(card, dice) } else { Need::Nothing };
        let late = for_points(card) && below(dice, 2) == 0;
        let need = if late { Need::Left(Kind::Province, 2 + below(dice, 8) as u8) } else { need };
        Item { card, most: some_number(dice), need }
    }

    fn any_item(&self, dice: &mut Dice) -> Option<Kind> {
        self.items.get(below(dice, self.items.len())).map(|item| item.card)
    }

    fn change(&mut self, offer: &Offer, dice: &mut Dice) {
        let (number, at) = (self.items.len(), below(dice, self.items.len()));
        match below(dice, 22) {
            0..=2 => {
                let item = self.some_item(offer.all[below(dice, offer.all.len())], dice);
                let place = (below(dice, 3) == 0).then(|| below(dice, number + 1));
                self.insert(item, place);
            }
            3 if number > 2 => drop(self.items.remove(at)),
            4 if number > 0 => self.items[at].most = some_number(dice),
            5..=8 if number > 0 => self.items[at].most = near(self.items[at].most.min(10), dice),
            9 | 10 if number > 0 => self.items[at].need = self.some_need(self.items[at].card, dice),
            11..=13 if number > 1 => {
                let item = self.items.remove(at);
                self.items.insert(below(dice, number), item);
            }
            14 if number > 0 => {
                let card = offer.all[below(dice, offer.all.len())];
                let item = Item { card, ..self.items.remove(at) };
                self.insert(item, Some(at));
            }
            15 | 16 => {
                let others = offer.all.iter().copied().filter(|_| below(dice, 3) == 0);
                let cards = self.items.iter().map(|item| item.card).chain(others.collect::<Vec<_>>());
                let cheap: Vec<Kind> = cards.filter(|card| (2..=5).contains(&card.card().cost.coin)).collect();
                self.opening = (0..2).filter_map(|_| one_of(&cheap, dice)).collect();
            }
            17 => self.trash_copper = !self.trash_copper,
            18 | 19 => self.provinces = self.some_gate(dice),
            20 => self.duchy = below(dice, 9) as u8,
            _ => self.estate = below(dice, 5) as u8,
        }
    }

    fn some_gate(&self, dice: &mut Dice) -> Gate {
        match (below(dice, 4), self.any_item(dice), self.provinces) {
            (0, Some(card), _) => Gate::Own(card, 1 + below(dice, 5) as u8),
            (1, ..) => Gate::Money([0, 8, 12, 15, 18, 22, ANY][below(dice, 7)]),
            (2, _, Gate::Turn { coins, turn }) => Gate::Turn { coins: near(coins, dice), turn: near(turn, dice) },
            _ => Gate::Turn { coins: 8 + below(dice, 9) as u8, turn: 8 + below(dice, 10) as u8 },
        }
    }
}
