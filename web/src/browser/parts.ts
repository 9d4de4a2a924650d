// The names of the parts of the site, each of which can be kept for playing offline (web/parts.ts).

/** The problems to solve, the lessons that end in some, and the guide: their table, and the code that only they need. */
export const PUZZLES = "puzzles";

/** Return the part of the tables for the same rules: "tables-akagiri" for "akagiri-1-2". */
export const tablesOf = (table: string): string => `tables-${table.replace(/-\d+-\d+$/, "")}`;

/** Return the part that a table belongs to: a module of the machine to its game; undefined for one that is always kept. */
export function partOfTable(table: string): string | undefined {
  const [, game] = /^machine-(\w+)$/.exec(table) ?? [];
  if (game) return game === "ecarte" ? undefined : game;
  return table.startsWith(`${PUZZLES}-`) ? PUZZLES : tablesOf(table);
}

/** Return whether a part holds the tables for some rules. */
export const isTables = (part: string): boolean => part.startsWith("tables-");

/** The cards with blue diamonds and green clubs. */
export const FOUR_COLOURS = "four-colours";

/** The cards with large letters or without portraits, and the other backs. */
export const OTHER_CARDS = "other-cards";

/** The rule book, the arbiter, the explorer, fair deals, licences. */
export const HELP = "help";
