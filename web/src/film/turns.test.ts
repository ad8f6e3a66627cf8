import { expect, test } from "vitest";
import { turnAfter, turnAt, turnBefore } from "./turns.ts";

const turns = [
  { frame: 0, seat: null, turn: 0 },
  { frame: 3, seat: 0, turn: 1 },
  { frame: 8, seat: 1, turn: 1 },
];

test("a frame belongs to the turn that began before it", () => {
  expect(turnAt(turns, 0)?.seat).toBe(null);
  expect(turnAt(turns, 7)?.seat).toBe(0);
  expect(turnAt(turns, 8)?.seat).toBe(1);
  expect(turnAt([], 8)).toBeUndefined();
});

test("back to where this turn began, then to the one before", () => {
  expect(turnBefore(turns, 10)).toBe(8);
  expect(turnBefore(turns, 8)).toBe(3);
  expect(turnBefore(turns, 2)).toBe(0);
  expect(turnBefore([], 2)).toBe(0);
});

test("on to where the next turn begins, or to the end", () => {
  expect(turnAfter(turns, 0, 12)).toBe(3);
  expect(turnAfter(turns, 3, 12)).toBe(8);
  expect(turnAfter(turns, 9, 12)).toBe(12);
});
