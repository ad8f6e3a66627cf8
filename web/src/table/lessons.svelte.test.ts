import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const open = async () => (await import("./lessons.svelte.ts")).lessons;

test("what was heard at a table is not said again there, not even after a reload", async () => {
  const lessons = await open();
  expect(lessons.heard("/t/one", "a")).toBe(false);
  lessons.hear("/t/one", "a");
  lessons.hear("/t/one", "b");
  expect(lessons.heard("/t/one", "a")).toBe(true);
  vi.resetModules();
  const again = await open();
  expect(again.heard("/t/one", "b")).toBe(true);
  expect(again.heard("/t/two", "b"), "another table begins anew").toBe(false);
  again.hear("/t/two", "b");
  expect(again.heard("/t/one", "b")).toBe(false);
});

test("a browser that holds something else begins anew", async () => {
  for (const odd of ["7", "null", "{", '{"table":1,"topics":2}']) {
    localStorage.setItem("dominio-guide", odd);
    vi.resetModules();
    expect((await open()).heard("/t/one", "a")).toBe(false);
  }
});
