import { expect, test } from "vitest";
import { parts } from "./parts.svelte.ts";

test("a part that cannot be fetched is told of", () => {
  parts.watch();
  expect(parts.missing).toBe(false);
  dispatchEvent(new Event("vite:preloadError"));
  expect(parts.missing).toBe(true);
});
