// The games kept on this device, in IndexedDB. A record and what the page shows of it lie in one
// store, a summary beside it in another, so that a list of any length never reads a record.
// Where the browser gives no storage, the games live as long as the page, and `lasting` is false.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Entry, Seat, Summary, View } from "../engine/types.ts";

/** A game as the page holds it: the engine's answer, and who plays. */
export interface Game {
  id: string; // of this device only; the address bar shows it
  revision: number; // grows by one with everything that is kept
  changed: number; // when, in milliseconds
  touched: boolean; // the player has decided something in it
  seat: Seat;
  player: string; // who plays the other side: the engine's name for it, "amateur"
  version: string; // of the engine whose answer this is
  summary: Summary;
  record: string;
  view: View;
  log: Entry[];
}

/** What a list shows. */
export type Listed = Omit<Game, "record" | "view" | "log">;

/** A game dealt and waiting, so that the next visit has its cards at once. */
export type Kept = Pick<Game, "seat" | "player" | "version" | "summary" | "record" | "view" | "log">;

interface Schema extends DBSchema {
  games: { key: string; value: Listed };
  records: { key: string; value: Pick<Game, "id" | "record" | "view" | "log"> };
  kept: { key: string; value: Kept };
}

/** Another window has played on in the meantime. */
export class Overtaken extends Error {}

const games = new Map<string, Game>(); // what could not be written, or all of it when nothing can
let kept: Kept | null = null;

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    const opening = openDB<Schema>("ecarte", 1, {
      upgrade(db) {
        db.createObjectStore("games", { keyPath: "id" });
        db.createObjectStore("records", { keyPath: "id" });
        db.createObjectStore("kept");
      },
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(), // let a newer page upgrade it
      terminated: () => {
        database = open(); // the browser closed it under us
      },
    });
    // Some browsers never answer the first request of a session. The cards must not wait for that.
    const late = new Promise<null>((resolve) => setTimeout(resolve, 3000, null));
    const db = await Promise.race([opening, late]);
    if (!db) {
      // Should it open after all, what is kept from then on lasts.
      const opened = () => {
        database = opening;
      };
      opening.then(opened, () => {});
    }
    return db;
  } catch {
    return null; // a private window, or storage switched off
  }
}

let database = open();

/** Whether anything lasts beyond this page. */
export const lasting = async (): Promise<boolean> => (await database) !== null;

/** Keep a game. Fails with Overtaken, or with what the browser says when it is full; then at least this
 *  page still knows it. */
export async function keepGame(game: Game): Promise<void> {
  const db = await database;
  try {
    if (!db) games.set(game.id, game);
    else {
      await write(db, game);
      games.delete(game.id);
    }
  } catch (error) {
    if (!(error instanceof Overtaken)) games.set(game.id, game);
    throw error;
  }
}

async function write(db: IDBPDatabase<Schema>, { record, view, log, ...listed }: Game): Promise<void> {
  const change = db.transaction(["games", "records"], "readwrite", { durability: "strict" });
  const there = await change.objectStore("games").get(listed.id);
  if (there && there.revision >= listed.revision) {
    await change.done;
    throw new Overtaken();
  }
  await Promise.all([
    change.objectStore("games").put(listed),
    change.objectStore("records").put({ id: listed.id, record, view, log }),
    change.done,
  ]);
}

export async function getGame(id: string): Promise<Game | null> {
  const held = games.get(id);
  if (held) return held;
  const db = await database;
  if (!db) return null;
  const look = db.transaction(["games", "records"]);
  const [listed, rest] = await Promise.all([look.objectStore("games").get(id), look.objectStore("records").get(id)]);
  return listed && rest ? { ...listed, ...rest } : null;
}

/** All games, the latest first. */
export async function listGames(): Promise<Listed[]> {
  const db = await database;
  const written = db ? await db.getAll("games") : [];
  const all = [...written.filter((game) => !games.has(game.id)), ...games.values()];
  return all.sort((a, b) => b.changed - a.changed);
}

/** Take a game away. Gives it, so that it can be put back. */
export async function removeGame(id: string): Promise<Game | null> {
  const game = await getGame(id);
  games.delete(id);
  const db = await database;
  if (db) {
    const change = db.transaction(["games", "records"], "readwrite");
    await Promise.all([change.objectStore("games").delete(id), change.objectStore("records").delete(id), change.done]);
  }
  return game;
}

/** Lay a dealt game by for the next visit. */
export async function layBy(next: Kept): Promise<void> {
  kept = next;
  const db = await database;
  await db?.put("kept", next, "next");
}

/** The game laid by, once: whoever takes it, no other window gets it. */
export async function takeKept(): Promise<Kept | null> {
  const mine = kept;
  kept = null;
  const db = await database;
  if (!db) return mine;
  const change = db.transaction("kept", "readwrite");
  const next = await change.store.get("next");
  await change.store.delete("next");
  await change.done;
  return next ?? null;
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
