// The words as the page gets them: what only the command line says, and what only translators read, stays behind.
// They come in two parts: what the first moments of a game of écarté may say, and the rest.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The sections that can wait: the game that is not the first one's, and what is said in panels alone. */
const later = /^## (Belote|Replay|Import|Backup)\b/;
/** Messages elsewhere that can. */
const laterToo = new RegExp(
  `^(${[
    "(games|library|option|preset|settings|about|measure)-",
    "how-(?!new|offer|to-play)",
    "new-(?!game\\b)",
    "problem-W",
    "problem-E-(bid|meld|belote|rank|show|overtrump|undertrump|beat|json|view|variation|tag|link)\\b",
  ].join("|")})`,
);

/** A Fluent file without its comments and the messages whose names begin with "cli". */
export const forPage = (text: string): string =>
  text.replace(/^cli[\w-]* *=.*\n(?:(?:[ \t}].*)?\n)*/gm, "").replace(/^#.*\n/gm, "");

/** The messages of a Fluent file that come first, or those that follow. */
export function partOf(text: string, rest: boolean): string {
  let waits = false;
  let heading = false;
  return text
    .split(/^(?=[a-z#])/m)
    .filter((piece) => {
      const before = heading;
      heading = piece.startsWith("## ");
      if (heading && !before) waits = later.test(piece); // a heading may go on for more than a line
      return (waits || laterToo.test(piece)) === rest;
    })
    .join("");
}

export function words(): Plugin {
  return {
    name: "ecarte-words",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || (query !== "first" && query !== "rest")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(forPage(partOf(readFileSync(file, "utf8"), query === "rest")))}`;
    },
  };
}
