//! Questions become prompts.

use crate::{Language, Names, Piece, Sentence, Words};
use dominion::{Game, Kind, Phase, Zone};
use table::{Question, Verb};

/// What the decider is asked. `phase` tells the questions of the turn apart; the offered cards lie in `from`.
pub fn prompt(question: &Question<Game>, phase: Phase, from: Zone, names: &Names<'_>) -> Sentence {
    let Some(card) = question.source else {
        return Sentence::new(match (question.verb, phase) {
            (Verb::Buy, _) => "ask-turn-buy",
            (Verb::Discard, _) => "ask-turn-clean-up",
            (Verb::Topdeck, _) => "ask-turn-topdeck",
            (_, Phase::Action) => "ask-turn-play-action",
            _ => "ask-turn-play-treasure",
        });
    };
    let count = match (question.min, question.max) {
        (0, 1) => "may",
        (1, 1) => "must",
        (0, _) => "upto",
        _ => "exactly",
    };
    Sentence::new(prompt_key(card, question.verb))
        .with("card", card)
        .with("count", count)
        .with("least", question.min)
        .with("most", question.max)
        .with("from", if from == Zone::Discard { "discard" } else { "elsewhere" })
        .with("owner", names.of(question.about))
        .with("own", Piece::yes_or_no(question.about == question.decider))
}

/// A card's own prompt where there is one, otherwise that of the verb. Both languages have the same ones.
pub fn prompt_key(card: Kind, verb: Verb) -> String {
    let dashed = |id: &str| id.replace('_', "-");
    let own = format!("ask-{}-{}", dashed(card.id()), dashed(verb.id()));
    if Words::of(Language::En).has(&own) { own } else { format!("ask-{}", dashed(verb.id())) }
}

impl Words {
    pub fn prompt(&self, question: &Question<Game>, phase: Phase, from: Zone, names: &Names<'_>) -> String {
        self.tell(&prompt(question, phase, from, names))
    }
}
