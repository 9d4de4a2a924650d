// The figures of games for statistics, stored so that thousands of games are counted only once. They are in one row,
// which is read and written as a whole.
import { reading, writing } from "./database.ts";
import { noteError } from "./keeping.ts";
import type { KeptFigures } from "./rows.ts";
import { readFigures } from "./sound.ts";

export type { Costly, Counted, KeptFigures } from "./rows.ts";

const KEY = "figures";

export async function keptFigures(version: string): Promise<KeptFigures["games"]> {
  try {
    return readFigures(await (await reading())?.get("kept", KEY), version);
  } catch (error) {
    noteError(error);
    return {}; // they are computed again
  }
}

export async function keepFigures(kept: KeptFigures): Promise<void> {
  try {
    await (await writing())?.put("kept", kept, KEY);
  } catch (error) {
    noteError(error); // the device is full: they are computed again
  }
}
