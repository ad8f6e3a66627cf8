//! What the bots owe: legal answers, the purchases they are named for, and the strength they are known for.

use bots::Dice;
use dominion::{Game, Kind, Prepared, Setup, random_kingdom, scenario};
use std::fs;
use table::{Generator, Luck, Rules, Seat, Seed};

fn luck(seed: u64) -> Luck {
    Luck::new(Generator::SplitMix64, Seed::from_number(seed))
}

#[test]
fn bots_answer_as_their_scenarios_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let mut run = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        for one in scenario::parse(&fs::read_to_string(&path).unwrap()).unwrap() {
            if let Err(e) = scenario::run(&one, &bots::advise) {
                panic!("{}:{}: {} in «{}»", path.display(), e.line, e.message, one.title);
            }
            run += 1;
        }
    }
    assert!(run >= 10);
}

#[test]
fn every_bot_answers_legally_in_every_kingdom() {
    let all: Vec<Kind> = Kind::kingdom_cards().collect();
    for seed in 0..150 {
        let luck = luck(seed);
        let seats = 2 + (seed % 5) as usize;
        let prepared = Prepared::new(&Setup::new(seats as u8, &random_kingdom(&all, &luck))).unwrap();
        let mut game = Game::deal(&prepared, luck);
        let name = |seat: usize| bots::NAMES[(seat + seed as usize) % bots::NAMES.len()];
        let mut players: Vec<_> = (0..seats).map(|seat| bots::by_name(name(seat)).unwrap()).collect();
        let mut dice: Vec<Dice> = (0..seats).map(|seat| Dice::new(luck, seat as u16)).collect();
        while let Some(asked) = game.asked().filter(|asked| game.turns(asked.decider()) < 60) {
            let seat = asked.decider().index();
            let reply = players[seat].answer(game.seen(asked.decider()), asked, &mut dice[seat]);
            game.reply(&reply).unwrap_or_else(|e| panic!("{} with seed {seed}: {e}", name(seat)));
        }
    }
}

/// The turn in which Big Money takes its fourth Province while the other player passes.
fn fourth_province(prepared: &Prepared, seed: u64) -> u16 {
    let mut game = Game::deal(prepared, luck(seed));
    let mut players = [bots::by_name("big-money").unwrap(), bots::by_name("pass").unwrap()];
    let mut dice = [Dice::new(luck(seed), 0), Dice::new(luck(seed), 1)];
    while let Some(asked) = game.asked() {
        let seat = asked.decider().index();
        let reply = players[seat].answer(game.seen(asked.decider()), asked, &mut dice[seat]);
        game.reply(&reply).unwrap();
        if game.owned(Seat(0), Kind::Province) == 4 {
            return game.turns(Seat(0)) + u16::from(game.whose_turn() == Seat(0));
        }
    }
    panic!("the game ended before");
}

#[test]
fn big_money_has_four_provinces_when_it_should() {
    let kingdom: Vec<Kind> = Kind::ALL[7..17].to_vec();
    let prepared = Prepared::new(&Setup::new(2, &kingdom)).unwrap();
    let games = 2000;
    let total: u32 = (0..games).map(|seed| u32::from(fourth_province(&prepared, seed))).sum();
    let mean = f64::from(total) / games as f64;
    assert!((16.5..=18.5).contains(&mean), "fourth Province at turn {mean:.2} on average");
}

#[test]
fn unknown_names_are_no_bots() {
    assert!(bots::NAMES.iter().all(|name| bots::by_name(name).is_some()));
    assert!(bots::by_name("lord-rattington").is_none());
}
