// Writes wishes for a kingdom as the server reads them.

export type CardWish = "need" | "like" | "neutral" | "dislike" | "ban";
export type KindWish = "need" | "neutral" | "ban";

/** Whether a set is used at all, and how many cards may come from it. */
export interface SetWish {
  used: boolean;
  least: number;
  most: number;
}

export interface Wishes {
  sets: Record<string, SetWish>;
  kinds: Record<string, KindWish>;
  cards: Record<string, CardWish>;
}

/** The kinds of cards that the server knows. */
export const KINDS = ["village", "trasher", "extra_buy", "attack", "reaction", "potion"];
/** Cards in a kingdom. */
export const TEN = 10;

const VERBS = { need: "need", like: "like", dislike: "dislike", ban: "forbid" };

const isFree = ({ least, most }: SetWish) => least <= 0 && most >= TEN;

/** Nothing is said about sets when all of them, or none, are used as they come. */
function writeSets(sets: Record<string, SetWish>): string[] {
  const all = Object.entries(sets);
  const used = all.filter(([, wish]) => wish.used);
  if (used.length === all.length && used.every(([, wish]) => isFree(wish))) return [];
  return used.map(([set, wish]) => {
    if (isFree(wish)) return set;
    return wish.least === wish.most ? `${set} ${wish.least}` : `${set} ${wish.least}-${wish.most}`;
  });
}

/** `base 5, dark_ages 3-5, need village, forbid card witch` */
export function writeWishes({ sets, kinds, cards }: Wishes): string {
  const written = writeSets(sets);
  for (const [kind, wish] of Object.entries(kinds)) if (wish !== "neutral") written.push(`${VERBS[wish]} ${kind}`);
  // “card” keeps the card Village apart from villages of any name
  for (const [card, wish] of Object.entries(cards)) if (wish !== "neutral") written.push(`${VERBS[wish]} card ${card}`);
  return written.join(", ");
}

/** The same wishes, but these cards stay, and one that goes does not come back. */
export function keeping(wishes: Wishes, kept: string[], gone?: string): Wishes {
  const cards: Record<string, CardWish> = { ...wishes.cards };
  for (const card of kept) cards[card] = "need";
  if (gone) cards[gone] = "ban";
  return { ...wishes, cards };
}

/** Both ends of a range after one of them was moved. */
export function ranged(wish: SetWish, change: Partial<SetWish>): SetWish {
  const next = { ...wish, ...change };
  if (change.least !== undefined) next.most = Math.max(next.most, next.least);
  if (change.most !== undefined) next.least = Math.min(next.least, next.most);
  return next;
}
