//! Thinking a whole turn through in an imagined world: where to lay a tile, what to build, what to develop.

use super::Taste;
use dominations::{
    Card, Choice, Game, Half, Knowledge, Layout, Phase,
    pack::{Condition, Count, Effect, Per, Reward},
};
use table::Seat;

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Width {
    /// Placements whose turns are thought through.
    pub(super) placements: usize,
    /// Constructions of each.
    pub(super) constructions: usize,
    /// Developments of each.
    pub(super) developments: usize,
    /// Places for cities of each colour and level.
    pub(super) sites: usize,
    /// Places for the base of a monument.
    pub(super) bases: usize,
}

/// A way to play the rest of a turn, and what it leads to.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) choices: Vec<Option<Choice>>,
    pub(super) after: Game,
    pub(super) worth: f32,
}

/// A state on the way, and how it was come to.
#[derive(Clone)]
struct Node {
    choices: Vec<Option<Choice>>,
    game: Game,
    worth: f32,
}

pub(super) struct Planner<'a> {
    pub(super) taste: &'a Taste,
    pub(super) width: Width,
    pub(super) seat: Seat,
}

impl Planner<'_> {
    /// The best plans for the rest of the turn, best first.
    pub(super) fn plans(&self, game: &Game) -> Vec<Plan> {
        let start = Node { choices: Vec::new(), game: game.clone(), worth: 0.0 };
        let placed = match game.phase() {
            Phase::Growth => self.placements(start),
            _ => vec![start],
        };
        let mut plans = Vec::new();
        for node in placed {
            for built in self.constructions(node) {
                for developed in self.developments(built) {
                    plans.push(self.finish(developed));
                }
            }
        }
        plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        plans
    }

    /// Whether it is still this player's turn, with something to decide in this phase.
    fn is_asked_in(&self, game: &Game, phase: Phase) -> bool {
        !game.is_over() && game.decider() == self.seat && game.phase() == phase
    }

    // ---- Growth -----------------------------------------------------------------------------------------------------

    /// The best placements, with everything that follows up to the Construction phase.
    fn placements(&self, start: Node) -> Vec<Node> {
        let mut found = Vec::new();
        for choice in start.game.offered() {
            match choice {
                Choice::Tile(tile) => self.glance(&start.game, tile, &mut found),
                Choice::Role(_) => self.reactivations(&start.game, choice, &mut found),
                _ => {}
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(self.width.placements);
        if found.is_empty() {
            return vec![start]; // in the middle of a placement
        }
        let nodes = found.into_iter().map(|(_, choices)| {
            let (mut game, mut taken) = (start.game.clone(), Vec::new());
            choices.into_iter().for_each(|choice| self.take(&mut game, Some(choice), &mut taken));
            self.small_questions(&mut game, Phase::Growth, &mut taken);
            Node { choices: taken, game, worth: 0.0 }
        });
        nodes.collect()
    }

    /// All placements of a tile, each with what it brings at a glance.
    fn glance(&self, game: &Game, tile: u8, found: &mut Vec<Glance>) {
        let have = game.player(self.seat).knowledge;
        let limits = game.reserves(self.seat);
        for space in game.board().spaces() {
            for rotation in 0..3 {
                let place = Choice::Space { cell: space.cell, rotation };
                game.forecast(tile, space, rotation, |way, got, rivals| {
                    let gain = gain(&have, &limits, got) - 0.5 * f32::from(rivals);
                    found.push((gain, [Choice::Tile(tile), place, way]));
                });
            }
        }
    }

    /// The Inventor's ways.
    fn reactivations(&self, game: &Game, role: Choice, found: &mut Vec<Glance>) {
        let mut chosen = game.clone();
        chosen.think(role);
        for tile in chosen.offered() {
            let mut again = chosen.clone();
            again.think(tile);
            for way in again.offered() {
                let mut after = again.clone();
                after.think(way);
                let gained = after.player(self.seat).knowledge.total() as f32;
                // it is used once: only for more than a tile would bring
                let gain = gained - game.player(self.seat).knowledge.total() as f32 - 1.0;
                found.push((gain, [role, tile, way]));
            }
        }
    }

    /// Takes a choice the way the game asks for it: a forced one is not asked.
    fn take(&self, game: &mut Game, choice: Option<Choice>, taken: &mut Vec<Option<Choice>>) {
        let asked = game.offered();
        match choice {
            Some(choice) if asked.contains(&choice) => {
                game.think(choice);
                game.go_on();
                taken.push(Some(choice));
            }
            None => {
                game.think_no();
                game.go_on();
                taken.push(None);
            }
            Some(_) => {} // it was forced and has happened
        }
    }

    /// Knowledge of one's choice, a second tile, masteries for nothing: each as it seems best.
    fn small_questions(&self, game: &mut Game, phase: Phase, taken: &mut Vec<Option<Choice>>) {
        let mut guard = 0;
        while self.is_asked_in(game, phase) && guard < 12 {
            guard += 1;
            let mut best: (f32, Option<Choice>) = (f32::NEG_INFINITY, None);
            let offers = game.offered();
            if offers.iter().any(|choice| matches!(choice, Choice::Tile(_))) {
                self.second_tile(game, taken);
                continue;
            }
            for choice in offers {
                let mut after = game.clone();
                after.think(choice);
                let worth = self.taste.standing(&after, self.seat);
                if worth > best.0 {
                    best = (worth, Some(choice));
                }
            }
            self.take(game, best.1, taken);
        }
    }

    /// The Artisan's second tile goes where it brings most.
    fn second_tile(&self, game: &mut Game, taken: &mut Vec<Option<Choice>>) {
        let mut found = Vec::new();
        for choice in game.offered() {
            if let Choice::Tile(tile) = choice {
                self.glance(game, tile, &mut found);
            }
        }
        match found.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, choices)) => choices.into_iter().for_each(|choice| self.take(game, Some(choice), taken)),
            None => self.take(game, None, taken),
        }
    }

    // ---- Construction and Development -------------------------------------------------------------------------------

    fn constructions(&self, node: Node) -> Vec<Node> {
        self.purchases(node, Phase::Construction, self.width.constructions)
    }

    fn developments(&self, node: Node) -> Vec<Node> {
        self.purchases(node, Phase::Development, self.width.developments)
    }

    /// The best things to buy in a phase, nothing included; then the phase is over.
    fn purchases(&self, node: Node, phase: Phase, most: usize) -> Vec<Node> {
        if !self.is_asked_in(&node.game, phase) {
            return vec![node];
        }
        let mut found = vec![self.ended(node.clone(), phase)];
        for choice in self.purchasable(&node.game) {
            if let Some(bought) = self.bought(&node, choice, phase) {
                found.push(bought);
            }
        }
        for (exchanges, choice) in self.with_exchanges(&node.game, phase) {
            let mut exchanged = node.clone();
            exchanges.iter().for_each(|one| self.take(&mut exchanged.game, Some(*one), &mut exchanged.choices));
            if exchanged.game.offered().contains(&choice)
                && let Some(bought) = self.bought(&exchanged, choice, phase)
            {
                found.push(bought);
            }
        }
        found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        // different cities of one colour are much the same: the best of them will do
        found.truncate(most);
        found
    }

    /// What can be bought; of cities of one colour and level only those in the best places.
    fn purchasable(&self, game: &Game) -> Vec<Choice> {
        let mut found = Vec::new();
        let mut cities: Vec<(u8, f32, Choice)> = Vec::new();
        for choice in game.offered() {
            match choice {
                Choice::City(cell) => {
                    let Some(piece) = game.board().find(cell) else { continue };
                    let level = game.board().piece(piece).city.map_or(0, |city| city.level);
                    let Some(domain) = game.settlement(piece) else { continue };
                    cities.push((domain as u8 * 4 + level, self.site(game, piece), choice));
                }
                Choice::Level(_) | Choice::Develop(_) | Choice::Upgrade(_) => found.push(choice),
                _ => {}
            }
        }
        cities.sort_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
        for same in cities.chunk_by(|a, b| a.0 == b.0) {
            found.extend(same.iter().take(self.width.sites).map(|(.., choice)| *choice));
        }
        found
    }

    /// How good a place for a city is: free sides to be activated from, own cities and monuments beside it.
    fn site(&self, game: &Game, piece: u8) -> f32 {
        let beside: Vec<u8> = game.board().neighbours(piece).collect();
        let own = |other: &&u8| game.board().piece(**other).city.is_some_and(|city| city.owner == self.seat);
        let monuments = (0..game.monuments().len()).filter(|&number| game.beside_monument(number).any(|p| p == piece));
        (3 - beside.len()) as f32 + 0.4 * beside.iter().filter(own).count() as f32 + 1.5 * monuments.count() as f32
    }

    /// How much whole Nodus of each colour are wanted.
    fn nodus_wanted(&self, game: &Game) -> [f32; 6] {
        let mut wanted = [1.0; 6];
        let pack = game.pack().pack();
        let player = game.player(self.seat);
        let goals = pack.objectives.get(usize::from(player.objective)).map_or(&[][..], |card| &card.goals);
        for condition in goals.iter().flatten() {
            if let Condition::Nodus(amounts) = condition {
                for (domain, least) in amounts.knowledge().iter() {
                    if player.tree.nodus()[domain] < least {
                        wanted[domain.index()] += 3.0;
                    }
                }
            }
        }
        for effect in game.effects_of(self.seat) {
            if let Effect::Reward(Reward { per: Some(Per { count: Count::Nodus, domain: Some(domain), .. }), .. }) =
                effect
            {
                wanted[domain.index()] += 2.0;
            }
        }
        wanted
    }

    /// The place for a card with the Nodus that are wanted most, and with open sides.
    fn best_spot(&self, game: &Game, spots: &[Choice], layout: impl Fn(u8) -> Layout) -> Option<Choice> {
        let (wanted, pack) = (self.nodus_wanted(game), game.pack().pack());
        let tree = &game.player(self.seat).tree;
        let rated = spots.iter().filter_map(|choice| {
            let Choice::Spot { copy, spot, turned } = choice else { return None };
            let layout = layout(*copy).turned(*turned);
            let made = tree.joins(pack, layout, *spot);
            let worth: f32 = made.iter().map(|(domain, number)| wanted[domain.index()] * f32::from(number)).sum();
            let dead = layout.0.iter().filter(|half| **half == Half::Corruptio).count();
            Some((worth - 0.2 * dead as f32, *choice))
        });
        rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
    }

    /// Buys it in the best way, and ends the phase unless another purchase is allowed.
    fn bought(&self, node: &Node, choice: Choice, phase: Phase) -> Option<Node> {
        let mut bought = node.clone();
        self.take(&mut bought.game, Some(choice), &mut bought.choices);
        let mut guard = 0;
        // where it goes and how it is paid
        while self.is_asked_in(&bought.game, phase) && guard < 16 {
            guard += 1;
            let offers = bought.game.offered();
            let details = offers.iter().filter(|choice| {
                matches!(choice, Choice::Spot { .. } | Choice::Space { .. } | Choice::OnLocus(_) | Choice::Domain(_))
            });
            let details: Vec<Choice> = details.copied().collect();
            if details.is_empty() {
                break;
            }
            if let Some(best) = self.best_spot(&bought.game, &details, |copy| layout_of(&bought.game, choice, copy)) {
                self.take(&mut bought.game, Some(best), &mut bought.choices);
                continue;
            }
            let step = (details.len() / self.width.bases.max(1)).max(1);
            let rated = details.into_iter().step_by(step).map(|choice| {
                let mut after = bought.game.clone();
                after.think(choice);
                (self.taste.standing(&after, self.seat), choice)
            });
            let best = rated.max_by(|a, b| a.0.total_cmp(&b.0))?;
            self.take(&mut bought.game, Some(best.1), &mut bought.choices);
        }
        Some(self.ended(bought, phase))
    }

    /// Goes on to the next phase, buying again first where a card allows it.
    fn ended(&self, mut node: Node, phase: Phase) -> Node {
        let mut guard = 0;
        while self.is_asked_in(&node.game, phase) && guard < 4 {
            guard += 1;
            self.take(&mut node.game, None, &mut node.choices);
        }
        node.worth = self.taste.worth(&node.game, self.seat);
        node
    }

    /// What a few exchanges would make affordable.
    fn with_exchanges(&self, game: &Game, phase: Phase) -> Vec<(Vec<Choice>, Choice)> {
        let have = game.player(self.seat).knowledge;
        let limits = game.reserves(self.seat);
        let pack = game.pack().pack();
        let mut found = Vec::new();
        let mut wish = |cost: &Knowledge, choice: Choice| {
            if let Some(exchanges) = exchanges(&have, &limits, cost) {
                found.push((exchanges, choice));
            }
        };
        match phase {
            Phase::Development => {
                for (card, mastery) in (0u8..).zip(&pack.masteries) {
                    match game.player(self.seat).tree.mastery(card) {
                        None => wish(&mastery.cost.of, Choice::Develop(card)),
                        Some(placed) if !placed.advanced && mastery.upgrade.any == 0 => {
                            wish(&mastery.upgrade.of, Choice::Upgrade(card));
                        }
                        Some(_) => {}
                    }
                }
            }
            _ => {
                for standing in game.monuments() {
                    let monument = &pack.monuments[usize::from(standing.monument)];
                    if let Some(level) = monument.levels.get(standing.levels.len()) {
                        wish(&level.cost.of, Choice::Level(standing.monument));
                    }
                }
            }
        }
        found
    }

    fn finish(&self, node: Node) -> Plan {
        let Node { mut choices, mut game, .. } = node;
        let mut guard = 0;
        while !game.is_over() && game.decider() == self.seat && game.phase() == Phase::Development && guard < 4 {
            guard += 1;
            self.take(&mut game, None, &mut choices);
        }
        let worth = self.taste.worth(&game, self.seat);
        Plan { choices, after: game, worth }
    }
}

