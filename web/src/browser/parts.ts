// The names of the parts of the site, each of which can be kept for playing offline (web/parts.ts).

/** The game whose code and module are in no part: they are always kept. */
const ALWAYS = "ecarte";

/** The problems to solve, the lessons that end in some, and the guide: their table, and the code that only they need. */
export const PUZZLES = "puzzles";

/** Return the part of the tables for the same rules: "tables-akagiri" for "akagiri-1-2". */
export const tablesOf = (table: string): string => `tables-${table.replace(/-\d+-\d+$/, "")}`;

/** Return the parts that a table belongs to: a module of the machine to its game, problems to theirs too; none for one that
 *  is always kept. */
export function partsOfTable(table: string): string[] {
  const [, what = "", game = ALWAYS] = /^(machine|puzzles)-(\w+)$/.exec(table) ?? [];
  if (!what) return [tablesOf(table)];
  return [...(what === PUZZLES ? [PUZZLES] : []), ...(game === ALWAYS ? [] : [game])];
}

/** Return whether a part holds the tables for some rules. */
export const isTables = (part: string): boolean => part.startsWith("tables-");

/** The cards with blue diamonds and green clubs. */
export const FOUR_COLOURS = "four-colours";

/** The cards with large letters or without portraits, and the other backs. */
export const OTHER_CARDS = "other-cards";

/** Games with a friend elsewhere. */
export const FRIEND = "friend";

/** The rule book, the arbiter, the explorer, fair deals, licences. */
export const HELP = "help";
