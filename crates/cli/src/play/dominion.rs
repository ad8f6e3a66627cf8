//! Dominion in a terminal.

use super::{Begun, Played, Session};
use crate::{
    arguments::Play,
    cards,
    choose::{self, PERSON},
    failure::{Done, Failure},
    kingdom,
    screen::{self, BOLD, DIM},
};
use bots::{Bot, Dice};
use content::{Names, Words};
use dominion::{Choice, Game, Kind, Phase, PileCards, PileView, Setup, Zone};
use simulator::TURN_LIMIT;
use table::{Answer, Generator, Luck, Question, Refused, Rules, Seat, Viewer};

pub(super) fn run(words: &Words, options: &Play) -> Done {
    if options.content.is_some() {
        return Err(Failure::input(words.say("error-only-dominations", &[("option", "--content".into())])));
    }
    let seed = choose::seed(words, options.seed.as_deref())?;
    let kingdom = choose::kingdom(words, options.kingdom.as_deref().unwrap_or("first-game"), seed)?;
    let others = kingdom.table.as_ref().map_or(1, |table| usize::from(table.seats) - 1);
    let usual = || [vec![PERSON.to_owned()], vec!["big-money".to_owned(); others]].concat();
    let seats: Vec<String> = options.seats.clone().unwrap_or_else(usual);
    let seats: Vec<String> = seats.iter().map(|name| name.trim().to_owned()).collect();
    let number = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let wanted = choose::table(words, &kingdom, Some(number), options.table)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let recipes = choose::players(words, &seats, &wanted, None, threads)?;
    let luck = Luck::new(Generator::ChaCha8, seed);
    let begun = Begun::<Game> {
        setup: wanted.clone(),
        luck,
        opponents: recipes.into_iter().map(|recipe| recipe.map(|recipe| recipe.make())).collect(),
        seats,
    };
    let typed = options.seed.clone().unwrap_or_else(|| seed.to_string());
    let session = Session::begin(words, typed, begun);
    let mut session = session.map_err(|e| Failure::input(words.setup_error(&e)))?;
    if let Some(path) = &options.save {
        session.write(path)?; // better to know now than after the game that it cannot be written
    }
    welcome(words, &kingdom.name, &wanted.drawn(&luck))?;
    session.finish(options.save.as_deref())
}

fn welcome(words: &Words, kingdom: &str, table: &Setup) -> Done {
    screen::styled(BOLD, &words.say("play-welcome", &[("kingdom", kingdom.into())]))?;
    let card = |kind: &Kind| {
        let cost = cards::cost(words, kind.card().cost);
        words.say("play-kingdom-card", &[("name", words.card(*kind).into()), ("cost", cost.into())])
    };
    screen::line(&table.kingdom.iter().map(card).collect::<Vec<_>>().join(", "))?;
    kingdom::print_code(words, table)?;
    screen::styled(DIM, &words.say("play-help-hint", &[]))
}

impl Played for Game {
    type Opponent = Box<dyn Bot>;

    fn reply(&self, opponent: &mut Box<dyn Bot>, seat: Seat, dice: &mut Dice) -> Result<Answer, Refused> {
        let asked = self.asked().ok_or(Refused::NothingAsked)?;
        let reply = opponent.answer(self.seen(seat), asked, dice);
        asked.answer(&reply)
    }

    fn limit_reached(&self, seat: Seat) -> Option<u32> {
        (self.turns(seat) >= TURN_LIMIT).then_some(TURN_LIMIT.into())
    }

    fn tell(&self, words: &Words, names: &Names<'_>, events: &[dominion::Event]) -> Done {
        screen::events(words, names, events)
    }

