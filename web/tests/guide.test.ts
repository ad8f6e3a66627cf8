import { expect, test } from "vitest";
import { Guests } from "./guests.ts";
import type { Visitor } from "./house.ts";
import { Member, VISITS } from "./member.ts";

const guests = new Guests();

const press = (visitor: Visitor) => (selector: string) => visitor.page.locator(selector).click();
const guideOf = ({ page }: Visitor) => page.locator(".guide");
const moment = ({ page }: Visitor) => page.evaluate(() => document.body.dataset["moment"] ?? "");

/** The lesson that is shown, if any. */
async function topic(visitor: Visitor): Promise<string | null> {
  const shown = visitor.page.locator(".guide [data-topic]");
  return (await shown.count()) > 0 ? shown.getAttribute("data-topic") : null;
}

async function begin({ visitor, say }: Member): Promise<void> {
  await visitor
    .game("Dominion")
    .getByRole("button", { name: say("web-play-guided") })
    .click();
  await visitor.asked();
  await guideOf(visitor).waitFor();
}

/** The guide lies beside the cards, not above any of them. */
async function coversNothing(visitor: Visitor, where: string): Promise<void> {
  const covered = await visitor.page.evaluate(() => {
    const guide = document.querySelector(".guide")?.getBoundingClientRect();
    if (!guide) return ["there is no guide"];
    return [...document.querySelectorAll<HTMLElement>(".hand .card, .middle .card, .pile")]
      .filter((card) => {
        if (!card.checkVisibility()) return false; // folded up
        const box = card.getBoundingClientRect();
        const beside = box.right <= guide.left || box.left >= guide.right;
        return !beside && box.bottom > guide.top + 1 && box.top < guide.bottom - 1;
      })
      .map((card) => card.getAttribute("aria-label") ?? "");
  });
  expect(covered, `${where}: covered`).toEqual([]);
}

for (const [size, language, options] of VISITS) {
  test(`the first turns of a guided game: ${size}, ${language}`, async () => {
    const member = await Member.come(guests, options, language);
    const { page, say, visitor: nuria } = member;
    await begin(member);
    expect(await topic(nuria)).toBe("lesson-hand");
    expect(await guideOf(nuria).innerText()).toContain(say("lesson-hand"));
    await coversNothing(nuria, "the first words");
    await member.check("the first words");

    await page.locator("[data-guide-next]").click();
    await page.locator("[data-topic=lesson-treasures]").waitFor();
    expect(await guideOf(nuria).innerText()).toContain(say("lesson-treasures"));
    await page.locator("[data-guide-next]").click();
    await page.locator("[data-topic]").waitFor({ state: "detached" });

    await page.locator("[data-guide-hint]").click();
    const hints = [2, 3, 4, 5].map((coins) => say("hint-treasures", { coins }));
    expect(hints).toContain(await page.locator("[data-advice]").innerText());
    await coversNothing(nuria, "a hint");
    await member.check("a hint");

    await page.locator(".prompt [data-primary]").click();
    await page.locator("[data-topic=lesson-buy]").waitFor();
    expect(await page.locator("[data-advice]").count(), "a hint is for one question").toBe(0);

    // whoever answers has heard what was said: nothing comes twice
    const heard = new Map<string, string>([
      ["lesson-hand", ""],
      ["lesson-treasures", ""],
    ]);
    for (let answers = 0; answers < 9; answers++) {
      const [said, now] = [await topic(nuria), await moment(nuria)];
      if (said) {
        expect(heard.get(said) ?? now, `${said} comes again`).toBe(now);
        heard.set(said, now);
      }
      await nuria.decide(press(nuria));
      await nuria.asked();
    }
    expect([...heard.keys()]).toEqual(expect.arrayContaining(["lesson-buy", "lesson-discards", "lesson-shuffle"]));

    await page.reload();
    await nuria.asked();
    await guideOf(nuria).waitFor();
    const said = await topic(nuria);
    if (said) expect(heard.get(said) ?? (await moment(nuria)), "after a reload").toBe(await moment(nuria));

    await page.locator("[data-guide-leave]").click();
    await guideOf(nuria).waitFor({ state: "detached" });
    await nuria.decide(press(nuria));
    await page.reload();
    await nuria.asked();
    expect(await guideOf(nuria).count(), "it stays away after a reload").toBe(0);
    await member.go("/");
    await nuria
      .game("Dominion")
      .getByRole("button", { name: say("web-play-now") })
      .click();
    await nuria.asked();
    expect(await guideOf(nuria).count(), "and from other tables").toBe(0);
  });
}

