//! `dominio kingdom`: a kingdom chosen, and the code of its table.

use crate::{
    arguments::KingdomOptions,
    cards, choose,
    failure::{Done, Failure},
    screen::{self, BOLD, DIM},
};
use content::Words;
use dominion::{Edition, First, Kind, Mixed, Setup};
use serde_json::json;
use table::{Generator, Luck};

pub(crate) fn run(words: &Words, options: &KingdomOptions) -> Done {
    let seed = choose::seed(words, options.seed.as_deref())?;
    let chosen = choose::kingdom(words, &options.kingdom, seed)?;
    let wanted = choose::table(words, &chosen, options.seats, options.table)?;
    // what the rulebook leaves to a draw is drawn, so that the code sets the same table again
    let setup = wanted.drawn(&Luck::new(Generator::ChaCha8, seed));
    let piles = setup.further_piles().map_err(|e| Failure::input(words.setup_error(&e)))?;
    if options.json {
        let table = json!({ "code": code(words, &setup)?, "setup": setup, "further_piles": piles });
        return screen::line(&format!("{table:#}"));
    }
    screen::styled(BOLD, &chosen.name)?;
    for kind in &setup.kingdom {
        let cost = cards::cost(words, kind.card().cost);
        let values = [("name", words.card(*kind).into()), ("cost", cost.into())];
        screen::line(&format!("  {}", words.say("play-kingdom-card", &values)))?;
    }
    let mixed = piles.mixed.iter().filter(|pile| **pile == Mixed::Ruins).map(|pile| words.pile(*pile));
    let further: Vec<String> = piles.outside_kingdom.iter().map(|kind: &Kind| words.card(*kind)).chain(mixed).collect();
    if !further.is_empty() {
        screen::line(&words.say("kingdom-also", &[("cards", further.join(", ").into())]))?;
    }
    about(words, &setup)?;
    print_code(words, &setup)
}

fn about(words: &Words, setup: &Setup) -> Done {
    let rules = if setup.rules == Edition::Latest { "latest" } else { "printed" };
    let first = if let First::Seat(seat) = setup.first { seat.0 + 1 } else { 0 };
    let parts = [
        words.say("kingdom-table", &[("seats", setup.seats.into()), ("rules", rules.into())]),
        words.say("kingdom-shelters", &[("shelters", setup.shelters.id().into())]),
        words.say("kingdom-first", &[("seat", first.into())]),
    ];
    screen::line(&parts.join(" · "))
}

fn code(words: &Words, setup: &Setup) -> Done<String> {
    setup.code().map_err(|e| Failure::input(words.setup_error(&e)))
}

pub(crate) fn print_code(words: &Words, setup: &Setup) -> Done {
    screen::styled(DIM, &words.say("kingdom-code", &[("code", code(words, setup)?.into())]))
}
