// Where cards lie in a tree, and what those places are called.

import type { Spot } from "../generated/dominations.ts";
import { say } from "../words/words.svelte.ts";

export const keyOfSpot = ({ x, y }: Spot) => `${x},${y}`;

export const nameOfSpot = ({ x, y }: Spot) =>
  say("web-spot", {
    vertical: y < 0 ? "above" : y > 0 ? "below" : "middle",
    row: Math.abs(y),
    horizontal: x < 0 ? "left" : x > 0 ? "right" : "middle",
    column: Math.abs(x),
  });
