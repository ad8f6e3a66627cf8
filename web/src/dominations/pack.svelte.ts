// What is printed on tiles and cards: fetched once for each content pack.

import { fetchPack, fetchPacks } from "../connection/api.ts";
import type { PackView } from "../generated/dominations.ts";
import type { Names, PackName } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";

const packs = new Map<string, Promise<PackView>>();

export function packOf(name: PackName): Promise<PackView> {
  const key = `${name.id}/${name.hash}`;
  let pack = packs.get(key);
  if (!pack) {
    pack = fetchPack(name);
    packs.set(key, pack);
    pack.catch(() => packs.delete(key)); // the next table tries again
  }
  return pack;
}

/** The one that comes along. */
export async function usualPack(): Promise<PackView> {
  const pack = (await fetchPacks()).packs[0]?.pack;
  if (!pack) throw new Error("a pack comes along");
  return packOf(pack);
}

export const named = (names: Names) => names[words.language];
