// The library: cards, kingdoms, and the designer, down to a game with a kingdom that somebody designed.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import kingdoms from "../src/generated/kingdoms.json";
import { Guests } from "./guests.ts";
import { DESKTOP } from "./house.ts";
import { Member, SOON, VISITS } from "./member.ts";
import { type Language, otherThan } from "./spoken.ts";

const guests = new Guests();
/** Without accents, and in capitals. */
const CELLAR = { en: "CELLAR", es: "SOTANO" };
/** The Attack for 4 that comes after Bureaucrat, by its name. */
const NEXT = { en: "militia", es: "spy" };

const open = (reader: Member, path: string) => reader.go(`/library${path}`);
const follow = (reader: Member, key: string) => reader.link(key).first().click();
const drawn = (page: Page) =>
  page.locator("[data-drawn]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["drawn"] ?? ""));
const kingdomNamed = (id: string, language: Language) => {
  const kingdom = kingdoms.find((one) => one.id === id);
  if (!kingdom) throw new Error(`no kingdom ${id}`);
  return kingdom.names[language];
};

for (const [size, language, options] of VISITS) {
  test(`every part of the library is accessible and fits: ${size}, ${language}`, { timeout: 400_000 }, async () => {
    const ana = await Member.come(guests, options, language);
    const { page } = ana;
    const check = async (where: string) => {
      await ana.check(where);
      expect(await page.locator("body").innerText(), `${where} has all its words`).not.toMatch(/«[a-z]+-[a-z-]+»/);
    };
    await follow(ana, "web-library");
    await ana.heading("library-dominion-title");
    await page.getByRole("searchbox").fill("ro"); // a hundred cards are no different from a few, but take long
    await check("some cards");
    await page.locator("a[data-card=throne_room]").click();
    await ana.heading("web-rulings");
    await ana.isOn(page.locator("h1"));
    expect(await page.title()).toBe(`${ana.say("card-throne-room")} · ${ana.say("web-library")} · Dominio`);
    await check("a card");
    await open(ana, "/dominion/no_such_card");
    await ana.heading("library-no-such-card");
    await check("a card that is not there");
    await follow(ana, "library-dominations");
    await ana.heading("library-dominations-title");
    await page.locator("[data-mastery]").first().waitFor();
    await check("masteries");
    for (const part of ["monuments", "objectives", "roles", "tiles", "masteries"]) {
      await follow(ana, `library-${part}`);
      await page.locator("main h2").first().waitFor();
      await check(part);
    }
    await follow(ana, "library-kingdoms");
    await ana.heading("library-kingdoms-title");
    await check("kingdoms");
    await follow(ana, "library-designer");
    await ana.heading("library-designer-title");
    await page.getByRole("searchbox").fill("an"); // a hundred rows are no different from a few, but take long
    await check("the designer");
    await ana.press("library-draw");
    await ana.button("library-copy-link").waitFor();
    await check("a kingdom");
    await page.locator("[data-drawn] button").first().click();
    await page.getByRole("dialog").waitFor();
    await check("a card close up");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Dominio", exact: true }).first().click();
    await page.getByRole("heading", { name: "Dominio", exact: true }).waitFor();
  });
}

test("the library is not fetched before somebody reads in it", async () => {
  const { page } = await Member.come(guests, DESKTOP, "en");
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map((file) => file.name.split("/").at(-1) ?? ""));
  expect((await fetched()).filter((name) => /^(Library|Designer|library)/.test(name))).toEqual([]);
});

