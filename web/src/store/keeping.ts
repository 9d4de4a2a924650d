// Saving games on this device. A game that cannot be written lasts until the page is closed, and is written once that
// is possible.

import { type Database, followDatabase, persistently, quietly, type Standing, standing, writing } from "./database.ts";
import { idOfKey, inBin, rowsOf, type Stored } from "./rows.ts";
import { readListed } from "./sound.ts";

/** Another window has saved a newer revision of the game. */
export class Overtaken extends Error {}

export const unwritten = new Map<string, Stored>();

/** The games read or written last: if the browser clears the database while the page is open, they are written
 *  again. */
const held = new Map<string, Stored>();
const MOST_HELD = 50;

/** Hold a game that was read or written, unless a newer revision is held. */
export function remember(game: Stored): void {
  if ((held.get(game.id)?.revision ?? 0) > game.revision) return;
  held.delete(game.id);
  held.set(game.id, game);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

export function forget(ids: string[]): void {
  const before = unwritten.size;
  for (const id of ids) {
    held.delete(id);
    unwritten.delete(id);
  }
  if (unwritten.size < before) changed();
}

/** Return the held game, when the database cannot provide it. */
export const inHand = (id: string): Stored | undefined =>
  unwritten.get(id) ?? (standing === "closed" ? held.get(id) : undefined);

export const allInHand = (): Stored[] => [
  ...new Map([...(standing === "closed" ? held : []), ...unwritten]).values(), // unwritten games are newer
];

/** Why games are not being saved: the state of the database, no space, or another failed write. */
type Trouble = Exclude<Standing, "opening" | "open"> | "full" | "failed";

/** Whether games are being saved, and the unsaved ones, the latest last. */
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
/** Note the browser's message when it fails. */
export let noteError = (_: unknown): void => {};

/** Call `onChange` now and whenever `keeping` changes, and `onError` with the browser's errors. */
export function followKeeping(onChange: () => void, onError: (error: unknown) => void): void {
  changed = onChange;
  noteError = onError;
  onChange();
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

const reasonOf = (error: unknown): typeof failure => (isFull(error) ? "full" : "failed");

/** Note a failed write, which the page then shows. */
export function noteFailure(error: unknown): void {
  failure = reasonOf(error);
  noteError(error);
}

/** Hold the newest revision of games until they can be written. */
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
  if (!db) return true; // called again once there is one
  for (const game of [...unwritten.values()]) {
    if (unwritten.get(game.id) !== game) continue; // played on or deleted meanwhile
    try {
      await write(db, game);
    } catch (error) {
      if (!(error instanceof Overtaken)) {
        failure = reasonOf(error); // not noted each time
        changed();
        return false;
      }
      noteError("overtaken");
    }
  }
  return unwritten.size === 0;
});

/** Write the held games that the database lacks or has in an older revision, unless they were deleted. */
async function writeHeld(): Promise<void> {
  const db = await writing();
  if (!db) return;
  const deleted = new Set((await db.getAllKeys("kept", inBin())).map(idOfKey));
  for (const game of [...held.values()]) {
    if (deleted.has(game.id) || held.get(game.id) !== game) continue;
    try {
      await write(db, game);
    } catch (error) {
      if (error instanceof Overtaken) continue; // the database has it, or a newer revision
      noteFailure(error);
      holdBack([game]);
    }
  }
}

followDatabase(
  () =>
    void writeHeld()
      .catch((error) => noteError(error))
      .then(writeOut),
  () => changed(),
);

/** Save a game, or hold it until it can be written. Fails only with Overtaken. */
export async function keepGame(game: Stored): Promise<void> {
  const db = await writing();
  if (!db) return holdBack([game]);
  try {
    await write(db, game);
  } catch (error) {
    if (error instanceof Overtaken) throw error;
    noteFailure(error);
    holdBack([game]);
  }
  if (unwritten.size > 0) void writeOut();
}

async function write(db: Database, game: Stored): Promise<void> {
  const [listing, rest] = rowsOf(game);
  const change = quietly(db.transaction(["games", "records"], "readwrite", { durability: "strict" }));
  const there = readListed(await change.objectStore("games").get(game.id));
  if (there && there.revision >= game.revision) {
    drop(game.id, there.revision);
    throw new Overtaken();
  }
  await Promise.all([change.objectStore("games").put(listing), change.objectStore("records").put(rest), change.done]);
  remember(game);
  drop(game.id, game.revision);
}

/** Drop an unwritten game that the database has in this revision or a newer one. */
function drop(id: string, revision: number): void {
  const waiting = unwritten.get(id);
  if (!waiting || waiting.revision > revision) return;
  unwritten.delete(id);
  changed();
}

export async function removeGame(id: string): Promise<void> {
  forget([id]);
  const db = await writing();
  if (!db) return;
  try {
    const change = quietly(db.transaction(["games", "records"], "readwrite"));
    await Promise.all([change.objectStore("games").delete(id), change.objectStore("records").delete(id), change.done]);
  } catch (error) {
    noteFailure(error);
  }
}
