import { beforeAll, describe, expect, test } from "vitest";
import type { Phase, Preview, View } from "../generated/dominion.ts";
import type { Line, OfferView, QuestionView, Verb } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";
import { hint } from "./hints.ts";
import { type Moment, momentOf } from "./moment.ts";
import { topics } from "./topics.ts";

interface Asking {
  verb?: Verb;
  source?: string | null;
  from?: string;
  min?: number;
  max?: number;
  /** What is offered, and what it would bring. */
  offers?: Record<string, Partial<Preview>>;
  copies?: number;
  others?: OfferView[];
  /** Whose turn it is; the reader sits at 0. */
  seat?: number;
  controller?: number;
  whom?: number;
  phase?: Phase;
  turns?: number;
  hand?: Record<string, number>;
  inPlay?: Record<string, number>;
  actions?: number;
  buys?: number;
  coins?: number;
  provinces?: number;
  gone?: boolean;
  lines?: Line[];
}

const told = (key: string, seat: number, cards: [string, number][] = [], version = 1): Line => ({
  version,
  sentence: { key, values: { seat: { number: seat }, cards: { cards } } },
});

function ask(asking: Asking): Moment {
  const { verb = "play", source = null, from = "hand", min = 0, max = 1, seat = 0, whom = 0 } = asking;
  const nothing: Preview = { actions: 0, buys: 0, coins: 0, potions: 0, cards: 0 };
  const offers = Object.entries(asking.offers ?? {}).map(([card, preview]) => ({
    choice: { card },
    copies: asking.copies ?? 1,
    preview: { ...nothing, ...preview },
  }));
  const question: QuestionView = {
    prompt: { key: "" },
    from,
    offers: [...offers, ...(asking.others ?? [])],
    min,
    max,
    ordered: false,
    reasons: [],
  };
  const pile = (card: string, left: number) => ({ cards: { one: card }, in_supply: true, left, cost: null });
  const view = {
    players: [{ hand: asking.hand ?? {}, turns: asking.turns ?? 0 }],
    piles: [pile("province", asking.provinces ?? 8), pile("moat", asking.gone ? 0 : 10)],
    turn: {
      seat,
      controller: asking.controller ?? seat,
      phase: asking.phase ?? "action",
      actions: asking.actions ?? 1,
      buys: asking.buys ?? 1,
      coins: asking.coins ?? 0,
      in_play: asking.inPlay ?? {},
    },
  } as unknown as View;
  return { you: 0, view, asked: { decider: 0, about: whom, verb, source }, question, lines: asking.lines ?? [] };
}

const buy = (asking: Asking): Moment => ask({ verb: "buy", from: "supply", phase: "buy", ...asking });
const supply = (...cards: string[]) => Object.fromEntries(cards.map((card) => [card, {}]));

describe("what is explained", () => {
  test("the hand and Treasures come first, then buying", () => {
    expect(topics(ask({ phase: "treasure" }))).toEqual(["lesson-hand", "lesson-treasures"]);
    expect(topics(buy({ offers: supply("silver") }))).toEqual(["lesson-hand", "lesson-buy"]);
  });

  test("discards after the first turn, shuffles after the first shuffle", () => {
    expect(topics(ask({ turns: 1, phase: "treasure" }))).toEqual(["lesson-discards", "lesson-treasures"]);
    const shuffled = [told("log-shuffled", 1), told("log-shuffled", 0)];
    expect(topics(ask({ turns: 2, lines: shuffled }))).toEqual(["lesson-discards", "lesson-shuffle", "lesson-action"]);
    expect(topics(ask({ turns: 2, lines: shuffled.slice(0, 1) })), "that of somebody else").not.toContain(
      "lesson-shuffle",
    );
  });

  test("Actions that were played, and those that cannot be", () => {
    const played = { turns: 2, inPlay: { smithy: 1 } };
    expect(topics(ask({ ...played, phase: "treasure" }))).toContain("lesson-bonuses");
    expect(topics(ask({ turns: 2, inPlay: { copper: 1 }, phase: "treasure" }))).not.toContain("lesson-bonuses");
    const stuck = { ...played, phase: "treasure" as const, actions: 0, hand: { militia: 1, copper: 2 } };
    expect(topics(ask(stuck))).toContain("lesson-no-actions");
    expect(topics(ask({ ...stuck, actions: 1 }))).not.toContain("lesson-no-actions");
  });

  test("points, how they clog a hand, and the end", () => {
    expect(topics(ask({ turns: 5, phase: "treasure", hand: { estate: 2, province: 1 } }))).toContain("lesson-clog");
    expect(topics(ask({ turns: 5, phase: "treasure", hand: { estate: 2, copper: 3 } }))).not.toContain("lesson-clog");
    expect(topics(buy({ turns: 3, offers: supply("province", "gold") }))).toContain("lesson-province");
    expect(topics(buy({ turns: 4 }))).toContain("lesson-ends");
    expect(topics(buy({ turns: 2 }))).not.toContain("lesson-ends");
    expect(topics(buy({ turns: 2, gone: true }))).toContain("lesson-ends");
    expect(topics(buy({ turns: 9, provinces: 4 }))).toContain("lesson-green");
    expect(topics(buy({ turns: 9, provinces: 5 }))).not.toContain("lesson-green");
    expect(topics(buy({ turns: 3, buys: 2 }))).toContain("lesson-buys");
  });

  test("cards that ask", () => {
    const by = (source: string, verb: Verb) => topics(ask({ source, verb }));
    expect(by("remodel", "trash")).toEqual(["lesson-remodel", "lesson-trash"]);
    expect(by("mine", "trash")).toEqual(["lesson-mine", "lesson-trash"]);
    expect(by("chapel", "trash")).toEqual(["lesson-trash"]);
    expect(by("workshop", "gain")).toEqual(["lesson-gain"]);
    expect(by("cellar", "discard")).toEqual(["lesson-cellar"]);
    expect(by("library", "set_aside")).toEqual([]);
  });

  test("Attacks and Reactions in the turns of others", () => {
    const attacked = { seat: 1, source: "militia" };
    expect(topics(ask({ ...attacked, verb: "discard" }))).toEqual(["lesson-attack"]);
    expect(topics(ask({ ...attacked, verb: "reveal", offers: supply("moat") }))).toEqual(["lesson-reaction"]);
    expect(topics(ask({ ...attacked, verb: "reveal", offers: supply("beggar") }))).toEqual([]);
    expect(topics(ask({ seat: 1, source: "masquerade", verb: "pass" }))).toEqual([]);
  });

  test("nothing in a turn that is decided for somebody else, and nothing when nothing is asked", () => {
    expect(topics(ask({ seat: 1, controller: 0, whom: 1, phase: "treasure" }))).toEqual([]);
    expect(topics(null)).toEqual([]);
  });
});

