import { expect, test } from "vitest";
import { surviveTogether } from "./company.ts";
import { Guests } from "./guests.ts";
import { DESKTOP, PHONE, type Visitor } from "./house.ts";
import { decide, keyboard, playToTheEnd } from "./settler.ts";

const guests = new Guests();

test("a whole game by mouse against the search bot", { timeout: 400_000 }, async () => {
  const ana = await guests.visitor();
  const { page } = ana;
  await ana.game("Dominations").getByLabel("against").selectOption("expert");
  await ana.game("Dominations").getByRole("button", { name: "Play now" }).click();
  await ana.asked();
  const click = (selector: string) => page.locator(selector).click();
  await playToTheEnd(ana, click);
  const text = await page.locator(".end").innerText();
  expect(text).toMatch(/win|victory/i);
  for (const source of ["Influence", "Masteries", "Objectives", "Points by turn", "Influence by turn"]) {
    expect(text).toContain(source);
  }
  await ana.isAccessible("the end of a game");
  const told = await page.locator(".lines").innerText();
  await page.reload();
  await page.locator(".end").waitFor();
  expect(await page.locator(".lines").innerText(), "retold in the same words").toBe(told);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".end").waitFor({ state: "detached" });
  await decide(ana, click);
});

test("a whole game by keyboard only", { timeout: 400_000 }, async () => {
  const luis = await guests.visitor();
  const press = keyboard(luis);
  await press("section[aria-labelledby=dominations] .big >> nth=0");
  await luis.asked();
  await playToTheEnd(luis, press);
});

test("a whole game on a touch screen, in Spanish", { timeout: 400_000 }, async () => {
  const eva = await guests.visitor(PHONE);
  await eva.game("Dominations").getByLabel("contra").selectOption("beginner");
  await eva.game("Dominations").getByRole("button", { name: "Jugar ahora" }).tap();
  await eva.asked();
  await eva.fits("the table");
  await playToTheEnd(eva, (selector) => eva.page.locator(selector).tap());
  await eva.fits("the end");
  const text = await eva.page.locator(".end").innerText();
  expect(text).toMatch(/Gana|ganado|victoria/);
  expect(text).toMatch(/maestrías/i);
});

test("two people, a reload and a power cut", async () => {
  const both: [Visitor, Visitor] = [await guests.visitor(), await guests.visitor({ ...DESKTOP, locale: "es-ES" })];
  const play = (one: Visitor) => decide(one, (selector) => one.page.locator(selector).click());
  await surviveTogether(guests.house, "Dominations", both, play, 22);
});

test("a turn is taken back step by step, a tile turned and another one taken up", async () => {
  const rita = await guests.visitor();
  const { page } = rita;
  await rita.game("Dominations").getByRole("button", { name: "Play now" }).click();
  const click = (selector: string) => page.locator(selector).click();
  const prompt = () => page.locator("#prompt").innerText();
  await rita.asked();
  while (!/^Growth/.test(await prompt())) await decide(rita, click);
  await page.locator(".tile.open").first().click();
  await page.locator(".mark").first().waitFor();
  // the other tile is taken up without a word
  await page.locator(".tile.open").nth(1).click();
  await page.waitForFunction(() => document.querySelectorAll("button.tile")[2]?.classList.contains("held"));
  await page.locator("[data-place]").first().click();
  const ghost = () => page.locator(".ghost").innerHTML();
  const before = await ghost();
  await page.keyboard.press("r");
  expect(await ghost()).not.toBe(before);
  await page.keyboard.press("r");
  await page.locator("[data-rotate]").click();
  expect(await ghost()).toBe(before);
  await page.locator(".mark.selected").hover();
  await page.mouse.wheel(0, 100);
  await page.waitForTimeout(100);
  expect(await ghost(), "the wheel turns it over the place").not.toBe(before);
  await page.getByLabel("Best first:").first().isVisible();
  await page.getByRole("button", { name: "Other places" }).click();
  await page.getByLabel("Best first:").selectOption({ label: "most Religion" });
  const religion = await page.locator("[data-place]").first().innerText();
  await page.getByLabel("Best first:").selectOption({ label: "most Trade" });
  expect(await page.locator("[data-place]").first().innerText()).not.toBe(religion);
  await decide(rita, click);
  while (!/^Development/.test(await prompt())) await decide(rita, click);
  await page.locator("[data-back=growth]").click();
  await page.waitForFunction(() => /^Growth/.test(document.querySelector("#prompt")?.textContent?.trim() ?? ""));
  expect(await page.locator("[data-back]").count(), "the turn has just begun").toBe(0);
});

test("somebody is beside you in the first game, until you want to be alone", async () => {
  for (const [options, button, first] of [
    [DESKTOP, "Guided first game", /objective gives points/],
    [PHONE, "Primera partida guiada", /objetivo da puntos/i],
  ] as const) {
    const nuria = await guests.visitor(options);
    const { page } = nuria;
    await nuria.game("Dominations").getByRole("button", { name: button }).click();
    await nuria.asked();
    const guide = page.locator(".guide");
    expect(await guide.innerText()).toMatch(first);
    await nuria.isAccessible("the guide");
    await nuria.fits("the guide");
    await page.locator("[data-guide-next]").click();
    await guide.waitFor({ state: "detached" });
    await decide(nuria, (selector) => page.locator(selector).click());
    await guide.waitFor();
    await page.locator("[data-guide-leave]").click();
    await decide(nuria, (selector) => page.locator(selector).click());
    await nuria.asked();
    expect(await guide.count()).toBe(0);
  }
});
