// What the guide looks at: the question that is asked, the view around it, and what has been told so far.

import { facts } from "../cards/cards.ts";
import type { Watched } from "../connection/watched.svelte.ts";
import type { Choice, Preview, View } from "../generated/dominion.ts";
import type { Asked, Line, QuestionView } from "../generated/protocol.ts";

/** A question that is put to the reader. */
export interface Moment {
  you: number;
  view: View;
  asked: Asked;
  question: QuestionView;
  /** What has been told of this game and not been taken back. */
  lines: Line[];
}

export function momentOf(table: Pick<Watched, "you" | "position" | "lines" | "undone">): Moment | null {
  const { you, position } = table;
  if (you === null || !position?.question || !position.asked) return null;
  const told = table.lines.filter((line) => !table.undone.has(line.version));
  const began = told.findLastIndex((line) => tells(line, "log-turn-began") && about(line, you) && turnOf(line) === 1);
  return {
    you,
    view: position.view as View,
    asked: position.asked,
    question: position.question,
    lines: told.slice(Math.max(began, 0)),
  };
}

export const tells = (line: Line, key: string) => "sentence" in line && line.sentence.key === key;
export const about = (line: Line, seat: number) => numberIn(line, "seat") === seat;
const turnOf = (line: Line) => numberIn(line, "turn");

function numberIn(line: Line, name: string): number | undefined {
  const piece = "sentence" in line ? line.sentence.values?.[name] : undefined;
  return piece && "number" in piece ? piece.number : undefined;
}

export interface OfferedCard {
  card: string;
  copies: number;
  preview: Preview | null;
}

export function offeredCards({ question }: Moment): OfferedCard[] {
  return question.offers.flatMap(({ choice, copies, preview }) => {
    const chosen = choice as Choice;
    const isCard = typeof chosen === "object" && "card" in chosen;
    return isCard ? [{ card: chosen.card, copies, preview: preview as Preview | null }] : [];
  });
}

export const is = (card: string, type: string) => facts(card).types.includes(type);
/** A card that does nothing in a hand but wait for the end. */
export const isIdle = (card: string) =>
  !is(card, "action") && !is(card, "treasure") && (is(card, "victory") || is(card, "curse"));

/** Whether the question belongs to the reader's own turn, and not to one that somebody else decides. */
export const isOwnTurn = ({ you, view, asked }: Moment) =>
  view.turn.seat === you && view.turn.controller === you && asked.about === you;

/** How many cards of a pile are left; none when it is not on this table. */
export function left(view: View, card: string): number | undefined {
  return view.piles.find((pile) => "one" in pile.cards && pile.cards.one === card)?.left;
}
