// Rows of games that cannot be read: shown as such, saved as they are, and deleted. Fetched on demand.
import { reviewsOf } from "./bin.ts";
import { idOfKey, inBin } from "./binKeys.ts";
import { atomically, quietly, reading, writing } from "./database.ts";
import { noteError } from "./keeping.ts";
import { readBinned, readListed } from "./sound.ts";

/** A row that cannot be read. */
export interface Unreadable {
  store: "games" | "kept"; // "kept": a deleted game
  key: IDBValidKey; // as damaged as the row, perhaps no text
  id: string; // of the game
  row: unknown;
}

/** Return the rows of games, and of games in the bin, that cannot be read. */
export async function listUnreadable(): Promise<Unreadable[]> {
  try {
    const db = await reading();
    if (!db) return [];
    const look = quietly(db.transaction(["games", "kept"]));
    const [games, kept] = [look.objectStore("games"), look.objectStore("kept")];
    const [rows, keys, deleted, deletedKeys] = await Promise.all([
      games.getAll(),
      games.getAllKeys(),
      kept.getAll(inBin()),
      kept.getAllKeys(inBin()),
    ]);
    const wrong = (
      store: Unreadable["store"],
      some: unknown[],
      names: IDBValidKey[],
      read: (row: unknown) => unknown,
    ): Unreadable[] =>
      some.flatMap((row, at) => {
        const key = names[at] ?? "";
        return read(row) ? [] : [{ store, key, id: store === "kept" ? idOfKey(String(key)) : String(key), row }];
      });
    return [...wrong("games", rows, keys, readListed), ...wrong("kept", deleted, deletedKeys, readBinned)];
  } catch (error) {
    noteError(error);
    return [];
  }
}

/** Return how many saved games cannot be read. */
export const countUnreadable = async (): Promise<number> => (await listUnreadable()).length;

/** Return a row that cannot be read as a text, with the record stored beside it. */
export async function rawText({ store, key, id, row }: Unreadable): Promise<string> {
  const record: unknown = await (await reading())?.get("records", id);
  const written = new Set<unknown>();
  const plain = (_: string, value: unknown): unknown => {
    if (typeof value === "bigint") return `${value}`;
    if (typeof value !== "object" || value === null) return value;
    if (written.has(value)) return "(written before)"; // it may contain itself
    written.add(value);
    return value instanceof Map || value instanceof Set ? [...value] : value;
  };
  return JSON.stringify({ store, key, row, record }, plain, 1);
}

/** Delete a row that cannot be read for good, and what is stored beside it unless another row needs that. */
export async function removeUnreadable({ store, key, id }: Unreadable): Promise<void> {
  const db = await writing();
  if (!db) return;
  await atomically(db, async (change) => {
    await change.objectStore(store).delete(key as string);
    const [games, deleted] = await Promise.all([
      change.objectStore("games").getAllKeys(),
      change.objectStore("kept").getAllKeys(inBin()),
    ]);
    if ([...games, ...deleted.map(idOfKey)].includes(id)) return;
    await Promise.all([change.objectStore("records").delete(id), change.objectStore("reviews").delete(reviewsOf(id))]);
  });
}
