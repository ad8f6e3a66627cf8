// The frames of a game as one pair of eyes saw them, fetched in chunks around the moment that is looked at.

import { Refused } from "../connection/api.ts";
import type { FilmFrame, Sentence } from "../generated/protocol.ts";
import type { Reel, Seen } from "./projector.svelte.ts";

export const CHUNK = 25;
const AT_ONCE = 2;
/** Milliseconds until something that failed is tried again. */
export const AGAIN = 2000;
/** Answers that asking again does not change. */
const FINAL = [400, 403, 404];
export const isFinal = (refused: Refused | null) => refused?.status != null && FINAL.includes(refused.status);

const chunkOf = (frame: number) => Math.floor(frame / CHUNK);

interface Listener {
  arrived: () => void;
  /** None when it works again. */
  failed: (reason: Sentence | null) => void;
}

export class Frames implements Reel {
  private frames = new Map<number, Seen>();
  /** How far each chunk reaches that has been fetched. */
  private reached = new Map<number, number>();
  private underWay = new Set<number>();
  /** Changes when something that was fetched may hold no more. */
  private edition = 0;
  private at = 0;
  private last = -1;
  stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly eyes: number | null,
    private readonly fetch: (from: number, to: number) => Promise<FilmFrame[]>,
    private readonly listener: Listener,
  ) {}

  get(frame: number): Seen | undefined {
    return this.frames.get(frame);
  }

  want(at: number, last: number): void {
    this.at = at;
    this.last = last;
    this.pump();
  }

  /** What is known from this frame on may have changed; it is shown until it is known anew. */
  doubt(from: number): void {
    this.edition += 1;
    for (const chunk of this.reached.keys()) if (chunk >= chunkOf(from)) this.reached.delete(chunk);
  }

  /** Frames beyond the last one do not exist any more. */
  cut(last: number): void {
    this.last = Math.min(this.last, last);
    for (const frame of this.frames.keys()) if (frame > last) this.frames.delete(frame);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private pump(): void {
    while (!this.stopped && this.timer === undefined && this.underWay.size < AT_ONCE) {
      const chunk = this.next();
      if (chunk === null) return;
      void this.load(chunk);
    }
  }

  /** The chunk that is missed most: here, ahead, behind; then whatever came before, for the log. */
  private next(): number | null {
    const here = chunkOf(this.at);
    const missing = (chunk: number) => {
      const reach = Math.min(chunk * CHUNK + CHUNK - 1, this.last);
      return chunk >= 0 && reach >= chunk * CHUNK && (this.reached.get(chunk) ?? -1) < reach;
    };
    for (const chunk of [here, here + 1, here - 1]) if (missing(chunk) && !this.underWay.has(chunk)) return chunk;
    if (this.underWay.size > 0) return null;
    for (let chunk = here - 2; chunk >= 0; chunk--) if (missing(chunk)) return chunk;
    return null;
  }

  private async load(chunk: number): Promise<void> {
    const [edition, from] = [this.edition, chunk * CHUNK];
    const to = Math.min(from + CHUNK - 1, this.last);
    this.underWay.add(chunk);
    try {
      const frames = await this.fetch(from, to);
      if (this.stopped) return;
      for (const frame of frames)
        if (frame.frame <= this.last) this.frames.set(frame.frame, { ...frame, you: this.eyes });
      if (edition === this.edition) this.reached.set(chunk, to);
      this.listener.failed(null);
      this.listener.arrived();
    } catch (error) {
      if (this.stopped) return;
      const refused = error instanceof Refused ? error : null;
      this.listener.failed(refused?.reason ?? { key: "refused-try-again" });
      if (isFinal(refused)) this.stop();
      else this.rest();
    } finally {
      this.underWay.delete(chunk);
      this.pump();
    }
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.pump();
    }, AGAIN);
  }
}
