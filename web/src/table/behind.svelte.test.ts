import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { behind } from "./behind.svelte.ts";

let frames: (() => void)[] = [];
const draw = () => {
  for (const call of frames.splice(0)) call();
  flushSync();
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(behindBy: number) {
  const state = $state({ value: 1 });
  let follower = { current: 0 };
  const stop = $effect.root(() => {
    follower = behind(behindBy, () => state.value);
  });
  flushSync();
  const become = (value: number) => {
    state.value = value;
    flushSync();
  };
  return { become, stop, shown: () => follower.current };
}

test("follows when so many frames have been drawn", () => {
  const { become, shown, stop } = follow(1);
  expect(shown(), "there is nothing to wait for at first").toBe(1);
  become(2);
  draw();
  expect(shown(), "while the first one is drawn").toBe(1);
  draw();
  expect(shown()).toBe(2);
  stop();
});

test("shows the latest value only", () => {
  const { become, shown, stop } = follow(1);
  become(2);
  draw();
  become(3);
  vi.advanceTimersByTime(99);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown(), "no frame is drawn for a page that nobody sees").toBe(3);
  stop();
});
