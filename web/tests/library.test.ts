// The library: cards, kingdoms, and the designer, down to a game with a kingdom that somebody designed.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Guests, SIZES } from "./guests.ts";
import { DESKTOP, PHONE, type Visitor } from "./house.ts";

const guests = new Guests();
const SOON = { timeout: 20_000 };

const told = {
  en: {
    locale: "en-US",
    library: "Library",
    cards: "The cards of Dominion",
    dominations: "What is in the box of Dominations",
    parts: ["Monuments", "Objectives", "Roles", "Tiles", "Masteries"],
    kingdoms: ["Kingdoms", "Recommended kingdoms"],
    designer: ["Designer", "Design a kingdom"],
    rulings: "Rulings",
    none: "There is no such card.",
    draw: "Draw ten cards",
    copy: "Copy the link",
  },
  es: {
    locale: "es-ES",
    library: "Biblioteca",
    cards: "Las cartas de Dominion",
    dominations: "Lo que hay en la caja de Dominations",
    parts: ["Monumentos", "Objetivos", "Roles", "Piezas", "Maestrías"],
    kingdoms: ["Reinos", "Reinos recomendados"],
    designer: ["Diseñador", "Diseña un reino"],
    rulings: "Aclaraciones",
    none: "No existe esa carta.",
    draw: "Sacar diez cartas",
    copy: "Copiar el enlace",
  },
} as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const open = (visitor: Visitor, path: string) => visitor.page.goto(`${guests.house.address}/library${path}`);
const drawn = (page: Page) =>
  page.locator("[data-drawn]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["drawn"] ?? ""));

// both languages and both sizes, each once: what is checked takes long
const readers = [
  ["desktop", DESKTOP, told.en],
  ["phone", PHONE, told.es],
] as const;
for (const [size, options, words] of readers) {
  test(`every part of the library is accessible and fits: ${size}, ${words.locale}`, { timeout: 400_000 }, async () => {
    const ana = await guests.visitor(options);
    const { page } = ana;
    const check = async (where: string) => {
      await ana.isAccessible(where);
      await ana.fits(where);
      expect(await page.locator("body").innerText(), `${where} has all its words`).not.toMatch(/«[a-z]+-[a-z-]+»/);
    };
    await link(page, words.library).click();
    await heading(page, words.cards);
    await page.getByRole("searchbox").fill("ro"); // a hundred cards are no different from a few, but take long
    await check("some cards");
    await page.locator("a[data-card=throne_room]").click();
    await heading(page, words.rulings);
    await check("a card");
    await open(ana, "/dominion/no_such_card");
    await heading(page, words.none);
    await check("a card that is not there");
    await link(page, "Dominations").click();
    await heading(page, words.dominations);
    await page.locator("[data-mastery]").first().waitFor();
    await check("masteries");
    for (const part of words.parts) {
      await link(page, part).click();
      await page.locator("main h2").first().waitFor();
      await check(part);
    }
    await link(page, words.kingdoms[0]).click();
    await heading(page, words.kingdoms[1]);
    await check("kingdoms");
    await link(page, words.designer[0]).click();
    await heading(page, words.designer[1]);
    await page.getByRole("searchbox").fill("an"); // a hundred rows are no different from a few, but take long
    await check("the designer");
    await page.getByRole("button", { name: words.draw }).click();
    await page.getByRole("button", { name: words.copy }).waitFor();
    await check("a kingdom");
    await page.locator("[data-drawn] button").first().click();
    await page.getByRole("dialog").waitFor();
    await check("a card close up");
    await page.keyboard.press("Escape");
    await link(page, "Dominio").click();
    await heading(page, "Dominio");
  });
}

test("the library is not fetched before somebody reads in it", async () => {
  const ana = await guests.visitor();
  const fetched = () =>
    ana.page.evaluate(() => performance.getEntriesByType("resource").map((file) => file.name.split("/").at(-1) ?? ""));
  expect((await fetched()).filter((name) => /^(Library|Designer|library)/.test(name))).toEqual([]);
});

test("cards are found by name, set, cost and type, and stay found", async () => {
  const ana = await guests.visitor({ ...DESKTOP, locale: "es-ES" });
  const { page } = ana;
  await open(ana, "");
  await heading(page, told.es.cards);
  const status = page.getByRole("search").getByRole("status");
  expect(await status.innerText()).toBe("140 cartas");
  await page.getByLabel("Buscar por nombre").fill("SOTANO");
  await expect.poll(() => status.innerText(), SOON).toBe("1 carta");
  expect(await page.locator("a[data-card]").getAttribute("data-card")).toBe("cellar");
  await page.getByRole("button", { name: "English" }).click();
  await expect.poll(() => status.innerText(), SOON).toBe("No card is like that.");
  await page.getByRole("button", { name: "Show all" }).click();
  const choose = (what: string, value: string) =>
    page.getByRole("combobox", { name: what, exact: true }).selectOption(value);
  await choose("Set", "base");
  await choose("Cost", "4");
  await choose("Type", "attack");
  await expect.poll(() => status.innerText(), SOON).toBe("4 cards");
  await page.getByRole("link", { name: /^Bureaucrat/ }).click();
  await page.getByRole("link", { name: "Next: Militia" }).click();
  await heading(page, "Militia");
  await page.getByRole("link", { name: "First Game", exact: true }).waitFor();
  await page.getByRole("link", { name: "All cards", exact: true }).click();
  await expect.poll(() => status.innerText(), { ...SOON, message: "as it was left" }).toBe("4 cards");
});

test("a card names its kingdoms and its examples", async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await page.route("**/api/examples/dominion/moat", (route) =>
    route.fulfill({ json: [{ number: 2, title: { en: "Moat against a Witch", es: "Foso contra una Bruja" } }] }),
  );
  await open(ana, "/dominion/moat");
  const example = page.getByRole("link", { name: "Moat against a Witch" });
  expect(await example.getAttribute("href")).toBe("/library/dominion/moat/examples/2");
  await page.getByRole("link", { name: "Interaction", exact: true }).click();
  await heading(page, told.en.kingdoms[1]);
  await expect.poll(() => page.locator(".looked h3").innerText(), SOON).toBe("Interaction");
});

