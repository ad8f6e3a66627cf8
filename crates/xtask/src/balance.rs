//! `cargo xtask balance`: what is taken in games of Dominations between equal bots, and what that does to victory.

use crate::{
    many::{Sum, many},
    steps::Done,
};
use bots::{
    Dice,
    dominations::{NAMES, by_name},
};
use dominations::{Game, Setup, Source};
use table::{Generator, Luck, Rules, Seat, Seed};

/// How often something was had, and by a winner.
#[derive(Default, Clone, Copy)]
struct Had {
    times: u64,
    won: u64,
    /// Of masteries: turned; of monuments: levels; of objectives: goals met.
    more: u64,
}

impl Had {
    fn note(&mut self, won: bool, more: u64) {
        self.times += 1;
        self.won += u64::from(won);
        self.more += more;
    }
}

#[derive(Default)]
struct Balance {
    games: u64,
    /// By place on the first Initiative track.
    won_at: [u64; 4],
    scores: Vec<u32>,
    by_source: [u64; 7],
    /// The same by place on the first Initiative track.
    at_place: [[u64; 7]; 4],
    cities: u64,
    masteries: Vec<Had>,
    /// Games in which anybody had it.
    seen: Vec<u64>,
    /// Under control at the end.
    monuments: Vec<Had>,
    /// Games in which it was in play, and in which it was begun.
    in_play: Vec<[u64; 2]>,
    objectives: Vec<Had>,
}

fn add(all: &mut Vec<Had>, more: Vec<Had>) {
    all.resize(all.len().max(more.len()), Had::default());
    for (had, more) in all.iter_mut().zip(more) {
        had.times += more.times;
        had.won += more.won;
        had.more += more.more;
    }
}

impl Sum for Balance {
    fn join(mut self, other: Balance) -> Balance {
        self.games += other.games;
        self.won_at.iter_mut().zip(other.won_at).for_each(|(all, more)| *all += more);
        self.scores.extend(other.scores);
        self.by_source.iter_mut().zip(other.by_source).for_each(|(all, more)| *all += more);
        for (all, more) in self.at_place.iter_mut().zip(other.at_place) {
            all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
        }
        self.cities += other.cities;
        add(&mut self.masteries, other.masteries);
        self.seen.resize(self.seen.len().max(other.seen.len()), 0);
        self.seen.iter_mut().zip(other.seen).for_each(|(all, more)| *all += more);
        add(&mut self.monuments, other.monuments);
        add(&mut self.objectives, other.objectives);
        self.in_play.resize(self.in_play.len().max(other.in_play.len()), [0; 2]);
        for (all, more) in self.in_play.iter_mut().zip(other.in_play) {
            all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
        }
        self
    }
}

pub(crate) fn run(bot: &str, seats: u8, games: u64, threads: usize) -> Done {
    if by_name(bot).is_none() {
        return Err(format!("there is no bot «{bot}»; there are {}", NAMES.join(", ")));
    }
    let mut balance: Balance = many("balance", games, threads, |number, balance| play(bot, seats, number, balance))?;
    print(&mut balance, bot, seats);
    Ok(())
}

fn play(bot: &str, seats: u8, number: u64, balance: &mut Balance) -> Result<(), String> {
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(number));
    let mut players: Vec<_> = (0..seats).filter_map(|_| by_name(bot)).collect();
    let mut dice: Vec<_> = (0..seats).map(|seat| Dice::new(luck, u16::from(seat))).collect();
    let mut game = Game::start(&Setup::new(seats), luck, &mut ()).map_err(|error| error.to_string())?;
    let first: Vec<Seat> = game.initiative().to_vec();
    while let Some(question) = game.question() {
        let seat = question.decider;
        let answer = players[seat.index()].answer(game.seen(seat), &question, &mut dice[seat.index()]);
        game.answer(&answer, &mut ()).map_err(|error| format!("game {number}: {error}"))?;
    }
    let (pack, winner) = (game.pack().pack(), game.leader());
    balance.games += 1;
    if let Some(place) = first.iter().position(|seat| *seat == winner) {
        balance.won_at[place] += 1;
    }
    balance.masteries.resize(pack.masteries.len(), Had::default());
    balance.seen.resize(pack.masteries.len(), 0);
    let anybody = |card: u8| (0..seats).any(|seat| game.player(Seat(seat)).tree.mastery(card).is_some());
    (0u8..).zip(&mut balance.seen).for_each(|(card, seen)| *seen += u64::from(anybody(card)));
    balance.monuments.resize(pack.monuments.len(), Had::default());
    balance.in_play.resize(pack.monuments.len(), [0; 2]);
    balance.objectives.resize(pack.objectives.len(), Had::default());
    for seat in (0..seats).map(Seat) {
        let (player, won) = (game.player(seat), seat == winner);
        balance.scores.push(player.total_points());
        balance.by_source.iter_mut().zip(player.points).for_each(|(all, points)| *all += u64::from(points));
        if let Some(place) = first.iter().position(|other| *other == seat) {
            balance.at_place[place].iter_mut().zip(player.points).for_each(|(all, points)| *all += u64::from(points));
        }
        balance.cities += game.cities(seat).count() as u64;
        for (card, advanced) in player.tree.masteries() {
            balance.masteries[usize::from(card)].note(won, u64::from(advanced));
        }
        let met = game.goals_met(seat).into_iter().filter(|met| *met).count() as u64;
        balance.objectives[usize::from(player.objective)].note(won, met);
    }
    for (number, standing) in game.monuments().iter().enumerate() {
        let in_play = &mut balance.in_play[usize::from(standing.monument)];
        in_play[0] += 1;
        in_play[1] += u64::from(!standing.levels.is_empty());
        if let Some(seat) = game.controller(number) {
            balance.monuments[usize::from(standing.monument)].note(seat == winner, standing.levels.len() as u64);
        }
    }
    Ok(())
}

