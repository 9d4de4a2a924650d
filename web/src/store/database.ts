// The database of this device: opened, upgraded, and opened again if the browser closes it while the page is open.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import {
  type Binned,
  type Kept,
  type KeptFigures,
  type KeptFriend,
  type KeptTable,
  type Listed,
  listed,
  type Shelved,
  type StoredReview,
} from "./rows.ts";
import { readListed } from "./sound.ts";

export interface Schema extends DBSchema {
  games: { key: string; value: Listed; indexes: { key: string; resume: number } };
  records: { key: string; value: Shelved };
  // "next": the deal for the next visit; "bin/…": see bin.ts; "figures": what games count for in statistics; "friend/…":
  // invitations; "table/…", "column/…/…": see tables.ts
  kept: { key: string; value: Kept | Binned | KeptFigures | KeptFriend | KeptTable | string };
  reviews: { key: string; value: StoredReview };
}

export type Database = IDBPDatabase<Schema>;
export type Store = StoreNames<Schema>;

export const stores: Store[] = ["games", "records", "kept", "reviews"];

const NAME = "ecarte";

/** The version of the stored data. It stays 4 as long as older pages can read the data: a page refuses a newer
 *  database, so after a deployment is rolled back its games would be out of reach. */
const FORMAT = 4;

/** Rebuilding a missing store needs a new version of the database: 4001, 4002, … are format 4. */
const REPAIRS = 1000;
const formatOf = (version: number): number => (version < REPAIRS ? version : Math.floor(version / REPAIRS));
const repaired = (version: number): number => (version < REPAIRS ? version * REPAIRS : version) + 1;

const indexes = ["key", "resume"] as const;

/** Create missing stores and upgrade the rows of an earlier format: format 2 added the sources of games, format 3
 *  games with more than two seats and sides, format 4 reviews. */
async function upgrade(
  db: Database,
  old: number,
  change: IDBPTransaction<Schema, Store[], "versionchange">,
): Promise<void> {
  const has = (store: Store) => db.objectStoreNames.contains(store);
  if (!has("games")) db.createObjectStore("games", { keyPath: "id" });
  if (!has("records")) db.createObjectStore("records", { keyPath: "id" });
  if (!has("kept")) db.createObjectStore("kept");
  if (!has("reviews")) db.createObjectStore("reviews", { keyPath: "id" });
  const games = change.objectStore("games");
  for (const index of indexes) if (!games.indexNames.contains(index)) games.createIndex(index, index);
  if (old === 0 || old >= 3) return;
  for (let at = await games.openCursor(); at; at = await at.continue()) {
    const game = readListed(old < 2 ? Object.assign({ source: "played", key: "" }, at.value) : at.value);
    if (game) await at.update(old < 2 ? listed(game) : game); // what cannot be read stays as it is
  }
  await change.objectStore("kept").clear(); // dealt by an older engine, whose answer has fewer fields
}

function isComplete(db: Database): boolean {
  if (!stores.every((store) => db.objectStoreNames.contains(store))) return false;
  const { indexNames } = quietly(db.transaction("games")).store;
  return indexes.every((index) => indexNames.contains(index));
}

interface Connection {
  db: Database;
  readOnly: boolean; // it belongs to a newer page
}

/** Return a transaction whose failure is reported by its requests, without an unhandled rejection at its end. */
export function quietly<T extends { done: Promise<unknown> }>(change: T): T {
  change.done.catch(() => {});
  return change;
}

export type Change = IDBPTransaction<Schema, Store[], "readwrite">;

/** Change the stores completely or, if it fails because the device is full, not at all. */
export async function atomically<T>(db: Database, act: (change: Change) => Promise<T>): Promise<T> {
  const change: Change = quietly(db.transaction(stores, "readwrite"));
  try {
    const result = await act(change);
    await change.done;
    return result;
  } catch (error) {
    try {
      change.abort();
    } catch {
      // It has already ended.
    }
    throw error;
  }
}

