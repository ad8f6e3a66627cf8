//! What every game owes, by random play.

use dominations::{Choice, Game, Knowledge, Locus, LocusCities, Reason, Setup, Sides, Thing};
use table::{
    Answer, Generator, Luck, Rules, Seat, Seed, Stream, Verb, Viewer,
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

/// What is said to be payable after an exchange is found by exchanging, and what is said to be too expensive is not.
#[test]
fn hints_about_exchanges_are_true() {
    let (mut payable, mut too_expensive) = (0, 0);
    for seed in 0..4 {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut stream = luck.stream(0);
        let mut game = Game::start(&Setup::new(2), luck, &mut ()).unwrap();
        while let Some(question) = game.question() {
            let counts = matches!(question.verb, Verb::Build | Verb::Develop);
            for (thing, reason) in game.reasons().into_iter().filter(|_| counts) {
                // trying all of them out would take minutes
                let looked_at = luck.below(&mut stream, 60);
                if (question.verb == Verb::Build) == matches!(thing, Thing::Mastery(_)) {
                    continue; // that comes in another phase
                }
                match reason {
                    Reason::Exchange if looked_at < 6 => {
                        assert!(
                            comes_to(&game, thing, 8, true),
                            "{thing:?} can be paid: {:?}",
                            game.view(Viewer::Spectator)
                        );
                        payable += 1;
                    }
                    Reason::TooExpensive if looked_at < 1 => {
                        assert!(!comes_to(&game, thing, 2, false), "{thing:?} cannot be paid");
                        too_expensive += 1;
                    }
                    _ => {}
                }
            }
            game.answer(&random_answer(&question, &luck, &mut stream), &mut ()).unwrap();
        }
    }
    assert!(payable > 50 && too_expensive > 50, "{payable} and {too_expensive} hints");
}

/// A card is joined to a tree by at least one whole Nodus, and so says every preview, whatever is still to be paid.
#[test]
fn every_spot_in_a_tree_makes_a_nodus() {
    let mut spots = 0;
    for seed in 0..4 {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut stream = luck.stream(0);
        let mut game = Game::start(&Setup::new(3), luck, &mut ()).unwrap();
        while let Some(question) = game.question() {
            for (index, offer) in (0u16..).zip(&question.offers) {
                if let Choice::Spot { .. } = offer.choice {
                    let preview = game.preview(&Answer::one(index)).unwrap();
                    assert!(preview.ways.iter().all(|way| way.nodus > 0), "{:?}", offer.choice);
                    spots += 1;
                }
            }
            game.answer(&random_answer(&question, &luck, &mut stream), &mut ()).unwrap();
        }
    }
    assert!(spots > 300, "{spots} spots");
}

/// Whether so many exchanges can make something payable; `straight` looks only where that leads somewhere.
fn comes_to(game: &Game, wanted: Thing, exchanges: usize, straight: bool) -> bool {
    let question = game.question().unwrap();
    let is = |choice: Choice| match (wanted, choice) {
        (Thing::Mastery(card), Choice::Develop(other) | Choice::Upgrade(other)) => card == other,
        (Thing::Monument(card), Choice::Level(other)) => card == other,
        (Thing::City(cell), Choice::City(other)) => cell == other,
        _ => false,
    };
    if question.offers.iter().any(|offer| is(offer.choice)) {
        return true;
    }
    if exchanges == 0 {
        return false;
    }
    let (have, needed) = (game.player(question.decider).knowledge, colours(game, question.decider, wanted));
    (0..question.offers.len()).any(|index| {
        let leads = match question.offers[index].choice {
            Choice::Exchange { give, take } => have[take] < needed[take] && have[give] > needed[give],
            // two of them can lead over a third colour
            Choice::Swap { give, .. } => have[give] > needed[give],
            _ => return false,
        };
        let mut after = game.clone();
        (leads || !straight)
            && after.answer(&Answer::one(index as u16), &mut ()).is_ok()
            && after.question().is_some_and(|next| (next.decider, next.verb) == (question.decider, question.verb))
            && comes_to(&after, wanted, exchanges - 1, straight)
    })
}

/// What something costs in colours that are shown.
fn colours(game: &Game, seat: Seat, thing: Thing) -> Knowledge {
    let (pack, view) = (game.pack().pack(), game.view(Viewer::Spectator));
    match thing {
        Thing::Mastery(card) => {
            let owned = game.player(seat).tree.mastery(card).is_some();
            let card = &pack.masteries[usize::from(card)];
            if owned { card.upgrade.of } else { card.cost.of }
        }
        Thing::Monument(card) => {
            let level = view.monuments.iter().find(|standing| standing.monument == card).unwrap().levels.len();
            pack.monuments[usize::from(card)].levels[level].cost.of
        }
        Thing::City(cell) => {
            let piece = view.pieces.iter().find(|piece| piece.cell == cell).unwrap();
            Knowledge::one(piece.settlement.unwrap(), game.switches().city_cost[usize::from(piece.level)])
        }
        Thing::Role(_) => Knowledge::default(),
    }
}
