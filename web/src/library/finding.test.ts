import { beforeAll, expect, test } from "vitest";
import { allCards } from "../cards/cards.ts";
import { words } from "../words/words.svelte.ts";
import { costsOf, everything, findCards, neighbours, setsIn, typesIn } from "./finding.ts";

beforeAll(() => words.speak("es"));

const find = (filter: Partial<ReturnType<typeof everything>>) =>
  findCards(allCards, { ...everything(), ...filter }).map((card) => card.id);

test("without a filter every card is there, by the reader's names", () => {
  const all = find({});
  expect(all.length).toBe(allCards.length);
  const names = all.map((id) => words.card(id));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

test("names are found without accents and capitals, in the language that is spoken", async () => {
  expect(find({ text: " BRUJA" })).toContain("witch");
  const accented = allCards.find((card) => /[áéíóú]/.test(words.card(card.id)));
  const plain = words
    .card(accented?.id ?? "")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
  expect(find({ text: plain })).toContain(accented?.id);
  expect(find({ text: "witch" })).toEqual([]);
  await words.speak("en");
  expect(find({ text: "witch" })).toEqual(["witch"]);
  await words.speak("es");
});

test("cards are found by what they do, after those that are called so", async () => {
  await words.speak("en");
  const found = find({ text: "curse" });
  expect(found[0]).toBe("curse");
  expect(found).toContain("witch");
  expect(found).not.toContain("village");
  expect(find({ text: "gold", sort: "cost" })[0], "also when others are cheaper").toBe("gold");
  expect(find({ text: "no such words" })).toEqual([]);
  await words.speak("es");
});

test("sets, costs and types narrow it down together", () => {
  const some = find({ set: "base", cost: 4, type: "attack" });
  expect(some.toSorted()).toEqual(["bureaucrat", "militia", "spy", "thief"]);
  expect(find({ cost: "potion", set: "base" })).toEqual([]);
  expect(find({ cost: "potion" }).length).toBe(10);
  expect(find({ type: "shelter" }).length).toBe(3);
});

test("by cost, then by name", () => {
  const dearest = find({ set: "basic", sort: "cost" }).at(-1);
  expect(dearest).toBe("province");
});

test("only what some card has can be chosen", () => {
  const base = allCards.filter((card) => card.set === "base");
  expect(setsIn(base)).toEqual(["base"]);
  expect(typesIn(base)).not.toContain("ruins");
  expect(costsOf(base)).toEqual([2, 3, 4, 5, 6]);
});

test("every card has neighbours, but for the ends", () => {
  const all = findCards(allCards, everything());
  expect(neighbours(all, all[0]?.id ?? "")).toEqual([undefined, all[1]?.id]);
  expect(neighbours(all, all[5]?.id ?? "")).toEqual([all[4]?.id, all[6]?.id]);
  expect(neighbours(all, "no_such_card")).toEqual([undefined, undefined]);
});
