// What players are called on the screen.

import type { SeatView } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";

export function nameOf(seat: SeatView | undefined, number: number): string {
  const who = seat?.who;
  if (who && typeof who === "object" && "person" in who) return who.person.name;
  if (who && typeof who === "object" && "bot" in who) return words.say(`level-${who.bot.level}`);
  return words.say("web-seat", { number: number + 1 });
}

export function isBot(seat: SeatView | undefined): boolean {
  return typeof seat?.who === "object" && "bot" in seat.who;
}

/** Whether somebody has said so; a bot that plays on for them says nothing. */
export function isReady(seat: SeatView | undefined): boolean {
  return seat !== undefined && !isBot(seat) && seat.ready;
}
