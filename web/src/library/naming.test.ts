import { beforeAll, expect, test } from "vitest";
import { words } from "../words/words.svelte.ts";
import { nameOfPlace } from "./naming.ts";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("library");
});

test("a place is called after what is shown there", () => {
  expect(nameOfPlace({ section: "dominion", card: "throne_room" })).toBe("Throne Room");
  expect(nameOfPlace({ section: "dominion", card: "no_such_card" })).toBe("There is no such card.");
  expect(nameOfPlace({ section: "kingdoms" })).toBe("Kingdoms");
  expect(nameOfPlace({ section: "examples", topic: { game: "dominion", topic: "small_cards" } })).toBe(
    "Small cards together",
  );
  expect(nameOfPlace({ section: "examples", topic: { game: "dominion", topic: "no_such_topic" } })).toBe("Examples");
});
