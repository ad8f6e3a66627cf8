//! What every game owes, by random play.

use dominations::{Game, Locus, LocusCities, Setup, Sides};
use table::{
    Generator, Luck, Rules, Seed, Stream, Viewer,
    conformance::{conformance, random_answer},
};

#[test]
fn two_players() {
    conformance::<Game>(&Setup::new(2), 0..6, 5000);
}

#[test]
fn three_players() {
    conformance::<Game>(&Setup::new(3), 0..4, 5000);
}

#[test]
fn four_players() {
    conformance::<Game>(&Setup::new(4), 0..4, 5000);
}

const SEEDS: u64 = 12;

/// Whatever the bytes of a save say, it is refused, or the game it holds can be played on.
#[test]
fn forged_saves_never_panic() {
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(77));
    let mut stream = luck.stream(0);
    let (mut taken, mut refused) = (0, 0);
    for seed in 0..SEEDS {
        let dice = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut game = Game::start(&Setup::new(2 + (seed % 3) as u8), dice, &mut ()).unwrap();
        let mut answers = 0;
        while let Some(question) = game.question() {
            answers += 1;
            for _ in 0..if answers % 3 == 0 { 4 } else { 0 } {
                let mut bytes = game.save();
                for _ in 0..1 + luck.below(&mut stream, 3) {
                    let at = luck.below(&mut stream, bytes.len() as u32) as usize;
                    bytes[at] = luck.below(&mut stream, 256) as u8;
                }
                match Game::load(&bytes) {
                    Ok(forged) => {
                        taken += 1;
                        play_on(forged, &luck, &mut stream);
                    }
                    Err(_) => refused += 1,
                }
            }
            let answer = random_answer(&question, &luck, &mut stream);
            game.answer(&answer, &mut ()).unwrap();
        }
    }
    assert!(taken > 50 && refused > 50, "{taken} forged saves were taken, {refused} refused");
}

fn play_on(mut game: Game, luck: &Luck, stream: &mut Stream) {
    for _ in 0..60 {
        let Some(question) = game.question() else { return };
        drop(game.view(Viewer::Seat(question.decider)));
        let answer = random_answer(&question, luck, stream);
        drop(game.preview(&answer));
        if game.answer(&answer, &mut ()).is_err() {
            return;
        }
    }
}

/// Everything that makes up a game, for each number of players and with the switches turned.
#[test]
fn games_of_all_sizes_and_switches_end_as_they_should() {
    for seed in 0..60 {
        let mut setup = Setup::new(2 + (seed % 3) as u8);
        if seed % 2 == 1 {
            setup.switches.sides = Sides::All;
            setup.switches.locus = Locus::Additional;
            setup.switches.locus_cities = LocusCities::Ring;
            setup.switches.locus_match_bonus = true;
            setup.switches.overflow_only_at_most = false;
            setup.switches.tree_rotation = true;
        }
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut stream = luck.stream(9);
        let mut game = Game::start(&setup, luck, &mut ()).unwrap();
        while let Some(question) = game.question() {
            let answer = random_answer(&question, &luck, &mut stream);
            game.answer(&answer, &mut ()).unwrap();
        }
        game.check().unwrap();
        let standings = game.standings().unwrap();
        assert_eq!(standings.winners(), [game.leader()]);
        assert!(standings.0.iter().all(|standing| standing.turns == 15), "{standings:?}");
    }
}
