// What people say at a table: who said it, and whether it is shown.

import type { Line } from "../generated/protocol.ts";

export type Chat = Extract<Line, { chat: unknown }>["chat"];

/** Whether a line is not shown at once. What was said before it was noted who says it, always is. */
export function isHidden(chat: Chat, muted: ReadonlySet<string>, blocked: ReadonlySet<string>): boolean {
  return chat.person !== null && (muted.has(chat.person) || blocked.has(chat.person));
}
