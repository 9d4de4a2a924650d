// Builds carriers.html: `vite build --config tests/support/carriers.config.ts --outDir FOLDER`.
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { scopedName } from "../../scoped.ts";
import { words } from "../../words.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  publicDir: false,
  build: {
    target: "es2022",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: fileURLToPath(new URL("carriers.html", import.meta.url)) },
  },
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
  plugins: [preact(), words()],
});
