// Where in a game a frame is, in words.

import { nameOf } from "../table/names.ts";
import { say } from "../words/words.svelte.ts";
import type { Projector } from "./projector.svelte.ts";
import { turnAt } from "./turns.ts";

/** The turn; nothing in an example, which has none. */
export function turnName({ turns, at, seats }: Projector): string | null {
  if (turns.length === 0) return null;
  const turn = turnAt(turns, at);
  if (!turn || turn.seat === null) return say("film-before-turns");
  return say("film-turn", { turn: turn.turn, name: nameOf(seats[turn.seat], turn.seat) });
}

/** The same with the answer, for those who listen. */
export function spokenMoment(show: Projector): string {
  const turn = turnName(show);
  const [at, last] = [show.at, show.last];
  return turn === null ? say("film-step-of", { at, last }) : say("film-where", { turn, at, last });
}
