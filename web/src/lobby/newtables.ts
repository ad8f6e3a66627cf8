// New tables: what is usual at one, and the way to it.

import { makeTable, usualManners } from "../connection/api.ts";
import type { BotLevel, GameOptions, KingdomChoice, Manners, NewSeat } from "../generated/protocol.ts";
import { go } from "../path.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";

export const dominion = (kingdom: KingdomChoice): GameOptions => {
  return { game: "dominion", kingdom, latest_rules: false, show_points: true, shelters: null };
};
export const dominations: GameOptions = { game: "dominations", pack: null, switches: null };

/** The level that was played against last. */
export const lastLevel = () => settings.get("level") as BotLevel;

export async function openTable(game: GameOptions, seats: NewSeat[], manners: Manners = usualManners): Promise<void> {
  const { id } = await makeTable({ game, seats, manners });
  go(`/t/${id}`);
}