describe("what a beginner would do", () => {
  const advice = (moment: Moment) => hint(moment, (card) => `what ${card} says`);
  const card = (moment: Moment) => {
    const { key, values } = advice(moment);
    const piece = values?.["card"];
    return [key, piece && "cards" in piece ? piece.cards[0]?.[0] : undefined];
  };

  test("Actions that cost none come first, then what brings most", () => {
    const village = { actions: 1, cards: 1 };
    const smithy = { actions: -1, cards: 3 };
    expect(card(ask({ offers: { smithy, village } }))).toEqual(["hint-play-first", "village"]);
    expect(card(ask({ offers: { militia: { actions: -1, coins: 2 }, smithy } }))).toEqual(["hint-play", "smithy"]);
    expect(advice(ask({ offers: { smithy } })).values?.["bonuses"]).toEqual({
      list: [{ sentence: { key: "bonus-cards", values: { number: { number: 3 } } } }],
    });
    expect(card(ask({ offers: { remodel: { actions: -1 } } }))).toEqual(["hint-play-maybe", "remodel"]);
  });

  test("all Treasures are played, and what that comes to", () => {
    const all = { choice: "all_treasures", copies: 1, preview: { coins: 4 } };
    const moment = ask({ phase: "treasure", coins: 2, offers: { copper: { coins: 1 } }, others: [all] });
    expect(advice(moment)).toEqual({ key: "hint-treasures", values: { coins: { number: 6 } } });
    expect(advice(ask({ phase: "treasure", offers: { copper: { coins: 1 } } })).key).toBe("hint-treasure");
  });

  test("money and a few Actions early, points late, and nothing rather than rubbish", () => {
    const cheap = ["copper", "curse", "estate"];
    expect(card(buy({ offers: supply("silver", "gold", "province", "market") }))).toEqual([
      "hint-buy-province",
      "province",
    ]);
    expect(card(buy({ offers: supply("silver", "gold", "duchy", "market") }))).toEqual(["hint-buy-money", "gold"]);
    expect(card(buy({ offers: supply("silver", "smithy", "militia") }))).toEqual(["hint-buy-action", "smithy"]);
    const smithy = [told("log-bought", 0, [["smithy", 1]])];
    expect(card(buy({ offers: supply("silver", "smithy"), lines: smithy }))).toEqual(["hint-buy-money", "silver"]);
    const another = [told("log-bought", 1, [["smithy", 1]])];
    expect(card(buy({ offers: supply("silver", "smithy"), lines: another }))).toEqual(["hint-buy-action", "smithy"]);
    expect(card(buy({ offers: supply("silver", "duchy", "market"), provinces: 4 }))).toEqual([
      "hint-buy-points",
      "duchy",
    ]);
    expect(card(buy({ offers: supply("silver", "gold", "duchy"), provinces: 2 }))).toEqual([
      "hint-buy-points",
      "duchy",
    ]);
    expect(card(buy({ offers: supply("silver", "estate"), provinces: 1 }))).toEqual(["hint-buy-points", "estate"]);
    expect(card(buy({ offers: supply(...cheap, "moat"), turns: 1 }))).toEqual(["hint-buy-action", "moat"]);
    expect(advice(buy({ offers: supply(...cheap, "moat"), turns: 9 }))).toEqual({ key: "hint-buy-nothing" });
  });

  test("what helps least is discarded", () => {
    const attacked = { seat: 1, source: "militia", verb: "discard" as const };
    const hand = supply("gold", "copper", "estate", "smithy");
    const moment = ask({ ...attacked, min: 2, max: 2, offers: hand });
    const least = [
      ["estate", 1],
      ["copper", 1],
    ];
    expect(advice(moment)).toEqual({ key: "hint-discard", values: { cards: { cards: least } } });
    const twice = ask({ ...attacked, min: 3, max: 3, copies: 2, offers: supply("copper", "estate", "silver") });
    expect(advice(twice).values?.["cards"]).toEqual({
      cards: [
        ["estate", 2],
        ["copper", 1],
      ],
    });
    const cellar = { source: "cellar", verb: "discard" as const, max: 4 };
    expect(advice(ask({ ...cellar, offers: supply("estate", "silver") })).values?.["cards"]).toEqual({
      cards: [["estate", 1]],
    });
    expect(advice(ask({ ...cellar, offers: supply("gold", "silver") }))).toEqual({ key: "hint-discard-none" });
  });

  test("rubbish is trashed, and what becomes something better", () => {
    const trash = (source: string, ...cards: string[]) =>
      card(ask({ source, verb: "trash", min: 1, offers: supply(...cards) }));
    expect(trash("remodel", "gold", "estate", "copper")).toEqual(["hint-trash-for-more", "estate"]);
    expect(trash("mine", "silver", "copper")).toEqual(["hint-trash-for-more", "copper"]);
    expect(trash("mine", "gold", "silver")).toEqual(["hint-trash-for-more", "silver"]);
    const late = ask({ source: "remodel", verb: "trash", min: 1, provinces: 3, offers: supply("gold", "estate") });
    expect(card(late)).toEqual(["hint-trash-for-more", "gold"]);
    expect(trash("chapel", "estate", "silver")).toEqual(["hint-trash", "estate"]);
    expect(advice(ask({ source: "chapel", verb: "trash", offers: supply("gold") })).key).toBe("hint-trash-none");
  });

  test("the best that can be gained, be it only an Estate", () => {
    const gain = (...cards: string[]) =>
      card(ask({ source: "workshop", verb: "gain", from: "supply", min: 1, offers: supply(...cards) }));
    expect(gain("copper", "silver", "smithy")).toEqual(["hint-gain", "smithy"]);
    expect(gain("copper", "estate", "curse")).toEqual(["hint-gain", "estate"]);
  });

  test("a Moat is revealed", () => {
    const moment = ask({ seat: 1, source: "militia", verb: "reveal", offers: supply("moat") });
    expect(card(moment)).toEqual(["hint-reveal", "moat"]);
  });

  test("where nothing can be said, the question is explained", () => {
    const moment = ask({ source: "library", verb: "set_aside", from: "aside", offers: supply("village") });
    expect(advice(moment)).toEqual({
      key: "hint-card",
      values: { card: { cards: [["library", 1]] }, text: { text: "what library says" } },
    });
    expect(advice(ask({ seat: 1, controller: 0, whom: 1 }))).toEqual({ key: "hint-question" });
    expect(advice(ask({ phase: "clean_up", verb: "topdeck" }))).toEqual({ key: "hint-question" });
  });
});

