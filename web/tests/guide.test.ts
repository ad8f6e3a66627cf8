import { expect, test } from "vitest";
import { Guests, SIZES } from "./guests.ts";
import { DESKTOP, type Visitor } from "./house.ts";

const guests = new Guests();

/** What is read and pressed, by language. */
const SPOKEN = {
  "en-US": {
    guided: "Guided first game",
    now: "Play now",
    hand: /This is your hand/,
    treasures: /Money counts once it is played/,
    hint: /^Play all Treasures: then you have \d coins? to spend\.$/,
    glossary: "Glossary",
    settings: "Settings",
    search: "Search",
    wish: "throne",
    found: /1 term/,
    term: ["Playing a card twice", "Lose track", "lose-track"],
    nothing: "No term fits.",
    all: "Show all terms",
  },
  "es-ES": {
    guided: "Primera partida guiada",
    now: "Jugar ahora",
    hand: /Esta es tu mano/,
    treasures: /El dinero cuenta una vez jugado/,
    hint: /^Juega todos los Tesoros: así tendrás \d monedas? para gastar\.$/,
    glossary: "Glosario",
    settings: "Ajustes",
    search: "Buscar",
    wish: "salon del trono",
    found: /1 término/,
    term: ["Jugar una carta dos veces", "Perder el rastro", "lose-track"],
    nothing: "No hay ningún término así.",
    all: "Mostrar todos los términos",
  },
} as const;
const LOCALES = ["en-US", "es-ES"] as const;

const press = (visitor: Visitor) => (selector: string) => visitor.page.locator(selector).click();
const guideOf = ({ page }: Visitor) => page.locator(".guide");
const moment = ({ page }: Visitor) => page.evaluate(() => document.body.dataset["moment"] ?? "");

/** The lesson that is shown, if any. */
async function topic(visitor: Visitor): Promise<string | null> {
  const shown = visitor.page.locator(".guide [data-topic]");
  return (await shown.count()) > 0 ? shown.getAttribute("data-topic") : null;
}

async function begin(visitor: Visitor, guided: string): Promise<void> {
  await visitor.game("Dominion").getByRole("button", { name: guided }).click();
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
        const box = card.getBoundingClientRect();
        const beside = box.right <= guide.left || box.left >= guide.right;
        return !beside && box.bottom > guide.top + 1 && box.top < guide.bottom - 1;
      })
      .map((card) => card.getAttribute("aria-label") ?? "");
  });
  expect(covered, `${where}: covered`).toEqual([]);
}

