//! What cards and monuments give when something happens.

use crate::{
    Domain, Knowledge,
    events::Event,
    pack::{Count, Effect, Give, Per, Reward, Trigger, Whom},
    state::{Due, Game, Place, Source},
    tree::Card,
};
use table::{Observer, Seat};

type Telling<'a> = &'a mut dyn Observer<Event>;

/// What a reward is about.
#[derive(Clone, Copy, Default)]
pub(crate) struct About {
    /// The colour of the mastery or of the city.
    pub(crate) domain: Option<Domain>,
    /// The monument that gives it, by its number among those in play.
    pub(crate) monument: Option<usize>,
    pub(crate) only: Only,
    /// A mastery that gives nothing for itself.
    pub(crate) itself: Option<u8>,
}

impl About {
    /// A mastery that is developed or turned.
    pub(crate) fn mastery(card: u8, domain: Domain) -> About {
        About { itself: Some(card), ..About::colour(domain) }
    }

    pub(crate) fn colour(domain: Domain) -> About {
        About { domain: Some(domain), ..About::default() }
    }
}

/// Which rewards come now.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Only {
    #[default]
    Everything,
    Influence,
    TheRest,
}

impl Only {
    fn holds(self, give: Give) -> bool {
        match self {
            Only::Everything => true,
            Only::Influence => give == Give::Influence,
            Only::TheRest => give != Give::Influence,
        }
    }
}

impl Game {
    /// Something has happened to a player: all their cards that wait for it give what they give.
    pub(crate) fn fire(&mut self, seat: Seat, trigger: Trigger, about: About, to: Telling<'_>) {
        let due = |card: Option<u8>, effect: &Effect| {
            let other = card.is_none() || card != about.itself;
            other && matches!(effect, Effect::Reward(reward) if reward.on == trigger)
        };
        // what is given changes no tree: the cards that give something stay the same
        let effects = self.effects(seat).filter(|(card, effect)| due(*card, effect)).map(|(_, effect)| effect);
        for effect in effects.collect::<Vec<_>>() {
            self.reward_if(seat, effect, trigger, about, to);
        }
    }

    /// What a card gives by itself when it comes or is turned.
    pub(crate) fn fire_card(&mut self, seat: Seat, card: Card, advanced: bool, to: Telling<'_>) {
        let pack = self.pack.pack();
        let trigger = if advanced { Trigger::Upgraded } else { Trigger::Acquired };
        let (effects, about): (&'static [Effect], _) = match card {
            Card::Campfire => return,
            Card::Mastery { card, .. } => {
                let mastery = &pack.masteries[usize::from(card)];
                (&mastery.sides[usize::from(advanced)], About::colour(mastery.domain))
            }
            Card::Level { monument, level } => {
                (&pack.monuments[usize::from(monument)].levels[usize::from(level)].effects, About::default())
            }
        };
        for effect in effects {
            self.reward_if(seat, effect, trigger, about, to);
            if let Effect::FreeMastery { value } = effect {
                self.owe(Due::Free { seat, value: *value });
            }
        }
    }

    /// The same for monuments that stand. `active`: who has made it happen.
    pub(crate) fn fire_monuments(&mut self, trigger: Trigger, active: Option<Seat>, only: Only, to: Telling<'_>) {
        for number in 0..self.standing.len() {
            self.fire_monument(number, trigger, active, only, to);
        }
    }

    pub(crate) fn fire_monument(
        &mut self,
        number: usize,
        trigger: Trigger,
        active: Option<Seat>,
        only: Only,
        to: Telling<'_>,
    ) {
        let standing = self.monuments()[number];
        if standing.place == Place::Box {
            return;
        }
        let monument = &self.pack.pack().monuments[usize::from(standing.monument)];
        if !monument.effects.iter().any(|effect| matches!(effect, Effect::Reward(reward) if reward.on == trigger)) {
            return;
        }
        let about = About { monument: Some(number), only, ..About::default() };
        for place in 0..self.order.len() {
            let seat = self.initiative()[place];
            let meant = match monument.whom {
                Whom::Everybody => active.is_none_or(|active| active == seat),
                Whom::Active => active == Some(seat),
                Whom::Controller => active.is_none_or(|active| active == seat) && self.controller(number) == Some(seat),
            };
            if meant {
                monument.effects.iter().for_each(|effect| self.reward_if(seat, effect, trigger, about, to));
            }
        }
    }

    fn reward_if(&mut self, seat: Seat, effect: &Effect, trigger: Trigger, about: About, to: Telling<'_>) {
        let Effect::Reward(reward) = effect else { return };
        if reward.on == trigger && about.only.holds(reward.give) && self.is_due(reward) {
            let amount = self.amount(seat, reward, about);
            self.give(seat, reward.give, amount, about, to);
        }
    }

