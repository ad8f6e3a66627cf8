use crate::{Bot, Dice};
use dominion::{Asked, Choice, Reply, Seen};

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
        let copies = |choice| match choice {
            Choice::Card(kind) => asked.copies(kind),
            _ => 1,
        };
        let mut open: Vec<Choice> = asked.choices().flat_map(|c| (0..copies(c)).map(move |_| c)).collect();
        let number = asked.min() + dice.below(u32::from(asked.max() - asked.min()) + 1) as u16;
        let picks = (0..number).map(|_| open.swap_remove(dice.below(open.len() as u32) as usize));
        asked.pick_choices(picks.collect::<Vec<_>>())
    }
}
