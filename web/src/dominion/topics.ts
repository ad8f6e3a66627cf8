// What the guide explains at a question, what matters most first. Each is said once at a table.

import { about, is, isIdle, isOwnTurn, left, type Moment, offeredCards, tells } from "./moment.ts";

/** Provinces left from which on the end is near. */
export const FEW_PROVINCES = 4;
/** Own turns after which it is time to say how the game ends. */
const SETTLED = 4;
/** Victory cards that make a hand of five a poor one. */
const CLOGGED = 3;

export function topics(moment: Moment | null): string[] {
  if (!moment) return [];
  if (!isOwnTurn(moment)) return ofOthersTurn(moment);
  return moment.asked.source === null ? ofTurn(moment) : ofCard(moment);
}

function ofOthersTurn(moment: Moment): string[] {
  const { verb, source, about: whom } = moment.asked;
  if (whom !== moment.you || source === null) return [];
  if (verb === "reveal") return offeredCards(moment).some(({ card }) => card === "moat") ? ["lesson-reaction"] : [];
  return verb === "discard" && is(source, "attack") ? ["lesson-attack"] : [];
}

function ofCard({ asked: { verb, source } }: Moment): string[] {
  if (verb === "trash" && source === "remodel") return ["lesson-remodel", "lesson-trash"];
  if (verb === "trash" && source === "mine") return ["lesson-mine", "lesson-trash"];
  if (verb === "discard" && source === "cellar") return ["lesson-cellar"];
  if (verb === "trash") return ["lesson-trash"];
  return verb === "gain" ? ["lesson-gain"] : [];
}

function ofTurn(moment: Moment): string[] {
  const { you, view, asked, lines } = moment;
  const { phase, actions, buys, in_play: inPlay } = view.turn;
  const player = view.players[you];
  const turns = player?.turns ?? 0;
  const hand = Object.entries(player?.hand ?? {}) as [string, number][];
  const idle = hand.filter(([card]) => isIdle(card)).reduce((sum, [, copies]) => sum + copies, 0);
  const provinces = left(view, "province");
  const gone = view.piles.some((pile) => pile.in_supply && pile.left === 0);
  const due: [boolean, string][] = [
    [turns === 0, "lesson-hand"],
    [turns > 0, "lesson-discards"],
    [lines.some((line) => tells(line, "log-shuffled") && about(line, you)), "lesson-shuffle"],
    [phase === "action", "lesson-action"],
    [Object.keys(inPlay).some((card) => is(card, "action")), "lesson-bonuses"],
    [phase === "treasure" && actions === 0 && hand.some(([card]) => is(card, "action")), "lesson-no-actions"],
    [phase === "treasure", "lesson-treasures"],
    [asked.verb === "buy", "lesson-buy"],
    [asked.verb === "buy" && offeredCards(moment).some(({ card }) => card === "province"), "lesson-province"],
    [asked.verb === "buy" && buys > 1, "lesson-buys"],
    [turns > 1 && idle >= CLOGGED, "lesson-clog"],
    [asked.verb === "buy" && (turns >= SETTLED || gone), "lesson-ends"],
    [asked.verb === "buy" && provinces !== undefined && provinces <= FEW_PROVINCES, "lesson-green"],
  ];
  return due.filter(([now]) => now).map(([, topic]) => topic);
}
