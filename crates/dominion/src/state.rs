//! The whole of a game at one moment: plain data, copied as a block, no pointers.

use crate::{
    Kind,
    deck::Deck,
    lineup::Lineup,
    piles::{MIXED, Mixed, MixedPile},
    question::Ask,
    zones::{Cards, Discard, Slot},
};
use serde::{Deserialize, Serialize};
use table::{Fixed, Luck, Seat, Stream};

pub(crate) const SEATS: usize = 6;

/// The most cards put into play in one turn.
pub(crate) const PLAYS: usize = 512;
pub(crate) const STACK: usize = 96;
pub(crate) const LOG: usize = 512;
pub(crate) const LIMBO: usize = 256;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// The part of the hand that everybody has seen and nobody can have lost sight of.
    pub(crate) shown: Cards,
    pub(crate) deck: Deck,
    pub(crate) discard: Discard,
    /// Finished turns of their own; extra turns do not count.
    pub(crate) turns: u16,
}

/// A card played this turn. Its index in [`Turn::plays`] is its identity and is never used again, so that an effect has
/// lost track of it exactly when it is no longer here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Played {
    /// What it is everywhere but in play.
    pub(crate) slot: Slot,
    /// What it is in play: itself, unless it has become another card (Band of Misfits); or [`GONE`].
    pub(crate) acts_as: Slot,
}

/// In place of what a played card is: it has left play.
pub(crate) const GONE: Slot = Slot::MAX;
/// In place of an index into [`Turn::plays`]: an ability of a card that was not played, or is not in play.
pub(crate) const NOT_PLAYED: u16 = u16::MAX;

impl Played {
    pub(crate) fn itself(slot: Slot) -> Played {
        Played { slot, acts_as: slot }
    }
    #[inline]
    pub(crate) fn is_here(&self) -> bool {
        self.acts_as != GONE
    }
    /// Outside of play a card is what is printed on it.
    pub(crate) fn is_now(&self) -> Slot {
        if self.is_here() { self.acts_as } else { self.slot }
    }
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    #[default]
    Action,
    /// The first part of the buy phase: no Treasure may be played after the first purchase.
    Treasure,
    Buy,
    /// The start of clean-up.
    CleanUp,
    /// The second part of clean-up: abilities of cards that are discarded from play.
    Discard,
    /// All is discarded, and the next hand drawn.
    End,
}

impl Phase {
    pub fn id(self) -> &'static str {
        match self {
            Phase::Action => "action",
            Phase::Treasure => "treasure",
            Phase::Buy => "buy",
            Phase::CleanUp => "clean_up",
            Phase::Discard => "discard",
            Phase::End => "end",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Turn {
    /// Whose cards are played.
    pub(crate) seat: Seat,
    /// Who decides for that seat: the seat itself, unless its turn is another's.
    pub(crate) controller: Seat,
    pub(crate) phase: Phase,
    pub(crate) actions: u16,
    pub(crate) buys: u16,
    pub(crate) coins: u16,
    pub(crate) potions: u16,
    /// How many coins less every card costs (never below 0).
    pub(crate) reduction: u8,
    /// What the first Silver of the turn brings more (Merchant).
    pub(crate) first_silver: u16,
    pub(crate) silver_played: bool,
    /// What each Copper brings more (Coppersmith).
    pub(crate) copper_bonus: u16,
    /// Treasures that may go onto the deck when they are discarded, one for each play of Herbalist (latest rules).
    pub(crate) staying: u16,
    /// Plays of Actions, those of one card several times included.
    pub(crate) actions_played: u16,
    /// Whether a card was bought (Hermit).
    pub(crate) bought: bool,
    /// Whether the player of the turn gained a card in the buy phase (Hermit, latest rules).
    pub(crate) gained_in_buy_phase: bool,
    pub(crate) plays: Fixed<Played, PLAYS>,
}

/// One script waiting its turn: which card, which of its abilities, for whom. Its memory is [`State::log`] from `base`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub(crate) card: Slot,
    pub(crate) hook: Hook,
    pub(crate) seat: Seat,
    /// Of an Attack: the seats that this play does not touch.
    pub(crate) unaffected: u8,
    /// Index into [`Turn::plays`], or [`NOT_PLAYED`].
    pub(crate) play: u16,
    pub(crate) base: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Hook {
    /// The card's text.
    #[default]
    Play,
    /// Plain bonuses and text of an Attack whose reaction window came first.
    PlayAfterWindow,
    /// The other players' chance to react to an Attack.
    AttackWindow,
    /// A Reaction used in that window.
    ReactToAttack,
    /// What a card does when it is discarded from play.
    Leave,
    /// A Victory card was bought; Reactions come before it is gained.
    Bought,
    /// A card was gained: its ability, and Reactions of whoever gained it.
    Gained,
    /// Cards were trashed: their abilities, and Reactions of their owner.
    Trashed,
    /// What a card does at the end of the buy phase.
    EndOfBuys,
}

/// A turn that somebody else decides (Possession).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ExtraTurn {
    pub(crate) seat: Seat,
    pub(crate) controller: Seat,
}

/// The most extra turns that can wait.
pub(crate) const EXTRA_TURNS: usize = 32;

/// How a card out of its zone lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Face {
    /// Only its owner (and who decides for them) sees it.
    #[default]
    Looked,
    Revealed,
    SetAside,
}

