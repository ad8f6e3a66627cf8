// Every question that any card asks, from its scenario: it can be read, answered, and seen by everybody.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FromServer, QuestionView } from "../src/generated/protocol.ts";
import { DESKTOP, House, PHONE, type Visitor } from "./house.ts";

const file = process.env["DOMINIO_GALLERY"] ?? join(import.meta.dirname, "../../target/gallery.json");
const pictures = join(import.meta.dirname, "../shots/gallery");
type Frames = Record<string, FromServer & { type: "welcome" }>;
interface Gallery {
  dominion: Frames;
  dominations: Frames;
  /** What is printed on the cards of Dominations, by the address of the pack. */
  packs: Record<string, unknown>;
}
const gallery = JSON.parse(readFileSync(file, "utf8")) as Gallery;

let house: House;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  house = await House.open();
});
afterAll(() => house.close());

/** What a legal answer must be. */
function isLegal(picks: number[], question: QuestionView): boolean {
  const copies = (pick: number) => picks.filter((other) => other === pick).length;
  return (
    picks.length >= question.min &&
    picks.length <= question.max &&
    picks.every((pick) => copies(pick) <= (question.offers[pick]?.copies ?? 0))
  );
}

const sizes = [
  ["desktop", DESKTOP],
  ["phone", { ...PHONE, locale: "es-ES" }],
] as const;

/** A table whose server is the gallery. */
class Stand {
  picked: number[] | undefined;
  private moment = 0;
  private socket: WebSocketRoute | undefined;
  private constructor(readonly visitor: Visitor) {}

  static async open(options: BrowserContextOptions): Promise<Stand> {
    const stand = new Stand(await house.visitor(options));
    const { page } = stand.visitor;
    await page.route("**/api/packs/*/*", (route) => {
      const name = new URL(route.request().url()).pathname.split("/").slice(-2).join("/");
      return route.fulfill({ json: gallery.packs[name] });
    });
    await page.routeWebSocket(/\/ws\//, (route) => {
      stand.socket = route;
      route.onMessage((text) => {
        const asked = JSON.parse(String(text));
        stand.picked = asked.do.answer?.picks;
        route.send(JSON.stringify({ type: "done", id: asked.id }));
      });
    });
    await stand.enter();
    return stand;
  }

  async enter(): Promise<void> {
    this.socket = undefined;
    await this.visitor.page.goto(`${house.address}/t/gallerygalle`);
    while (!this.socket) await this.visitor.page.waitForTimeout(20);
  }

  /** Asks one of the questions. */
  async ask(name: string, frame: FromServer & { type: "welcome" }): Promise<QuestionView> {
    const stage = frame.stage;
    if (typeof stage !== "object" || !("playing" in stage) || !stage.playing.question) throw new Error(name);
    stage.playing.moment = ++this.moment;
    frame.version = this.moment + 10;
    this.picked = undefined;
    this.socket?.send(JSON.stringify(frame));
    await this.visitor.page.waitForFunction(
      (number) => document.body.dataset["moment"] === String(number),
      this.moment,
    );
    return stage.playing.question;
  }

  async given(name: string, question: QuestionView): Promise<void> {
    while (!this.picked) await this.visitor.page.waitForTimeout(5);
    expect(isLegal(this.picked, question), `${name}: ${this.picked}`).toBe(true);
  }

  async leave(): Promise<void> {
    expect(this.visitor.complaints).toEqual([]);
    await this.visitor.page.context().close();
  }
}

