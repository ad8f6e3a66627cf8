// What the end of an Age brought, step by step, out of the log.

import type { Line, Sentence } from "../generated/protocol.ts";

export interface AgeEnd {
  age: number;
  /** The last line that belongs to it. */
  version: number;
  /** Whether everything has been told that happens between two Ages. */
  complete: boolean;
  /** The lines in which somebody got points, a role or Influence. */
  steps: Sentence[];
  /** By seat: points in all. */
  points: Map<number, number>;
}

const told = new Set([
  "told-scored",
  "told-influence",
  "told-role-taken",
  "told-goals",
  "told-kept",
  "told-copied",
  "told-gained",
  "told-game-over",
]);

function number(sentence: Sentence, name: string): number | null {
  const piece = sentence.values?.[name];
  return piece && "number" in piece ? piece.number : null;
}

/** The end of the latest Age that has ended; none before that. */
export function ageEnd(lines: Line[], undone: Set<number>): AgeEnd | null {
  const stands = lines.filter((line) => !undone.has(line.version) && "sentence" in line) as (Line & {
    sentence: Sentence;
  })[];
  const start = stands.findLastIndex(({ sentence }) => sentence.key === "told-age-ended");
  const ended = stands[start]?.sentence;
  if (!ended) return null;
  const after = stands.slice(start + 1);
  const next = after.findIndex(
    ({ sentence }) => sentence.key === "told-age-began" || sentence.key === "told-turn-began",
  );
  const during = after.slice(0, next < 0 ? undefined : next);
  const steps = during.filter(({ sentence }) => told.has(sentence.key));
  const points = new Map<number, number>();
  for (const { sentence } of steps) {
    const [seat, more] = [number(sentence, "seat"), number(sentence, "points")];
    if (seat !== null && more !== null) points.set(seat, (points.get(seat) ?? 0) + more);
  }
  const version = (during.at(-1) ?? stands[start])?.version ?? 0;
  return {
    age: number(ended, "age") ?? 0,
    version,
    complete: next >= 0,
    steps: steps.map(({ sentence }) => sentence),
    points,
  };
}
