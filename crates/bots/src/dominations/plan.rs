//! Thinking a whole turn through in an imagined world: where to lay a tile, what to build, what to develop.

use super::{Taste, exchange::Purse};
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
    /// Whether it is thought of what could be bought after exchanges.
    pub(super) exchanges: bool,
}

/// A way to play some of a turn or all that is left of it, where it leads, and what that is worth.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) choices: Vec<Option<Choice>>,
    pub(super) after: Game,
    pub(super) worth: f32,
}

impl Plan {
    /// Where the tile is laid.
    pub(super) fn space(&self) -> Option<Choice> {
        self.choices.iter().copied().flatten().find(|choice| matches!(choice, Choice::Space { .. }))
    }

    /// What is developed or upgraded.
    pub(super) fn developed(&self) -> Option<Choice> {
        let bought = |choice: &Choice| matches!(choice, Choice::Develop(_) | Choice::Upgrade(_));
        self.choices.iter().copied().flatten().find(bought)
    }

    /// Takes a choice that is offered, or none.
    fn take(&mut self, choice: Option<Choice>) {
        match choice {
            Some(choice) => self.after.think(choice),
            None => self.after.think_no(),
        }
        self.after.go_on();
        self.choices.push(choice);
    }
}

pub(super) struct Planner<'a> {
    pub(super) taste: &'a Taste,
    pub(super) width: Width,
    pub(super) seat: Seat,
}

