// What answers are called.

import { say, words } from "../words/words.svelte.ts";
import type { Offer, Picking } from "./picking.svelte.ts";

/** An answer that is no card: an option, yes and no, all Treasures, a card that is not here, a place in the deck. */
export function nameOfOption(offer: Offer, picking: Picking): string {
  const choice = offer.choice;
  if (choice === "all_treasures") return say("web-all-treasures", { coins: offer.preview?.coins ?? 0 });
  if (choice === "other") return say("option-other");
  if (typeof choice === "string") return say(choice === "yes" ? "web-yes" : "web-no");
  if ("position" in choice) return nameOfPosition(choice.position, picking.positions.length);
  if (!("option" in choice)) return "";
  return say("web-option", { choice: `${picking.source}-${choice.option}`, plain: say(`option-${choice.option}`) });
}

function nameOfPosition(number: number, all: number): string {
  if (number === 0) return say("web-position-top");
  return number === all - 1 ? say("web-position-bottom") : say("web-position", { number });
}

/** To answer with nothing. */
export function nameOfDeclining(picking: Picking): string {
  if (picking.source !== null) return say("web-decline", { verb: picking.verb ?? "choose" });
  if (picking.verb === "buy") return say("web-end-turn");
  if (picking.phase === "action") return say("web-end-actions");
  if (picking.phase === "treasure") return say("web-end-treasures");
  return say("web-go-on");
}

/** All that was picked. */
export function nameOfAnswer(picks: number[], picking: Picking): string {
  if (picks.length === 0) return nameOfDeclining(picking);
  const ordered = picking.question?.ordered ?? false;
  // equal cards are named together where their order means nothing
  const different = ordered ? picks : [...new Set(picks)];
  return different
    .flatMap((pick) => {
      const offer = picking.offers[pick];
      if (!offer) return [];
      if (typeof offer.choice === "string" || !("card" in offer.choice)) return [nameOfOption(offer, picking)];
      return [words.copies(offer.choice.card, ordered ? 1 : picks.filter((other) => other === pick).length)];
    })
    .join(", ");
}
