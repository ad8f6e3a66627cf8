import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // words come from ../content, one source for terminal, server and browser
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:7230", "/ws": { target: "ws://127.0.0.1:7230", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
