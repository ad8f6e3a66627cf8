//! Dominion keeps the contract of the table, in every kingdom and for every number of players.

use dominion::{Choice, Edition, Event, First, Game, Kind, Set, Setup, SetupError, Shelters, Told, random_kingdom};
use proptest::prelude::*;
use table::{Answer, Generator, LoadError, Luck, Rules, Seat, Seed, Viewer, conformance};

fn luck(seed: u64) -> Luck {
    Luck::new(Generator::SplitMix64, Seed::from_number(seed))
}

fn kingdom_cards() -> Vec<Kind> {
    Kind::kingdom_cards().collect()
}

fn setup(seats: u8, seed: u64, rules: Edition) -> Setup {
    Setup { rules, ..Setup::new(seats, &random_kingdom(&kingdom_cards(), &luck(seed))) }
}

/// Many kingdoms, few games each: the state is checked at every question.
#[test]
fn random_games_keep_the_contract() {
    for seed in 0..60 {
        let rules = if seed % 3 == 0 { Edition::Latest } else { Edition::Printed };
        conformance::conformance::<Game>(&setup(2 + (seed % 5) as u8, seed, rules), seed..seed + 1, 1500);
    }
}

/// Plays a random game up to some answer.
fn played(setup: &Setup, seed: u64, answers: usize) -> Game {
    let luck = luck(seed);
    let mut chooser = luck.stream(900);
    let mut game = Game::start(setup, luck, &mut ()).unwrap();
    for _ in 0..answers {
        let Some(question) = game.question() else { break };
        let answer = conformance::random_answer(&question, &luck, &mut chooser);
        game.answer(&answer, &mut ()).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    /// A view as it is sent holds no other hand, no order of a deck, and no bag: it is the same text whatever the
    /// hidden cards are, and other hands are absent from it.
    #[test]
    fn a_view_never_holds_hidden_cards(seed in 0u64..5_000, answers in 0usize..400, seats in 2u8..=6) {
        let game = played(&setup(seats, seed, Edition::Printed), seed, answers);
        for viewer in 0..seats {
            let view = game.view(Viewer::Seat(Seat(viewer)));
            let text = serde_json::to_string(&view).unwrap();
            for (other, player) in view.players.iter().enumerate() {
                let controls = view.turn.controller.0 == viewer && view.turn.seat.index() == other;
                prop_assert_eq!(player.hand.is_some(), other == viewer as usize || controls);
                prop_assert_eq!(player.looked_at.is_some(), other == viewer as usize || controls);
                prop_assert!(player.deck_known.len() <= player.deck_size as usize);
            }
            let value: serde_json::Value = serde_json::from_str(&text).unwrap();
            let keys = value["players"][0].as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>();
            let known = ["aside", "deck_known", "deck_size", "discard_top", "hand", "hand_size", "looked_at", "looked_at_size"];
            prop_assert_eq!(keys, known.into_iter().chain(["turns"]).collect::<Vec<_>>(), "what is shown of a player");
            for hidden in ["bag", "seed", "luck", "stream", "log", "stack"] {
                prop_assert!(!text.contains(&format!("\"{hidden}\"")), "{} in {}", hidden, text);
            }
            for world in 0..3 {
                let other = game.resample(Seat(viewer), luck(world));
                prop_assert_eq!(serde_json::to_string(&other.view(Viewer::Seat(Seat(viewer)))).unwrap(), text.clone());
            }
        }
    }

    #[test]
    fn damaged_saves_are_refused(seed in 0u64..200, answers in 0usize..200, at in 0usize..10_000, bit in 0u8..8) {
        let mut bytes = played(&setup(3, seed, Edition::Printed), seed, answers).save();
        let at = at % bytes.len();
        bytes[at] ^= 1 << bit;
        prop_assert!(matches!(Game::load(&bytes), Err(LoadError::Damaged(_))));
    }

    #[test]
    fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Game::load(&bytes).is_err());
        prop_assert!(Game::load(&sealed(&bytes)).is_err());
    }
}

