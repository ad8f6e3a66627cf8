import { defineConfig } from "vitest/config";

// Whole games in a real browser, one file after the other: two cores are not many.
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
