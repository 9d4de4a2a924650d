// Operations on many games, for imports, exports and statistics. Fetched on demand.
import { atomically, quietly, writing } from "./database.ts";
import { read } from "./games.ts";
import { allInHand, holdBack, inHand, noteError, unwritten } from "./keeping.ts";
import { type KeptFigures, rowsOf, type Stored, shown } from "./rows.ts";
import { readFigures, readShelved } from "./sound.ts";

interface Added {
  ids: string[]; // of all, in order
  kept: string[]; // ids
  twice: string[]; // ids of games that were stored already, or came twice
}

/** Store imported games: all of them or, when the device is full, none. */
export async function keepRead(games: Stored[]): Promise<Added> {
  const added: Added = { ids: [], kept: [], twice: [] };
  const mine = new Map(allInHand().map((game) => [game.key, game.id]));
  const fresh: Stored[] = [];
  const take = (game: Stored, there: string | undefined): boolean => {
    if (game.key && there !== undefined) {
      added.twice.push(there);
      added.ids.push(there);
      return false;
    }
    added.kept.push(game.id);
    added.ids.push(game.id);
    return true;
  };
  const db = await writing();
  if (db)
    await atomically(db, async (change) => {
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
  return added;
}

/** Return which of these keys belong to stored games. */
export async function keysThere(keys: readonly string[]): Promise<Set<string>> {
  const mine = new Set(allInHand().map((game) => game.key));
  const others = keys.filter((key) => key && !mine.has(key));
  const there: unknown[] = await read([], (db) => {
    const index = quietly(db.transaction("games")).store.index("key");
    return Promise.all(others.map((key) => index.getKey(key)));
  });
  return new Set([...keys.filter((key) => key && mine.has(key)), ...others.filter((_, at) => there[at] !== undefined)]);
}

/** Yield the records of games in order, some at a time, without those that cannot be read. */
export async function* records(ids: string[], each = 200): AsyncGenerator<{ id: string; record: string }[]> {
  for (let from = 0; from < ids.length; from += each) {
    const some = ids.slice(from, from + each);
    const there: unknown[] = await read([], (db) => {
      const { store } = quietly(db.transaction("records"));
      return Promise.all(some.map((id) => store.get(id)));
    });
    yield some.flatMap((id, at) => {
      const one = inHand(id) ?? readShelved(there[at], false);
      return one ? [{ id, record: one.record }] : [];
    });
  }
}

/** Store the keys of games, by which the engine recognises equal ones; a game played on meanwhile stays as it is. */
export async function nameKeys(keys: Map<string, { key: string; revision: number }>): Promise<void> {
  for (const [id, { key, revision }] of keys) {
    const held = unwritten.get(id);
    if (held?.revision === revision) unwritten.set(id, { ...held, key });
  }
  const db = await writing();
  if (!db) return;
  await atomically(db, async (change) => {
    const games = change.objectStore("games");
    for (const [id, { key, revision }] of keys) {
      const there = await games.get(id);
      if (there?.revision === revision) await games.put({ ...there, key });
    }
  });
}

/** Store the view and log of a game beside it; the game itself does not change. */
export async function keepShown(game: Stored): Promise<void> {
  if (!shown(game)) return;
  const [listing, shelved] = rowsOf(game);
  const db = await writing();
  const newest = unwritten.get(game.id);
  if (newest && newest.revision !== game.revision) return; // played on meanwhile
  if (!db || newest) return holdBack([game]);
  await atomically(db, async (change) => {
    const there = await change.objectStore("games").get(game.id);
    if (there?.revision !== game.revision) return;
    await change.objectStore("games").put(listing);
    await change.objectStore("records").put(shelved);
  });
}

const FIGURES = "figures"; // their key: they are one row, read and written as a whole

export async function keptFigures(version: string): Promise<KeptFigures["games"]> {
  return readFigures(await read(undefined, (db) => db.get("kept", FIGURES)), version);
}

export async function keepFigures(kept: KeptFigures): Promise<void> {
  try {
    await (await writing())?.put("kept", kept, FIGURES);
  } catch (error) {
    noteError(error); // the device is full: they are computed again
  }
}
