//! Whether bots answer the questions of each card better than by lot: the same strategy against itself, one of the two
//! answering that card's questions at random. Each card is tried in the kingdoms of the library's strategies that buy it and
//! in two of ours; the one in which it matters most counts. Cards that ask the same are measured together.

use crate::steps::Done;
use bots::{
    Dice, Recipe, Strategy,
    strategy::{Compare, Condition, Rule, Term},
};
use dominion::{Edition, Game, Kind, Mixed, Pile, Prepared, Setup, Shelters, Types};
use simulator::{Plan, SeatReport};
use std::sync::Arc;
use table::{Generator, Luck, Rules, Seed};

/// A strategy that has the card, and the kingdom it is for.
struct Place {
    name: String,
    strategy: Arc<Strategy>,
    kingdom: Vec<Kind>,
}

/// So many times more games for a card whose questions are rare or change little.
const MORE: u64 = 16;

pub(crate) fn run(games: u64, card: Option<&str>) -> Done {
    let wanted = |cards: &Vec<Kind>| card.is_none_or(|id| cards.iter().any(|kind| kind.id() == id));
    let (mut lines, mut silent) = (Vec::new(), Vec::new());
    for cards in alike().into_iter().filter(wanted) {
        let kind = cards[0];
        let places: Vec<Place> = places(kind).into_iter().filter(|place| questions(&cards, place) > 0).collect();
        let tries = places.iter().map(|place| measure(&cards, place, games / 2, 1).map(|seat| (seat.share, place)));
        let tries = tries.collect::<Result<Vec<_>, String>>()?;
        match tries.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
            None => silent.push(kind.id()),
            Some((_, place)) => {
                // other games than those by which the place was chosen
                let (mut seat, mut number) = (measure(&cards, place, games, 2)?, games);
                if seat.share_ci95[0] <= 0.5 {
                    number = games.saturating_mul(MORE);
                    seat = measure(&cards, place, number, 3)?;
                }
                let [low, high] = seat.share_ci95.map(|share| 100.0 * share);
                let share = 100.0 * seat.share;
                let figures = format!("{share:6.2} %  {low:6.2}–{high:6.2}  {number:6} games");
                let others = if cards.len() > 1 { format!(" and {} alike", cards.len() - 1) } else { String::new() };
                lines.push((low, format!("{:30} {figures}  {}", format!("{}{others}", kind.id()), place.name)));
            }
        }
    }
    if lines.is_empty() && silent.is_empty() {
        return Err("there is no such card, or nobody can have it".to_owned());
    }
    lines.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("share of wins of sensible answers against answers by lot, 95 % interval, and where:");
    lines.iter().for_each(|(_, line)| println!("{line}"));
    let better = lines.iter().filter(|(low, _)| *low > 50.0).count();
    println!("{better} of {} cards that ask: the lower end is above 50 %", lines.len());
    println!("asked nothing: {}", silent.join(" "));
    Ok(())
}

/// Knights that ask nobody but their victim, and all the same: which of two cards to lose. One alone is seldom met.
const PLAIN_KNIGHTS: [Kind; 7] = [
    Kind::DameJosephine,
    Kind::DameMolly,
    Kind::DameSylvia,
    Kind::SirBailey,
    Kind::SirDestry,
    Kind::SirMartin,
    Kind::SirVander,
];

/// All cards that can ask, those together that ask the same.
fn alike() -> Vec<Vec<Kind>> {
    let alone = |kind: &Kind| can_be_had(*kind) && !PLAIN_KNIGHTS.contains(kind);
    let alone = Kind::ALL.iter().copied().filter(alone).map(|kind| vec![kind]);
    alone.chain([PLAIN_KNIGHTS.to_vec()]).collect()
}

/// Cards that somebody can have, and that do something.
fn can_be_had(kind: Kind) -> bool {
    let card = kind.card();
    kind != Kind::Knights && (card.has_text() || card.is(Types::REACTION))
}

/// The piles that must be bought for somebody to have the card.
fn sources(kind: Kind) -> Vec<Kind> {
    match kind.card().pile {
        Pile::Mixed(Mixed::Knights) => vec![Kind::Knights],
        Pile::Mixed(Mixed::Ruins) => vec![Kind::Marauder],
        Pile::OutsideSupply | Pile::Own | Pile::None => vec![kind.brought_by().unwrap_or(Kind::Hermit)],
    }
}

