import { expect, test } from "vitest";
import type { MasteryFace } from "../generated/dominations.ts";
import { allMasteries, fitsMastery, type MasteryFilter } from "./mastery.ts";

const card = { domain: "trade", value: 6 } as MasteryFace;
const fits = (some: Partial<MasteryFilter>) => fitsMastery(card, { ...allMasteries(), ...some }, "Artesanía");

test("masteries are found by Domain, value and name together", () => {
  expect(fits({})).toBe(true);
  expect(fits({ domain: "trade", value: 6, text: " artesania" })).toBe(true);
  expect(fits({ domain: "art" })).toBe(false);
  expect(fits({ value: 9 })).toBe(false);
  expect(fits({ text: "trueque" })).toBe(false);
});
