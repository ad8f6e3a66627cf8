import { expect, test } from "vitest";
import { kept } from "./kept.ts";

test("what says the same is the same", () => {
  const before = { view: { pieces: [{ cell: 1 }, { cell: 2 }], age: 1 }, question: null as object | null };
  const now = structuredClone(before);
  expect(kept(before, now)).toBe(before);
  const next = structuredClone(before);
  next.view.pieces.push({ cell: 3 });
  next.question = { from: "growth" };
  const said = structuredClone(next);
  const shown = kept(before, next);
  expect(shown).toEqual(said);
  expect(shown.view.pieces[1]).toBe(before.view.pieces[1]);
  expect(shown.view).not.toBe(before.view);
});

test("what is gone, or is something else, is not kept", () => {
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept({ 0: "a" }, ["a"])).toEqual(["a"]);
  expect(kept([], {})).toEqual({});
  expect(kept(null, { a: 1 })).toEqual({ a: 1 });
  expect(kept("playing", { playing: 1 })).toEqual({ playing: 1 });
});
