//! What players look for in a kingdom.

use crate::{
    Kind::{self, *},
    card::Types,
};

/// A kind of card that a kingdom may need or forbid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Can give two Actions or more.
    Village,
    /// Lets its player trash other cards of their own.
    Trasher,
    ExtraBuy,
    Attack,
    Reaction,
    /// Costs a potion.
    Potion,
}

impl Role {
    pub const ALL: [Role; 6] =
        [Role::Village, Role::Trasher, Role::ExtraBuy, Role::Attack, Role::Reaction, Role::Potion];
    pub fn id(self) -> &'static str {
        match self {
            Role::Village => "village",
            Role::Trasher => "trasher",
            Role::ExtraBuy => "extra_buy",
            Role::Attack => "attack",
            Role::Reaction => "reaction",
            Role::Potion => "potion",
        }
    }

    /// From what is printed on the card where that says it; from lists where only the text does. The Knights are all
    /// different, so that their pile is an Attack and no more.
    pub fn has(self, kind: Kind) -> bool {
        let card = kind.card();
        match self {
            Role::Village => card.actions >= 2 || matches!(kind, Diplomat | Ironmonger | Nobles | Squire | Tribute),
            Role::Trasher => matches!(
                kind,
                Altar
                    | Apprentice
                    | Chapel
                    | Count
                    | Counterfeit
                    | DeathCart
                    | Forager
                    | Graverobber
                    | Hermit
                    | JunkDealer
                    | Masquerade
                    | Mine
                    | Moneylender
                    | Procession
                    | Rats
                    | Rebuild
                    | Remodel
                    | Replace
                    | Sentry
                    | Steward
                    | TradingPost
                    | Transmute
                    | Upgrade
            ),
            Role::ExtraBuy => card.buys >= 1 || matches!(kind, Courtier | Pawn | Squire),
            Role::Attack => card.is(Types::ATTACK),
            Role::Reaction => card.is(Types::REACTION),
            Role::Potion => card.cost.potion > 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lists, card by card: a new card must be looked at once.
    #[test]
    fn the_roles_of_the_kingdom_cards() {
        let of = |role: Role| {
            let ids: Vec<_> = Kind::kingdom_cards().filter(|kind| role.has(*kind)).map(Kind::id).collect();
            format!("{}: {}", role.id(), ids.join(" "))
        };
        insta::assert_snapshot!(Role::ALL.map(of).join("\n"));
    }
}