impl Planner<'_> {
    /// The best plans for the rest of the turn, best first.
    pub(super) fn plans(&self, game: &Game) -> Vec<Plan> {
        let start = Plan { choices: Vec::new(), after: game.clone(), worth: 0.0 };
        let placed = match game.phase() {
            Phase::Growth => self.placements(start),
            _ => vec![start],
        };
        let mut plans = Vec::new();
        for plan in placed {
            for built in self.constructions(plan) {
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
    fn placements(&self, start: Plan) -> Vec<Plan> {
        let mut found = Vec::new();
        for choice in start.after.offered() {
            match choice {
                Choice::Tile(tile) => self.glance(&start.after, tile, &mut found),
                Choice::Role(_) => self.reactivations(&start.after, choice, &mut found),
                _ => {}
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(self.width.placements);
        if found.is_empty() {
            return vec![start]; // in the middle of a placement
        }
        let nodes = found.into_iter().map(|(_, choices)| {
            let mut plan = start.clone();
            choices.into_iter().for_each(|choice| self.take_if_asked(&mut plan, choice));
            self.small_questions(&mut plan, Phase::Growth);
            plan
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

    /// Takes a choice if the game asks for it: a forced one has happened by itself.
    fn take_if_asked(&self, plan: &mut Plan, choice: Choice) {
        if plan.after.offers(choice) {
            plan.take(Some(choice));
        }
    }

    /// Knowledge of one's choice, a second tile, masteries for nothing: each as it seems best.
    fn small_questions(&self, plan: &mut Plan, phase: Phase) {
        let mut guard = 0;
        while self.is_asked_in(&plan.after, phase) && guard < 12 {
            guard += 1;
            let offers = plan.after.offered();
            if offers.iter().any(|choice| matches!(choice, Choice::Tile(_))) {
                self.second_tile(plan);
                continue;
            }
            let best = self.best(&plan.after, offers);
            plan.take(best);
        }
    }

    /// The choice after which one stands best.
    fn best(&self, game: &Game, choices: impl IntoIterator<Item = Choice>) -> Option<Choice> {
        let rated = choices.into_iter().map(|choice| {
            let mut after = game.clone();
            after.think(choice);
            (self.taste.standing(&after, self.seat), choice)
        });
        rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
    }

    /// The Artisan's second tile goes where it brings most.
    fn second_tile(&self, plan: &mut Plan) {
        let mut found = Vec::new();
        for choice in plan.after.offered() {
            if let Choice::Tile(tile) = choice {
                self.glance(&plan.after, tile, &mut found);
            }
        }
        match found.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, choices)) => choices.into_iter().for_each(|choice| self.take_if_asked(plan, choice)),
            None => plan.take(None),
        }
    }

    // ---- Construction and Development -------------------------------------------------------------------------------

    fn constructions(&self, plan: Plan) -> Vec<Plan> {
        self.purchases(plan, Phase::Construction, self.width.constructions)
    }

    fn developments(&self, plan: Plan) -> Vec<Plan> {
        self.purchases(plan, Phase::Development, self.width.developments)
    }

    /// The best things to buy in a phase, nothing included; then the phase is over.
    fn purchases(&self, plan: Plan, phase: Phase, most: usize) -> Vec<Plan> {
        if !self.is_asked_in(&plan.after, phase) {
            return vec![plan];
        }
        let mut found = vec![self.passed(plan.clone(), phase)];
        for choice in self.purchasable(&plan.after) {
            found.push(self.bought(plan.clone(), choice, phase));
        }
        let exchanging = if self.width.exchanges { self.with_exchanges(&plan.after, phase) } else { Vec::new() };
        for (exchanges, choice) in exchanging {
            let mut exchanged = plan.clone();
            exchanges.iter().for_each(|one| exchanged.take(Some(*one)));
            if exchanged.after.offers(choice) {
                found.push(self.bought(exchanged, choice, phase));
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
        for (_, effect) in game.effects_of(self.seat) {
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

    /// Buys it in the best way, and what else a card allows to be bought or gives for nothing.
    fn bought(&self, mut plan: Plan, choice: Choice, phase: Phase) -> Plan {
        plan.take(Some(choice));
        let mut guard = 0;
        // where it goes and how it is paid
        while self.is_asked_in(&plan.after, phase) && guard < 16 {
            guard += 1;
            let details = plan.after.offered().into_iter().filter(|choice| {
                matches!(choice, Choice::Spot { .. } | Choice::Space { .. } | Choice::OnLocus(_) | Choice::Domain(_))
            });
            let details: Vec<Choice> = details.collect();
            let step = (details.len() / self.width.bases.max(1)).max(1);
            let detail = if plan.after.is_paying() {
                self.most_of(&plan.after, details)
            } else if let Some(spot) =
                self.best_spot(&plan.after, &details, |copy| layout_of(&plan.after, choice, copy))
            {
                Some(spot)
            } else {
                self.best(&plan.after, details.into_iter().step_by(step))
            };
            match detail {
                Some(detail) => plan.take(Some(detail)),
                None => break,
            }
        }
        let more = if self.is_asked_in(&plan.after, phase) { self.purchasable(&plan.after) } else { Vec::new() };
        let more = more.into_iter().map(|choice| self.bought(plan.clone(), choice, phase));
        let best = more.max_by(|a, b| a.worth.total_cmp(&b.worth));
        let passed = self.passed(plan, phase);
        best.filter(|best| best.worth > passed.worth).unwrap_or(passed)
    }

    /// The colour one has most of.
    fn most_of(&self, game: &Game, colours: Vec<Choice>) -> Option<Choice> {
        let have = game.player(self.seat).knowledge;
        colours.into_iter().max_by_key(|choice| if let Choice::Domain(domain) = choice { have[*domain] } else { 0 })
    }

    /// Goes on to the next phase.
    fn passed(&self, mut plan: Plan, phase: Phase) -> Plan {
        let mut guard = 0;
        while self.is_asked_in(&plan.after, phase) && guard < 4 {
            guard += 1;
            plan.take(None);
        }
        plan.worth = self.taste.standing(&plan.after, self.seat);
        plan
    }

    /// What a few exchanges would make affordable.
    fn with_exchanges(&self, game: &Game, phase: Phase) -> Vec<(Vec<Choice>, Choice)> {
        let purse = Purse::of(game, self.seat);
        let pack = game.pack().pack();
        let mut found = Vec::new();
        let mut wish = |cost: &Knowledge, choice: Choice| {
            if let Some(exchanges) = purse.exchanges_for(cost) {
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
                let mut sites = [(f32::NEG_INFINITY, None); 6];
                for (piece, lying) in (0u8..).zip(game.board().pieces()) {
                    let first = lying.city.is_none().then(|| game.city_cost(self.seat, piece)).flatten();
                    let Some((domain, cost)) = first else { continue };
                    let (site, best) = (self.site(game, piece), &mut sites[domain.index()]);
                    if site > best.0 {
                        *best = (site, Some((domain, cost, lying.cell)));
                    }
                }
                for (domain, cost, cell) in sites.into_iter().filter_map(|(_, site)| site) {
                    wish(&Knowledge::one(domain, cost), Choice::City(cell));
                }
            }
        }
        found
    }

    fn finish(&self, plan: Plan) -> Plan {
        let mut plan = self.passed(plan, Phase::Development);
        plan.worth = self.taste.worth(&plan.after, self.seat);
        plan
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
