// Building a kingdom with the keyboard: whatever is pressed, one can go on from there.

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { kingdomCards } from "../cards/cards.ts";
import { settings } from "../settings/settings.svelte.ts";
import { words } from "../words/words.svelte.ts";
import CardWishes from "./CardWishes.svelte";
import Drawn from "./Drawn.svelte";
import { Design } from "./design.svelte.ts";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("library");
});
const [first = "", second = "", ...rest] = kingdomCards.map((card) => card.id);
const ten = [first, second, ...rest.slice(0, 8)];
let drawn: string[];
beforeEach(() => {
  settings.set("tastes", {});
  drawn = ten;
  vi.stubGlobal("fetch", async () =>
    Response.json({ cards: drawn, shelters: false, latest_rules: false, code: drawn.join() }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
/** As with the keyboard: what is pressed has the focus. */
async function press(name: string): Promise<void> {
  named(name).focus();
  named(name).click();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await tick();
}
const focus = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const inOrder = () =>
  [...document.querySelectorAll<HTMLElement>("[data-drawn]")].map((one) => one.dataset["drawn"] ?? "");

async function open(): Promise<Design> {
  const design = new Design();
  await design.draw();
  render(Drawn, { design });
  return design;
}

test("after a card that is taken out comes its neighbour, and after the last one the heading", async () => {
  await open();
  for (let left = 10; left > 1; left--) {
    const order = inOrder();
    const at = Math.floor(order.length / 2);
    await press(`Take out ${words.card(order[at] ?? "")}`);
    const neighbour = order[at + 1] ?? order[at - 1] ?? "";
    expect(focus()).toBe(`Take out ${words.card(neighbour)}`);
  }
  await press(`Take out ${words.card(inOrder()[0] ?? "")}`);
  expect(focus()).toBe("Your kingdom");
});

test("after a card that is swapped comes the one in its place, or the same if there is none", async () => {
  await open();
  const come = rest[8] ?? "";
  drawn = [come, ...ten.slice(1)];
  await press(`Swap ${words.card(first)} for another card`);
  await vi.waitFor(() => expect(focus()).toBe(`Swap ${words.card(come)} for another card`));
  vi.stubGlobal("fetch", async () => Response.json({ reason: { key: "error-wishes" } }, { status: 400 }));
  await press(`Swap ${words.card(second)} for another card`);
  await vi.waitFor(() => expect(screen.queryByRole("alert")).not.toBeNull());
  await vi.waitFor(() => expect(focus()).toBe(`Swap ${words.card(second)} for another card`));
});

test("whoever fills a kingdom up goes on from its heading", async () => {
  const design = await open();
  design.takeOut(first);
  await tick();
  await press("Fill up by lot");
  await vi.waitFor(() => expect(focus()).toBe("Your kingdom"));
  expect(inOrder().length).toBe(10);
});

test("a card is put in and taken out with the same button", async () => {
  const design = new Design();
  render(CardWishes, { design });
  const button = named(`Put in ${words.card(first)}`);
  button.focus();
  button.click();
  await tick();
  expect([focus(), design.cards]).toEqual([`Take out ${words.card(first)}`, [first]]);
  expect(document.activeElement).toBe(button);
});
