// Rows of games that cannot be read: shown as such, saved as they are, and deleted. Fetched on demand.
import { inBin } from "./binKeys.ts";
import { atomically, quietly, reading, writing } from "./database.ts";
import { noteError } from "./keeping.ts";
import { readBinned, readListed } from "./sound.ts";

/** A row that cannot be read. */
export interface Unreadable {
  store: "games" | "kept"; // "kept": a deleted game
  key: string;
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
    const wrong = (store: Unreadable["store"], some: unknown[], names: string[], read: (row: unknown) => unknown) =>
      some.flatMap((row, at) => (read(row) ? [] : [{ store, key: String(names[at]), row }]));
    return [...wrong("games", rows, keys, readListed), ...wrong("kept", deleted, deletedKeys, readBinned)];
  } catch (error) {
    noteError(error);
    return [];
  }
}

/** Return how many saved games cannot be read. */
export const countUnreadable = async (): Promise<number> => (await listUnreadable()).length;

/** Return a row that cannot be read as a text, with the record stored beside it. */
export async function rawText({ store, key, row }: Unreadable): Promise<string> {
  const id = store === "kept" ? key.slice(key.lastIndexOf("/") + 1) : key;
  const record: unknown = await (await reading())?.get("records", id);
  return JSON.stringify(
    { store, key, row, record },
    (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value),
    1,
  );
}

/** Delete a row that cannot be read for good, with what is stored beside it. */
export async function removeUnreadable({ store, key }: Unreadable): Promise<void> {
  const db = await writing();
  if (!db) return;
  await atomically(db, async (change) => {
    await change.objectStore(store).delete(key);
    if (store === "games") await change.objectStore("records").delete(key);
  });
}
