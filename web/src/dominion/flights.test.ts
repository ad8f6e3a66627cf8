import { expect, test } from "vitest";
import type { Line, Piece } from "../generated/protocol.ts";
import { movesIn } from "./flights.ts";

function line(key: string, seat: number, cards: [string, number][]): Line {
  const values: Record<string, Piece> = { seat: { number: seat }, cards: { cards } };
  return { version: 1, sentence: { key, values } };
}

test("own cards move between the hand, the table and the panel", () => {
  const lines = [
    line("log-played", 0, [["village", 1]]),
    line("log-drew-cards", 0, [
      ["copper", 1],
      ["gold", 1],
    ]),
    line("log-bought", 0, [["sir_martin", 1]]),
    line("log-gained-to-hand", 0, [["silver", 1]]),
  ];
  expect(movesIn(lines, 0)).toEqual([
    { card: "village", from: "hand", to: "play" },
    { card: "copper", from: "player:0", to: "hand" },
    { card: "gold", from: "player:0", to: "hand" },
    { card: "sir_martin", from: "pile:knights", to: "player:0" },
    { card: "silver", from: "pile:silver", to: "hand" },
  ]);
});

test("those of others come from their panels, and what nobody sees does not fly", () => {
  const hidden: Line = {
    version: 1,
    sentence: {
      key: "log-drew-cards",
      values: { seat: { number: 1 }, cards: { sentence: { key: "cards-hidden", values: { number: { number: 2 } } } } },
    },
  };
  const lines = [
    line("log-played", 1, [["militia", 1]]),
    hidden,
    line("log-discarded", 1, [["estate", 2]]),
    line("log-discarded", 0, [["copper", 2]]),
    line("log-trashed", 1, [["curse", 1]]),
    { version: 2, chat: { name: "Ana", text: "hola", person: null } },
  ];
  expect(movesIn(lines, 0)).toEqual([
    { card: "militia", from: "player:1", to: "play" },
    { card: "copper", from: "hand", to: "player:0" },
    { card: "copper", from: "hand", to: "player:0" },
    { card: "curse", from: "player:1", to: "trash" },
  ]);
});

test("only the last of very many moves are shown", () => {
  expect(movesIn([line("log-played", 0, [["copper", 30]])], 0)).toHaveLength(10);
});
