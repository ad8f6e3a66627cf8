import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, words } from "../words/words.svelte.ts";
import { search, type Told } from "./searching.ts";
import { terms } from "./terms.ts";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("glossary");
});

const told = (): Told[] =>
  terms.map((term) => ({
    ...term,
    name: words.say(term.key),
    text: words.part(term.key, "text") ?? "",
    also: words.part(term.key, "also") ?? "",
  }));

test("every term has a name and a text in both languages, and its own place", async () => {
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  for (const language of LANGUAGES) {
    await words.speak(language);
    for (const { name, text, id } of told()) {
      expect(name, id).not.toContain("«");
      expect(text, id).toMatch(/[.»]$/);
    }
    for (const game of ["dominion", "dominations"]) {
      const names = told().filter((term) => term.game === game);
      expect(new Set(names.map(({ name }) => name)).size, `two of one name in ${language}`).toBe(names.length);
    }
  }
});

test("terms refer to others of their game", () => {
  for (const { id, game, see } of terms) {
    expect(see.length, id).toBeGreaterThan(0);
    expect(new Set(see).size, id).toBe(see.length);
    for (const other of see) {
      expect(other).not.toBe(id);
      expect(terms.find((term) => term.id === other)?.game, `${id} → ${other}`).toBe(game);
    }
  }
});

test("terms come in the order of the reader's alphabet", async () => {
  await words.speak("es");
  const names = search(told(), "", "es").map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "es")));
  expect(names.indexOf("Árbol de civilización")).toBeLessThan(names.indexOf("Barajar"));
  await words.speak("en");
});

test("accents and capitals make no difference, and names come before texts", async () => {
  await words.speak("es");
  expect(search(told(), "  POSESION ", "es")[0]?.id).toBe("possession");
  expect(search(told(), "arbol", "es")[0]?.id).toBe("tree");
  await words.speak("en");
  const found = search(told(), "trash", "en").map(({ id }) => id);
  expect(found.slice(0, 2)).toEqual(["trash", "when-trash"]);
  expect(found).toContain("possession");
  expect(search(told(), "throne room", "en").map(({ id }) => id)).toEqual(["replay"]);
  expect(search(told(), "no such word", "en")).toEqual([]);
});
