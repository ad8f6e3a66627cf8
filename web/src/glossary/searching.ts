// Which terms are shown, and in which order.

import { folded } from "../words/folded.ts";
import type { Term } from "./terms.ts";

/** A term as the reader is told it. */
export interface Told extends Term {
  name: string;
  text: string;
  /** What else it is looked for by. */
  also: string;
}

/** Those that fit what is searched, by name; first those that are called so, then those that only speak of it. */
export function search(terms: Told[], wish: string, language: string): Told[] {
  const wanted = folded(wish);
  const { compare } = new Intl.Collator(language);
  const rank = ({ name, also, text }: Told) => {
    if (folded(`${name} ${also}`).includes(wanted)) return 0;
    return folded(text).includes(wanted) ? 1 : 2;
  };
  return terms.filter((term) => rank(term) < 2).toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}