test("masteries are found by Domain, value and name", async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await open(ana, "/dominations");
  const status = page.getByRole("status").filter({ hasText: /master/ });
  await expect.poll(() => status.innerText(), SOON).toBe("72 masteries");
  await page.getByRole("button", { name: "Religion", exact: true }).click();
  await page.getByLabel("Value").selectOption("9");
  await expect.poll(() => page.locator("[data-mastery]").count(), SOON).toBeLessThan(12);
  expect(await page.locator("[data-mastery]:not([data-of=religion])").count()).toBe(0);
  expect(await page.locator("[data-mastery]").first().locator(".nodus").count()).toBe(4);
  await page.getByPlaceholder("Search by name").fill("no such mastery");
  await page.getByText("No mastery is like that.").waitFor();
});

for (const [size, options] of SIZES) {
  test(`a kingdom is designed, shared and played: ${size}`, async () => {
    const ana = await guests.visitor(options);
    const { page } = ana;
    await open(ana, "/designer");
    await heading(page, told.en.designer[1]);
    const wish = (card: string, name: string) => page.locator(`.card[data-card=${card}]`).getByTitle(name).click();
    for (const set of ["alchemy", "dark_ages"]) await page.locator(`[data-set=${set}]`).getByRole("checkbox").uncheck();
    await page.getByLabel("Dominion: at least").selectOption("6");
    await page.locator("[data-kind=village]").getByTitle("must be there").click();
    await page.locator("[data-kind=attack]").getByTitle("must not be there").click();
    await wish("chapel", "must be there");
    await wish("moat", "never drawn");
    await page.getByText("The wishes as text").click();
    expect(await page.locator("[data-wishes]").innerText()).toBe(
      "base 6-10, intrigue, need village, forbid attack, forbid card moat, need card chapel",
    );
    await page.getByRole("button", { name: "Draw ten cards" }).click();
    await page.getByRole("button", { name: "Copy the code" }).waitFor();
    const first = await drawn(page);
    expect(first.length).toBe(10);
    expect(first).toContain("chapel");
    expect(first).not.toContain("moat");

    const gone = first.find((card) => card !== "chapel") ?? "";
    await page.locator(`[data-drawn=${gone}]`).getByRole("button", { name: /^Swap/ }).click();
    await page.locator(`[data-drawn=${gone}]`).waitFor({ state: "detached" });
    const second = await drawn(page);
    expect(second.filter((card) => first.includes(card)).length).toBe(9);

    const shared = await page.getByLabel("Link").inputValue();
    expect(shared).toContain("/library/designer?code=");
    const luis = await guests.visitor({ ...options, locale: "es-ES" });
    await luis.page.goto(shared);
    await expect.poll(async () => (await drawn(luis.page)).toSorted(), SOON).toEqual(second.toSorted());

    await page.getByRole("region", { name: "Your kingdom" }).getByLabel("against").selectOption("beginner");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await ana.asked();
    for (const card of second) expect(await page.locator(`.pile[data-card=${card}]`).count(), card).toBe(1);
    await page.goBack();
    await expect
      .poll(async () => (await drawn(page)).toSorted(), { ...SOON, message: "it is still there" })
      .toEqual(second.toSorted());
  });
}