/// Bytes with a check sum that is right.
fn sealed(body: &[u8]) -> Vec<u8> {
    let mut bytes = body.to_vec();
    bytes.extend_from_slice(&blake3::hash(body).as_bytes()[..8]);
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    /// A save that was forged with a right check sum is refused, or is a legal game that can be looked at and goes on.
    #[test]
    fn forged_saves_are_refused_or_legal(
        seed in 0u64..60, answers in 0usize..250, changes in proptest::collection::vec((0usize..10_000, any::<u8>()), 1..4)
    ) {
        let rules = if seed % 2 == 0 { Edition::Printed } else { Edition::Latest };
        let bytes = played(&setup(3, seed, rules), seed, answers).save();
        let body = &bytes[..bytes.len() - 8];
        let changes: Vec<_> = changes.iter().map(|&(at, byte)| (at % body.len(), byte)).collect();
        look_at_forged(body, &changes, seed)?;
    }

    /// The same in the middle of cards that play cards, react and are trashed, where scripts and their memory lie: near
    /// the end of a save.
    #[test]
    fn forged_memories_are_refused_or_legal(
        seed in 0u64..200, answers in 20usize..200, changes in proptest::collection::vec((120usize..400, any::<u8>()), 1..4)
    ) {
        let kingdom = [
            Kind::ThroneRoom, Kind::Moat, Kind::MarketSquare, Kind::Counterfeit, Kind::Procession, Kind::BandOfMisfits,
            Kind::Urchin, Kind::Cultist, Kind::Fortress, Kind::SecretPassage,
        ];
        let setup = Setup::new(2, &kingdom);
        let mut answers = answers;
        let mut game = played(&setup, seed, answers);
        while !game.is_mid_card() && !game.is_over() {
            answers += 1;
            game = played(&setup, seed, answers);
        }
        let bytes = game.save();
        let body = &bytes[..bytes.len() - 8];
        let changes: Vec<_> = changes.iter().map(|&(back, byte)| (body.len().saturating_sub(back), byte)).collect();
        look_at_forged(body, &changes, seed)?;
    }
}

/// Loads changed bytes; what can be loaded is looked at and played on.
fn look_at_forged(body: &[u8], changes: &[(usize, u8)], seed: u64) -> Result<(), TestCaseError> {
    let mut body = body.to_vec();
    changes.iter().for_each(|&(at, byte)| body[at] = byte);
    let Ok(mut game) = Game::load(&sealed(&body)) else { return Ok(()) };
    prop_assert_eq!(game.check(), Ok(()));
    let luck = luck(seed);
    let mut chooser = luck.stream(900);
    for _ in 0..40 {
        let Some(question) = game.question() else { break };
        let _ = game.view(Viewer::Seat(question.decider));
        let _ = game.resample(question.decider, luck);
        if game.answer(&conformance::random_answer(&question, &luck, &mut chooser), &mut ()).is_err() {
            break;
        }
    }
    Ok(())
}

/// Reactions in other players' hands show in nothing that an attacker is told beforehand.
#[test]
fn reactions_to_trashing_and_gaining_stay_hidden() {
    let kingdom = [
        Kind::Thief,
        Kind::MarketSquare,
        Kind::Swindler,
        Kind::Bandit,
        Kind::Knights,
        Kind::Rogue,
        Kind::Saboteur,
        Kind::Hermit,
        Kind::Torturer,
        Kind::Village,
    ];
    for seed in 0..24 {
        let rules = if seed % 2 == 0 { Edition::Printed } else { Edition::Latest };
        let setup = Setup { rules, shelters: Shelters::Yes, ..Setup::new(2 + (seed % 3) as u8, &kingdom) };
        conformance::conformance::<Game>(&setup, seed..seed + 1, 900);
    }
}

