//! Games with their record: replays, undo, stale answers, previews and reasons.

use dominion::{Choice, Edition, First, Game, Kind, Preview, Reason, Setup};
use std::{fs, path::Path};
use table::{
    Answer, Checked, Entry, Generator, Luck, Refused, Replay, ReplayError, Rules, Seat, Seed, Sitting, SittingError,
    StepError, Verb,
};

fn setup() -> Setup {
    Setup { first: First::Seat(Seat(0)), ..Setup::new(2, &Kind::kingdom_cards().take(10).collect::<Vec<_>>()) }
}

fn sitting(seed: u64) -> Sitting<Game> {
    Sitting::new(setup(), Luck::new(Generator::SplitMix64, Seed::from_number(seed)), &mut ()).unwrap()
}

/// The answer that picks these choices now.
fn pick(sitting: &Sitting<Game>, choices: &[Choice]) -> Answer {
    sitting.game().question().unwrap().find(choices).unwrap()
}

/// Plays all Treasures and buys a Copper, `turns` times.
fn play_turns(sitting: &mut Sitting<Game>, turns: usize) {
    for _ in 0..turns {
        let all = pick(sitting, &[Choice::AllTreasures]);
        sitting.give(&all, &mut ()).unwrap();
        let copper = pick(sitting, &[Choice::Card(Kind::Copper)]);
        sitting.give(&copper, &mut ()).unwrap();
    }
}

/// Every replay of every version still gives the game it gave.
#[test]
fn the_corpus_of_replays_still_plays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut played = 0;
    for version in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(version.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let replay = Replay::<Game>::from_json(&fs::read_to_string(&path).unwrap()).unwrap();
            let sitting = replay.play(None).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert!(sitting.game().is_over(), "{}", path.display());
            let again = Replay { rules: replay.rules, ..sitting.replay() };
            assert!(again == replay, "{}: written again, it is not the same", path.display());
            played += 1;
        }
    }
    assert!(played >= 20, "only {played} replays");
}

#[test]
fn stale_and_foreign_answers_change_nothing() {
    let mut sitting = sitting(3);
    let before = *sitting.game();
    let all = pick(&sitting, &[Choice::AllTreasures]);
    let stale = sitting.answer(Seat(0), 1, &all, &mut ());
    assert_eq!(stale, Err(SittingError::Stale { given: 1, now: 0 }));
    let foreign = sitting.answer(Seat(1), 0, &all, &mut ());
    assert_eq!(foreign, Err(SittingError::NotYours { asked: Seat(0), given: Seat(1) }));
    let wrong = sitting.answer(Seat(0), 0, &Answer::one(99), &mut ());
    assert_eq!(wrong, Err(SittingError::Refused(Refused::NoSuchChoice { index: 99 })));
    assert!(*sitting.game() == before);
    assert!(sitting.answer(Seat(0), 0, &all, &mut ()).is_ok());
    let repeated = sitting.answer(Seat(0), 0, &all, &mut ());
    assert_eq!(repeated, Err(SittingError::Stale { given: 0, now: 1 }));
}

#[test]
fn free_undo_reaches_back_to_what_was_revealed() {
    let mut sitting = sitting(3);
    assert_eq!(sitting.free_undo(Seat(0)), 0);
    let all = pick(&sitting, &[Choice::AllTreasures]);
    let outcome = sitting.give(&all, &mut ()).unwrap();
    assert!(!outcome.revealed, "own Treasures on the table tell their player nothing new");
    assert_eq!(sitting.free_undo(Seat(0)), 1);
    let copper = pick(&sitting, &[Choice::Card(Kind::Copper)]);
    let outcome = sitting.give(&copper, &mut ()).unwrap();
    assert!(outcome.revealed, "five cards were drawn, and the next player decides");
    assert_eq!(sitting.free_undo(Seat(0)), 0);
    assert_eq!(sitting.back_to_answer_of(Seat(0)), Some(1));
    assert_eq!(sitting.back_to_answer_of(Seat(1)), None);
}

/// An Attack tells of the other hands even where nobody is asked.
#[test]
fn an_attack_ends_free_undo() {
    for p2 in ["copper copper copper", "copper*5", "moat copper copper"] {
        let mut game = laid(&format!("kingdom militia moat\np1 hand militia copper\np2 hand {p2}"));
        assert!(game.answer(&Answer::one(0), &mut ()).unwrap().revealed, "{p2}");
    }
}

#[test]
fn an_undo_is_recorded_and_the_same_answers_give_the_same_cards() {
    let mut first = sitting(8);
    play_turns(&mut first, 6);
    let mut again = first.clone();
    assert!(again.undo(5));
    assert_eq!((again.answers(), again.version()), (7, 13), "versions only grow");
    assert!(!again.undo(8), "there are not so many answers");
    let copper = pick(&again, &[Choice::Card(Kind::Copper)]);
    again.give(&copper, &mut ()).unwrap();
    play_turns(&mut again, 2);
    assert!(again.game() == first.game());
    let replay = again.replay();
    assert!(replay.entries.iter().any(|e| matches!(e, Entry::Undo { answers: 5 })));
    let read = Replay::<Game>::from_json(&replay.to_json()).unwrap();
    assert!(read.play(None).unwrap().game() == first.game());
}

