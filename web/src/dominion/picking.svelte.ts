// What the reader has picked for the question that is asked. Legal answers come from the server; this only counts.

import type { Watched } from "../connection/watched.svelte.ts";
import type { Choice, Phase, Preview, View } from "../generated/dominion.ts";
import type { QuestionView, Verb } from "../generated/protocol.ts";
import { settings } from "../settings/settings.svelte.ts";

/** Coins that hardly anybody lets go by: with these there is a Silver. */
const MUCH = 3;

export interface Offer {
  index: number;
  choice: Choice;
  copies: number;
  preview: Preview | null;
}

export class Picking {
  /** Indices of the picked offers, in order. */
  picks = $state<number[]>([]);
  /** What would be wasted, while a person is asked whether they mean it. */
  unsure = $state<"actions" | "coins" | null>(null);
  /** Whether the order that is chosen now holds for the rest of the game. */
  always = $state(false);
  /** Which ability goes first, by those that wait together. */
  private firsts = new Map<string, number>();
  private moment = -1;

  constructor(private readonly table: Watched) {}

  get question(): QuestionView | null {
    return this.table.position?.question ?? null;
  }
  get verb(): Verb | null {
    return this.table.position?.asked?.verb ?? null;
  }
  get source(): string | null {
    return this.table.position?.asked?.source ?? null;
  }
  get phase(): Phase | null {
    return (this.table.position?.view as View | undefined)?.turn.phase ?? null;
  }
  get busy(): boolean {
    return this.table.waiting > 0 || this.recorded;
  }
  /** Whether buttons look as if they could not be pressed. */
  get locked(): boolean {
    return this.table.slow || this.table.cutOff || this.recorded;
  }
  /** Whether the answer is known already. */
  get recorded(): boolean {
    return this.table.recorded;
  }

  offers = $derived.by((): Offer[] =>
    (this.question?.offers ?? []).map((offer, index) => ({
      index,
      choice: offer.choice as Choice,
      copies: offer.copies,
      preview: offer.preview as Preview | null,
    })),
  );

  /** Places in a deck that are offered. */
  get positions(): Offer[] {
    return this.offers.filter((offer) => typeof offer.choice === "object" && "position" in offer.choice);
  }

  /** One pick is the answer. */
  get single(): boolean {
    return this.question?.max === 1;
  }
  get full(): boolean {
    return this.picks.length >= (this.question?.max ?? 0);
  }
  get enough(): boolean {
    return this.picks.length >= (this.question?.min ?? 0);
  }

  /** The offer of a card in a place, when it is offered there. */
  offerOf(card: string, from: string): Offer | undefined {
    // a card that is named lies nowhere
    if (this.question?.from !== from || this.verb === "name") return undefined;
    return this.offers.find(
      (offer) => typeof offer.choice === "object" && "card" in offer.choice && offer.choice.card === card,
    );
  }

  /** Why a visible card is not offered: the key of the reason. */
  reasonFor(card: string, from: string): string | undefined {
    if (this.question?.from !== from) return undefined;
    return this.question.reasons.find(([id]) => id === card)?.[1];
  }

  picked(index: number): number {
    return this.picks.filter((pick) => pick === index).length;
  }

  /** Begins anew whenever another question is asked, and answers what people have set to be answered for them. */
  follow(): void {
    const moment = this.table.position?.moment ?? -1;
    if (moment === this.moment) return;
    this.moment = moment;
    this.picks = [...(this.table.picked ?? [])];
    this.unsure = null;
    this.always = false;
    this.answerBySetting();
  }

  /** The abilities that wait for an order, when that is what is asked. */
  private get waiting(): string | null {
    return this.verb === "order" ? JSON.stringify([this.source, this.offers.map((offer) => offer.choice)]) : null;
  }

  choose(offer: Offer): void {
    if (this.busy || !this.question) return;
    if (this.single) {
      if (this.waiting && this.always) this.firsts.set(this.waiting, offer.index);
      void this.table.answer([offer.index]);
    } else if (!this.full && this.picked(offer.index) < offer.copies) {
      this.picks = [...this.picks, offer.index];
    }
  }

  takeBack(offer: Offer): void {
    const last = this.picks.lastIndexOf(offer.index);
    if (last >= 0 && !this.busy) this.picks = this.picks.toSpliced(last, 1);
  }

  confirm(): void {
    if (!this.busy && this.enough) void this.table.answer(this.picks);
  }

  /** Answers with nothing; asks first when that would waste Actions or much money. */
  decline(): void {
    if (this.busy || !this.question || this.question.min > 0) return;
    const wasted = settings.get("confirmWaste") ? this.wasted() : null;
    if (wasted && !this.unsure) this.unsure = wasted;
    else void this.table.answer([]);
  }

  private wasted(): "actions" | "coins" | null {
    if (this.source !== null) return null;
    if (this.phase === "action") return "actions";
    const coins = (this.table.position?.view as View | undefined)?.turn.coins ?? 0;
    return this.verb === "buy" && coins >= MUCH ? "coins" : null;
  }

  /** Once for each question, also while the word that the answer before it is safe is on its way; not when people have just
   * taken it back. */
  private answerBySetting(): void {
    if (!this.question || this.recorded || this.table.tookBack) return;
    const first = this.waiting ? this.firsts.get(this.waiting) : undefined;
    const moat = this.offers.find(
      (offer) => typeof offer.choice === "object" && "card" in offer.choice && offer.choice.card === "moat",
    );
    if (this.verb === "reveal" && moat && settings.get("alwaysRevealMoat")) void this.table.answer([moat.index]);
    else if (first !== undefined) void this.table.answer([first]);
    else if (this.verb === "order" && settings.get("orderAsTheyCome")) void this.table.answer([0]);
  }
}
