// boot.js stands in the page itself, before anything else: it must be there when the bundle is not.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const boot = fileURLToPath(new URL("boot.js", import.meta.url));

export function first(): Plugin {
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
    transformIndexHtml(_, { bundle }) {
      const emitted = Object.values(bundle ?? {}).find(
        (file) => file.type === "asset" && file.names.includes("boot.js"),
      );
      return [{ tag: "script", attrs: { src: `/${emitted?.fileName ?? "boot.js"}` }, injectTo: "head-prepend" }];
    },
  };
}
