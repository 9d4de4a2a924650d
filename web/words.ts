// The words as the page gets them: what only the command line or the build says, and what only translators read,
// stays behind.
// Those of a language's own file come in two parts: what the first moments of a game of écarté may say, and
// the rest. Further files, one a topic, come whole (web/src/i18n/index.ts).
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

/** The sections that can wait: the game that is not the first one's, rules that a plain game has not, and what is
 *  said in panels alone. */
const later = /^## (Belote|Replay|Import|Backup|People|Matches|Many records|Fair deals|Table: doubling)\b/;
/** Messages elsewhere that can. Of problems only those come first that the view of a plain game refuses something
 *  with: what else is refused waits for its words (app/controller.ts). */
const laterToo = new RegExp(
  `^(${[
    "(games|library|option|preset|settings|about|measure)-",
    "how-(?!new|offer|to-play)",
    "new-(?!game\\b)",
    "save-(?!record\\b)",
    "problem-W",
    "problem-E-(?!(follow|head|trump|play-early|deal-over|game-over|back-chips|back-punished)\\b)",
  ].join("|")})`,
);

/** A Fluent file without its comments and the messages whose names begin with "cli" or "site". */
export const forPage = (text: string): string =>
  text.replace(/^(?:cli|site)[\w-]* *=.*\n(?:(?:[ \t}].*)?\n)*/gm, "").replace(/^#.*\n/gm, "");

/** Messages and lines of comment, one after the other. */
const pieces = (text: string): string[] => text.split(/^(?=[a-z#])/m);
const nameOf = (piece: string): string => /^[\w-]+/.exec(piece)?.[0] ?? "";

/** The messages that can wait, by name: in every language those that the English file has in such a place. */
export function waiting(english: string): ReadonlySet<string> {
  const names = new Set<string>();
  let waits = false;
  let heading = false;
  for (const piece of pieces(english)) {
    const before = heading;
    heading = piece.startsWith("## ");
    if (heading && !before) waits = later.test(piece); // a heading may go on for more than a line
    if (waits || laterToo.test(piece)) names.add(nameOf(piece));
  }
  return names;
}

/** The messages of a Fluent file that come first, or those that follow. */
export const partOf = (text: string, late: ReadonlySet<string>, rest: boolean): string =>
  pieces(text)
    .filter((piece) => late.has(nameOf(piece)) === rest)
    .join("");

export function words(): Plugin {
  return {
    name: "ecarte-words",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || (query !== "first" && query !== "rest" && query !== "topic")) return null;
      const english = `${dirname(file)}/en.ftl`;
      for (const read of [file, english]) this.addWatchFile(read);
      const text = readFileSync(file, "utf8");
      const part = query === "topic" ? text : partOf(text, waiting(readFileSync(english, "utf8")), query === "rest");
      return `export default ${JSON.stringify(forPage(part))}`;
    },
  };
}
