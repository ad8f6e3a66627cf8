// Whoever answers what is asked at a table beside the game goes on from there.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TableLink } from "../connection/table.svelte.ts";
import type { Wish } from "../generated/protocol.ts";
import { settings } from "../settings/settings.svelte.ts";
import { words } from "../words/words.svelte.ts";
import Guide from "./Guide.svelte";
import Seats from "./Seats.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("guide");
});
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("WebSocket", class {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function atTable(): TableLink {
  const table = new TableLink("t");
  table.you = 0;
  table.host = true;
  const person = (name: string) => ({ who: { person: { name } }, ready: false });
  table.seats = [person("Ana"), person("Luis")] as unknown as TableLink["seats"];
  return table;
}
const named = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => {
  named(name).focus();
  named(name).click();
};
const isFocused = (element: () => Element | null) =>
  vi.waitFor(() => expect(document.activeElement).toBe(element() ?? "nothing"));

test("somebody stays on a seat, or leaves it to others", async () => {
  const table = atTable();
  const free = { ...table.seats[1], who: "nobody" } as (typeof table.seats)[number];
  table.wish = async (_: Wish) => {
    table.seats = [table.seats[0] ?? free, free];
    return true;
  };
  render(Seats, { table });
  const opener = words.say("web-remove-person");
  press(opener);
  await isFocused(() => named("No, go back"));
  press("No, go back");
  await isFocused(() => named(opener));
  press(opener);
  await isFocused(() => named("No, go back"));
  press(opener);
  await isFocused(() => screen.getByRole("combobox"));
});

test("the guide leaves people at what is asked", async () => {
  settings.set("guide", true);
  const table = atTable();
  document.body.insertAdjacentHTML("beforeend", '<p id="prompt">Asked</p>');
  render(Guide, { table, topics: ["lesson-hand", "lesson-buy"], hint: () => ({ key: "hint-treasures" }) });
  press(words.say("web-guide-next"));
  await vi.waitFor(() => expect(document.querySelector("[data-topic=lesson-buy]")).not.toBeNull());
  expect(document.activeElement).toBe(named(words.say("web-guide-next")));
  press(words.say("web-guide-next"));
  await isFocused(() => named(words.say("web-guide-hint")));
  press(words.say("web-guide-leave"));
  await isFocused(() => document.querySelector("#prompt"));
  document.querySelector("#prompt")?.remove();
});