test("only what is told of this game counts, and nothing that was taken back", () => {
  const turn = (number: number, version: number): Line => ({
    version,
    sentence: { key: "log-turn-began", values: { seat: { number: 0 }, turn: { number } } },
  });
  const { view, asked, question } = ask({});
  const position = { moment: 1, view, points: null, asked, question, undo: null, steps: [] };
  const before = [turn(1, 1), told("log-shuffled", 0, [], 2), turn(1, 3)];
  const after = [told("log-bought", 0, [["smithy", 1]], 4), told("log-bought", 0, [["silver", 1]], 5)];
  const table = { you: 0, position, lines: [...before, ...after], undone: new Set([4]) };
  expect(momentOf(table)?.lines.map((line) => line.version)).toEqual([3, 5]);
  expect(momentOf({ ...table, you: null }), "whoever watches is told nothing").toBeNull();
  expect(momentOf({ ...table, position: { ...position, question: null } })).toBeNull();
});

describe("the words", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.learn("guide");
  });

  test("are there in both languages", async () => {
    const all = [
      ...topics(buy({ turns: 0, buys: 2, provinces: 1, offers: supply("province"), gone: true })),
      ...topics(ask({ source: "remodel", verb: "trash" })),
    ];
    for (const language of ["es", "en"] as const) {
      await words.speak(language);
      for (const topic of all) expect(words.has(topic), `${topic} in ${language}`).toBe(true);
      const advice = hint(ask({ offers: { smithy: { actions: -1, cards: 3 } } }), () => "");
      expect(words.tell(advice)).toMatch(
        language === "es" ? /^Juega Herrería: \+3 cartas\.$/ : /^Play Smithy: \+3 cards\.$/,
      );
    }
  });
});
