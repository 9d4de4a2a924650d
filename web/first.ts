// What stands in every page before anything else: boot.js, which must be there when the bundle is not, and the description of
// the site (src/browser/site.ts), which is no script, so that a change of the engine does not rename all of them. The latter
// comes first, because boot.js reads it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const boot = fileURLToPath(new URL("boot.js", import.meta.url));

export function first(site: object): Plugin {
  let building = false;
  return {
    name: "ecarte-first",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      this.addWatchFile(boot);
      if (building) this.emitFile({ type: "asset", name: "boot.js", source: readFileSync(boot, "utf8") });
    },
    transformIndexHtml(_, { bundle, path }) {
      const root = "../".repeat(path.split("/").length - 2) || "./";
      const emitted = Object.values(bundle ?? {}).find(
        (file) => file.type === "asset" && file.names.includes("boot.js"),
      );
      const description = { type: "application/json", id: "site", "data-root": root };
      const words = Object.fromEntries(
        Object.values(bundle ?? {}).flatMap(({ type, fileName, name }) => {
          const [, lang] = (type === "chunk" && /^([a-z]+)-first$/.exec(name)) || [];
          return lang ? [[lang, fileName]] : [];
        }),
      );
      return [
        // The character set must stand in the first kilobyte, and the description is longer.
        { tag: "meta", attrs: { charset: "utf-8" }, injectTo: "head-prepend" },
        { tag: "script", attrs: description, children: JSON.stringify({ ...site, words }), injectTo: "head-prepend" },
        { tag: "script", attrs: { src: `${root}${emitted?.fileName ?? "boot.js"}` }, injectTo: "head-prepend" },
      ];
    },
  };
}
