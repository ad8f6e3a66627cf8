//! Speed, as ratios within one run: engine and bare loop take turns in short slices, and medians are compared.

use crate::{bare, steps::Done};
use bots::{Bot, Dice};
use dominion::{Asked, Choice, Game, Kind, Prepared, Reply, Seen, Setup};
use std::{
    hint::black_box,
    sync::Arc,
    time::{Duration, Instant},
};
use table::{Generator, Luck, Rules, Seed, Verb};

const SLICE: Duration = Duration::from_millis(25);

struct Figures {
    clone_ns: f64,
    answer_ns: f64,
    bare: f64,
    big_money: f64,
    attack: f64,
    random: f64,
    in_rust: f64,
    in_text: f64,
    simulated: f64,
    bare_two: f64,
    big_money_two: f64,
    bare_turns: f64,
    engine_turns: f64,
}

pub(crate) fn run(json: bool, seconds: f64) -> Done {
    if !(0.1..=600.0).contains(&seconds) {
        return Err("--seconds takes a number from 0.1 to 600".to_owned());
    }
    let figures = measure(seconds);
    let loop_gain = figures.bare_two / figures.bare;
    let engine_gain = figures.big_money_two / figures.big_money;
    let object = serde_json::json!({
        "state_bytes": size_of::<Game>(),
        "clone_ns": figures.clone_ns,
        "answer_ns": figures.answer_ns,
        "answer_ratio": figures.answer_ns / figures.clone_ns,
        "bare_games_per_s": figures.bare,
        "bare_turns_per_game": figures.bare_turns,
        "big_money_games_per_s": figures.big_money,
        "big_money_turns_per_game": figures.engine_turns,
        "big_money_ratio": figures.big_money / figures.bare,
        "attack_games_per_s": figures.attack,
        "attack_ratio": figures.attack / figures.bare,
        "random_games_per_s": figures.random,
        "random_ratio": figures.random / figures.bare,
        "strategy_file_ratio": figures.in_text / figures.in_rust,
        "simulator_overhead": figures.in_rust / figures.simulated - 1.0,
        "bare_two_thread_speedup": loop_gain,
        "two_thread_speedup": engine_gain,
        "two_thread_ratio": engine_gain / loop_gain,
    });
    if json {
        println!("{object:#}");
        return Done::Ok(());
    }
    let rows = [
        ("state", format!("{} bytes", size_of::<Game>()), "at most 8000".to_owned()),
        ("clone", format!("{:.0} ns", figures.clone_ns), String::new()),
        (
            "clone + answer mid-card",
            format!("{:.0} ns", figures.answer_ns),
            format!("{:.2} clones (at most 4)", figures.answer_ns / figures.clone_ns),
        ),
        ("bare loop", format!("{:.0} games/s", figures.bare), format!("{:.1} turns a game", figures.bare_turns)),
        (
            "Big Money mirror",
            format!("{:.0} games/s", figures.big_money),
            format!(
                "{:.3} of the loop (floor 0.20), {:.1} turns",
                figures.big_money / figures.bare,
                figures.engine_turns
            ),
        ),
        (
            "Witch, Militia, Laboratory mirror",
            format!("{:.0} games/s", figures.attack),
            format!("{:.3} of the loop", figures.attack / figures.bare),
        ),
        (
            "random play, hard kingdoms",
            format!("{:.0} games/s", figures.random),
            format!("{:.3} of the loop", figures.random / figures.bare),
        ),
        ("Smithies and money, in Rust", format!("{:.0} games/s", figures.in_rust), String::new()),
        (
            "the same as a strategy file",
            format!("{:.0} games/s", figures.in_text),
            format!("{:.3} of the bot in Rust (floor 0.40)", figures.in_text / figures.in_rust),
        ),
        (
            "the same in the simulator",
            format!("{:.0} games/s", figures.simulated),
            format!(
                "{:+.1} % time over the raw engine (at most 30)",
                100.0 * (figures.in_rust / figures.simulated - 1.0)
            ),
        ),
        (
            "two threads",
            format!("{engine_gain:.2} times one"),
            format!("{:.3} of the loop's gain of {loop_gain:.2} (floor 0.95)", engine_gain / loop_gain),
        ),
    ];
    for (name, figure, ratio) in rows {
        println!("{name:<34}{figure:>20}   {ratio}");
    }
    Ok(())
}

