// Many games at once: what import, export, backup, restore and the bin do. Fetched when first needed.
import type { IDBPObjectStore, IDBPTransaction } from "idb";
import { binKey, idOfKey, inBin, lapsed } from "./bin.ts";
import { type Database, isForeign, quietly, reading, type Schema, type Store, stores, writing } from "./database.ts";
import { allInHand, forget, holdBack, inHand, listGames, unwritten } from "./games.ts";
import { type Binned, type Listed, listed, rowsOf, type Stored, shown } from "./rows.ts";
import { isSound, type Saved } from "./sound.ts";

/** The keys of whatever was found out about a game. */
const reviewsOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);

type Change = IDBPTransaction<Schema, Store[], "readwrite">;

/** Change the stores: all of it or, when the device is full, nothing. */
async function within<T>(db: Database, act: (change: Change) => Promise<T>): Promise<T> {
  const change: Change = quietly(db.transaction(stores, "readwrite"));
  try {
    const found = await act(change);
    await change.done;
    return found;
  } catch (error) {
    try {
      change.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

/** What became of games that were to be kept: each is kept once. */
export interface Kept {
  kept: string[]; // ids
  twice: string[]; // ids of the games that were there already, or came with them
}

/** Keep games that were read. All of them or, when the device is full, none. */
export async function keepRead(games: Stored[]): Promise<Kept> {
  const found: Kept = { kept: [], twice: [] };
  const mine = new Map(allInHand().map((game) => [game.key, game.id]));
  const fresh: Stored[] = [];
  const take = (game: Stored, there: string | undefined): boolean => {
    if (game.key && there !== undefined) {
      found.twice.push(there);
      return false;
    }
    found.kept.push(game.id);
    return true;
  };
  const db = await writing();
  if (db)
    await within(db, async (change) => {
      for (const game of games) {
        const there = mine.get(game.key) ?? (await change.objectStore("games").index("key").getKey(game.key));
        if (!take(game, there)) continue;
        const { record, view: _view, log: _log, ...rest } = game;
        await change.objectStore("games").put(rest);
        await change.objectStore("records").put({ id: game.id, record });
      }
    });
  else
    for (const game of games) {
      if (!take(game, mine.get(game.key))) continue;
      fresh.push(game);
      mine.set(game.key, game.id);
    }
  holdBack(fresh);
  return found;
}

/** The records of these games, in their order, some at a time. What cannot be had is left out. */
export async function* records(ids: string[], each = 200): AsyncGenerator<{ id: string; record: string }[]> {
  for (let from = 0; from < ids.length; from += each) {
    const some = ids.slice(from, from + each);
    const db = await reading();
    let there: ({ id: string; record: string } | undefined)[] = [];
    try {
      const store = db && quietly(db.transaction("records")).store;
      there = await Promise.all(some.map((id) => store?.get(id)));
    } catch {
      // The browser has just closed it.
    }
    yield some.flatMap((id, at) => {
      const one = inHand(id) ?? there[at];
      return one ? [{ id, record: one.record }] : [];
    });
  }
}

/** Note what the engine calls games that are equal. A game that was played on meanwhile is left alone. */
export async function nameKeys(keys: Map<string, { key: string; revision: number }>): Promise<void> {
  for (const [id, { key, revision }] of keys) {
    const held = unwritten.get(id);
    if (held?.revision === revision) unwritten.set(id, { ...held, key });
  }
  const db = await writing();
  if (!db) return;
  await within(db, async (change) => {
    const games = change.objectStore("games");
    for (const [id, { key, revision }] of keys) {
      const there = await games.get(id);
      if (there?.revision === revision) await games.put({ ...there, key });
    }
  });
}

/** Keep beside a game what the engine shows of it; nothing of the game itself changes. */
export async function keepShown(game: Stored): Promise<void> {
  if (!shown(game)) return;
  const { record, view, log, ...rest } = game;
  const db = await writing();
  const newest = unwritten.get(game.id);
  if (newest && newest.revision !== game.revision) return; // played on meanwhile
  if (!db || newest) return holdBack([game]);
  await within(db, async (change) => {
    const there = await change.objectStore("games").get(game.id);
    if (there?.revision !== game.revision) return;
    await change.objectStore("games").put(listed(rest));
    await change.objectStore("records").put({ id: game.id, record, view, log });
  });
}

// ---- the bin

/** What was deleted where there is no database to keep it in. */
const loose = new Map<string, { game: Stored; deleted: number }>();

/** Rows by their ids: of many games the whole store, which is quicker than to ask for each. */
async function some(games: IDBPObjectStore<Schema, Store[], "games", "readwrite">, ids: string[]): Promise<Listed[]> {
  if (ids.length > 100) return games.getAll();
  return (await Promise.all(ids.map((id) => games.get(id)))).filter((row) => row !== undefined);
}

/** Move games to the bin. Gives the ids of those that were there; fails when the device is full. */
export async function moveToBin(ids: string[]): Promise<string[]> {
  const deleted = Date.now();
  const found: string[] = [];
  const db = await writing();
  if (db)
    await within(db, async (change) => {
      const games = change.objectStore("games");
      const there = new Map((await some(games, ids)).map((row) => [row.id, row]));
      const work: Promise<unknown>[] = [];
      for (const id of ids) {
        const held = unwritten.get(id);
        const [row, rest] = held ? rowsOf(held) : [there.get(id), null];
        if (!row) continue;
        if (rest) work.push(change.objectStore("records").put(rest));
        work.push(change.objectStore("kept").put({ ...row, deleted }, binKey(id, deleted)), games.delete(id));
        found.push(id);
      }
      await Promise.all(work);
    });
  else
    for (const id of ids) {
      const game = inHand(id);
      if (!game) continue;
      loose.set(id, { game, deleted });
      found.push(id);
    }
  forget(found);
  return found;
}

/** Delete games for good. */
export async function removeMany(ids: string[]): Promise<void> {
  const db = await writing();
  if (db)
    await within(db, async (change) => {
      await Promise.all(
        ids.flatMap((id) => [
          change.objectStore("games").delete(id),
          change.objectStore("records").delete(id),
          change.objectStore("reviews").delete(reviewsOf(id)),
        ]),
      );
    });
  forget(ids);
}

/** The games in the bin, those deleted last first. */
export async function listBin(): Promise<Binned[]> {
  const found = new Map<string, Binned>();
  for (const { game, deleted } of loose.values()) found.set(game.id, { ...rowsOf(game)[0], deleted });
  const db = await reading();
  if (db) {
    const look = quietly(db.transaction(["games", "kept"]));
    const [alive, rows] = await Promise.all([
      look.objectStore("games").getAllKeys(),
      look.objectStore("kept").getAll(inBin()),
    ]);
    const there = new Set(alive); // a backup, or another window, has brought them back
    for (const row of rows as Binned[])
      if (!there.has(row.id) && !(isForeign() && !isSound({ ...row, record: "" }))) found.set(row.id, row);
  }
  const since = lapsed();
  return [...found.values()]
    .filter(({ deleted }) => deleted >= since)
    .sort((a, b) => b.deleted - a.deleted || b.changed - a.changed);
}

/** Bring games back from the bin. Gives the ids of those that were in it. */
export async function takeFromBin(ids: string[]): Promise<string[]> {
  const back = ids.filter((id) => loose.has(id));
  holdBack(back.flatMap((id) => loose.get(id)?.game ?? []));
  for (const id of back) loose.delete(id);
  const db = await writing();
  return db ? [...back, ...(await within(db, (change) => bringBack(change, ids)))] : back;
}

async function bringBack(change: Change, ids: string[]): Promise<string[]> {
  const wanted = new Set(ids);
  const games = change.objectStore("games");
  const bin = change.objectStore("kept");
  const all = await bin.getAllKeys(inBin());
  const keys = all.filter((key) => wanted.has(idOfKey(key)));
  if (keys.length === 0) return [];
  const rows = (await bin.getAll(inBin())) as Binned[];
  const latest = new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row])); // deleted twice: the second
  const alive = new Set(await games.getAllKeys());
  await Promise.all([
    ...(keys.length === all.length ? [bin.delete(inBin())] : keys.map((key) => bin.delete(key))),
    ...[...latest.values()].flatMap(({ deleted: _, ...row }) => (alive.has(row.id) ? [] : [games.put(row)])),
  ]);
  return [...latest.keys()];
}

