// What each game counts for in statistics, kept so that thousands of games are counted once. In one row: it is read and
// written as a whole.
import { reading, writing } from "./database.ts";
import { noteError } from "./keeping.ts";
import type { KeptFigures } from "./rows.ts";

export type { Counted, KeptFigures } from "./rows.ts";

const KEY = "figures";

/** Return what is kept of this version. */
export async function keptFigures(version: string): Promise<KeptFigures["games"]> {
  try {
    const there = (await (await reading())?.get("kept", KEY)) as KeptFigures | undefined;
    return there?.version === version ? there.games : {};
  } catch (error) {
    noteError(error);
    return {}; // they are counted again
  }
}

/** Keep what games count for, in place of all that was kept. */
export async function keepFigures(kept: KeptFigures): Promise<void> {
  try {
    await (await writing())?.put("kept", kept, KEY);
  } catch (error) {
    noteError(error); // the device is full: they are counted again
  }
}