for (const [size, language, options] of VISITS) {
  test(`cards are found by name, set, cost and type, and stay found: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page } = ana;
    await open(ana, "");
    await ana.heading("library-dominion-title");
    const status = page.getByRole("search").getByRole("status");
    const found = (number: number) =>
      number > 0 ? ana.say("library-cards-found", { number }) : ana.say("library-no-cards");
    expect(await status.innerText()).toBe(found(140));
    await page.getByLabel(ana.say("library-search")).fill(CELLAR[language]);
    await expect.poll(() => status.innerText(), SOON).toBe(found(1));
    expect(await page.locator("a[data-card]").getAttribute("data-card")).toBe("cellar");
    await ana.speak(otherThan(language));
    await expect.poll(() => status.innerText(), SOON).toBe(found(0));
    await ana.speak(language);
    await ana.press("library-clear-filters");
    const choose = (what: string, value: string) =>
      page.getByRole("combobox", { name: ana.say(what), exact: true }).selectOption(value);
    await choose("library-set", "base");
    await choose("library-cost", "4");
    await choose("library-type", "attack");
    await expect.poll(() => status.innerText(), SOON).toBe(found(4));
    await page.locator("a[data-card=bureaucrat]").click();
    const next = page.getByRole("link", { name: ana.say("library-next", { card: ana.say(`card-${NEXT[language]}`) }) });
    await next.click();
    await ana.heading(`card-${NEXT[language]}`);
    await page.getByRole("link", { name: kingdomNamed("interaction", language), exact: true }).waitFor();
    await follow(ana, "library-all-cards");
    await expect.poll(() => status.innerText(), { ...SOON, message: "as it was left" }).toBe(found(4));
  });
}

/** Steps through a whole example, and goes back to where it was found. */
async function stepThrough(reader: Member, example: string): Promise<void> {
  const { page } = reader;
  const back = page.url();
  await page.getByRole("link", { name: example, exact: true }).click();
  await page.getByRole("heading", { name: example }).waitFor(SOON);
  const slider = page.locator("input[type=range]");
  await page.locator("div.picture:not(.late)").waitFor(SOON);
  const last = Number(await slider.getAttribute("max"));
  expect(last, `“${example}” has steps`).toBeGreaterThan(0);
  for (let step = 1; step <= last; step++) {
    await reader.press("film-step-on");
    await expect.poll(() => slider.inputValue(), SOON).toBe(String(step));
    expect(await page.locator("[data-told]").innerText(), `step ${step} is told`).not.toBe("");
  }
  expect(await reader.button("film-step-on").getAttribute("aria-disabled")).toBe("true");
  await reader.check("the end of an example");
  await reader.link("web-library").click();
  await page.waitForURL(back);
}

for (const [size, language, options] of VISITS) {
  test(`a card names its kingdoms and its examples: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page } = ana;
    await open(ana, "/dominion/moat");
    const examples = page.locator("a[href^='/library/dominion/moat/examples/']");
    await examples.first().waitFor(SOON);
    await stepThrough(ana, await examples.first().innerText());
    await ana.heading("card-moat");
    await page.getByRole("link", { name: kingdomNamed("interaction", language), exact: true }).click();
    await ana.heading("library-kingdoms-title");
    await expect.poll(() => page.locator(".looked h3").innerText(), SOON).toBe(kingdomNamed("interaction", language));
  });
}

