// What a sensible beginner would do now. No rule is worked out here: it is a choice among what the server offers, by what it
// says that would bring and by what people tell newcomers. Where there is no such saying, the question is explained.

import { facts } from "../cards/cards.ts";
import type { Preview } from "../generated/dominion.ts";
import type { Piece, Sentence } from "../generated/protocol.ts";
import { is, isIdle, isOwnTurn, left, type Moment, type OfferedCard, offeredCards } from "./moment.ts";
import { gainedBy } from "./recap.ts";
import { FEW_PROVINCES } from "./topics.ts";

/** Provinces left from which on every point counts. */
const LAST_PROVINCES = 2;
/** Action cards that hardly anybody regrets, and how many of each are enough. */
const GOOD: [string, number][] = [
  ["witch", 1],
  ["laboratory", 3],
  ["market", 3],
  ["festival", 2],
  ["smithy", 1],
  ["militia", 1],
];
/** Own turns in which a cheap card is better than none. */
const EARLY = 6;
const CHEAP = ["cellar", "moat"];
/** What decks are better without, the worst first. */
const JUNK = ["curse", "estate", "copper"];

const one = (card: string): Piece => ({ cards: [[card, 1]] });
const say = (key: string, card: string): Sentence => ({ key, values: { card: one(card) } });

/** `text` is what a card says, as the reader is told it. */
export function hint(moment: Moment, text: (card: string) => string): Sentence {
  return advice(moment) ?? explanation(moment, text);
}

function explanation({ asked: { source } }: Moment, text: (card: string) => string): Sentence {
  if (source === null) return { key: "hint-question" };
  return { key: "hint-card", values: { card: one(source), text: { text: text(source) } } };
}

function advice(moment: Moment): Sentence | null {
  const { you, view, asked, question } = moment;
  if (asked.about !== you) return null;
  if (asked.source === null) {
    if (!isOwnTurn(moment)) return null;
    if (asked.verb === "buy") return buying(moment);
    if (asked.verb !== "play") return null;
    return view.turn.phase === "action" ? playing(moment) : paying(moment);
  }
  if (asked.verb === "reveal") return revealing(moment);
  if (asked.verb === "gain" && question.from === "supply") return gaining(moment);
  if (question.from !== "hand") return null;
  if (asked.verb === "discard") return discarding(moment);
  return asked.verb === "trash" ? trashing(moment) : null;
}

/** What an answer would bring, in a few words. */
function bonuses(preview: Preview): Piece[] {
  const all = [
    ["bonus-cards", preview.cards],
    ["bonus-buys", preview.buys],
    ["bonus-coins", preview.coins],
  ] as const;
  return all
    .filter(([, number]) => number > 0)
    .map(([key, number]) => ({ sentence: { key, values: { number: { number } } } }));
}

const worth = ({ card, preview }: OfferedCard) =>
  (preview ? preview.cards + preview.coins + preview.buys / 2 : 0) + facts(card).coin / 100;
const best = (cards: OfferedCard[]) => cards.toSorted((a, b) => worth(b) - worth(a))[0];

function playing(moment: Moment): Sentence | null {
  const cards = offeredCards(moment);
  const free = best(cards.filter(({ preview }) => preview !== null && preview.actions >= 0));
  if (free) return say("hint-play-first", free.card);
  const first = best(cards);
  if (!first?.preview) return null;
  const list = bonuses(first.preview);
  if (list.length === 0) return say("hint-play-maybe", first.card);
  return { key: "hint-play", values: { card: one(first.card), bonuses: { list } } };
}

function paying({ view, question }: Moment): Sentence {
  const all = question.offers.find(({ choice }) => choice === "all_treasures")?.preview as Preview | undefined;
  if (!all) return { key: "hint-treasure" };
  return { key: "hint-treasures", values: { coins: { number: view.turn.coins + all.coins } } };
}

