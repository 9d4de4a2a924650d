// The keys of deleted games, which stay in the bin for 30 days. Their summaries move to keys of their own in the store
// "kept", which older pages ignore; their records and reviews stay in place.

const DAY_MS = 24 * 60 * 60 * 1000;
export const DAYS = 30;

/** Return the time before which games must have been deleted to be removed for good. */
export const oldestKept = (now = Date.now()): number => now - DAYS * DAY_MS;

export const lapses = (deleted: number): number => deleted + DAYS * DAY_MS;

/** Return the key of a deleted game; keys sort by the time of deletion. */
export const binKey = (id: string, deleted: number): string => `bin/${String(deleted).padStart(16, "0")}/${id}`;

export const idOfKey = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** Return the keys of all games in the bin, or of those deleted before a time. */
export const inBin = (before?: number): IDBKeyRange =>
  IDBKeyRange.bound("bin/", before === undefined ? "bin/\uffff" : binKey("", before));
