// A table as its components show it: one that is played at now, or a game that was played before.

import type {
  GameOptions,
  Line,
  Manners,
  Position,
  Presence,
  SeatView,
  Sentence,
  Wish,
} from "../generated/protocol.ts";
import type { Clocks } from "./clocks.svelte.ts";

export abstract class Watched {
  /** Whose eyes these are; none for those who watch. */
  you = $state<number | null>(null);
  game = $state.raw<GameOptions | null>(null);
  manners = $state.raw<Manners | null>(null);
  /** None where nobody's time is measured. */
  clocks = $state.raw<Clocks | null>(null);
  seats = $state.raw<SeatView[]>([]);
  present = $state.raw<Presence[]>([]);
  lines = $state.raw<Line[]>([]);
  undone = $state.raw<Set<number>>(new Set());
  /** The last news took something back. */
  tookBack = $state(false);
  /** Why the last wish was not granted. */
  refused = $state.raw<Sentence | null>(null);
  /** Wishes on their way: until the server has answered them, nothing else can be answered. */
  waiting = $state(0);
  /** They have been on their way for so long that people should see it. Most are not, and a page that is drawn twice for each
   * answer is slower than one that is drawn once. */
  slow = $state(false);
  /** What was answered to the question that is shown, where that is known already. */
  picked = $state.raw<number[] | null>(null);
  /** What is shown does not follow from what was shown before: nothing is seen moving there. */
  leapt = $state(false);

  abstract get position(): Position | null;

  /** Whether nothing can be answered because the server cannot be reached. */
  get cutOff(): boolean {
    return false;
  }

  /** Whether it was played before: everything can be looked at, nothing answered. */
  get recorded(): boolean {
    return false;
  }

  /** True when it is granted and safe. */
  abstract wish(wish: Wish): Promise<boolean>;

  answer(picks: number[]): Promise<boolean> {
    return this.wish({ answer: { moment: this.position?.moment ?? 0, picks } });
  }

  /** The latest answer, or so many at once. */
  undo(answers: number | null = null): Promise<boolean> {
    if (this.waiting > 0) return Promise.resolve(false);
    return this.wish({ undo: { moment: this.position?.moment ?? 0, answers } });
  }
}