fn print(balance: &mut Balance, bot: &str, seats: u8) {
    let games = balance.games as f64;
    let played = games * f64::from(seats);
    let pack = dominations::pack::builtin().pack();
    balance.scores.sort_unstable();
    let at = |part: f64| balance.scores[((balance.scores.len() - 1) as f64 * part) as usize];
    let mean = balance.scores.iter().map(|score| f64::from(*score)).sum::<f64>() / played;
    println!("{} games of {seats} × {bot}", balance.games);
    println!(
        "points: mean {mean:.1}, 5 % {} 25 % {} 50 % {} 75 % {} 95 % {}",
        at(0.05),
        at(0.25),
        at(0.5),
        at(0.75),
        at(0.95)
    );
    let places: Vec<String> = balance.won_at[..usize::from(seats)]
        .iter()
        .map(|won| format!("{:.1} %", 100.0 * *won as f64 / games))
        .collect();
    println!("victories by place on the first Initiative track: {}", places.join(", "));
    let sources = Source::ALL.into_iter().zip(balance.by_source);
    let sources: Vec<String> = sources.map(|(source, sum)| format!("{source:?} {:.1}", sum as f64 / played)).collect();
    println!("points from: {}; {:.1} cities", sources.join(", "), balance.cities as f64 / played);
    for (place, sums) in balance.at_place[..usize::from(seats)].iter().enumerate() {
        let sums = Source::ALL.into_iter().zip(sums);
        let sums: Vec<String> = sums.map(|(source, sum)| format!("{source:?} {:.1}", *sum as f64 / games)).collect();
        println!("place {}: {}", place + 1, sums.join(", "));
    }
    println!("\n| mastery | value | in games | in trees | turned | victories of takers |\n|---|---|---|---|---|---|");
    for ((card, had), seen) in pack.masteries.iter().zip(&balance.masteries).zip(&balance.seen) {
        let percent = |part: u64, whole: f64| 100.0 * part as f64 / whole.max(1.0);
        let (taken, turned) = (percent(had.times, played), percent(had.more, had.times as f64));
        let won = percent(had.won, had.times as f64);
        println!(
            "| {} | {} {} | {:.1} % | {taken:.1} % | {turned:.0} % | {won:.1} % |",
            card.names.en,
            card.domain.id(),
            card.value,
            percent(*seen, games),
        );
    }
    println!(
        "\n| monument | begun when in play | levels when controlled | victories of controllers |\n|---|---|---|---|"
    );
    for ((monument, had), [in_play, begun]) in pack.monuments.iter().zip(&balance.monuments).zip(&balance.in_play) {
        let percent = |part: u64, whole: u64| 100.0 * part as f64 / whole.max(1) as f64;
        let levels = had.more as f64 / had.times.max(1) as f64;
        let (begun, won) = (percent(*begun, *in_play), percent(had.won, had.times));
        println!("| {} | {begun:.0} % | {levels:.1} of {} | {won:.1} % |", monument.names.en, monument.levels.len());
    }
    println!("\n| objective | kept | goals met | victories |\n|---|---|---|---|");
    for (objective, had) in pack.objectives.iter().zip(&balance.objectives) {
        let kept = 100.0 * had.times as f64 / played;
        let (goals, won) =
            (had.more as f64 / had.times.max(1) as f64, 100.0 * had.won as f64 / had.times.max(1) as f64);
        println!("| {} | {kept:.1} % | {goals:.2} | {won:.1} % |", objective.names.en);
    }
}
