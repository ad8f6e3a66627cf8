//! Questions to look at: what a browser would be sent if a game laid by a scenario were played at a table.

use super::{
    frame,
    record::Record,
    state::{State, Told},
    view::Entry,
};
use crate::{
    protocol::{
        DominationsOptions, DominionOptions, FromServer, GameOptions, KingdomChoice, News, PROTOCOL, PackView,
        Presence, StageView, Welcome,
    },
    stage::Stage,
};
use dominion::Kind;
use table::{Rules, Seat, Seed, Viewer};

/// The welcome of the seat that is asked. None when nobody is.
pub fn dominion(game: &dominion::Game) -> Option<String> {
    let options = DominionOptions {
        kingdom: KingdomChoice::Random(String::new()),
        latest_rules: false,
        shelters: None,
        show_points: true,
    };
    let kingdom: Vec<Kind> = Kind::kingdom_cards().take(10).collect();
    welcome(game, dominion::Setup::new(game.seats(), &kingdom), GameOptions::Dominion(options))
}

/// The welcome of the seat that is asked. None when nobody is.
pub fn dominations(game: &dominations::Game) -> Option<String> {
    let (pack, switches) = (Some(game.pack().name().clone()), Some(*game.switches()));
    let setup = dominations::Setup::new(game.seats());
    welcome(game, setup, GameOptions::Dominations(DominationsOptions { pack, switches }))
}

/// The pack that a game is played with, as a client asks for it.
pub fn pack(game: &dominations::Game) -> String {
    serde_json::to_string(&PackView::of(game.pack())).expect("a pack is plain data")
}

/// `setup`: any game will do as the one on the table; what is shown is the laid one.
fn welcome<R: Stage>(game: &R, setup: R::Setup, options: GameOptions) -> Option<String> {
    let decider = game.question()?.decider;
    let mut state = State::<R>::new(options, usize::from(game.seats()));
    let mut log = Vec::new();
    let names = ["Ana", "Luis", "Eva", "Hugo", "Rita", "Pau"];
    let sat = (0..game.seats()).map(|seat| Record::Sat {
        seat: Seat(seat),
        person: i64::from(seat),
        name: names[usize::from(seat) % names.len()].to_owned(),
    });
    let began = Record::Began { rules: R::VERSION, setup, seed: Seed::from_number(1) };
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
