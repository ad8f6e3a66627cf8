// What somebody looks for in the library; it is still there when they come back from a card.

import { allCards } from "../cards/cards.ts";
import { everything, findCards } from "./finding.ts";

class Browsing {
  filter = $state(everything());
  found = $derived(findCards(allCards, this.filter));
}

export const browsing = new Browsing();
