// What the parts of the library are called.

import { allCards } from "../cards/cards.ts";
import { dashed, say, words } from "../words/words.svelte.ts";
import type { Place, Section } from "./places.ts";

const titles: Record<Section, string> = {
  dominion: "library-dominion",
  dominations: "library-dominations",
  kingdoms: "library-kingdoms",
  designer: "library-designer",
  examples: "library-examples",
};
export const nameOfSection = (section: Section) => say(titles[section]);

/** What is shown there: a card, the examples of a part of the rules, or a whole section. */
export function nameOfPlace({ section, card, topic }: Place): string {
  if (card) return allCards.some((one) => one.id === card) ? words.card(card) : say("library-no-such-card");
  const key = `topic-${dashed(topic?.topic ?? "")}`;
  return words.has(key) ? say(key) : nameOfSection(section);
}
