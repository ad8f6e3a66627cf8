import { expect, test } from "vitest";
import { surviveTogether } from "./company.ts";
import { Guests } from "./guests.ts";
import { DESKTOP, PHONE, type Visitor } from "./house.ts";

const guests = new Guests();

test("a whole game by mouse, two clicks after the page is there", async () => {
  const ana = await guests.visitor();
  await ana.game("Dominion").getByLabel("against").selectOption("apprentice");
  await ana.game("Dominion").getByRole("button", { name: "Play now" }).click();
  await ana.asked();
  const script = await ana.page.evaluate(() => {
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return all.filter((file) => file.name.endsWith(".js")).reduce((sum, file) => sum + file.encodedBodySize, 0);
  });
  expect(script, "bytes of script, as sent, before the table is usable").toBeLessThan(150_000);
  expect(script).toBeGreaterThan(10_000);
  await ana.playToTheEnd((selector) => ana.page.locator(selector).click());
  const text = await ana.page.locator(".end").innerText();
  expect(text).toMatch(/win|victory/i);
  expect(text).toContain("Province");
  await ana.isAccessible("the end of a game");
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await ana.page.locator(".end").waitFor({ state: "detached" });
  await ana.decide((selector) => ana.page.locator(selector).click());
});

test("a whole game by keyboard only", async () => {
  const luis = await guests.visitor();
  const keyboard = luis.page.keyboard;
  const focused = (selector: string) =>
    luis.page.evaluate((wanted) => {
      const [plain, nth] = wanted.split(" >> nth=");
      const found = [...document.querySelectorAll(plain ?? "")];
      return document.activeElement !== null && found.at(Number(nth ?? 0)) === document.activeElement;
    }, selector);
  const press = async (selector: string) => {
    if (/data-primary/.test(selector)) {
      await luis.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keyboard.press(" ");
      return;
    }
    for (let tabs = 0; tabs < 120; tabs++) {
      if (await focused(selector)) return keyboard.press("Enter");
      await keyboard.press("Tab");
    }
    throw new Error(`${selector} cannot be reached with Tab`);
  };
  for (let tabs = 0; !(await focused(".big")); tabs++) {
    expect(tabs).toBeLessThan(20);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await luis.asked();
  await luis.playToTheEnd(press);
});

test("a whole game on a phone, in Spanish", async () => {
  const eva = await guests.visitor(PHONE);
  await eva.fits("the lobby");
  await eva.game("Dominion").getByLabel("contra").selectOption("beginner");
  await eva.game("Dominion").getByRole("button", { name: "Jugar ahora" }).tap();
  await eva.asked();
  await eva.fits("the table");
  await eva.playToTheEnd((selector) => eva.page.locator(selector).tap());
  await eva.fits("the end");
  expect(await eva.page.locator(".end").innerText()).toMatch(/Gana|ganado|victoria/);
});

test("two browsers, a reload and a power cut", async () => {
  const ana = await guests.visitor();
  const luis = await guests.visitor({ ...DESKTOP, locale: "es-ES" });
  const play = (one: Visitor) => one.decide((selector) => one.page.locator(selector).click());
  await surviveTogether(guests.house, "Dominion", [ana, luis], play, 12);
  await luis.page.getByPlaceholder("Di algo").fill("<b>hola</b>");
  await luis.page.keyboard.press("Enter");
  await ana.page.getByText("<b>hola</b>").waitFor();
  await luis.page.getByRole("button", { name: "Abandonar" }).click();
  await luis.page.getByRole("alertdialog").getByRole("button", { name: "Abandonar" }).click();
  await ana.page.getByText("You win!").first().waitFor();
});

/** Every shape of answer, and a card that asks for it. */
const shapes: Record<string, string> = {
  "card-one-may": "village",
  "card-one-must": "secret_passage",
  "card-several-may": "cellar",
  "card-several-must": "steward",
  "card-ordered-must": "scout",
  "name-one-must": "wishing_well",
  "yes_no-one-must": "mining_village",
  "option-one-must": "steward",
  "option-several-must": "pawn",
  "position-one-must": "secret_passage",
};
const curious = [...new Set(Object.values(shapes)), "militia", "moat"];

test("every shape of answer in one game", { timeout: 400_000 }, async () => {
  const rita = await guests.visitor();
  const { page } = rita;
  const reached = new Set<string>();
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const stage = JSON.parse(String(payload)).stage;
      const [question, asked] = [stage?.playing?.question, stage?.playing?.asked];
      if (!question) return;
      const choice = question.offers[0].choice;
      const several = question.max > 1 ? (question.ordered ? "ordered" : "several") : "one";
      const kinds =
        typeof choice === "string" ? (choice === "all_treasures" ? "card" : "yes_no") : Object.keys(choice)[0];
      reached.add(`${asked.verb === "name" ? "name" : kinds}-${several}-${question.min === 0 ? "may" : "must"}`);
    });
  });
  await rita.game("Dominion").getByRole("button", { name: "Choose everything" }).click();
  await page.getByLabel("By hand", { exact: true }).check();
  for (const summary of await page.locator("summary").all()) await summary.click();
  for (const card of curious) await page.locator(`input[data-card=${card}]`).check();
  await page.getByLabel("Seat 2").selectOption("apprentice");
  await page.getByRole("button", { name: "Open the table" }).click();
  const any = async (selector: string) => {
    const found = page.locator(selector);
    const number = await found.count();
    if (number > 0) await found.nth(Math.floor(Math.random() * number)).click();
    return number > 0;
  };
  const missing = () => Object.keys(shapes).filter((shape) => !reached.has(shape));
  for (let answers = 0; answers < 900 && missing().length > 0; answers++) {
    await rita.asked();
    if (await rita.isOver()) {
      await page.getByRole("button", { name: "Play again" }).click();
      await page.locator(".end").waitFor({ state: "detached" });
      continue;
    }
    const prompt = await page.locator("#prompt").innerText();
    const treasures = page.getByRole("button", { name: /^Play all Treasures/ });
    if (await page.locator(".prompt select").count()) {
      await page.locator(".prompt select").selectOption({ index: 1 });
    } else if (await treasures.count()) await treasures.click();
    else if (/Buy/.test(prompt)) {
      const worthy = missing()
        .map((shape) => `.pile.open[data-card=${shapes[shape]}]`)
        .join(", ");
      if (!(await any(worthy)) && !(await any(".pile.open[data-card=silver]"))) await any(".prompt [data-decline]");
    } else if (await page.locator("[data-confirm]:not(:disabled)").count()) {
      await page.locator("[data-confirm]").click();
    } else if (!(await any(".pile.open, .card.open:not(.chosen)"))) {
      await any(".prompt .button:not(:disabled):not(.on):not([data-confirm])");
    }
    await page.waitForTimeout(15);
  }
  expect(missing()).toEqual([]);
});
