import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable } from "../generated/protocol.ts";
import { ago } from "./ago.ts";
import { foreign, running } from "./running.ts";
import { everySoOften, LOOKS, newTurns, SELDOM } from "./turns.svelte.ts";

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

test("one looks at once, every so often, less so while nobody sees the page, and when it is seen again", () => {
  const look = vi.fn();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const end = everySoOften(look);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * LOOKS);
  expect(look).toHaveBeenCalledTimes(3);
  seen.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime((SELDOM - 1) * LOOKS);
  expect(look).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(LOOKS);
  expect(look, "whose turn it is may be said in the title").toHaveBeenCalledTimes(4);
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(5);
  end();
  vi.advanceTimersByTime(5 * LOOKS);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(5);
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