for (const [size, language, options] of VISITS) {
  test(`the glossary: ${size}, ${language}`, async () => {
    const rita = await Member.come(guests, options, language);
    const { page, say } = rita;
    const terms = page.locator("[data-term]");
    const search = page.getByLabel(say("glossary-search"), { exact: true });
    await rita.link("web-glossary").click();
    await page.getByRole("heading", { name: say("web-glossary"), level: 1 }).waitFor();
    await terms.first().waitFor();
    const all = await terms.count();
    expect(all).toBeGreaterThan(80);
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(["Dominion", "Dominations"]);
    await rita.check("the glossary");

    await search.fill(language === "en" ? "throne" : "salon del trono"); // as people type it
    await page.getByText(say("glossary-found", { number: 1 })).waitFor();
    expect(await terms.locator("h3").allInnerTexts()).toEqual([say("term-replay")]);
    await rita.link("term-lose-track").click();
    await page.waitForURL("**/glossary#lose-track");
    await page.locator(".current[data-term=lose-track]").waitFor();
    expect(await terms.count(), "what the search left out is there again").toBe(all);
    const top = () => page.locator(".current").evaluate((term) => term.getBoundingClientRect().top);
    const height = page.viewportSize()?.height ?? 0;
    expect(await top()).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(height / 2);
    await rita.visitor.isAccessible("a term");

    await search.fill("xyzzy");
    await page.getByText(say("glossary-found", { number: 0 })).waitFor();
    await rita.press("glossary-all");
    await page.waitForFunction((number) => document.querySelectorAll("[data-term]").length === number, all);

    await rita.go("/glossary#locus");
    await page.reload();
    await page.locator(".current[data-term=locus]").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say("term-locus"));
    expect(await top()).toBeLessThan(height / 2);
  });
}

for (const [size, language, options] of VISITS) {
  test(`the glossary above a table: ${size}, ${language}`, async () => {
    const teo = await Member.come(guests, options, language);
    const { page, say } = teo;
    await teo.visitor
      .game("Dominations")
      .getByRole("button", { name: say("web-play-now") })
      .click();
    await teo.visitor.asked();
    const table = page.url();
    const named = (key: string) => page.getByRole("dialog", { name: say(key), exact: true });
    const dialog = named("web-glossary");
    // a dialog that is closed has no role any more, but is there until it has said so
    const isGone = () => page.locator("dialog[aria-labelledby=glossary-title]").waitFor({ state: "detached" });
    if (size === "desktop") await page.keyboard.press("?");
    else await teo.press("web-settings");
    await named(size === "desktop" ? "web-keys" : "web-settings")
      .getByRole("button", { name: say("web-glossary") })
      .click();
    await dialog.locator("[data-term]").first().waitFor();
    const games = await dialog.locator("section h2").allInnerTexts();
    expect(games, "the game of the table comes first").toEqual(["Dominations", "Dominion"]);
    await teo.check("the glossary above a table");
    await dialog.getByLabel(say("glossary-search"), { exact: true }).fill("locus");
    await dialog
      .locator("[data-term=locus]")
      .getByRole("link", { name: say("term-disc"), exact: true })
      .click();
    await dialog.locator(".current[data-term=disc]").waitFor();
    expect(page.url(), "nobody leaves the table").toBe(table);
    await dialog.getByRole("button", { name: say("web-close") }).click();
    await isGone();
    await page.keyboard.press("g");
    await dialog.locator("[data-term]").first().waitFor();
    await page.keyboard.press("Escape");
    await isGone();
    expect(await page.locator(".prompt.mine").count()).toBe(1);
  });
}

for (const [size, language, options] of VISITS) {
  test(`a whole guided game, and its end explained: ${size}, ${language}`, { timeout: 400_000 }, async () => {
    const member = await Member.come(guests, options, language);
    const { page, visitor: ana } = member;
    await begin(member);
    const heard = new Set<string>();
    const advised = new Set<string>();
    for (let answers = 0; answers < 400 && !(await ana.isOver()); answers++) {
      for (let said = await topic(ana); said; said = await topic(ana)) {
        heard.add(said);
        await page.locator("[data-guide-next]").click();
        await page.locator(`[data-topic=${said}]`).waitFor({ state: "detached" });
      }
      await page.locator("[data-guide-hint]").click();
      advised.add((await page.locator("[data-advice]").getAttribute("data-advice")) ?? "");
      await coversNothing(ana, `answer ${answers}`);
      await ana.decide(press(ana));
      await ana.asked();
    }
    expect(await ana.isOver()).toBe(true);
    expect([...heard]).toEqual(expect.arrayContaining(["lesson-shuffle", "lesson-province", "lesson-ends"]));
    expect([...advised]).toEqual(expect.arrayContaining(["hint-treasures", "hint-buy-money", "hint-buy-province"]));
    await page.locator("[data-topic=lesson-end]").waitFor();
    expect(await page.locator("[data-guide-hint]").count(), "nothing is asked any more").toBe(0);
    await member.check("the end of a guided game");
    await page.locator("[data-guide-next]").click();
    await guideOf(ana).waitFor({ state: "detached" });
  });
}

for (const [size, language, options] of VISITS) {
  test(`a card in a hint can be looked at: ${size}, ${language}`, async () => {
    const luis = await Member.come(guests, options, language);
    const { page } = luis;
    await begin(luis);
    await page.locator(".prompt [data-primary]").click();
    await page.locator("[data-topic=lesson-buy]").waitFor();
    await page.locator("[data-guide-hint]").click();
    const card = page.locator("[data-advice] .name");
    const name = await card.innerText();
    await card.click();
    await page.getByRole("dialog", { name, exact: true }).waitFor();
    await luis.check("a card of a hint");
    await page.keyboard.press("Escape");
    expect(await page.locator("[data-advice]").count()).toBe(1);
  });
}
