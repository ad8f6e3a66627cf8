// Which things of a pack are shown.

import type { Domain, MasteryFace, MonumentFace, ObjectiveFace } from "../generated/dominations.ts";
import type { Piece, Sentence } from "../generated/protocol.ts";
import { folded } from "../words/folded.ts";
import { words } from "../words/words.svelte.ts";
import { DOMAINS } from "./domains.ts";

export interface PackFilter {
  domain: Domain | "all";
  text: string;
}

export interface MasteryFilter extends PackFilter {
  value: number | "all";
}

export const everything = (): PackFilter => ({ domain: "all", text: "" });
export const allMasteries = (): MasteryFilter => ({ ...everything(), value: "all" });

type Thing = { domains: readonly Domain[]; name: string; says?: readonly Sentence[] };

/** By what the reader calls it, or what it says. */
export function fits({ domain, text }: PackFilter, { domains, name, says = [] }: Thing): boolean {
  if (domain !== "all" && !domains.includes(domain)) return false;
  const wanted = folded(text);
  return folded(name).includes(wanted) || says.some((one) => folded(words.tell(one)).includes(wanted));
}

export const fitsMastery = (card: MasteryFace, filter: MasteryFilter, name: string): boolean =>
  (filter.value === "all" || card.value === filter.value) &&
  fits(filter, { domains: [card.domain], name, says: card.sides.flat() });

/** Those of its base, and those that its levels cost. */
export const domainsOfMonument = ({ discs, levels }: MonumentFace): Domain[] =>
  DOMAINS.filter((domain, index) => discs?.includes(domain) || levels.some(({ cost }) => (cost.of[index] ?? 0) > 0));

/** Those that its goals speak of. */
export const domainsOfObjective = ({ goals }: ObjectiveFace): Domain[] =>
  DOMAINS.filter((domain) => goals.flat().some((goal) => speaksOf(goal, `domain-${domain}`)));

function speaksOf({ key, values = {} }: Sentence, wanted: string): boolean {
  return key === wanted || Object.values(values).some((piece) => piece && holds(piece, wanted));
}

function holds(piece: Piece, wanted: string): boolean {
  if ("sentence" in piece) return speaksOf(piece.sentence, wanted);
  return "list" in piece && piece.list.some((one) => holds(one, wanted));
}
