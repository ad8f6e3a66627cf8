// What somebody did in their last turn: bots play faster than people look.

import type { Line } from "../generated/protocol.ts";

export interface Recap {
  played: [string, number][];
  gained: [string, number][];
}

const played = new Set(["log-played", "log-played-again"]);
const gained = new Set(["log-bought", "log-gained", "log-gained-to-hand", "log-gained-to-deck"]);

const isAbout = (seat: number) => (line: Line) => {
  const piece = "sentence" in line ? line.sentence.values?.["seat"] : undefined;
  return piece !== undefined && "number" in piece && piece.number === seat;
};

/** What somebody has bought and gained in these lines. */
export function gainedBy(lines: Line[], seat: number): [string, number][] {
  return together(lines.filter(isAbout(seat)), gained);
}

export function lastTurn(lines: Line[], seat: number): Recap | null {
  const isOf = isAbout(seat);
  const begins = (line: Line) => "sentence" in line && line.sentence.key.startsWith("log-turn-");
  const start = lines.findLastIndex((line) => begins(line) && isOf(line));
  if (start < 0) return null;
  const next = lines.findIndex((line, index) => index > start && begins(line));
  const turn = lines.slice(start, next < 0 ? undefined : next).filter(isOf);
  return { played: together(turn, played), gained: together(turn, gained) };
}

/** The cards in these lines, equal ones together. */
function together(lines: Line[], keys: Set<string>): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (!("sentence" in line) || !keys.has(line.sentence.key)) continue;
    const piece = line.sentence.values?.["cards"];
    if (!piece || !("cards" in piece)) continue;
    for (const [card, copies] of piece.cards) counts.set(card, (counts.get(card) ?? 0) + copies);
  }
  return [...counts];
}
