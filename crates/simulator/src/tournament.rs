//! Everybody against everybody, two at a table, and a rating made of it.

use crate::{Plan, PlanError, Watch, run};
use serde::Serialize;

/// What a round robin has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tournament {
    /// The best first.
    pub players: Vec<Contender>,
    /// Fewer games than planned: somebody stopped the work.
    pub interrupted: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contender {
    pub strategy: String,
    /// Like chess ratings: 0 is the field's average, 100 more win about 64 % of the games. None for somebody who has not
    /// played.
    pub rating: Option<f64>,
    /// The mean of all meetings.
    pub share: f64,
    /// Against each of the players in their order; none against oneself and where no game was played.
    pub meetings: Vec<Option<Meeting>>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Meeting {
    pub games: u64,
    pub share: f64,
    pub share_ci95: [f64; 2],
}

/// Plays every two of the plan's players against each other, so many games as the plan says.
pub fn tournament(plan: &Plan, watch: &Watch<'_>) -> Result<Tournament, PlanError> {
    let n = plan.players.len();
    let mut meetings: Vec<Vec<Option<Meeting>>> = vec![vec![None; n]; n];
    let mut interrupted = false;
    for i in 0..n {
        for j in i + 1..n {
            if watch.stopped() {
                interrupted = true;
                continue;
            }
            let players = vec![plan.players[i].clone(), plan.players[j].clone()];
            let report = run(&Plan { players, ..plan.clone() }, watch)?;
            interrupted |= report.interrupted;
            if report.games == 0 {
                continue;
            }
            for (one, other, seat) in [(i, j, 0), (j, i, 1)] {
                let seat = &report.seats[seat];
                let meeting = Meeting { games: report.games, share: seat.share, share_ci95: seat.share_ci95 };
                meetings[one][other] = Some(meeting);
            }
        }
    }
    let ratings = ratings(&meetings);
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|a, b| ratings[*b].total_cmp(&ratings[*a]));
    let contender = |&i: &usize| {
        let in_order: Vec<Option<Meeting>> = order.iter().map(|j| meetings[i][*j]).collect();
        let shares: Vec<f64> = in_order.iter().flatten().map(|meeting| meeting.share).collect();
        Contender {
            strategy: plan.players[i].0.clone(),
            rating: (!shares.is_empty()).then_some(ratings[i]),
            share: shares.iter().sum::<f64>() / shares.len().max(1) as f64,
            meetings: in_order,
        }
    };
    Ok(Tournament { players: order.iter().map(contender).collect(), interrupted })
}

/// Ratings are done when no step changes one by more points than this, or after so many steps.
const CLOSE: f64 = 0.001;
const STEPS: usize = 200_000;

/// The strengths of Bradley and Terry that make these results most likely. One drawn game is added to each meeting, so that
/// nobody is infinitely strong.
fn ratings(meetings: &[Vec<Option<Meeting>>]) -> Vec<f64> {
    let n = meetings.len();
    let mut strength = vec![1.0; n];
    for _ in 0..STEPS {
        let next = |i: usize| {
            let met = meetings[i].iter().enumerate().filter_map(|(j, meeting)| meeting.map(|meeting| (j, meeting)));
            let (won, expected) = met.fold((0.0, 0.0), |(won, expected), (j, meeting)| {
                let games = meeting.games as f64 + 1.0;
                (won + meeting.share * meeting.games as f64 + 0.5, expected + games / (strength[i] + strength[j]))
            });
            if expected > 0.0 { won / expected } else { 1.0 }
        };
        let mut renewed: Vec<f64> = (0..n).map(next).collect();
        let mean = (renewed.iter().map(|s| s.ln()).sum::<f64>() / n.max(1) as f64).exp();
        renewed.iter_mut().for_each(|s| *s /= mean);
        let change = |(new, old): (&f64, &f64)| 400.0 * (new / old).log10().abs();
        let done = renewed.iter().zip(&strength).map(change).all(|points| points < CLOSE);
        strength = renewed;
        if done {
            break;
        }
    }
    strength.into_iter().map(|s| 400.0 * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_follow_the_results() {
        let met = |share| Some(Meeting { games: 100_000, share, share_ci95: [share, share] });
        // 100 points more: 64 %
        let ratings = ratings(&[
            vec![None, met(0.64), met(0.76)],
            vec![met(0.36), None, met(0.64)],
            vec![met(0.24), met(0.36), None],
        ]);
        assert!((ratings[0] - 100.0).abs() < 3.0 && ratings[1].abs() < 3.0, "{ratings:?}");
        assert!(ratings.iter().sum::<f64>().abs() < 1e-6);
        // each beats all below always: as far apart as the drawn games allow
        let field = |i: usize| (0..6).map(|j| if i == j { None } else { met(if i < j { 1.0 } else { 0.0 }) }).collect();
        let lopsided = super::ratings(&(0..6).map(field).collect::<Vec<_>>());
        assert!(lopsided[0] - lopsided[5] > 8000.0, "{lopsided:?}");
        let all_won = super::ratings(&[vec![None, met(1.0)], vec![met(0.0), None]]);
        assert!(all_won[0].is_finite() && all_won[0] > 500.0);
    }
}
