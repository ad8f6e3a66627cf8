//! What one viewer may see: as data to send ([`View`]) and as a free window for bots ([`Seen`]).

use crate::{
    Kind,
    card::Cost,
    game::Game,
    piles::Mixed,
    state::{Face, Phase, Played, Player, State},
    zones::{Cards, Slot, slots},
};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Luck, Seat, Standings, Verb, Viewer};

/// Cards by kind.
pub type Count = BTreeMap<Kind, u16>;

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub players: Vec<PlayerView>,
    pub piles: Vec<PileView>,
    pub trash: Count,
    pub turn: TurnView,
    /// That somebody is asked, by which card and verb, is public; what they may answer is not.
    pub asked: Option<AskedView>,
    pub over: bool,
    pub standings: Option<Standings>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub hand_size: u16,
    /// Only for those who may see it.
    pub hand: Option<Count>,
    pub deck_size: u16,
    /// Known places of the deck: cards above it, and the card.
    pub deck_known: Vec<(u16, Kind)>,
    /// The card on top; nobody may look through the rest or count it.
    pub discard_top: Option<Kind>,
    pub looked_at_size: u16,
    pub looked_at: Option<Count>,
    /// Revealed or set aside, face up.
    pub aside: Count,
    pub turns: u16,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    pub cards: PileCards,
    pub in_supply: bool,
    pub left: u16,
    /// Of the card that can be taken; none when a mixed pile is empty.
    pub cost: Option<Cost>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PileCards {
    One(Kind),
    /// Different cards, of which only the top one is seen.
    Mixed {
        pile: Mixed,
        top: Option<Kind>,
    },
}

/// A card in play that is another one there.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ActingView {
    pub card: Kind,
    pub acts_as: Kind,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    pub seat: Seat,
    pub controller: Seat,
    pub phase: Phase,
    pub actions: u16,
    pub buys: u16,
    pub coins: u16,
    pub potions: u16,
    /// As what they are in play.
    pub in_play: Count,
    /// Those of them that are printed as another card (Band of Misfits).
    pub acting: Vec<ActingView>,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AskedView {
    pub decider: Seat,
    pub about: Seat,
    pub verb: Verb,
    pub source: Option<Kind>,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 >= self.seats => Viewer::Spectator, // nobody sits there
            viewer => viewer,
        };
        let count = |cards: &Cards| cards.iter().map(|(slot, n)| (self.lineup.kind(slot), n)).collect::<Count>();
        let sees = |seat: Seat| matches!(viewer, Viewer::Seat(v) if self.eyes_of(seat) >> v.0 & 1 == 1);
        let player = |seat: Seat| {
            let p = self.player(seat);
            let looked: Cards = self.limbo_of(seat).filter(|l| l.face == Face::Looked).map(|l| l.slot).collect();
            let mut open: Cards = self.limbo_of(seat).filter(|l| l.face != Face::Looked).map(|l| l.slot).collect();
            if seat == self.turn.seat {
                open.add_all(&self.kept);
            }
            let deck = p.deck.len();
            let known = p.deck.decided.as_slice().iter().filter(|place| match viewer {
                Viewer::Seat(v) => place.known >> v.0 & 1 == 1,
                Viewer::Spectator => place.known == self.everybody(),
            });
            PlayerView {
                hand_size: p.hand.len(),
                hand: sees(seat).then(|| count(&p.hand)),
                deck_size: deck,
                deck_known: known.rev().map(|pl| (deck - 1 - pl.height, self.lineup.kind(pl.slot))).collect(),
                discard_top: p.discard.top().map(|slot| self.lineup.kind(slot)),
                looked_at_size: looked.len(),
                looked_at: sees(seat).then(|| count(&looked)),
                aside: count(&open),
                turns: p.turns,
            }
        };
        let (turn, lineup) = (&self.turn, &self.lineup);
        View {
            players: self.all_seats().map(player).collect(),
            piles: self.pile_views(),
            trash: count(&self.trash),
            turn: TurnView {
                seat: turn.seat,
                controller: turn.controller,
                phase: turn.phase,
                actions: turn.actions,
                buys: turn.buys,
                coins: turn.coins,
                potions: turn.potions,
                in_play: count(&self.in_play()),
                acting: self.acting(),
            },
            asked: self.pending.map(|ask| AskedView {
                decider: ask.decider,
                about: ask.about,
                verb: ask.verb,
                source: ask.source.map(|slot| lineup.kind(slot)),
            }),
            over: self.over,
            standings: self.over.then(|| self.standings()),
        }
    }
}

