// Reading the games saved on this device.
import { type Database, isForeign, quietly, reading } from "./database.ts";
import { allInHand, inHand, noteError, remember, unwritten } from "./keeping.ts";
import { filled, type Game, type Listed, type Stored, shown } from "./rows.ts";
import { isSound } from "./sound.ts";

export type { Game, Listed, Source, Stored } from "./rows.ts";
export { shown } from "./rows.ts";

/** Read from the database; return `otherwise` if there is none, or the browser closes it meanwhile. */
async function read<T>(otherwise: T, look: (db: Database) => Promise<T>): Promise<T> {
  const db = await reading();
  if (!db) return otherwise;
  try {
    return await look(db);
  } catch (error) {
    noteError(error);
    return otherwise;
  }
}

/** Return a game, or null if there is none with this id. */
export async function getStored(id: string): Promise<Stored | null> {
  const found =
    inHand(id) ??
    (await read(undefined, async (db) => {
      const look = quietly(db.transaction(["games", "records"]));
      const [listed, rest] = await Promise.all([
        look.objectStore("games").get(id),
        look.objectStore("records").get(id),
      ]);
      const game = listed && rest ? { ...listed, ...rest } : undefined;
      return isForeign() ? game && known(game) : game;
    })) ??
    inHand(id); // the database was closed meanwhile
  if (found) remember(found);
  return found ?? null;
}

/** Return a newer page's game if this page can show it, without that page's view and log. */
function known(game: Stored): Stored | undefined {
  const { view: _view, log: _log, ...rest } = game;
  return isSound(rest) ? filled(rest) : undefined;
}

/** Return a game that can be shown at once, or null. */
export async function getGame(id: string): Promise<Game | null> {
  const game = await getStored(id);
  return game && shown(game) ? game : null;
}

/** Return the unfinished game that was played last. */
export async function latestGame(): Promise<Game | null> {
  const cursor = await read(null, (db) =>
    quietly(db.transaction("games")).store.index("resume").openCursor(null, "prev"),
  );
  const [latest] = allInHand()
    .filter((game) => !game.summary.over && shown(game))
    .sort((a, b) => b.changed - a.changed);
  const id = latest && latest.changed > (cursor?.key ?? 0) ? latest.id : cursor?.primaryKey;
  return id === undefined ? null : getGame(id);
}

/** Return all games, the latest first. */
export async function listGames(): Promise<Listed[]> {
  const written = await read([], (db) => db.getAll("games"));
  const mine = written.filter((game) => !unwritten.has(game.id));
  const whole = isForeign() ? mine.flatMap((game) => (isSound({ ...game, record: "" }) ? [filled(game)] : [])) : mine;
  return [...whole, ...allInHand()].sort((a, b) => b.changed - a.changed);
}
