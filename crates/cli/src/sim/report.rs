//! `--report FILE.html`: one page that needs nothing else, with charts, the strategies, the seed and the version.

use super::{
    VERSION,
    chart::{self, Line, Point},
    decimal, share,
    sweep::Sweep,
    text_of,
};
use crate::{failure::Done, file};
use content::Words;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use simulator::{Plan, Report, SeatReport, Tournament};
use std::path::Path;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d1d1f; --soft: #6b6b70; --grid: #d9d9de; --paper: #fff; --track: #ececf0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececf0; --soft: #a0a0a8; --grid: #3a3a40; --paper: #17171a; --track: #2b2b30; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 68rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
.soft { color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .7rem .25rem 0; border-bottom: 1px solid var(--grid); }
td { white-space: nowrap; } th { vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1.5rem; }
figure { margin: 0; max-width: 44rem; } figcaption { font-weight: 600; }
figure svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--soft); } .grid { stroke: var(--grid); }
.line { fill: none; stroke: var(--c); stroke-width: 2.5; stroke-linejoin: round; }
.band { fill: var(--c); opacity: .15; } .bar { fill: var(--c); } .track { fill: var(--track); }
.interval { stroke: var(--ink); stroke-width: 2; }
.share { width: 6rem; height: 1rem; vertical-align: middle; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; }
.dot { display: inline-block; width: .8rem; height: .8rem; border-radius: 50%; background: var(--c); margin-right: .4rem; }
.c0 { --c: #0072b2; } .c1 { --c: #d55e00; } .c2 { --c: #009e73; } .c3 { --c: #cc79a7; } .c4 { --c: #b8860b; }
.c5 { --c: #56b4e9; }
pre { background: var(--track); padding: .8rem 1rem; border-radius: .4rem; overflow-x: auto; font-size: .85rem; }
";

/// The page around what was found out.
fn page(words: &Words, plan: &Plan, kingdom: &str, games: u64, interrupted: bool, body: &Markup) -> String {
    let say = |key: &str| words.say(key, &[]);
    let names: Vec<&str> = plan.players.iter().map(|(name, _)| name.as_str()).collect();
    let about = [
        ("games", games.into()),
        ("kingdom", kingdom.into()),
        ("seed", plan.seed.to_string().into()),
        ("version", VERSION.into()),
        ("rules", if plan.rules == dominion::Edition::Latest { "latest" } else { "printed" }.into()),
    ];
    let cards: Vec<String> = plan.kingdom.iter().map(|kind| words.card(*kind)).collect();
    html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Dominio · " (names.join(", ")) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (names.join(" · ")) }
                p.soft { (words.say("report-about", &about)) }
                @if interrupted { p { strong { (say("sim-interrupted")) } } }
                p { (cards.join(", ")) }
                (body)
                h2 { (say("report-strategies")) }
                @for (name, recipe) in &plan.players {
                    @match text_of(recipe) {
                        Some(text) => {
                            details open[plan.players.len() <= 4] {
                                summary { (name) }
                                pre { (text) }
                            }
                        }
                        None => { p { (name) ": " span.soft { (say("report-built-in")) } } }
                    }
                }
            }
        }
    }
    .into_string()
}

/// How long a game lasts.
pub(super) fn length(words: &Words, report: &Report) -> String {
    let values = [
        ("mean", decimal(words, report.length.mean, 1).into()),
        ("low", report.length.p10.into()),
        ("high", report.length.p90.into()),
    ];
    words.say("sim-length", &values)
}

/// How many games had no end.
pub(super) fn stopped(words: &Words, number: u64) -> String {
    words.say("sim-stopped", &[("number", number.into()), ("limit", simulator::TURN_LIMIT.into())])
}

