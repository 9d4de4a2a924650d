// The database of this device: opened, brought up to date, and opened again when the browser closes it under the page.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import { type Binned, filled, type Kept, type Listed, listed, type Shelved, type StoredReview } from "./rows.ts";

export interface Schema extends DBSchema {
  games: { key: string; value: Listed; indexes: { key: string; resume: number } };
  records: { key: string; value: Shelved };
  kept: { key: string; value: Kept | Binned }; // "next": the deal for the next visit; "bin/…": see bin.ts
  reviews: { key: string; value: StoredReview };
}

export type Database = IDBPDatabase<Schema>;
export type Store = StoreNames<Schema>;

export const stores: Store[] = ["games", "records", "kept", "reviews"];

const NAME = "ecarte";

/** What the stores hold. It stays 4 for as long as what older pages read keeps its meaning: a page refuses a database
 *  of a newer version, and after a deployment is rolled back its games would be out of reach. */
const FORMAT = 4;

/** To rebuild a store takes a version of its own: 4001, 4002, … are format 4. */
const REPAIRS = 1000;
const formatOf = (version: number): number => (version < REPAIRS ? version : Math.floor(version / REPAIRS));
const repaired = (version: number): number => (version < REPAIRS ? version * REPAIRS : version) + 1;

const indexes = ["key", "resume"] as const;

/** Create whatever is missing, then bring the rows of an earlier format up to date: format 2 knows where a game came
 *  from, format 3 knows of games with other seats and sides than two, format 4 keeps reviews. */
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
    const game = filled(at.value);
    await at.update(old < 2 ? listed(game) : game);
  }
  await change.objectStore("kept").clear(); // dealt by an engine that told less of it
}

function isComplete(db: Database): boolean {
  if (!stores.every((store) => db.objectStoreNames.contains(store))) return false;
  const { indexNames } = quietly(db.transaction("games")).store;
  return indexes.every((index) => indexNames.contains(index));
}

interface Connection {
  db: Database;
  readOnly: boolean; // a newer page keeps its games in it
}

/** A transaction of which each request says whether it fails: its end says that to nobody else. */
export function quietly<T extends { done: Promise<unknown> }>(change: T): T {
  change.done.catch(() => {});
  return change;
}

/** Open the database at a version, or as it is. */
function openAt(version?: number): Promise<Database> {
  return openDB<Schema>(NAME, version, {
    upgrade: (db, old, _, change) => {
      quietly(change);
      if (version === undefined) return change.abort(); // gone meanwhile, and an empty one would be in the way
      upgrade(db, old, change)
        .catch(() => change.abort())
        .catch(() => {}); // it has ended by itself
    },
    blocking: (_, wanted, event) => {
      (event.target as IDBDatabase).close(); // whoever wants to delete or upgrade it must not wait
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

/** How the database stands: "none" where it could not be opened yet, "closed" where it was open and is no longer,
 *  "newer" where a newer page keeps its games in it, which can only be read. */
export type Standing = "opening" | "open" | "none" | "closed" | "newer";

export let standing: Standing = "opening";
let connection: Connection | null = null;
let losses = 0;
let outgrown = () => {};
let changed = () => {};
let opened = () => {};

/** `tell` is called when a newer page, in another window, takes the database over. */
export function whenOutgrown(tell: () => void): void {
  outgrown = tell;
}

/** `write` is called whenever the database can be written to again, `tell` whenever it stands otherwise. */
export function followDatabase(write: () => void, tell: () => void): void {
  opened = write;
  changed = tell;
}

function stand(now: Standing): void {
  if (standing === now) return;
  standing = now;
  changed();
}

/** The connection is closed: open another one. */
function lose(): void {
  losses += 1;
  connection = null;
  stand("closed");
  void reopen();
}

async function attempt(): Promise<boolean> {
  const before = losses;
  try {
    const found = await connect();
    if (before !== losses) return false; // closed as soon as it was open
    connection = found;
    stand(found.readOnly ? "newer" : "open");
    if (!found.readOnly) opened();
    return true;
  } catch {
    if (standing !== "closed") stand("none"); // a private window, or storage switched off
    return false;
  }
}

const FIRST_MS = 250;
const LONGEST_MS = 30_000;

/** A task that is tried until it succeeds, each time after a longer while, and never twice at once. */
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

// Some browsers never answer the first request of a session. The cards must not wait for that: should the database
// open after all, what is kept from then on lasts.
const first = attempt().then((done) => void (done || reopen()));
const late = new Promise<void>((resolve) => setTimeout(resolve, LATE_MS)).then(() => {
  if (standing === "opening") stand("none");
});
const ready = Promise.race([first, late]);

/** The database to read from; null where there is none at the moment. */
export async function reading(): Promise<Database | null> {
  await ready;
  return connection?.db ?? null;
}

/** The database to write to; null where there is none at the moment, or it is a newer page's. */
export async function writing(): Promise<Database | null> {
  await ready;
  return connection && !connection.readOnly ? connection.db : null;
}

/** Whether the games that were read are a newer page's: their rows may be of any shape. */
export const isForeign = (): boolean => connection?.readOnly === true;
