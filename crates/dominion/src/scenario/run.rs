use super::{
    ScenarioError, claims,
    parse::{Item, Laid, LaidZone, Line, Scenario},
};
use crate::{
    Kind,
    card::Types,
    engine::Engine,
    events::Event,
    game::Game,
    piles::Mixed,
    question::{Choice, Reply},
    setup::{First, Prepared, Setup, Shelters, pile_size},
    state::{Played, State},
};
use table::{Answer, Generator, Luck, Question, Rules, Seat, Seed};

/// Gives the answer of a bot by name; none when there is no such bot.
pub type Advisor<'a> = &'a dyn Fn(&str, &Game) -> Option<Reply>;

/// For scenarios without bots.
pub const NO_BOTS: Advisor<'static> = &|_, _| None;

/// A scenario while it is played.
pub(super) struct Table {
    pub(super) game: Game,
    /// What happened since the last answer.
    pub(super) events: Vec<Event>,
}

/// Plays a scenario; the error says in which line and why it fails.
pub fn run(scenario: &Scenario, bots: Advisor) -> Result<(), ScenarioError> {
    watch(scenario, bots, &mut |_, _| ())
}

/// The same, and shows the game as it is laid and after each answer, with what led to it.
pub fn watch(scenario: &Scenario, bots: Advisor, look: &mut dyn FnMut(&Game, &[Event])) -> Result<(), ScenarioError> {
    let at = |line: usize| move |message: String| ScenarioError { line, message };
    let mut table = set_table(&scenario.laid).map_err(|(line, message)| at(line.unwrap_or(scenario.line))(message))?;
    look(&table.game, &table.events);
    for (line, step) in &scenario.steps {
        let done = match step {
            Line::Answer { seat, verb, items } => table.answer(*seat, verb, items),
            Line::Refuse { seat, verb, items } => table.refuse(*seat, verb, items),
            Line::Bot { bot, verb, items } => table.bot(bot, verb, items, bots),
            Line::Expect(words) => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                claims::check(&table, &words)
            }
        };
        done.map_err(at(*line))?;
        table.game.check().map_err(at(*line))?;
        if matches!(step, Line::Answer { .. } | Line::Bot { .. }) {
            look(&table.game, &table.events);
        }
    }
    Ok(())
}

/// A table laid by the directives of a scenario, without its `scenario` line, at its first question.
pub fn lay(directives: &str) -> Result<Game, ScenarioError> {
    let scenarios = super::parse::parse(&format!("scenario \"laid\"\n{directives}\nexpect not over"))?;
    let laid = &scenarios[0].laid;
    let at = |line: Option<usize>| line.map_or(1, |line| line - 1); // without the title's line
    let table = set_table(laid).map_err(|(line, message)| ScenarioError { line: at(line), message })?;
    Ok(table.game)
}

type LayError = (Option<usize>, String);

fn set_table(laid: &Laid) -> Result<Table, LayError> {
    let first = laid.turn.unwrap_or(Seat(0));
    let zones = laid.zones.iter().flat_map(|(_, _, _, kinds)| kinds);
    let mut laid_cards = zones.chain(&laid.in_play).chain(&laid.trash);
    let shelters = laid.shelters || laid_cards.any(|kind| kind.card().is(Types::SHELTER));
    let setup = Setup {
        seats: laid.players,
        kingdom: laid.kingdom.clone(),
        rules: laid.rules,
        first: First::Seat(first),
        shelters: if shelters { Shelters::Yes } else { Shelters::No },
    };
    let prepared = Prepared::small(&setup).map_err(|e| (None, e.to_string()))?;
    if first.0 >= laid.players {
        return Err((None, format!("{first} does not sit at this table")));
    }
    let luck = Luck::new(Generator::SplitMix64, Seed::from_number(laid.seed));
    let mut events = Vec::new();
    let mut state = if laid.start { prepared.dealt(luck, Some(&mut events)) } else { prepared.undealt(luck) };
    Engine::new(&mut state, None).start_turn(first, first);
    lay_turn(laid, &mut state)?;
    lay_cards(laid, &mut state)?;
    Engine::with(&mut state, Some(&mut events), |engine| engine.run());
    Ok(Table { game: Game(state), events })
}

