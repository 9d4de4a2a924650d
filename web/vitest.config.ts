// Unit tests of the page's logic, where no browser is at stake: tests/README.md.
import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [words()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] } }, // py/ecarte/locales, tests/golden
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "happy-dom",
    environmentOptions: {
      happyDOM: {
        url: "http://page.test/",
        settings: { fetch: { disableSameOriginPolicy: true } }, // the native engine is asked at an address of its own
      },
    },
    globalSetup: ["tests/support/native.ts"],
    setupFiles: ["tests/support/setup.ts"],
    pool: "threads",
    reporters: ["dot"],
    testTimeout: 60_000, // on a machine that does much else
    hookTimeout: 60_000, // the engine is asked in some
    isolate: false, // each file would load happy-dom anew; what a test must find untouched it loads anew itself
    unstubGlobals: true,
  },
});
