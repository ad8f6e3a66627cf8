//! Lists of cards and kingdoms.

use crate::{
    arguments::SetName,
    failure::Done,
    screen::{self, BOLD, DIM},
};
use content::{Language, Words, kingdoms as all_kingdoms};
use dominion::{Edition, Kind};
use serde_json::{Value, json};

pub(crate) fn cards(words: &Words, set: Option<SetName>, as_json: bool) -> Done {
    let kinds: Vec<Kind> =
        Kind::ALL.iter().copied().filter(|kind| set.is_none_or(|SetName(set)| kind.card().set == set)).collect();
    if as_json {
        return print_json(kinds.into_iter().map(card_json).collect());
    }
    for kind in kinds {
        card(words, kind)?;
    }
    Ok(())
}

/// One card for reading, with both texts where the editions differ.
fn card(words: &Words, kind: Kind) -> Done {
    heading(words, kind, Edition::Printed)?;
    let printed = words.card_text(kind, Edition::Printed);
    screen::line(&format!("  {printed}"))?;
    let latest = words.card_text(kind, Edition::Latest);
    if latest != printed {
        screen::styled(DIM, &format!("  {}", words.say("card-line-latest", &[("text", latest.into())])))?;
    }
    Ok(())
}

/// One card as it holds under these rules.
pub(crate) fn in_force(words: &Words, kind: Kind, rules: Edition) -> Done {
    heading(words, kind, rules)?;
    screen::line(&format!("  {}", words.card_text(kind, rules)))
}

fn heading(words: &Words, kind: Kind, rules: Edition) -> Done {
    let card = kind.card();
    let line = words.say(
        "card-line",
        &[
            ("name", words.card(kind).into()),
            ("id", kind.id().into()),
            ("set", words.set(card.set).into()),
            ("editions", card.editions().join("/").into()),
            ("cost", cost(words, card.cost).into()),
            ("types", words.types(kind, rules).into()),
        ],
    );
    screen::styled(BOLD, &line)
}

pub(crate) fn cost(words: &Words, cost: dominion::Cost) -> String {
    match cost.potion {
        0 => cost.coin.to_string(),
        _ => words.say("cost-potion", &[("coin", cost.coin.into())]),
    }
}

fn card_json(kind: Kind) -> Value {
    let card = kind.card();
    let [es, en] = Language::ALL.map(Words::new);
    let in_both = |say: &dyn Fn(&Words) -> String| json!({ "es": say(&es), "en": say(&en) });
    json!({
        "id": kind.id(),
        "set": card.set.id(),
        "editions": card.editions(),
        "cost": { "coin": card.cost.coin, "potion": card.cost.potion },
        "types": card.types.names().collect::<Vec<_>>(),
        "types_latest": card.types_under(Edition::Latest).names().collect::<Vec<_>>(),
        "names": in_both(&|words| words.card(kind)),
        "text": in_both(&|words| words.card_text(kind, Edition::Printed)),
        "text_latest": in_both(&|words| words.card_text(kind, Edition::Latest)),
    })
}

pub(crate) fn kingdoms(words: &Words, as_json: bool) -> Done {
    if as_json {
        let one = |kingdom: &content::Kingdom| {
            json!({
                "id": kingdom.id,
                "names": kingdom.names,
                "source": kingdom.source,
                "cards": kingdom.cards,
                "others": kingdom.others,
                "bane": kingdom.bane,
                "note": kingdom.note,
                "playable": kingdom.kinds().is_some(),
                "missing": kingdom.missing(),
            })
        };
        return print_json(all_kingdoms().iter().map(one).collect());
    }
    for kingdom in all_kingdoms() {
        let values = [
            ("id", kingdom.id.as_str().into()),
            ("name", kingdom.names.in_language(words.language()).into()),
            ("source", words.rulebook(&kingdom.source).into()),
        ];
        screen::styled(BOLD, &words.say("kingdom-line", &values))?;
        let name = |id: &String| id.parse::<Kind>().map_or_else(|_| id.clone(), |kind| words.card(kind));
        screen::line(&format!("  {}", kingdom.cards.iter().map(name).collect::<Vec<_>>().join(", ")))?;
        let missing = kingdom.missing();
        if !missing.is_empty() {
            let needs = words.say("kingdom-missing", &[("number", missing.len().into())]);
            screen::styled(DIM, &format!("  {needs}"))?;
        }
        if let Some(note) = &kingdom.note {
            screen::styled(DIM, &format!("  {}", note.in_language(words.language())))?;
        }
    }
    Ok(())
}

fn print_json(items: Vec<Value>) -> Done {
    screen::line(&format!("{:#}", Value::Array(items)))
}
