//! Questions become prompts.

use crate::{Names, Words};
use dominion::{Game, Kind, Phase, Zone};
use table::{Question, Verb};

impl Words {
    /// What the decider is asked. `phase` tells the questions of the turn apart; the offered cards lie in `from`.
    pub fn prompt(&self, question: &Question<Game>, phase: Phase, from: Zone, names: &Names<'_>) -> String {
        let Some(card) = question.source else {
            return match (question.verb, phase) {
                (Verb::Buy, _) => self.say("ask-turn-buy", &[]),
                (Verb::Discard, _) => self.say("ask-turn-clean-up", &[]),
                (Verb::Topdeck, _) => self.say("ask-turn-topdeck", &[]),
                (_, Phase::Action) => self.say("ask-turn-play-action", &[]),
                _ => self.say("ask-turn-play-treasure", &[]),
            };
        };
        let count = match (question.min, question.max) {
            (0, 1) => "may",
            (1, 1) => "must",
            (0, _) => "upto",
            _ => "exactly",
        };
        let values = [
            ("card", self.card(card).into()),
            ("count", count.into()),
            ("least", question.min.into()),
            ("most", question.max.into()),
            ("from", if from == Zone::Discard { "discard" } else { "elsewhere" }.into()),
            ("owner", names.of(question.about).into()),
            ("own", if question.about == question.decider { "yes" } else { "no" }.into()),
        ];
        self.say(&self.prompt_key(card, question.verb), &values)
    }

    /// A card's own prompt where there is one, otherwise that of the verb.
    pub fn prompt_key(&self, card: Kind, verb: Verb) -> String {
        let dashed = |id: &str| id.replace('_', "-");
        let own = format!("ask-{}-{}", dashed(card.id()), dashed(verb.id()));
        if self.has(&own) { own } else { format!("ask-{}", dashed(verb.id())) }
    }
}
