// Questions that are asked once more give the focus back when they go away.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { reader } from "../connection/reader.svelte.ts";
import type { Me, MyTable } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";
import Leaving from "./Leaving.svelte";
import LogIn from "./LogIn.svelte";

const table: MyTable = {
  id: "a",
  game: "dominion",
  seats: 2,
  people: ["Ana"],
  over: false,
  free: 0,
  your_turn: false,
  moved: 1,
};
const me: Me = { person: "1", name: "Ana", login: "ana", tables: [table], settings: null, blocked: [] };
beforeAll(async () => {
  await words.speak("en");
  await words.learn("account");
});
beforeEach(() => {
  reader.take(me);
  vi.stubGlobal("fetch", async () => Response.json({ reason: { key: "error-wrong-password" } }, { status: 400 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => {
  named(name).focus();
  named(name).click();
};
const isFocused = (element: () => Element | null) =>
  vi.waitFor(() => expect(document.activeElement).toBe(element() ?? "nothing"));

test("whoever does not log in, or cannot, is where they were", async () => {
  render(LogIn, { done: () => undefined });
  press("Log in");
  await isFocused(() => named("No, go back"));
  press("No, go back");
  await isFocused(() => named("Log in"));
  press("Log in");
  await isFocused(() => named("No, go back"));
  press("Log in anyway");
  await screen.findByRole("alert");
  await isFocused(() => named("Log in"));
});

test("whoever does not delete everything, or cannot, goes on from what is there", async () => {
  render(Leaving, { done: () => undefined });
  const password = () => document.querySelector("#delete-password");
  press("Delete…");
  await isFocused(password);
  press("Delete everything about me");
  await isFocused(() => named("No, go back"));
  press("Yes, delete everything");
  await screen.findByRole("alert");
  await isFocused(password);
  press("No, go back");
  await isFocused(() => named("Delete…"));
});
