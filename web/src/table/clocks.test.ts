import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Clocks } from "../connection/clocks.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { clockText, isShort, spanText, Warnings } from "./clocktext.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => words.speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a clock says minutes, hours or days, and never less than nothing", async () => {
  expect(clockText(15 * MINUTE)).toBe("15:00");
  expect(clockText(65 * SECOND)).toBe("1:05");
  expect(clockText(1), "what is left is not nothing").toBe("0:01");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(-90 * SECOND)).toBe("0:00");
  expect(clockText(HOUR - SECOND)).toBe("59:59");
  expect(clockText(HOUR + 5 * MINUTE)).toBe("1 h 05 min");
  expect(clockText(DAY - SECOND)).toBe("23 h 59 min");
  expect(clockText(3 * DAY + 4 * HOUR + MINUTE)).toBe("3 d 4 h");
});

test("times that can be chosen are said in the largest unit that fits", async () => {
  const spans = () => [5, 90, 900, 3600, 86_400, 259_200, 0].map(spanText);
  expect(spans()).toEqual(["5 s", "90 s", "15 min", "1 h", "1 day", "3 days", "0 s"]);
  await words.speak("es");
  expect(spans()).toEqual(["5 s", "90 s", "15 min", "1 h", "1 día", "3 días", "0 s"]);
  await words.speak("en");
});

test("only a live clock is red at the end", () => {
  expect(isShort(29 * SECOND, { seconds: 900, more: 5 })).toBe(true);
  expect(isShort(31 * SECOND, { seconds: 900, more: 5 })).toBe(false);
  expect(isShort(29 * SECOND, { seconds: 86_400, more: 86_400 })).toBe(false);
  expect(isShort(29 * SECOND, null)).toBe(false);
});

test("the clock of whoever decides runs on between two news, and no other", () => {
  const clocks = new Clocks([10 * SECOND, 20 * SECOND], 1);
  vi.advanceTimersByTime(5 * SECOND);
  expect([clocks.left(0), clocks.left(1), clocks.left(2)]).toEqual([10 * SECOND, 15 * SECOND, null]);
  vi.advanceTimersByTime(20 * SECOND);
  expect(clocks.left(1)).toBe(-5 * SECOND);
  clocks.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing runs while bots decide", () => {
  const clocks = new Clocks([10 * SECOND], null);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(MINUTE);
  expect(clocks.left(0)).toBe(10 * SECOND);
});

test("the last minute is said once, when it comes", () => {
  const warnings = new Warnings();
  expect(warnings.due(0, 61 * SECOND)).toBe(false);
  expect(warnings.due(0, 60 * SECOND)).toBe(true);
  expect(warnings.due(0, 59 * SECOND)).toBe(false);
  expect(warnings.due(0, 65 * SECOND), "some time was put on it").toBe(false);
  expect(warnings.due(0, 60 * SECOND)).toBe(false);
  expect(warnings.due(1, 30 * SECOND), "it was so from the beginning").toBe(false);
  expect(warnings.due(2, 2 * MINUTE)).toBe(false);
  expect(warnings.due(2, -SECOND), "too late").toBe(false);
  warnings.forget();
  expect(warnings.due(0, 2 * MINUTE)).toBe(false);
  expect(warnings.due(0, 60 * SECOND), "another game").toBe(true);
});
