// The names of parts of the site, each of which can be kept for playing without a network (web/parts.ts).

/** The part that a table belongs to: all tables for the same rules, "tables-akagiri" for "akagiri-1-2". */
export const tablesOf = (table: string): string => `tables-${table.replace(/-\d+-\d+$/, "")}`;

/** Whether a part is the tables for some rules. */
export const isTables = (part: string): boolean => part.startsWith("tables-");

/** The cards with blue diamonds and green clubs. */
export const FOUR_COLOURS = "four-colours";

/** The rule book, the arbiter, the explorer, fair deals, licences. */
export const HELP = "help";
