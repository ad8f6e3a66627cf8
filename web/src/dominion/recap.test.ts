import { expect, test } from "vitest";
import type { Line, Piece } from "../generated/protocol.ts";
import { lastTurn } from "./recap.ts";

let version = 0;
function line(key: string, seat: number, cards: [string, number][] = []): Line {
  const values: Record<string, Piece> = { seat: { number: seat }, cards: { cards } };
  return { version: ++version, sentence: { key, values } };
}

test("the last turn of a seat is summed up", () => {
  const lines = [
    line("log-turn-began", 1),
    line("log-played", 1, [["village", 1]]),
    line("log-turn-began", 0),
    line("log-played", 0, [["smithy", 1]]),
    line("log-played", 0, [["copper", 2]]),
    line("log-played", 0, [["copper", 1]]),
    line("log-discarded", 1, [["estate", 2]]),
    line("log-bought", 0, [["gold", 1]]),
    line("log-turn-began", 1),
    line("log-gained", 0, [["curse", 1]]),
  ];
  expect(lastTurn(lines, 0)).toEqual({
    played: [
      ["smithy", 1],
      ["copper", 3],
    ],
    gained: [["gold", 1]],
  });
  expect(lastTurn(lines, 1)).toEqual({ played: [], gained: [] });
  expect(lastTurn(lines, 2)).toBeNull();
});