/// Lays the zones. The cards come out of their piles; those that would be dealt at the start serve first.
fn lay_cards(laid: &Laid, state: &mut State) -> Result<(), LayError> {
    let slot_of = |state: &State, line: Option<usize>, kind: Kind| {
        state.lineup.slot(kind).ok_or((line, format!("«{kind}» is not at this table: name it in the kingdom")))
    };
    let take = |state: &mut State, line: Option<usize>, kind: Kind| {
        let slot = slot_of(state, line, kind)?;
        if state.unowned.take(slot) { Ok(slot) } else { Err((line, format!("there are not so many cards «{kind}»"))) }
    };
    state.mixed_piles.iter_mut().for_each(|pile| pile.order.clear());
    for &kind in &laid.trash {
        let slot = take(state, None, kind)?;
        state.trash.add(slot, 1);
    }
    for &kind in &laid.in_play {
        let slot = take(state, None, kind)?;
        if !state.turn.plays.push(Played::itself(slot)) {
            return Err((None, "too many cards are in play".to_owned()));
        }
    }
    for (line, seat, zone, kinds) in &laid.zones {
        let line = Some(*line);
        if seat.0 >= laid.players {
            return Err((line, format!("{seat} does not sit at this table")));
        }
        let slots = kinds.iter().map(|&kind| take(state, line, kind)).collect::<Result<Vec<_>, _>>()?;
        let player = state.player_mut(*seat);
        match zone {
            LaidZone::Hand => slots.iter().for_each(|&slot| player.hand.add(slot, 1)),
            LaidZone::Discard => slots.iter().for_each(|&slot| player.discard.put(slot)),
            LaidZone::Deck => {
                for &slot in slots.iter().rev() {
                    if !player.deck.put_on_top(slot, 0) {
                        return Err((line, "a laid deck holds at most 48 cards".to_owned()));
                    }
                }
            }
        }
    }
    if !laid.start {
        for &kind in state.lineup.kinds().to_vec().iter() {
            let slot = slot_of(state, None, kind)?;
            let too_many = state.unowned.of(slot).saturating_sub(pile_size(kind, laid.players));
            state.unowned.take_up_to(slot, too_many);
        }
    }
    for &(line, kind, n) in &laid.piles {
        let slot = slot_of(state, Some(line), kind)?;
        if n > 250 {
            return Err((Some(line), "a pile holds at most 250 cards".to_owned()));
        }
        state.unowned.take_up_to(slot, u16::MAX);
        state.unowned.add(slot, n);
    }
    lay_mixed_piles(laid, state)?;
    state.recount_piles();
    match state.everything() {
        Some(total) => state.total = total,
        None => return Err((None, "there are more than 255 cards of one kind".to_owned())),
    }
    Ok(())
}

/// Laid Knights are missing from their pile; laid Ruins may come from the box.
fn lay_mixed_piles(laid: &Laid, state: &mut State) -> Result<(), LayError> {
    let absent = |line: usize, pile: Mixed| (Some(line), format!("there is no pile of {} at this table", pile.id()));
    for &(line, pile, n) in &laid.mixed_left {
        if !state.lineup.has_pile(pile) {
            return Err(absent(line, pile));
        }
        if n > state.unclaimed(pile).len() {
            return Err((Some(line), format!("the pile of {} has not so many cards", pile.id())));
        }
        state.mixed_piles[pile as usize].left = n as u8;
    }
    for pile in Mixed::ALL {
        let unclaimed = state.unclaimed(pile).len();
        let left = &mut state.mixed_piles[pile as usize].left;
        *left = unclaimed.min(u16::from(*left)) as u8;
    }
    for (line, pile, tops) in &laid.mixed_tops {
        let mut unclaimed = state.unclaimed(*pile);
        for &kind in tops.iter().rev() {
            let slot = state.lineup.slot(kind).filter(|&slot| state.lineup.mixed_pile_of(slot) == Some(*pile));
            let slot = slot.ok_or_else(|| (Some(*line), format!("«{kind}» is not in the pile of {}", pile.id())))?;
            let shown = &mut state.mixed_piles[*pile as usize];
            if !unclaimed.take(slot) || shown.order.len() >= usize::from(shown.left) || !shown.order.push(slot) {
                return Err((Some(*line), format!("the pile of {} has not so many cards", pile.id())));
            }
        }
    }
    let mut engine = Engine::new(state, None);
    Mixed::ALL.into_iter().for_each(|pile| engine.turn_up(pile));
    Ok(())
}

