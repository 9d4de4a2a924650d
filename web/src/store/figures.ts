// The figures of games for statistics, stored so that thousands of games are counted only once. They are in one row,
// which is read and written as a whole.
import { writing } from "./database.ts";
import { read } from "./games.ts";
import { noteError } from "./keeping.ts";
import type { KeptFigures } from "./rows.ts";
import { readFigures } from "./sound.ts";

export type { Costly, Counted, KeptFigures } from "./rows.ts";

const KEY = "figures";

export async function keptFigures(version: string): Promise<KeptFigures["games"]> {
  return readFigures(await read(undefined, (db) => db.get("kept", KEY)), version);
}

export async function keepFigures(kept: KeptFigures): Promise<void> {
  try {
    await (await writing())?.put("kept", kept, KEY);
  } catch (error) {
    noteError(error); // the device is full: they are computed again
  }
}
