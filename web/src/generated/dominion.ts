// Made from the server's types by “cargo xtask codegen”.

import type { Seat, Verb } from "./protocol.ts";

/**
 * A card in play that is another one there.
 */
export type ActingView = { card: Kind, acts_as: Kind, };

export type AskedView = { decider: Seat, about: Seat, verb: Verb, source: Kind | null, };

/**
 * A legal choice.
 */
export type Choice = { "card": Kind } | "yes" | "no" | "all_treasures" | { "option": PrintedOption } | "other" | { "position": number };

/**
 * What a card costs. Coins and potions are compared apart: $3 with a potion and $4 are not comparable.
 */
export type Cost = { coin: number, potion: number, };

/**
 * A card by name.
 */
export type Kind = string;

/**
 * A Supply pile of different cards.
 */
export type Mixed = "knights" | "ruins";

export type Phase = "action" | "treasure" | "buy" | "clean_up" | "discard" | "end";

export type PileCards = { "one": Kind } | { "mixed": { pile: Mixed, top: Kind | null, } };

export type PileView = { cards: PileCards, in_supply: boolean, left: number, 
/**
 * Of the card that can be taken; none when a mixed pile is empty.
 */
cost: Cost | null, };

export type PlayerView = { hand_size: number, 
/**
 * Only for those who may see it.
 */
hand: { [key in Kind]?: number } | null, deck_size: number, 
/**
 * Known places of the deck: cards above it, and the card.
 */
deck_known: Array<[number, Kind]>, 
/**
 * The card on top; nobody may look through the rest or count it.
 */
discard_top: Kind | null, looked_at_size: number, looked_at: { [key in Kind]?: number } | null, 
/**
 * Revealed or set aside, face up.
 */
aside: { [key in Kind]?: number }, turns: number, };

/**
 * How an answer would change what the turn still has, as far as its decider can know.
 */
export type Preview = { actions: number, buys: number, coins: number, potions: number, cards: number, };

/**
 * What a card may offer to choose from.
 */
export type PrintedOption = "cards" | "actions" | "buys" | "coins" | "gold" | "trash" | "discard" | "gain" | "curse" | "topdeck" | "hand" | "copper" | "silver" | "duchy" | "estates";

export type Standing = { seat: Seat, score: number, turns: number, won: boolean, };

/**
 * How a game ended, in the order of seats.
 */
export type Standings = Array<Standing>;

export type TurnView = { seat: Seat, controller: Seat, phase: Phase, actions: number, buys: number, coins: number, potions: number, 
/**
 * As what they are in play.
 */
in_play: { [key in Kind]?: number }, 
/**
 * Those of them that are printed as another card (Band of Misfits).
 */
acting: Array<ActingView>, };

export type View = { players: Array<PlayerView>, piles: Array<PileView>, trash: { [key in Kind]?: number }, turn: TurnView, 
/**
 * That somebody is asked, by which card and verb, is public; what they may answer is not.
 */
asked: AskedView | null, over: boolean, standings: Standings | null, };