/** Delete for good what is in the bin, or what was deleted before a moment. */
export async function emptyBin(before?: number): Promise<void> {
  for (const [id, { deleted }] of loose) if (before === undefined || deleted < before) loose.delete(id);
  const db = await writing();
  if (!db) return;
  await within(db, async (change) => {
    const bin = change.objectStore("kept");
    const gone = await bin.getAllKeys(inBin(before));
    if (gone.length === 0) return;
    const left = (await bin.getAllKeys(inBin())).slice(gone.length);
    const alive = new Set([...left.map(idOfKey), ...(await change.objectStore("games").getAllKeys())]);
    const ids = gone.map(idOfKey).filter((id) => !alive.has(id));
    await Promise.all([
      bin.delete(inBin(before)),
      ...ids.flatMap((id) => [
        change.objectStore("records").delete(id),
        change.objectStore("reviews").delete(reviewsOf(id)),
      ]),
    ]);
  });
}

/** Delete for good what has lain in the bin for its time. */
export const expire = (): Promise<void> => emptyBin(lapsed());

// ---- backup and restore

/** Every game there is. What lies in the bin is not part of it. */
export async function everyGame(): Promise<Saved[]> {
  const all = new Map((await listGames()).map((game) => [game.id, game]));
  const saved: Saved[] = [];
  for await (const some of records([...all.keys()])) {
    for (const { id, record } of some) {
      const game = all.get(id);
      if (!game) continue;
      const { view: _view, log: _log, ...rest } = game as Stored;
      saved.push({ ...rest, record });
    }
  }
  return saved;
}

/** What a restore did. */
export interface Restored {
  added: string[];
  renewed: string[]; // the backup's was newer
  left: number; // what is here is as new, or newer
}

/** Merge games by their ids, the newest revision wins, also over one that lies in the bin: then that one comes back.
 *  All of it or, when the device is full, nothing. */
export async function merge(games: Saved[]): Promise<Restored> {
  const ids = games.map(({ id }) => id);
  const done: Restored = { added: [], renewed: [], left: 0 };
  const wins = ({ id, revision }: Saved, there: { revision: number } | undefined, deleted: boolean): boolean => {
    const newer = !there || there.revision < revision;
    if (!there || deleted) done.added.push(id);
    else if (newer) done.renewed.push(id);
    else done.left += 1;
    return newer;
  };
  const db = await writing();
  if (!db) {
    const back = new Set(await takeFromBin(ids));
    const newer = games.filter((game) => wins(game, inHand(game.id), back.has(game.id)));
    holdBack(newer.map(({ resume: _, ...game }) => game));
    return done;
  }
  await within(db, async (change) => {
    const back = new Set(await bringBack(change, ids));
    for (const { resume: _, record, ...game } of games) {
      const there = unwritten.get(game.id) ?? (await change.objectStore("games").get(game.id));
      if (!wins({ ...game, record }, there, back.has(game.id))) continue;
      await change.objectStore("games").put(game);
      await change.objectStore("records").put({ id: game.id, record });
    }
  });
  return done;
}
