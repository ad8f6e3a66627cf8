import { defineConfig } from "vitest/config";

// How fast the board answers, measured on demand: see tests/smooth.ts.
export default defineConfig({
  test: { include: ["tests/smooth.ts"], environment: "node", testTimeout: 300_000, hookTimeout: 60_000 },
});
