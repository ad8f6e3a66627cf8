// The terms of both games and what else explains them. The words are those of `glossary.ftl`; a term is linked to by its id.

import type { GameOptions } from "../generated/protocol.ts";

export type Game = GameOptions["game"];

export interface Term {
  /** Its message. */
  key: string;
  id: string;
  game: Game;
  /** Ids of terms that belong to it. */
  see: string[];
}

type Entry = [key: string, ...see: string[]];

const dominion: Entry[] = [
  ["term-action", "action-card", "action-phase"],
  ["term-action-card", "action", "type", "play"],
  ["term-action-phase", "action", "action-card", "buy-phase"],
  ["term-attack", "reaction", "type"],
  ["term-buy", "gain", "buy-phase", "cost", "supply"],
  ["term-buy-phase", "treasure", "buy", "coin", "clean-up"],
  ["term-choose", "may", "if-you-do"],
  ["term-clean-up", "turn", "in-play", "discard", "draw"],
  ["term-coin", "treasure", "cost", "buy-phase"],
  ["term-command", "type", "replay", "edition"],
  ["term-cost", "coin", "potion", "up-to"],
  ["term-curse", "victory-point", "type"],
  ["term-deck", "draw", "shuffle", "topdeck"],
  ["term-discard", "discard-pile", "trash"],
  ["term-discard-pile", "discard", "shuffle", "deck"],
  ["term-draw", "deck", "shuffle", "hand"],
  ["term-edition", "lose-track", "command"],
  ["term-end-of-game", "three-empty-piles", "victory-point", "turn"],
  ["term-gain", "buy", "supply", "discard-pile", "when-gain"],
  ["term-hand", "draw", "discard"],
  ["term-if-you-do", "may", "choose"],
  ["term-in-play", "play", "clean-up"],
  ["term-kingdom", "supply"],
  ["term-knight", "attack", "mixed-pile", "trash"],
  ["term-look-at", "reveal", "deck"],
  ["term-looter", "ruins", "type"],
  ["term-lose-track", "replay", "edition"],
  ["term-may", "if-you-do", "choose", "up-to"],
  ["term-mixed-pile", "ruins", "knight", "supply"],
  ["term-name", "type"],
  ["term-outside-supply", "supply", "spoils", "shelter"],
  ["term-pass", "gain", "trash", "discard"],
  ["term-play", "in-play", "action-card", "treasure", "replay"],
  ["term-possession", "gain", "trash", "turn"],
  ["term-potion", "treasure", "cost"],
  ["term-reaction", "attack", "reveal"],
  ["term-replay", "play", "lose-track"],
  ["term-reveal", "look-at", "reaction"],
  ["term-ruins", "looter", "mixed-pile", "action-card"],
  ["term-set-aside", "in-play"],
  ["term-shelter", "outside-supply", "type"],
  ["term-shuffle", "deck", "discard-pile", "draw"],
  ["term-spoils", "treasure", "outside-supply"],
  ["term-supply", "kingdom", "buy", "outside-supply", "three-empty-piles"],
  ["term-three-empty-piles", "supply", "end-of-game"],
  ["term-topdeck", "deck", "shuffle"],
  ["term-trash", "when-trash", "discard"],
  ["term-treasure", "coin", "buy-phase", "potion"],
  ["term-turn", "action-phase", "buy-phase", "clean-up"],
  ["term-turn-order", "attack", "turn"],
  ["term-type", "action-card", "treasure", "victory-card", "attack", "reaction"],
  ["term-up-to", "cost", "potion", "may"],
  ["term-victory-card", "victory-point", "type"],
  ["term-victory-point", "victory-card", "curse", "end-of-game"],
  ["term-when-gain", "gain", "buy"],
  ["term-when-trash", "trash", "turn-order"],
];

const dominations: Entry[] = [
  ["term-activation", "produce", "disc", "settlement", "locus", "city"],
  ["term-adjacent", "tile", "city", "control"],
  ["term-advanced", "mastery", "development"],
  ["term-age", "initiative", "influence", "role", "knowledge"],
  ["term-campfire", "tree", "vestigium", "exchange"],
  ["term-city", "settlement", "reserve", "influence", "construction"],
  ["term-construction", "city", "level"],
  ["term-control", "monument", "level", "city"],
  ["term-copy", "influence", "mastery", "age"],
  ["term-corruptio", "nodus", "vestigium"],
  ["term-cradle", "growth", "locus"],
  ["term-development", "mastery", "advanced"],
  ["term-disc", "tile", "produce", "domain"],
  ["term-domain", "knowledge", "role"],
  ["term-exchange", "knowledge", "campfire"],
  ["term-gain-knowledge", "produce", "knowledge"],
  ["term-growth", "tile", "activation", "cradle"],
  ["term-influence", "copy", "age"],
  ["term-initiative", "age", "role"],
  ["term-knowledge", "domain", "reserve", "exchange"],
  ["term-level", "monument", "construction", "tree"],
  ["term-locus", "disc", "tile", "activation"],
  ["term-mastery", "tree", "prerequisite", "advanced", "nodus"],
  ["term-monument", "level", "control", "locus"],
  ["term-nodus", "tree", "vestigium", "corruptio"],
  ["term-objective", "nodus", "control"],
  ["term-overflow", "reserve", "knowledge"],
  ["term-prerequisite", "mastery", "copy"],
  ["term-produce", "activation", "gain-knowledge"],
  ["term-put-back", "tile", "age"],
  ["term-reserve", "city", "overflow", "knowledge"],
  ["term-role", "age", "domain", "initiative"],
  ["term-settlement", "tile", "city"],
  ["term-tile", "settlement", "disc", "growth"],
  ["term-tree", "campfire", "mastery", "level", "nodus"],
  ["term-vestigium", "nodus", "corruptio", "campfire"],
];

export const idOf = (key: string) => key.slice("term-".length);
const termsOf = (game: Game, entries: Entry[]): Term[] =>
  entries.map(([key, ...see]) => ({ key, id: idOf(key), game, see }));

export const terms: Term[] = [...termsOf("dominion", dominion), ...termsOf("dominations", dominations)];