/// A victim who is asked twice by one Attack does not learn in between whether the next one could react.
#[test]
fn a_window_does_not_tell_of_the_next_hand() {
    let previews = ["moat", "copper"].map(|theirs| {
        let table = format!(
            "players 3\nkingdom militia moat beggar\np1 hand militia\np2 hand beggar copper estate silver gold\n\
             p3 hand {theirs} copper copper copper"
        );
        let mut game = dominion::scenario::lay(&table).unwrap();
        game.answer(&Answer::one(0), &mut ()).unwrap();
        assert_eq!(game.question().unwrap().decider, Seat(1));
        game.preview(&Answer::none())
    });
    assert_eq!(previews[0], previews[1]);
}

#[test]
fn saves_of_other_versions_are_named() {
    let bytes = played(&setup(2, 1, Edition::Printed), 1, 9).save();
    let mut body = bytes[..bytes.len() - 8].to_vec();
    body[0] = 9;
    assert_eq!(Game::load(&sealed(&body)), Err(LoadError::Version { found: 9, expected: 2 }));
}

/// Seats that do not exist see what spectators see, and nothing panics.
#[test]
fn absent_seats_see_nothing() {
    let mut events = Vec::new();
    let game = Game::start(&setup(2, 1, Edition::Printed), luck(1), &mut events).unwrap();
    for absent in [2, 5, 6, 8, 255].map(Seat) {
        assert_eq!(game.view(Viewer::Seat(absent)), game.view(Viewer::Spectator));
        assert_eq!((game.turns(absent), game.score(absent), game.owned(absent, Kind::Copper)), (0, 0, 0));
        let seen = game.seen(absent);
        assert_eq!(
            (seen.in_hand(Kind::Copper), seen.hand_size(absent), seen.cards_owned(), seen.score()),
            (0, 0, 0, 0)
        );
        assert_eq!(game.resample(absent, luck(2)).check(), Ok(()));
        for event in &events {
            assert_eq!(Game::redact(event, Viewer::Seat(absent)), Game::redact(event, Viewer::Spectator));
        }
    }
}

/// The seed of a running game is in nothing that is shown or logged.
#[test]
fn a_game_does_not_show_its_secrets_in_logs() {
    let game = played(&setup(2, 1, Edition::Printed), 1, 9);
    let text = format!("{game:?} {:?}", luck(1));
    assert!(!text.contains(&game.fingerprint()) && !text.contains(&Seed::from_number(1).to_string()), "{text}");
}

/// When nobody can ever do anything again, the game ends instead of going round for ever.
#[test]
fn a_game_in_which_nobody_can_act_ends() {
    let stalemate = "pile copper 0\npile curse 0\np1 hand estate\np2 hand duchy\nphase buy";
    let game = dominion::scenario::lay(stalemate).unwrap();
    assert!(game.is_over());
    assert_eq!(game.standings().unwrap().winners(), [Seat(1)]);
}

/// Another world really is another: hidden cards change, and so does luck.
#[test]
fn resampling_deals_hidden_cards_again() {
    let game = played(&setup(2, 11, Edition::Printed), 11, 60);
    let hands: std::collections::BTreeSet<String> = (0..40)
        .map(|world| {
            let other = game.resample(Seat(0), luck(world));
            serde_json::to_string(&other.view(Viewer::Seat(Seat(1))).players[1].hand).unwrap()
        })
        .collect();
    assert!(hands.len() > 5, "only {} different hands", hands.len());
}

#[test]
fn impossible_set_ups_are_refused() {
    let ten = &kingdom_cards()[..10];
    let refused = |setup: Setup| Game::start(&setup, luck(0), &mut ()).unwrap_err();
    assert_eq!(refused(Setup::new(1, ten)), SetupError::Seats(1));
    assert_eq!(refused(Setup::new(7, ten)), SetupError::Seats(7));
    assert_eq!(refused(Setup::new(2, &ten[..9])), SetupError::KingdomSize(9));
    let mut twice = ten.to_vec();
    twice[3] = twice[0];
    assert_eq!(refused(Setup::new(2, &twice)), SetupError::Twice(twice[0]));
    twice[3] = Kind::Gold;
    assert_eq!(refused(Setup::new(2, &twice)), SetupError::NotKingdom(Kind::Gold));
    let first = First::Seat(Seat(2));
    assert_eq!(refused(Setup { first, ..Setup::new(2, ten) }), SetupError::NoSuchSeat(Seat(2)));
}

