// The six Domains: always a symbol, a colour and a name together.

import type { Domain, Knowledge, TileFace } from "../generated/dominations.ts";
import { say } from "../words/words.svelte.ts";

export const DOMAINS: Domain[] = ["trade", "craft", "art", "science", "government", "religion"];

const LETTERS = "TCASGR";

export const indexOf = (domain: Domain) => DOMAINS.indexOf(domain);
export const nameOfDomain = (domain: Domain) => say(`domain-${domain}`);

/** A half Nodus as packs write it: a Domain, a Vestigium or a Corruptio. */
export type Half = Domain | "vestigium" | "corruptio";

export function halves(layout: string): Half[] {
  return [...layout].map((letter) =>
    letter === "V" ? "vestigium" : letter === "K" ? "corruptio" : (DOMAINS[LETTERS.indexOf(letter)] as Domain),
  );
}

export const nameOfHalf = (half: Half) =>
  say(half === "vestigium" || half === "corruptio" ? `half-${half}` : `domain-${half}`);

export const total = (knowledge: Knowledge | readonly number[]) => knowledge.reduce((sum, amount) => sum + amount, 0);

/** «2 Trade, 1 Art»: what is not 0. */
export function amountsText(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, index) =>
    amount === 0
      ? []
      : [
          say("amount-of", {
            amount: String(amount).replace("-", "−"),
            domain: nameOfDomain(DOMAINS[index] as Domain),
          }),
        ],
  );
  return parts.join(", ");
}

export const nameOfTile = ({ settlement, discs }: TileFace) =>
  say("tile", { settlement: nameOfDomain(settlement), discs: discs.map(nameOfDomain).join(", ") });