/// Taking k answers back is the same as never having given them, wherever in whichever game.
#[test]
fn an_undo_is_the_replay_of_the_answers_before() {
    let all: Vec<Kind> = Kind::kingdom_cards().collect();
    for number in 0..60 {
        let luck = Luck::new(Generator::ChaCha8, Seed::from_number(number));
        let setup = Setup::new(2 + (number % 3) as u8, &dominion::random_kingdom(&all, &luck));
        let mut sitting = Sitting::<Game>::new(setup.clone(), luck, &mut ()).unwrap();
        let mut chooser = luck.stream(900);
        let mut given = Vec::new();
        while let Some(question) = sitting.game().question().filter(|_| given.len() < 120) {
            let answer = table::conformance::random_answer(&question, &luck, &mut chooser);
            sitting.give(&answer, &mut ()).unwrap();
            given.push(answer);
        }
        let back = luck.below(&mut chooser, given.len() as u32 + 1) as usize;
        assert!(sitting.undo(back));
        let mut replayed = Sitting::<Game>::new(setup, luck, &mut ()).unwrap();
        for answer in &given[..given.len() - back] {
            replayed.give(answer, &mut ()).unwrap();
        }
        assert!(sitting.game() == replayed.game(), "game {number}, {back} of {} answers", given.len());
        assert_eq!(sitting.game().question(), replayed.game().question());
        assert_eq!(sitting.answers(), replayed.answers());
        for seat in 0..sitting.game().seats() {
            assert_eq!(sitting.free_undo(Seat(seat)), replayed.free_undo(Seat(seat)));
        }
    }
}

fn recorded() -> Replay<Game> {
    let mut sitting = sitting(8);
    play_turns(&mut sitting, 3);
    sitting.replay()
}

#[test]
fn broken_replays_say_where() {
    let good = recorded();
    let error = |change: &dyn Fn(&mut Replay<Game>)| {
        let mut replay = good.clone();
        change(&mut replay);
        replay.play(None).map(|_| ()).unwrap_err()
    };
    let at = |step| move |e: ReplayError| matches!(e, ReplayError::Step { step: s, .. } if s == step);
    assert!(matches!(error(&|r| r.hash = "0".repeat(32)), ReplayError::Hash { .. }));
    assert!(matches!(error(&|r| r.setup.seats = 9), ReplayError::Setup(_)));
    assert!(at(3)(error(&|r| drop(r.entries.remove(2)))));
    type Change<'a> = &'a dyn Fn(&mut Seat, &mut Verb, &mut Answer, &mut Vec<Choice>);
    let answer = |entry: &mut Entry<Game>, change: Change| {
        if let Entry::Answer { seat, verb, picks, choices } = entry {
            change(seat, verb, picks, choices);
        }
    };
    assert!(at(2)(error(&|r| answer(&mut r.entries[1], &|seat, _, _, _| *seat = Seat(1)))));
    assert!(at(2)(error(&|r| answer(&mut r.entries[1], &|_, verb, _, _| *verb = Verb::Trash))));
    assert!(at(2)(error(&|r| answer(&mut r.entries[1], &|_, _, picks, _| *picks = Answer::one(60)))));
    let disagrees =
        error(&|r| answer(&mut r.entries[1], &|_, _, _, choices| *choices = vec![Choice::Card(Kind::Curse)]));
    assert!(matches!(disagrees, ReplayError::Step { step: 2, reason: StepError::Disagrees { .. } }));
    let undo = error(&|r| r.entries.push(Entry::Undo { answers: 700 }));
    assert!(matches!(undo, ReplayError::Step { step: 7, reason: StepError::Undo { wanted: 700, available: 6 } }));
}

#[test]
fn broken_replay_files_say_what_is_wrong() {
    let good = recorded().to_json();
    let read = |text: &str| Replay::<Game>::from_json(text).unwrap_err();
    let syntax = |text: &str, part: &str| match read(text) {
        ReplayError::Syntax(message) => assert!(message.contains(part), "{message}"),
        other => panic!("{other}"),
    };
    syntax("", "line 1");
    syntax(&good[..good.len() / 2], "line");
    syntax(&good.replace("\"chapel\"", "\"chapell\""), "chapell");
    syntax(&good.replace("\"seed\": \"", "\"seed\": \"x"), "no seed");
    assert!(matches!(read(&good.replace("\"format\": 1", "\"format\": 99")), ReplayError::Format { found: 99, .. }));
    assert!(matches!(read(&good.replace("\"dominion\"", "\"chess\"")), ReplayError::Game { .. }));
    assert!(matches!(read(&good.replace("\"rules\": 2", "\"rules\": 3")), ReplayError::Newer { found: 3, .. }));
}