fn measure(seconds: f64) -> Figures {
    let plain = prepared(&FIRST_GAME);
    let attack = prepared(&ATTACK);
    let hard = HARD.map(|kingdom| prepared(&kingdom));
    let mut counter = 0u64;
    let mut luck = || {
        counter += 1;
        Luck::new(Generator::SplitMix64, Seed::from_number(counter))
    };
    let (mut bare_turns, mut bare_games, mut engine_turns, mut engine_games) = (0u64, 0u64, 0u64, 0u64);
    let mut rates = [const { Vec::new() }; 9];
    let end = Instant::now() + Duration::from_secs_f64(seconds * 5.0);
    let mut random: [Box<dyn Bot>; 2] = [Box::new(bots::Random), Box::new(bots::Random)];
    let mut fighters: [Box<dyn Bot>; 2] = [Box::new(Fighter), Box::new(Fighter)];
    let mut in_rust = [0, 1].map(|_| bots::by_name("big-money-smithy").expect("a bot"));
    let text = bots::Recipe::Strategy(Arc::new(SMITHIES.parse().expect("a strategy")));
    let mut in_text = [0, 1].map(|_| text.make());
    while Instant::now() < end {
        rates[0].push(slice(|| {
            bare_turns += u64::from(bare::game(&luck()));
            bare_games += 1;
        }));
        rates[1].push(slice(|| {
            engine_turns += u64::from(big_money(&plain, luck()));
            engine_games += 1;
        }));
        rates[2].push(slice(|| {
            black_box(play(&attack, luck(), &mut fighters));
        }));
        let mut kingdom = 0;
        rates[3].push(slice(|| {
            kingdom += 1;
            play(&hard[kingdom % hard.len()], luck(), &mut random);
        }));
        rates[4].push(on_two_threads(|seed| black_box(bare::game(&seed))));
        rates[5].push(on_two_threads(|seed| black_box(big_money(&plain, seed))));
        rates[6].push(slice(|| {
            black_box(play(&plain, luck(), &mut in_rust));
        }));
        rates[7].push(slice(|| {
            black_box(play(&plain, luck(), &mut in_text));
        }));
        rates[8].push(simulated());
    }
    let [bare, big_money, attack, random, bare_two, big_money_two, in_rust, in_text, simulated] = rates.map(median);
    let (clone_ns, answer_ns) = clone_and_answer(&hard);
    Figures {
        clone_ns,
        answer_ns,
        bare,
        big_money,
        attack,
        random,
        in_rust,
        in_text,
        simulated,
        bare_two,
        big_money_two,
        bare_turns: bare_turns as f64 / bare_games as f64,
        engine_turns: engine_turns as f64 / engine_games as f64,
    }
}

/// What `big-money-smithy` does, as a strategy file.
const SMITHIES: &str = "strategy Smithies\nbuy province\nbuy gold\nbuy smithy if own smithy < 1\n\
                        buy smithy if own smithy < 2 and cards >= 16\nbuy silver\n";

/// Games in a second of the simulator on one thread, as it runs them for people.
fn simulated() -> f64 {
    let player = || ("smithies".to_owned(), bots::Recipe::Bot("big-money-smithy"));
    let plan = simulator::Plan {
        players: vec![player(), player()],
        kingdom: FIRST_GAME.to_vec(),
        rules: dominion::Edition::Printed,
        shelters: dominion::Shelters::No,
        games: 4096,
        until_clear: false,
        turns: false,
        seed: 1,
        threads: 1,
    };
    simulator::run(&plan, &simulator::Watch::none()).map_or(f64::NAN, |report| report.games_per_second)
}

fn prepared(kingdom: &[Kind; 10]) -> Prepared {
    Prepared::new(&Setup::new(2, kingdom)).expect("a kingdom of ten cards")
}

/// Runs for a slice of time; says how often in a second.
fn slice(mut game: impl FnMut()) -> f64 {
    let started = Instant::now();
    let mut n = 0u32;
    while started.elapsed() < SLICE {
        (0..16).for_each(|_| game());
        n += 16;
    }
    f64::from(n) / started.elapsed().as_secs_f64()
}

