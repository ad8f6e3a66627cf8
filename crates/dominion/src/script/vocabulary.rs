//! The words that card texts are made of. Each is one remembered step or one question.

use super::{Fits, Flow, Pick, Picked, Script, Step, any};
use crate::{
    Kind,
    card::Cost,
    engine::{Bonus, Engine, NONE},
    events::{Event, Eyes, Zone},
    piles::Mixed,
    zones::{Cards, Slot},
};
use table::{Seat, Verb};

/// A card that this script has put on a discard pile, and what it remembers of the pile at that moment.
#[derive(Clone, Copy)]
pub(crate) struct OnDiscard {
    kind: Kind,
    mark: u16,
}

/// A card in play, told apart from others of its kind.
#[derive(Clone, Copy)]
pub(crate) struct InPlay(u16);

impl Script<'_, '_> {
    // ---- plain bonuses ------------------------------------------------------------------------------------------

    pub(crate) fn draw(&mut self, n: u16) -> Flow {
        self.act(Step::Draw, |engine, you| engine.draw(you, n))
    }
    pub(crate) fn coins(&mut self, coins: u16) -> Flow {
        self.act(Step::Bonus, |engine, you| engine.add_bonus(you, Bonus { coins, ..Bonus::default() }))
    }
    pub(crate) fn actions(&mut self, actions: u16) -> Flow {
        self.act(Step::Bonus, |engine, you| engine.add_bonus(you, Bonus { actions, ..Bonus::default() }))
    }
    pub(crate) fn buys(&mut self, buys: u16) -> Flow {
        self.act(Step::Bonus, |engine, you| engine.add_bonus(you, Bonus { buys, ..Bonus::default() }))
    }
    /// Never below 0.
    pub(crate) fn lose_coins(&mut self, coins: u16) -> Flow {
        self.act(Step::Bonus, |engine, you| engine.lose_coins(you, coins))
    }
    /// Everywhere, for the rest of this turn.
    pub(crate) fn cards_cost_less(&mut self, coins: u8) -> Flow {
        self.act(Step::Bonus, |engine, _| engine.turn.reduction = engine.turn.reduction.saturating_add(coins))
    }
    /// Those played from now on this turn.
    pub(crate) fn coppers_bring_more(&mut self, coins: u16) -> Flow {
        self.act(Step::Bonus, |engine, _| engine.turn.copper_bonus = engine.turn.copper_bonus.saturating_add(coins))
    }
    /// «The first time you play a Silver this turn»: nothing if one has been played.
    pub(crate) fn first_silver_brings(&mut self, coins: u16) -> Flow {
        self.act(Step::Bonus, |engine, _| {
            if !engine.turn.silver_played {
                engine.turn.first_silver = engine.turn.first_silver.saturating_add(coins);
            }
        })
    }
    /// One Treasure more may go onto the deck in clean-up.
    pub(crate) fn one_more_treasure_stays(&mut self) -> Flow {
        self.act(Step::Bonus, |engine, _| engine.turn.staying = engine.turn.staying.saturating_add(1))
    }
    /// The bonuses printed on this card.
    pub(crate) fn bonuses(&mut self) -> Flow {
        let card = self.frame.card;
        self.act(Step::Bonus, |engine, you| engine.bonuses(you, card))
    }

    // ---- reading the table --------------------------------------------------------------------------------------