impl State {
    /// Those of one kind in the order of the table, then the mixed ones.
    fn pile_views(&self) -> Vec<PileView> {
        let one = |slot: Slot| PileView {
            cards: PileCards::One(self.lineup.kind(slot)),
            in_supply: self.lineup.single_piles >> slot & 1 == 1,
            left: self.unowned.of(slot),
            cost: Some(self.cost(slot)),
        };
        let mixed = |pile: Mixed| {
            let top = self.mixed_pile(pile).top();
            PileView {
                cards: PileCards::Mixed { pile, top: top.map(|top| self.lineup.kind(top)) },
                in_supply: true,
                left: u16::from(self.mixed_pile(pile).left),
                cost: top.map(|top| self.cost(top)),
            }
        };
        let mixed_piles = Mixed::ALL.into_iter().filter(|&pile| self.lineup.has_pile(pile)).map(mixed);
        slots(self.lineup.with_own_pile()).map(one).chain(mixed_piles).collect()
    }

    fn acting(&self) -> Vec<ActingView> {
        let acting = self.still_in_play().filter(|played| played.acts_as != played.slot);
        let view = |played: &Played| ActingView {
            card: self.lineup.kind(played.slot),
            acts_as: self.lineup.kind(played.acts_as),
        };
        acting.map(view).collect()
    }
}

/// What a seat may see, borrowed from the game: costs nothing to make, and offers no way to look further.
#[derive(Clone, Copy)]
pub struct Seen<'g> {
    pub(crate) state: &'g State,
    pub(crate) seat: Seat,
}

