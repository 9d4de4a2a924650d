// The contents of a log entry "score", by game.
import type { Entry, Scored, Tally } from "./types/view.ts";

/** Return what was scored in écarté, point by point; nothing in belote. */
export const scoredOf = ({ scored }: Entry): Scored[] => (Array.isArray(scored) ? scored : []);

/** Return what became of the contract: it was made, it failed, or its points wait for the next deal. */
export const outcomeOf = ({ made, held }: Tally): "made" | "failed" | "litige" =>
  made ? "made" : held > 0 ? "litige" : "failed";

/** Return the sums of a deal of belote; null in écarté, and when all passed. */
export const tallyOf = ({ scored }: Entry): Tally | null => (scored && !Array.isArray(scored) ? scored : null);
