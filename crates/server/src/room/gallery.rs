//! Questions to look at: what a browser would be sent if a game laid by a scenario were played at a table.

use super::{
    frame,
    record::{self, Record},
    state::{State, Told},
    view::Entry,
};
use crate::{
    protocol::{
        DominationsOptions, DominionOptions, Example, ExampleFrame, ExampleTitle, FilmFrame, FromServer, GameOptions,
        KingdomChoice, Manners, News, PROTOCOL, PackView, Position, Presence, StageView, Welcome,
    },
    stage::Stage,
};
use dominion::Kind;
use table::{Rules, Seat, Seed, Viewer};

fn dominion_options() -> GameOptions {
    GameOptions::Dominion(DominionOptions {
        kingdom: KingdomChoice::Random(String::new()),
        latest_rules: false,
        shelters: None,
        show_points: true,
    })
}

fn dominations_options(game: &dominations::Game) -> GameOptions {
    let (pack, switches) = (Some(game.pack().name().clone()), Some(*game.switches()));
    GameOptions::Dominations(DominationsOptions { pack, switches })
}

/// Any game will do as the one on the table; what is shown is the laid one.
fn dominion_setup(game: &dominion::Game) -> dominion::Setup {
    let kingdom: Vec<Kind> = Kind::kingdom_cards().take(10).collect();
    dominion::Setup::new(game.seats(), &kingdom)
}

/// The welcome of the seat that is asked. None when nobody is.
pub fn dominion(game: &dominion::Game) -> Option<String> {
    welcome(game, dominion_setup(game), dominion_options())
}

/// The welcome of the seat that is asked. None when nobody is.
pub fn dominations(game: &dominations::Game) -> Option<String> {
    welcome(game, dominations::Setup::new(game.seats()), dominations_options(game))
}

/// The pack that a game is played with, as a client asks for it.
pub fn pack(game: &dominations::Game) -> String {
    serde_json::to_string(&PackView::of(game.pack())).expect("a pack is plain data")
}

/// A scenario as it can be stepped through: each state, and what led to it.
pub(crate) fn dominion_example(steps: &[(dominion::Game, Vec<dominion::Event>)]) -> Option<Example> {
    let (first, _) = steps.first()?;
    example(steps, dominion_setup(first), dominion_options(), ())
}

pub(crate) fn dominations_example(steps: &[(dominations::Game, Vec<dominations::Event>)]) -> Option<Example> {
    let (first, _) = steps.first()?;
    example(steps, dominations::Setup::new(first.seats()), dominations_options(first), first.pack())
}

fn example<R: Stage>(
    steps: &[(R, Vec<R::Event>)],
    setup: R::Setup,
    options: GameOptions,
    book: R::Book,
) -> Option<Example> {
    let (first, _) = steps.first()?;
    let (state, _) = seated(first, setup, options)?;
    let mut you = Seat(0);
    let frame = |(number, (game, events)): (u32, &(R, Vec<R::Event>))| {
        let question = game.question();
        you = question.as_ref().map_or(you, |question| question.decider);
        let told = Told::Events(events.clone(), book.clone());
        let entry: Entry<R> = Entry { version: number + 1, told, names: state.names() };
        let viewer = Viewer::Seat(you);
        let position = Position { moment: number + 1, ..state.position(game, question.as_ref(), viewer) };
        ExampleFrame { you, frame: FilmFrame { frame: number, lines: entry.lines(viewer), position, picked: None } }
    };
    let frames = (0..).zip(steps).map(frame).collect();
    let (game, seats) = (state.options.clone(), state.seat_views());
    Some(Example { title: ExampleTitle::default(), game, seats, frames, text: String::new() })
}

/// A table at which everybody has sat down, and what was told meanwhile.
fn seated<R: Stage>(game: &R, setup: R::Setup, options: GameOptions) -> Option<(State<R>, Vec<Entry<R>>)> {
    let mut state = State::<R>::new(options, Manners::default(), usize::from(game.seats()));
    let mut log = Vec::new();
    let names = ["Ana", "Luis", "Eva", "Hugo", "Rita", "Pau"];
    let sat = (0..game.seats()).map(|seat| Record::Sat {
        seat: Seat(seat),
        person: i64::from(seat),
        name: names[usize::from(seat) % names.len()].to_owned(),
    });
    let began = Record::Began { rules: R::VERSION, setup, seed: Seed::from_number(1), generator: record::usual() };
    for record in sat.chain([began]) {
        let told = state.apply(&record).ok()?;
        if let Told::Line(_) = told {
            log.push(Entry { version: state.version, told, names: state.names() });
        }
    }
    Some((state, log))
}

fn welcome<R: Stage>(game: &R, setup: R::Setup, options: GameOptions) -> Option<String> {
    let question = game.question()?;
    let decider = question.decider;
    let (state, log) = seated(game, setup, options)?;
    let viewer = Viewer::Seat(decider);
    let news = News {
        version: state.version,
        seats: state.seat_views(),
        lines: log.iter().flat_map(|entry| entry.lines(viewer)).collect(),
        undone: Vec::new(),
        stage: StageView::Playing(state.position(game, Some(&question), viewer)),
        undo_asked: None,
        clocks: None,
        ticking: None,
    };
    let welcome = Welcome {
        protocol: PROTOCOL,
        table: "gallery".to_owned(),
        you: Some(decider),
        game: state.options.clone(),
        manners: state.manners,
        host: true,
        present: vec![Presence::Here; usize::from(game.seats())],
        from: 0,
        news,
        trouble: None,
    };
    Some(frame(&FromServer::Welcome(Box::new(welcome))).to_string())
}
