//! Questions to look at: what a browser would be sent if a game laid by a scenario were played at a table.

use super::{
    frame,
    record::Record,
    state::{State, Told},
    view::Entry,
};
use crate::protocol::{
    DominionOptions, FromServer, GameOptions, KingdomChoice, News, PROTOCOL, Presence, StageView, Welcome,
};
use dominion::{Game, Kind, Setup};
use table::{Rules, Seat, Seed, Viewer};

/// The welcome of the seat that is asked. None when nobody is.
#[doc(hidden)]
pub fn welcome(game: &Game) -> Option<String> {
    let decider = game.question()?.decider;
    let options = DominionOptions {
        kingdom: KingdomChoice::Random(String::new()),
        latest_rules: false,
        shelters: None,
        show_points: true,
    };
    let mut state = State::<Game>::new(GameOptions::Dominion(options), usize::from(game.seats()));
    let mut log = Vec::new();
    let names = ["Ana", "Luis", "Eva", "Hugo", "Rita", "Pau"];
    let sat = (0..game.seats()).map(|seat| Record::Sat {
        seat: Seat(seat),
        person: i64::from(seat),
        name: names[usize::from(seat) % names.len()].to_owned(),
    });
    // any game will do as the one on the table; what is shown is the laid one
    let kingdom: Vec<Kind> = Kind::kingdom_cards().take(10).collect();
    let setup = Setup::new(game.seats(), &kingdom);
    let began = Record::Began { rules: Game::VERSION, setup, seed: Seed::from_number(1) };
    for record in sat.chain([began]) {
        let told = state.apply(&record).ok()?;
        if let Told::Line(_) = told {
            log.push(Entry { version: state.version, told, names: state.names() });
        }
    }
    let viewer = Viewer::Seat(decider);
    let news = News {
        version: state.version,
        seats: state.seat_views(),
        lines: log.iter().flat_map(|entry| entry.lines(viewer)).collect(),
        undone: Vec::new(),
        stage: StageView::Playing(state.position(game, viewer)),
        undo_asked: None,
    };
    let welcome = Welcome {
        protocol: PROTOCOL,
        table: "gallery".to_owned(),
        you: Some(decider),
        game: state.options.clone(),
        present: vec![Presence::Here; usize::from(game.seats())],
        news,
        trouble: None,
    };
    Some(frame(&FromServer::Welcome(welcome)).to_string())
}
