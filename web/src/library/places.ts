// Which part of the library a path names.

export const SECTIONS = ["dominion", "dominations", "kingdoms", "designer", "examples"] as const;
export type Section = (typeof SECTIONS)[number];

export const GAMES = ["dominion", "dominations"] as const;
/** A part of the rules of a game, or a card of Dominations, as the server names it. */
export type Topic = { game: (typeof GAMES)[number]; topic: string };

export type Place = { section: Section; card?: string; topic?: Topic };

/** None for a path that names nothing here. */
export function placeOf(path: string): Place | undefined {
  const rest = path.replace(/^\/library/, "").replace(/\/$/, "");
  if (rest === "") return { section: "dominion" };
  const card = /^\/dominion\/([a-z_]+)$/.exec(rest)?.[1];
  if (card) return { section: "dominion", card };
  const [, of, topic] = /^\/examples\/(\w+)\/([\w-]+)$/.exec(rest) ?? [];
  const game = GAMES.find((one) => one === of);
  if (game && topic) return { section: "examples", topic: { game, topic } };
  const section = SECTIONS.find((one) => rest === `/${one}`);
  return section && { section };
}