    pub(crate) fn hand_size(&mut self) -> Flow<u16> {
        self.once(Step::HandSize, |engine, you| engine.player(you).hand.len())
    }
    /// Plays of Actions this turn, this one included.
    pub(crate) fn actions_played(&mut self) -> Flow<u16> {
        self.once(Step::Count, |engine, _| engine.turn.actions_played.min(NONE))
    }
    pub(crate) fn has_in_hand(&mut self, fits: impl Fits) -> Flow<bool> {
        let found = self.once(Step::Count, |engine, you| {
            let hand = engine.player(you).hand.mask();
            u16::from(engine.lineup.those(hand, |kind| fits(engine, kind)) != 0)
        })?;
        Ok(found == 1)
    }
    /// Whether this card still lies where it was played.
    pub(crate) fn is_in_play(&mut self) -> Flow<bool> {
        let play = usize::from(self.frame.play);
        let here = self.once(Step::Count, |engine, _| {
            u16::from(engine.turn.plays.get(play).is_some_and(|played| played.is_here()))
        })?;
        Ok(here == 1)
    }
    /// The words on a card's bottom line, under the rules of this table.
    pub(crate) fn number_of_types(&self, kind: Kind) -> u16 {
        kind.card().types_under(self.engine.rules).number()
    }
    pub(crate) fn treasures_in_hand(&mut self) -> Flow<u16> {
        self.once(Step::Count, |engine, you| {
            let hand = engine.player(you).hand;
            hand.within(engine.lineup.treasures).len()
        })
    }
    /// Differently named ones.
    pub(crate) fn treasure_names_in_trash(&mut self) -> Flow<u16> {
        self.once(Step::Count, |engine, _| (engine.trash.mask() & engine.lineup.treasures).count_ones() as u16)
    }
    pub(crate) fn has_in_trash(&mut self, fits: impl Fits) -> Flow<bool> {
        let found = self.once(Step::Count, |engine, _| {
            u16::from(engine.lineup.those(engine.trash.mask(), |kind| fits(engine, kind)) != 0)
        })?;
        Ok(found == 1)
    }
    pub(crate) fn gained_in_buy_phase(&mut self) -> Flow<bool> {
        Ok(self.once(Step::Count, |engine, _| u16::from(engine.turn.gained_in_buy_phase))? == 1)
    }
    pub(crate) fn deck_and_discard_size(&mut self) -> Flow<u16> {
        self.once(Step::Count, |engine, you| {
            let player = engine.player(you);
            (player.deck.len() + player.discard.cards.len()).min(NONE)
        })
    }
    pub(crate) fn empty_supply_piles(&mut self) -> Flow<u16> {
        self.once(Step::EmptyPiles, |engine, _| u16::from(engine.empty_piles))
    }
    /// What a card costs at this moment.
    pub(crate) fn cost(&mut self, kind: Kind) -> Flow<Cost> {
        let Some(slot) = self.slot(kind) else { return Ok(Cost::default()) };
        let packed = self.once(Step::Cost, |engine, _| {
            let cost = engine.cost(slot);
            u16::from(cost.potion) << 8 | u16::from(cost.coin)
        })?;
        Ok(Cost { coin: packed as u8, potion: (packed >> 8) as u8 })
    }

    // ---- hand ---------------------------------------------------------------------------------------------------

