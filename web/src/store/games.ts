// The games kept on this device, in IndexedDB. A record and what the page shows of it lie in one
// store, a summary beside it in another, so that a list of any length never reads a record.
// Where the browser gives no storage, the games live as long as the page, and `lasting` is false.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { other } from "../engine/seats.ts";
import type { Review } from "../engine/types/analysis.ts";
import type { Summary } from "../engine/types/summary.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";

/** A game as the page holds it: the engine's answer, and who plays. */
export interface Game {
  id: string; // of this device only; the address bar shows it
  revision: number; // grows by one with everything that is kept
  changed: number; // when, in milliseconds
  touched: boolean; // the player has decided something in it
  seat: Seat;
  player: string; // how the other side plays: the engine's name for it, "amateur"
  players: Record<Seat, string>; // the same for each seat that the computer plays
  people?: Record<Seat, string>; // names of those who hand this device to each other; then `seat` is who saw it last
  watches?: boolean; // nobody here plays in it: `seat` is whom they back, "" for nobody
  claims?: string[]; // after a deal of people here: what either of them may still claim (E26)
  seen?: Record<Seat, number>; // how many lines of the log each of them has seen
  version: string; // of the engine whose answer this is
  source: Source;
  key: string; // the engine's name for equal games; "" while it has not been asked
  summary: Summary;
  record: string;
  view: View;
  log: Entry[];
}

/** Where a game came from. A what-if game is never kept. */
export type Source = "played" | "imported" | "link" | "challenge" | "what-if";

/** What a list shows. `resume` is there when the game can be gone on with at once: when it was played last. */
export type Listed = Omit<Game, "record" | "view" | "log"> & { resume?: number };

/** A game as it is kept. One that was only read has nothing to show yet: the engine makes it when asked. */
export type Stored = Listed & Pick<Game, "record"> & Partial<Pick<Game, "view" | "log">>;

/** A game dealt and waiting, so that the next visit has its cards at once. */
export type Kept = Pick<Game, "seat" | "player" | "players" | "version" | "summary" | "record" | "view" | "log">;

export interface Schema extends DBSchema {
  games: { key: string; value: Listed; indexes: { key: string; resume: number } };
  records: { key: string; value: Pick<Stored, "id" | "record" | "view" | "log"> };
  kept: { key: string; value: Kept };
  reviews: { key: string; value: { id: string; version: string; course: string; review: Review } }; // "<id of the game>/<seat>"
}

type Stores = ("games" | "records" | "kept" | "reviews")[];

/** The keys of whatever was found out about a game. */
export const reviewsOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);

/** Another window has played on in the meantime. */
export class Overtaken extends Error {}

/** What could not be written, or all of it when nothing can. */
export const unwritten = new Map<string, Stored>();
let kept: Kept | null = null;

/** Version 1 had the stores; version 2 knows where a game came from, and finds games by what they are; version 3
 *  knows of games with other seats and sides than two; version 4 keeps reviews. */
async function upgrade(
  db: IDBPDatabase<Schema>,
  old: number,
  _: number | null,
  change: IDBPTransaction<Schema, Stores, "versionchange">,
): Promise<void> {
  if (old < 1) {
    db.createObjectStore("games", { keyPath: "id" });
    db.createObjectStore("records", { keyPath: "id" });
    db.createObjectStore("kept");
  }
  if (old < 4) db.createObjectStore("reviews", { keyPath: "id" });
  if (old < 2) {
    const games = change.objectStore("games");
    games.createIndex("key", "key");
    games.createIndex("resume", "resume");
  }
  if (old < 3) {
    const games = change.objectStore("games");
    for (let at = await games.openCursor(); at; at = await at.continue()) {
      const game = filled(at.value);
      await at.update(old < 2 ? listed(game) : game);
    }
    await change.objectStore("kept").clear(); // dealt by an engine that told less of it
  }
}