fn places(kind: Kind) -> Vec<Place> {
    let piles = sources(kind);
    let buys = |strategy: &Strategy| strategy.cards().any(|card| card == kind || piles.contains(&card));
    let library = bots::strategy::library().filter(|(_, strategy)| buys(strategy)).filter_map(|(id, strategy)| {
        let kingdom = content::kingdom_of(strategy.kingdom.as_deref()?)?;
        Some(Place { name: id.to_owned(), strategy: strategy.clone(), kingdom })
    });
    let ours = [(false, "money"), (true, "company")].map(|(company, name)| Place {
        name: format!("{name} with three of it"),
        strategy: Arc::new(strategy(kind, &piles, company)),
        kingdom: kingdom(&piles),
    });
    library.take(4).chain(ours).collect()
}

const COMPANY: [Kind; 11] = [
    Kind::Village,
    Kind::Militia,
    Kind::Laboratory,
    Kind::Market,
    Kind::Witch,
    Kind::Smithy,
    Kind::Moat,
    Kind::Chapel,
    Kind::Festival,
    Kind::Workshop,
    Kind::Remodel,
];

fn kingdom(piles: &[Kind]) -> Vec<Kind> {
    let others = COMPANY.into_iter().filter(|other| !piles.contains(other));
    piles.iter().copied().chain(others).take(10).collect()
}

/// Big Money Ultimate with some copies of the card, and a Village or two; in company, with other Actions as well.
fn strategy(kind: Kind, piles: &[Kind], company: bool) -> Strategy {
    let fewer = |card: Kind, n: i32| Condition::Compare(Term::Own(card), Compare::Less, Term::Number(n));
    let mut strategy = (*bots::strategy::named("big-money-ultimate").expect("it is in the library")).clone();
    let mut rules: Vec<Rule> = Vec::new();
    let potion = kind.card().cost.potion > 0 || piles.iter().any(|pile| pile.card().cost.potion > 0);
    rules.extend(potion.then(|| Rule { card: Kind::Potion, when: fewer(Kind::Potion, 1) }));
    let early = Condition::Compare(Term::Turn, Compare::AtMost, Term::Number(if company { 5 } else { 8 }));
    let some = |card| Condition::All(vec![fewer(card, 3), early.clone()]);
    rules.extend(piles.iter().map(|&card| Rule { card, when: some(card) }));
    rules.push(Rule { card: Kind::Village, when: fewer(Kind::Village, 2) });
    if company {
        let others = [Kind::Laboratory, Kind::Smithy, Kind::Militia, Kind::Moat];
        rules.extend(others.map(|card| Rule { card, when: fewer(card, 2) }));
    }
    strategy.rules.splice(0..0, rules);
    strategy
}

/// How often the cards ask something in a few games.
fn questions(cards: &[Kind], place: &Place) -> u32 {
    let Ok(table) = Prepared::new(&Setup::new(2, &place.kingdom)) else { return 0 };
    let recipe = Recipe::Strategy(place.strategy.clone());
    let mut asked_for = 0;
    for number in 0..100 {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(number));
        let mut game = Game::deal(&table, luck);
        let mut players = [recipe.make(), recipe.make()];
        let mut dice = [Dice::new(luck, 0), Dice::new(luck, 1)];
        while let Some(asked) = game.asked().filter(|asked| game.turns(asked.decider()) < 100) {
            let seat = asked.decider();
            asked_for += u32::from(cards.iter().any(|kind| bots::asks(asked, *kind)));
            let reply = players[seat.index()].answer(game.seen(seat), asked, &mut dice[seat.index()]);
            if game.reply(&reply).is_err() {
                break;
            }
        }
    }
    asked_for
}

fn measure(cards: &[Kind], place: &Place, games: u64, seed: u64) -> Result<SeatReport, String> {
    let plan = Plan {
        players: vec![
            ("sensible".to_owned(), Recipe::Strategy(place.strategy.clone())),
            ("by lot".to_owned(), Recipe::ByLotAt(place.strategy.clone(), cards.to_vec())),
        ],
        kingdom: place.kingdom.clone(),
        rules: Edition::Printed,
        shelters: Shelters::Draw,
        games,
        until_clear: false,
        turns: false,
        seed,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
    };
    let mut report = simulator::run(&plan, &simulator::Watch::none()).map_err(|e| format!("{}: {e}", cards[0]))?;
    Ok(report.seats.swap_remove(0))
}