/// Dominion, set-up: by lot in the first game, then to the left of the winner, after a shared victory by lot among
/// those who did not win, and by lot among all when nobody lost.
#[test]
fn the_first_player_of_the_next_game() {
    let starts = |first: First| -> std::collections::BTreeSet<u8> {
        let setup = Setup { first, ..setup(4, 1, Edition::Printed) };
        (0..200).map(|seed| Game::start(&setup, luck(seed), &mut ()).unwrap().whose_turn().0).collect()
    };
    let after = |winners: &[u8]| First::After { winners: winners.iter().copied().map(Seat).collect() };
    let set = |seats: &[u8]| seats.iter().copied().collect();
    assert_eq!(starts(First::Random), set(&[0, 1, 2, 3]));
    assert_eq!(starts(First::Seat(Seat(2))), set(&[2]));
    assert_eq!(starts(after(&[1])), set(&[2]));
    assert_eq!(starts(after(&[3])), set(&[0]));
    assert_eq!(starts(after(&[0, 2])), set(&[1, 3]));
    assert_eq!(starts(after(&[0, 1, 2, 3])), set(&[0, 1, 2, 3]));
}

/// Dark Ages, set-up: always with ten piles of the set, never without one, otherwise in proportion; the Estate pile is the
/// same with and without them.
#[test]
fn shelters_are_dealt_by_the_rulebook() {
    let (dark, other): (Vec<Kind>, Vec<Kind>) =
        kingdom_cards().into_iter().partition(|kind| kind.card().set == Set::DarkAges);
    let with_shelters = |number: usize, shelters: Shelters| {
        let kingdom = [&dark[..number], &other[..10 - number]].concat();
        let setup = Setup { shelters, ..Setup::new(3, &kingdom) };
        let dealt = (0..400).filter(|seed| {
            let game = Game::start(&setup, luck(*seed), &mut ()).unwrap();
            let owned = |kind| game.owned(Seat(1), kind);
            let shelters = [Kind::Hovel, Kind::Necropolis, Kind::OvergrownEstate].map(owned);
            assert_eq!(game.seen(Seat(0)).left(Kind::Estate), 12);
            assert_eq!((shelters, owned(Kind::Estate)), if shelters[0] == 1 { ([1; 3], 0) } else { ([0; 3], 3) });
            assert_eq!(game.check(), Ok(()));
            shelters[0] == 1
        });
        dealt.count()
    };
    assert_eq!((with_shelters(10, Shelters::Draw), with_shelters(0, Shelters::Draw)), (400, 0));
    assert!((80..160).contains(&with_shelters(3, Shelters::Draw)));
    assert_eq!((with_shelters(0, Shelters::Yes), with_shelters(10, Shelters::No)), (400, 0));
}

/// The table that was drawn is the table that is dealt.
#[test]
fn a_drawn_setup_is_what_the_game_deals() {
    for seed in 0..100 {
        let setup = setup(4, seed, Edition::Printed);
        let (game, drawn) = (Game::start(&setup, luck(seed), &mut ()).unwrap(), setup.drawn(&luck(seed)));
        assert_eq!(drawn.first, First::Seat(game.whose_turn()));
        assert_eq!(drawn.shelters == Shelters::Yes, game.owned(Seat(0), Kind::Hovel) == 1);
        let again = Game::start(&drawn, luck(seed), &mut ()).unwrap();
        assert_eq!(again.fingerprint(), game.fingerprint(), "seed {seed}");
    }
}