for (const [size, language, options] of VISITS) {
  test(`every rule has worked examples: ${size}, ${language}`, async () => {
    const luis = await Member.come(guests, options, language);
    const { page } = luis;
    await open(luis, "");
    await follow(luis, "library-examples");
    await luis.heading("library-examples-title");
    await page.locator("[data-topic]").first().waitFor(SOON);
    await luis.check("topics");
    expect(await page.locator("main").innerText(), "every topic has a name").not.toMatch(/«[a-z]+-[a-z-]+»/);
    for (const [game, topic] of [
      ["dominion", "losing_track"],
      ["dominations", "growth"],
    ] as const) {
      const entry = page.locator("li", { has: page.locator(`a[href='/library/examples/${game}/${topic}']`) });
      const name = luis.say(`topic-${topic.replace("_", "-")}`);
      const number = await entry.locator(".quiet").innerText();
      await entry.getByRole("link", { name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor(SOON);
      const examples = page.locator(`a[href^='/library/${game}/${topic}/examples/']`);
      await examples.first().waitFor(SOON);
      expect(number).toBe(luis.say("library-examples-number", { number: await examples.count() }));
      await luis.check(`the examples of ${topic}`);
      await stepThrough(luis, await examples.first().innerText());
      await luis.link("library-all-examples").click();
      await luis.heading("library-examples-title");
    }
  });
}

for (const [size, language, options] of VISITS) {
  test(`masteries are found by Domain, value and name: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await open(ana, "/dominations");
    const all = say("web-masteries-shown", { number: 72 });
    await page.getByRole("status").filter({ hasText: all }).waitFor(SOON);
    await ana.press("domain-religion");
    await page.getByLabel(say("web-value")).selectOption("9");
    await expect.poll(() => page.locator("[data-mastery]").count(), SOON).toBeLessThan(12);
    expect(await page.locator("[data-mastery]:not([data-of=religion])").count()).toBe(0);
    expect(await page.locator("[data-mastery]").first().locator(".nodus").count()).toBe(4);
    const name = await page.locator("[data-mastery=great-synod] h2 span").last().innerText();
    await page.getByRole("link", { name: say("library-examples-of", { card: name }) }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor(SOON);
    const examples = page.locator("a[href^='/library/dominations/great-synod/examples/']");
    await examples.first().waitFor(SOON);
    await ana.check("the examples of a mastery");
    await stepThrough(ana, await examples.first().innerText());
    await open(ana, "/dominations");
    await page.getByPlaceholder(say("web-search")).fill("no such mastery");
    await page.getByText(say("web-no-masteries")).waitFor();
  });
}

for (const [size, language, options] of VISITS) {
  test(`a kingdom is designed, shared and played: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await open(ana, "/designer");
    await ana.heading("library-designer-title");
    const wish = (where: string, what: string) =>
      page
        .locator(where)
        .getByTitle(say(`library-${what}`), { exact: true })
        .click();
    for (const set of ["alchemy", "dark_ages"]) await page.locator(`[data-set=${set}]`).getByRole("checkbox").uncheck();
    await page.getByLabel(say("library-least-of", { set: say("set-base") })).selectOption("6");
    await wish("[data-kind=village]", "kind-need");
    await wish("[data-kind=attack]", "kind-ban");
    await wish(".card[data-card=chapel]", "need");
    await wish(".card[data-card=moat]", "ban");
    await page.getByText(say("library-as-text"), { exact: true }).click();
    expect(await page.locator("[data-wishes]").innerText()).toBe(
      "base 6-10, intrigue, need village, forbid attack, forbid card moat, need card chapel",
    );
    await ana.press("library-draw");
    await ana.button("library-copy-code").waitFor();
    const first = await drawn(page);
    expect(first.length).toBe(10);
    expect(first).toContain("chapel");
    expect(first).not.toContain("moat");

    const gone = first.find((card) => card !== "chapel") ?? "";
    const swap = say("library-swap-card", { card: say(`card-${gone.replaceAll("_", "-")}`) });
    await page.getByRole("button", { name: swap, exact: true }).click();
    await page.locator(`[data-drawn=${gone}]`).waitFor({ state: "detached" });
    const second = await drawn(page);
    expect(second.filter((card) => first.includes(card)).length).toBe(9);

    const shared = await page.getByLabel(say("library-link")).inputValue();
    expect(shared).toContain("/library/designer?code=");
    const other = otherThan(language);
    const luis = await Member.come(guests, { ...options, locale: other === "en" ? "en-US" : "es-ES" }, other);
    await luis.page.goto(shared);
    await expect.poll(async () => (await drawn(luis.page)).toSorted(), SOON).toEqual(second.toSorted());

    const mine = page.getByRole("region", { name: say("library-your-kingdom") });
    await mine.getByLabel(say("web-against")).selectOption("beginner");
    await ana.press("library-play");
    await ana.visitor.asked();
    for (const card of second) expect(await page.locator(`.pile[data-card=${card}]`).count(), card).toBe(1);
    await page.goBack();
    await expect
      .poll(async () => (await drawn(page)).toSorted(), { ...SOON, message: "it is still there" })
      .toEqual(second.toSorted());
  });
}

for (const [size, language, options] of VISITS) {
  test(`wishes that cannot be kept are named: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await open(ana, "/designer");
    for (const set of ["base", "intrigue", "dark_ages"]) {
      await page.locator(`[data-set=${set}]`).getByRole("checkbox").uncheck();
    }
    await page.locator("[data-kind=potion]").getByTitle(say("library-kind-ban")).click();
    await ana.press("library-draw");
    await ana.refused("set-alchemy");
    await ana.visitor.isAccessible("wishes that cannot be kept", "[aria-labelledby=your-kingdom]");
    await ana.press("library-clear-wishes");
    await ana.press("library-draw");
    await expect.poll(async () => (await drawn(page)).length, SOON).toBe(10);
  });
}

for (const [size, language, options] of VISITS) {
  test(`a kingdom by hand, with the keyboard, and the rest by lot: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await open(ana, "/designer");
    await ana.heading("library-designer-title");
    const mine = ["village", "smithy", "market", "militia", "moat", "cellar", "mine", "remodel", "workshop"];
    for (const card of mine) await page.locator(`.card[data-card=${card}] .put`).press("Enter");
    await page.getByText(say("web-chosen", { number: 9 })).waitFor();
    await page.locator(".card[data-card=woodcutter] .put").press("Enter");
    await ana.button("library-copy-code").waitFor();
    await page.locator("[data-drawn=woodcutter] [data-sign='×']").press("Enter");
    const sign = () => page.evaluate(() => document.activeElement?.getAttribute("data-sign"));
    await expect.poll(sign, { ...SOON, message: "on the card beside it" }).toBe("×");
    await page.locator(".card[data-card=woodcutter] .put").press("Enter");
    await ana.button("library-copy-code").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(say("web-chosen", { number: 9 })).waitFor();
    await ana.button("library-fill-up").press("Enter");
    await expect.poll(async () => (await drawn(page)).length, SOON).toBe(10);
    expect(await drawn(page)).toEqual(expect.arrayContaining(mine));
    const segments = page.getByRole("radiogroup", { name: say("card-chapel"), exact: true });
    await segments.getByRole("radio", { name: say("library-neutral") }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await segments.getByRole("radio", { name: say("library-dislike") }).isChecked()).toBe(true);
  });
}

