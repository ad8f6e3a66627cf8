// Which cards of Dominion are shown, and in which order.

import { byCost, type CardFacts } from "../cards/cards.ts";
import { folded } from "../words/folded.ts";
import { words } from "../words/words.svelte.ts";

export interface CardFilter {
  text: string;
  set: string;
  /** What it costs in coins; those that cost a potion as well are found by that too. */
  cost: number | "all" | "potion";
  type: string;
  sort: "name" | "cost";
}

export const everything = (): CardFilter => ({ text: "", set: "all", cost: "all", type: "all", sort: "name" });

/** Under both editions of the rules. */
const types = (card: CardFacts) => [...card.types, ...(card.latest_types ?? [])];

/** Cards that are called so, those of which only the text says it, and the others. */
function rank({ id }: CardFacts, { text }: CardFilter): 0 | 1 | 2 {
  const wanted = folded(text);
  if (folded(words.card(id)).includes(wanted)) return 0;
  return folded(words.cardText(id, false)).includes(wanted) ? 1 : 2;
}

function fits(card: CardFacts, { set, cost, type }: CardFilter): boolean {
  if (set !== "all" && card.set !== set) return false;
  if (type !== "all" && !types(card).includes(type)) return false;
  return cost === "all" || (cost === "potion" ? card.potion > 0 : card.coin === cost);
}

/** The cards that fit, in the order that was asked for. */
export function findCards(cards: CardFacts[], filter: CardFilter): CardFacts[] {
  const name = (id: string) => words.card(id);
  const cheaper = byCost(name);
  const order =
    filter.sort === "cost"
      ? (a: CardFacts, b: CardFacts) => cheaper(a.id, b.id)
      : (a: CardFacts, b: CardFacts) => name(a.id).localeCompare(name(b.id));
  return cards
    .filter((card) => fits(card, filter))
    .map((card) => ({ card, rank: rank(card, filter) }))
    .filter((found) => found.rank < 2)
    .toSorted((a, b) => a.rank - b.rank || order(a.card, b.card))
    .map(({ card }) => card);
}

/** What can be chosen: only what some card has. */
export const costsOf = (cards: CardFacts[]) =>
  [...new Set(cards.map((card) => card.coin))].toSorted((one, other) => one - other);
export const typesIn = (cards: CardFacts[]) => [...new Set(cards.flatMap(types))];
export const setsIn = (cards: CardFacts[]) => [...new Set(cards.map((card) => card.set))];

/** The cards before and after one; none at the ends, and none of a card that is not there. */
export function neighbours(cards: CardFacts[], id: string): [string | undefined, string | undefined] {
  const at = cards.findIndex((card) => card.id === id);
  return at < 0 ? [undefined, undefined] : [cards[at - 1]?.id, cards[at + 1]?.id];
}