fn lay_turn(laid: &Laid, state: &mut State) -> Result<(), LayError> {
    for &(seat, turns) in &laid.turns {
        if seat.0 >= laid.players {
            return Err((None, format!("{seat} does not sit at this table")));
        }
        state.player_mut(seat).turns = turns;
    }
    let turn = &mut state.turn;
    (turn.phase, turn.actions, turn.buys) = (laid.phase, laid.actions, laid.buys);
    (turn.coins, turn.potions) = (laid.coins, laid.potions);
    Ok(())
}

impl Table {
    /// The choices that a step's words stand for. «choose copper» may be an option or a card: the question tells.
    fn choices(question: &Question<Game>, items: &[Item]) -> Vec<Choice> {
        let offers = |choice: Choice| question.offers.iter().any(|offer| offer.choice == choice);
        let choice = |item: &Item| match item {
            Item::Choice(Choice::Option(option)) => {
                let card = option.id().parse::<Kind>().ok().map(Choice::Card);
                Some(card.filter(|card| offers(*card)).unwrap_or(Choice::Option(*option)))
            }
            Item::Choice(choice) => Some(*choice),
            Item::None => None,
        };
        items.iter().filter_map(choice).collect()
    }

    /// The answer that a step means, or why it cannot be meant.
    fn find(&self, seat: Seat, verb: &str, items: &[Item]) -> Result<Answer, String> {
        let Some(question) = self.game.question() else { return Err("nothing is asked: the game is over".to_owned()) };
        if (question.decider, question.verb.id()) != (seat, verb) {
            return Err(format!("{seat} answers «{verb}», but {}", claims::describe(&self.game)));
        }
        let choices = Self::choices(&question, items);
        question.find(&choices).ok_or_else(|| format!("not all of this is offered: {}", claims::describe(&self.game)))
    }

    fn answer(&mut self, seat: Seat, verb: &str, items: &[Item]) -> Result<(), String> {
        let answer = self.find(seat, verb, items)?;
        self.give(&answer)
    }

    /// Answers, and lets a copy that was saved and loaded answer the same.
    fn give(&mut self, answer: &Answer) -> Result<(), String> {
        let mut twin = Game::load(&self.game.save()).map_err(|e| e.to_string())?;
        if twin != self.game {
            return Err("the game changes when it is saved and loaded".to_owned());
        }
        self.events.clear();
        let refused = |e: table::Refused| format!("{e}; {}", claims::describe(&self.game));
        let mut next = self.game;
        next.answer(answer, &mut self.events).map_err(refused)?;
        twin.answer(answer, &mut ()).map_err(|e| format!("the saved copy refuses: {e}"))?;
        if twin != next {
            return Err("a game that was saved and loaded goes on differently".to_owned());
        }
        self.game = next;
        Ok(())
    }

    fn refuse(&mut self, seat: Seat, verb: &str, items: &[Item]) -> Result<(), String> {
        let Some(question) = self.game.question() else { return Err("nothing is asked: the game is over".to_owned()) };
        if (question.decider, question.verb.id()) != (seat, verb) {
            return Err(format!("{seat} answers «{verb}», but {}", claims::describe(&self.game)));
        }
        let Some(answer) = question.find(&Self::choices(&question, items)) else { return Ok(()) };
        let mut copy = self.game;
        match copy.answer(&answer, &mut ()) {
            Err(_) if copy == self.game => Ok(()),
            Err(_) => Err("the answer was refused, but it changed the game".to_owned()),
            Ok(_) => Err("the answer was accepted".to_owned()),
        }
    }

    fn bot(&mut self, bot: &str, verb: &str, items: &[Item], bots: Advisor) -> Result<(), String> {
        let seat = self.game.question().map(|q| q.decider).ok_or("nothing is asked: the game is over")?;
        let expected = self.find(seat, verb, items)?;
        let reply = bots(bot, &self.game).ok_or_else(|| format!("there is no bot «{bot}»"))?;
        let mut after = self.game;
        after.reply(&reply).map_err(|e| format!("{bot} answers illegally: {e}"))?;
        let mut wanted = self.game;
        wanted.answer(&expected, &mut ()).map_err(|e| e.to_string())?;
        if after != wanted {
            let picked = claims::picked(&self.game, &reply);
            return Err(format!("{bot} answers «{picked}»"));
        }
        self.give(&expected)
    }
}
