import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ExampleName } from "../src/generated/protocol.ts";
import { Guests, SIZES } from "./guests.ts";
import type { Visitor } from "./house.ts";
import { decide as settle, playToTheEnd as settleToTheEnd } from "./settler.ts";

const guests = new Guests();
type Game = "Dominion" | "Dominations";
const GAMES: Game[] = ["Dominion", "Dominations"];
const SOON = { timeout: 20_000 };

/** Plays a short game to its end. */
async function finish(somebody: Visitor, game: Game): Promise<void> {
  const { page } = somebody;
  const press = (selector: string) => page.locator(selector).click();
  if (game === "Dominion") {
    await somebody.game(game).getByLabel("against").selectOption("beginner");
    await somebody.game(game).getByRole("button", { name: "Play now" }).click();
    await somebody.playToTheEnd(press);
  } else {
    await somebody.game(game).getByRole("button", { name: "Choose everything" }).click();
    await page.getByLabel("Length").selectOption({ label: "1 Age of 5 turns" });
    await page.getByLabel("Seat 2").selectOption("beginner");
    await page.getByRole("button", { name: "Open the table" }).click();
    await settleToTheEnd(somebody, press);
  }
}

/** Somebody in front of a film. */
class Watcher {
  readonly page: Page;
  readonly slider: Locator;
  readonly eyes: Locator;
  constructor(readonly visitor: Visitor) {
    this.page = visitor.page;
    this.slider = this.page.locator("input[type=range]");
    this.eyes = this.page.locator("[data-eyes]");
  }

  /** Until the frame that is wanted is shown. */
  async ready(): Promise<void> {
    await this.page.locator(".picture:not(.late) #shown, .picture:not(.late) .felt").first().waitFor(SOON);
  }

  async at(): Promise<number> {
    return Number(await this.slider.inputValue());
  }

  async last(): Promise<number> {
    return Number(await this.slider.getAttribute("max"));
  }

  async isAt(frame: number): Promise<void> {
    await expect.poll(() => this.at(), SOON).toBe(frame);
    await this.ready();
    // the address follows a moment later
    await expect.poll(() => new URL(this.page.url()).searchParams.get("at"), SOON).toBe(String(frame));
  }

  async drag(frame: number): Promise<void> {
    await this.slider.fill(String(frame));
    await this.isAt(frame);
  }

  async told(): Promise<string> {
    return (await this.page.locator("[data-told]").innerText()).trim();
  }

  /** What can be seen of a moment, once all of it has come. */
  async picture(): Promise<string> {
    const { page } = this;
    const look = async () => {
      const parts = [".lines", "#prompt", ".answered"].map((part) => page.locator(part).allInnerTexts());
      return JSON.stringify(await Promise.all(parts));
    };
    let before = "";
    for (let now = await look(); now !== before; now = await look()) {
      before = now;
      await page.waitForTimeout(400);
    }
    return before;
  }

  async check(where: string): Promise<void> {
    await this.visitor.isAccessible(where);
    await this.visitor.fits(where);
  }

  async speak(language: "Español" | "English"): Promise<void> {
    await this.page.getByRole("button", { name: /Settings|Ajustes/ }).click();
    await this.page.getByLabel(language).check();
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: /Close|Cerrar/ })
      .click();
  }
}