for (const [size, options] of sizes) {
  test(`every question of every card on a ${size}`, { timeout: 900_000 }, async () => {
    const stand = await Stand.open(options);
    const { page } = stand.visitor;
    for (const [name, frame] of Object.entries(gallery.dominion)) {
      const question = await stand.ask(name, frame);
      // every answer is there to be given
      const cards = question.offers.filter((offer) => JSON.stringify(offer.choice).startsWith('{"card"'));
      const places = question.offers.filter((offer) => JSON.stringify(offer.choice).startsWith('{"position"'));
      const others = question.offers.length - cards.length - places.length;
      const open = page.locator(".pile.open, .card.open");
      await open.or(page.locator(".prompt .button, .prompt select")).first().waitFor();
      expect(await open.count(), `${name}: cards`).toBeGreaterThanOrEqual(cards.length);
      expect(await page.locator(".prompt .button:not([data-decline]):not([data-confirm])").count(), name).toBe(others);
      if (places.length > 0)
        expect(await page.locator(".prompt option:not([disabled])").count(), name).toBe(places.length);
      // on the phone only what differs from question to question: the rest is the same page 178 times
      await stand.visitor.isAccessible(name, size === "phone" ? ".own" : "body");
      await stand.visitor.fits(name);
      await page.screenshot({ path: join(pictures, `${size}-${name}.png`), fullPage: size === "phone" });
      // and it can be given
      const wanted = Math.max(1, question.min);
      for (let pick = 0; pick < wanted; pick++) {
        if (places.length > 0) await page.locator(".prompt select").selectOption({ index: 1 });
        else if (cards.length > 0) await page.locator(".pile.open, .card.open:not(.chosen)").first().click();
        else await page.locator(".prompt .button:not(.on):not([data-decline]):not([data-confirm])").first().click();
      }
      if (question.max > 1) await page.locator("[data-confirm]").click();
      await stand.given(name, question);
    }
    await stand.leave();
  });
}

/** Where the answers of each kind are given. */
const where: Record<string, string> = {
  objective: "[data-keep]",
  monument: "[data-keep]",
  tile: ".tile.open",
  role: "[data-option]",
  space: "[data-place]",
  at: ".mark",
  side: ".mark",
  locus: ".mark",
  on_locus: ".mark",
  city: ".mark",
  level: "[data-level]",
  develop: "[data-develop]",
  upgrade: "[data-develop]",
  spot: ".spot",
  domain: "[data-option]",
  seat: "[data-option]",
  all_sides: "[data-option]",
  exchange: "[data-take]",
  swap: "[data-take]",
};
/** Offers that are one thing to press: a place in all ways to turn it, a spot for all copies, all exchanges. */
const kindOf = (choice: unknown) => (typeof choice === "string" ? choice : Object.keys(choice as object)[0]) ?? "";
const thing = (choice: unknown) => {
  const { space, spot } = choice as { space?: { cell: object }; spot?: { spot: object } };
  return JSON.stringify(space?.cell ?? spot?.spot ?? choice);
};

for (const [size, options] of sizes) {
  test(`every kind of question of Dominations on a ${size}`, { timeout: 400_000 }, async () => {
    const stand = await Stand.open(options);
    const { page } = stand.visitor;
    let pack = "";
    for (const [name, frame] of Object.entries(gallery.dominations)) {
      const printed = frame.game.game === "dominations" ? (frame.game.pack?.hash ?? "") : "";
      if (pack !== printed) await stand.enter(); // a table keeps its cards
      pack = printed;
      const question = await stand.ask(name, frame);
      await page.locator(".prompt.mine").waitFor();
      const kinds = new Map<string, Set<string>>();
      for (const { choice } of question.offers) {
        const kind = kindOf(choice);
        kinds.set(kind, (kinds.get(kind) ?? new Set()).add(thing(choice)));
      }
      const closed = page.locator("[data-exchange][aria-expanded=false]");
      if ((await closed.count()) > 0) await closed.click();
      const more = page.locator("[data-all-places]");
      if ((await more.count()) > 0) await more.click();
      for (const [kind, things] of kinds) {
        if (kind === "exchange" || kind === "swap") continue; // a few at a time
        const found = page.locator(where[kind] ?? kind);
        await found.first().waitFor({ state: "attached" });
        expect(await found.count(), `${name}: ${kind}`).toBeGreaterThanOrEqual(things.size);
      }
      await stand.visitor.isAccessible(name, size === "phone" ? ".top" : "body");
      await stand.visitor.fits(name);
      await page.screenshot({ path: join(pictures, `dominations-${size}-${name}.png`), fullPage: size === "phone" });
      await page
        .locator(where[kindOf(question.offers[0]?.choice)] ?? "")
        .first()
        .click();
      const lay = page.locator("[data-lay], [data-copy], [data-confirm]:not(:disabled)").first();
      if (!stand.picked && (await lay.count()) > 0) await lay.click();
      await stand.given(name, question);
    }
    await stand.leave();
  });
}
