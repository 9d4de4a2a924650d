// Reading the games saved on this device.
import { site } from "../browser/site.ts";
import { type Database, isForeign, quietly, reading } from "./database.ts";
import { allInHand, inHand, noteError, remember, unwritten } from "./keeping.ts";
import { type Game, isOpen, type Listed, nextOf, type Stored, shown } from "./rows.ts";
import { readListed, readShelved } from "./sound.ts";

export type { Game, Listed, Source, Stored } from "./rows.ts";
export { shown } from "./rows.ts";

/** Read from the database; return `otherwise` if there is none, or the browser closes it meanwhile. */
export async function read<T>(otherwise: T, look: (db: Database) => Promise<T>): Promise<T> {
  const db = await reading();
  if (!db) return otherwise;
  try {
    return await look(db);
  } catch (error) {
    noteError(error);
    return otherwise;
  }
}

export async function getStored(id: string): Promise<Stored | null> {
  const game =
    inHand(id) ??
    (await read(undefined, async (db) => {
      const look = quietly(db.transaction(["games", "records"]));
      const [listed, rest]: unknown[] = await Promise.all([
        look.objectStore("games").get(id),
        look.objectStore("records").get(id),
      ]);
      return whole(listed, rest);
    })) ??
    inHand(id); // the database was closed meanwhile
  if (game) remember(game);
  return game ?? null;
}

/** Return whether anything is stored of a game, which need not be readable. */
export const isStored = (id: string): Promise<boolean> =>
  read(false, async (db) => (await db.getKey("games", id)) !== undefined);

/** Return a game from its two rows, if they can be read. The view and log of a newer page are left out: they may mean more
 *  than this page knows. */
function whole(row: unknown, beside: unknown): Stored | undefined {
  const game = readListed(row);
  const rest = game && readShelved(beside, game.version === site.version);
  if (!rest) return undefined;
  return isForeign() ? { ...game, id: rest.id, record: rest.record } : { ...game, ...rest };
}

export async function getGame(id: string): Promise<Game | null> {
  const game = await getStored(id);
  return game && shown(game) ? game : null;
}

/** Return the unfinished game that was played last, of those that can be shown. */
export async function latestGame(): Promise<Game | null> {
  const held = allInHand();
  const mine = held.filter((game) => isOpen(game) && shown(game) && !held.some(({ id }) => id === nextOf(game)));
  const ids = await read([], (db) => quietly(db.transaction("games")).store.index("resume").getAllKeys());
  const newest = mine.reduce<Stored | null>((last, game) => (last && last.changed > game.changed ? last : game), null);
  for (const id of ids.toReversed()) {
    const game = await getGame(id);
    if (game && isOpen(game) && !(await isStored(nextOf(game))))
      return newest && newest.changed > game.changed ? (newest as Game) : game;
  }
  return newest as Game | null;
}

export async function listGames(): Promise<Listed[]> {
  const rows: unknown[] = await read([], (db) => db.getAll("games"));
  const written = rows.flatMap((row) => readListed(row) ?? []);
  const mine = written.filter((game) => !unwritten.has(game.id));
  return [...mine, ...allInHand()].sort((a, b) => b.changed - a.changed);
}

/** Return which games there are among saved ones, écarté before belote. */
export const kindsOf = (games: readonly Listed[]): string[] =>
  [...new Set(games.map(({ summary }) => summary.game))].sort().reverse();
