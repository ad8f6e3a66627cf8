// Every question that any card asks, from its scenario: it can be read, answered, and seen by everybody.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FromServer, QuestionView } from "../src/generated/protocol.ts";
import { DESKTOP, House, PHONE } from "./house.ts";

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

for (const [size, options] of [
  ["desktop", DESKTOP],
  ["phone", { ...PHONE, locale: "es-ES" }],
] as const) {
  test(`every question of every card on a ${size}`, { timeout: 900_000 }, async () => {
    const ana = await house.visitor(options);
    const { page } = ana;
    let socket: WebSocketRoute | undefined;
    let picked: number[] | undefined;
    await page.routeWebSocket(/\/ws\//, (route) => {
      socket = route;
      route.onMessage((text) => {
        const asked = JSON.parse(String(text));
        picked = asked.do.answer?.picks;
        route.send(JSON.stringify({ type: "done", id: asked.id }));
      });
    });
    await page.goto(`${house.address}/t/gallerygalle`);
    while (!socket) await page.waitForTimeout(20);
    let moment = 0;
    for (const [name, frame] of Object.entries(gallery.dominion)) {
      const stage = frame.stage;
      if (typeof stage !== "object" || !("playing" in stage) || !stage.playing.question) throw new Error(name);
      const question = stage.playing.question;
      stage.playing.moment = ++moment;
      frame.version = moment + 10;
      picked = undefined;
      socket.send(JSON.stringify(frame));
      // every answer is there to be given
      const cards = question.offers.filter((offer) => JSON.stringify(offer.choice).startsWith('{"card"'));
      const places = question.offers.filter((offer) => JSON.stringify(offer.choice).startsWith('{"position"'));
      const others = question.offers.length - cards.length - places.length;
      const open = page.locator(".pile.open, .card.open");
      await page.waitForFunction((number) => document.body.dataset["moment"] === String(number), moment);
      expect(await open.count(), `${name}: cards`).toBeGreaterThanOrEqual(cards.length);
      expect(await page.locator(".prompt .button:not([data-decline]):not([data-confirm])").count(), name).toBe(others);
      if (places.length > 0)
        expect(await page.locator(".prompt option:not([disabled])").count(), name).toBe(places.length);
      // on the phone only what differs from question to question: the rest is the same page 178 times
      await ana.isAccessible(name, size === "phone" ? ".own" : "body");
      await ana.fits(name);
      await page.screenshot({ path: join(pictures, `${size}-${name}.png`), fullPage: size === "phone" });
      // and it can be given
      const wanted = Math.max(1, question.min);
      for (let pick = 0; pick < wanted; pick++) {
        if (places.length > 0) await page.locator(".prompt select").selectOption({ index: 1 });
        else if (cards.length > 0) await page.locator(".pile.open, .card.open:not(.chosen)").first().click();
        else await page.locator(".prompt .button:not(.on):not([data-decline]):not([data-confirm])").first().click();
      }
      if (question.max > 1) await page.locator("[data-confirm]").click();
      while (!picked) await page.waitForTimeout(5);
      expect(isLegal(picked, question), `${name}: ${picked}`).toBe(true);
    }
    expect(ana.complaints).toEqual([]);
    await page.context().close();
  });
}