impl<'g> Seen<'g> {
    pub fn seat(&self) -> Seat {
        self.seat
    }
    pub fn seats(&self) -> u8 {
        self.state.seats
    }
    /// The kinds at this table.
    pub fn kinds(&self) -> &'g [Kind] {
        self.state.lineup.kinds()
    }
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.turn.phase
    }
    pub fn actions(&self) -> u16 {
        self.state.turn.actions
    }
    pub fn buys(&self) -> u16 {
        self.state.turn.buys
    }
    #[inline]
    pub fn coins(&self) -> u16 {
        self.state.turn.coins
    }
    pub fn whose_turn(&self) -> Seat {
        self.state.turn.seat
    }
    /// Cards left in a pile; of a mixed pile, only its top card has any. None is there for a card that is not at this
    /// table.
    #[inline]
    pub fn left(&self, kind: Kind) -> u16 {
        let Some(slot) = self.state.lineup.slot(kind) else { return 0 };
        match self.state.lineup.mixed_pile_of(slot) {
            None => self.state.unowned.of(slot),
            Some(mixed) => {
                let pile = self.state.mixed_pile(mixed);
                if pile.top() == Some(slot) { u16::from(pile.left) } else { 0 }
            }
        }
    }
    pub fn cost(&self, kind: Kind) -> Cost {
        self.state.lineup.slot(kind).map_or(kind.card().cost, |slot| self.state.cost(slot))
    }
    /// Copies in this seat's hand.
    pub fn in_hand(&self, kind: Kind) -> u16 {
        self.player(self.seat).map_or(0, |player| self.count(&player.hand, kind))
    }
    pub fn hand_size(&self, seat: Seat) -> u16 {
        self.player(seat).map_or(0, |player| player.hand.len())
    }
    /// Copies among all cards of this seat: it has seen each of them come and go.
    pub fn owned(&self, kind: Kind) -> u16 {
        let slot = self.state.lineup.slot(kind).filter(|_| self.seat.0 < self.state.seats);
        slot.map_or(0, |slot| self.state.owns(self.seat, slot))
    }
    /// The cards in this seat's hand, each kind with its number.
    pub fn hand_cards(&self) -> impl Iterator<Item = (Kind, u16)> + use<'g> {
        let state = self.state;
        let hand = self.player(self.seat).map(|player| player.hand).unwrap_or_default();
        slots(hand.mask()).map(move |slot| (state.lineup.kind(slot), hand.of(slot)))
    }
    /// This seat's cards wherever they are, each kind with its number.
    pub fn own_cards(&self) -> impl Iterator<Item = (Kind, u16)> + use<'g> {
        let state = self.state;
        let cards = if self.seat.0 < state.seats { state.owned(self.seat) } else { Cards::default() };
        slots(cards.mask()).map(move |slot| (state.lineup.kind(slot), cards.of(slot)))
    }
    /// The cards in this seat's deck, each kind with its number: what it has and does not see anywhere else.
    pub fn deck_cards(&self) -> impl Iterator<Item = (Kind, u16)> + use<'g> {
        let state = self.state;
        let cards = self.player(self.seat).map(|player| player.deck.cards()).unwrap_or_default();
        slots(cards.mask()).map(move |slot| (state.lineup.kind(slot), cards.of(slot)))
    }
    /// All cards of this seat.
    pub fn cards_owned(&self) -> u16 {
        if self.seat.0 < self.state.seats { self.state.owned(self.seat).len() } else { 0 }
    }
    /// The points of the best other player: everybody has seen their cards come and go.
    pub fn best_other_score(&self) -> i32 {
        let others = self.state.all_seats().filter(|seat| *seat != self.seat);
        others.map(|seat| self.state.score(seat)).max().unwrap_or(0)
    }
    /// The cards on top of this seat's deck that it knows, the topmost first.
    pub fn known_on_deck(&self) -> impl Iterator<Item = Kind> + use<'g> {
        let (state, seat) = (self.state, self.seat);
        let deck = state.players[..state.seats as usize].get(seat.index()).map(|player| &player.deck);
        let places = deck.into_iter().flat_map(move |deck| {
            let places = deck.decided.as_slice().iter().rev().enumerate();
            places.take_while(move |(n, place)| {
                usize::from(place.height) + n + 1 == usize::from(deck.len()) && place.known >> seat.0 & 1 == 1
            })
        });
        places.map(|(_, place)| state.lineup.kind(place.slot))
    }
    /// Supply piles that have run out.
    pub fn empty_piles(&self) -> u16 {
        u16::from(self.state.empty_piles)
    }
    /// Copies in play, as what they are there.
    pub fn in_play(&self, kind: Kind) -> u16 {
        self.count(&self.state.in_play(), kind)
    }
    pub fn cards_in_trash(&self) -> u16 {
        self.state.trash.len()
    }
    pub fn in_trash(&self, kind: Kind) -> u16 {
        self.count(&self.state.trash, kind)
    }
    /// This seat's points if the game ended now.
    pub fn score(&self) -> i32 {
        if self.seat.0 < self.state.seats { self.state.score(self.seat) } else { 0 }
    }
    pub fn turns(&self, seat: Seat) -> u16 {
        self.player(seat).map_or(0, |player| player.turns)
    }
    /// Everything this seat may see, as data.
    pub fn view(&self) -> View {
        self.state.view(Viewer::Seat(self.seat))
    }
    /// A world that this seat could not tell from the real one: what a search may play on.
    pub fn resample(&self, luck: Luck) -> Game {
        Game(self.state.resample(self.seat, luck))
    }
    /// None for a seat that is not at the table.
    fn player(&self, seat: Seat) -> Option<&Player> {
        self.state.players[..self.state.seats as usize].get(seat.index())
    }
    #[inline]
    fn count(&self, cards: &Cards, kind: Kind) -> u16 {
        self.state.lineup.slot(kind).map_or(0, |slot| cards.of(slot))
    }
}
