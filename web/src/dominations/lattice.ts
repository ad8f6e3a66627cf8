// Where the triangles of the board lie on the screen, and what they are called. The corners of a cell are numbered as the
// engine numbers them: clockwise, side k from corner k to the next.

import type { Cell } from "../generated/dominations.ts";
import { say } from "../words/words.svelte.ts";

export type Corner = [number, number];
export interface Point {
  x: number;
  y: number;
}

/** Pixels of a side at a zoom of 1. */
export const SIDE = 120;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;

export function at([q, r]: Corner): Point {
  return { x: (q + r / 2) * SIDE, y: r * HEIGHT };
}

export function corners({ q, r, up }: Cell): [Corner, Corner, Corner] {
  if (up) {
    return [
      [q + 1, r],
      [q + 1, r + 1],
      [q, r + 1],
    ];
  }
  return [
    [q, r],
    [q + 1, r],
    [q, r + 1],
  ];
}

export function points(cell: Cell): [Point, Point, Point] {
  const [a, b, c] = corners(cell);
  return [at(a), at(b), at(c)];
}

export function centre(cell: Cell): Point {
  const [a, b, c] = points(cell);
  return { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
}

/** From one point towards another, `part` of the way. */
export function towards(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function middleOfSide(cell: Cell, side: number): Point {
  const all = points(cell);
  return towards(all[side] as Point, all[(side + 1) % 3] as Point, 0.5);
}

export const keyOf = ({ q, r, up }: Cell) => `${q},${r},${up ? "up" : "down"}`;

export const path = (cell: Cell) =>
  points(cell)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");

/** How far to the south and to the east of the middle of the Cradle, as the log counts it. */
function compass(cell: Cell): [number, number] {
  return [cell.r < 0 ? cell.r : cell.r + 1, 2 * cell.q + cell.r + 1 + Number(cell.up)];
}

function name(key: string, [south, east]: [number, number]): string {
  return say(key, {
    vertical: south < 0 ? "north" : south > 0 ? "south" : "middle",
    row: Math.abs(south),
    horizontal: east < 0 ? "west" : east > 0 ? "east" : "middle",
    column: Math.abs(east),
  });
}

/** `N2E3` */
export const nameOfCell = (cell: Cell) => name("place-name", compass(cell));
/** The same in words, for those who listen. */
export const spokenCell = (cell: Cell) => name("place-spoken", compass(cell));
export const nameOfCorner = ([q, r]: Corner) => name("place-name", [r, 2 * q + r]);
export const spokenCorner = ([q, r]: Corner) => name("place-spoken", [r, 2 * q + r]);

/** Which side of a triangle it is, seen from above. */
export function sideName(cell: Cell, side: number): "top" | "right" | "bottom" | "left" {
  const names = cell.up ? (["right", "bottom", "left"] as const) : (["top", "right", "left"] as const);
  return names[side] ?? "top";
}
