// All games for a backup, and merging a backup's games with the stored ones.
import { bringBack, takeFromBin } from "./bin.ts";
import { atomically, type Change, writing } from "./database.ts";
import { getStored, listGames } from "./games.ts";
import { holdBack, inHand, unwritten } from "./keeping.ts";
import { records } from "./library.ts";
import { binKey, freshId, type Listed, rowsOf, type Shelved, type Stored } from "./rows.ts";
import { readListed, readShelved, type Saved } from "./sound.ts";

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

export interface Restored {
  added: string[];
  renewed: string[]; // the backup's revision was newer; the stored one is in the bin now
  left: number; // the stored revision is as new, or newer
}

export type Fate = "added" | "renewed" | "left";

const fateOf = ({ revision }: Saved, there: { revision: number } | null | undefined): Fate => {
  if (!there) return "added";
  return there.revision < revision ? "renewed" : "left";
};

/** Return what restoring games would do, by their ids, and change nothing. */
export async function foretell(games: readonly Saved[]): Promise<Map<string, Fate>> {
  const fates = new Map<string, Fate>();
  for (const game of games) fates.set(game.id, fateOf(game, await getStored(game.id)));
  return fates;
}

/** Merge games by id: the newest revision wins, what it replaces is kept in the bin as a game of its own, and a game in
 *  the bin is restored. Either all are merged or, when the device is full, none. */
export async function merge(games: readonly Saved[]): Promise<Restored> {
  const ids = games.map(({ id }) => id);
  const done: Restored = { added: [], renewed: [], left: 0 };
  const note = (id: string, fate: Fate, wasDeleted: boolean): boolean => {
    if (fate === "added" || wasDeleted) done.added.push(id);
    else if (fate === "renewed") done.renewed.push(id);
    else done.left += 1;
    return fate !== "left";
  };
  const db = await writing();
  if (!db) {
    const back = new Set(await takeFromBin(ids));
    const newer = games.filter((game) => note(game.id, fateOf(game, inHand(game.id)), back.has(game.id)));
    holdBack(newer.map(({ resume: _, ...game }) => game));
    return done;
  }
  await atomically(db, async (change) => {
    const back = new Set(await bringBack(change, ids));
    for (const { resume: _, record, ...game } of games) {
      const [row, beside] = await rowsThere(change, game.id);
      const there = readListed(row);
      const shelved = readShelved(beside, false);
      const fate = fateOf({ ...game, record }, shelved && there); // as `foretell` does: without a record there is no game
      if (!note(game.id, fate, back.has(game.id))) continue;
      if (!there) await keepUnreadable(change, row, beside);
      else if (shelved?.record !== record) await moveAside(change, there, beside);
      await change.objectStore("games").put(game);
      await change.objectStore("records").put({ id: game.id, record });
    }
  });
  return done;
}

/** Return the rows of a game as it was saved last; undefined for those that there are not. */
async function rowsThere(change: Change, id: string): Promise<[row?: Listed, beside?: Shelved]> {
  const held = unwritten.get(id);
  if (held) return rowsOf(held);
  return Promise.all([change.objectStore("games").get(id), change.objectStore("records").get(id)]);
}

/** Give a row that cannot be read an id of its own, so that nothing is written over it. */
async function keepUnreadable(change: Change, row?: Listed, beside?: Shelved): Promise<void> {
  if (!row) return;
  const id = freshId();
  await change.objectStore("games").put({ ...row, id });
  if (beside) await change.objectStore("records").put({ ...beside, id });
}

/** Put a copy of a game into the bin, under an id of its own. */
async function moveAside(change: Change, row: Listed, beside?: Shelved): Promise<void> {
  const [id, deleted] = [freshId(), Date.now()];
  await change.objectStore("kept").put({ ...row, id, deleted }, binKey(id, deleted));
  if (beside) await change.objectStore("records").put({ ...beside, id });
}
