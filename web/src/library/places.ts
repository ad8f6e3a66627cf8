// Which part of the library a path names.

export const SECTIONS = ["dominion", "dominations", "kingdoms", "designer"] as const;
export type Section = (typeof SECTIONS)[number];

export type Place = { section: Section; card?: string };

/** None for a path that names nothing here. */
export function placeOf(path: string): Place | undefined {
  const rest = path.replace(/^\/library/, "").replace(/\/$/, "");
  if (rest === "") return { section: "dominion" };
  const card = /^\/dominion\/([a-z_]+)$/.exec(rest)?.[1];
  if (card) return { section: "dominion", card };
  const section = SECTIONS.find((one) => rest === `/${one}`);
  return section && { section };
}
