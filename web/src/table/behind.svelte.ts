// What stands beside the table follows a frame or two behind it, so that the frame that shows an answer is drawn for the
// answer alone.

import { untrack } from "svelte";

/** Milliseconds after which it follows in any case: a page that nobody sees draws no frames. */
const LONGEST = 100;

/** Calls when so many frames have been drawn; what it returns calls it off. */
function afterFrames(frames: number, call: () => void): () => void {
  let left = frames;
  let frame = requestAnimationFrame(step);
  const timer = setTimeout(done, LONGEST);
  function step(): void {
    if (left === 0) done();
    else {
      left -= 1;
      frame = requestAnimationFrame(step);
    }
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function done(): void {
    stop();
    call();
  }
  return stop;
}

/** A value as it was so many frames ago. To be made where a component is. */
export function behind<T>(frames: number, value: () => T): { readonly current: T } {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next === untrack(() => shown)) return undefined;
    return afterFrames(frames, () => {
      shown = next;
    });
  });
  return {
    get current() {
      return shown;
    },
  };
}