/** Open the database at a version or, without one, at the present one. */
function openAt(version?: number): Promise<Database> {
  return openDB<Schema>(NAME, version, {
    upgrade: (db, old, _, change) => {
      quietly(change);
      if (version === undefined) return change.abort(); // it was deleted meanwhile, and must not be created empty
      upgrade(db, old, change)
        .catch(() => change.abort())
        .catch(() => {}); // it has already ended
    },
    blocking: (_, wanted, event) => {
      (event.target as IDBDatabase).close(); // another window is deleting or upgrading it
      lose();
      if (wanted !== null && formatOf(wanted) > FORMAT) outgrown();
    },
    terminated: lose,
  });
}

async function connect(): Promise<Connection> {
  const db = await openAt(FORMAT).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "VersionError") return openAt();
    throw error;
  });
  if (formatOf(db.version) > FORMAT) return { db, readOnly: true };
  if (isComplete(db)) return { db, readOnly: false };
  const next = repaired(db.version);
  db.close();
  return { db: await openAt(next), readOnly: false };
}

/** The state of the database: "none" while it could not be opened, "closed" when it was open before, "newer" when
 *  it belongs to a newer page and can only be read. */
export type Standing = "opening" | "open" | "none" | "closed" | "newer";

export let standing: Standing = "opening";
let connection: Connection | null = null;
let losses = 0;
let outgrown = () => {};
let changed = () => {};
let opened = () => {};

/** Call `act` when a newer page in another window takes over the database. */
export function whenOutgrown(act: () => void): void {
  outgrown = act;
}

/** Call `onWritable` whenever the database becomes writable, and `onChange` whenever its state changes. */
export function followDatabase(onWritable: () => void, onChange: () => void): void {
  opened = onWritable;
  changed = onChange;
}

function setStanding(now: Standing): void {
  if (standing === now) return;
  standing = now;
  changed();
}

function lose(): void {
  losses += 1;
  connection = null;
  setStanding("closed");
  void reopen();
}

async function attempt(): Promise<boolean> {
  const before = losses;
  try {
    const connected = await connect();
    if (before !== losses) return false; // it was closed immediately
    connection = connected;
    setStanding(connected.readOnly ? "newer" : "open");
    if (!connected.readOnly) opened();
    return true;
  } catch {
    if (standing !== "closed") setStanding("none"); // a private window, or storage switched off
    return false;
  }
}

const FIRST_MS = 250;
const LONGEST_MS = 30_000;

/** Return a function that repeats a task until it succeeds, with growing pauses, never twice at once. */
export function persistently(task: () => Promise<boolean>): () => Promise<void> {
  let running = false;
  return async () => {
    if (running) return;
    running = true;
    for (let wait = FIRST_MS; !(await task()); wait = Math.min(2 * wait, LONGEST_MS))
      await new Promise((resolve) => setTimeout(resolve, wait));
    running = false;
  };
}

const reopen = persistently(attempt);

const LATE_MS = 3000;

// Some browsers never answer the first request of a session. The cards must not wait for it; if the database opens
// later, games are saved from then on.
const first = attempt().then((done) => void (done || reopen()));
const late = new Promise<void>((resolve) => setTimeout(resolve, LATE_MS)).then(() => {
  if (standing === "opening") setStanding("none");
});
const ready = Promise.race([first, late]);

/** Return the database to read from, or null if there is none. */
export async function reading(): Promise<Database | null> {
  await ready;
  return connection?.db ?? null;
}

/** Return the database to write to, or null if there is none or it belongs to a newer page. */
export async function writing(): Promise<Database | null> {
  await ready;
  return connection && !connection.readOnly ? connection.db : null;
}

/** Return whether the database belongs to a newer page: its rows may have any shape. */
export const isForeign = (): boolean => connection?.readOnly === true;