pub(super) fn write(words: &Words, path: &Path, plan: &Plan, kingdom: &str, report: &Report) -> Done {
    let say = |key: &str| words.say(key, &[]);
    let names: Vec<&str> = report.seats.iter().map(|seat| seat.strategy.as_str()).collect();
    let body = html! {
        h2 { (say("report-results")) }
        div.scroll { table {
            tr {
                th { (say("report-strategy")) } th {} th { (say("report-share")) } th { (say("report-wins")) }
                th { (say("report-ties")) } th { (say("report-losses")) } th { (say("sim-points")) }
                th { (say("report-turns")) } th { "5/2" } th { "4/3" }
            }
            @for (i, seat) in report.seats.iter().enumerate() {
                tr {
                    td { (seat.strategy) }
                    td { (chart::share_bar(i, seat.share, seat.share_ci95)) }
                    td { (share(words, seat.share, seat.share_ci95)) }
                    td { (seat.wins) } td { (seat.ties) } td { (seat.losses) }
                    td { (decimal(words, seat.mean_score, 1)) } td { (decimal(words, seat.mean_turns, 1)) }
                    @for opening in &seat.openings { td { (decimal(words, 100.0 * opening.share, 1)) " %" } }
                }
            }
        } }
        p { (length(words, report)) }
        @if report.stopped > 0 { p { (stopped(words, report.stopped)) } }
        h2 { (say("report-by-turn")) }
        (chart::legend(&names))
        p.soft { (say("report-band")) }
        div.charts {
            @for (at, key) in MEASURES.into_iter().enumerate() {
                (chart::lines(words, &say(key), &say("sim-turn"), true, &by_turn(&report.seats, at)))
            }
        }
    };
    file::write(words, path, &page(words, plan, kingdom, report.games, report.interrupted, &body))
}

/// The titles of the charts, in the order of [`simulator::TurnReport::bands`].
const MEASURES: [&str; 4] = ["report-coins", "report-points", "report-cards", "report-gained"];

/// Fewer games than one in a hundred tell nothing about a turn.
const FEW: u64 = 100;

fn by_turn(seats: &[SeatReport], measure: usize) -> Vec<Line<'_>> {
    let line = |seat: &'_ SeatReport| -> Vec<Point> {
        let games = seat.turns.first().map_or(0, |turn| turn.games);
        let told = seat.turns.iter().filter(|turn| turn.games * FEW >= games);
        let point = |turn: &simulator::TurnReport| {
            let (_, band) = turn.bands()[measure];
            Point { x: turn.turn as f64, mean: band.mean, low: band.p10.into(), high: band.p90.into() }
        };
        told.map(point).collect()
    };
    seats.iter().map(|seat| Line { name: &seat.strategy, points: line(seat) }).collect()
}

pub(super) fn write_tournament(words: &Words, path: &Path, plan: &Plan, kingdom: &str, result: &Tournament) -> Done {
    let say = |key: &str| words.say(key, &[]);
    let body = html! {
        h2 { (say("report-results")) }
        div.scroll { table {
            tr {
                th { (say("report-strategy")) } th { (say("sim-rating")) } th { (say("report-share")) } th {}
                @for number in 1..=result.players.len() { th { (number) } }
            }
            @for (i, player) in result.players.iter().enumerate() {
                tr {
                    td { (i + 1) ". " (player.strategy) }
                    td { (player.rating.map_or_else(|| "·".to_owned(), |rating| decimal(words, rating, 0))) }
                    td { (decimal(words, 100.0 * player.share, 1)) " %" }
                    td { (chart::share_bar(0, player.share, [player.share; 2])) }
                    @for meeting in &player.meetings {
                        @match meeting {
                            Some(meeting) => { td { (decimal(words, 100.0 * meeting.share, 1)) } }
                            None => { td.soft { "·" } }
                        }
                    }
                }
            }
        } }
    };
    file::write(words, path, &page(words, plan, kingdom, plan.games, result.interrupted, &body))
}

pub(super) fn write_sweep(words: &Words, path: &Path, plan: &Plan, kingdom: &str, sweep: &Sweep) -> Done {
    let say = |key: &str| words.say(key, &[]);
    let point = |swept: &super::sweep::Swept| {
        let [low, high] = swept.share_ci95;
        Point { x: f64::from(swept.value), mean: 100.0 * swept.share, low: 100.0 * low, high: 100.0 * high }
    };
    let line = Line { name: &sweep.strategy, points: sweep.values.iter().map(point).collect() };
    let body = html! {
        h2 { (say("report-results")) }
        (chart::lines(words, &say("report-share"), &sweep.number, false, &[line]))
        div.scroll { table {
            tr { th { (sweep.number) } th { (say("report-share")) } th {} }
            @for swept in &sweep.values {
                tr {
                    td { (swept.value) }
                    td { (share(words, swept.share, swept.share_ci95)) }
                    td { (chart::share_bar(0, swept.share, swept.share_ci95)) }
                }
            }
        } }
    };
    file::write(words, path, &page(words, plan, kingdom, plan.games, sweep.interrupted, &body))
}
