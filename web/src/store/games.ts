// The games kept on this device. What cannot be written at the moment lives as long as the page, and is written as soon
// as it can be.
import { idOfKey, inBin } from "./bin.ts";
import {
  type Database,
  followDatabase,
  isForeign,
  persistently,
  quietly,
  reading,
  type Standing,
  standing,
  writing,
} from "./database.ts";
import { filled, type Game, type Kept, type Listed, rowsOf, type Stored, shown } from "./rows.ts";
import { isSound } from "./sound.ts";

export type { Game, Kept, Listed, Source, Stored } from "./rows.ts";
export { shown } from "./rows.ts";

/** Another window has played on in the meantime. */
export class Overtaken extends Error {}

/** What could not be written yet. */
export const unwritten = new Map<string, Stored>();

/** The games that were read whole or written last. Should the browser clear the database under the page, they are
 *  written again. */
const held = new Map<string, Stored>();
const MOST_HELD = 50;

function remember(game: Stored): void {
  if ((held.get(game.id)?.revision ?? 0) > game.revision) return; // it was read before the last was written
  held.delete(game.id);
  held.set(game.id, game);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

/** The page no longer holds games: they were deleted. */
export function forget(ids: string[]): void {
  const before = unwritten.size;
  for (const id of ids) {
    held.delete(id);
    unwritten.delete(id);
  }
  if (unwritten.size < before) changed();
}

/** What the page has of a game that the database cannot give. */
export const inHand = (id: string): Stored | undefined =>
  unwritten.get(id) ?? (standing === "closed" ? held.get(id) : undefined);

/** All of that. */
export const allInHand = (): Stored[] => [
  ...new Map([...(standing === "closed" ? held : []), ...unwritten]).values(), // what is unwritten is newer
];

// ---- whether games are being kept

/** Why games are not being kept: how the database stands, no room left in it, or another failure to write. */
export type Trouble = Exclude<Standing, "opening" | "open"> | "full" | "failed";

/** How the keeping stands: no trouble while all goes well, and the games that are not saved, the latest last. */
export interface Keeping {
  trouble: Trouble | null;
  unsaved: Stored[];
}

let failure: "full" | "failed" = "failed";

export function keeping(): Keeping {
  const unsaved = [...unwritten.values()];
  if (standing !== "open" && standing !== "opening") return { trouble: standing, unsaved };
  return { trouble: unsaved.length > 0 ? failure : null, unsaved };
}

let changed = () => {};
let noted = (_: unknown) => {};

/** `tell` is called whenever `keeping` has changed, `note` with what the browser says when it does not write. */
export function followKeeping(tell: () => void, note: (error: unknown) => void): void {
  changed = tell;
  noted = note;
  tell();
}

/** Whether the device has no room left. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

const reasonOf = (error: unknown): typeof failure => (isFull(error) ? "full" : "failed");

function failed(error: unknown): void {
  failure = reasonOf(error);
  noted(error);
}

/** Hold games until they can be written; of each the newest revision. */
export function holdBack(games: Stored[]): void {
  for (const game of games) {
    if ((unwritten.get(game.id)?.revision ?? 0) > game.revision) continue;
    unwritten.delete(game.id);
    unwritten.set(game.id, game);
  }
  if (games.length === 0) return;
  changed();
  void writeOut();
}

const writeOut = persistently(async () => {
  const db = await writing();
  if (!db) return true; // called again when there is one
  for (const game of [...unwritten.values()]) {
    if (unwritten.get(game.id) !== game) continue; // played on meanwhile, or deleted
    try {
      await write(db, game);
    } catch (error) {
      if (!(error instanceof Overtaken)) {
        failure = reasonOf(error); // not noted each time
        changed();
        return false;
      }
      noted("overtaken");
    }
  }
  return unwritten.size === 0;
});

/** Write again what is no longer there, or only as another window had read it before, and was not deleted. */
async function writeHeld(): Promise<void> {
  const db = await writing();
  if (!db) return;
  const deleted = new Set((await db.getAllKeys("kept", inBin())).map(idOfKey));
  for (const game of [...held.values()]) {
    if (deleted.has(game.id) || held.get(game.id) !== game) continue;
    try {
      await write(db, game);
    } catch (error) {
      if (error instanceof Overtaken) continue; // it is still there, or newer
      failed(error);
      holdBack([game]);
    }
  }
}

followDatabase(
  () => void writeHeld().catch(noted).then(writeOut),
  () => changed(),
);

/** Keep a game. Fails only with Overtaken: whatever cannot be written is held back. */
export async function keepGame(game: Stored): Promise<void> {
  const db = await writing();
  if (!db) return holdBack([game]);
  try {
    await write(db, game);
  } catch (error) {
    if (error instanceof Overtaken) throw error;
    failed(error);
    holdBack([game]);
  }
  if (unwritten.size > 0) void writeOut();
}

async function write(db: Database, game: Stored): Promise<void> {
  const [listing, rest] = rowsOf(game);
  const change = quietly(db.transaction(["games", "records"], "readwrite", { durability: "strict" }));
  const there = await change.objectStore("games").get(game.id);
  if (there && there.revision >= game.revision) {
    release(game.id, there.revision);
    throw new Overtaken();
  }
  await Promise.all([change.objectStore("games").put(listing), change.objectStore("records").put(rest), change.done]);
  remember(game);
  release(game.id, game.revision);
}

/** The database has this revision, or a newer one: an older one no longer waits to be written. */
function release(id: string, revision: number): void {
  const waiting = unwritten.get(id);
  if (!waiting || waiting.revision > revision) return;
  unwritten.delete(id);
  changed();
}

/** Read from the database; `without` where there is none, or it is closed meanwhile. */
async function read<T>(without: T, look: (db: Database) => Promise<T>): Promise<T> {
  const db = await reading();
  if (!db) return without;
  try {
    return await look(db);
  } catch (error) {
    noted(error);
    return without;
  }
}

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
    inHand(id); // it was closed meanwhile
  if (found) remember(found);
  return found ?? null;
}

