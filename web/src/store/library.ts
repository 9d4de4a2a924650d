// The shelf by the armful: what import, export, backup and restore do. Fetched when first needed.
import { database, type Listed, listed, listGames, reviewsOf, type Stored, shown, unwritten } from "./games.ts";

/** What became of games that were to be kept: each is kept once. */
export interface Kept {
  kept: string[]; // ids
  twice: string[]; // ids of the games that were there already, or came with them
}

/** Keep games that were read. All of them or, when the device is full, none. */
export async function keepRead(games: Stored[]): Promise<Kept> {
  const found: Kept = { kept: [], twice: [] };
  const mine = new Map([...unwritten.values()].map((game) => [game.key, game.id]));
  const db = await database;
  const change = db?.transaction(["games", "records"], "readwrite");
  try {
    for (const game of games) {
      const there = mine.get(game.key) ?? (await change?.objectStore("games").index("key").getKey(game.key));
      if (game.key && there !== undefined) {
        found.twice.push(there);
        continue;
      }
      found.kept.push(game.id);
      if (change) {
        const { record, view: _view, log: _log, ...rest } = game;
        await change.objectStore("games").put(rest);
        await change.objectStore("records").put({ id: game.id, record });
      } else {
        unwritten.set(game.id, game);
        mine.set(game.key, game.id);
      }
    }
    await change?.done;
  } catch (error) {
    change?.done.catch(() => {}); // it says the same
    throw error;
  }
  return found;
}

/** The records of these games, in their order, some at a time. What is no longer there is left out. */
export async function* records(ids: string[], each = 200): AsyncGenerator<{ id: string; record: string }[]> {
  const db = await database;
  for (let from = 0; from < ids.length; from += each) {
    const some = ids.slice(from, from + each);
    const store = db?.transaction("records").store;
    const found = await Promise.all(some.map((id) => unwritten.get(id) ?? store?.get(id)));
    yield found.flatMap((one) => (one ? [{ id: one.id, record: one.record }] : []));
  }
}

/** Note what the engine calls games that are equal. A game that was played on meanwhile is left alone. */
export async function nameKeys(keys: Map<string, { key: string; revision: number }>): Promise<void> {
  const db = await database;
  const change = db?.transaction("games", "readwrite");
  for (const [id, { key, revision }] of keys) {
    const held = unwritten.get(id);
    if (held?.revision === revision) unwritten.set(id, { ...held, key });
    const there = await change?.store.get(id);
    if (there?.revision === revision) await change?.store.put({ ...there, key });
  }
  await change?.done;
}

/** Take games away, all at once. Gives them, so that they can be put back. */
export async function removeMany(ids: string[]): Promise<Stored[]> {
  const db = await database;
  const change = db?.transaction(["games", "records", "reviews"], "readwrite");
  const removed: Stored[] = [];
  for (const id of ids) {
    const held = unwritten.get(id);
    const [rest, record] = await Promise.all([
      change?.objectStore("games").get(id),
      change?.objectStore("records").get(id),
    ]);
    if (held) removed.push(held);
    else if (rest && record) removed.push({ ...rest, ...record });
    unwritten.delete(id);
    change?.objectStore("games").delete(id);
    change?.objectStore("records").delete(id);
    change?.objectStore("reviews").delete(reviewsOf(id));
  }
  await change?.done;
  return removed;
}

/** Put games back that were taken away. */
export async function putBack(games: Stored[]): Promise<void> {
  const db = await database;
  const change = db?.transaction(["games", "records"], "readwrite");
  for (const game of games) {
    const again = { ...game, revision: game.revision + 1 };
    const { record, view, log, ...rest } = again;
    if (change) {
      change.objectStore("games").put(view ? listed(rest) : rest);
      change.objectStore("records").put({ id: game.id, record, ...(view && log && { view, log }) });
    } else unwritten.set(game.id, again);
  }
  await change?.done;
}

/** A game as a backup has it: the engine can make the rest. */
export type Saved = Listed & Pick<Stored, "record">;

/** Every game there is. */
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

/** Merge games by their ids, the newest revision wins. All of it or, when the device is full, nothing. */
export async function merge(games: Saved[]): Promise<Restored> {
  const done: Restored = { added: [], renewed: [], left: 0 };
  const db = await database;
  const change = db?.transaction(["games", "records"], "readwrite");
  try {
    for (const { resume: _, ...game } of games) {
      const there = unwritten.get(game.id) ?? (await change?.objectStore("games").get(game.id));
      if (there && there.revision >= game.revision) {
        done.left += 1;
        continue;
      }
      (there ? done.renewed : done.added).push(game.id);
      if (change) {
        const { record, ...rest } = game;
        await change.objectStore("games").put(rest);
        await change.objectStore("records").put({ id: game.id, record });
      } else unwritten.set(game.id, game);
    }
    await change?.done;
  } catch (error) {
    change?.done.catch(() => {}); // it says the same
    throw error;
  }
  return done;
}

/** Keep beside a game what the engine shows of it; nothing of the game itself changes. */
export async function keepShown(game: Stored): Promise<void> {
  if (!shown(game)) return;
  const { record, view, log, ...rest } = game;
  const db = await database;
  if (!db || unwritten.has(game.id)) {
    unwritten.set(game.id, game);
    return;
  }
  const change = db.transaction(["games", "records"], "readwrite");
  const there = await change.objectStore("games").get(game.id);
  if (there?.revision === game.revision) {
    await change.objectStore("games").put(listed(rest));
    await change.objectStore("records").put({ id: game.id, record, view, log });
  }
  await change.done;
}
