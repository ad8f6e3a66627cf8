//! A civilization tree as text: cards side by side, with their half Nodus on the sides.

use content::{Words, dominations as said};
use dominations::{CardFace, CardView, pack::Pack};

const WIDTH: usize = 16;

pub(super) fn drawn(words: &Words, pack: &Pack, tree: &[CardView]) -> String {
    let (Some(left), Some(right)) = (tree.iter().map(|card| card.x).min(), tree.iter().map(|card| card.x).max()) else {
        return String::new();
    };
    let (top, bottom) =
        (tree.iter().map(|card| card.y).min().unwrap_or(0), tree.iter().map(|card| card.y).max().unwrap_or(0));
    let mut text = String::new();
    for y in top..=bottom {
        let cards: Vec<Option<&CardView>> =
            (left..=right).map(|x| tree.iter().find(|card| (card.x, card.y) == (x, y))).collect();
        for part in [above, across, below] {
            let line: String =
                cards.iter().map(|card| card.map_or_else(blank, |card| part(words, pack, card))).collect();
            text += line.trim_end();
            text.push('\n');
        }
    }
    text
}

fn blank() -> String {
    " ".repeat(WIDTH)
}

fn half(card: &CardView, side: usize) -> char {
    card.nodus.chars().nth(side).unwrap_or(' ')
}

fn above(_: &Words, _: &Pack, card: &CardView) -> String {
    format!("{:^WIDTH$}", format!("{} {},{}", half(card, 0), card.x, card.y))
}

fn across(words: &Words, pack: &Pack, card: &CardView) -> String {
    let name = match card.card {
        CardFace::Campfire => words.say("play-campfire", &[]),
        CardFace::Mastery(number) => words.text(&said::named(&pack.masteries[usize::from(number)].names)),
        CardFace::Level(monument, level) => {
            format!("{} {}", words.text(&said::named(&pack.monuments[usize::from(monument)].names)), level + 1)
        }
    };
    let marked = if card.advanced { format!("{name}+") } else { name };
    let short: String = marked.chars().take(WIDTH - 4).collect();
    format!("{}{short:^width$}{} ", half(card, 3), half(card, 1), width = WIDTH - 3)
}

fn below(_: &Words, _: &Pack, card: &CardView) -> String {
    format!("{:^WIDTH$}", half(card, 2))
}
