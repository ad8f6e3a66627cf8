//! Dominion on the web.

use super::{Menus, Stage};
use crate::protocol::{BotLevel, DominionOptions, GameOptions, KingdomChoice, KingdomDrawn, KingdomWish, ResultPart};
use bots::{Bot, Dice, Recipe, Strategy};
use content::{Language, Names, Sentence, Words, kingdoms};
use dominion::{Edition, Event, First, Game, Kind, Reason, Setup, Shelters, Types, Zone, draw_kingdom};
use std::sync::Arc;
use table::{Answer, Generator, Luck, Question, Rules, Seat, Seed, Viewer};
use tokio::sync::watch;

impl Stage for Game {
    type Mind = Arc<Strategy>;
    type Bot = (Box<dyn Bot>, Dice);
    type Book = ();

    fn setup(options: &GameOptions, seats: u8, seed: Seed, winners: Option<Vec<Seat>>) -> Result<Setup, Sentence> {
        let GameOptions::Dominion(options) = options else { return Err(super::other_game()) };
        let mut setup = chosen(options, seats, seed)?;
        setup.rules = if options.latest_rules { Edition::Latest } else { Edition::Printed };
        setup.seats = seats;
        setup.first = winners.map_or(First::Random, |winners| First::After { winners });
        if let Some(shelters) = options.shelters {
            setup.shelters = if shelters { Shelters::Yes } else { Shelters::No };
        }
        setup.further_piles().map_err(|e| content::setup_error(&e))?;
        Ok(setup)
    }

    fn options(setup: &Setup) -> GameOptions {
        GameOptions::Dominion(DominionOptions {
            kingdom: KingdomChoice::Cards(setup.kingdom.iter().map(|kind| kind.id().to_owned()).collect()),
            latest_rules: setup.rules == Edition::Latest,
            shelters: wished(setup.shelters),
            show_points: true,
        })
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn code(setup: &Setup) -> String {
        setup.code().unwrap_or_default() // a game that was played has one
    }

    fn book(_: &Setup) -> Option<()> {
        Some(())
    }

    fn tell(events: &[Event], _: &(), names: &Names<'_>) -> Vec<Sentence> {
        content::story(events).map(|event| content::narrate(event, names)).collect()
    }

    fn ask(&self, question: &Question<Game>, names: &Names<'_>) -> Option<(Sentence, &'static str)> {
        let from = self.asked()?.from();
        let phase = self.seen(question.decider).phase();
        Some((content::prompt(question, phase, from, names), zone_id(from)))
    }

    fn card_id(card: Kind) -> String {
        card.id().to_owned()
    }

    fn reason_key(reason: Reason) -> String {
        content::reason_key(reason)
    }

    fn points(&self, options: &GameOptions) -> Option<Vec<i32>> {
        let GameOptions::Dominion(options) = options else { return None };
        options.show_points.then(|| (0..self.seats()).map(|seat| self.score(Seat(seat))).collect())
    }

    fn turn_of(&self) -> Option<Seat> {
        Some(self.view(Viewer::Spectator).turn.seat)
    }

    fn turns(&self, seat: Seat) -> u32 {
        Game::turns(self, seat).into()
    }

    fn step(&self) -> Option<&'static str> {
        None
    }