    /// Points and Influence of all rewards that wait for this.
    pub(crate) fn given(&self, seat: Seat, trigger: Trigger) -> (u16, u16) {
        let (mut points, mut influence) = (0, 0);
        for (_, effect) in self.effects(seat) {
            if let Effect::Reward(reward) = effect
                && reward.on == trigger
            {
                match reward.give {
                    Give::Points => points += self.amount(seat, reward, About::default()),
                    Give::Influence => influence += self.amount(seat, reward, About::default()),
                    _ => {}
                }
            }
        }
        (points, influence)
    }

    fn is_due(&self, reward: &Reward) -> bool {
        reward.produced.is_none_or(|produced| self.turn.produced[produced.domain] >= produced.least)
    }

    fn amount(&self, seat: Seat, reward: &Reward, about: About) -> u16 {
        let times = reward.per.map_or(1, |per| self.count(seat, per, about) / u16::from(per.each.max(1)));
        let amount = u16::from(reward.amount).saturating_mul(times);
        reward.most.map_or(amount, |most| amount.min(u16::from(most)))
    }

    fn give(&mut self, seat: Seat, give: Give, amount: u16, about: About, to: Telling<'_>) {
        if amount == 0 {
            return;
        }
        let knowledge = amount.min(u16::from(u8::MAX)) as u8;
        match give {
            Give::Points => {
                self.score(seat, amount, Source::Effects);
                if to.watching() {
                    to.event(Event::Scored { seat, points: amount, source: Source::Effects });
                }
            }
            Give::Influence => self.influence(seat, amount, to),
            Give::Wild => self.owe(Due::Wild { seat, left: knowledge }),
            Give::Same => {
                if let Some(domain) = about.domain {
                    self.gain(seat, Knowledge::one(domain, knowledge), to);
                }
            }
            _ => {
                if let Some(domain) = give.domain() {
                    self.gain(seat, Knowledge::one(domain, knowledge), to);
                }
            }
        }
    }

    pub(crate) fn influence(&mut self, seat: Seat, more: u16, to: Telling<'_>) {
        if more == 0 {
            return;
        }
        let all = &mut self.player_mut(seat).influence;
        *all = all.saturating_add(more);
        if to.watching() {
            to.event(Event::Influence { seat, more });
        }
    }

    /// Notes a question that must be asked before the game goes on.
    fn owe(&mut self, due: Due) {
        let room = self.due.push(due);
        debug_assert!(room, "more is due than a turn can bring");
    }

    pub(crate) fn count(&self, seat: Seat, per: Per, about: About) -> u16 {
        let player = self.player(seat);
        let pack = self.pack.pack();
        match per.count {
            Count::Nodus => match per.domain {
                Some(domain) => u16::from(player.tree.nodus()[domain]),
                None => player.tree.nodus().total() as u16,
            },
            Count::NodusSets => nodus_sets(player.tree.nodus()),
            Count::VestigiumNodus => u16::from(player.tree.vestigium_nodus()),
            Count::Influence => player.influence,
            Count::Knowledge => player.knowledge.total() as u16,
            Count::Cities => self.cities(seat).count() as u16,
            Count::CityLevels => self.cities(seat).map(|(_, level)| u16::from(level)).sum(),
            Count::LargestGroup => self.city_groups(seat).into_iter().max().unwrap_or(0),
            Count::SettlementColours => player.best_city.iter().filter(|level| **level > 0).count() as u16,
            Count::MonumentLevels => player.tree.levels().count() as u16,
            Count::MonumentsControlled => {
                (0..self.standing.len()).filter(|&number| self.controller(number) == Some(seat)).count() as u16
            }
            Count::Advanced => player.tree.masteries().filter(|(_, advanced)| *advanced).count() as u16,
            Count::Masteries => {
                let value = per.value.unwrap_or(0);
                player.tree.masteries().filter(|(card, _)| pack.masteries[usize::from(*card)].value >= value).count()
                    as u16
            }
            Count::BaseCities | Count::BaseCityLevels => {
                let Some(number) = about.monument else { return 0 };
                let beside = self.beside_monument(number).filter_map(|piece| self.board.piece(piece).city);
                let own = beside.filter(|city| city.owner == seat).map(|city| u16::from(city.level));
                if per.count == Count::BaseCities { own.count() as u16 } else { own.sum() }
            }
        }
    }
}

/// As many sets of three whole Nodus of three different colours as can be made at once.
fn nodus_sets(nodus: &Knowledge) -> u16 {
    let enough = |sets: u32| nodus.0.iter().map(|&n| u32::from(n).min(sets)).sum::<u32>() >= 3 * sets;
    (1..).take_while(|&sets| enough(sets)).last().unwrap_or(0) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_three_colours() {
        for (nodus, sets) in [
            ([0, 0, 0, 0, 0, 0], 0),
            ([9, 9, 0, 0, 0, 0], 0),
            ([1, 1, 1, 0, 0, 0], 1),
            ([5, 2, 2, 0, 0, 0], 2),
            ([2, 2, 1, 1, 0, 0], 2),
            ([3, 3, 1, 1, 1, 0], 3),
            ([1, 1, 1, 1, 1, 1], 2),
        ] {
            assert_eq!(nodus_sets(&Knowledge(nodus)), sets, "{nodus:?}");
        }
    }
}
