// The keys of deleted games, which are in the bin for 30 days. Their summaries move to keys of their own in the store
// "kept", which older pages leave alone; their records and reviews stay where they are.

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a deleted game is in the bin. */
export const DAYS = 30;

/** The time before which games must have been deleted to be gone for good. */
export const oldestKept = (now = Date.now()): number => now - DAYS * DAY_MS;

/** The time at which a game deleted at another is gone for good. */
export const lapses = (deleted: number): number => deleted + DAYS * DAY_MS;

/** The key of a deleted game; keys sort by the time of deletion. */
export const binKey = (id: string, deleted: number): string => `bin/${String(deleted).padStart(16, "0")}/${id}`;

/** The id of the game in a key. */
export const idOfKey = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** The keys of all games in the bin, or of those deleted before a time. */
export const inBin = (before?: number): IDBKeyRange =>
  IDBKeyRange.bound("bin/", before === undefined ? "bin/\uffff" : binKey("", before));