    const COURSES: [&'static str; 2] = ["web-points-by-turn", "web-money-by-turn"];

    fn figures(&self, seat: Seat) -> [i32; 2] {
        [self.score(seat), money(self, seat)]
    }

    fn parts(&self, seat: Seat) -> Vec<ResultPart> {
        let owned = Kind::ALL.iter().map(|&kind| (kind, self.owned(seat, kind))).filter(|(_, copies)| *copies > 0);
        let part = |(kind, copies): (Kind, u16)| ResultPart {
            what: Sentence::new("result-card").with("card", kind),
            copies: Some(copies),
            points: self.points_of(seat, kind),
        };
        owned.map(part).collect()
    }

    fn mind(setup: &Setup, menus: &Menus) -> watch::Receiver<Arc<Strategy>> {
        menus.of(setup)
    }

    fn bot(level: BotLevel, menu: &Arc<Strategy>, luck: Seed) -> (Box<dyn Bot>, Dice) {
        let bot = Recipe::Level(menu.clone(), level.level()).make();
        (bot, Dice::new(Luck::new(Generator::SplitMix64, luck), 0))
    }

    fn think(&self, (bot, dice): &mut (Box<dyn Bot>, Dice)) -> Option<Answer> {
        let asked = self.asked()?;
        asked.answer(&bot.answer(self.seen(asked.decider()), asked, dice)).ok()
    }
}

fn zone_id(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "hand",
        Zone::Deck => "deck",
        Zone::Discard => "discard",
        Zone::Play => "play",
        Zone::Supply => "supply",
        Zone::Trash => "trash",
        Zone::Aside => "aside",
    }
}

/// Coins of all Treasures that a seat has.
fn money(game: &Game, seat: Seat) -> i32 {
    let treasures = Kind::ALL.iter().filter(|kind| kind.card().is(Types::TREASURE));
    treasures.map(|&kind| i32::from(game.owned(seat, kind)) * i32::from(kind.card().coins)).sum()
}

impl DominionOptions {
    /// A code says itself by which rules it is played, and whether with Shelters.
    pub(crate) fn complete(&self) -> DominionOptions {
        let KingdomChoice::Code(code) = &self.kingdom else { return self.clone() };
        let Ok(setup) = Setup::from_code(code) else { return self.clone() };
        DominionOptions {
            latest_rules: setup.rules == Edition::Latest,
            shelters: wished(setup.shelters),
            ..self.clone()
        }
    }
}

/// The kingdom that was asked for. Random ones come from the seed of the game.
fn chosen(options: &DominionOptions, seats: u8, seed: Seed) -> Result<Setup, Sentence> {
    let unknown = |id: &str| Sentence::new("error-unknown-card").with("card", id);
    let kingdom = match &options.kingdom {
        KingdomChoice::Recommended(id) => {
            let found = kingdoms().iter().find(|kingdom| kingdom.id == *id).and_then(|kingdom| kingdom.kinds());
            found.ok_or_else(|| Sentence::new("error-unknown-kingdom").with("kingdom", id.as_str()))?
        }
        KingdomChoice::Cards(ids) => {
            ids.iter().map(|id| id.parse().map_err(|_| unknown(id))).collect::<Result<Vec<Kind>, _>>()?
        }
        KingdomChoice::Code(code) => return Setup::from_code(code).map_err(|e| content::code_error(&e)),
        KingdomChoice::Random(wishes) => {
            let words = Words::of(Language::En); // wishes are understood in both languages
            let wishes = words.read_wishes(wishes).map_err(|e| content::unclear_wish(&e))?;
            let luck = Luck::new(Generator::ChaCha8, seed);
            draw_kingdom(&wishes, &luck).map_err(|e| content::contradiction(&e))?
        }
    };
    Ok(Setup::new(seats, &kingdom))
}

/// A kingdom as somebody wishes it; another one each time where luck decides.
pub(crate) fn kingdom(wish: KingdomWish) -> Result<KingdomDrawn, Sentence> {
    let seed = crate::room::new_seed()?;
    let KingdomWish { kingdom, shelters, latest_rules } = wish;
    let options = DominionOptions { kingdom, latest_rules, shelters, show_points: false }.complete();
    let setup = <Game as Stage>::setup(&GameOptions::Dominion(options), 2, seed, None)?;
    Ok(KingdomDrawn {
        cards: setup.kingdom.iter().map(|kind| kind.id().to_owned()).collect(),
        shelters: wished(setup.shelters),
        latest_rules: setup.rules == Edition::Latest,
        code: setup.code().unwrap_or_default(),
    })
}

fn wished(shelters: Shelters) -> Option<bool> {
    match shelters {
        Shelters::Yes => Some(true),
        Shelters::No => Some(false),
        Shelters::Draw => None,
    }
}
