// Which cards moved where, read off the new lines of the log.

import { facts } from "../cards/cards.ts";
import type { Line } from "../generated/protocol.ts";

/** A place on the screen: what carries it as `data-place`. */
export type Place = `pile:${string}` | `player:${number}` | "play" | "hand" | "trash";

export interface Move {
  card: string;
  from: Place;
  to: Place;
}

/** More than these at once is a blur. */
const MOST = 10;

/** `hand`: the seat whose hand lies open in front of the reader. */
export function movesIn(lines: Line[], hand: number | null): Move[] {
  return lines.flatMap((line) => movesOf(line, hand)).slice(-MOST);
}

function movesOf(line: Line, hand: number | null): Move[] {
  if (!("sentence" in line)) return [];
  const { key, values } = line.sentence;
  const [seat, cards] = [values?.["seat"], values?.["cards"]];
  if (!seat || !("number" in seat) || !cards || !("cards" in cards)) return [];
  const panel: Place = `player:${seat.number}`;
  const held: Place = seat.number === hand ? "hand" : panel;
  const way = (card: string): [Place, Place] | null => {
    switch (key) {
      case "log-played":
        return [held, "play"];
      case "log-bought":
      case "log-gained":
      case "log-gained-to-deck":
        return [pileOf(card), panel];
      case "log-gained-to-hand":
        return [pileOf(card), held];
      case "log-gained-from-trash":
      case "log-gained-from-trash-to-deck":
        return ["trash", panel];
      case "log-trashed":
        return [held, "trash"];
      case "log-discarded":
      case "log-topdecked":
        return [held, panel];
      case "log-drew-cards":
      case "log-took-in-hand":
        return [panel, held];
      case "log-returned":
        return ["play", pileOf(card)];
      default:
        return null;
    }
  };
  return cards.cards.flatMap(([card, copies]) => {
    const found = way(card);
    // what stays on the same panel does not move
    if (!found || found[0] === found[1]) return [];
    return Array.from({ length: copies }, () => ({ card, from: found[0], to: found[1] }));
  });
}

export function pileOf(card: string): Place {
  const types = facts(card).types;
  if (types.includes("knight")) return "pile:knights";
  if (types.includes("ruins")) return "pile:ruins";
  return `pile:${card}`;
}
