/** The pages about oneself, and what leads to them. */
export const NEARBY = [
  ["/games", "web-my-games"],
  ["/account", "web-account"],
] as const;
