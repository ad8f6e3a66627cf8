import { beforeAll, expect, test } from "vitest";
import type { MasteryFace, MonumentFace, ObjectiveFace } from "../generated/dominations.ts";
import { words } from "../words/words.svelte.ts";
import {
  allMasteries,
  domainsOfMonument,
  domainsOfObjective,
  everything,
  fits as fitsAny,
  fitsMastery,
  type MasteryFilter,
} from "./filter.ts";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("dominations");
});

const card = { domain: "trade", value: 6, sides: [[], [{ key: "web-nowhere" }]] } as unknown as MasteryFace;
const fits = (some: Partial<MasteryFilter>) => fitsMastery(card, { ...allMasteries(), ...some }, "Artesanía");

test("masteries are found by Domain, value and name together", () => {
  expect(fits({})).toBe(true);
  expect(fits({ domain: "trade", value: 6, text: " artesania" })).toBe(true);
  expect(fits({ domain: "art" })).toBe(false);
  expect(fits({ value: 9 })).toBe(false);
  expect(fits({ text: "trueque" })).toBe(false);
  expect(fits({ text: "no such page" }), "by what a side says").toBe(true);
});

test("what is of several Domains is found by each of them", () => {
  const academy = { domains: ["craft", "art"] as const, name: "Acad" };
  expect(fitsAny(everything(), { domains: [], name: "Acad" })).toBe(true);
  expect(fitsAny({ domain: "art", text: "acad" }, academy)).toBe(true);
  expect(fitsAny({ domain: "trade", text: "acad" }, academy)).toBe(false);
});

test("a monument is of the Domains of its base and of what it costs", () => {
  const levels = [{ cost: { of: [0, 0, 0, 2, 0, 0], any: 1 } }, { cost: { of: [0, 0, 0, 1, 0, 3], any: 0 } }];
  const monument = { discs: ["art", "trade", "art"], levels } as unknown as MonumentFace;
  expect(domainsOfMonument(monument)).toEqual(["trade", "art", "science", "religion"]);
  expect(domainsOfMonument({ ...monument, discs: null })).toEqual(["science", "religion"]);
});

test("an objective is of the Domains that its goals speak of", () => {
  const amount = (key: string) => ({ sentence: { key: "amount-of", values: { domain: { sentence: { key } } } } });
  const objective = {
    goals: [
      [{ key: "goal-influence", values: { number: { number: 30 } } }],
      [{ key: "goal-nodus", values: { amounts: { list: [amount("domain-craft"), amount("domain-religion")] } } }],
    ],
  } as unknown as ObjectiveFace;
  expect(domainsOfObjective(objective)).toEqual(["craft", "religion"]);
});