/** The card that is worth having most, and why; none when all of them would only be in the way. */
function wanted({ you, view, lines, question }: Moment): [string, string] | null {
  const offered = new Set(question.offers.map(({ choice }) => (choice as { card?: string }).card));
  const own = new Map(gainedBy(lines, you));
  const provinces = left(view, "province") ?? Number.POSITIVE_INFINITY;
  const points = ["duchy", "estate"].slice(0, provinces <= LAST_PROVINCES ? 2 : provinces <= FEW_PROVINCES ? 1 : 0);
  const good = GOOD.filter(([card, most]) => (own.get(card) ?? 0) < most).map(([card]) => card);
  const early = (view.players[you]?.turns ?? 0) < EARLY;
  const cheap = early ? CHEAP.filter((card) => !own.has(card)) : [];
  const wishes: [string, string[]][] = [
    ["hint-buy-province", ["province"]],
    ["hint-buy-points", provinces <= LAST_PROVINCES ? points : []],
    ["hint-buy-money", ["gold"]],
    ["hint-buy-points", points],
    ["hint-buy-action", good],
    ["hint-buy-money", ["silver"]],
    ["hint-buy-action", cheap],
  ];
  for (const [why, cards] of wishes) {
    const found = cards.find((card) => offered.has(card));
    if (found) return [why, found];
  }
  return null;
}

function buying(moment: Moment): Sentence {
  const found = wanted(moment);
  return found ? say(...found) : { key: "hint-buy-nothing" };
}

function gaining(moment: Moment): Sentence | null {
  const found = wanted(moment)?.[1];
  if (found) return say("hint-gain", found);
  const dearest = offeredCards(moment).toSorted((a, b) => facts(b.card).coin - facts(a.card).coin)[0];
  return dearest ? say("hint-gain", dearest.card) : null;
}

function revealing(moment: Moment): Sentence | null {
  const moat = offeredCards(moment).find(({ card }) => card === "moat");
  return moat ? say("hint-reveal", moat.card) : null;
}

function discarding(moment: Moment): Sentence | null {
  const { asked, question } = moment;
  const cards = offeredCards(moment);
  if (question.min > 0) return { key: "hint-discard", values: { cards: { cards: least(cards, question.min) } } };
  if (asked.source !== "cellar") return null;
  const idle = cards.filter(({ card }) => isIdle(card)).map(({ card, copies }): [string, number] => [card, copies]);
  return idle.length > 0 ? { key: "hint-discard", values: { cards: { cards: idle } } } : { key: "hint-discard-none" };
}

/** So many of the cards that help least in a turn. */
function least(cards: OfferedCard[], number: number): [string, number][] {
  const use = ({ card }: OfferedCard) => (isIdle(card) ? 0 : facts(card).coin + (is(card, "action") ? 2 : 1));
  const found: [string, number][] = [];
  let missing = number;
  for (const { card, copies } of cards.toSorted((a, b) => use(a) - use(b))) {
    const taken = Math.min(copies, missing);
    if (taken > 0) found.push([card, taken]);
    missing -= taken;
  }
  return found;
}

function trashing(moment: Moment): Sentence | null {
  const { view, asked, question } = moment;
  const cards = offeredCards(moment).map(({ card }) => card);
  const provinces = left(view, "province") ?? 0;
  const late = provinces > 0 && provinces <= FEW_PROVINCES;
  if (asked.source === "remodel" && late && cards.includes("gold")) return say("hint-trash-for-more", "gold");
  const exchanged = asked.source === "remodel" || asked.source === "mine";
  const junk = JUNK.find((card) => cards.includes(card));
  if (junk) return say(exchanged ? "hint-trash-for-more" : "hint-trash", junk);
  if (question.min === 0) return { key: "hint-trash-none" };
  const cheapest = cards.toSorted((a, b) => facts(a).coin - facts(b).coin)[0];
  return exchanged && cheapest ? say("hint-trash-for-more", cheapest) : null;
}
