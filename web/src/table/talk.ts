// What people say at a table: who said it, and whether it is shown.

import type { Line, SeatView } from "../generated/protocol.ts";

export type Chat = Extract<Line, { chat: unknown }>["chat"];

/** Whether a line is not shown at once. What was said before it was noted who says it, always is. */
export function isHidden(chat: Chat, muted: ReadonlySet<string>, blocked: ReadonlySet<string>): boolean {
  return chat.person !== null && (muted.has(chat.person) || blocked.has(chat.person));
}

/** What the person of a seat is called, also while a bot plays on. */
export function personAt(seat: SeatView | undefined): string | null {
  const who = seat?.who;
  if (!who || typeof who === "string") return null;
  return "person" in who ? who.person.name : who.bot.instead_of;
}

/**
 * Which of those who have spoken is the reader; the server does not say it. It is whoever speaks under the reader's name.
 * When several do, nobody is taken for the reader: whoever borrows a name must not be safe from being muted.
 */
export function ownPerson(lines: readonly Line[], names: readonly (string | null)[]): string | null {
  const found = new Set(
    lines.flatMap((line) => ("chat" in line && names.includes(line.chat.name) ? [line.chat.person] : [])),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}
