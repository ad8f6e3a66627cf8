// Whether it is one's turn somewhere: asked again and again, said in its title and with a sound.

import { untrack } from "svelte";
import { reader } from "../connection/reader.svelte.ts";
import type { MyTable } from "../generated/protocol.ts";
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

/** Now, and every so often, less so while the page cannot be seen. Returns what ends it. */
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
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** For the life of a component. */
export function followTurns(title: () => string, more: () => void = () => undefined): void {
  let before: MyTable[] | null = null;
  $effect(() =>
    untrack(() =>
      everySoOften(() => {
        void reader.look().catch(() => undefined);
        more();
      }),
    ),
  );
  $effect(() => {
    const tables = reader.me.tables;
    if (!reader.asked) return;
    if (before && newTurns(before, tables).length > 0) untrack(ring);
    before = tables;
  });
  $effect(() => {
    const turns = reader.me.tables.filter((table) => table.your_turn).length;
    document.title = turns > 0 ? `(${turns}) ${title()}` : title();
  });
  $effect(() => () => {
    document.title = "Dominio";
  });
}
