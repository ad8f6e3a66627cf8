import { expect, test } from "vitest";
import { keeping, ranged, type SetWish, type Wishes, writeWishes } from "./wishes.ts";

const any: SetWish = { used: true, least: 0, most: 10 };
const none: SetWish = { used: false, least: 0, most: 10 };
const wishes = (some: Partial<Wishes>): Wishes => ({
  sets: { base: any, intrigue: any, alchemy: any, dark_ages: any },
  kinds: {},
  cards: {},
  ...some,
});

test("no wish is no text", () => {
  expect(writeWishes(wishes({}))).toBe("");
  expect(writeWishes(wishes({ kinds: { village: "neutral" }, cards: { witch: "neutral" } }))).toBe("");
});

test("sets are named with their numbers as soon as one of them is not as it comes", () => {
  const some = {
    base: { ...any, least: 5, most: 5 },
    intrigue: any,
    alchemy: none,
    dark_ages: { ...any, least: 3, most: 5 },
  };
  expect(writeWishes(wishes({ sets: some }))).toBe("base 5, intrigue, dark_ages 3-5");
  expect(writeWishes(wishes({ sets: { base: none, alchemy: none } })), "none is as good as all").toBe("");
});

test("cards are told apart from kinds of the same name", () => {
  const text = writeWishes(
    wishes({
      kinds: { village: "need", attack: "ban", extra_buy: "neutral" },
      cards: { village: "need", chapel: "like", rats: "dislike", witch: "ban", moat: "neutral" },
    }),
  );
  expect(text).toBe(
    "need village, forbid attack, need card village, like card chapel, dislike card rats, forbid card witch",
  );
});

test("when one card goes, the others stay, whatever was wished about them", () => {
  const before = wishes({ cards: { witch: "ban", moat: "need", chapel: "like" } });
  const after = keeping(before, ["witch", "market"], "moat");
  expect(after.cards).toEqual({ witch: "need", moat: "ban", chapel: "like", market: "need" });
  expect(before.cards["moat"]).toBe("need");
});

test("the least is never more than the most", () => {
  expect(ranged({ used: true, least: 2, most: 4 }, { least: 6 })).toEqual({ used: true, least: 6, most: 6 });
  expect(ranged({ used: true, least: 2, most: 4 }, { most: 1 })).toEqual({ used: true, least: 1, most: 1 });
  expect(ranged({ used: true, least: 2, most: 4 }, { used: false })).toEqual({ used: false, least: 2, most: 4 });
});
