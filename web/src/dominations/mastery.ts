// Which masteries are shown.

import type { Domain, MasteryFace } from "../generated/dominations.ts";
import { folded } from "../words/folded.ts";

export interface MasteryFilter {
  domain: Domain | "all";
  value: number | "all";
  text: string;
}

export const allMasteries = (): MasteryFilter => ({ domain: "all", value: "all", text: "" });

/** `name` is what the reader calls it. */
export function fitsMastery(card: MasteryFace, { domain, value, text }: MasteryFilter, name: string): boolean {
  if (domain !== "all" && card.domain !== domain) return false;
  if (value !== "all" && card.value !== value) return false;
  return folded(name).includes(folded(text));
}
