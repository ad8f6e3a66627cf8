import { beforeAll, expect, test } from "vitest";
import { words } from "./words.svelte.ts";

beforeAll(() => words.speak("en"));

test("sentences are told with their cards in parts", () => {
  const sentence = {
    key: "log-trashed",
    values: {
      you: { text: "no" },
      name: { text: "Ana" },
      cards: { cards: [["copper", 2] as [string, number], ["throne_room", 1] as [string, number]] },
    },
  };
  expect(words.tell(sentence)).toBe("Ana trashes Copper ×2, Throne Room.");
  const cards = words.tellParts(sentence).filter((part) => part.card);
  expect(cards).toEqual([
    { card: "copper", text: "Copper ×2" },
    { card: "throne_room", text: "Throne Room" },
  ]);
});

test("numbers, lists and sentences in sentences are said in the same language", async () => {
  const bonus = {
    key: "log-bonus",
    values: {
      bonuses: {
        list: [
          { sentence: { key: "bonus-actions", values: { number: { number: 1 } } } },
          { sentence: { key: "bonus-coins", values: { number: { number: 3 } } } },
        ],
      },
    },
  };
  expect(words.tell(bonus)).toBe("+1 action, +3 coins.");
  await words.speak("es");
  expect(words.tell(bonus)).toBe("+1 acción, +3 monedas.");
  await words.speak("en");
});

test("what a content pack calls something is said in the reader's language", async () => {
  const sat = { key: "room-sat", values: { name: { named: { es: "Trueque", en: "\u{e000}Barter" } } } };
  expect(words.tell(sat)).toBe("Barter sits down.");
  await words.speak("es");
  expect(words.tell(sat)).toContain("Trueque");
  await words.speak("en");
});

test("what people are called is text and nothing else", () => {
  const sentence = { key: "room-sat", values: { name: { text: "\u{e000}0\u{e001}<b>{ $x }" } } };
  const parts = words.tellParts(sentence);
  expect(parts.every((part) => part.card === undefined)).toBe(true);
  expect(words.tell(sentence)).toBe("0<b>{ $x } sits down.");
});

test("rulings are learnt when somebody looks", async () => {
  expect(words.rulingsOf("throne_room")).toEqual([]);
  await words.learn("rulings");
  expect(words.rulingsOf("throne_room").length).toBeGreaterThan(0);
  expect(words.rulingsOf("no_such_card")).toEqual([]);
});

test("what is missing is shown, not thrown", () => {
  expect(words.say("no-such-message")).toBe("«no-such-message»");
});
