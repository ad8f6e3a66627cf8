//! Dominations on the web.

use super::{Menus, Stage};
use crate::protocol::{BotLevel, Course, DominationsOptions, GameOptions, ResultPart, SeatResult};
use bots::{
    Dice,
    dominations::{Player, Search},
};
use content::{Names, Sentence, dominations as said};
use dominations::{Cell, Event, Game, Phase, Reason, Setup, Shelved, Source, Thing, pack};
use table::{Answer, Generator, Luck, Replay, Rules, Seat, Seed};
use tokio::sync::watch;

impl Stage for Game {
    type Mind = ();
    type Bot = (Search, Dice);
    type Book = Shelved;

    fn setup(options: &GameOptions, seats: u8, _: Seed, _: Option<Vec<Seat>>) -> Result<Setup, Sentence> {
        let GameOptions::Dominations(options) = options else { return Err(super::other_game()) };
        let mut setup = Setup::new(seats);
        if let Some(pack) = &options.pack {
            setup.pack = pack.clone();
        }
        if let Some(switches) = options.switches {
            setup.switches = switches;
        }
        setup.check().map_err(|e| content::dominations_setup_error(&e))?;
        Ok(setup)
    }

    fn code(_: &Setup) -> String {
        String::new()
    }

    fn book(setup: &Setup) -> Option<Shelved> {
        pack::find(&setup.pack)
    }

    fn tell(events: &[Event], pack: &Shelved, names: &Names<'_>) -> Vec<Sentence> {
        events.iter().map(|event| said::narrate(event, pack, names)).collect()
    }

    fn ask(&self, _: &Names<'_>) -> Option<(Sentence, &'static str)> {
        let question = self.question()?;
        Some((said::prompt(&question, &self.pack()), said::asked_about(&question)))
    }

    fn card_id(card: Thing) -> String {
        match card {
            Thing::Mastery(number) => format!("mastery-{number}"),
            Thing::Monument(number) => format!("monument-{number}"),
            Thing::Role(domain) => format!("role-{}", domain.id()),
            Thing::City(Cell { q, r, up }) => format!("city-{q},{r},{}", if up { "up" } else { "down" }),
        }
    }

    fn reason_key(reason: Reason) -> String {
        said::reason_key(reason).to_owned()
    }

    /// All points lie open on the board.
    fn points(&self, _: &GameOptions) -> Option<Vec<i32>> {
        None
    }

    fn turn_number(&self) -> u32 {
        (0..self.seats()).map(|seat| u32::from(self.player(Seat(seat)).turns)).sum()
    }

    fn step(&self) -> Option<&'static str> {
        match self.phase() {
            Phase::Growth => Some("growth"),
            Phase::Construction => Some("construction"),
            Phase::Development => Some("development"),
            Phase::SetUp | Phase::EndOfAge | Phase::Over => None,
        }
    }

    fn results(replay: &Replay<Game>) -> Vec<SeatResult> {
        let Ok(mut sitting) = replay.begin(&mut ()) else { return Vec::new() };
        let mut by_turn = vec![Vec::new(); usize::from(replay.setup.seats)];
        let mut note = |game: &Game| {
            for (number, turns) in by_turn.iter_mut().enumerate() {
                let player = game.player(Seat(number as u8));
                let after = usize::from(player.turns) + 1; // the first one is before any turn
                turns.truncate(after); // what was undone
                if turns.len() < after || game.is_over() {
                    turns.truncate(after - 1); // what the game ends with counts for the last turn
                    turns.push((player.total_points() as i32, i32::from(player.influence)));
                }
            }
        };
        note(sitting.game());
        while sitting.version() < replay.entries.len() && replay.step(&mut sitting, &mut ()).is_ok() {
            note(sitting.game());
        }
        let game = sitting.game();
        let standings = game.standings();
        let result = |(number, by_turn): (usize, Vec<(i32, i32)>)| {
            let seat = Seat(number as u8);
            let player = game.player(seat);
            let part = |source: Source| ResultPart {
                what: said::source(source),
                copies: None,
                points: player.points[source as usize].into(),
            };
            let course = |what: &str, values: Vec<i32>| Course { what: what.to_owned(), values };
            let (points, influence) = by_turn.into_iter().unzip();
            SeatResult {
                seat,
                won: standings.as_ref().is_some_and(|standings| standings.winners().contains(&seat)),
                score: player.total_points() as i32,
                turns: player.turns.into(),
                parts: Source::ALL.into_iter().map(part).collect(),
                courses: vec![course("web-points-by-turn", points), course("web-influence-by-turn", influence)],
            }
        };
        by_turn.into_iter().enumerate().map(result).collect()
    }

    fn mind(_: &Setup, _: &Menus) -> watch::Receiver<()> {
        watch::channel(()).1
    }

    fn bot(level: BotLevel, (): &(), luck: Seed) -> (Search, Dice) {
        (Search::of_level(level.level()), Dice::new(Luck::new(Generator::SplitMix64, luck), 0))
    }

    fn think(&self, (bot, dice): &mut (Search, Dice)) -> Option<Answer> {
        let question = self.question()?;
        Some(bot.answer(self.seen(question.decider), &question, dice))
    }
}

impl DominationsOptions {
    /// With everything that was left out: a table stays as it was made when what is usual changes.
    pub(crate) fn complete(&self) -> DominationsOptions {
        let usual = Setup::new(2);
        DominationsOptions {
            pack: Some(self.pack.clone().unwrap_or(usual.pack)),
            switches: Some(self.switches.unwrap_or(usual.switches)),
        }
    }
}