for (const game of GAMES) {
  for (const [size, options] of SIZES) {
    test(`a film of ${game}, looked at, shared and played on: ${size}`, { timeout: 600_000 }, async () => {
      const ana = await guests.visitor(options);
      const { page } = ana;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await finish(ana, game);
      await page.getByRole("link", { name: "Replay" }).click();
      const film = new Watcher(ana);
      await film.ready();
      const last = await film.last();
      expect(last).toBeGreaterThan(10);
      expect(await film.eyes.inputValue(), "one's own eyes").toBe("0");
      await film.check("a film");

      await film.isAt(0);
      for (const frame of [1, 2, 3]) {
        await page.keyboard.press("ArrowRight");
        await film.isAt(frame);
        expect(await film.told(), "a step by hand is told").not.toBe("");
      }
      await page.keyboard.press("ArrowLeft");
      await film.isAt(2);
      await page.keyboard.press("]");
      await expect.poll(() => film.at(), SOON).toBeGreaterThan(2);
      const turn = await film.at();
      await page.keyboard.press("]");
      await expect.poll(() => film.at(), SOON).toBeGreaterThan(turn);
      await page.keyboard.press("[");
      await film.isAt(turn);
      await page.keyboard.press("End");
      await film.isAt(last);
      await page.keyboard.press("Home");
      await film.isAt(0);
      await page.keyboard.press(" ");
      await page.getByRole("button", { name: "Pause" }).waitFor();
      await expect.poll(() => film.at(), SOON).toBeGreaterThan(1);
      expect(await film.told(), "what plays by itself is not").toBe("");
      await page.keyboard.press(" ");
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
      await page.keyboard.press("?");
      await page.getByText("previous or next turn").waitFor();
      await film.check("the keys of a film");
      await page.keyboard.press("Escape");

      // the slider
      const middle = Math.floor(last / 2);
      await film.drag(middle);
      expect(await film.slider.getAttribute("aria-valuetext")).toMatch(/^Turn \d+: .+, answer \d+ of \d+$/);
      expect(await film.told()).toBe("");
      await film.slider.press("ArrowRight");
      await film.isAt(middle + 1);

      // what was asked can be read, what was answered too, and nothing can be answered again
      await film.drag(0);
      for (let steps = 0; (await page.locator(".answered").count()) === 0; steps++) {
        expect(steps, "the player is asked something").toBeLessThan(30);
        await page.keyboard.press("ArrowRight");
        await film.isAt(steps + 1);
      }
      expect(await page.locator(".answered").innerText()).toMatch(/^Answered: .+/);
      expect(await page.locator("#prompt").innerText()).not.toBe("");
      expect(await page.locator(".prompt .button").count()).toBe(0);
      const answered = await film.at();

      // other eyes
      await film.eyes.selectOption("");
      await expect.poll(() => page.locator(".answered").count(), SOON).toBe(0);
      await film.isAt(answered);
      await expect.poll(() => page.url(), SOON).not.toContain("eyes");
      await film.eyes.selectOption("1");
      await expect.poll(() => page.url(), SOON).toContain("eyes=1");
      await film.ready();
      await film.check("other eyes");
      await film.eyes.selectOption("0");
      await page.locator(".answered").waitFor();

      // a link is the same moment for everybody
      await film.drag(middle);
      await page.locator("[data-copy-link]").click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain(`/film?game=1&at=${middle}&eyes=0`);
      const luis = await guests.visitor(options);
      await luis.page.goto(link);
      const other = new Watcher(luis);
      await other.isAt(middle);
      expect(await other.picture()).toBe(await film.picture());

      // in the other language
      await film.speak("Español");
      await page.getByRole("button", { name: "Respuesta siguiente" }).waitFor();
      await film.check("a film in Spanish");
      await film.speak("English");

      // the file, there and back
      const saving = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download" }).click();
      const replay = await readFile(await (await saving).path(), "utf8");
      expect(() => JSON.parse(replay)).not.toThrow();
      await luis.page.goto(guests.house.address);
      const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
      const field = luis.page.getByLabel("Replay file", { exact: true });
      await field.setInputFiles(file("broken.json", replay.slice(0, replay.length / 2)));
      await luis.page.getByRole("alert").waitFor();
      await other.check("a broken file");
      await field.setInputFiles(file("replay.json", replay));
      await other.ready();
      expect(await other.last()).toBe(last);
      await other.drag(last);
      await luis.page.getByRole("link", { name: "All about the result" }).click();
      await luis.page.locator(".end").waitFor(SOON);

      // on from the middle
      await film.drag(middle);
      await page.locator("[data-continue]").click();
      await page.locator("form").getByLabel("You play").selectOption("0");
      await page.locator("form").getByLabel("Level of the bots").selectOption("beginner");
      await film.check("going on from here");
      const before = new URL(page.url()).pathname;
      await page.getByRole("button", { name: "Play on from here" }).click();
      await page.waitForURL((url) => /^\/t\/[a-z0-9]+$/.test(url.pathname));
      expect(page.url()).not.toContain(before);
      await ana.asked();
      expect(await ana.isOver()).toBe(false);
      const press = (selector: string) => page.locator(selector).click();
      const moment = () => page.evaluate(() => document.body.dataset["moment"]);
      const was = await moment();
      if (game === "Dominion") await ana.decide(press);
      else await settle(ana, press);
      await expect.poll(moment, SOON).not.toBe(was);
    });
  }
}

