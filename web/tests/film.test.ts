import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ExampleName } from "../src/generated/protocol.ts";
import { Guests } from "./guests.ts";
import { Member, SOON, VISITS } from "./member.ts";
import { decide as settle, playToTheEnd as settleToTheEnd } from "./settler.ts";
import { otherThan } from "./spoken.ts";

const guests = new Guests();
type Game = "Dominion" | "Dominations";
const GAMES: Game[] = ["Dominion", "Dominations"];

/** Plays a short game to its end. */
async function finish(somebody: Member, game: Game): Promise<void> {
  const { page, visitor, say } = somebody;
  const press = (selector: string) => page.locator(selector).click();
  const offered = visitor.game(game);
  if (game === "Dominion") {
    await offered.getByLabel(say("web-against")).selectOption("beginner");
    await offered.getByRole("button", { name: say("web-play-now") }).click();
    await visitor.playToTheEnd(press);
  } else {
    await offered.getByRole("button", { name: say("web-new-table") }).click();
    await page.getByLabel(say("web-switch-length")).selectOption({ label: say("web-length", { ages: 1, turns: 5 }) });
    await page.getByLabel(say("web-seat", { number: 2 })).selectOption("beginner");
    await somebody.press("web-make");
    await settleToTheEnd(visitor, press);
  }
}

/** Somebody in front of a film. */
class Watcher {
  readonly page: Page;
  readonly slider: Locator;
  readonly eyes: Locator;
  constructor(member: Member) {
    this.page = member.page;
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
}

for (const game of GAMES) {
  for (const [size, language, options] of VISITS) {
    test(`a film of ${game}, looked at, shared and played on: ${size}, ${language}`, { timeout: 600_000 }, async () => {
      const ana = await Member.come(guests, options, language);
      const { page, say } = ana;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await finish(ana, game);
      await page.getByRole("link", { name: say("web-replay") }).click();
      const film = new Watcher(ana);
      await film.ready();
      const last = await film.last();
      expect(last).toBeGreaterThan(10);
      expect(await film.eyes.inputValue(), "one's own eyes").toBe("0");
      await ana.check("a film");

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
      await ana.button("film-pause").waitFor();
      await expect.poll(() => film.at(), SOON).toBeGreaterThan(1);
      expect(await film.told(), "what plays by itself is not").toBe("");
      await page.keyboard.press(" ");
      await ana.button("film-play").waitFor();
      await page.keyboard.press("?");
      await page.getByText(say("film-key-turn")).waitFor();
      await ana.check("the keys of a film");
      await page.keyboard.press("Escape");

      // the slider
      const middle = Math.floor(last / 2);
      await film.drag(middle);
      const where = say("film-where", { turn: say("film-turn", { turn: "\\d+", name: ".+" }), at: middle, last });
      expect(await film.slider.getAttribute("aria-valuetext")).toMatch(new RegExp(`^${where}$`));
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
      const told = new RegExp(`^${say("film-answered", { answer: ".+" })}`);
      expect(await page.locator(".answered").innerText()).toMatch(told);
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
      await ana.check("other eyes");
      await film.eyes.selectOption("0");
      await page.locator(".answered").waitFor();

      // a link is the same moment for everybody
      await film.drag(middle);
      await page.locator("[data-copy-link]").click();
      await ana.button("web-copied").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain(`/film?game=1&at=${middle}&eyes=0`);
      const luis = await Member.come(guests, options, language);
      await luis.page.goto(link);
      const other = new Watcher(luis);
      await other.isAt(middle);
      expect(await other.picture()).toBe(await film.picture());

      // in the other language, and back
      await ana.speak(otherThan(language));
      await ana.button("film-step-on").waitFor();
      await ana.check("a film in the other language");
      await ana.speak(language);
      await ana.button("film-step-on").waitFor();

      // the file, there and back
      const saving = page.waitForEvent("download");
      await ana.link("film-download").click();
      const replay = await readFile(await (await saving).path(), "utf8");
      expect(() => JSON.parse(replay)).not.toThrow();
      await luis.go("/");
      const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
      const field = luis.page.getByLabel(luis.say("film-upload-field"), { exact: true });
      await field.setInputFiles(file("broken.json", replay.slice(0, replay.length / 2)));
      await luis.page.getByRole("alert").waitFor();
      await luis.check("a broken file");
      await field.setInputFiles(file("replay.json", replay));
      await other.ready();
      expect(await other.last()).toBe(last);
      await other.drag(last);
      await luis.link("film-to-end").click();
      await luis.page.locator(".end").waitFor(SOON);

      // on from the middle
      await film.drag(middle);
      await page.locator("[data-continue]").click();
      await page.locator("form").getByLabel(ana.say("film-continue-seat")).selectOption("0");
      await page.locator("form").getByLabel(ana.say("film-continue-level")).selectOption("beginner");
      await ana.check("going on from here");
      const before = new URL(page.url()).pathname;
      await ana.press("film-continue-go");
      await page.waitForURL((url) => /^\/t\/[a-z0-9]+$/.test(url.pathname));
      expect(page.url()).not.toContain(before);
      await ana.visitor.asked();
      expect(await ana.visitor.isOver()).toBe(false);
      const press = (selector: string) => page.locator(selector).click();
      const moment = () => page.evaluate(() => document.body.dataset["moment"]);
      const was = await moment();
      if (game === "Dominion") await ana.visitor.decide(press);
      else await settle(ana.visitor, press);
      await expect.poll(moment, SOON).not.toBe(was);
    });
  }
}

for (const game of GAMES) {
  for (const [size, language, options] of VISITS) {
    test(`bots play ${game} while somebody watches: ${size}, ${language}`, { timeout: 400_000 }, async () => {
      const eva = await Member.come(guests, options, language);
      const { page, say } = eva;
      const watch = page.getByRole("region", { name: say("film-watch"), exact: true });
      await watch.getByLabel(say("film-watch-game")).selectOption({ label: game });
      await watch.getByLabel(say("film-watch-first")).selectOption("apprentice");
      await watch.getByLabel(say("film-watch-second")).selectOption("beginner");
      await eva.visitor.isAccessible("the lobby");
      await watch.getByRole("button", { name: say("film-watch-bots") }).click();
      await page.waitForURL(/\/t\/[a-z0-9]+\/film/);
      const film = new Watcher(eva);
      await film.ready();
      await eva.button("film-pause").waitFor();
      await expect.poll(() => film.at(), SOON).toBeGreaterThan(0);
      await page.keyboard.press(" ");
      await eva.check("bots at play");
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
      const ends = [1, 2].map((number) => say("web-end", { you: "no", number, names: ".+" }));
      expect(await page.locator(".result").innerText()).toMatch(new RegExp(ends.join("|")));
      await eva.check("the result");
    });
  }
}

for (const [size, language, options] of VISITS) {
  test(`files that cannot be replays are not even sent: ${size}, ${language}`, async () => {
    const rita = await Member.come(guests, options, language);
    const { page, say } = rita;
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/replays")) sent += 1;
    });
    const field = page.getByLabel(say("film-upload-field"), { exact: true });
    const big = { name: "big.json", mimeType: "application/json", buffer: Buffer.alloc(4 * 1024 * 1024 + 1, " ") };
    await field.setInputFiles(big);
    await rita.refused("film-too-big");
    await field.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0xff, 0x00]) });
    await rita.refused("film-not-text");
    expect(sent).toBe(0);
    await rita.check("a file that is refused");
  });
}

