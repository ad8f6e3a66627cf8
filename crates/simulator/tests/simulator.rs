use bots::Recipe;
use dominion::{Edition, Kind, SetupError};
use simulator::{Plan, PlanError, Watch, run};

fn plan(strategies: &[&str], games: u64, threads: usize) -> Plan {
    let kingdom: Vec<Kind> = [
        Kind::Village,
        Kind::Moat,
        Kind::Smithy,
        Kind::Woodcutter,
        Kind::Market,
        Kind::Militia,
        Kind::Mine,
        Kind::Remodel,
        Kind::Cellar,
        Kind::Workshop,
    ]
    .to_vec();
    Plan {
        players: strategies.iter().map(|s| ((*s).to_owned(), Recipe::named(s).unwrap())).collect(),
        kingdom,
        rules: Edition::Printed,
        shelters: dominion::Shelters::Draw,
        games,
        until_clear: false,
        turns: false,
        seed: 7,
        threads,
    }
}

#[test]
fn the_same_seed_gives_the_same_numbers_on_any_number_of_threads() {
    let report = |threads| {
        let mut report = run(&plan(&["random", "big-money", "random"], 1500, threads), &Watch::none()).unwrap();
        report.games_per_second = 0.0;
        report
    };
    assert_eq!(report(1), report(2));
    assert_eq!(report(1), report(5));
}

#[test]
fn smithies_beat_plain_money() {
    let report = run(&plan(&["big-money-smithy", "big-money"], 4000, 2), &Watch::none()).unwrap();
    let smithy = &report.seats[0];
    assert!(smithy.share_ci95[0] >= 0.60, "{smithy:?}");
    assert_eq!(smithy.wins + smithy.ties + smithy.losses, 4000);
}

/// With three seats and strategies that differ, seats still change evenly: a bot that passes wins nothing anywhere, and
/// games of plain money last as long as they are known to.
#[test]
fn seats_change_and_games_have_their_length() {
    let report = run(&plan(&["big-money", "pass", "pass"], 3000, 2), &Watch::none()).unwrap();
    assert_eq!((report.seats[0].wins, report.seats[1].wins, report.seats[2].wins), (3000, 0, 0));
    let mirror = run(&plan(&["big-money", "big-money"], 6000, 2), &Watch::none()).unwrap();
    assert!((16.0..19.0).contains(&mirror.seats[0].mean_turns), "{mirror:?}");
    let fewer_turns = (mirror.seats[0].mean_turns - mirror.seats[1].mean_turns).abs();
    assert!(fewer_turns < 0.02, "one of them has the first turn more often: {mirror:?}");
}

#[test]
fn impossible_plans_are_refused() {
    let refused = |plan: Plan| run(&plan, &Watch::none()).unwrap_err();
    assert_eq!(refused(plan(&["big-money", "random"], 0, 1)), PlanError::Games(0));
    assert_eq!(refused(plan(&["big-money", "random"], 10, 0)), PlanError::Threads(0));
    assert_eq!(refused(plan(&["big-money"], 10, 1)), PlanError::Setup(SetupError::Seats(1)));
    assert_eq!(refused(plan(&[], 10, 1)), PlanError::Setup(SetupError::Seats(0)));
    assert_eq!(refused(plan(&["random"; 258], 10, 1)), PlanError::Setup(SetupError::Seats(u8::MAX)));
}

/// Stopped at once, everything ends with what is known: nothing.
#[test]
fn stopped_work_claims_nothing() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let watch = Watch { progress: &|_| (), stop: &stop };
    let report = run(&plan(&["big-money", "random"], 1000, 2), &watch).unwrap();
    assert_eq!((report.games, report.interrupted), (0, true));
    let table = simulator::tournament(&plan(&["big-money", "random", "pass"], 1000, 2), &watch).unwrap();
    assert!(table.interrupted && table.players.iter().all(|player| player.rating.is_none()), "{table:?}");
}

#[test]
fn a_tournament_repeats_on_any_number_of_threads() {
    let table = |threads| simulator::tournament(&plan(&["random", "big-money", "pass"], 300, threads), &Watch::none());
    let first = table(1).unwrap();
    assert_eq!(first, table(2).unwrap());
    assert_eq!(first.players[0].strategy, "big-money");
    let [low, high] = first.players[0].meetings[1].unwrap().share_ci95;
    assert!(low > 0.9 && high <= 1.0);
}

/// Turn by turn: Big Money begins with the coins of its first hands and gains a card a turn.
#[test]
fn turns_are_noted() {
    let report = run(&Plan { turns: true, ..plan(&["big-money", "pass"], 600, 2) }, &Watch::none()).unwrap();
    let turns = &report.seats[0].turns;
    assert_eq!(turns[0].games, 600);
    assert!((turns[0].coins.mean + turns[1].coins.mean - 7.0).abs() < 1e-9, "seven Coppers in two hands");
    assert!(turns[9].cards.mean > 17.0 && turns[9].gained.p90 == 1, "{:?}", turns[9]);
    assert!(report.seats[1].turns[5].points.mean == 3.0 && report.seats[1].turns[5].gained.mean == 0.0);
}
