// Vite owns the page's TypeScript and nothing else. What Python, PyScript and the card pictures need
// is laid ready by tools/building/site.py under build/public/ and described in build/site.json.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { first } from "./first.ts";
import { pages } from "./pages.ts";
import { apart, parts } from "./parts.ts";
import { scopedName } from "./scoped.ts";
import { words } from "./words.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const described = `${root}build/site.json`;
if (!existsSync(described)) throw new Error("build/site.json is missing: run `make site` first");
const site: { app: string } = JSON.parse(readFileSync(described, "utf8"));

const kept = parts(`${root}dist`);

const BEGINNING = /\/src\/(sheets\.ts|(styles|cards|kit|table(?!\/(belote|ecarte)))\/[^?]*\.css)$/;

export default defineConfig({
  base: "./", // in whatever folder of a host the site lies
  publicDir: `${root}build/public`,
  define: {
    "import.meta.env.APP": JSON.stringify(`/${site.app}`), // %APP% in embed/index.html
  },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    rolldownOptions: {
      input: { index: `${root}web/index.html`, embed: `${root}web/embed/index.html` },
      // What every page begins with is one file, and keeps the order of src/sheets.ts.
      output: { codeSplitting: { groups: [{ name: "styles", test: BEGINNING }] } },
    },
    modulePreload: { polyfill: false }, // the polyfill fetches; every browser that runs Pyodide has the real thing
  },
  worker: { format: "es" }, // imported by Python's worker: src/engine/script.ts
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
  server: { fs: { allow: [root] } }, // the words, py/ecarte/locales
  plugins: [
    preact(),
    first(site),
    pages(site.app),
    words(),
    kept.plugin,
    VitePWA({
      registerType: "prompt",
      injectRegister: false, // web/src/browser/update.ts registers, when the engine is up
      manifest: false, // one for each language: tools/building/identity.py
      strategies: "injectManifest",
      srcDir: ".",
      injectManifest: {
        globPatterns: ["**/*"],
        globIgnores: apart,
        // Each named by its contents: fetched once by the page and taken from the browser's cache here.
        dontCacheBustURLsMatching: /^(assets|policies)\//,
        maximumFileSizeToCacheInBytes: 32 * 1024 * 1024, // pyodide.asm.wasm
        manifestTransforms: [kept.describe],
        sourcemap: false,
      },
    }),
  ],
});
