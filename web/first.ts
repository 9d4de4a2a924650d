// What stands in index.html itself, because it must be there when the bundle is not: boot.js, and the
// sentences for a browser that is too old or runs no scripts, in every language there is.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const locales = fileURLToPath(new URL("../py/ecarte/locales/", import.meta.url));
const boot = fileURLToPath(new URL("boot.js", import.meta.url));

/** A message as a paragraph for each language that has it. */
function paragraphs(id: string): string {
  const files = readdirSync(locales).filter((name) => /^[^.]+\.ftl$/.test(name)); // no further ones, laws.en.ftl
  return files
    .map((name) => {
      const lang = name.replace(/\.ftl$/, "");
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(locales + name, "utf8")));
      const words = bundle.getMessage(id)?.value;
      return words ? `<p lang="${lang}">${bundle.formatPattern(words)}</p>` : "";
    })
    .join("");
}

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
    transformIndexHtml(html, { bundle }) {
      const emitted = Object.values(bundle ?? {}).find(
        (file) => file.type === "asset" && file.names.includes("boot.js"),
      );
      return {
        html: html.replace(/<!--words ([a-z-]+)-->/g, (_, id: string) => paragraphs(id)),
        tags: [{ tag: "script", attrs: { src: `/${emitted?.fileName ?? "boot.js"}` }, injectTo: "head-prepend" }],
      };
    },
  };
}
