// What somebody looks for in the library; it is still there when they come back from a card.

import { allCards } from "../cards/cards.ts";
import { words } from "../words/words.svelte.ts";
import { everything, findCards } from "./finding.ts";

class Browsing {
  filter = $state(everything());
  found = $derived(findCards(allCards, this.filter, (id) => words.card(id)));
}

export const browsing = new Browsing();
