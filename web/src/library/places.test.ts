import { expect, test } from "vitest";
import { placeOf } from "./places.ts";

test("paths name parts of the library, and cards", () => {
  expect(placeOf("/library")).toEqual({ section: "dominion" });
  expect(placeOf("/library/")).toEqual({ section: "dominion" });
  expect(placeOf("/library/designer")).toEqual({ section: "designer" });
  expect(placeOf("/library/kingdoms/")).toEqual({ section: "kingdoms" });
  expect(placeOf("/library/dominion/throne_room")).toEqual({ section: "dominion", card: "throne_room" });
  expect(placeOf("/library/examples")).toEqual({ section: "examples" });
  expect(placeOf("/library/examples/dominations/tree")).toEqual({
    section: "examples",
    topic: { game: "dominations", topic: "tree" },
  });
  expect(placeOf("/library/examples/dominations/coin-hoard")?.topic?.topic).toBe("coin-hoard");
});

test("what names nothing is not guessed", () => {
  for (const path of [
    "/library/cards",
    "/library/dominion/Moat/x",
    "/library/dominion/moat/examples",
    "/library/x/y",
    "/library/examples/chess/tree",
  ]) {
    expect(placeOf(path), path).toBeUndefined();
  }
});
