//! Whatever happens and is asked in games of Dominations has its words in both languages.

use content::{Language, Names, Piece, Sentence, Words, dominations as said};
use dominations::{
    Event, Game, Setup,
    scenario::{self, NO_BOTS},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use table::{Generator, Luck, Rules, Seat, Seed, Viewer, conformance::random_answer};

/// What was said, each message a few times: the same ones come up in every game.
struct Said {
    both: [Words; 2],
    times: BTreeMap<String, u32>,
    told: BTreeSet<String>,
    /// In English.
    prompts: BTreeSet<String>,
}

impl Said {
    fn check(&mut self, sentence: &Sentence) {
        let times = self.times.entry(sentence.key.clone()).or_default();
        *times += 1;
        if *times > 50 {
            return;
        }
        for words in &self.both {
            let text = words.tell(sentence);
            assert!(!text.is_empty() && !text.contains('«') && !text.contains("{$"), "{sentence:?}: {text}");
        }
    }

    /// The question with all its offers and reasons.
    fn asked(&mut self, game: &Game) {
        let Some(question) = game.question() else { return };
        let (pack, names) = (game.pack().pack(), ["A", "B", "C", "D"].map(Piece::from));
        let names = Names { names: &names, reader: Some(question.decider) };
        let prompt = said::prompt(game, &question, &names);
        self.check(&prompt);
        self.prompts.insert(self.both[1].tell(&prompt));
        let view = game.view(Viewer::Seat(question.decider));
        for offer in &question.offers {
            if let Piece::Sentence(sentence) = said::choice(offer.choice, pack, &view, &names) {
                self.check(&sentence);
            }
        }
        game.reasons().into_iter().for_each(|(thing, reason)| self.check(&said::reason(thing, reason, pack)));
    }

    /// To a player and to a spectator.
    fn told(&mut self, game: &Game, event: &Event) {
        let names = ["A", "B", "C", "D"].map(Piece::from);
        for (reader, viewer) in [(Some(Seat(0)), Viewer::Seat(Seat(0))), (None, Viewer::Spectator)] {
            let names = Names { names: &names, reader };
            self.check(&said::narrate(&Game::redact(event, viewer), game.pack().pack(), &names));
        }
        let variant = format!("{event:?}");
        self.told.insert(variant.split([' ', '{']).next().unwrap_or_default().to_owned());
    }

    /// Answers at random, and tells what happens.
    fn go_on(&mut self, game: &mut Game, number: u64) {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(number));
        let Some(question) = game.question() else { return };
        let mut events = Vec::new();
        game.answer(&random_answer(&question, &luck, &mut luck.stream(900)), &mut events).unwrap();
        events.iter().for_each(|event| self.told(game, event));
    }
}

#[test]
fn everything_that_happens_is_told_and_everything_asked_has_a_prompt() {
    let both = [Language::Es, Language::En].map(Words::new);
    let mut said = Said { both, times: BTreeMap::new(), told: BTreeSet::new(), prompts: BTreeSet::new() };
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(1));
    let mut events = Vec::new();
    let mut game = Game::start(&Setup::new(4), luck, &mut events).unwrap();
    events.iter().for_each(|event| said.told(&game, event));
    for number in 0.. {
        if game.is_over() {
            break;
        }
        said.asked(&game);
        said.go_on(&mut game, number);
    }
    // scenarios come to every question there is
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dominations/scenarios");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    for file in files.filter(|path| path.extension().is_some_and(|ending| ending == "scn")) {
        for scenario in scenario::parse(&fs::read_to_string(&file).unwrap()).unwrap() {
            let mut look = |game: &Game, _: &[Event]| {
                said.asked(game);
                let mut after = game.clone();
                (0..4).for_each(|number| said.go_on(&mut after, number));
            };
            scenario::watch(&scenario, NO_BOTS, &mut look).unwrap();
        }
    }
    let all = "Order ObjectiveKept MonumentKept Revealed AgeBegan TurnBegan Discarded Drew TileLaid TileReactivated \
               Produced Gained Exchanged Paid CityBuilt MonumentPlaced CardPlaced Upgraded Copied Scored Influence \
               AgeEnded RoleTaken Kept Goals GameOver";
    let never: Vec<&str> = all.split_whitespace().filter(|kind| !said.told.contains(*kind)).collect();
    assert!(never.is_empty(), "never happened: {never:?}");
    let prompts = "objective monument reactivate keep activation put-back second-tile growth spot base space \
                   construction development pay free wild copy order exchange";
    let keys = prompts.split_whitespace().map(|prompt| format!("asked-{prompt}"));
    let never: Vec<String> = keys.filter(|key| !said.times.contains_key(key)).collect();
    assert!(never.is_empty(), "never asked: {never:?}");
    for part in [
        "put back before your hand is filled up?",
        "Your hand is full.",
        "to pay)",
        "left to pay, so far 1 ",
        "who plays first in the coming Age?",
        "So far: ",
    ] {
        assert!(said.prompts.iter().any(|prompt| prompt.contains(part)), "no prompt says “{part}”");
    }
}
