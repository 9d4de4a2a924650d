// The bin: deleted games lie in it for 30 days. Only their summaries are moved, under names of their own in the store
// "kept", which pages from before there was a bin leave alone; their records and reviews stay where they are.

const DAY_MS = 24 * 60 * 60 * 1000;
export const DAYS = 30;

/** What was deleted before this moment is gone for good. */
export const lapsed = (now = Date.now()): number => now - DAYS * DAY_MS;

/** The day on which a game deleted then is gone for good. */
export const lapses = (deleted: number): number => deleted + DAYS * DAY_MS;

/** The key of a deleted game: those deleted first come first. */
export const binKey = (id: string, deleted: number): string => `bin/${String(deleted).padStart(16, "0")}/${id}`;

export const idOfKey = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** The keys of all games in the bin, or of those deleted before a moment. */
export const inBin = (before?: number): IDBKeyRange =>
  IDBKeyRange.bound("bin/", before === undefined ? "bin/\uffff" : binKey("", before));
