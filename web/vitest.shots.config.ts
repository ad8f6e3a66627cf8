import { defineConfig } from "vitest/config";

// Pictures of every screen for people to look at: see tests/shots.ts.
export default defineConfig({
  test: { include: ["tests/shots.ts"], environment: "node", testTimeout: 300_000, hookTimeout: 60_000 },
});
