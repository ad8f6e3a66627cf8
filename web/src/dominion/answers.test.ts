import { beforeAll, expect, test, vi } from "vitest";
import type { Watched } from "../connection/watched.svelte.ts";
import type { Choice } from "../generated/dominion.ts";
import type { Verb } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";
import { nameOfAnswer } from "./answers.ts";
import { Picking } from "./picking.svelte.ts";

beforeAll(() => words.speak("en"));

/** A question that was answered long ago. */
function answered(verb: Verb, choices: Choice[], picked: number[], ordered = false, source: string | null = null) {
  const question = {
    prompt: { key: "" },
    from: "hand",
    offers: choices.map((choice) => ({ choice, copies: 3, preview: null })),
    min: 0,
    max: 3,
    ordered,
    reasons: [],
  };
  const position = {
    moment: 1,
    view: { turn: { phase: "action" } },
    asked: { decider: 0, about: 0, verb, source },
    question,
  };
  const answer = vi.fn();
  const picking = new Picking({ position, waiting: 0, recorded: true, picked, answer } as unknown as Watched);
  picking.follow();
  return { picking, answer, name: nameOfAnswer(picked, picking) };
}

test("what was answered is marked and said, and stays as it was", () => {
  const { picking, answer, name } = answered("trash", [{ card: "copper" }, { card: "estate" }], [0, 1, 0]);
  expect(name).toBe("Copper ×2, Estate");
  expect(picking.picks).toEqual([0, 1, 0]);
  for (const offer of picking.offers) {
    picking.choose(offer);
    picking.takeBack(offer);
  }
  picking.confirm();
  picking.decline();
  expect(picking.picks).toEqual([0, 1, 0]);
  expect(answer).not.toHaveBeenCalled();
});

test("an order is said as it was given", () => {
  expect(answered("topdeck", [{ card: "copper" }, { card: "estate" }], [0, 1, 0], true).name).toBe(
    "Copper, Estate, Copper",
  );
});

test("nothing, options and places have names", () => {
  expect(answered("play", [{ card: "village" }], []).name).toBe("End the Action phase");
  expect(answered("choose", [{ option: "cards" }], [0], false, "nobles").name).toBe("+3 cards");
  expect(answered("choose", [{ position: 0 }, { position: 1 }, { position: 2 }], [2]).name).toBe("At the bottom");
});
