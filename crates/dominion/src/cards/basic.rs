use crate::card::{Card, curse, treasure, victory};

pub(super) const COPPER: Card = treasure(0, 1).basic();
pub(super) const SILVER: Card = treasure(3, 2).basic();
pub(super) const GOLD: Card = treasure(6, 3).basic();
pub(super) const ESTATE: Card = victory(2).points(1).basic();
pub(super) const DUCHY: Card = victory(5).points(3).basic();
pub(super) const PROVINCE: Card = victory(8).points(6).basic();
pub(super) const CURSE: Card = curse(0).points(-1).basic();
