// Where turns begin in a film.

import type { FilmTurn } from "../generated/protocol.ts";

/** The turn that a frame belongs to. */
export function turnAt(turns: FilmTurn[], frame: number): FilmTurn | undefined {
  return turns.findLast((turn) => turn.frame <= frame);
}

/** To the beginning of this turn, or of the one before when it has just begun. */
export function turnBefore(turns: FilmTurn[], frame: number): number {
  return turns.findLast((turn) => turn.frame < frame)?.frame ?? 0;
}

export function turnAfter(turns: FilmTurn[], frame: number, last: number): number {
  return turns.find((turn) => turn.frame > frame)?.frame ?? last;
}
