// Games that cannot be read: listed as such, saved as they are, and deleted. Fetched on demand.
import { removeBeside } from "./bin.ts";
import { atomically, quietly, reading, writing } from "./database.ts";
import { read } from "./games.ts";
import type { Listed } from "./rows.ts";
import { idOfKey, inBin } from "./rows.ts";
import { readBinned, readListed } from "./sound.ts";

/** The place of a row: of a game, or of a deleted one ("kept"). */
export interface Unreadable {
  store: "games" | "kept";
  key: IDBValidKey; // as damaged as the row, perhaps no text
  id: string; // of the game
}

/** Return the rows of games, and of games in the bin, that cannot be read. `readable` are the games that have been read:
 *  their rows are not read again. */
export function listUnreadable(readable: readonly Listed[] = []): Promise<Unreadable[]> {
  const known = new Set(readable.map(({ id }) => id));
  return read([], async (db) => {
    const look = quietly(db.transaction(["games", "kept"]));
    const [games, kept] = [look.objectStore("games"), look.objectStore("kept")];
    const [all, deleted, deletedKeys] = await Promise.all([
      games.getAllKeys(),
      kept.getAll(inBin()),
      kept.getAllKeys(inBin()),
    ]);
    const keys = all.filter((key) => !known.has(key));
    const rows = await Promise.all(keys.map((key) => games.get(key)));
    return [
      ...keys.flatMap((key, at): Unreadable[] =>
        readListed(rows[at]) ? [] : [{ store: "games", key, id: String(key) }],
      ),
      ...deletedKeys.flatMap((key, at): Unreadable[] =>
        readBinned(deleted[at]) ? [] : [{ store: "kept", key, id: idOfKey(key) }],
      ),
    ];
  });
}

/** Return what is stored of a game as a text, whatever it is: its row, and the row with its record. */
export async function rawText({ store, key, id }: Unreadable): Promise<string> {
  const db = await reading();
  const row: unknown = await db?.get(store, key as string);
  const record: unknown = await db?.get("records", id);
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
    await Promise.all(removeBeside(change, id));
  });
}
