// The words as the page gets them: what only the command line says, and what only translators read, stays behind.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** A Fluent file without its comments and the messages whose names begin with "cli". */
export const forPage = (text: string): string =>
  text.replace(/^cli[\w-]* *=.*\n(?:(?:[ \t}].*)?\n)*/gm, "").replace(/^#.*\n/gm, "");

export function words(): Plugin {
  return {
    name: "ecarte-words",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(forPage(readFileSync(file, "utf8")))}`;
    },
  };
}
