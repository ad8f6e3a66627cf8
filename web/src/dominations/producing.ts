// What a tile Produces from, in words.

import type { Cell, Choice } from "../generated/dominations.ts";
import { say } from "../words/words.svelte.ts";
import { is } from "./asking.svelte.ts";
import { corners, nameOfCorner, sideName } from "./lattice.ts";

/** A side, all sides or a Locus of the tile in this space. */
export function producedFrom(choice: Choice, cell: Cell): string {
  if (is(choice, "side")) return say("web-from-side", { side: sideName(cell, choice.side) });
  const corner = is(choice, "locus") ? corners(cell)[choice.locus] : undefined;
  return corner ? say("web-from-locus", { corner: nameOfCorner(corner) }) : say("choice-all-sides");
}
