// What is asked at a table of Dominations, and what the reader has looked at or picked for it so far. Legal answers and
// what they would bring come from the server; this only groups and compares them.

import type { Watched } from "../connection/watched.svelte.ts";
import type { Cell, Choice, Domain, Preview, View, Way } from "../generated/dominations.ts";
import type { QuestionView } from "../generated/protocol.ts";
import { say } from "../words/words.svelte.ts";
import { amountsText, indexOf, total } from "./domains.ts";
import { keyOf, spokenCell } from "./lattice.ts";
import { keyOfSpot } from "./spots.ts";

export interface Offer {
  index: number;
  choice: Choice;
  copies: number;
  preview: Preview | null;
}

/** A tile or a base as it could lie in a space. */
export interface Turn {
  index: number;
  rotation: number;
  ways: Way[];
  loci: number;
}

/** A free space with the three ways to turn what is laid there. */
export interface Place {
  key: string;
  cell: Cell;
  turns: Turn[];
}

/** What places are compared by: all Knowledge, that of one Domain, or how little it brings others. */
export type Sort = "all" | "rivals" | Domain;

type Of<Name extends string> = Extract<Exclude<Choice, string>, Record<Name, unknown>>;

/** Whether a choice is of this kind. */
export function is<Name extends string>(choice: Choice, name: Name): choice is Of<Name> {
  return typeof choice === "object" && name in choice;
}

export class Asking {
  /** Indices of what is picked where several may be. */
  picks = $state<number[]>([]);
  /** The place on the board, or the spot in the tree, that is looked at. */
  selected = $state<string | null>(null);
  sort = $state<Sort>("all");
  lociOnly = $state(false);
  /** How what is laid is turned, where a person has turned it. */
  private turned = $state<number | null>(null);
  /** What the tile shall Produce from, chosen together with its place. */
  private by: Choice | null = null;
  /** The tile that is to be taken up instead of another. */
  private instead: number | null = null;
  private moment = -1;

  constructor(readonly table: Watched) {}

  get view(): View {
    return this.table.position?.view as View;
  }
  get question(): QuestionView | null {
    return this.table.position?.question ?? null;
  }
  /** What the question is about, in a word. */
  get about(): string | null {
    return this.question?.from ?? null;
  }
  get busy(): boolean {
    return this.table.waiting > 0 || this.table.recorded;
  }
  /** Whether buttons look as if they could not be pressed. */
  get locked(): boolean {
    return this.table.slow || this.table.cutOff || this.table.recorded;
  }
  get several(): boolean {
    return (this.question?.max ?? 1) > 1;
  }
  get enough(): boolean {
    return this.picks.length >= (this.question?.min ?? 0);
  }

  offers = $derived.by((): Offer[] =>
    (this.question?.offers ?? []).map((offer, index) => ({
      index,
      choice: offer.choice as Choice,
      copies: offer.copies,
      preview: offer.preview as Preview | null,
    })),
  );

  /** The offers of one kind, by what they choose. */
  of<Name extends string>(name: Name): { offer: Offer; choice: Of<Name> }[] {
    return this.offers.flatMap((offer) => (is(offer.choice, name) ? [{ offer, choice: offer.choice }] : []));
  }

  exchanges = $derived(this.offers.filter(({ choice }) => is(choice, "exchange") || is(choice, "swap")));

  private places = $derived.by((): Place[] => {
    const all = new Map<string, Place>();
    for (const { offer, choice } of this.of("space")) {
      const { cell, rotation } = choice.space;
      const place = all.get(keyOf(cell)) ?? { key: keyOf(cell), cell, turns: [] };
      all.set(place.key, place);
      const { ways, loci } = offer.preview ?? { ways: [], loci: 0 };
      place.turns.push({ index: offer.index, rotation, ways, loci });
    }
    return [...all.values()];
  });

  /** Places as they are asked for, the best first. */
  shown = $derived.by((): Place[] => {
    const wanted =
      this.lociOnly && this.anyLocus
        ? this.places.filter((place) => place.turns.some((turn) => turn.loci > 0))
        : this.places;
    const worth = new Map(wanted.map((place) => [place.key, this.worth(this.best(place))]));
    return wanted.toSorted((a, b) => (worth.get(b.key) ?? 0) - (worth.get(a.key) ?? 0));
  });

  get anyLocus(): boolean {
    return this.places.some((place) => place.turns.some((turn) => turn.loci > 0));
  }

  place = $derived(this.places.find((place) => place.key === this.selected) ?? null);

  /** How a place would be used: as it was turned, or in the best way. */
  turn(place: Place): Turn {
    const chosen = place.key === this.selected && this.turned !== null ? place.turns[this.turned] : undefined;
    return chosen ?? this.best(place);
  }

  private best(place: Place): Turn {
    return place.turns.reduce((best, turn) => (this.worth(turn) > this.worth(best) ? turn : best));
  }

  private worth(turn: Turn): number {
    return turn.ways.reduce((most, way) => Math.max(most, this.measure(way)), Number.NEGATIVE_INFINITY);
  }

