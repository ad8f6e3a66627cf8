import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE, type Visitor } from "./house.ts";

let house: House;
let all: Visitor[] = [];
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(async () => {
  for (const visitor of all) {
    expect(visitor.complaints).toEqual([]);
    await visitor.page.context().close();
  }
  all = [];
});

async function visitor(options = DESKTOP): Promise<Visitor> {
  const somebody = await house.visitor(options);
  all.push(somebody);
  return somebody;
}

test("a whole game by mouse, two clicks after the page is there", async () => {
  const ana = await visitor();
  await ana.page.getByLabel("against").selectOption("apprentice");
  await ana.page.getByRole("button", { name: "Play now" }).click();
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
  const luis = await visitor();
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
  const eva = await visitor(PHONE);
  await eva.fits("the lobby");
  await eva.page.getByLabel("contra").selectOption("beginner");
  await eva.page.getByRole("button", { name: "Jugar ahora" }).tap();
  await eva.asked();
  await eva.fits("the table");
  await eva.playToTheEnd((selector) => eva.page.locator(selector).tap());
  await eva.fits("the end");
  expect(await eva.page.locator(".end").innerText()).toMatch(/Gana|ganado|victoria/);
});

test("two browsers, a reload and a power cut", async () => {
  const ana = await visitor();
  const luis = await visitor({ ...DESKTOP, locale: "es-ES" });
  await ana.page.getByRole("button", { name: "With a friend" }).click();
  const link = await ana.page.locator(".link input").inputValue();
  await luis.page.goto(link);
  await luis.page.getByRole("button", { name: "Sentarse aquí" }).click();
  await luis.page.getByRole("button", { name: "Empecemos" }).click();
  await ana.page.locator(".hand").waitFor();
  await luis.page.locator(".hand").waitFor();
  const both = [ana, luis];
  const step = async () => {
    for (const one of both) {
      if ((await one.page.locator(".prompt.mine").count()) > 0) {
        await one.decide((selector) => one.page.locator(selector).click());
        return;
      }
    }
    await ana.page.waitForTimeout(50);
  };
  for (let steps = 0; steps < 12; steps++) await step();
  const question = () => Promise.all(both.map((one) => one.page.locator(".prompt").innerText()));
  const log = () => ana.page.locator(".lines").innerText();
  await ana.page.waitForTimeout(300);
  const [before, told] = [await question(), await log()];
  await ana.page.reload();
  await ana.page.locator(".hand").waitFor();
  expect(await question()).toEqual(before);
  expect(await log()).toBe(told);
  await house.killAndRestart();
  for (const one of both) await one.page.waitForFunction(() => !document.querySelector(".state")?.textContent?.trim());
  expect(await question()).toEqual(before);
  for (let steps = 0; steps < 12; steps++) await step();
  expect((await log()).length).toBeGreaterThan(told.length);
  await luis.page.getByPlaceholder("Di algo").fill("<b>hola</b>");
  await luis.page.keyboard.press("Enter");
  await ana.page.getByText("<b>hola</b>").waitFor();
  await luis.page.getByRole("button", { name: "Abandonar" }).click();
  await luis.page.getByRole("alertdialog").getByRole("button", { name: "Abandonar" }).click();
  await ana.page.getByText("You win!").first().waitFor();
});
