// What can be chosen on the board: spaces, tiles that lie there, corners and sides.

import type { Cell } from "../generated/dominations.ts";
import type { Point } from "./lattice.ts";

export interface Mark {
  key: string;
  at: Point;
  /** A whole triangle, or a spot on a corner or a side. */
  shape: "up" | "down" | "spot";
  /** What those who listen hear. */
  label: string;
  /** In the middle of it: what it brings or costs. */
  amounts?: readonly number[] | undefined;
  text?: string | undefined;
  /** On a tile that lies there and stays to be seen. */
  over?: boolean;
  /** Closes a ring. */
  locus?: boolean;
  selected?: boolean | undefined;
  choose: () => void;
}

export const shapeOf = (cell: Cell): "up" | "down" => (cell.up ? "up" : "down");

/** The nearest mark in a direction, for the arrow keys. */
export function nearest(marks: Mark[], from: Mark, key: string): Mark | undefined {
  const direction: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [dx, dy] = direction[key] ?? [0, 0];
  let best: Mark | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const [x, y] = [mark.at.x - from.at.x, mark.at.y - from.at.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = mark;
    }
  }
  return best;
}