for (const [size, options] of SIZES) {
  // both sizes and both languages, each once
  for (const locale of LOCALES.filter((locale) => (locale === "en-US") === (size === "desktop"))) {
    const spoken = SPOKEN[locale];

    test(`the first turns of a guided game: ${size}, ${locale}`, async () => {
      const nuria = await guests.visitor({ ...options, locale });
      const { page } = nuria;
      await begin(nuria, spoken.guided);
      expect(await topic(nuria)).toBe("lesson-hand");
      expect(await guideOf(nuria).innerText()).toMatch(spoken.hand);
      await coversNothing(nuria, "the first words");
      await nuria.isAccessible("the first words");
      await nuria.fits("the first words");

      await page.locator("[data-guide-next]").click();
      await page.locator("[data-topic=lesson-treasures]").waitFor();
      expect(await guideOf(nuria).innerText()).toMatch(spoken.treasures);
      await page.locator("[data-guide-next]").click();
      await page.locator("[data-topic]").waitFor({ state: "detached" });

      await page.locator("[data-guide-hint]").click();
      expect(await page.locator("[data-advice]").innerText()).toMatch(spoken.hint);
      await coversNothing(nuria, "a hint");
      await nuria.isAccessible("a hint");
      await nuria.fits("a hint");

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
      await page.goto(guests.house.address);
      await nuria.game("Dominion").getByRole("button", { name: spoken.now }).click();
      await nuria.asked();
      expect(await guideOf(nuria).count(), "and from other tables").toBe(0);
    });

    test(`the glossary: ${size}, ${locale}`, async () => {
      const rita = await guests.visitor({ ...options, locale });
      const { page } = rita;
      const terms = page.locator("[data-term]");
      const search = page.getByLabel(spoken.search, { exact: true });
      const [name, other, id] = spoken.term;
      await page.getByRole("link", { name: spoken.glossary }).click();
      await page.getByRole("heading", { name: spoken.glossary, level: 1 }).waitFor();
      await terms.first().waitFor();
      const all = await terms.count();
      expect(all).toBeGreaterThan(80);
      expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(["Dominion", "Dominations"]);
      await rita.isAccessible("the glossary");
      await rita.fits("the glossary");

      await search.fill(spoken.wish);
      await page.getByText(spoken.found).waitFor();
      expect(await terms.locator("h3").allInnerTexts()).toEqual([name]);
      await page.getByRole("link", { name: other, exact: true }).click();
      await page.waitForURL(`**/glossary#${id}`);
      await page.locator(`.current[data-term=${id}]`).waitFor();
      expect(await terms.count(), "what the search left out is there again").toBe(all);
      const top = () => page.locator(".current").evaluate((term) => term.getBoundingClientRect().top);
      const height = page.viewportSize()?.height ?? 0;
      expect(await top()).toBeGreaterThan(0);
      expect(await top()).toBeLessThan(height / 2);
      await rita.isAccessible("a term");

      await search.fill("xyzzy");
      await page.getByText(spoken.nothing).waitFor();
      await page.getByRole("button", { name: spoken.all }).click();
      await page.waitForFunction((number) => document.querySelectorAll("[data-term]").length === number, all);

      await page.goto(`${guests.house.address}/glossary#locus`);
      await page.reload();
      await page.locator(".current[data-term=locus]").waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Locus");
      expect(await top()).toBeLessThan(height / 2);
    });
  }
}

for (const [size, options] of SIZES) {
  test(`the glossary above a table: ${size}`, async () => {
    const teo = await guests.visitor(options);
    const { page } = teo;
    await teo.game("Dominations").getByRole("button", { name: "Play now" }).click();
    await teo.asked();
    const table = page.url();
    const dialog = page.getByRole("dialog", { name: "Glossary" });
    if (size === "desktop") {
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keys" }).getByRole("button", { name: "Glossary" }).click();
    } else {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Glossary" }).click();
    }
    await dialog.locator("[data-term]").first().waitFor();
    const games = await dialog.locator("section h2").allInnerTexts();
    expect(games, "the game of the table comes first").toEqual(["Dominations", "Dominion"]);
    await teo.isAccessible("the glossary above a table");
    await teo.fits("the glossary above a table");
    await dialog.getByLabel("Search", { exact: true }).fill("locus");
    await dialog.locator("[data-term=locus]").getByRole("link", { name: "Disc", exact: true }).click();
    await dialog.locator(".current[data-term=disc]").waitFor();
    expect(page.url(), "nobody leaves the table").toBe(table);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await dialog.locator("[data-term]").first().waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.locator(".prompt.mine").count()).toBe(1);
  });
}

test("a whole guided game, and its end explained", { timeout: 400_000 }, async () => {
  const ana = await guests.visitor(DESKTOP);
  const { page } = ana;
  await begin(ana, SPOKEN["en-US"].guided);
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
  await ana.isAccessible("the end of a guided game");
  await page.locator("[data-guide-next]").click();
  await guideOf(ana).waitFor({ state: "detached" });
});

test("a card in a hint can be looked at", async () => {
  const luis = await guests.visitor();
  const { page } = luis;
  await begin(luis, SPOKEN["en-US"].guided);
  await page.locator(".prompt [data-primary]").click();
  await page.locator("[data-topic=lesson-buy]").waitFor();
  await page.locator("[data-guide-hint]").click();
  const card = page.locator("[data-advice] .name");
  const name = await card.innerText();
  await card.click();
  await page.getByRole("dialog", { name, exact: true }).waitFor();
  await luis.isAccessible("a card of a hint");
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-advice]").count()).toBe(1);
});
