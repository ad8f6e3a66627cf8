// What each game needs is fetched when it is played or looked at.

export const games = {
  dominion: () => import("../dominion/DominionTable.svelte"),
  dominations: () => import("../dominations/DominationsTable.svelte"),
};
