//! Opponents for people: five levels, the same in every kingdom. All of them play the menu that a search has found for the
//! kingdom; the gentler ones buy something else now and then, as people do, and think less about what they answer. The
//! strongest plays its last purchases out.

use crate::{Bot, Dice, endgame, strategy::Player};
use dominion::{Asked, Kind, Reply, Seen};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Beginner,
    Apprentice,
    Journeyman,
    Expert,
    Master,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Apprentice, Level::Journeyman, Level::Expert, Level::Master];

    /// What people type, and how content spells it.
    pub fn id(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }
    pub fn named(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
    /// Of a hundred purchases, those made on a whim.
    fn whims(self) -> u32 {
        match self {
            Level::Beginner => 50,
            Level::Apprentice => 34,
            Level::Journeyman => 22,
            Level::Expert => 10,
            Level::Master => 0,
        }
    }
    /// Worlds in which doubtful answers are tried out.
    pub(crate) fn worlds(self) -> u32 {
        match self {
            Level::Beginner | Level::Apprentice => 0,
            Level::Journeyman => 1,
            Level::Expert | Level::Master => crate::WORLDS,
        }
    }
}

/// A player of some level.
pub(crate) struct Graded {
    pub(crate) player: Player,
    pub(crate) level: Level,
}

impl Bot for Graded {
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
        let purchase = asked.is_purchase();
        if purchase && dice.below(100) < self.level.whims() {
            return whim(seen, asked, dice);
        }
        if purchase && self.level == Level::Master && endgame::is_near(seen) {
            return endgame::purchase(seen, asked, &self.player.strategy, dice);
        }
        self.player.answer(seen, asked, dice)
    }
}

/// How much of what could be spent a whim may leave.
const CHANGE: u16 = 3;

/// Any card that costs about what there is to spend, but nothing that costs nothing.
fn whim(seen: Seen<'_>, asked: Asked<'_>, dice: &mut Dice) -> Reply {
    let tempting = |kind: &Kind| {
        let cost = u16::from(seen.cost(*kind).coin);
        cost > 0 && cost + CHANGE >= seen.coins().min(8)
    };
    let cards: Vec<Kind> = asked.kinds().filter(tempting).collect();
    match cards.get(dice.below(cards.len().max(1) as u32) as usize) {
        Some(kind) => asked.pick(*kind),
        None => asked.none(),
    }
}
