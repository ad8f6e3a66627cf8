import { expect, test } from "vitest";
import type { Line, Piece } from "../generated/protocol.ts";
import { ageEnd } from "./age.ts";

let version = 0;
const line = (key: string, values: Record<string, Piece> = {}): Line => ({
  version: ++version,
  sentence: { key, values },
});
const scored = (seat: number, points: number, source: string) =>
  line("told-scored", { seat: { number: seat }, points: { number: points }, source: { sentence: { key: source } } });
const became = (seat: number, points: number, name: string) =>
  line("told-role-taken", {
    seat: { number: seat },
    points: { number: points },
    role: { named: { es: name, en: name } },
  });

test("the end of an Age is summed up by what points were for", () => {
  expect(ageEnd([line("told-turn-began")], new Set())).toBeNull();
  const lines = [
    scored(0, 9, "source-masteries"),
    line("told-age-ended", { age: { number: 1 } }),
    scored(1, 2, "source-effects"),
    scored(0, 5, "source-influence"),
    scored(1, 7, "source-influence"),
    scored(1, 3, "source-effects"),
    became(0, 4, "Diplomat"),
    became(0, 2, "Inventor"),
    line("told-age-began", { age: { number: 2 } }),
    line("told-turn-began"),
    scored(0, 8, "source-masteries"),
  ];
  const end = ageEnd(lines, new Set());
  expect(end?.age).toBe(1);
  expect(
    end?.steps.map(({ source, shares }) => [source, [...shares].map(([seat, share]) => [seat, share.points])]),
  ).toEqual([
    ["source-effects", [[1, 5]]],
    [
      "source-influence",
      [
        [0, 5],
        [1, 7],
      ],
    ],
    ["source-roles", [[0, 6]]],
  ]);
  expect(end?.steps[2]?.shares.get(0)?.roles).toHaveLength(2);
});

test("what was taken back does not count", () => {
  const ended = line("told-age-ended", { age: { number: 1 } });
  const gone = scored(0, 5, "source-influence");
  expect(ageEnd([ended, gone], new Set([gone.version]))?.steps).toEqual([]);
  expect(ageEnd([ended], new Set([ended.version]))).toBeNull();
});
