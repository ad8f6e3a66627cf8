//! What a scenario expects, compared with what is.

use super::{
    parse::{cards, mixed, number, seat},
    run::Table,
};
use crate::{
    Kind,
    events::{Event, Told},
    game::Game,
    piles::MixedPile,
    question::{self, Reply},
    state::State,
    zones::Cards,
};
use table::{Rules, Seat, Viewer};

type Claim = Result<(), String>;

pub(super) fn check(table: &Table, words: &[&str]) -> Claim {
    let state = &table.game.0;
    let absent = |word: &&&str| seat(word).is_ok_and(|seat| seat.0 >= state.seats);
    if let Some(who) = words.iter().find(absent) {
        return Err(format!("{who} does not sit at this table"));
    }
    match words {
        ["over"] => holds(state.over, "the game is not over"),
        ["not", "over"] => holds(!state.over, "the game is over"),
        ["winners", who @ ..] => winners(&table.game, who),
        ["reshuffled", who] => holds(has_shuffled(table, seat(who)?), &format!("{who} has not shuffled")),
        ["not", "reshuffled", who] => holds(!has_shuffled(table, seat(who)?), &format!("{who} has shuffled")),
        ["revealed", who, shown @ ..] => revealed(table, seat(who)?, &cards(shown)?),
        ["sees", viewer, owner, "hand", "hidden"] => sees_no_hand(&table.game, seat(viewer)?, seat(owner)?),
        ["asked", rest @ ..] => asked(&table.game, rest),
        ["offers", rest @ ..] => offers(&table.game, rest),
        ["picks", least, most] => picks(&table.game, (number(least)?, number(most)?)),
        ["turn", who] => same("it is the turn of", &seat(who)?, &state.turn.seat),
        ["phase", phase] => same("the phase is", phase, &state.turn.phase.id()),
        ["actions", n] => same("actions are", &number(n)?, &state.turn.actions),
        ["buys", n] => same("buys are", &number(n)?, &state.turn.buys),
        ["potions", n] => same("potions are", &number(n)?, &state.turn.potions),
        ["controller", who] => same("decisions are made by", &seat(who)?, &state.turn.controller),
        ["coins", n] => same("coins are", &number(n)?, &state.turn.coins),
        ["inplay", rest @ ..] => zone(&table.game, "in play", &state.in_play(), rest),
        ["trash", rest @ ..] => zone(&table.game, "in the trash", &state.trash, rest),
        ["pile", id, n] if mixed(id).is_some() => {
            let left = u16::from(mixed_pile(state, id)?.left);
            same(&format!("cards left in the pile of {id} are"), &number(n)?, &left)
        }
        ["top", id, top] => {
            let found = mixed_pile(state, id)?.top().map(|slot| state.lineup.kind(slot));
            same(&format!("on top of the {id} lies"), &(*top).to_owned(), &written(found))
        }
        ["pile", id, n] => {
            let kind: Kind = id.parse().map_err(|e: crate::UnknownCard| e.to_string())?;
            let slot = state.lineup.slot(kind).ok_or_else(|| format!("«{kind}» is not at this table"))?;
            same(&format!("cards left in the {kind} pile are"), &number(n)?, &state.unowned.of(slot))
        }
        [who, rest @ ..] if who.starts_with('p') => player(&table.game, seat(who)?, rest),
        _ => Err(format!("«expect {}» means nothing", words.join(" "))),
    }
}

fn mixed_pile<'s>(state: &'s State, id: &str) -> Result<&'s MixedPile, String> {
    let pile = mixed(id).ok_or_else(|| format!("«{id}» is no mixed pile: knights or ruins"))?;
    let there = state.lineup.has_pile(pile).then(|| state.mixed_pile(pile));
    there.ok_or_else(|| format!("there is no pile of {id} at this table"))
}