for (const [size, language, options] of VISITS) {
  test(`a worked example of a card, step by step: ${size}, ${language}`, async () => {
    const nuria = await Member.come(guests, options, language);
    const { page } = nuria;
    const examples = await page.evaluate(
      async () => (await (await fetch("/api/examples/dominion/militia")).json()) as ExampleName[],
    );
    const [first, second] = examples;
    if (!first || !second) throw new Error("Militia has examples");
    await nuria.go(`/library/dominion/militia/examples/${first.number}`);
    const film = new Watcher(nuria);
    await film.ready();
    await page.getByRole("heading", { name: first.title[language] }).waitFor();
    expect(await film.last()).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => film.at(), SOON).toBe(1);
    await nuria.check("an example");
    await page.locator("summary", { hasText: nuria.say("film-example-text") }).click();
    expect(await page.locator("pre").innerText()).toContain("militia");
    await nuria.check("the text of an example");
    await nuria.link("film-example-next").click();
    await page.getByRole("heading", { name: second.title[language] }).waitFor();
    const other = otherThan(language);
    await nuria.speak(other);
    await page.getByRole("heading", { name: second.title[other] }).waitFor();
    await nuria.link("film-example-previous").click();
    await page.getByRole("heading", { name: first.title[other] }).waitFor();
    await nuria.check("an example in the other language");
    await nuria.link("web-library").click();
    await page.waitForURL(/\/library\/dominion\/militia$/);
  });
}

for (const [size, language, options] of VISITS) {
  test(`the log of a table that has seen much is read upwards: ${size}, ${language}`, {
    timeout: 120_000,
  }, async () => {
    const ana = await Member.come(guests, options, language);
    const { page } = ana;
    const long = new URL("../../crates/dominion/tests/replays/v2/dark-ages-latest-10.json", import.meta.url);
    const sent = await page.request.post(new URL("/api/replays", page.url()).href, { data: await readFile(long) });
    const { id } = await sent.json();
    await ana.go(`/t/${id}`);
    await page.locator(".end").waitFor(SOON);
    await ana.openLog();
    const lines = page.locator(".lines");
    const earlier = ana.button("web-log-earlier");
    await earlier.waitFor(SOON);
    await ana.visitor.isAccessible("the end of a long log");
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
    await ana.check("a long log");
  });
}
