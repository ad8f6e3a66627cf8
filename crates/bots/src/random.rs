use crate::{Bot, Dice};
use dominion::{Asked, Kind, Reply, Seen};

/// Answers anything legal, every choice alike.
pub struct Random;

impl Bot for Random {
    fn answer(&mut self, _: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
        if asked.max() <= 1 {
            let choices: u32 = asked.choices().count() as u32;
            let decline = u32::from(asked.min() == 0);
            let pick = dice.below(choices + decline);
            return asked.choices().nth(pick as usize).map_or_else(|| asked.none(), |c| asked.pick_choice(c));
        }
        let mut cards: Vec<Kind> = asked.kinds().flat_map(|kind| (0..asked.copies(kind)).map(move |_| kind)).collect();
        let number = asked.min() + dice.below(u32::from(asked.max() - asked.min()) + 1) as u16;
        let picks = (0..number).map(|_| cards.swap_remove(dice.below(cards.len() as u32) as usize));
        asked.pick_all(picks.collect::<Vec<_>>())
    }
}
