// Whether it is one's turn somewhere: asked again and again, and told with a sound. A table that is shown tells of itself.

import { untrack } from "svelte";
import { reader } from "../connection/reader.svelte.ts";
import type { Me, MyTable } from "../generated/protocol.ts";
import { ring } from "../settings/sound.ts";

/** Milliseconds between two looks. */
export const LOOKS = 20_000;
/** While nobody sees the page, every so many of them are left out but one. */
export const SELDOM = 3;

/** Tables at which it has become one's turn, also when it was another one in between. */
export function newTurns(before: readonly MyTable[], now: readonly MyTable[]): MyTable[] {
  const known = new Map(before.map((table) => [table.id, table]));
  return now.filter((table) => {
    const was = known.get(table.id);
    return table.your_turn && !(was?.your_turn && was.moved === table.moved);
  });
}

/** Every so often, less so while the page cannot be seen. Returns what ends it. */
export function everySoOften(look: () => void): () => void {
  let left = SELDOM;
  const seen = () => {
    if (document.visibilityState !== "visible") return;
    left = SELDOM;
    look();
  };
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") return seen();
    left -= 1;
    if (left > 0) return;
    left = SELDOM;
    look();
  }, LOOKS);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** The tables at which one is waited for, but for the one that is shown. */
export const turnsElsewhere = (tables: readonly MyTable[], here: string | undefined): MyTable[] =>
  tables.filter((table) => table.your_turn && table.id !== here);

/** Tells new turns from those that are known already. */
export class Turns {
  private before: Pick<Me, "person" | "tables"> | null = null;
  /** Tables that were shown since. */
  private shown = new Set<string>();

  show(table: string | undefined): void {
    if (table !== undefined) this.shown.add(table);
  }

  /** Whether something is new since the last look at the same person. `here`: the table that is shown. */
  take(me: Pick<Me, "person" | "tables">, here: string | undefined): boolean {
    this.show(here);
    const found = this.before?.person === me.person ? newTurns(this.before.tables, me.tables) : [];
    const isNews = found.some(({ id }) => !this.shown.has(id));
    this.before = me;
    this.shown = new Set();
    this.show(here);
    return isNews;
  }
}

/** Where windows of one browser tell each other of turns. */
const WINDOWS = "dominio-turns";

/** Other windows need not tell of this turn: the table has done so itself. */
export function isKnown(table: string): void {
  const windows = new BroadcastChannel(WINDOWS);
  windows.postMessage(table);
  windows.close();
}

/** Hears of turns that other windows have told. Returns what ends it. */
export function hearWindows(turns: Turns): () => void {
  const windows = new BroadcastChannel(WINDOWS);
  windows.onmessage = ({ data }) => turns.show(String(data));
  return () => windows.close();
}

/** What else is looked for with every look. */
const further = new Set<() => void>();

function look(): void {
  void reader.look().catch(() => undefined);
  for (const more of further) more();
}

/** From now on, once for all pages. `here`: the table that is shown. */
export function followTurns(here: () => string | undefined): void {
  const turns = new Turns();
  $effect(() => untrack(() => everySoOften(look)));
  $effect(() => hearWindows(turns));
  $effect(() => turns.show(here()));
  $effect(() => {
    const me = reader.me;
    if (reader.asked && turns.take(me, untrack(here))) untrack(ring);
  });
}

/** For the life of a component: looks at once, and for something else with every look. */
export function lookFor(more: () => void): void {
  $effect(() => {
    further.add(more);
    untrack(look);
    return () => further.delete(more);
  });
}
