import { beforeEach, expect, test, vi } from "vitest";
import type { Watched } from "../connection/watched.svelte.ts";
import type { OfferView, Verb } from "../generated/protocol.ts";
import { settings } from "../settings/settings.svelte.ts";
import { Picking } from "./picking.svelte.ts";

const answer = vi.fn();
let moment = 0;

function offers(...cards: string[]): OfferView[] {
  return cards.map((card) => ({ choice: { card }, copies: 1, preview: null }));
}

/** A table where this is asked; only what picking reads of it. */
function ask(table: Partial<Watched>, verb: Verb, cards: string[], max = 1, tookBack = false) {
  const question = {
    prompt: { key: "" },
    from: "hand",
    offers: offers(...cards),
    min: 0,
    max,
    ordered: false,
    reasons: [],
  };
  const view = { turn: { phase: "action" } };
  const asked = { decider: 0, about: 0, verb, source: null };
  moment += 1;
  Object.assign(table, { position: { moment, view, asked, question }, waiting: 0, tookBack, answer });
}

function sit() {
  const table: Partial<Watched> = $state({});
  ask(table, "choose", []);
  return { table, picking: new Picking(table as Watched) };
}

beforeEach(() => {
  answer.mockClear();
  settings.set("alwaysRevealMoat", false);
  settings.set("confirmWaste", true);
});

test("an order that was chosen for good is not asked for again", () => {
  const { table, picking } = sit();
  const due = ["rats", "cultist"];
  ask(table, "order", due);
  picking.follow();
  picking.always = true;
  const cultist = picking.offers[1];
  if (cultist) picking.choose(cultist);
  expect(answer).toHaveBeenLastCalledWith([1]);

  ask(table, "order", due);
  picking.follow();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(answer).toHaveBeenLastCalledWith([1]);

  ask(table, "order", [...due, "squire"]);
  picking.follow();
  expect(answer, "others wait too: that is another order").toHaveBeenCalledTimes(2);
});

test("what was just taken back is asked again", () => {
  const { table, picking } = sit();
  settings.set("alwaysRevealMoat", true);
  ask(table, "reveal", ["moat"], 1, true);
  picking.follow();
  Object.assign(table, { tookBack: false }); // somebody says something
  picking.follow();
  expect(answer).not.toHaveBeenCalled();
  ask(table, "reveal", ["moat"]);
  Object.assign(table, { waiting: 1 }); // news come before the word that the answer before is safe
  picking.follow();
  expect(answer).toHaveBeenLastCalledWith([0]);
});

test("picks are counted, taken back and confirmed once", () => {
  const { table, picking } = sit();
  ask(table, "discard", ["copper", "estate"], 2);
  picking.follow();
  const [copper, estate] = picking.offers;
  if (!copper || !estate) throw new Error("two offers");
  picking.choose(copper);
  picking.choose(copper); // there is one
  expect(picking.picks).toEqual([0]);
  picking.choose(estate);
  picking.takeBack(copper);
  expect(picking.picks).toEqual([1]);
  picking.confirm();
  expect(answer).toHaveBeenLastCalledWith([1]);
});

test("ending the Action phase with cards that could be played is asked twice", () => {
  const { table, picking } = sit();
  ask(table, "play", ["village"]);
  picking.follow();
  picking.decline();
  expect(picking.unsure).toBe("actions");
  expect(answer).not.toHaveBeenCalled();
  picking.decline();
  expect(answer).toHaveBeenLastCalledWith([]);
});