    fn show_before(&self, words: &Words, names: &Names<'_>, question: &Question<Game>) -> Done {
        let view = self.view(Viewer::Seat(question.decider));
        if view.turn.controller == question.decider {
            let (actions, buys, coins) = (view.turn.actions.into(), view.turn.buys.into(), view.turn.coins.into());
            let status = [("actions", actions), ("buys", buys), ("coins", coins)];
            let [actions, buys, coins] = status;
            let potions = ("potions", view.turn.potions.into());
            let key = if view.turn.potions > 0 { "play-status-potions" } else { "play-status" };
            screen::styled(DIM, &words.say(key, &[actions, buys, coins, potions]))?;
        } else {
            let name = words.text(&names.of(view.turn.seat));
            screen::styled(DIM, &words.say("play-turn-of", &[("name", name.into())]))?;
        }
        match &view.players[question.about.index()].hand {
            Some(hand) => screen::line(&words.say("play-hand", &[("cards", list(self, words, hand).into())])),
            None => Ok(()),
        }
    }

    fn prompt(&self, words: &Words, names: &Names<'_>, question: &Question<Game>) -> String {
        let from = self.asked().map_or(Zone::Hand, |asked| asked.from());
        words.prompt(question, self.view(Viewer::Spectator).turn.phase, from, names)
    }

    fn offers(&self, words: &Words, _: &Names<'_>, question: &Question<Game>, _: bool) -> Vec<(usize, String)> {
        let offers = question.offers.iter().enumerate();
        offers.map(|(index, offer)| (index, option(self, words, question, offer.choice, offer.copies))).collect()
    }

    fn none(&self, words: &Words, question: &Question<Game>) -> String {
        words.say(none_key(question, self.view(Viewer::Spectator).turn.phase), &[])
    }

    fn find(&self, words: &Words, question: &Question<Game>, typed: &str) -> Option<u16> {
        let named = |choice: &Choice| names(words, typed, choice);
        question.offers.iter().position(|offer| named(&offer.choice)).map(|index| index as u16)
    }

    fn table(&self, words: &Words, names: &Names<'_>, seat: Seat) -> Done {
        let view = self.view(Viewer::Seat(seat));
        screen::line(&words.say("play-supply", &[]))?;
        view.piles.iter().filter(|one| one.in_supply).try_for_each(|one| pile(words, one))?;
        if view.piles.iter().any(|pile| !pile.in_supply) {
            screen::line(&words.say("play-outside-supply", &[]))?;
            view.piles.iter().filter(|one| !one.in_supply).try_for_each(|one| pile(words, one))?;
        }
        for (seat, player) in (0u8..).zip(&view.players) {
            let top = player.discard_top.map_or_else(|| words.say("play-empty", &[]), |kind| words.card(kind));
            let values = [
                ("name", words.text(&names.of(Seat(seat))).into()),
                ("hand", player.hand_size.into()),
                ("deck", player.deck_size.into()),
                ("top", top.into()),
            ];
            screen::line(&words.say("play-player", &values))?;
        }
        let or_nothing = |count: &dominion::Count| {
            if count.is_empty() { words.say("play-nothing", &[]) } else { list(self, words, count) }
        };
        screen::line(&words.say("play-in-play", &[("cards", or_nothing(&view.turn.in_play).into())]))?;
        for acting in &view.turn.acting {
            let values = [("card", words.card(acting.card).into()), ("as", words.card(acting.acts_as).into())];
            screen::line(&words.say("play-acting", &values))?;
        }
        screen::line(&words.say("play-trash", &[("cards", or_nothing(&view.trash).into())]))
    }

    fn cards(&self, words: &Words, setup: &Setup) -> Done {
        setup.kingdom.iter().try_for_each(|&kind| cards::in_force(words, kind, setup.rules))
    }

    fn why(&self, words: &Words) -> Vec<String> {
        let reasons = self.reasons().into_iter();
        reasons.map(|(kind, reason)| format!("{}: {}", words.card(kind), words.reason(reason))).collect()
    }

