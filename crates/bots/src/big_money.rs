use crate::{Bot, Dice, decline};
use dominion::{Asked, Kind, Phase, Reply, Seen};
use table::Verb;

/// Buys a Province at 8 coins, Gold at 6, Silver at 3; with Smithies, one first and a second once the deck has grown.
pub struct BigMoney {
    smithies: bool,
}

/// Cards a deck should hold for each Smithy, so that two of them rarely meet in one hand.
const CARDS_PER_SMITHY: u16 = 8;

impl BigMoney {
    pub fn plain() -> BigMoney {
        BigMoney { smithies: false }
    }
    pub fn with_smithies() -> BigMoney {
        BigMoney { smithies: true }
    }

    fn purchase(&self, seen: Seen<'_>, asked: Asked<'_>) -> Reply {
        let wanted = match seen.coins() {
            8.. if asked.offers(Kind::Province) => Kind::Province,
            6.. if asked.offers(Kind::Gold) => Kind::Gold,
            4.. if self.wants_smithy(seen, asked) => Kind::Smithy,
            3.. if asked.offers(Kind::Silver) => Kind::Silver,
            _ => return asked.none(),
        };
        asked.pick(wanted)
    }

    fn wants_smithy(&self, seen: Seen<'_>, asked: Asked<'_>) -> bool {
        if !self.smithies || !asked.offers(Kind::Smithy) {
            return false;
        }
        match seen.owned(Kind::Smithy) {
            0 => true,
            1 => seen.cards_owned() >= 2 * CARDS_PER_SMITHY,
            _ => false,
        }
    }
}

impl Bot for BigMoney {
    #[inline]
    fn answer(&mut self, seen: Seen<'_>, asked: Asked<'_>, _: &mut Dice) -> Reply {
        match (asked.source(), asked.verb()) {
            (None, Verb::Buy) => self.purchase(seen, asked),
            (None, Verb::Play) if seen.phase() == Phase::Treasure => {
                asked.all_treasures().unwrap_or_else(|| asked.none())
            }
            (None, _) if asked.offers(Kind::Smithy) => asked.pick(Kind::Smithy),
            (Some(_), Verb::Discard) => worst(asked),
            (Some(_), Verb::Topdeck) if asked.min() == 1 => worst(asked),
            (Some(_), Verb::Reveal) => asked.kinds().next().map_or_else(|| asked.none(), |k| asked.pick(k)),
            _ => decline(asked),
        }
    }
}

/// Gives up the cards that bring no coins, then the poorest Treasures.
fn worst(asked: Asked<'_>) -> Reply {
    let mut cards: Vec<Kind> = asked.kinds().flat_map(|kind| (0..asked.copies(kind)).map(move |_| kind)).collect();
    let worth = |kind: &Kind| (kind.is_treasure() || kind.is_action(), kind.card().coins, kind.card().cost.coin);
    cards.sort_by_key(worth);
    asked.pick_all(cards.into_iter().take(asked.min() as usize))
}
