import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build-tools/icons";

// The server that `npm run dev` passes requests on to: `rekindle serve`.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: process.env["PAGE"] ?? "../build/page",
    emptyOutDir: true,
    target: "es2022",
    // Everything comes from files of our own: the content policy allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", setupFiles: ["tests/setup.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
