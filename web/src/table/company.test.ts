// What is said at a table, and to those who only look.

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TableLink } from "../connection/table.svelte.ts";
import { Watched } from "../connection/watched.svelte.ts";
import type { Line } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";
import Log from "./Log.svelte";
import { Muted } from "./muted.svelte.ts";
import Told from "./Told.svelte";
import Watching from "./Watching.svelte";

beforeAll(() => words.speak("en"));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A table that refuses whatever is wished. */
class Strict extends Watched {
  override you = 0;
  override get position() {
    return null;
  }
  wish(): Promise<boolean> {
    this.refused = { key: "refused-not-now" };
    return Promise.resolve(false);
  }
}
const says = (version: number, person: string, text: string): Line => ({
  version,
  chat: { name: "Luis", text, person },
});

test("what the muted say is not read aloud, as soon as they are muted", async () => {
  const [table, muted] = [new Strict(), new Muted("one")];
  const { container } = render(Told, { table, muted });
  table.lines = [says(1, "7", "you are slow")];
  await tick();
  expect(container.textContent).toContain("you are slow");
  muted.set("7", true);
  table.lines = [...table.lines, says(2, "7", "very slow"), says(3, "8", "no, he is not")];
  await tick();
  expect(container.textContent).not.toContain("slow");
  expect(container.textContent).toContain("no, he is not");
});

test("why nobody hears what was said is said beside it, until something else is wished", async () => {
  const table = new Strict();
  render(Log, { table, muted: new Muted("one"), open: true });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "hello";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  screen.getByRole("button", { name: "Send" }).click();
  await vi.waitFor(() => expect(field.getAttribute("aria-describedby")).toBe("unheard"));
  expect(document.getElementById("unheard")?.textContent).toBe(words.say("refused-not-now"));
  expect(field.value, "it can be said again").toBe("hello");
  table.refused = { key: "refused-not-now" };
  await tick();
  expect(document.getElementById("unheard"), "another wish").toBeNull();
});

test("those who only look are told what they see, and when", async () => {
  vi.stubGlobal("WebSocket", class {});
  const table = new TableLink("t");
  table.manners = { listed: false, spectators: "live", clock: null };
  const { container, rerender } = render(Watching, { table, playing: true });
  const told = () => [/You are watching/, /once it is over/].map((words) => words.test(container.textContent ?? ""));
  expect(told()).toEqual([true, false]);
  table.manners = { listed: false, spectators: "delayed", clock: null };
  await tick();
  expect(told()).toEqual([true, true]);
  await rerender({ playing: false });
  expect(told(), "nothing is held back before and after a game").toEqual([true, false]);
  table.stage = "private";
  await tick();
  expect(told()).toEqual([false, false]);
});
