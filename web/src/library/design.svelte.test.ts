import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kingdomCards } from "../cards/cards.ts";
import type { KingdomWish } from "../generated/protocol.ts";
import { go, path } from "../path.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { Design } from "./design.svelte.ts";

const ten = kingdomCards.slice(0, 10).map((card) => card.id);
const asked = vi.fn<(wish: KingdomWish) => Response>();
const draws = (cards: string[]) =>
  asked.mockImplementation(() =>
    Response.json({ cards, shelters: false, latest_rules: true, code: `CODE-${asked.mock.calls.length}` }),
  );

beforeEach(() => {
  settings.set("tastes", {});
  asked.mockReset();
  draws(ten);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => asked(JSON.parse(body)));
});
afterEach(() => vi.unstubAllGlobals());
const wished = () => {
  const kingdom = asked.mock.lastCall?.[0].kingdom;
  return kingdom && "random" in kingdom ? kingdom.random : kingdom;
};

test("likes, dislikes and bans are remembered; needs are of this kingdom", async () => {
  const design = new Design();
  design.wish("witch", "ban");
  design.wish("moat", "need");
  design.wish("chapel", "like");
  design.wish("chapel", "neutral");
  expect(settings.get("tastes")).toEqual({ witch: "ban" });
  await design.draw();
  expect(wished()).toBe("forbid card witch, need card moat");
  expect(new Design().wishAbout("witch")).toBe("ban");
  expect(new Design().wishAbout("moat")).toBe("neutral");
  design.wish("witch", "need");
  expect(settings.get("tastes"), "a card is wished for in one way").toEqual({});
});

test("tastes that mean nothing here are left alone", () => {
  settings.set("tastes", { witch: "love" as "like", no_such_card: "ban", moat: "like" });
  expect(new Design().text).toBe("like card moat");
});

test("a card that is swapped out does not come back, and the others stay", async () => {
  const design = new Design();
  await design.draw();
  const [gone = "", ...kept] = ten;
  await design.swap(gone);
  for (const card of kept) expect(wished()).toContain(`need card ${card}`);
  expect(wished()).toContain(`forbid card ${gone}`);
});

test("a code that is opened brings its rules along", async () => {
  const design = new Design();
  await design.open("?code=CODE-0");
  expect([design.latest, design.shelters]).toEqual([true, false]);
  await design.rule({ latest: false });
  expect(asked.mock.lastCall?.[0]).toMatchObject({ kingdom: { cards: ten }, latest_rules: false, shelters: false });
});

test("with ten cards chosen by hand there is a code; with nine there is none", async () => {
  const design = new Design();
  for (const card of ten) design.putIn(card);
  await vi.waitFor(() => expect(design.drawn).not.toBeNull());
  expect(wished()).toEqual({ cards: ten });
  expect(design.game).toMatchObject({ game: "dominion", kingdom: { code: "CODE-1" } });
  design.takeOut(ten[3] ?? "");
  expect([design.drawn, design.game, design.cards.length]).toEqual([null, null, 9]);
  await design.fillUp();
  expect(wished()).toContain(`need card ${ten[0]}`);
  expect(wished()).not.toContain(`card ${ten[3]}`);
});

test("other rules make another code", async () => {
  const design = new Design();
  await design.draw();
  await design.rule({ shelters: true });
  expect(asked.mock.lastCall?.[0]).toEqual({ kingdom: { cards: ten }, shelters: true, latest_rules: false });
  expect(design.drawn?.code).toBe("CODE-2");
});

test("a code that is open already is not opened again", async () => {
  const design = new Design();
  await design.open("?code=ABC");
  expect(wished()).toEqual({ code: "ABC" });
  await design.open("?code=CODE-1");
  await design.open("");
  expect(asked).toHaveBeenCalledTimes(1);
  await design.open("?kingdom=big-money");
  expect(wished()).toEqual({ recommended: "big-money" });
});

test("what cannot be drawn leaves the kingdom as it was", async () => {
  const design = new Design();
  await design.draw();
  asked.mockImplementation(() => Response.json({ reason: { key: "error-wishes" } }, { status: 400 }));
  await design.draw();
  expect(design.attempt.problem).toEqual({ key: "error-wishes" });
  expect(design.cards).toEqual(ten);
});

test("after a change by hand the address leads to no other kingdom", async () => {
  go("/library/designer?code=ABC");
  const design = new Design();
  await design.open(path.query);
  expect(path.query).toBe("?code=CODE-1");
  design.takeOut(ten[0] ?? "");
  expect(path.query).toBe("");
  await design.open(path.query);
  expect(design.cards).toEqual(ten.slice(1));
  design.putIn(ten[0] ?? "");
  await vi.waitFor(() => expect(path.query).toBe("?code=CODE-2"));
  go("/");
  design.empty();
  expect(path.now, "from another page it is not led away").toBe("/");
});

test("while cards are drawn none is put in or taken out", async () => {
  const design = new Design();
  await design.draw();
  const drawing = design.draw();
  design.takeOut(ten[0] ?? "");
  expect(design.cards).toEqual(ten);
  await drawing;
});