/** A game as an earlier version listed it, with what that version did not tell. */
export function filled<G extends Listed>(game: G): G {
  const { summary, seat, player } = game;
  const { S = 0, N = 0 } = summary.score;
  const two = { seats: ["S", "N"], sides: ["S", "N"] };
  const since = { result: summary.over ? `${S}-${N}` : "*", event: "?", viewOf: null, branch: null, challenge: null };
  const players = player ? { [other(seat)]: player } : {};
  const unsaid = { source: "played", key: "", players, summary: { ...two, ...since, ...summary } };
  return { ...unsaid, ...game, summary: unsaid.summary };
}

/** A game with what it is found by. */
export function listed<G extends Listed>(game: G): G {
  const { resume: _, ...rest } = game;
  return (game.summary.over ? rest : { ...rest, resume: game.changed }) as G;
}

let outgrown = () => {};

/** `tell` is called when a newer page, in another window, takes the storage over: nothing more can be kept here. */
export function whenOutgrown(tell: () => void): void {
  outgrown = tell;
}

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    const opening = openDB<Schema>("ecarte", 4, {
      upgrade,
      blocking: (_old, _new, event) => {
        (event.target as IDBDatabase).close(); // let a newer page upgrade it
        outgrown();
      },
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

export let database = open();

/** Whether anything lasts beyond this page. */
export const lasting = async (): Promise<boolean> => (await database) !== null;

/** Keep a game. Fails with Overtaken, or with what the browser says when it is full; then at least this
 *  page still knows it. */
export async function keepGame(game: Stored): Promise<void> {
  const db = await database;
  try {
    if (!db) unwritten.set(game.id, game);
    else {
      await write(db, game);
      unwritten.delete(game.id);
    }
  } catch (error) {
    if (!(error instanceof Overtaken)) unwritten.set(game.id, game);
    throw error;
  }
}

async function write(db: IDBPDatabase<Schema>, { record, view, log, ...rest }: Stored): Promise<void> {
  const change = db.transaction(["games", "records"], "readwrite", { durability: "strict" });
  const there = await change.objectStore("games").get(rest.id);
  if (there && there.revision >= rest.revision) {
    await change.done;
    throw new Overtaken();
  }
  await Promise.all([
    change.objectStore("games").put(view ? listed(rest) : rest),
    change.objectStore("records").put({ id: rest.id, record, ...(view && log && { view, log }) }),
    change.done,
  ]);
}

export async function getStored(id: string): Promise<Stored | null> {
  const held = unwritten.get(id);
  if (held) return held;
  const db = await database;
  if (!db) return null;
  const look = db.transaction(["games", "records"]);
  const [listed, rest] = await Promise.all([look.objectStore("games").get(id), look.objectStore("records").get(id)]);
  return listed && rest ? { ...listed, ...rest } : null;
}

/** Can it be shown at once? */
export const shown = (game: Stored): game is Stored & Game => game.view !== undefined && game.log !== undefined;

/** A game that can be laid on the table at once. */
export async function getGame(id: string): Promise<Game | null> {
  const game = await getStored(id);
  return game && shown(game) ? game : null;
}

/** The unfinished game that was played last. */
export async function latestGame(): Promise<Game | null> {
  const db = await database;
  const cursor = await db?.transaction("games").store.index("resume").openCursor(null, "prev");
  const held = [...unwritten.values()].filter((game) => !game.summary.over && shown(game));
  const [latest] = held.sort((a, b) => b.changed - a.changed);
  const id = latest && latest.changed > (cursor?.key ?? 0) ? latest.id : cursor?.primaryKey;
  return id === undefined ? null : getGame(id);
}

/** All games, the latest first. */
export async function listGames(): Promise<Listed[]> {
  const db = await database;
  const written = db ? await db.getAll("games") : [];
  const all = [...written.filter((game) => !unwritten.has(game.id)), ...unwritten.values()];
  return all.sort((a, b) => b.changed - a.changed);
}

/** Take a game away. Gives it, so that it can be put back. */
export async function removeGame(id: string): Promise<Stored | null> {
  const game = await getStored(id);
  unwritten.delete(id);
  const db = await database;
  if (db) {
    const change = db.transaction(["games", "records", "reviews"], "readwrite");
    await Promise.all([
      change.objectStore("games").delete(id),
      change.objectStore("records").delete(id),
      change.objectStore("reviews").delete(reviewsOf(id)),
      change.done,
    ]);
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
