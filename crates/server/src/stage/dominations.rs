//! Dominations on the web.

use super::{Menus, Stage};
use crate::protocol::{BotLevel, DominationsOptions, GameOptions, ResultPart};
use bots::{
    Dice,
    dominations::{Player, Search},
};
use content::{Names, Sentence, dominations as said};
use dominations::{Cell, Event, Game, Phase, Reason, Setup, Shelved, Source, Thing, pack};
use table::{Answer, Generator, Luck, Question, Rules, Seat, Seed, Viewer};
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

    fn options(setup: &Setup) -> GameOptions {
        let (pack, switches) = (Some(setup.pack.clone()), Some(setup.switches));
        GameOptions::Dominations(DominationsOptions { pack, switches })
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
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

    fn ask(&self, question: &Question<Game>, names: &Names<'_>) -> Option<(Sentence, &'static str)> {
        Some((said::prompt(self, question, names), said::asked_about(question)))
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

    fn turn_of(&self) -> Option<Seat> {
        self.step().map(|_| self.view(Viewer::Spectator).active)
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.player(seat).turns.into()
    }

    fn step(&self) -> Option<&'static str> {
        match self.phase() {
            Phase::Growth => Some("growth"),
            Phase::Construction => Some("construction"),
            Phase::Development => Some("development"),
            Phase::SetUp | Phase::EndOfAge | Phase::Over => None,
        }
    }

    const COURSES: [&'static str; 2] = ["web-points-by-turn", "web-influence-by-turn"];

    fn figures(&self, seat: Seat) -> [i32; 2] {
        let player = self.player(seat);
        [player.total_points() as i32, player.influence.into()]
    }

    fn parts(&self, seat: Seat) -> Vec<ResultPart> {
        let points = self.player(seat).points;
        let part = |source: Source| ResultPart {
            what: said::source(source),
            copies: None,
            points: points[source as usize].into(),
        };
        Source::ALL.into_iter().map(part).collect()
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
