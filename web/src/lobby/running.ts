// Which tables of a list go on, and which can be found.

import type { MyTable } from "../generated/protocol.ts";

/** Those where one is waited for come first; otherwise they stay in order. */
export function running(tables: readonly MyTable[]): MyTable[] {
  return tables.filter((table) => !table.over).toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
}

/** Those of other people. */
export function foreign(listed: readonly MyTable[], own: readonly MyTable[]): MyTable[] {
  const mine = new Set(own.map((table) => table.id));
  return listed.filter((table) => !mine.has(table.id));
}