/// A card between zones, kept by the script that took it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Limbo {
    pub(crate) slot: Slot,
    pub(crate) owner: Seat,
    /// Index of the script's frame.
    pub(crate) frame: u8,
    pub(crate) face: Face,
}

/// Why a game cannot go on: it has outgrown a capacity, or its memory does not fit its scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fault {
    Plays,
    Stack,
    Log,
    Limbo,
    Places,
    ExtraTurns,
    Diverged,
}

impl Fault {
    pub const ALL: [Fault; 7] =
        [Fault::Plays, Fault::Stack, Fault::Log, Fault::Limbo, Fault::Places, Fault::ExtraTurns, Fault::Diverged];
    pub fn id(self) -> &'static str {
        match self {
            Fault::Plays => "too-many-plays",
            Fault::Stack => "too-many-abilities",
            Fault::Log => "too-many-steps",
            Fault::Limbo => "too-many-cards-aside",
            Fault::Places => "too-many-known-places",
            Fault::ExtraTurns => "too-many-extra-turns",
            Fault::Diverged => "memory-does-not-fit",
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) seats: u8,
    pub(crate) over: bool,
    pub(crate) fault: Option<Fault>,
    /// Turns since somebody was asked something.
    pub(crate) idle_turns: u16,
    /// Who has the next turn of their own.
    pub(crate) next: Seat,
    /// Turns that come before it, the first one first.
    pub(crate) extra_turns: Fixed<ExtraTurn, EXTRA_TURNS>,
    /// Cards of the possessed player that were trashed and come back when the turn is over.
    pub(crate) kept: Cards,
    /// Supply piles that have run out.
    pub(crate) empty_piles: u8,
    /// Slots whose pile still has a card: what can be bought or gained.
    pub(crate) stocked: u64,
    pub(crate) turn: Turn,
    pub(crate) players: [Player; SEATS],
    /// The cards that nobody owns: in the piles of the Supply and beside it, and the Ruins in the box.
    pub(crate) unowned: Cards,
    /// The Knights and the Ruins; which cards may lie there is in `unowned`.
    pub(crate) mixed_piles: [MixedPile; MIXED],
    pub(crate) trash: Cards,
    pub(crate) pending: Option<Ask>,
    /// How often each option of a question with several picks may be picked.
    pub(crate) copies: Cards,
    pub(crate) stack: Fixed<Frame, STACK>,
    /// What the scripts on the stack remember: a tag and a value in each word.
    pub(crate) log: Fixed<u16, LOG>,
    pub(crate) limbo: Fixed<Limbo, LIMBO>,
    pub(crate) luck: Luck,
    /// One for each deck.
    pub(crate) streams: [Stream; SEATS],
    /// One for each mixed pile.
    pub(crate) pile_streams: [Stream; MIXED],
    pub(crate) lineup: Lineup,
    pub(crate) rules: crate::setup::Edition,
    /// All cards of this table, for checking that none is lost.
    pub(crate) total: Cards,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    /// Begins all luck anew.
    pub(crate) fn reseed(&mut self, luck: Luck) {
        let streams = luck.streams();
        self.luck = luck;
        for seat in 0..self.seats {
            self.streams[seat as usize] = streams.nth(u16::from(seat));
        }
        for (pile, stream) in self.pile_streams.iter_mut().enumerate() {
            *stream = streams.nth((SEATS + pile) as u16);
        }
    }
    /// A bit for each seat at the table.
    pub(crate) fn everybody(&self) -> u8 {
        ((1u16 << self.seats) - 1) as u8
    }
    /// Who answers for this seat.
    #[inline]
    pub(crate) fn decider(&self, seat: Seat) -> Seat {
        if seat == self.turn.seat { self.turn.controller } else { seat }
    }
    /// A bit for each seat that may see what this seat sees.
    pub(crate) fn eyes_of(&self, seat: Seat) -> u8 {
        1 << seat.0 | 1 << self.decider(seat).0
    }

    /// The cards in play, as what they are there.
    pub(crate) fn in_play(&self) -> Cards {
        self.still_in_play().map(|played| played.acts_as).collect()
    }
    /// The same cards, as what is printed on them.
    pub(crate) fn printed_in_play(&self) -> Cards {
        self.still_in_play().map(|played| played.slot).collect()
    }
    pub(crate) fn still_in_play(&self) -> impl Iterator<Item = &Played> {
        self.turn.plays.as_slice().iter().filter(|played| played.is_here())
    }

    pub(crate) fn has_in_play(&self, fits: impl Fn(Kind) -> bool) -> bool {
        self.still_in_play().any(|played| fits(self.lineup.kind(played.acts_as)))
    }

