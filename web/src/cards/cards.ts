// What is printed on the cards.

import printed from "../generated/cards.json";

export interface CardFacts {
  id: string;
  set: string;
  kingdom: boolean;
  coin: number;
  potion: number;
  types: string[];
  latest_types?: string[];
}

const byId = new Map((printed as CardFacts[]).map((card) => [card.id, card]));

export const allCards = printed as CardFacts[];
export const kingdomCards = allCards.filter((card) => card.kingdom);
/** The sets that kingdoms are made of. */
export const SETS = [...new Set(kingdomCards.map((card) => card.set))];

export function facts(id: string): CardFacts {
  return byId.get(id) ?? { id, set: "basic", kingdom: false, coin: 0, potion: 0, types: ["action"] };
}

export function typesOf(id: string, latest: boolean): string[] {
  const card = facts(id);
  return (latest ? card.latest_types : undefined) ?? card.types;
}

/** The colour of a card: the type that people look for first. */
export function colourOf(id: string): string {
  const types = facts(id).types;
  const order = ["curse", "ruins", "shelter", "knight", "attack", "reaction", "treasure", "victory", "action"];
  return order.find((type) => types.includes(type)) ?? "action";
}

/** By cost, then by name. */
export function byCost(name: (id: string) => string) {
  return (a: string, b: string) =>
    facts(a).coin + facts(a).potion - facts(b).coin - facts(b).potion || name(a).localeCompare(name(b));
}