/// A replay of an older version is played by what was chosen, not by where it stood in the list.
#[test]
fn older_replays_go_by_their_typed_choices() {
    let mut old = recorded();
    old.rules = 0;
    old.hash = "of another version".to_owned();
    for entry in &mut old.entries {
        if let Entry::Answer { picks, .. } = entry {
            *picks = Answer::one(77);
        }
    }
    let sitting = old.play(None).unwrap();
    assert_eq!(old.check_hash(&sitting), Ok(Checked::OlderRules));
    if let Entry::Answer { choices, .. } = &mut old.entries[3] {
        *choices = vec![Choice::Card(Kind::Province)];
    }
    let mut sitting = old.begin(&mut ()).unwrap();
    let error = loop {
        if let Err(error) = old.step(&mut sitting, &mut ()) {
            break error;
        }
    };
    assert!(matches!(error, ReplayError::Step { step: 4, reason: StepError::NotOffered { .. } }));
    let copper = pick(&sitting, &[Choice::Card(Kind::Copper)]);
    assert!(sitting.give(&copper, &mut ()).is_ok(), "it can be continued from the first difference");
}

/// A table laid by hand, at its first question.
fn laid(text: &str) -> Game {
    dominion::scenario::lay(text).unwrap()
}

#[test]
fn a_preview_tells_what_is_certain_and_no_more() {
    let game = laid(
        "kingdom moneylender smithy market\np1 hand moneylender smithy market copper\np1 deck gold gold gold gold",
    );
    let preview = |kind| {
        let answer = game.question().unwrap().find(&[Choice::Card(kind)]).unwrap();
        game.preview(&answer)
    };
    let is = |actions, buys, coins, cards| Some(Preview { actions, buys, coins, cards, potions: 0 });
    assert_eq!(preview(Kind::Moneylender), is(-1, 0, 3, 0), "the Copper is in hand: the coins are certain");
    assert_eq!(preview(Kind::Smithy), is(-1, 0, 0, 3));
    assert_eq!(preview(Kind::Market), is(0, 1, 1, 1));
    let buying = laid("kingdom market\nphase buy\ncoins 6");
    let gold = buying.question().unwrap().find(&[Choice::Card(Kind::Gold)]).unwrap();
    assert_eq!(buying.preview(&gold), is(0, -1, -6, 0));
    assert_eq!(game.preview(&Answer::one(40)), None);
    assert_eq!(game.preview(&Answer::none()), is(0, 0, 0, 0));
}

#[test]
fn cards_that_are_not_offered_have_a_reason() {
    let action = laid("kingdom smithy\np1 hand smithy copper estate");
    assert_eq!(action.reasons(), [(Kind::Copper, Reason::NotAnAction), (Kind::Estate, Reason::NotAnAction)]);
    let treasure = laid("kingdom smithy\nphase treasure\np1 hand smithy copper estate");
    let expected = [(Kind::Estate, Reason::NotATreasure), (Kind::Smithy, Reason::ActionPhaseOver)];
    assert_eq!(treasure.reasons(), expected);
    let buy = laid("kingdom smithy\nphase buy\ncoins 6\npile silver 0");
    let expected = [(Kind::Silver, Reason::PileEmpty), (Kind::Province, Reason::TooExpensive)];
    assert_eq!(buy.reasons(), expected);
    let mut spy = laid("kingdom spy\np1 hand spy\np1 deck copper copper\np2 hand gold province\np2 deck estate");
    spy.answer(&Answer::one(0), &mut ()).unwrap();
    spy.answer(&Answer::none(), &mut ()).unwrap();
    assert_eq!(spy.question().unwrap().about, Seat(1));
    assert_eq!(spy.reasons(), [], "the hand of the player spied on stays hidden");
    let mut mine = laid("kingdom mine\np1 hand mine copper silver estate");
    mine.answer(&Answer::one(0), &mut ()).unwrap();
    assert_eq!(mine.reasons(), [(Kind::Estate, Reason::DoesNotFit)]);
}

/// Both editions are written down with the game.
#[test]
fn the_rules_in_use_are_part_of_the_record() {
    let setup = Setup { rules: Edition::Latest, ..setup() };
    let luck = Luck::new(Generator::ChaCha8, Seed::from_number(1));
    let sitting = Sitting::<Game>::new(setup, luck, &mut ()).unwrap();
    let json = sitting.replay().to_json();
    assert!(json.contains("\"rules\":\"latest\"") && json.contains("\"generator\": \"chacha8\""), "{json}");
}

/// Whatever a file says, reading and playing it ends with a game or an error.
#[test]
fn garbled_replays_do_not_panic() {
    let good = recorded().to_json();
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(6));
    let mut stream = luck.stream(0);
    let mut below = |n: usize| luck.below(&mut stream, n as u32) as usize;
    for _ in 0..4_000 {
        let mut bytes = good.clone().into_bytes();
        let at = below(bytes.len());
        bytes[at] = b"0123456789abcxyz\",:[]{} "[below(24)];
        if let Ok(replay) = Replay::<Game>::from_json(&String::from_utf8_lossy(&bytes)) {
            let _ = replay.play(None);
        }
    }
}