    /// Whether somebody else decides for this seat, so that its gains and trashes go astray.
    #[inline]
    pub(crate) fn is_possessed(&self, seat: Seat) -> bool {
        seat == self.turn.seat && seat != self.turn.controller
    }

    pub(crate) fn limbo_of(&self, owner: Seat) -> impl Iterator<Item = Limbo> + '_ {
        self.limbo.as_slice().iter().copied().filter(move |l| l.owner == owner)
    }

    /// Everything a player owns, wherever it lies.
    pub(crate) fn owned(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut cards = player.deck.cards();
        cards.add_all(&player.hand);
        cards.add_all(&player.discard.cards);
        self.limbo_of(seat).for_each(|l| cards.add(l.slot, 1));
        if seat == self.turn.seat {
            cards.add_all(&self.printed_in_play());
            cards.add_all(&self.kept);
        }
        cards
    }

    /// Copies of one kind among them.
    pub(crate) fn owns(&self, seat: Seat, slot: Slot) -> u16 {
        let player = self.player(seat);
        let places = player.deck.decided.as_slice().iter().filter(|place| place.slot == slot).count();
        let aside = self.limbo_of(seat).filter(|l| l.slot == slot).count();
        let in_play = self.still_in_play().filter(|p| p.slot == slot && seat == self.turn.seat).count();
        let kept = if seat == self.turn.seat { self.kept.of(slot) } else { 0 };
        let piled = kept + player.deck.bag.of(slot) + player.hand.of(slot) + player.discard.cards.of(slot);
        piled + (places + aside + in_play) as u16
    }

    /// All cards of the table; none when a kind has more than can be counted.
    pub(crate) fn everything(&self) -> Option<Cards> {
        let owned = self.all_seats().map(|seat| self.owned(seat));
        let mut total = Cards::default();
        for zone in [self.unowned, self.trash].into_iter().chain(owned) {
            for (slot, n) in zone.iter() {
                if n > 255 - total.of(slot) {
                    return None;
                }
                total.add(slot, n);
            }
        }
        Some(total)
    }

    /// What must hold in every legal state.
    pub(crate) fn check(&self) -> Result<(), String> {
        let all = self.everything().unwrap_or_default();
        if all != self.total {
            let names = |c: &Cards| c.iter().map(|(s, n)| format!("{n} {}", self.lineup.kind(s))).collect::<Vec<_>>();
            return Err(format!("cards are not conserved: {:?} instead of {:?}", names(&all), names(&self.total)));
        }
        let mut recounted = *self;
        recounted.recount_piles();
        if (self.stocked, self.empty_piles) != (recounted.stocked, recounted.empty_piles) {
            return Err("the count of empty piles is wrong".to_owned());
        }
        let within = |a: &Cards, b: &Cards| a.iter().all(|(slot, n)| b.of(slot) >= n);
        for seat in self.all_seats() {
            let player = self.player(seat);
            if !within(&player.shown, &player.hand) || !within(&player.discard.hidden, &player.discard.cards) {
                return Err(format!("{seat}: what is known of the cards is more than the cards"));
            }
            let mut known = player.discard.hidden;
            player.discard.tops().for_each(|top| known.add(top, 1));
            if !within(&known, &player.discard.cards) {
                return Err(format!("{seat}: more is known of the discard pile than lies there"));
            }
            if player.discard.top().is_some() == player.discard.cards.is_empty() {
                return Err(format!("{seat}: the discard pile and its top card disagree"));
            }
        }
        for pile in Mixed::ALL {
            let MixedPile { left, order } = *self.mixed_pile(pile);
            let decided: Cards = order.as_slice().iter().copied().collect();
            let unclaimed = self.unclaimed(pile);
            let hidden = u16::from(left) < decided.len() || unclaimed.len() < u16::from(left);
            if hidden || !within(&decided, &unclaimed) || order.is_empty() != (left == 0) {
                return Err(format!("the pile of {} does not hold what it shows", pile.id()));
            }
        }
        if self.pending.is_none() && !self.over && self.fault.is_none() {
            return Err("the game is not over, but nothing is asked".to_owned());
        }
        Ok(())
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        (self.seats, self.over, self.fault, self.rules) == (other.seats, other.over, other.fault, other.rules)
            && self.turn == other.turn
            && self.players[..self.seats as usize] == other.players[..other.seats as usize]
            && (self.unowned, self.trash, self.total) == (other.unowned, other.trash, other.total)
            && (self.mixed_piles, self.pile_streams) == (other.mixed_piles, other.pile_streams)
            && (self.pending, self.copies) == (other.pending, other.copies)
            && (&self.stack, &self.log, &self.limbo) == (&other.stack, &other.log, &other.limbo)
            && (self.next, self.extra_turns, self.kept) == (other.next, other.extra_turns, other.kept)
            && (self.luck, self.streams, self.idle_turns) == (other.luck, other.streams, other.idle_turns)
            && self.lineup.kinds() == other.lineup.kinds()
    }
}

const _: () = assert!(size_of::<State>() <= 8_000, "the whole game is at most 8 kB");