for (const [size, language, options] of VISITS) {
  test(`likes, dislikes and bans are remembered until they are forgotten: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await open(ana, "/designer");
    await page.locator(".card[data-card=witch]").getByTitle(say("library-ban")).click();
    await page.locator(".card[data-card=chapel]").getByTitle(say("library-like")).click();
    await page.reload();
    await page.getByText(say("library-remembered", { number: 2 })).waitFor();
    await page.getByLabel(say("library-only-wished")).check();
    expect(await page.locator(".card[data-card]").count()).toBe(2);
    await ana.press("library-forget");
    await expect.poll(() => page.locator(".card[data-card]").count(), SOON).toBe(0);
  });
}

for (const [size, language, options] of VISITS) {
  test(`a recommended kingdom is played, and opened in the designer: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await open(ana, "/kingdoms");
    const inDesigner = say("library-open-kingdom", { kingdom: kingdomNamed("big-money", language) });
    await page.getByRole("link", { name: inDesigner }).click();
    await expect.poll(async () => (await drawn(page)).includes("throne_room"), SOON).toBe(true);
    expect((await drawn(page)).length).toBe(10);
    await follow(ana, "library-kingdoms");
    const play = say("library-play-kingdom", { kingdom: kingdomNamed("size-distortion", language) });
    await page.getByRole("button", { name: play }).click();
    await ana.visitor.asked();
    expect(await page.locator(".pile[data-card=witch]").count()).toBe(1);
  });
}