  private measure(way: Way): number {
    const all = total(this.gained(way)) + way.points;
    if (this.sort === "all") return all;
    if (this.sort === "rivals") return all / 100 - this.others(way);
    return (this.gained(way)[indexOf(this.sort)] ?? 0) + all / 100;
  }

  /** The way that the present comparison prefers. */
  bestWay(turn: Turn): Way | undefined {
    return turn.ways.toSorted((a, b) => this.measure(b) - this.measure(a))[0];
  }

  /** A place as those who listen hear of it. */
  label(place: Place): string {
    const turn = this.turn(place);
    const way = this.bestWay(turn);
    const gained = way ? this.gained(way) : [];
    const gain = gained.some((amount) => amount !== 0) ? amountsText(gained) : say("web-nothing-gained");
    return say("web-place-label", { place: spokenCell(place.cell), gain, loci: turn.loci });
  }

  gained(way: Way): number[] {
    return way.knowledge[this.table.you ?? 0] ?? [];
  }

  private others(way: Way): number {
    return way.knowledge.reduce((sum, amounts, seat) => (seat === this.table.you ? sum : sum + total(amounts)), 0);
  }

  look(key: string | null): void {
    this.selected = key;
    this.turned = null;
  }

  /** Turns what would be laid in the place that is looked at. */
  rotate(step: number): void {
    const place = this.place;
    if (!place) return;
    const now = place.turns.indexOf(this.turn(place));
    this.turned = (now + step + place.turns.length) % place.turns.length;
  }

  /** Lays it there, and Produces in this way. */
  lay(turn: Turn, way: Way | undefined): void {
    if (this.busy) return;
    this.by = way?.by ?? null;
    void this.table.answer([turn.index]).then((granted) => {
      if (!granted) this.by = null;
    });
  }

  /** Puts the tile that is being laid down again and takes up another. */
  takeInstead(tile: number): void {
    if (this.busy) return;
    this.instead = tile;
    void this.table.undo().then((granted) => {
      if (!granted) this.instead = null;
    });
  }

  answer(offer: Offer): void {
    if (!this.busy) void this.table.answer([offer.index]);
  }

  picked(index: number): number {
    return this.picks.filter((pick) => pick === index).length;
  }

  /** Where several may be picked: one more of it, or none when there are no more. */
  toggle(offer: Offer): void {
    if (this.busy) return;
    const picked = this.picked(offer.index);
    const full = this.picks.length >= (this.question?.max ?? 0);
    if (!this.several) this.answer(offer);
    else if (picked > 0 && (full || picked >= offer.copies))
      this.picks = this.picks.filter((pick) => pick !== offer.index);
    else if (!full) this.picks = [...this.picks, offer.index];
  }

  confirm(): void {
    if (!this.busy && this.enough) void this.table.answer(this.picks);
  }

  decline(): void {
    if (!this.busy && this.question?.min === 0) void this.table.answer([]);
  }

  /** Begins anew whenever another question is asked, and answers what was chosen together with the one before. */
  follow(): void {
    const moment = this.table.position?.moment ?? -1;
    if (moment === this.moment) return;
    this.moment = moment;
    this.picks = [...(this.table.picked ?? [])];
    this.look(null);
    if (this.table.picked) this.lookAtAnswer(this.table.picked[0] ?? -1);
    const { by, instead } = this;
    this.by = null;
    this.instead = null;
    const lays = this.about === "growth" || this.about === "second-tile";
    const other = lays ? this.of("tile").find(({ choice }) => choice.tile === instead) : undefined;
    if (other) void this.table.answer([other.offer.index]);
    if (!by || this.about !== "activation" || this.table.tookBack) return;
    const wanted = JSON.stringify(by);
    const offer = this.offers.find(({ choice }) => JSON.stringify(choice) === wanted);
    if (offer) void this.table.answer([offer.index]);
  }

  /** The place that was chosen, as it was turned, or the spot in the tree. */
  private lookAtAnswer(pick: number): void {
    const choice = this.offers[pick]?.choice;
    if (choice && is(choice, "space")) {
      this.selected = keyOf(choice.space.cell);
      this.turned = this.place?.turns.findIndex((turn) => turn.index === pick) ?? null;
    } else if (choice && is(choice, "spot")) this.selected = keyOfSpot(choice.spot.spot);
  }

  private reasons = $derived(new Map(this.question?.reasons ?? []));

  private reason(id: string): string | undefined {
    return this.reasons.get(id);
  }
  /** Where a city could be paid after an exchange. */
  get citiesAfterExchange(): Cell[] {
    return [...this.reasons].flatMap(([id, reason]) => {
      const [, q, r, way] = /^city-(-?\d+),(-?\d+),(up|down)$/.exec(id) ?? [];
      return reason === "why-exchange" && q && r ? [{ q: Number(q), r: Number(r), up: way === "up" }] : [];
    });
  }
  /** Why a card cannot be had, or that it can be paid; nothing where the server does not weigh such cards now. */
  verdict(kind: "mastery" | "monument", number: number): string | undefined {
    const weighed = [...this.reasons.keys()].some((id) => id.startsWith(kind));
    return weighed ? (this.reason(`${kind}-${number}`) ?? "web-payable") : undefined;
  }
}
