// All games for a backup, and merging a backup's games with the stored ones.
import { bringBack, takeFromBin } from "./bin.ts";
import { atomically, writing } from "./database.ts";
import { listGames } from "./games.ts";
import { holdBack, inHand, unwritten } from "./keeping.ts";
import { records } from "./library.ts";
import type { Stored } from "./rows.ts";
import type { Saved } from "./sound.ts";

/** Return every game except those in the bin. */
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

/** The result of a restore, as ids of games. */
export interface Restored {
  added: string[];
  renewed: string[]; // the backup's revision was newer
  left: number; // the stored revision is as new, or newer
}

/** Merge games by id: the newest revision wins, and a game in the bin is restored. Either all are merged or, when
 *  the device is full, none. */
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
  await atomically(db, async (change) => {
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
