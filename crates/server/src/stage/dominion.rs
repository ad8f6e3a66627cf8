//! Dominion on the web.

use super::{Menus, Stage};
use crate::protocol::{BotLevel, Course, DominionOptions, GameOptions, KingdomChoice, ResultPart, SeatResult};
use bots::{Bot, Dice, Recipe, Strategy};
use content::{Language, Names, Piece, Sentence, Words, kingdoms};
use dominion::{Edition, Event, First, Game, Kind, Reason, Setup, Shelters, Types, Zone, draw_kingdom};
use std::sync::Arc;
use table::{Answer, Generator, Luck, Replay, Rules, Seat, Seed};
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

    fn code(setup: &Setup) -> String {
        setup.code().unwrap_or_default() // a game that was played has one
    }

    fn book(_: &Setup) -> Option<()> {
        Some(())
    }

    fn tell(events: &[Event], _: &(), names: &Names<'_>) -> Vec<Sentence> {
        content::story(events).map(|event| content::narrate(event, names)).collect()
    }

    fn ask(&self, names: &Names<'_>) -> Option<(Sentence, &'static str)> {
        let (question, from) = (self.question()?, self.asked()?.from());
        let phase = self.seen(question.decider).phase();
        Some((content::prompt(&question, phase, from, names), zone_id(from)))
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

    fn turn_number(&self) -> u32 {
        (0..self.seats()).map(|seat| u32::from(self.turns(Seat(seat)))).sum()
    }

    fn step(&self) -> Option<&'static str> {
        None
    }

    fn results(replay: &Replay<Game>) -> Vec<SeatResult> {
        let seats = replay.setup.seats;
        let mut by_turn = vec![Vec::new(); usize::from(seats)];
        let Ok(mut sitting) = replay.begin(&mut ()) else { return Vec::new() };
        let mut note = |game: &Game| {
            for (number, turns) in by_turn.iter_mut().enumerate() {
                let seat = Seat(number as u8);
                let after = usize::from(game.turns(seat)) + 1; // the first one is before any turn
                turns.truncate(after); // what was undone
                if turns.len() < after {
                    turns.push((game.score(seat), money(game, seat)));
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
            let owned = Kind::ALL.iter().map(|&kind| (kind, game.owned(seat, kind))).filter(|(_, copies)| *copies > 0);
            let part = |(kind, copies): (Kind, u16)| ResultPart {
                what: Sentence::new("result-card").with("card", Piece::Cards(vec![(kind.id().to_owned(), 1)])),
                copies: Some(copies),
                points: game.points_of(seat, kind),
            };
            let course = |what: &str, values: Vec<i32>| Course { what: what.to_owned(), values };
            let (points, money) = by_turn.into_iter().unzip();
            SeatResult {
                seat,
                won: standings.as_ref().is_some_and(|standings| standings.winners().contains(&seat)),
                score: game.score(seat),
                turns: u32::from(game.turns(seat)),
                parts: owned.map(part).collect(),
                courses: vec![course("web-points-by-turn", points), course("web-money-by-turn", money)],
            }
        };
        by_turn.into_iter().enumerate().map(result).collect()
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
