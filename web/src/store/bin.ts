// The bin: games are deleted, restored, and deleted for good. Fetched on demand.
import type { IDBPObjectStore } from "idb";
import { atomically, type Change, quietly, reading, type Schema, type Store, writing } from "./database.ts";
import { forget, holdBack, inHand, unwritten } from "./keeping.ts";
import { type Binned, binKey, idOfKey, inBin, type Listed, oldestKept, rowsOf, type Stored } from "./rows.ts";
import { readBinned, readListed } from "./sound.ts";
import { removeTablesWith } from "./tables.ts";

/** Delete what is stored of a game beside its row: its record and its reviews. */
export const removeBeside = (change: Change, id: string): Promise<void>[] => [
  change.objectStore("records").delete(id),
  change.objectStore("reviews").delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)),
];

const binned = new Map<string, { game: Stored; deleted: number }>();

/** Return the rows with these ids; for many games read all rows, which is quicker than single requests. */
async function rowsWith(
  games: IDBPObjectStore<Schema, Store[], "games", "readwrite">,
  ids: string[],
): Promise<Listed[]> {
  const rows = ids.length > 100 ? await games.getAll() : await Promise.all(ids.map((id) => games.get(id)));
  return rows.flatMap((row) => readListed(row) ?? []);
}

/** Move games to the bin and return the ids of those that existed; fails when the device is full. */
export async function moveToBin(ids: string[]): Promise<string[]> {
  const deleted = Date.now();
  const moved: string[] = [];
  const db = await writing();
  if (db)
    await atomically(db, async (change) => {
      const games = change.objectStore("games");
      const there = new Map((await rowsWith(games, ids)).map((row) => [row.id, row]));
      const work: Promise<unknown>[] = [];
      for (const id of ids) {
        const held = unwritten.get(id);
        const [row, rest] = held ? rowsOf(held) : [there.get(id), null];
        if (!row) continue;
        if (rest) work.push(change.objectStore("records").put(rest));
        work.push(change.objectStore("kept").put({ ...row, deleted }, binKey(id, deleted)), games.delete(id));
        moved.push(id);
      }
      await Promise.all(work);
    });
  else
    for (const id of ids) {
      const game = inHand(id);
      if (!game) continue;
      binned.set(id, { game, deleted });
      moved.push(id);
    }
  forget(moved);
  return moved;
}

export async function removeMany(ids: string[]): Promise<void> {
  const db = await writing();
  if (db)
    await atomically(db, async (change) => {
      await Promise.all(ids.flatMap((id) => [change.objectStore("games").delete(id), ...removeBeside(change, id)]));
      await removeTablesWith(change, ids);
    });
  forget(ids);
}

/** Return the games in the bin, those deleted last first. */
export async function listBin(): Promise<Binned[]> {
  const byId = new Map<string, Binned>();
  for (const { game, deleted } of binned.values()) byId.set(game.id, { ...rowsOf(game)[0], deleted });
  const db = await reading();
  if (db) {
    const look = quietly(db.transaction(["games", "kept"]));
    const [alive, rows] = await Promise.all([
      look.objectStore("games").getAllKeys(),
      look.objectStore("kept").getAll(inBin()),
    ]);
    const there = new Set(alive); // restored by a backup or in another window
    for (const row of rows.flatMap((row) => readBinned(row) ?? [])) if (!there.has(row.id)) byId.set(row.id, row);
  }
  const since = oldestKept();
  return [...byId.values()]
    .filter(({ deleted }) => deleted >= since)
    .sort((a, b) => b.deleted - a.deleted || b.changed - a.changed);
}

/** Restore games from the bin and return the ids of those that were in it. */
export async function takeFromBin(ids: string[]): Promise<string[]> {
  const back = ids.filter((id) => binned.has(id));
  holdBack(back.flatMap((id) => binned.get(id)?.game ?? []));
  for (const id of back) binned.delete(id);
  const db = await writing();
  return db ? [...back, ...(await atomically(db, (change) => bringBack(change, ids)))] : back;
}

/** Restore games from the bin as part of a change, and return the ids of those that were in it. */
export async function bringBack(change: Change, ids: string[]): Promise<string[]> {
  const wanted = new Set(ids);
  const games = change.objectStore("games");
  const bin = change.objectStore("kept");
  const all = await bin.getAllKeys(inBin());
  if (!all.some((key) => wanted.has(idOfKey(key)))) return [];
  const rows = (await bin.getAll(inBin())).map(readBinned);
  const keys = all.filter((key, at) => wanted.has(idOfKey(key)) && rows[at]);
  const latest = new Map(rows.flatMap((row) => (row && wanted.has(row.id) ? [[row.id, row]] : []))); // of a game deleted twice, the later row
  const alive = new Set(await games.getAllKeys());
  await Promise.all([
    ...(keys.length === all.length ? [bin.delete(inBin())] : keys.map((key) => bin.delete(key))),
    ...[...latest.values()].flatMap(({ deleted: _, ...row }) => (alive.has(row.id) ? [] : [games.put(row)])),
  ]);
  return [...latest.keys()];
}

/** Delete for good all games in the bin, or those deleted before a time. */
export async function emptyBin(before?: number): Promise<void> {
  for (const [id, { deleted }] of binned) if (before === undefined || deleted < before) binned.delete(id);
  const db = await writing();
  if (!db) return;
  await atomically(db, async (change) => {
    const bin = change.objectStore("kept");
    const gone = await bin.getAllKeys(inBin(before));
    if (gone.length === 0) return;
    const left = (await bin.getAllKeys(inBin())).slice(gone.length);
    const alive = new Set([...left.map(idOfKey), ...(await change.objectStore("games").getAllKeys())]);
    const ids = gone.map(idOfKey).filter((id) => !alive.has(id));
    await Promise.all([bin.delete(inBin(before)), ...ids.flatMap((id) => removeBeside(change, id))]);
    await removeTablesWith(change, ids);
  });
}

/** Delete for good the games whose time in the bin is over. */
export const expire = (): Promise<void> => emptyBin(oldestKept());