fn holds(claim: bool, otherwise: &str) -> Claim {
    if claim { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn same<T: PartialEq + std::fmt::Display>(what: &str, expected: &T, found: &T) -> Claim {
    if expected == found { Ok(()) } else { Err(format!("{what} {found}, expected {expected}")) }
}

/// Cards as a scenario would write them.
fn written(kinds: impl IntoIterator<Item = Kind>) -> String {
    let ids: Vec<_> = kinds.into_iter().map(Kind::id).collect();
    if ids.is_empty() { "nothing".to_owned() } else { ids.join(" ") }
}

fn sorted(mut kinds: Vec<Kind>) -> Vec<Kind> {
    kinds.sort();
    kinds
}

fn kinds(game: &Game, cards: &Cards) -> Vec<Kind> {
    sorted(cards.copies().map(|slot| game.0.lineup.kind(slot)).collect())
}

fn zone(game: &Game, name: &str, found: &Cards, words: &[&str]) -> Claim {
    let expected = sorted(cards(words)?);
    let found = kinds(game, found);
    if expected == found {
        return Ok(());
    }
    Err(format!("{name}: {}; expected {}", written(found), written(expected)))
}

fn player(game: &Game, who: Seat, words: &[&str]) -> Claim {
    let state = &game.0;
    let player = state.player(who);
    match words {
        ["score", n] => same("the score is", &n.parse().map_err(|_| format!("«{n}» is no number"))?, &state.score(who)),
        ["owns", id, n] => {
            let kind: Kind = id.parse().map_err(|e: crate::UnknownCard| e.to_string())?;
            same(&format!("copies of {kind} are"), &number(n)?, &game.owned(who, kind))
        }
        ["hand", "size", n] => same("cards in hand are", &number(n)?, &player.hand.len()),
        ["deck", "size", n] => same("cards in the deck are", &number(n)?, &player.deck.len()),
        ["discard", "size", n] => same("cards in the discard pile are", &number(n)?, &player.discard.cards.len()),
        ["discard", "top", id] => {
            let top = player.discard.top().map(|slot| state.lineup.kind(slot));
            same("the top of the discard pile is", &(*id).to_owned(), &written(top))
        }
        ["hand", rest @ ..] => zone(game, &format!("{who} hand"), &player.hand, rest),
        ["discard", rest @ ..] => zone(game, &format!("{who} discard pile"), &player.discard.cards, rest),
        ["deck", "any", rest @ ..] => zone(game, &format!("{who} deck"), &player.deck.cards(), rest),
        ["deck", rest @ ..] => deck(game, who, &cards(rest)?),
        _ => Err(format!("«expect {who} {}» means nothing", words.join(" "))),
    }
}

/// An undecided part is allowed only when its cards are all alike, so that their order cannot matter.
fn deck(game: &Game, who: Seat, expected: &[Kind]) -> Claim {
    let state = &game.0;
    let deck = &state.player(who).deck;
    if deck.bag.mask().count_ones() > 1 {
        return Err(format!("{who} deck: its order is not decided; write «deck any»"));
    }
    let alike = deck.bag.highest();
    let found: Vec<Kind> = (0..deck.len())
        .rev()
        .filter_map(|height| {
            let place = deck.decided.as_slice().iter().find(|place| place.height == height);
            place.map(|place| place.slot).or(alike)
        })
        .map(|slot| state.lineup.kind(slot))
        .collect();
    if found == expected {
        return Ok(());
    }
    Err(format!("{who} deck, top first: {}; expected {}", written(found), written(expected.to_vec())))
}

fn winners(game: &Game, who: &[&str]) -> Claim {
    let expected = who.iter().map(|w| seat(w)).collect::<Result<Vec<_>, _>>()?;
    let Some(standings) = game.standings() else { return Err("the game is not over".to_owned()) };
    let found = standings.winners();
    let names = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    if found == expected { Ok(()) } else { Err(format!("won: {}; expected {}", names(&found), names(&expected))) }
}

/// Since the last step.
fn has_shuffled(table: &Table, who: Seat) -> bool {
    table.events.iter().any(|e| matches!(e, Event::Shuffled { seat, .. } if *seat == who))
}

fn revealed(table: &Table, who: Seat, expected: &[Kind]) -> Claim {
    let mut found = Vec::new();
    for event in &table.events {
        if let Event::Revealed { seat, cards: Told::Cards(cards), .. } = event
            && *seat == who
        {
            cards.iter().for_each(|&(kind, n)| found.extend((0..n).map(|_| kind)));
        }
    }
    let (found, expected) = (sorted(found), sorted(expected.to_vec()));
    if found == expected {
        return Ok(());
    }
    Err(format!("{who} has revealed {}; expected {}", written(found), written(expected)))
}

fn sees_no_hand(game: &Game, viewer: Seat, owner: Seat) -> Claim {
    let view = game.view(Viewer::Seat(viewer));
    holds(view.players[owner.index()].hand.is_none(), &format!("{viewer} sees the hand of {owner}"))
}

fn asked(game: &Game, words: &[&str]) -> Claim {
    let [who, verb, source] = words else { return Err("expect asked SEAT VERB CARD".to_owned()) };
    let found = game.question().map(|q| {
        let source = q.source.map_or("turn", Kind::id);
        format!("{} {} {source}", q.decider, q.verb.id())
    });
    let found = found.unwrap_or_else(|| "nothing".to_owned());
    same("asked is", &format!("{} {verb} {source}", seat(who)?), &found)
}

fn offers(game: &Game, words: &[&str]) -> Claim {
    let Some(question) = game.question() else { return Err("nothing is asked".to_owned()) };
    let mut found: Vec<String> = question
        .offers
        .iter()
        .map(|offer| match offer.choice {
            question::Choice::Card(kind) => kind.id().to_owned(),
            question::Choice::Yes => "yes".to_owned(),
            question::Choice::No => "no".to_owned(),
            question::Choice::AllTreasures => "all".to_owned(),
            question::Choice::Option(option) => option.id().to_owned(),
            question::Choice::Other => "other".to_owned(),
            question::Choice::Position(position) => position.to_string(),
        })
        .collect();
    if question.min == 0 {
        found.push("none".to_owned());
    }
    let mut expected: Vec<String> = words.iter().map(|w| (*w).to_owned()).collect();
    found.sort();
    expected.sort();
    same("offered is", &expected.join(" "), &found.join(" "))
}

fn picks(game: &Game, expected: (u16, u16)) -> Claim {
    let Some(question) = game.question() else { return Err("nothing is asked".to_owned()) };
    let show = |(least, most): (u16, u16)| format!("{least} to {most}");
    same("picks are", &show(expected), &show((question.min, question.max)))
}

/// The pending question in words, for messages.
pub(super) fn describe(game: &Game) -> String {
    let Some(q) = game.question() else { return "nothing is asked: the game is over".to_owned() };
    let source = q.source.map_or("the turn", Kind::id);
    let offers: Vec<String> = q.offers.iter().map(|o| format!("{:?}", o.choice)).collect();
    format!("{} is asked «{}» by {source}, {} to {} of: {}", q.decider, q.verb.id(), q.min, q.max, offers.join(", "))
}

pub(super) fn picked(game: &Game, reply: &Reply) -> String {
    let Some(ask) = &game.0.pending else { return "nothing".to_owned() };
    let picks: Vec<String> =
        reply.0.iter().map(|&code| format!("{:?}", question::choice(&game.0, ask, code))).collect();
    if picks.is_empty() { "none".to_owned() } else { picks.join(" ") }
}
