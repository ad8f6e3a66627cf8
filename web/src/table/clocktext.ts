// What clocks say.

import type { Clock } from "../generated/protocol.ts";
import { say } from "../words/words.svelte.ts";

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds in which a live clock is red. */
const SHORT = 30 * SECOND;
/** When it is said that little is left. */
const LITTLE = MINUTE * SECOND;

const two = (number: number) => String(number).padStart(2, "0");

/** As long as there is anything left, it is not 0:00. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  if (seconds >= DAY) {
    return say("web-clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  }
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds >= HOUR) return say("web-clock-hours", { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) });
  return `${minutes}:${two(seconds % MINUTE)}`;
}

/** One that is played out in one go, rather than over days. */
export const isLive = (clock: Clock) => clock.seconds < DAY;

export const isShort = (left: number, clock: Clock | null) => clock !== null && isLive(clock) && left < SHORT;

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

/** A time that was chosen, in the largest unit that fits: 15 minutes, 3 days. */
export function spanText(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? ["second", 1];
  return say("web-span", { unit, number: seconds / size });
}

/** Says once for each seat that little time is left: when that comes, not when it was so from the beginning. */
export class Warnings {
  private plenty = new Set<number>();
  private said = new Set<number>();

  /** Whether it is to be said now. */
  due(seat: number, left: number): boolean {
    if (left > LITTLE) this.plenty.add(seat);
    if (left > LITTLE || left <= 0 || !this.plenty.has(seat) || this.said.has(seat)) return false;
    this.said.add(seat);
    return true;
  }

  /** Another game. */
  forget(): void {
    this.plenty.clear();
    this.said.clear();
  }
}
