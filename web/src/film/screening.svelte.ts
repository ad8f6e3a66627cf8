// The film of a table: fetched, looked at through several eyes, and growing while the game goes on.

import { fetchFilm, fetchFrames, Refused } from "../connection/api.ts";
import type { Film, Sentence } from "../generated/protocol.ts";
import { Frames, isFinal } from "./frames.ts";
import { Projector } from "./projector.svelte.ts";
import { turnAt } from "./turns.ts";

/** Milliseconds between two looks at a game that goes on. */
export const LOOKS = 2000;

/** What an address says about a moment. */
export interface Moment {
  game: number | null;
  at: number;
  /** None for a spectator's. */
  eyes: number | null;
}

export function momentIn(query: string): Moment {
  const values = new URLSearchParams(query);
  const number = (name: string) => (/^\d{1,6}$/.test(values.get(name) ?? "") ? Number(values.get(name)) : null);
  return { game: number("game"), at: number("at") ?? 0, eyes: number("eyes") };
}

export class Screening extends Projector {
  film = $state.raw<Film | null>(null);
  eyes = $state<number | null>(null);
  /** The address asks for eyes that are closed to the reader. */
  closed = $state(false);
  /** There is no such film, or not for the reader. */
  missing = $state(false);
  problem = $state.raw<Sentence | null>(null);

  private reels = new Map<number | null, Frames>();
  private looking: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    readonly id: string,
    private readonly wanted: Moment,
  ) {
    super();
    this.at = wanted.at;
    this.eyes = wanted.eyes;
  }

  /** Fetches the film, and again while it grows. */
  async open(): Promise<void> {
    clearTimeout(this.looking);
    try {
      const film = await fetchFilm(this.id, this.film?.number ?? this.wanted.game);
      if (this.left) return;
      this.problem = null;
      this.take(film);
    } catch (error) {
      if (this.left) return;
      const refused = error instanceof Refused ? error : null;
      if (!this.film && isFinal(refused)) this.missing = true;
      this.problem = refused?.reason ?? { key: "refused-try-again" };
    }
    // one look after the other: an older answer never comes after a newer one
    if (!this.missing && !this.film?.over) this.looking = setTimeout(() => void this.open(), LOOKS);
  }

  look(eyes: number | null): void {
    this.closed = false;
    this.eyes = eyes;
    this.put(this.reelOf(eyes));
  }

  /** This moment, for others. */
  get query(): string {
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    return `?game=${this.film?.number ?? 1}&at=${this.at}${eyes}`;
  }

  override leave(): void {
    super.leave();
    this.left = true;
    clearTimeout(this.looking);
    for (const reel of this.reels.values()) reel.stop();
  }

  private take(film: Film): void {
    const before = this.film;
    this.film = film;
    this.game = film.game;
    this.seats = film.seats;
    this.present = film.seats.map(() => "here");
    if (before && (before.last !== film.last || before.undone !== film.undone || film.over)) {
      // what was taken back may have been given long ago; otherwise only the turn under way may be another one
      const turn = turnAt(before.turns, Math.min(before.last, film.last))?.frame ?? 0;
      const from = before.undone === film.undone ? turn : 0;
      for (const reel of this.reels.values()) {
        reel.cut(film.last);
        reel.doubt(from);
      }
    }
    this.measure(film.last, film.turns, !film.over);
    if (this.eyes !== null && !film.eyes.includes(this.eyes)) {
      this.look(null);
      this.closed = true;
    } else if (!before) this.look(this.eyes);
  }

  private reelOf(eyes: number | null): Frames {
    let reel = this.reels.get(eyes);
    if (!reel || reel.stopped) {
      const fetch = (from: number, to: number) => fetchFrames(this.id, this.film?.number ?? 1, eyes, from, to);
      reel = new Frames(eyes, fetch, {
        arrived: () => this.eyes === eyes && this.show(),
        failed: (reason) => {
          if (this.eyes === eyes) this.problem = reason;
        },
      });
      this.reels.set(eyes, reel);
    }
    return reel;
  }
}
