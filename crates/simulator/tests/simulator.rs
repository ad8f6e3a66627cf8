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
