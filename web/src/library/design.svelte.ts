// The kingdom that is being designed: what is wished for, which cards are in it, and its code once there are ten.

import { kingdomCards, SETS } from "../cards/cards.ts";
import { drawKingdom } from "../connection/api.ts";
import { Attempt } from "../connection/attempt.svelte.ts";
import type { GameOptions, KingdomChoice, KingdomDrawn } from "../generated/protocol.ts";
import { path, rename } from "../path.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { type CardWish, type KindWish, keeping, type SetWish, TEN, type Wishes, writeWishes } from "./wishes.ts";

const PAGE = "/library/designer";
const TASTES = ["like", "dislike", "ban"];
const anySet = (): SetWish => ({ used: true, least: 0, most: TEN });
const anySets = () => Object.fromEntries(SETS.map((set) => [set, anySet()]));

export class Design {
  sets = $state<Record<string, SetWish>>(anySets());
  kinds = $state<Record<string, KindWish>>({});
  /** Cards that must be there. Other wishes about cards are tastes, and remembered. */
  needs = $state<string[]>([]);
  /** None: as the rulebook draws it. */
  shelters = $state<boolean | null>(null);
  latest = $state(false);
  cards = $state.raw<string[]>([]);
  /** Of the cards as they are now. */
  drawn = $state.raw<KingdomDrawn | null>(null);
  readonly attempt = new Attempt();

  private wishes = $derived<Wishes>({
    sets: this.sets,
    kinds: this.kinds,
    cards: {
      ...Object.fromEntries(
        // they may come from another version of this page
        Object.entries(settings.get("tastes")).filter(
          ([card, taste]) => TASTES.includes(taste) && kingdomCards.some((one) => one.id === card),
        ),
      ),
      ...Object.fromEntries(this.needs.map((card) => [card, "need" as const])),
    },
  });
  text = $derived(writeWishes(this.wishes));

  wishAbout(card: string): CardWish {
    return this.wishes.cards[card] ?? "neutral";
  }

  wish(card: string, wish: CardWish): void {
    this.needs = this.needs.filter((other) => other !== card);
    const { [card]: _, ...tastes } = settings.get("tastes");
    if (wish === "need") this.needs.push(card);
    else if (wish !== "neutral") tastes[card] = wish;
    settings.set("tastes", tastes);
  }

  forgetTastes(): void {
    settings.set("tastes", {});
  }

  /** All but the tastes. */
  clearWishes(): void {
    this.sets = anySets();
    this.kinds = {};
    this.needs = [];
  }

  draw(): Promise<void> {
    return this.ask({ random: this.text });
  }

  /** The cards that are there stay. */
  fillUp(): Promise<void> {
    return this.ask({ random: writeWishes(keeping(this.wishes, this.cards)) });
  }

  swap(card: string): Promise<void> {
    const kept = this.cards.filter((other) => other !== card);
    return this.ask({ random: writeWishes(keeping(this.wishes, kept, card)) });
  }

  // while cards are drawn nothing is changed by hand: they would take its place

  putIn(card: string): void {
    if (this.attempt.busy || this.cards.length >= TEN || this.cards.includes(card)) return;
    this.choose([...this.cards, card]);
  }

  takeOut(card: string): void {
    if (!this.attempt.busy) this.choose(this.cards.filter((other) => other !== card));
  }

  empty(): void {
    this.choose([]);
  }

  private choose(cards: string[]): void {
    this.cards = cards;
    this.drawn = null;
    this.attempt.problem = null;
    // the address does not lead back to what was there before
    if (path.now === PAGE) rename(PAGE);
    if (cards.length === TEN) void this.ask({ cards });
  }

  /** Other rules make another code. */
  async rule(rules: { shelters?: boolean | null; latest?: boolean }): Promise<void> {
    Object.assign(this, rules);
    if (this.drawn) await this.ask({ cards: this.cards });
  }

  /** What somebody came with: a code, or the name of a recommended kingdom. */
  async open(query: string): Promise<void> {
    const asked = new URLSearchParams(query);
    const [code, recommended] = [asked.get("code"), asked.get("kingdom")];
    if (code && code !== this.drawn?.code) await this.ask({ code });
    else if (recommended) await this.ask({ recommended });
  }

  private ask(kingdom: KingdomChoice): Promise<void> {
    return this.attempt.make(async () => {
      this.drawn = await drawKingdom({ kingdom, shelters: this.shelters, latest_rules: this.latest });
      this.cards = this.drawn.cards;
      if (typeof kingdom === "object" && "code" in kingdom) {
        [this.latest, this.shelters] = [this.drawn.latest_rules, this.drawn.shelters];
      }
      // so that a reload, or a copied address, shows the same
      if (path.now === PAGE) rename(`${PAGE}?code=${encodeURIComponent(this.drawn.code)}`);
    });
  }

  /** What a table with this kingdom needs to know; none before there are ten cards. */
  get game(): GameOptions | null {
    if (!this.drawn) return null;
    return {
      game: "dominion",
      kingdom: { code: this.drawn.code },
      latest_rules: this.latest,
      show_points: true,
      shelters: this.shelters,
    };
  }
}

/** It is still there when somebody comes back to it. */
export const design = new Design();