test("wishes that cannot be kept are named", async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await open(ana, "/designer");
  for (const set of ["base", "intrigue", "dark_ages"]) {
    await page.locator(`[data-set=${set}]`).getByRole("checkbox").uncheck();
  }
  await page.locator("[data-kind=potion]").getByTitle("must not be there").click();
  await page.getByRole("button", { name: "Draw ten cards" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").innerText()).toContain("Alchemy");
  await ana.isAccessible("wishes that cannot be kept", "[aria-labelledby=your-kingdom]");
  await page.getByRole("button", { name: "Clear all other wishes" }).click();
  await page.getByRole("button", { name: "Draw ten cards" }).click();
  await expect.poll(async () => (await drawn(page)).length, SOON).toBe(10);
});

test("a kingdom by hand, with the keyboard, and the rest by lot", async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await open(ana, "/designer");
  await heading(page, told.en.designer[1]);
  const mine = ["village", "smithy", "market", "militia", "moat", "cellar", "mine", "remodel", "workshop"];
  for (const card of mine) await page.locator(`.card[data-card=${card}] .put`).press("Enter");
  await page.getByText("9 of 10 cards chosen").waitFor();
  await page.locator(".card[data-card=woodcutter] .put").press("Enter");
  await page.getByRole("button", { name: "Copy the code" }).waitFor();
  await page.getByRole("button", { name: "Take out Woodcutter" }).first().press("Enter");
  await page.getByRole("button", { name: "Fill up by lot" }).press("Enter");
  await expect.poll(async () => (await drawn(page)).length, SOON).toBe(10);
  expect(await drawn(page)).toEqual(expect.arrayContaining(mine));
  const segments = page.getByRole("radiogroup", { name: "Chapel", exact: true });
  await segments.getByRole("radio", { name: "does not matter" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await segments.getByRole("radio", { name: "drawn a third as readily" }).isChecked()).toBe(true);
});

test("likes, dislikes and bans are remembered until they are forgotten", async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await open(ana, "/designer");
  await page.locator(".card[data-card=witch]").getByTitle("never drawn").click();
  await page.locator(".card[data-card=chapel]").getByTitle("drawn three times as readily").click();
  await page.reload();
  await page.getByText("2 likes, dislikes and bans are remembered in this browser.").waitFor();
  await page.getByLabel("Only cards with a wish").check();
  expect(await page.locator(".card[data-card]").count()).toBe(2);
  await page.getByRole("button", { name: "Forget them" }).click();
  await expect.poll(() => page.locator(".card[data-card]").count(), SOON).toBe(0);
});

test("a recommended kingdom is played, and opened in the designer", async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await open(ana, "/kingdoms");
  await page.getByRole("link", { name: "Open in the designer: Big Money" }).click();
  await expect.poll(async () => (await drawn(page)).includes("throne_room"), SOON).toBe(true);
  expect((await drawn(page)).length).toBe(10);
  await link(page, "Kingdoms").click();
  await page.getByRole("button", { name: "Play Size Distortion" }).click();
  await ana.asked();
  expect(await page.locator(".pile[data-card=witch]").count()).toBe(1);
});
