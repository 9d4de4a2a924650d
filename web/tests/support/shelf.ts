// The page's storage, loaded anew: as a page that has just been opened finds what another left.
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import type { Listed, Shelved } from "../../src/store/rows.ts";

/** A device without a database. */
export function freshDevice(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
}

/** A device on which no database can be opened, until the function it gives is called. */
export function shutDevice(): () => void {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException("shut", "UnknownError");
  };
  vi.stubGlobal("indexedDB", factory);
  return () => Reflect.deleteProperty(factory, "open");
}

/** The modules of a page that is opened now. */
export async function openPage() {
  vi.resetModules();
  const [database, ...rest] = await Promise.all([
    import("../../src/store/database.ts"),
    import("../../src/store/keeping.ts"),
    import("../../src/store/games.ts"),
    import("../../src/store/nextDeal.ts"),
    import("../../src/store/library.ts"),
    import("../../src/store/bin.ts"),
    import("../../src/store/merging.ts"),
    import("../../src/store/unreadable.ts"),
  ]);
  await database.reading();
  const [keeping, games, nextDeal, library, bin, merging, unreadable] = rest;
  const store = { ...database, ...keeping, ...games, ...nextDeal, ...library, ...bin, ...merging, ...unreadable };
  return { ...store, standing: () => database.standing };
}

export interface StoreMade {
  name: string;
  key?: string;
  indexes?: string[];
}

export interface Rows {
  games?: Listed[];
  records?: Shelved[];
  kept?: Record<string, unknown>;
}

const done = (request: IDBRequest | IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve());
    request.addEventListener("complete", () => resolve());
    request.addEventListener("error", () => reject(request.error));
  });

/** A database as a page of some version made it. */
export async function make(version: number, stores: StoreMade[], rows: Rows = {}): Promise<void> {
  const opening = indexedDB.open("ecarte", version);
  opening.onupgradeneeded = () => {
    for (const { name, key, indexes = [] } of stores) {
      const store = opening.result.createObjectStore(name, key ? { keyPath: key } : {});
      for (const index of indexes) store.createIndex(index, index);
    }
  };
  await done(opening);
  for (const name of ["games", "records"] as const) {
    if (!rows[name]) continue;
    const change = opening.result.transaction(name, "readwrite");
    for (const row of rows[name]) change.objectStore(name).put(row);
    await done(change);
  }
  if (rows.kept) {
    const change = opening.result.transaction("kept", "readwrite");
    for (const [key, row] of Object.entries(rows.kept)) change.objectStore("kept").put(row, key);
    await done(change);
  }
  opening.result.close();
}

/** All rows of a store by their keys, read past the page; and the version of the database. */
export async function everything(store: string): Promise<{ version: number; rows: Record<string, unknown> }> {
  const opening = indexedDB.open("ecarte");
  await done(opening);
  const { result } = opening;
  const look = result.transaction(store).objectStore(store);
  const [keys, values] = [look.getAllKeys(), look.getAll()];
  await Promise.all([done(keys), done(values)]);
  result.close();
  return {
    version: result.version,
    rows: Object.fromEntries(keys.result.map((key, at) => [String(key), values.result[at]])),
  };
}

/** Put rows into a store past the page, each with its key where the rows have none of their own. */
export async function putRows(store: string, rows: [row: unknown, key: string | undefined][]): Promise<void> {
  const opening = indexedDB.open("ecarte");
  await done(opening);
  const change = opening.result.transaction(store, "readwrite");
  for (const [row, key] of rows) change.objectStore(store).put(row, key);
  await done(change);
  opening.result.close();
}

/** Remove a row from a store past the page. */
export async function removeRow(store: string, key: string): Promise<void> {
  const opening = indexedDB.open("ecarte");
  await done(opening);
  const change = opening.result.transaction(store, "readwrite");
  change.objectStore(store).delete(key);
  await done(change);
  opening.result.close();
}
