//! Charts as SVG: lines with bands, and shares with their intervals. Colours come from the page's style.

use super::decimal;
use content::Words;
use maud::{Markup, html};

/// One line: where its mean goes, and between what eight of ten games lie.
pub(super) struct Line<'n> {
    pub(super) name: &'n str,
    pub(super) points: Vec<Point>,
}

#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) mean: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 300.0;
/// Room for numbers and names at the left and the bottom.
const LEFT: f64 = 44.0;
const BOTTOM: f64 = 40.0;
const MARGIN: f64 = 10.0;

/// From numbers to places in the picture.
struct Axes {
    x: (f64, f64),
    y: (f64, f64),
}

impl Axes {
    fn around(lines: &[Line<'_>], from_zero: bool) -> Axes {
        let points = || lines.iter().flat_map(|line| &line.points);
        let least = |number: fn(&Point) -> f64| points().map(number).fold(f64::INFINITY, f64::min);
        let most = |number: fn(&Point) -> f64| points().map(number).fold(f64::NEG_INFINITY, f64::max);
        let bottom = if from_zero { least(|p| p.low).min(0.0) } else { least(|p| p.low) };
        Axes { x: stretched(least(|p| p.x), most(|p| p.x)), y: stretched(bottom, most(|p| p.high)) }
    }
    fn across(&self, x: f64) -> f64 {
        LEFT + (x - self.x.0) / (self.x.1 - self.x.0) * (WIDTH - LEFT - MARGIN)
    }
    fn up(&self, y: f64) -> f64 {
        HEIGHT - BOTTOM - (y - self.y.0) / (self.y.1 - self.y.0) * (HEIGHT - BOTTOM - MARGIN)
    }
    fn place(&self, (x, y): (f64, f64)) -> String {
        format!("{:.1},{:.1}", self.across(x), self.up(y))
    }
}

/// A range that is never empty.
fn stretched(low: f64, high: f64) -> (f64, f64) {
    match (low.is_finite(), high > low) {
        (true, true) => (low, high),
        (true, false) => (low - 1.0, low + 1.0),
        _ => (0.0, 1.0),
    }
}

/// Round numbers in a range, about six.
fn ticks((low, high): (f64, f64)) -> Vec<f64> {
    let rough = (high - low) / 6.0;
    let size = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * size).find(|step| *step >= rough).unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    (first..).map(|n| n as f64 * step).take_while(|tick| *tick <= high + 1e-9).take(20).collect()
}

/// Ticks with their labels, as many decimals as the step between them needs.
fn labelled(words: &Words, range: (f64, f64)) -> Vec<(f64, String)> {
    let ticks = ticks(range);
    let step = ticks.windows(2).map(|pair| pair[1] - pair[0]).next().unwrap_or(1.0);
    let places = if step < 0.95 { 1 } else { 0 };
    ticks.into_iter().map(|tick| (tick, decimal(words, tick, places))).collect()
}

/// A coordinate in the picture.
fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}

/// Lines over whole numbers such as turns, with their bands.
pub(super) fn lines(words: &Words, title: &str, below: &str, from_zero: bool, all: &[Line<'_>]) -> Markup {
    let axes = Axes::around(all, from_zero);
    let forth = |points: &[Point], y: fn(&Point) -> f64| -> Vec<String> {
        points.iter().map(|p| axes.place((p.x, y(p)))).collect()
    };
    let band = |points: &[Point]| {
        let mut corners = forth(points, |p| p.high);
        corners.extend(forth(points, |p| p.low).into_iter().rev());
        corners.join(" ")
    };
    html! {
        figure {
            figcaption { (title) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(title) {
                @for (y, label) in labelled(words, axes.y) {
                    line.grid x1=(LEFT) x2=(WIDTH - MARGIN) y1=(at(axes.up(y))) y2=(at(axes.up(y))) {}
                    text x=(LEFT - 6.0) y=(at(axes.up(y) + 4.0)) text-anchor="end" { (label) }
                }
                @for (x, label) in labelled(words, axes.x).into_iter().filter(|(x, _)| x.fract() == 0.0) {
                    text x=(at(axes.across(x))) y=(HEIGHT - BOTTOM + 16.0) text-anchor="middle" { (label) }
                }
                text x=((WIDTH + LEFT) / 2.0) y=(HEIGHT - 6.0) text-anchor="middle" { (below) }
                @for (i, line) in all.iter().enumerate() {
                    polygon class=(format!("band c{}", i % 6)) points=(band(&line.points)) {}
                }
                @for (i, line) in all.iter().enumerate() {
                    polyline class=(format!("line c{}", i % 6)) points=(forth(&line.points, |p| p.mean).join(" ")) {
                        title { (line.name) }
                    }
                }
            }
        }
    }
}

/// The colours and what they stand for.
pub(super) fn legend(names: &[&str]) -> Markup {
    html! {
        ul.legend {
            @for (i, name) in names.iter().enumerate() {
                li { span class=(format!("dot c{}", i % 6)) {} (name) }
            }
        }
    }
}

/// A share of wins as a bar with its interval.
pub(super) fn share_bar(i: usize, share: f64, [low, high]: [f64; 2]) -> Markup {
    html! {
        svg.share viewBox="0 0 200 16" aria-hidden="true" {
            rect.track x="0" y="3" width="200" height="10" {}
            rect class=(format!("bar c{}", i % 6)) x="0" y="3" width=(format!("{:.1}", 200.0 * share)) height="10" {}
            line.interval x1=(format!("{:.1}", 200.0 * low)) x2=(format!("{:.1}", 200.0 * high)) y1="8" y2="8" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks((0.0, 30.0)), [0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0]);
        assert_eq!(ticks((-3.0, 9.0)), [-2.0, 0.0, 2.0, 4.0, 6.0, 8.0]);
    }

    #[test]
    fn a_chart_of_one_point_or_none_is_drawn() {
        let words = Words::new(content::Language::En);
        let point = Point { x: 1.0, mean: 5.0, low: 5.0, high: 5.0 };
        for points in [Vec::new(), vec![point]] {
            let svg = lines(&words, "t", "x", true, &[Line { name: "<a>", points }]).into_string();
            assert!(svg.contains("<svg") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            assert!(svg.contains("&lt;a&gt;"), "names are escaped");
        }
    }
}