/** A newer page's game, as far as it is one that this page can show. What that page shows of it is no use here. */
function known(game: Stored): Stored | undefined {
  const { view: _view, log: _log, ...rest } = game;
  return isSound(rest) ? filled(rest) : undefined;
}

/** A game that can be laid on the table at once. */
export async function getGame(id: string): Promise<Game | null> {
  const game = await getStored(id);
  return game && shown(game) ? game : null;
}

/** The unfinished game that was played last. */
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

/** All games, the latest first. */
export async function listGames(): Promise<Listed[]> {
  const written = await read([], (db) => db.getAll("games"));
  const mine = written.filter((game) => !unwritten.has(game.id));
  const whole = isForeign() ? mine.flatMap((game) => (isSound({ ...game, record: "" }) ? [filled(game)] : [])) : mine;
  return [...whole, ...allInHand()].sort((a, b) => b.changed - a.changed);
}

/** Take a game away for good. */
export async function removeGame(id: string): Promise<void> {
  forget([id]);
  const db = await writing();
  if (!db) return;
  try {
    const change = quietly(db.transaction(["games", "records"], "readwrite"));
    await Promise.all([change.objectStore("games").delete(id), change.objectStore("records").delete(id), change.done]);
  } catch (error) {
    failed(error);
  }
}

// ---- the deal for the next visit

let next: Kept | null = null;

/** Lay a dealt game by for the next visit. */
export async function layBy(dealt: Kept): Promise<void> {
  next = dealt;
  await (await writing())?.put("kept", dealt, "next");
}

/** The game laid by, once: whoever takes it, no other window gets it. */
export async function takeKept(): Promise<Kept | null> {
  const mine = next;
  next = null;
  const db = await writing();
  if (!db) return mine;
  try {
    const change = quietly(db.transaction("kept", "readwrite"));
    const kept = await change.store.get("next");
    await Promise.all([change.store.delete("next"), change.done]);
    return (kept as Kept | undefined) ?? null;
  } catch (error) {
    failed(error);
    return mine;
  }
}

let asked = false;

/** Ask the browser, once a visit, not to clear our games away when it is short of room. */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch {
    // Not given: the games lie there as long as the browser lets them.
  }
}
