import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Watched } from "../connection/watched.svelte.ts";
import type { Choice, Preview, Way } from "../generated/dominations.ts";
import type { Position } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";
import { Asking } from "./asking.svelte.ts";
import { at, centre, nameOfCell, nameOfCorner, sideName, spokenCell } from "./lattice.ts";
import { type Mark, nearest } from "./marks.ts";

const given: number[][] = [];
const table = $state({
  position: null as Position | null,
  you: 0,
  waiting: 0,
  tookBack: false,
  answer: (picks: number[]) => {
    given.push(picks);
    return Promise.resolve(true);
  },
  undo: () => Promise.resolve(true),
});

let moment = 0;
function ask(from: string, offers: [Choice, Preview | null][], max = 1): void {
  const question = {
    prompt: { key: "" },
    from,
    offers: offers.map(([choice, preview]) => ({ choice, copies: 1, preview })),
    min: 1,
    max,
    ordered: false,
    reasons: [
      ["city-1,-2,up", "why-exchange"] as [string, string],
      ["city-0,0,down", "why-too-expensive"] as [string, string],
    ],
  };
  table.position = {
    moment: ++moment,
    view: {},
    points: null,
    asked: null,
    question,
    undo: null,
    steps: [],
  } as Position;
}

const way = (own: number[], by: Choice | null = null, rival = 0): Way => ({
  by,
  knowledge: [own as Way["knowledge"][number], [rival, 0, 0, 0, 0, 0]],
  overflow: [0, 0, 0, 0, 0, 0],
  fed: [],
  points: 0,
  influence: 0,
  nodus: 0,
});
const space = (q: number, rotation: number, ways: Way[], loci = 0): [Choice, Preview] => [
  { space: { cell: { q, r: 0, up: true }, rotation } },
  { ways, loci },
];

let asking: Asking;
beforeAll(async () => {
  await words.speak("en");
  await words.learn("dominations");
});
beforeEach(() => {
  given.length = 0;
  table.tookBack = false;
  asking = new Asking(table as unknown as Watched);
  ask("space", [
    space(3, 0, [way([1, 0, 0, 0, 0, 0])]),
    space(3, 1, [way([0, 0, 0, 0, 0, 4])]),
    space(3, 2, [way([1, 1, 0, 0, 0, 0], { side: 0 }), way([0, 3, 0, 0, 0, 0], { locus: 1 })], 1),
    space(5, 0, [way([5, 0, 0, 0, 0, 0], null, 2)]),
    space(5, 1, [way([2, 0, 0, 0, 0, 0])]),
    space(5, 2, [way([2, 0, 0, 0, 0, 0])]),
  ]);
  asking.follow();
});

test("places are compared by what is wanted, each turned in the best way", () => {
  const order = () => asking.shown.map((place) => [place.cell.q, asking.turn(place).rotation]);
  expect(order()).toEqual([
    [5, 0],
    [3, 1],
  ]);
  asking.sort = "religion";
  expect(order()[0]).toEqual([3, 1]);
  asking.sort = "craft";
  expect(order()[0]).toEqual([3, 2]);
  asking.sort = "rivals";
  expect(order()).toEqual([
    [3, 1],
    [5, 1],
  ]);
  asking.lociOnly = true;
  expect(order().map(([q]) => q)).toEqual([3]);
});

test("what is looked at is turned, and laid with the way that was chosen", () => {
  asking.look("3,0,up");
  const place = asking.place;
  if (!place) throw new Error("no place");
  expect(asking.turn(place).rotation).toBe(1);
  asking.rotate(1);
  expect(asking.turn(place).rotation).toBe(2);
  asking.rotate(1);
  asking.rotate(-1);
  const turn = asking.turn(place);
  asking.lay(turn, turn.ways[1]);
  expect(given).toEqual([[2]]);
  ask("activation", [
    [{ side: 0 }, null],
    [{ locus: 1 }, null],
  ]);
  asking.follow();
  expect(given.at(-1), "the Locus is chosen without being asked again").toEqual([1]);
});

test("what was taken back is not answered again", () => {
  asking.look("3,0,up");
  asking.rotate(1);
  const turn = asking.place ? asking.turn(asking.place) : null;
  if (turn) asking.lay(turn, turn.ways[1]);
  table.tookBack = true;
  ask("activation", [
    [{ side: 0 }, null],
    [{ locus: 1 }, null],
  ]);
  asking.follow();
  expect(given).toHaveLength(1);
});

test("several are picked, and one as often as there is of it", () => {
  ask(
    "keep",
    [
      [{ domain: "trade" }, null],
      [{ domain: "art" }, null],
    ],
    2,
  );
  asking.follow();
  const [trade, art] = asking.offers;
  if (!trade || !art) throw new Error("no offers");
  asking.toggle(trade);
  asking.toggle(art);
  expect(asking.picks).toEqual([0, 1]);
  asking.toggle(trade);
  asking.confirm();
  expect(given).toEqual([[1]]);
});

test("cities that an exchange would pay for are known by their place", () => {
  expect(asking.citiesAfterExchange).toEqual([{ q: 1, r: -2, up: true }]);
});

test("places have names that can be spoken", () => {
  expect(nameOfCell({ q: 1, r: -1, up: false })).toBe("N1E2");
  expect(nameOfCell({ q: -1, r: 1, up: false })).toBe("S2");
  expect(spokenCell({ q: -1, r: -1, up: true })).toBe("north 1, west 1");
  expect(nameOfCorner([2, -1])).toBe("N1E3");
  expect([0, 1, 2].map((side) => sideName({ q: 0, r: 0, up: true }, side))).toEqual(["right", "bottom", "left"]);
  expect(at([0, 0])).toEqual({ x: 0, y: 0 });
});

test("arrow keys go to the nearest mark in their direction", () => {
  const mark = (q: number, r: number): Mark => {
    return { key: `${q},${r}`, at: centre({ q, r, up: true }), shape: "up", label: "", choose: () => undefined };
  };
  const marks = [mark(0, 0), mark(1, 0), mark(3, 0), mark(0, 2)];
  const from = marks[0] as Mark;
  expect(nearest(marks, from, "ArrowRight")?.key).toBe("1,0");
  expect(nearest(marks, from, "ArrowDown")?.key).toBe("0,2");
  expect(nearest(marks, from, "ArrowLeft")).toBeUndefined();
});
