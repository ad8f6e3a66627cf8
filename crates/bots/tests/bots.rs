//! What the bots owe: legal answers, the purchases they are named for, and the strength they are known for.

use bots::Dice;
use dominion::{Game, Kind, Prepared, Setup, random_kingdom, scenario};
use std::{collections::BTreeSet, fs};
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
    assert!(run >= 300);
}

#[test]
fn every_bot_answers_legally_in_every_kingdom() {
    let all: Vec<Kind> = Kind::kingdom_cards().collect();
    for seed in 0..400 {
        let luck = luck(seed);
        let seats = 2 + (seed % 5) as usize;
        let prepared = Prepared::new(&Setup::new(seats as u8, &random_kingdom(&all, &luck))).unwrap();
        let mut game = Game::deal(&prepared, luck);
        let names = bots::names();
        let name = |seat: usize| names[(seat + seed as usize) % names.len()];
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

/// What a bot answers does not change when the cards that its seat cannot see are dealt again.
#[test]
fn no_bot_looks_at_hidden_cards() {
    let all: Vec<Kind> = Kind::kingdom_cards().collect();
    let strategy = bots::strategy::named("big-money-ultimate").unwrap();
    let levels = bots::Level::ALL.map(|level| bots::Recipe::Level(strategy.clone(), level));
    let recipes: Vec<bots::Recipe> = levels.into_iter().chain([bots::Recipe::Strategy(strategy)]).collect();
    let mut compared = 0;
    for seed in 0..60 {
        let prepared = Prepared::new(&Setup::new(3, &random_kingdom(&all, &luck(seed)))).unwrap();
        let mut game = Game::deal(&prepared, luck(seed));
        let mut wild = bots::by_name("random").unwrap();
        let mut dice = Dice::new(luck(seed), 9);
        let mut answers = 0;
        while let Some(asked) = game.asked().filter(|_| answers < 200) {
            let seat = asked.decider();
            let recipe = &recipes[answers / 5 % recipes.len()];
            let sensible = |game: &Game| {
                let asked = game.asked().unwrap();
                let reply = recipe.make().answer(game.seen(seat), asked, &mut Dice::new(luck(seed), 1));
                asked.answer(&reply).unwrap()
            };
            if answers % 5 == 0 {
                let other = game.resample(seat, luck(1000 + seed));
                assert_eq!(sensible(&game), sensible(&other), "seed {seed}, answer {answers}");
                compared += 1;
            }
            // random purchases, so that every card of the kingdom is met
            let reply = wild.answer(game.seen(seat), asked, &mut dice);
            game.reply(&reply).unwrap();
            answers += 1;
        }
    }
    assert!(compared > 1500, "{compared}");
}

/// Each level wins more than the one below, and a whim is never a Curse.
#[test]
fn levels_are_steps() {
    let strategy = bots::strategy::named("double-witch").unwrap();
    let kingdom = home(&strategy);
    let share = |better: bots::Level, lesser: bots::Level| {
        let player = |level: bots::Level| (level.id().to_owned(), bots::Recipe::Level(strategy.clone(), level));
        let plan = simulator::Plan {
            players: vec![player(better), player(lesser)],
            kingdom: kingdom.clone(),
            rules: dominion::Edition::Printed,
            shelters: dominion::Shelters::Draw,
            games: 400,
            until_clear: false,
            turns: false,
            seed: 3,
            threads: 2,
        };
        simulator::run(&plan, &simulator::Watch::none()).unwrap().seats[0].share
    };
    for pair in bots::Level::ALL.windows(2) {
        let share = share(pair[1], pair[0]);
        assert!((0.55..0.95).contains(&share), "{:?} wins {share} against {:?}", pair[1], pair[0]);
    }
    let prepared = Prepared::new(&Setup::new(2, &kingdom)).unwrap();
    for seed in 0..20 {
        let mut game = Game::deal(&prepared, luck(seed));
        let recipe = bots::Recipe::Level(strategy.clone(), bots::Level::Beginner);
        let mut players = [recipe.make(), recipe.make()];
        let mut dice = [Dice::new(luck(seed), 0), Dice::new(luck(seed), 1)];
        let mut events: Vec<dominion::Event> = Vec::new();
        while let Some(asked) = game.asked().filter(|asked| game.turns(asked.decider()) < 100) {
            let seat = asked.decider().index();
            let reply = players[seat].answer(game.seen(asked.decider()), asked, &mut dice[seat]);
            game.reply_watched(&reply, &mut events).unwrap();
        }
        let bought_curse = |event: &dominion::Event| matches!(event, dominion::Event::Bought { card: Kind::Curse, .. });
        assert!(!events.iter().any(bought_curse), "seed {seed}");
    }
}

/// The kingdom that a strategy is for.
fn home(strategy: &bots::Strategy) -> Vec<Kind> {
    let Some(kingdom) = &strategy.kingdom else { return Kind::ALL[7..17].to_vec() };
    content::kingdom_of(kingdom).unwrap_or_else(|| panic!("{}: {kingdom} is no kingdom", strategy.name))
}

/// Every strategy of the library is for a kingdom that has its cards, plays it to the end, and buys what it is for.
#[test]
fn the_library_plays_at_home() {
    let mut ids = BTreeSet::new();
    for (id, strategy) in bots::strategy::library() {
        assert!(ids.insert(id) && !strategy.name.is_empty());
        let setup = Setup::new(2, &home(strategy));
        assert!(strategy.cards().all(|kind| setup.has(kind)), "{id} buys cards that are not in its kingdom");
        let prepared = Prepared::new(&setup).unwrap_or_else(|e| panic!("{id}: {e}"));
        let special: Vec<Kind> = strategy.cards().filter(|kind| kind.card().is_kingdom()).collect();
        let mut gained: Vec<dominion::Event> = Vec::new();
        for seed in 0..20 {
            let mut game = Game::deal(&prepared, luck(seed));
            let mut players = [bots::by_name(id).unwrap(), bots::by_name("big-money-ultimate").unwrap()];
            let mut dice = [Dice::new(luck(seed), 0), Dice::new(luck(seed), 1)];
            while let Some(asked) = game.asked() {
                assert!(game.turns(asked.decider()) < 100, "{id} does not end");
                let seat = asked.decider().index();
                let reply = players[seat].answer(game.seen(asked.decider()), asked, &mut dice[seat]);
                game.reply_watched(&reply, &mut gained).unwrap_or_else(|e| panic!("{id} with seed {seed}: {e}"));
            }
            let mine = |event: &dominion::Event| matches!(event, dominion::Event::Gained { seat: Seat(0), .. });
            gained.retain(mine);
        }
        let times = |kind: &Kind| gained.iter().filter(|event| is_gain_of(event, *kind)).count();
        let numbers: Vec<(Kind, usize)> = special.iter().map(|kind| (*kind, times(kind))).collect();
        let all: usize = numbers.iter().map(|(_, number)| number).sum();
        assert!(numbers.iter().all(|(_, number)| *number > 0), "{id} never gains some of {numbers:?}");
        assert!(special.is_empty() || all >= 15, "{id} gains only {numbers:?} in 20 games");
    }
    assert!(ids.len() >= 40);
}

fn is_gain_of(event: &dominion::Event, kind: Kind) -> bool {
    let dominion::Event::Gained { card, .. } = event else { return false };
    *card == kind || (kind == Kind::Knights && card.card().is(dominion::Types::KNIGHT))
}

/// In its own kingdom a strategy is worth playing: these win against Big Money Ultimate.
#[test]
fn strategies_are_as_strong_as_they_are_known_to_be() {
    for (id, least) in [
        ("double-witch", 0.90),
        ("witch-money", 0.85),
        ("cultist-chain", 0.75),
        ("torturer-money", 0.75),
        ("gardens-workshop", 0.70),
        ("smithy-money", 0.65),
        ("militia-money", 0.60),
        ("duke-duchy", 0.60),
    ] {
        let recipe = |id: &str| (id.to_owned(), bots::Recipe::named(id).unwrap());
        let plan = simulator::Plan {
            players: vec![recipe(id), recipe("big-money-ultimate")],
            kingdom: home(&bots::strategy::named(id).unwrap()),
            rules: dominion::Edition::Printed,
            shelters: dominion::Shelters::Draw,
            games: 1000,
            until_clear: false,
            turns: false,
            seed: 3,
            threads: 2,
        };
        let share = simulator::run(&plan, &simulator::Watch::none()).unwrap().seats[0].share;
        assert!(share >= least, "{id} wins {share:.3}, expected {least}");
    }
}

#[test]
fn unknown_names_are_no_bots() {
    assert!(bots::names().iter().all(|name| bots::by_name(name).is_some()));
    assert!(bots::by_name("lord-rattington").is_none());
}
