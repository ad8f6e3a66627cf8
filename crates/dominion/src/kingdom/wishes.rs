//! A random kingdom that keeps to wishes. Each pile is drawn among those that still leave a way to keep them all, so that
//! a draw never fails half-way; wishes that no kingdom can keep are named.

use super::roles::Role;
use crate::{
    Kind,
    card::Set,
    setup::{KINGDOM, KINGDOM_STREAM},
};
use table::Luck;

/// A card, or a kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// Wishes that no kingdom keeps together. Without any one of them there would be one; the sets count as one wish, because
/// what is taken from one is not taken from another.
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

/// Saying it twice does not make it stronger.
fn weight(wishes: &[Wish], kind: Kind) -> u32 {
    match (wishes.contains(&Wish::Like(kind)), wishes.contains(&Wish::Dislike(kind))) {
        (true, false) => ORDINARY * 3,
        (false, true) => ORDINARY / 3,
        _ => ORDINARY,
    }
}

/// Leaves out, one after the other, the wishes without which the rest still cannot be kept.
fn contradiction(wishes: &[Wish]) -> Contradiction {
    let is_set = |wish: &Wish| matches!(wish, Wish::From { .. });
    let mut core: Vec<Wish> = Vec::new();
    for wish in wishes.iter().filter(|wish| !matches!(wish, Wish::Like(_) | Wish::Dislike(_))) {
        if !core.contains(wish) {
            core.push(*wish);
        }
    }
    let without = |core: &mut Vec<Wish>, left_out: &dyn Fn(&Wish) -> bool| {
        let fewer: Vec<Wish> = core.iter().copied().filter(|wish| !left_out(wish)).collect();
        if !Rules::of(&fewer).can_be_kept(&[]) {
            *core = fewer;
        }
    };
    without(&mut core, &is_set);
    for wish in core.clone().into_iter().filter(|wish| !is_set(wish)) {
        without(&mut core, &|other| *other == wish);
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
        let mut limits: [Option<(u8, u8)>; Set::ALL.len()] = [None; Set::ALL.len()];
        for wish in wishes {
            if let Wish::From { set, least, most } = *wish {
                let (low, high) = limits[set as usize].unwrap_or((0, KINGDOM as u8));
                limits[set as usize] = Some((least.max(low), most.min(high))); // said twice, both count
            }
        }
        let unnamed = if limits.iter().any(Option::is_some) { (0, 0) } else { (0, KINGDOM as u8) };
        let limits = limits.map(|limit| limit.unwrap_or(unnamed));
        let forbidden =
            |kind: Kind| wishes.iter().any(|wish| matches!(wish, Wish::Forbid(wanted) if wanted.fits(kind)));
        let allowed = Kind::kingdom_cards().filter(|kind| limits[kind.card().set as usize].1 > 0 && !forbidden(*kind));
        let need = |wish: &Wish| if let Wish::Need(wanted) = wish { Some(*wanted) } else { None };
        let mut needs: Vec<Wanted> = wishes.iter().filter_map(need).collect();
        needs.sort_by_key(|need| matches!(need, Wanted::Role(_))); // single cards leave nothing to try
        Rules { allowed: allowed.collect(), needs, limits }
    }

    /// Whether these cards can be completed to ten that keep all wishes: first by cards that are needed, then by any.
    fn can_be_kept(&self, chosen: &[Kind]) -> bool {
        let Some(need) = self.needs.iter().find(|need| !chosen.iter().any(|kind| need.fits(*kind))) else {
            return self.can_be_filled(chosen);
        };
        if chosen.len() == KINGDOM || !self.within_limits(chosen) {
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

    fn within_limits(&self, chosen: &[Kind]) -> bool {
        Set::ALL.into_iter().all(|set| count(chosen, set) <= usize::from(self.limits[set as usize].1))
    }

    fn can_be_filled(&self, chosen: &[Kind]) -> bool {
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

fn count(kinds: &[Kind], set: Set) -> usize {
    kinds.iter().filter(|kind| kind.card().set == set).count()
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
        let none = [from(Set::Base, 0, 0), from(Set::Base, 0, 5)];
        let other_way = [from(Set::Base, 0, 5), from(Set::Base, 0, 0)];
        assert_eq!(
            (draw_kingdom(&none, &luck(1)).unwrap_err().0, draw_kingdom(&other_way, &luck(1)).is_err()),
            (none.to_vec(), true)
        );
        let backwards = [from(Set::Base, 7, 3)];
        assert_eq!(draw_kingdom(&backwards, &luck(1)).unwrap_err().0, backwards);
        assert_eq!(draw_kingdom(&[from(Set::Base, 0, 200)], &luck(1)).unwrap().len(), 10);
        let said_twice = [witch[0], witch[0], witch[1]];
        assert_eq!(draw_kingdom(&said_twice, &luck(1)).unwrap_err().0, witch);
        let eleven: Vec<Wish> = Kind::kingdom_cards().take(11).map(|kind| Wish::Need(Wanted::Card(kind))).collect();
        assert_eq!(draw_kingdom(&eleven, &luck(1)).unwrap_err().0.len(), 11);
    }

    /// Every kind of card and a hundred single ones: the answer comes at once.
    #[test]
    fn many_wishes_are_answered_quickly() {
        let cards = Kind::kingdom_cards().map(|kind| Wish::Need(Wanted::Card(kind)));
        let wishes: Vec<Wish> = Role::ALL.map(NEED).into_iter().chain(cards).collect();
        let started = std::time::Instant::now();
        assert_eq!(draw_kingdom(&wishes, &luck(1)).unwrap_err().0.len(), 11);
        let many_likes = vec![Wish::Like(Kind::Witch); 100];
        assert_eq!(draw_kingdom(&many_likes, &luck(1)).unwrap().len(), 10);
        assert!(started.elapsed().as_secs() < 5);
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