fn on_two_threads(game: impl Fn(Luck) -> u32 + Sync) -> f64 {
    let started = Instant::now();
    let worker = |number: u64| {
        let mut n = 0u64;
        while started.elapsed() < SLICE * 2 {
            for _ in 0..16 {
                n += 1;
                game(Luck::new(Generator::SplitMix64, Seed::from_number(number << 32 | n)));
            }
        }
        n
    };
    let games: u64 = std::thread::scope(|scope| {
        let threads = [1, 2].map(|number| scope.spawn(move || worker(number)));
        threads.into_iter().map(|t| t.join().expect("a game does not panic")).sum()
    });
    games as f64 / started.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Plays a game between two bots; says how many turns were taken.
fn play(table: &Prepared, luck: Luck, players: &mut [Box<dyn Bot>; 2]) -> u32 {
    let mut game = Game::deal(table, luck);
    let mut dice = [Dice::new(luck, 0), Dice::new(luck, 1)];
    while let Some(asked) = game.asked() {
        let seat = asked.decider();
        if game.turns(seat) >= 400 {
            break;
        }
        let reply = players[seat.index()].answer(game.seen(seat), asked, &mut dice[seat.index()]);
        game.reply(&reply).expect("a bot answers legally");
    }
    u32::from(game.turns(table::Seat(0)) + game.turns(table::Seat(1)))
}

/// The same, with the bot known to the compiler.
fn big_money(table: &Prepared, luck: Luck) -> u32 {
    let mut game = Game::deal(table, luck);
    let mut bot = bots::BigMoney::plain();
    let mut dice = Dice::new(luck, 0);
    while let Some(asked) = game.asked() {
        let reply = bot.answer(game.seen(asked.decider()), asked, &mut dice);
        game.reply(&reply).expect("a bot answers legally");
    }
    u32::from(game.turns(table::Seat(0)) + game.turns(table::Seat(1)))
}

/// Medians over 1,000 states in the middle of a card: a clone, and a clone with one answer.
fn clone_and_answer(tables: &[Prepared]) -> (f64, f64) {
    let mut states: Vec<(Game, Reply)> = Vec::new();
    let mut bot = bots::Random;
    'games: for number in 0.. {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(number));
        let mut dice = Dice::new(luck, 0);
        let mut game = Game::deal(&tables[number as usize % tables.len()], luck);
        while let Some(asked) = game.asked() {
            let reply = bot.answer(game.seen(asked.decider()), asked, &mut dice);
            if game.is_mid_card() && number % 7 == u64::from(game.turns(asked.decider())) % 7 {
                states.push((game, reply.clone()));
                if states.len() == 1000 {
                    break 'games;
                }
            }
            if game.turns(asked.decider()) >= 200 {
                break;
            }
            game.reply(&reply).expect("a bot answers legally");
        }
    }
    let time = |work: &dyn Fn(&Game, &Reply)| {
        let each = states.iter().map(|(game, reply)| {
            let started = Instant::now();
            (0..64).for_each(|_| work(game, reply));
            started.elapsed().as_nanos() as f64 / 64.0
        });
        median(each.collect())
    };
    let clone = |game: &Game, _: &Reply| {
        black_box(*black_box(game));
    };
    let answer = |game: &Game, reply: &Reply| {
        let mut copy = *black_box(game);
        copy.reply(reply).expect("a legal answer");
        black_box(copy);
    };
    for _ in 0..3 {
        black_box((time(&clone), time(&answer))); // warm up
    }
    (time(&clone), time(&answer))
}

/// Buys Witches, Militias and Laboratories, and plays them all.
struct Fighter;

impl Bot for Fighter {
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
        let wanted: &[(u16, Kind)] = match (asked.source(), asked.verb()) {
            (None, Verb::Buy) => &[
                (8, Kind::Province),
                (6, Kind::Gold),
                (5, Kind::Witch),
                (5, Kind::Laboratory),
                (4, Kind::Militia),
                (3, Kind::Silver),
            ],
            (None, _) => &[(0, Kind::Laboratory), (0, Kind::Witch), (0, Kind::Militia)],
            _ => &[],
        };
        let pick = wanted.iter().find(|(coins, kind)| {
            let enough = *kind != Kind::Witch || seen.owned(Kind::Witch) < 2;
            seen.coins() >= *coins && asked.offers(*kind) && enough
        });
        match pick {
            Some((_, kind)) => asked.pick(*kind),
            None if asked.choices().any(|c| c == Choice::AllTreasures) => asked.pick_choice(Choice::AllTreasures),
            None => bots::BigMoney::plain().answer(seen, asked, dice),
        }
    }
}

const FIRST_GAME: [Kind; 10] = [
    Kind::Village,
    Kind::Moat,
    Kind::Smithy,
    Kind::Woodcutter,
    Kind::Market,
    Kind::Militia,
    Kind::Mine,
    Kind::Remodel,
    Kind::Cellar,
    Kind::Workshop,
];
const ATTACK: [Kind; 10] = [
    Kind::Village,
    Kind::Moat,
    Kind::Smithy,
    Kind::Witch,
    Kind::Laboratory,
    Kind::Militia,
    Kind::Mine,
    Kind::Remodel,
    Kind::Cellar,
    Kind::Workshop,
];
/// Kingdoms of cards that ask much and play one another.
const HARD: [[Kind; 10]; 2] = [
    [
        Kind::ThroneRoom,
        Kind::Sentry,
        Kind::Thief,
        Kind::Spy,
        Kind::Library,
        Kind::Vassal,
        Kind::Harbinger,
        Kind::Moat,
        Kind::Cellar,
        Kind::Chapel,
    ],
    [
        Kind::ThroneRoom,
        Kind::Bandit,
        Kind::Bureaucrat,
        Kind::Militia,
        Kind::Adventurer,
        Kind::Feast,
        Kind::Remodel,
        Kind::Moat,
        Kind::Artisan,
        Kind::Poacher,
    ],
];
