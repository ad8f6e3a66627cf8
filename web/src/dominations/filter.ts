// Which things of a pack are shown.

import type { Domain, MasteryFace, MonumentFace, ObjectiveFace } from "../generated/dominations.ts";
import type { Piece, Sentence } from "../generated/protocol.ts";
import { folded } from "../words/folded.ts";
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

/** `name` is what the reader calls it. */
export function fits({ domain, text }: PackFilter, domains: readonly Domain[], name: string): boolean {
  return (domain === "all" || domains.includes(domain)) && folded(name).includes(folded(text));
}

export const fitsMastery = (card: MasteryFace, filter: MasteryFilter, name: string): boolean =>
  (filter.value === "all" || card.value === filter.value) && fits(filter, [card.domain], name);

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
