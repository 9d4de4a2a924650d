// What an entry "score" tells, by game.
import type { Entry, Scored, Tally } from "./types/view.ts";

/** The list of écarté; empty in belote. */
export const scoredOf = ({ scored }: Entry): Scored[] => (Array.isArray(scored) ? scored : []);

/** The sums of a deal of belote; null in écarté, and when all passed. */
export const tallyOf = ({ scored }: Entry): Tally | null => (scored && !Array.isArray(scored) ? scored : null);