for (const game of GAMES) {
  for (const [size, options] of SIZES) {
    test(`bots play ${game} while somebody watches: ${size}`, { timeout: 400_000 }, async () => {
      const eva = await guests.visitor(options);
      const { page } = eva;
      const watch = page.getByRole("region", { name: "Watch", exact: true });
      await watch.getByLabel("Game").selectOption({ label: game });
      await watch.getByLabel("First bot").selectOption("apprentice");
      await watch.getByLabel("Second bot").selectOption("beginner");
      await eva.isAccessible("the lobby");
      await watch.getByRole("button", { name: "Watch bots play" }).click();
      await page.waitForURL(/\/t\/[a-z0-9]+\/film/);
      const film = new Watcher(eva);
      await film.ready();
      await page.getByRole("button", { name: "Pause" }).waitFor();
      await expect.poll(() => film.at(), SOON).toBeGreaterThan(0);
      await page.keyboard.press(" ");
      await film.check("bots at play");
      // a short game may be over by now
      if ((await page.locator("[data-live]").count()) > 0) {
        await page
          .locator("[data-live]")
          .click(SOON)
          .catch(() => undefined);
      } else await page.keyboard.press("End");
      await expect.poll(async () => (await film.at()) === (await film.last()), SOON).toBe(true);
      await page.locator("[data-continue]").waitFor({ timeout: 300_000 });
      expect(await film.eyes.locator("option").count(), "all eyes are open now").toBe(3);
      expect(await page.locator(".result").innerText()).toMatch(/win|victory/i);
      await film.check("the result");
    });
  }
}

test("files that cannot be replays are not even sent", async () => {
  const rita = await guests.visitor();
  const { page } = rita;
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/replays")) sent += 1;
  });
  const field = page.getByLabel("Replay file", { exact: true });
  const big = { name: "big.json", mimeType: "application/json", buffer: Buffer.alloc(4 * 1024 * 1024 + 1, " ") };
  await field.setInputFiles(big);
  await page.getByText("too big for a replay").waitFor();
  await field.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0xff, 0x00]) });
  await page.getByText("it holds no text").waitFor();
  expect(sent).toBe(0);
  await rita.isAccessible("a file that is refused");
});

for (const [size, options] of SIZES) {
  test(`a worked example of a card, step by step: ${size}`, async () => {
    const nuria = await guests.visitor(options);
    const { page } = nuria;
    const examples = await page.evaluate(
      async () => (await (await fetch("/api/examples/dominion/militia")).json()) as ExampleName[],
    );
    const [first, second] = examples;
    if (!first || !second) throw new Error("Militia has examples");
    await page.goto(`${guests.house.address}/library/dominion/militia/examples/${first.number}`);
    const film = new Watcher(nuria);
    await film.ready();
    await page.getByRole("heading", { name: first.title.en }).waitFor();
    expect(await film.last()).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => film.at(), SOON).toBe(1);
    await film.check("an example");
    await page.locator("summary", { hasText: "The example as it was written" }).click();
    expect(await page.locator("pre").innerText()).toContain("militia");
    await film.check("the text of an example");
    await page.getByRole("link", { name: "Next example" }).click();
    await page.getByRole("heading", { name: second.title.en }).waitFor();
    await film.speak("Español");
    await page.getByRole("heading", { name: second.title.es }).waitFor();
    await page.getByRole("link", { name: "Ejemplo anterior" }).click();
    await page.getByRole("heading", { name: first.title.es }).waitFor();
    await film.check("an example in Spanish");
    await page.getByRole("link", { name: "Biblioteca" }).click();
    await page.waitForURL(/\/library\/dominion\/militia$/);
  });
}

for (const [size, options] of SIZES) {
  test(`the log of a table that has seen much is read upwards: ${size}`, { timeout: 120_000 }, async () => {
    const ana = await guests.visitor(options);
    const { page } = ana;
    const long = new URL("../../crates/dominion/tests/replays/v2/dark-ages-latest-10.json", import.meta.url);
    const sent = await page.request.post(new URL("/api/replays", page.url()).href, { data: await readFile(long) });
    const { id } = await sent.json();
    await page.goto(new URL(`/t/${id}`, page.url()).href);
    if (size === "phone") await page.getByRole("button", { name: "Log", exact: true }).click();
    const lines = page.locator(".lines");
    const earlier = page.getByRole("button", { name: "Earlier lines" });
    await earlier.waitFor(SOON);
    await ana.isAccessible("the end of a long log");
    const first = await lines.locator("p").first().innerText();
    const number = () => lines.locator("p").count();
    for (let before = 0; await earlier.isVisible(); ) {
      before = await number();
      await earlier.scrollIntoViewIfNeeded();
      const mark = lines.locator("p").first();
      const top = (await mark.boundingBox())?.y ?? 0;
      await earlier.click();
      await expect.poll(number, SOON).toBeGreaterThan(before);
      const same = lines.locator("p").nth((await number()) - before);
      await expect.poll(async () => Math.abs(((await same.boundingBox())?.y ?? 0) - top), SOON).toBeLessThan(60);
    }
    expect(await lines.locator("p").first().innerText()).not.toBe(first);
    await ana.isAccessible("a long log");
    await ana.fits("a long log");
  });
}
