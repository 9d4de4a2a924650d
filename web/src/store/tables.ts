// The facts of saved games, a thousand or so in a table, so that a search need not read their records. A table has a row
// that says of which games it is, and a row for each column: a search reads the columns that its condition uses.
import { site } from "../browser/site.ts";
import type { FactTable } from "../engine/types/figures.ts";
import { atomically, type Change, quietly, writing } from "./database.ts";
import { read } from "./games.ts";
import { noteError } from "./keeping.ts";
import { freshId, type KeptTable } from "./rows.ts";
import { readTable } from "./sound.ts";

const TABLES = IDBKeyRange.bound("table/", "table/\uffff");
const keyOf = (id: string) => `table/${id}`;
const columnKey = (id: string, name: string) => `column/${id}/${name}`;
const columnsOf = (id: string) => IDBKeyRange.bound(columnKey(id, ""), columnKey(id, "\uffff"));

/** Return the tables that this version of the page has made. */
export async function keptTables(): Promise<KeptTable[]> {
  const rows: unknown[] = await read([], (db) => db.getAll("kept", TABLES));
  return rows.flatMap((row) => readTable(row, site.version) ?? []);
}

/** Return a table with some of its columns. */
export async function readColumns({ id, deals }: KeptTable, names: readonly string[]): Promise<FactTable> {
  const columns: unknown[] = await read([], (db) => {
    const { store } = quietly(db.transaction("kept"));
    return Promise.all(names.map((name) => store.get(columnKey(id, name))));
  });
  const written = names.flatMap((name, at) => {
    const column = columns[at];
    return typeof column === "string" ? [[name, column] as const] : [];
  });
  return { deals, columns: Object.fromEntries(written) };
}

/** Store the table of these games. What another version has made goes. */
export async function keepTable(
  games: readonly (readonly [id: string, revision: number])[],
  table: FactTable,
): Promise<void> {
  const id = freshId();
  const { version } = site;
  const row: KeptTable = {
    id,
    version,
    ids: games.map(([id]) => id),
    revisions: games.map((game) => game[1]),
    deals: table.deals,
  };
  try {
    const db = await writing();
    if (!db) return;
    await atomically(db, async (change) => {
      const kept = change.objectStore("kept");
      await removeTables(change, (one) => one?.version !== version);
      const columns = Object.entries(table.columns);
      await Promise.all([
        kept.put(row, keyOf(id)),
        ...columns.map(([name, text]) => kept.put(text, columnKey(id, name))),
      ]);
    });
  } catch (error) {
    noteError(error); // the device is full: the records are read again
  }
}

/** Remove tables: those of which this holds, and null for one that cannot be read. */
export async function removeTables(change: Change, isGone: (table: KeptTable | null) => boolean): Promise<void> {
  const kept = change.objectStore("kept");
  const [keys, rows] = await Promise.all([kept.getAllKeys(TABLES), kept.getAll(TABLES)]);
  const gone = keys.filter((_, at) => isGone(readTable(rows[at])));
  await Promise.all(gone.flatMap((key) => [kept.delete(key), kept.delete(columnsOf(key.slice(key.indexOf("/") + 1)))]));
}

/** Remove the tables with one of these games, and with them all facts of it. */
export function removeTablesWith(change: Change, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  return removeTables(change, (table) => table?.ids.some((id) => gone.has(id)) ?? true);
}

/** Remove tables by their ids. */
export async function dropTables(ids: readonly string[]): Promise<void> {
  const db = await writing();
  if (db) await atomically(db, (change) => removeTables(change, (table) => !table || ids.includes(table.id)));
}
