//! Whether bots answer the questions of each card better than by lot: the same strategy against itself, one of the two
//! answering that card's questions at random.

use crate::steps::Done;
use bots::{
    Recipe, Strategy,
    strategy::{Compare, Condition, Rule, Term},
};
use dominion::{Edition, Kind, Mixed, Pile, Shelters, Types};
use simulator::Plan;
use std::sync::Arc;

pub(crate) fn run(games: u64, card: Option<&str>) -> Done {
    let wanted = |kind: &Kind| card.is_none_or(|id| kind.id() == id);
    let mut lines = Vec::new();
    for kind in Kind::ALL.iter().copied().filter(|kind| buyable(*kind) && wanted(kind)) {
        let plan = plan(kind, games);
        let report = simulator::run(&plan, &|_| ()).map_err(|e| format!("{kind}: {e}"))?;
        let seat = &report.seats[0];
        let [low, high] = seat.share_ci95.map(|share| 100.0 * share);
        lines.push((low, format!("{:24} {:6.2} %  {low:6.2}–{high:.2}", kind.id(), 100.0 * seat.share)));
    }
    if lines.is_empty() {
        return Err("there is no such card, or nobody can buy it".to_owned());
    }
    lines.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("share of wins of sensible answers against answers by lot, {games} games each, 95 % interval:");
    lines.iter().for_each(|(_, line)| println!("{line}"));
    let better = lines.iter().filter(|(low, _)| *low > 50.0).count();
    println!("{better} of {} cards: the lower end is above 50 %", lines.len());
    Ok(())
}

/// Cards that somebody can have, and that do something.
fn buyable(kind: Kind) -> bool {
    let card = kind.card();
    (kind.is_action() || kind.is_treasure()) && kind != Kind::Knights && !card.is(Types::SHELTER) && card.has_text()
}

/// The piles that must be bought for somebody to have the card.
fn sources(kind: Kind) -> Vec<Kind> {
    let all = |pile| Kind::ALL.iter().copied().filter(move |kind| kind.card().pile == Pile::Mixed(pile)).collect();
    match kind.card().pile {
        Pile::Mixed(Mixed::Knights) => all(Mixed::Knights),
        Pile::Mixed(Mixed::Ruins) => vec![Kind::Marauder],
        Pile::OutsideSupply | Pile::Own | Pile::None => vec![kind.brought_by().unwrap_or(kind)],
    }
}

fn plan(kind: Kind, games: u64) -> Plan {
    let piles = sources(kind);
    let chosen = piles.iter().map(|pile| if pile.card().is(Types::KNIGHT) { Kind::Knights } else { *pile });
    let company = [
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
    let mut kingdom: Vec<Kind> = chosen.collect();
    kingdom.dedup();
    let others = company.into_iter().filter(|other| !piles.contains(other));
    kingdom.extend(others.take(10 - kingdom.len()));
    let strategy = Arc::new(strategy(kind, &piles));
    Plan {
        players: vec![
            ("sensible".to_owned(), Recipe::Strategy(strategy.clone())),
            ("by lot".to_owned(), Recipe::ByLotAt(strategy, kind)),
        ],
        kingdom,
        rules: Edition::Printed,
        shelters: Shelters::Draw,
        games,
        seed: 1,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// Big Money Ultimate with some copies of the card, and a Village or two.
fn strategy(kind: Kind, piles: &[Kind]) -> Strategy {
    let fewer = |card: Kind, n: i32| Condition::Compare(Term::Own(card), Compare::Less, Term::Number(n));
    let mut strategy = (*bots::strategy::named("big-money-ultimate").expect("it is in the library")).clone();
    let mut rules: Vec<Rule> = Vec::new();
    if kind.card().cost.potion > 0 {
        rules.push(Rule { card: Kind::Potion, when: fewer(Kind::Potion, 1) });
    }
    let early = Condition::Compare(Term::Turn, Compare::AtMost, Term::Number(8));
    let some = |card| Condition::All(vec![fewer(card, 3), early.clone()]);
    rules.extend(piles.iter().map(|&card| Rule { card, when: some(card) }));
    rules.push(Rule { card: Kind::Village, when: fewer(Kind::Village, 2) });
    strategy.rules.splice(0..0, rules);
    strategy
}
