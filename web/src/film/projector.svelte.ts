// Shows a game frame by frame to the components of a table: forwards, backwards, by itself.

import { Watched } from "../connection/watched.svelte.ts";
import type { FilmFrame, FilmTurn, Line, Position } from "../generated/protocol.ts";
import { turnAfter, turnBefore } from "./turns.ts";

/** A frame, and whose eyes saw it. */
export type Seen = FilmFrame & { you: number | null };

/** Where frames come from. */
export interface Reel {
  get(frame: number): Seen | undefined;
  /** This frame is looked at, of so many. */
  want(at: number, last: number): void;
}

export const PACES = ["slow", "usual", "fast"] as const;
export type Pace = (typeof PACES)[number];
/** Milliseconds that each frame stays. */
export const STAYS: Record<Pace, number> = { slow: 2200, usual: 1000, fast: 350 };

const nothing: Reel = { get: () => undefined, want: () => undefined };

export class Projector extends Watched {
  /** The frame that is wanted; the one that is shown may still be another. */
  at = $state(0);
  last = $state(0);
  turns = $state.raw<FilmTurn[]>([]);
  playing = $state(false);
  pace = $state<Pace>("usual");
  /** The game is not over: more frames come. */
  goesOn = $state(false);
  /** Stays at the last frame while the game goes on. */
  live = $state(false);
  /** The frame that is wanted is on its way. */
  late = $state(true);
  /** What a step led to that was made by hand; none after anything else. */
  told = $state.raw<Line[] | null>(null);

  private now = $state.raw<Position | null>(null);
  private reel: Reel = nothing;
  private shown: Seen | null = null;
  /** The frame with which the lines begin. */
  private first = 0;
  private moment = 0;
  private telling = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get position(): Position | null {
    return this.now;
  }

  override get recorded(): boolean {
    return true;
  }

  wish(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** The same moment on another reel. */
  put(reel: Reel): void {
    this.reel = reel;
    this.show();
  }

  /** How long the film is now. */
  measure(last: number, turns: FilmTurn[], goesOn: boolean): void {
    this.last = last;
    this.turns = turns;
    this.goesOn = goesOn;
    if (!goesOn) this.live = false;
    this.at = this.live ? last : Math.min(this.at, last);
    this.show();
  }

  /** To a frame, by hand. */
  seek(frame: number): void {
    this.live = false;
    this.told = null;
    this.move(frame);
  }

  /** So many answers on or back; what they led to is told. */
  step(answers: number): void {
    this.leap(this.at + answers);
  }

  turn(step: 1 | -1): void {
    this.leap(step > 0 ? turnAfter(this.turns, this.at, this.last) : turnBefore(this.turns, this.at));
  }

  leap(frame: number): void {
    this.pause();
    this.telling = true;
    this.seek(frame);
  }

  watchLive(live: boolean): void {
    this.pause();
    this.live = live && this.goesOn;
    if (this.live) this.move(this.last);
  }

  play(): void {
    if (this.at >= this.last && !this.goesOn) this.move(0);
    this.live = false;
    this.playing = true;
    this.told = null;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (this.playing) this.schedule();
  }

  /** Nothing moves any more. */
  leave(): void {
    this.pause();
  }

  private move(frame: number): void {
    this.at = Math.max(0, Math.min(frame, this.last));
    this.show();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.late && this.at < this.last) this.move(this.at + 1);
      if (this.at >= this.last && !this.goesOn) this.pause();
      else this.schedule();
    }, STAYS[this.pace]);
  }

  /** Shows what is wanted, if it is there; until then what was shown before stays. */
  protected show(): void {
    this.reel.want(this.at, this.last);
    const seen = this.reel.get(this.at);
    this.late = !seen;
    if (!seen) return;
    let first = this.at;
    while (this.reel.get(first - 1)) first--;
    const before = this.shown;
    if (seen === before && first === this.first) return;
    this.leapt = !(before?.frame === seen.frame - 1 && before.you === seen.you && first === this.first);
    this.first = first;
    this.shown = seen;
    if (seen !== before) {
      this.you = seen.you;
      this.picked = seen.picked;
      // every frame asks anew, and nothing can be taken back
      this.now = { ...seen.position, moment: ++this.moment, undo: null, steps: [] };
    }
    const lines: Line[] = [];
    for (let frame = first; frame <= this.at; frame++) lines.push(...(this.reel.get(frame)?.lines ?? []));
    this.lines = lines;
    if (this.telling && !this.playing) this.told = seen.lines;
    this.telling = false;
  }
}
