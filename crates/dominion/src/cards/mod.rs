//! Every card, one const each, in the file of its set.

pub(crate) mod base;
mod basic;

use crate::card::Card;

crate::kind::kinds! {
    Copper "copper" basic::COPPER,
    Silver "silver" basic::SILVER,
    Gold "gold" basic::GOLD,
    Estate "estate" basic::ESTATE,
    Duchy "duchy" basic::DUCHY,
    Province "province" basic::PROVINCE,
    Curse "curse" basic::CURSE,
    Adventurer "adventurer" base::ADVENTURER,
    Bureaucrat "bureaucrat" base::BUREAUCRAT,
    Cellar "cellar" base::CELLAR,
    Chancellor "chancellor" base::CHANCELLOR,
    Chapel "chapel" base::CHAPEL,
    CouncilRoom "council_room" base::COUNCIL_ROOM,
    Feast "feast" base::FEAST,
    Festival "festival" base::FESTIVAL,
    Gardens "gardens" base::GARDENS,
    Laboratory "laboratory" base::LABORATORY,
    Library "library" base::LIBRARY,
    Market "market" base::MARKET,
    Militia "militia" base::MILITIA,
    Mine "mine" base::MINE,
    Moat "moat" base::MOAT,
    Moneylender "moneylender" base::MONEYLENDER,
    Remodel "remodel" base::REMODEL,
    Smithy "smithy" base::SMITHY,
    Spy "spy" base::SPY,
    Thief "thief" base::THIEF,
    ThroneRoom "throne_room" base::THRONE_ROOM,
    Village "village" base::VILLAGE,
    Witch "witch" base::WITCH,
    Woodcutter "woodcutter" base::WOODCUTTER,
    Workshop "workshop" base::WORKSHOP,
    Artisan "artisan" base::ARTISAN,
    Bandit "bandit" base::BANDIT,
    Harbinger "harbinger" base::HARBINGER,
    Merchant "merchant" base::MERCHANT,
    Poacher "poacher" base::POACHER,
    Sentry "sentry" base::SENTRY,
    Vassal "vassal" base::VASSAL,
}
