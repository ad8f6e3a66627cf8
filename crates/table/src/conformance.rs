//! What every game owes, checked by random play.

use crate::{Answer, Generator, Luck, Picking, Question, Refused, Rules, Seed, Sitting, Stream, Viewer};

/// A random answer to a question.
pub fn random_answer<R: Rules>(question: &Question<R>, luck: &Luck, stream: &mut Stream) -> Answer {
    let mut picking = Picking::new(question);
    loop {
        let next = picking.open();
        let stop = usize::from(picking.may_stop());
        let Some(choices) = std::num::NonZeroUsize::new(next.len() + stop) else { return picking.finish() };
        let r = luck.below(stream, choices.get() as u32) as usize;
        match next.get(r) {
            Some(&index) => picking.pick(index),
            None => return picking.finish(),
        }
    }
}

/// Plays random games from the seeds given and panics with seed and step where the contract is broken.
///
/// # Panics
/// When a game does not keep the contract: that is what it is for.
pub fn conformance<R: Rules>(setup: &R::Setup, seeds: std::ops::Range<u64>, most_answers: usize) {
    for seed in seeds {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(seed));
        let mut chooser = luck.stream(u16::MAX);
        let mut events = Vec::new();
        let mut sitting = Sitting::<R>::new(setup.clone(), luck, &mut events).expect("the set-up is legal");
        while let Some(question) = sitting.game().question().filter(|_| sitting.answers() < most_answers) {
            let at = || format!("seed {seed}, answer {}", sitting.answers());
            let game = sitting.game();
            if let Err(broken) = game.check() {
                panic!("{}: {broken}", at());
            }
            asks_properly(&question, &at);
            if sitting.answers().is_multiple_of(7) {
                check_state(game, &question, seed, &at);
            }
            let answer = random_answer(&question, &luck, &mut chooser);
            sitting
                .give(&answer, &mut events)
                .unwrap_or_else(|e| panic!("seed {seed}: a legal answer was refused: {e}"));
        }
        redacts::<R>(&events, sitting.game().seats(), seed);
        repeats(&sitting, seed);
    }
}

/// The checks that are too slow for every state: saving, hiding, refusing.
///
/// # Panics
/// When the game does not keep the contract.
pub fn check_state<R: Rules>(game: &R, question: &Question<R>, seed: u64, at: &impl Fn() -> String) {
    saves(game, at);
    hides(game, question, seed, at);
    refuses(game, question, at);
}

fn asks_properly<R: Rules>(question: &Question<R>, at: &impl Fn() -> String) {
    let copies: u32 = question.offers.iter().map(|o| u32::from(o.copies)).sum();
    assert!(question.min <= question.max, "{}: more picks are needed than allowed", at());
    assert!(copies >= u32::from(question.min), "{}: no legal answer exists", at());
    assert!(question.offers.iter().all(|o| o.copies > 0), "{}: an offer nobody can take", at());
    let answers = if question.max <= 1 { question.offers.len() + usize::from(question.min == 0) } else { 2 };
    assert!(answers >= 2, "{}: a forced choice was asked: {question:?}", at());
}

fn saves<R: Rules>(game: &R, at: &impl Fn() -> String) {
    let bytes = game.save();
    let again = R::load(&bytes).unwrap_or_else(|e| panic!("{}: {e}", at()));
    assert!(again == *game, "{}: a saved game comes back different", at());
    assert!(R::load(&bytes[..bytes.len() - 1]).is_err(), "{}: a cut save was accepted", at());
}

/// A resampled world looks the same to its seat, so no view holds anything that the seat has not seen.
fn hides<R: Rules>(game: &R, question: &Question<R>, seed: u64, at: &impl Fn() -> String) {
    for s in 0..game.seats() {
        let seat = crate::Seat(s);
        let other = game.resample(seat, Luck::new(Generator::SplitMix64, Seed::from_number(!seed)));
        if let Err(broken) = other.check() {
            panic!("{}: a resampled world is impossible: {broken}", at());
        }
        assert_eq!(other.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)), "{}: {seat} sees a difference", at());
        assert_eq!(
            other.view(Viewer::Spectator),
            game.view(Viewer::Spectator),
            "{}: spectators see a difference",
            at()
        );
        let asked = other.question().unwrap_or_else(|| panic!("{}: a resampled world asks nothing", at()));
        let public = |q: &Question<R>| (q.decider, q.about, q.verb, q.source);
        assert_eq!(public(&asked), public(question), "{}: a resampled world asks something else", at());
        if question.decider == seat {
            assert!(asked == *question, "{}: a resampled world asks its seat something else", at());
            assert_eq!(other.reasons(), game.reasons(), "{}: reasons tell of hidden cards", at());
            for index in 0..question.offers.len().min(6) as u16 {
                let answer = Answer::one(index);
                assert_eq!(other.preview(&answer), game.preview(&answer), "{}: a preview tells of hidden cards", at());
            }
        }
    }
}

fn refuses<R: Rules>(game: &R, question: &Question<R>, at: &impl Fn() -> String) {
    let mut copy = game.clone();
    let missing = question.offers.len() as u16;
    for wrong in [Answer::one(missing), Answer::one(u16::MAX), (0..=question.max).map(|_| 0).collect()] {
        let refused: Result<_, Refused> = copy.answer(&wrong, &mut ());
        assert!(refused.is_err(), "{}: {wrong:?} was accepted", at());
        assert!(copy == *game, "{}: a refused answer changed the game", at());
    }
}

/// Redacting twice is redacting once, and a spectator learns no more than any seat.
fn redacts<R: Rules>(events: &[R::Event], seats: u8, seed: u64) {
    for event in events {
        let open = R::redact(event, Viewer::Spectator);
        assert_eq!(R::redact(&open, Viewer::Spectator), open, "seed {seed}");
        for s in 0..seats {
            let seen = R::redact(event, Viewer::Seat(crate::Seat(s)));
            assert_eq!(R::redact(&seen, Viewer::Spectator), open, "seed {seed}: a spectator sees more than a seat");
        }
    }
}

/// The record gives the same game, and taking answers back is playing fewer of them.
fn repeats<R: Rules>(sitting: &Sitting<R>, seed: u64) {
    let replay = crate::Replay::<R>::from_json(&sitting.replay().to_json()).expect("a written replay is read");
    let again = replay.play(None).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    assert!(again.game() == sitting.game(), "seed {seed}: set-up, seed and answers are not the game");
    let back = sitting.answers() / 3;
    let mut undone = sitting.clone();
    assert!(undone.undo(back), "seed {seed}");
    let shorter = replay.play(Some(sitting.answers() - back)).expect("a part of what was played");
    assert!(shorter.game() == undone.game(), "seed {seed}: an undone game is not the shorter game");
}