#[test]
fn chancellor_puts_the_deck_and_discards_nothing() {
    let mut events = Vec::new();
    let mut game = dominion::scenario::lay("kingdom chancellor\np1 hand chancellor\np1 deck copper*3 gold").unwrap();
    game.answer(&Answer::one(0), &mut events).unwrap();
    game.answer(&Answer::one(0), &mut events).unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::DeckDiscarded { cards: 4, .. })), "{events:?}");
    assert!(!events.iter().any(|event| matches!(event, Event::Discarded { .. })), "{events:?}");
}

/// Dominion, Militia: several cards go down at once; the others see the top one, in the view and in what they are told.
#[test]
fn only_the_top_of_several_discards_is_seen() {
    let mut events = Vec::new();
    let table = "players 3\nkingdom militia\np1 hand militia\np2 hand gold estate silver copper duchy\np3 hand copper";
    let mut game = dominion::scenario::lay(table).unwrap();
    game.answer(&Answer::one(0), &mut events).unwrap();
    let question = game.question().unwrap();
    let discarded = question.find(&[Choice::Card(Kind::Gold), Choice::Card(Kind::Duchy)]).unwrap();
    game.answer(&discarded, &mut events).unwrap();
    let top = game.view(Viewer::Seat(Seat(2))).players[1].discard_top.unwrap();
    assert!([Kind::Gold, Kind::Duchy].contains(&top));
    let discards = |viewer| {
        let told = events.iter().map(move |event| Game::redact(event, viewer));
        told.filter(|event| matches!(event, Event::Discarded { .. })).collect::<Vec<_>>()
    };
    assert_eq!(discards(Viewer::Spectator).len(), 1);
    let number = |event: &Event| matches!(event, Event::Discarded { cards: Told::Number(2), top: t, .. } if *t == top);
    assert!(
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator]
            .iter()
            .all(|v| discards(*v).iter().all(number))
    );
    assert!(
        discards(Viewer::Seat(Seat(1)))
            .iter()
            .all(|event| matches!(event, Event::Discarded { cards: Told::Cards(_), .. }))
    );
}

#[test]
fn everybody_sees_the_trash() {
    let game = dominion::scenario::lay("players 3\ntrash gold estate\np1 hand copper").unwrap();
    let trash = [(Kind::Gold, 1), (Kind::Estate, 1)].into_iter().collect();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(game.view(viewer).trash, trash);
    }
}

/// What one player draws does not depend on how much another has shuffled.
#[test]
fn decks_have_separate_luck() {
    let hand = |moats: bool| {
        let own = if moats {
            "p1 hand moat moat village village village\np1 discard copper*9 estate*3"
        } else {
            "p1 hand copper"
        };
        let table = format!("kingdom moat village\n{own}\np2 discard copper*20 estate*8 silver*10\np2 hand gold");
        let mut game = dominion::scenario::lay(&table).unwrap();
        while game.whose_turn() == Seat(0) {
            let question = game.question().unwrap();
            let play = (question.verb == table::Verb::Play).then(|| Answer::one(0));
            game.answer(&play.unwrap_or_default(), &mut ()).unwrap();
        }
        while game.whose_turn() == Seat(1) {
            game.answer(&Answer::none(), &mut ()).unwrap();
        }
        game.view(Viewer::Seat(Seat(1))).players[1].hand.clone()
    };
    assert_eq!(hand(true), hand(false));
}

#[test]
fn both_generators_play_and_replay() {
    for generator in [Generator::ChaCha8, Generator::SplitMix64] {
        let luck = Luck::new(generator, Seed::from_number(5));
        let mut sitting = table::Sitting::<Game>::new(setup(2, 5, Edition::Printed), luck, &mut ()).unwrap();
        let mut chooser = luck.stream(900);
        while let Some(question) = sitting.game().question().filter(|_| sitting.answers() < 300) {
            let answer = conformance::random_answer(&question, &luck, &mut chooser);
            sitting.give(&answer, &mut ()).unwrap();
        }
        assert!(sitting.replay().play(None).unwrap().game() == sitting.game());
    }
}
