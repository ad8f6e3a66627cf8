import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable } from "../generated/protocol.ts";
import { ago } from "./ago.ts";
import { foreign, running } from "./running.ts";
import { everySoOften, hearWindows, isKnown, LOOKS, newTurns, SELDOM, Turns, turnsElsewhere } from "./turns.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  id,
  game: "dominion",
  seats: 2,
  people: ["Ana"],
  over: false,
  free: 0,
  your_turn: false,
  moved: 100,
  ...more,
});
const ids = (tables: MyTable[]) => tables.map(({ id }) => id);

test("a turn is news when it comes, also when another one was in between", () => {
  const mine = table("a", { your_turn: true });
  expect(ids(newTurns([table("a")], [mine]))).toEqual(["a"]);
  expect(ids(newTurns([mine], [mine])), "it was so before").toEqual([]);
  expect(ids(newTurns([mine], [{ ...mine, moved: 130 }]))).toEqual(["a"]);
  expect(ids(newTurns([], [mine, table("b")])), "a table that was not there").toEqual(["a"]);
  expect(ids(newTurns([mine], [table("a", { moved: 130 })])), "it has gone").toEqual([]);
});

test("one looks every so often, less so while nobody sees the page, and when it is seen again", () => {
  const look = vi.fn();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const end = everySoOften(look);
  vi.advanceTimersByTime(2 * LOOKS);
  expect(look).toHaveBeenCalledTimes(2);
  seen.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime((SELDOM - 1) * LOOKS);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(LOOKS);
  expect(look, "whose turn it is may be said in the title").toHaveBeenCalledTimes(3);
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(4);
  end();
  vi.advanceTimersByTime(5 * LOOKS);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(4);
});

test("a turn is told once, and by the table itself while that is shown", () => {
  const turns = new Turns();
  const take = (here: string | undefined, more: Partial<MyTable>, person = "1") =>
    turns.take({ person, tables: [table("a", more)] }, here);
  expect(take(undefined, { your_turn: true }), "what was so before").toBe(false);
  expect(take(undefined, { your_turn: true })).toBe(false);
  expect(take(undefined, { your_turn: true, moved: 130 })).toBe(true);
  expect(take("b", {})).toBe(false);
  expect(take("b", { your_turn: true }), "at another table").toBe(true);

  turns.show("a");
  expect(take("a", { your_turn: true, moved: 130 })).toBe(false);
  expect(take(undefined, { your_turn: true, moved: 160 }), "it was shown until now").toBe(false);
  expect(take(undefined, { your_turn: true, moved: 190 })).toBe(true);
  turns.show("a");
  expect(take(undefined, { your_turn: true, moved: 220 }), "it was looked at meanwhile").toBe(false);
  expect(take(undefined, { your_turn: true, moved: 250 }, "2"), "what somebody who logs in has had to do").toBe(false);
});

test("the turn at the table that is shown does not count among the others", () => {
  const tables = [table("a", { your_turn: true }), table("b"), table("c", { your_turn: true })];
  expect(ids(turnsElsewhere(tables, undefined))).toEqual(["a", "c"]);
  expect(ids(turnsElsewhere(tables, "a"))).toEqual(["c"]);
});

test("games that go on begin with those where one is waited for", () => {
  const tables = [table("a"), table("b", { over: true }), table("c", { your_turn: true }), table("d")];
  expect(ids(running(tables))).toEqual(["c", "a", "d"]);
  expect(ids(foreign([table("a"), table("x")], tables))).toEqual(["x"]);
});

test("it is said how long ago somebody moved", () => {
  expect([5, 60, 150, 7300, 90_000, 200_000].map((seconds) => ago(seconds, "en"))).toEqual([
    "now",
    "1 minute ago",
    "2 minutes ago",
    "2 hours ago",
    "yesterday",
    "2 days ago",
  ]);
  expect(ago(150, "es")).toBe("hace 2 minutos");
});

test("a turn that a table has told in another window is no news, the next one is", async () => {
  vi.useRealTimers();
  const turns = new Turns();
  const shown = vi.spyOn(turns, "show");
  const take = (more: Partial<MyTable>) => turns.take({ person: "1", tables: [table("a", more)] }, undefined);
  const end = hearWindows(turns);
  take({});
  isKnown("a");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith("a"));
  expect(take({ your_turn: true })).toBe(false);
  expect(take({ your_turn: true, moved: 130 })).toBe(true);
  end();
});
