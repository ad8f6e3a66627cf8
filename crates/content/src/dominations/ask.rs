//! Questions become prompts, and choices become words.

use super::{amounts, cell, corner, domain, named, tile};
use crate::{Names, Piece, Sentence};
use dominations::{Card, Choice, Game, PieceView, Reason, SoFar, Thing, View, pack::Pack};
use table::{Question, Verb};

/// What the decider is asked; where that takes several answers, how far they have come.
pub fn prompt(game: &Game, question: &Question<Game>, names: &Names<'_>) -> Sentence {
    let pack = game.pack();
    let card = question.source.map_or_else(|| "".into(), |source| thing(source, pack.pack()));
    let asked = Sentence::new(prompt_key(question)).with("card", card).with("most", question.max);
    match game.so_far() {
        SoFar::Nothing => asked,
        SoFar::Drawing { filled } => asked.with("filled", Piece::yes_or_no(filled)),
        SoFar::Gaining { left } => asked.with("left", left),
        SoFar::Paying { paid, left } => {
            asked.with("left", left).with("number", paid.total()).with("paid", amounts(&paid))
        }
        SoFar::Ordering { placed } => {
            let names = placed.iter().map(|seat| names.of(*seat)).collect();
            asked.with("number", placed.len()).with("placed", Piece::List(names))
        }
    }
}

/// What a question is about, in a word.
pub fn asked_about(question: &Question<Game>) -> &'static str {
    prompt_key(question).trim_start_matches("asked-")
}

fn prompt_key(question: &Question<Game>) -> &'static str {
    let offered = question.offers.first().map(|offer| offer.choice);
    match (question.verb, offered) {
        (Verb::Choose, Some(Choice::Objective(_))) => "asked-objective",
        (Verb::Choose, Some(Choice::Monument(_))) => "asked-monument",
        (Verb::Choose, Some(Choice::At(_))) => "asked-reactivate",
        (Verb::Choose, Some(Choice::Domain(_))) => "asked-keep",
        (Verb::Choose, _) => "asked-activation",
        (Verb::Discard, _) => "asked-put-back",
        (Verb::Play, _) if question.source.is_some() => "asked-second-tile",
        (Verb::Play, _) => "asked-growth",
        (Verb::Place, Some(Choice::Spot { .. })) => "asked-spot",
        (Verb::Place, _) if question.source.is_some() => "asked-base",
        (Verb::Place, _) => "asked-space",
        (Verb::Build, _) => "asked-construction",
        (Verb::Develop, _) => "asked-development",
        (Verb::Pay, _) => "asked-pay",
        (Verb::Gain, Some(Choice::Develop(_))) => "asked-free",
        (Verb::Gain, _) => "asked-wild",
        (Verb::Copy, _) => "asked-copy",
        (Verb::Order, _) => "asked-order",
        _ => "asked-exchange",
    }
}

/// What asks, or is asked about.
pub fn thing(thing: Thing, pack: &Pack) -> Piece {
    match thing {
        Thing::Mastery(card) => named(&pack.masteries[usize::from(card)].names),
        Thing::Monument(card) => named(&pack.monuments[usize::from(card)].names),
        Thing::Role(of) => named(&pack.roles[of.index()].names),
        Thing::City(at) => Sentence::new("thing-city").with("cell", cell(at)).into(),
    }
}

/// A choice as a reader of the board understands it.
pub fn choice(choice: Choice, pack: &Pack, view: &View, names: &Names<'_>) -> Piece {
    let mastery = |card: u8| named(&pack.masteries[usize::from(card)].names);
    let say = |key: &str| Sentence::new(key);
    match choice {
        Choice::Objective(card) => named(&pack.objectives[usize::from(card)].names),
        Choice::Monument(card) => named(&pack.monuments[usize::from(card)].names),
        Choice::Tile(number) => tile(pack, number).into(),
        Choice::Role(of) => say("choice-role").with("role", named(&pack.roles[of.index()].names)).into(),
        Choice::Space { cell: at, rotation } => {
            say("choice-space").with("cell", cell(at)).with("turned", rotation).into()
        }
        Choice::At(at) => cell(at).into(),
        Choice::Side(side) => say("choice-side").with("number", side + 1).into(),
        Choice::AllSides => say("choice-all-sides").into(),
        Choice::Locus(corner) => say("choice-locus").with("number", corner + 1).into(),
        Choice::OnLocus((q, r)) => say("choice-on-locus").with("corner", corner((q, r))).into(),
        Choice::City(at) => {
            let piece = view.pieces.iter().find(|piece| piece.cell == at);
            let (level, of) = piece.map_or((1, None), |piece: &PieceView| (piece.level + 1, piece.settlement));
            let key = if level == 1 { "choice-build-city" } else { "choice-raise-city" };
            let of: Piece = of.map_or_else(|| "".into(), |of| domain(of).into());
            say(key).with("cell", cell(at)).with("domain", of).with("level", level).into()
        }
        Choice::Level(card) => {
            let standing = view.monuments.iter().find(|standing| standing.monument == card);
            let level = standing.map_or(0, |standing| standing.levels.len()) + 1;
            let name = named(&pack.monuments[usize::from(card)].names);
            say("choice-level").with("card", name).with("level", level).into()
        }
        Choice::Develop(card) => {
            let of = &pack.masteries[usize::from(card)];
            say("choice-develop")
                .with("card", mastery(card))
                .with("domain", domain(of.domain))
                .with("value", of.value)
                .into()
        }
        Choice::Upgrade(card) => say("choice-upgrade").with("card", mastery(card)).into(),
        Choice::Spot { copy, spot, turned } => say("choice-spot")
            .with("x", i32::from(spot.x))
            .with("y", i32::from(spot.y))
            .with("copy", copy + 1)
            .with("turned", turned)
            .into(),
        Choice::Domain(of) => domain(of).into(),
        Choice::Exchange { give, take } => {
            say("choice-exchange").with("give", domain(give)).with("take", domain(take)).into()
        }
        Choice::Swap { mastery: card, give, take } => {
            let both = say("choice-swap").with("give", domain(give)).with("take", domain(take));
            both.with("card", mastery(card)).into()
        }
        Choice::Seat(seat) => names.of(seat),
    }
}

/// The half Nodus of the copy that would be placed, as the pack writes them: above, right, below, left.
pub fn layout(question: &Question<Game>, chosen: Choice, pack: &Pack, view: &View) -> Option<String> {
    let Choice::Spot { copy, turned, .. } = chosen else { return None };
    let card = match question.source? {
        Thing::Mastery(card) => Card::Mastery { card, copy },
        Thing::Monument(monument) => {
            let standing = view.monuments.iter().find(|standing| standing.monument == monument)?;
            Card::Level { monument, level: standing.levels.len() as u8 }
        }
        Thing::Role(_) | Thing::City(_) => return None,
    };
    Some(card.layout(pack).turned(turned).to_string())
}

/// The message with a reason why something that lies there for all to see is not offered.
pub fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::TooExpensive => "why-too-expensive",
        Reason::Exchange => "why-exchange",
        Reason::Prerequisite => "why-prerequisite",
        Reason::NoSpot => "why-no-spot",
        Reason::NoPlace => "why-no-place",
        Reason::Owned => "why-owned",
        Reason::Complete => "why-complete",
        Reason::Done => "why-done",
    }
}

/// The same, with what it is about.
pub fn reason(of: Thing, reason: Reason, pack: &Pack) -> Sentence {
    Sentence::new("why-not").with("card", thing(of, pack)).with("reason", Sentence::new(reason_key(reason)))
}