    fn why_not(&self, words: &Words, typed: &str) -> Option<String> {
        let kind = words.find_card(typed)?;
        let (_, reason) = self.reasons().into_iter().find(|(left_out, _)| *left_out == kind)?;
        Some(format!("{}: {}", words.card(kind), words.reason(reason)))
    }

    fn help(&self, words: &Words, setup: &Setup, card: &str) -> Done {
        match words.find_card(card) {
            Some(kind) => cards::in_force(words, kind, setup.rules),
            None => screen::line(&words.say("error-unknown-card", &[("card", card.into())])),
        }
    }

    fn results(&self, words: &Words, names: &Names<'_>) -> Done {
        screen::standings(words, names, self)
    }
}

fn option(game: &Game, words: &Words, question: &Question<Game>, choice: Choice, copies: u16) -> String {
    match choice {
        Choice::Card(kind) if game.asked().is_some_and(|asked| asked.from() == Zone::Supply) => {
            let seen = game.seen(question.decider);
            let values = [
                ("name", words.card(kind).into()),
                ("cost", cards::cost(words, seen.cost(kind)).into()),
                ("left", seen.left(kind).into()),
            ];
            words.say("play-option-cost", &values)
        }
        Choice::Card(kind) => words.copies(kind, copies),
        Choice::AllTreasures => words.say("play-option-all", &[]),
        Choice::Yes => words.say("play-option-yes", &[]),
        Choice::No => words.say("play-option-no", &[]),
        Choice::Option(option) => words.option(option),
        Choice::Other => words.say("option-other", &[]),
        Choice::Position(above) => words.say("option-position", &[("number", above.into())]),
    }
}

/// What people type for a choice.
fn names(words: &Words, typed: &str, choice: &Choice) -> bool {
    let is = |answers: &[&str]| answers.contains(&content::folded(typed).as_str());
    match choice {
        Choice::Card(kind) => words.find_card(typed) == Some(*kind),
        Choice::AllTreasures => is(&["all", "todos", "todo"]),
        Choice::Yes => is(&["yes", "y", "si", "s"]),
        Choice::No => is(&["no", "n"]),
        Choice::Option(option) => {
            is(&[option.id()]) || content::folded(&words.option(*option)) == content::folded(typed)
        }
        Choice::Other => is(&["other", "otra"]),
        Choice::Position(_) => false,
    }
}

/// Cards in the order of the table.
fn list(game: &Game, words: &Words, count: &dominion::Count) -> String {
    let order = game.seen(Seat(0)).kinds();
    words.cards(order.iter().filter_map(|kind| count.get(kind).map(|n| (*kind, *n))))
}

/// A mixed pile is named, and shows its top card.
fn pile(words: &Words, pile: &PileView) -> Done {
    let name = match pile.cards {
        PileCards::One(kind) => words.card(kind),
        PileCards::Mixed { pile, top } => {
            let top = top.map_or_else(|| words.say("play-empty", &[]), |kind| words.card(kind));
            words.say("play-mixed-pile", &[("pile", words.pile(pile).into()), ("top", top.into())])
        }
    };
    let line = match pile.cost {
        None => name,
        Some(cost) => {
            let cost = cards::cost(words, cost);
            words.say("play-pile", &[("name", name.into()), ("cost", cost.into()), ("left", pile.left.into())])
        }
    };
    screen::line(&format!("  {line}"))
}

/// What declining means at this question.
fn none_key(question: &Question<Game>, phase: Phase) -> &'static str {
    match (question.source, question.verb, phase) {
        (None, table::Verb::Buy, _) => "play-option-no-buys",
        (None, table::Verb::Discard | table::Verb::Topdeck, _) => "play-option-none",
        (None, _, Phase::Action) => "play-option-no-actions",
        (None, ..) => "play-option-no-treasures",
        (Some(_), ..) if question.max == 1 && question.offers.len() == 1 => "play-option-decline",
        (Some(_), ..) => "play-option-none",
    }
}