    pub(crate) fn choose_in_hand(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose(verb, Zone::Hand, pick, |state, you| state.player(you).hand.mask(), fits)
    }
    pub(crate) fn pick_in_hand(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Picked> {
        self.pick(verb, Zone::Hand, pick, |state, you| state.player(you).hand, fits)
    }
    pub(crate) fn discard(&mut self, picked: &Picked) -> Flow {
        self.act(Step::Discard, |engine, you| engine.discard_from_hand(you, &picked.cards))
    }
    pub(crate) fn discard_card(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Discard, kind, |engine, you, slot| engine.discard_from_hand(you, &Cards::one(slot)))
    }
    pub(crate) fn discard_hand(&mut self) -> Flow {
        self.act(Step::Discard, |engine, you| {
            let hand = engine.player(you).hand;
            engine.discard_from_hand(you, &hand);
        })
    }
    pub(crate) fn discard_down_to(&mut self, n: u16) -> Flow {
        let too_many = self.hand_size()?.saturating_sub(n);
        let discarded = self.pick_in_hand(Verb::Discard, Pick::Exactly(too_many), any)?;
        self.discard(&discarded)
    }
    /// All of them at once.
    pub(crate) fn trash(&mut self, picked: &Picked) -> Flow {
        self.act(Step::Trash, |engine, you| engine.trash_from_hand(you, &picked.cards))
    }
    pub(crate) fn trash_from_hand(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Trash, kind, |engine, you, slot| engine.trash_from_hand(you, &Cards::one(slot)))
    }
    pub(crate) fn trash_hand(&mut self) -> Flow {
        self.act(Step::Trash, |engine, you| {
            let hand = engine.player(you).hand;
            engine.trash_from_hand(you, &hand);
        })
    }
    /// Nobody else sees which card it is.
    pub(crate) fn topdeck_from_hand(&mut self, kind: Kind) -> Flow {
        self.topdeck_a_hand_card(kind, |engine, you| engine.eyes(you))
    }
    pub(crate) fn reveal_and_topdeck(&mut self, kind: Kind) -> Flow {
        self.reveal_from_hand(kind)?;
        self.topdeck_a_hand_card(kind, |_, _| Eyes::EVERYBODY)
    }
    fn topdeck_a_hand_card(&mut self, kind: Kind, known: fn(&Engine, Seat) -> Eyes) -> Flow {
        self.act_on(Step::Topdeck, kind, |engine, you, slot| {
            let known = known(engine, you);
            engine.topdeck_from_hand(you, &[slot], known);
        })
    }
    /// Puts the picked cards on the deck, the last one on top; nobody else sees them.
    pub(crate) fn topdeck_picked(&mut self, picked: &Picked) -> Flow {
        self.act(Step::Topdeck, |engine, you| {
            let eyes = engine.eyes(you);
            engine.topdeck_from_hand(you, &picked.order, eyes);
        })
    }
    /// It stays in hand.
    pub(crate) fn reveal_from_hand(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Reveal, kind, |engine, you, slot| engine.reveal_from_hand(you, slot))
    }
    pub(crate) fn reveal_hand(&mut self) -> Flow {
        self.act(Step::Reveal, |engine, you| engine.reveal_hand(you))
    }

    // ---- Supply and trash -------------------------------------------------------------------------------------------------

    pub(crate) fn choose_in_supply(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose(verb, Zone::Supply, pick, |state, _| state.stocked, fits)
    }
    pub(crate) fn gain(&mut self, kind: Kind) -> Flow {
        self.gain_to(kind, Zone::Discard)
    }
    pub(crate) fn gain_to_hand(&mut self, kind: Kind) -> Flow {
        self.gain_to(kind, Zone::Hand)
    }
    pub(crate) fn gain_to_deck(&mut self, kind: Kind) -> Flow {
        self.gain_to(kind, Zone::Deck)
    }
    fn gain_to(&mut self, kind: Kind, to: Zone) -> Flow {
        self.act_on(Step::Gain, kind, |engine, you, slot| {
            engine.gain(you, slot, to);
        })
    }
    /// Gains a card of the Supply that fits, if there is one.
    pub(crate) fn gain_one(&mut self, fits: impl Fits) -> Flow {
        match self.choose_in_supply(Verb::Gain, Pick::Must, fits)? {
            Some(kind) => self.gain(kind),
            None => Ok(()),
        }
    }
    /// Coins that were played never raise the limit.
    pub(crate) fn gain_card_costing_up_to(&mut self, coins: u8) -> Flow {
        self.gain_one(|state, kind| state.costs_up_to(kind, coins))
    }
    /// Gains a card to the discard pile; none when the pile was empty.
    pub(crate) fn gain_and_keep_track(&mut self, kind: Kind) -> Flow<Option<OnDiscard>> {
        let slot = self.slot(kind);
        let mark = self.once(Step::Gain, |engine, you| {
            let gained = slot.is_some_and(|slot| engine.gain(you, slot, Zone::Discard));
            if gained { engine.mark_of_discard(you) } else { NONE }
        })?;
        Ok((mark != NONE).then_some(OnDiscard { kind, mark }))
    }
    /// Moves a card that was gained onto the deck, unless the effect has lost track of it.
    pub(crate) fn topdeck_gained(&mut self, it: OnDiscard) -> Flow {
        self.act_on(Step::Topdeck, it.kind, |engine, you, slot| {
            if engine.take_tracked_from_discard(you, slot, it.mark) {
                engine.topdeck(you, &[slot], Zone::Discard, Eyes::EVERYBODY);
            }
        })
    }
    /// The card is nobody's: it goes from its pile to the trash.
    pub(crate) fn trash_from_supply(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Trash, kind, |engine, you, slot| engine.trash_from_supply(you, slot))
    }
    pub(crate) fn choose_in_trash(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose(verb, Zone::Trash, pick, |state, _| state.trash.mask(), fits)
    }
    pub(crate) fn gain_from_trash(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Gain, kind, |engine, you, slot| engine.gain_from_trash(you, slot, Zone::Discard))
    }
    pub(crate) fn gain_from_trash_to_deck(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Gain, kind, |engine, you, slot| engine.gain_from_trash(you, slot, Zone::Deck))
    }
    pub(crate) fn gain_all_from_trash(&mut self, picked: &Picked) -> Flow {
        self.act(Step::Gain, |engine, you| {
            picked.cards.copies().for_each(|slot| engine.gain_from_trash(you, slot, Zone::Discard));
        })
    }
    /// Whichever lies on top; nothing when the pile is empty.
    pub(crate) fn gain_top_ruins(&mut self) -> Flow {
        self.act(Step::Gain, |engine, you| {
            if let Some(top) = engine.mixed_pile(Mixed::Ruins).top() {
                engine.gain(you, top, Zone::Discard);
            }
        })
    }
    /// The card that was just trashed goes to its owner's hand. Of a possessed player's cards, whoever decides may leave
    /// it with those that come back later.
    pub(crate) fn take_this_from_trash(&mut self) -> Flow {
        if self.this_is_kept && !self.yes_or_no()? {
            return Ok(());
        }
        let (this, kept) = (self.this, self.this_is_kept);
        self.act(Step::Move, |engine, you| engine.recover(you, this, kept))
    }

    // ---- discard pile and deck ----------------------------------------------------------------------------------

    pub(crate) fn choose_in_discard(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.act(Step::Look, |engine, you| engine.look_through_discard(you))?;
        self.choose(verb, Zone::Discard, pick, |state, you| state.player(you).discard.cards.mask(), fits)
    }
    pub(crate) fn topdeck_from_discard(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Topdeck, kind, |engine, you, slot| {
            if engine.take_from_discard(you, slot) {
                let eyes = engine.eyes(you);
                engine.topdeck(you, &[slot], Zone::Discard, eyes);
            }
        })
    }
    pub(crate) fn trash_from_discard(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Trash, kind, |engine, you, slot| {
            if engine.take_from_discard(you, slot) {
                engine.put_in_trash(you, &Cards::one(slot), Zone::Discard);
            }
        })
    }
    pub(crate) fn put_deck_on_discard(&mut self) -> Flow {
        self.act(Step::Move, |engine, you| engine.put_deck_on_discard(you))
    }
    /// Discards the top card of the deck, for all to see.
    pub(crate) fn discard_top_card(&mut self) -> Flow<Option<OnDiscard>> {
        let value = self.once(Step::Discard, |engine, you| {
            let Some(slot) = engine.take_top(you) else { return NONE };
            engine.discard_open(you, &Cards::one(slot), Zone::Deck);
            u16::from(slot)
        })?;
        let mark = self.once(Step::Discard, |engine, you| engine.mark_of_discard(you))?;
        Ok(self.kind_of(value)?.map(|kind| OnDiscard { kind, mark }))
    }
    /// Trashes the top card of the deck, for all to see.
    pub(crate) fn trash_top_card(&mut self) -> Flow<Option<Kind>> {
        let value = self.once(Step::Trash, |engine, you| {
            let Some(slot) = engine.take_top(you) else { return NONE };
            engine.put_in_trash(you, &Cards::one(slot), Zone::Deck);
            u16::from(slot)
        })?;
        self.kind_of(value)
    }
    /// Asks whether to use this very card, which everybody sees, if it fits.
    pub(crate) fn choose_this(&mut self, it: OnDiscard, verb: Verb, fits: impl Fits) -> Flow<bool> {
        let bit = self.slot(it.kind).map_or(0, |slot| 1 << slot);
        Ok(self.choose(verb, Zone::Discard, Pick::May, |_, _| bit, fits)?.is_some())
    }

    // ---- cards this script keeps in mind ------------------------------------------------------------------------

    pub(crate) fn no_cards(&self) -> Cards {
        Cards::default()
    }
    pub(crate) fn note(&self, noted: &mut Cards, kind: Kind) {
        self.slot(kind).into_iter().for_each(|slot| noted.add(slot, 1));
    }
    /// Asks for some of the cards noted, which lie in the trash.
    pub(crate) fn pick_in_trash(&mut self, noted: &Cards, verb: Verb, pick: Pick) -> Flow<Picked> {
        self.pick(verb, Zone::Trash, pick, |_, _| *noted, any)
    }

    // ---- cards that play cards ----------------------------------------------------------------------------------

    /// Puts a card from the hand into play and resolves it completely.
    pub(crate) fn play_from_hand(&mut self, kind: Kind) -> Flow<InPlay> {
        let slot = self.slot(kind).unwrap_or(0);
        self.once(Step::Play, |engine, you| engine.play_from_hand(you, slot)).map(InPlay)
    }
    /// Resolves it once more, wherever it may be by now.
    pub(crate) fn play_again(&mut self, it: InPlay) -> Flow {
        self.act(Step::Play, |engine, you| engine.play_again(you, it.0))
    }
    pub(crate) fn trash_played(&mut self, it: InPlay) -> Flow {
        self.act(Step::Trash, |engine, you| engine.trash_from_play(you, it.0))
    }
    /// From now on this card is the other one, until it leaves play; then it is followed.
    pub(crate) fn become_another(&mut self, kind: Kind) -> Flow {
        let play = self.frame.play;
        self.act_as(kind, |engine, seat, slot| engine.become_another(seat, play, slot))
    }
    /// The card stays in its pile.
    pub(crate) fn play_from_pile(&mut self, kind: Kind) -> Flow {
        self.act_as(kind, |engine, seat, slot| engine.play_from_pile(seat, slot))
    }
    fn act_as(&mut self, kind: Kind, act: impl FnOnce(&mut Engine, Seat, Slot)) -> Flow {
        let this = self.frame.card;
        self.act_on(Step::Play, kind, |engine, seat, slot| {
            engine.tell(|e| Event::ActsAs { seat, card: e.lineup.kind(this), acts_as: kind });
            act(engine, seat, slot);
        })
    }
    /// Plays it from the discard pile, unless the effect has lost track of it.
    pub(crate) fn play_from_discard(&mut self, it: OnDiscard) -> Flow {
        self.act_on(Step::Play, it.kind, |engine, you, slot| {
            if engine.take_tracked_from_discard(you, slot, it.mark) {
                engine.play(you, slot);
            }
        })
    }
    /// Nothing happens if the card has left play: the effect has lost track of it.
    pub(crate) fn trash_this(&mut self) -> Flow {
        let play = self.frame.play;
        self.act(Step::Trash, |engine, you| engine.trash_from_play(you, play))
    }

    /// To the pile of its kind; false when it has left play.
    pub(crate) fn return_this(&mut self) -> Flow<bool> {
        let play = self.frame.play;
        Ok(self.once(Step::Move, |engine, you| u16::from(engine.return_from_play(you, play)))? == 1)
    }
    /// For a card of a pile outside the Supply, if there is one.
    pub(crate) fn exchange_this_for(&mut self, kind: Kind) -> Flow {
        let play = self.frame.play;
        self.act_on(Step::Move, kind, |engine, you, slot| engine.exchange_from_play(you, play, slot))
    }
    pub(crate) fn topdeck_this(&mut self) -> Flow {
        let play = self.frame.play;
        self.act(Step::Topdeck, |engine, you| engine.topdeck_from_play(you, play))
    }
    /// Discards this card from play, if it is still there.
    pub(crate) fn discard_this(&mut self) -> Flow {
        let play = self.frame.play;
        self.act(Step::Discard, |engine, you| engine.discard_from_play(you, play))
    }
    pub(crate) fn choose_in_play(&mut self, verb: Verb, pick: Pick, fits: impl Fits) -> Flow<Option<Kind>> {
        self.choose(verb, Zone::Play, pick, |state, _| state.in_play().mask(), fits)
    }
    pub(crate) fn topdeck_from_play(&mut self, kind: Kind) -> Flow {
        self.act_on(Step::Topdeck, kind, |engine, you, slot| {
            if let Some(play) = engine.find_in_play(slot) {
                engine.topdeck_from_play(you, play);
            }
        })
    }
}
