//! A random kingdom that keeps to wishes. Each pile is drawn among those that still leave a way to keep them all, so that
//! a draw never fails half-way; wishes that no kingdom can keep are named.

use super::roles::Role;
use crate::{
    Kind,
    card::Set,
    setup::{KINGDOM, KINGDOM_STREAM},
};
use serde::{Deserialize, Serialize};
use table::Luck;

/// A card, or a kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    Card(Kind),
    Role(Role),
}

impl Wanted {
    fn fits(self, kind: Kind) -> bool {
        match self {
            Wanted::Card(wanted) => wanted == kind,
            Wanted::Role(role) => role.has(kind),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// From this set, so many cards; sets that no wish names are left out, unless none is named.
    From {
        set: Set,
        least: u8,
        most: u8,
    },
    Need(Wanted),
    Forbid(Wanted),
    /// Drawn three times as readily.
    Like(Kind),
    /// Drawn a third as readily.
    Dislike(Kind),
}

/// Wishes that no kingdom keeps together; without any one of them there would be one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these wishes cannot be kept together: {0:?}")]
pub struct Contradiction(pub Vec<Wish>);

const ORDINARY: u32 = 3;

/// Ten cards by lot that keep to all wishes.
pub fn draw_kingdom(wishes: &[Wish], luck: &Luck) -> Result<Vec<Kind>, Contradiction> {
    let rules = Rules::of(wishes);
    if !rules.can_be_kept(&[]) {
        return Err(contradiction(wishes));
    }
    let mut stream = luck.stream(KINGDOM_STREAM);
    let mut kingdom: Vec<Kind> = Vec::new();
    while kingdom.len() < KINGDOM {
        let mut candidates: Vec<Kind> = rules.allowed.clone();
        candidates.retain(|kind| !kingdom.contains(kind));
        loop {
            let total: u32 = candidates.iter().map(|kind| weight(wishes, *kind)).sum();
            let mut lot = luck.below(&mut stream, total);
            let at = candidates.iter().position(|kind| {
                let weight = weight(wishes, *kind);
                let hit = lot < weight;
                lot = lot.saturating_sub(weight);
                hit
            });
            let drawn = candidates.swap_remove(at.unwrap_or(0));
            kingdom.push(drawn);
            if rules.can_be_kept(&kingdom) {
                break;
            }
            kingdom.pop();
        }
    }
    kingdom.sort();
    Ok(kingdom)
}

fn weight(wishes: &[Wish], kind: Kind) -> u32 {
    wishes.iter().fold(ORDINARY, |weight, wish| match wish {
        Wish::Like(liked) if *liked == kind => weight * 3,
        Wish::Dislike(disliked) if *disliked == kind => weight.div_ceil(3),
        _ => weight,
    })
}

/// Leaves out, one after the other, the wishes without which the rest still cannot be kept. The sets are one wish: what
/// is taken from one is not taken from another.
fn contradiction(wishes: &[Wish]) -> Contradiction {
    let mut core = wishes.to_vec();
    core.retain(|wish| !matches!(wish, Wish::Like(_) | Wish::Dislike(_)));
    for left_out in wishes {
        let mut fewer = core.clone();
        match left_out {
            Wish::From { .. } => fewer.retain(|wish| !matches!(wish, Wish::From { .. })),
            other => fewer.retain(|wish| wish != other),
        }
        if !Rules::of(&fewer).can_be_kept(&[]) {
            core = fewer;
        }
    }
    Contradiction(core)
}

/// The wishes as limits.
struct Rules {
    allowed: Vec<Kind>,
    needs: Vec<Wanted>,
    /// Least and most of each set.
    limits: [(u8, u8); Set::ALL.len()],
}

impl Rules {
    fn of(wishes: &[Wish]) -> Rules {
        let named = wishes.iter().any(|wish| matches!(wish, Wish::From { .. }));
        let mut limits = [(0, if named { 0 } else { KINGDOM as u8 }); Set::ALL.len()];
        for wish in wishes {
            if let Wish::From { set, least, most } = *wish {
                // said twice, both count
                let (low, high) = limits[set as usize];
                let most = if high == 0 { most } else { most.min(high) };
                limits[set as usize] = (least.max(low), most);
            }
        }
        let forbidden =
            |kind: Kind| wishes.iter().any(|wish| matches!(wish, Wish::Forbid(wanted) if wanted.fits(kind)));
        let allowed = Kind::kingdom_cards().filter(|kind| limits[kind.card().set as usize].1 > 0 && !forbidden(*kind));
        let need = |wish: &Wish| if let Wish::Need(wanted) = wish { Some(*wanted) } else { None };
        Rules { allowed: allowed.collect(), needs: wishes.iter().filter_map(need).collect(), limits }
    }

    /// Whether these cards can be completed to ten that keep all wishes: first by cards that are needed, then by any.
    fn can_be_kept(&self, chosen: &[Kind]) -> bool {
        let Some(need) = self.needs.iter().find(|need| !chosen.iter().any(|kind| need.fits(*kind))) else {
            return self.can_be_filled(chosen);
        };
        if chosen.len() == KINGDOM {
            return false;
        }
        // cards of one set that serve the same needs are alike here
        let mut tried: Vec<(Set, Vec<bool>)> = Vec::new();
        for &kind in self.allowed.iter().filter(|kind| need.fits(**kind) && !chosen.contains(kind)) {
            let alike = (kind.card().set, self.needs.iter().map(|need| need.fits(kind)).collect());
            if !tried.contains(&alike) {
                tried.push(alike);
                let more: Vec<Kind> = chosen.iter().copied().chain([kind]).collect();
                if self.can_be_kept(&more) {
                    return true;
                }
            }
        }
        false
    }

    fn can_be_filled(&self, chosen: &[Kind]) -> bool {
        let count = |kinds: &[Kind], set: Set| kinds.iter().filter(|kind| kind.card().set == set).count();
        let (mut least, mut most) = (0, 0);
        for set in Set::ALL {
            let (low, high) = self.limits[set as usize];
            let (low, high) = (usize::from(low), usize::from(high).min(count(&self.allowed, set)));
            let have = count(chosen, set);
            if have > high || low > high {
                return false;
            }
            least += have.max(low);
            most += high;
        }
        (least..=most).contains(&KINGDOM)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Generator, Seed};

    fn luck(seed: u64) -> Luck {
        Luck::new(Generator::SplitMix64, Seed::from_number(seed))
    }
    const NEED: fn(Role) -> Wish = |role| Wish::Need(Wanted::Role(role));
    const FORBID: fn(Role) -> Wish = |role| Wish::Forbid(Wanted::Role(role));
    fn from(set: Set, least: u8, most: u8) -> Wish {
        Wish::From { set, least, most }
    }

    #[test]
    fn wishes_are_kept() {
        let wishes = [
            from(Set::Base, 3, 3),
            from(Set::Alchemy, 3, 5),
            from(Set::DarkAges, 0, 10),
            NEED(Role::Village),
            NEED(Role::Trasher),
            NEED(Role::Reaction),
            Wish::Need(Wanted::Card(Kind::Golem)),
            FORBID(Role::Attack),
            Wish::Forbid(Wanted::Card(Kind::Chapel)),
        ];
        for seed in 0..300 {
            let kingdom = draw_kingdom(&wishes, &luck(seed)).unwrap();
            let of = |set: Set| kingdom.iter().filter(|kind| kind.card().set == set).count();
            assert_eq!((kingdom.len(), of(Set::Base), of(Set::Intrigue)), (10, 3, 0));
            assert!((3..=5).contains(&of(Set::Alchemy)));
            for role in [Role::Village, Role::Trasher, Role::Reaction] {
                assert!(kingdom.iter().any(|kind| role.has(*kind)), "{role:?} in {kingdom:?}");
            }
            assert!(kingdom.contains(&Kind::Golem) && !kingdom.contains(&Kind::Chapel));
            assert!(!kingdom.iter().any(|kind| Role::Attack.has(*kind)));
            assert!(kingdom.windows(2).all(|pair| pair[0] < pair[1]), "ten different cards");
        }
    }

    /// Twelve needs of single cards are more than ten; a set has only so many cards; a card cannot be had and not had.
    #[test]
    fn contradictions_are_named_and_nothing_else_is() {
        let potion_and_no_alchemy =
            [from(Set::Base, 0, 10), NEED(Role::Potion), NEED(Role::Village), Wish::Like(Kind::Witch)];
        let error = draw_kingdom(&potion_and_no_alchemy, &luck(1)).unwrap_err();
        assert_eq!(error.0, [from(Set::Base, 0, 10), NEED(Role::Potion)]);
        let both = [NEED(Role::Attack), NEED(Role::Village), FORBID(Role::Attack)];
        assert_eq!(draw_kingdom(&both, &luck(1)).unwrap_err().0, [NEED(Role::Attack), FORBID(Role::Attack)]);
        let too_many = [from(Set::Alchemy, 13, 13)];
        assert_eq!(draw_kingdom(&too_many, &luck(1)).unwrap_err().0, too_many);
        let too_few = [from(Set::Base, 4, 4), from(Set::Intrigue, 5, 5)];
        assert_eq!(draw_kingdom(&too_few, &luck(1)).unwrap_err().0, too_few);
        let witch = [Wish::Need(Wanted::Card(Kind::Witch)), Wish::Forbid(Wanted::Card(Kind::Witch))];
        assert_eq!(draw_kingdom(&witch, &luck(1)).unwrap_err().0, witch);
        let alchemy_without_potions = [from(Set::Alchemy, 0, 10), FORBID(Role::Potion)];
        assert_eq!(draw_kingdom(&alchemy_without_potions, &luck(1)).unwrap_err().0, alchemy_without_potions);
        let eleven: Vec<Wish> = Kind::kingdom_cards().take(11).map(|kind| Wish::Need(Wanted::Card(kind))).collect();
        assert_eq!(draw_kingdom(&eleven, &luck(1)).unwrap_err().0.len(), 11);
    }

    #[test]
    fn liked_cards_come_more_often() {
        let often = |wishes: &[Wish]| {
            (0..2_000).filter(|seed| draw_kingdom(wishes, &luck(*seed)).unwrap().contains(&Kind::Witch)).count()
        };
        let (liked, plain, disliked) =
            (often(&[Wish::Like(Kind::Witch)]), often(&[]), often(&[Wish::Dislike(Kind::Witch)]));
        assert!(liked > 2 * plain && plain > 2 * disliked, "{liked} {plain} {disliked}");
        let share = plain as f64 / 2_000.0 * Kind::kingdom_cards().count() as f64 / 10.0;
        assert!((0.75..1.25).contains(&share), "without wishes every card is as likely: {share}");
    }
}