/// The layout of a card that is being bought.
fn layout_of(game: &Game, bought: Choice, copy: u8) -> Layout {
    let pack = game.pack().pack();
    let card = match bought {
        Choice::Develop(card) => Card::Mastery { card, copy },
        Choice::Level(monument) => {
            let standing = game.monuments().iter().find(|standing| standing.monument == monument);
            Card::Level { monument, level: standing.map_or(0, |standing| standing.levels.len()) as u8 }
        }
        _ => Card::Campfire,
    };
    card.layout(pack)
}

/// Something that brings Knowledge at a glance: a tile or a role, where, and what from.
type Glance = (f32, [Choice; 3]);

/// What is got within the Reserve; each further one of a colour is worth a little less.
fn gain(have: &Knowledge, limits: &Knowledge, got: &Knowledge) -> f32 {
    let value = |amount: u8| f32::from(amount) - 0.012 * f32::from(amount) * f32::from(amount);
    let each = dominations::Domain::ALL.into_iter().map(|domain| {
        let (had, limit) = (have[domain], limits[domain]);
        value(had.saturating_add(got[domain]).min(limit.max(had))) - value(had)
    });
    each.sum()
}

/// One or two exchanges after which this can be paid; none when it can be already, or not at all.
fn exchanges(have: &Knowledge, limits: &Knowledge, cost: &Knowledge) -> Option<Vec<Choice>> {
    let mut missing = Vec::new();
    let mut spare = Vec::new();
    for domain in dominations::Domain::ALL {
        let (has, needs) = (have[domain], cost[domain]);
        if needs > limits[domain] {
            return None;
        }
        missing.extend((has..needs).map(|_| domain));
        spare.push((has.saturating_sub(needs), domain));
    }
    if missing.is_empty() || missing.len() > 2 {
        return None;
    }
    spare.sort_by_key(|(amount, _)| std::cmp::Reverse(*amount));
    let mut made = Vec::new();
    for take in missing {
        let (amount, give) = spare.iter_mut().find(|(amount, _)| *amount >= 2)?;
        *amount -= 2;
        made.push(Choice::Exchange { give: *give, take });
    }
    Some(made)
}
