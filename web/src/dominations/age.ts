// What the end of an Age brought, step by step, out of the log.

import type { Line, Piece, Sentence } from "../generated/protocol.ts";

/** What one step brought one player. */
export interface Share {
  points: number;
  /** The roles that were taken. */
  roles: Piece[];
}

export interface AgeEnd {
  age: number;
  /** Of the line that ended it. */
  version: number;
  /** What points were for, in the order in which they were first given, and by seat. */
  steps: { source: string; shares: Map<number, Share> }[];
}

function number(sentence: Sentence, name: string): number | null {
  const piece = sentence.values?.[name];
  return piece && "number" in piece ? piece.number : null;
}

/** What a line gives points for: the message that names it. */
function sourceOf(sentence: Sentence): string | null {
  if (sentence.key === "told-role-taken") return "source-roles";
  if (sentence.key === "told-goals") return "source-objectives";
  const source = sentence.values?.["source"];
  return sentence.key === "told-scored" && source && "sentence" in source ? source.sentence.key : null;
}

/** The end of the latest Age that has ended; none before that. */
export function ageEnd(lines: Line[], undone: Set<number>): AgeEnd | null {
  const stands = lines.flatMap((line) =>
    "sentence" in line && !undone.has(line.version) ? [{ version: line.version, sentence: line.sentence }] : [],
  );
  const start = stands.findLastIndex(({ sentence }) => sentence.key === "told-age-ended");
  const ended = stands[start];
  if (!ended) return null;
  const after = stands.slice(start + 1).map(({ sentence }) => sentence);
  const next = after.findIndex(({ key }) => key === "told-turn-began");
  const steps: AgeEnd["steps"] = [];
  for (const sentence of after.slice(0, next < 0 ? undefined : next)) {
    const [source, seat, points] = [sourceOf(sentence), number(sentence, "seat"), number(sentence, "points")];
    if (source === null || seat === null || points === null) continue;
    let step = steps.find((one) => one.source === source);
    if (!step) {
      step = { source, shares: new Map() };
      steps.push(step);
    }
    const share = step.shares.get(seat) ?? { points: 0, roles: [] };
    share.points += points;
    const role = sentence.values?.["role"];
    if (role) share.roles.push(role);
    step.shares.set(seat, share);
  }
  return { age: number(ended.sentence, "age") ?? 0, version: ended.version, steps };
}
