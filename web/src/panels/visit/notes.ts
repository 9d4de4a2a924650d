// Saving notes and variations with their game.
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Imported } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import { getStored, type Source, type Stored } from "../../store/games.ts";
import { holdBack, keepGame, Overtaken } from "../../store/keeping.ts";
import { keepRead } from "../../store/library.ts";
import { freshId } from "../../store/rows.ts";

/** Return what the engine reads in records, all in one request: as many games, unless one of them is no record or several. */
export async function readRecords(records: string[]): Promise<Imported[]> {
  const text = records.map((record) => `${record.trimEnd()}\n`).join("\n");
  const { slice } = await ask({ do: "import", text, line: 1, number: 0, last: true });
  return slice?.games ?? [];
}

/** Return a game that was read as a new one, which nobody here plays: seen from `seat`, unless it is another's view. */
export function asStored({ record, summary, key }: Imported, source: Source, seat: Seat = "S"): Stored | null {
  if (record === null || !summary) return null;
  return {
    id: freshId(),
    revision: 1,
    changed: Date.now(),
    touched: true,
    seat: summary.viewOf ?? seat,
    player: "",
    players: {},
    version: site.version,
    source,
    key,
    summary,
    record,
  };
}

/** Save `record`, which is `base` with notes, and return the id of its game, or null when that fails. If other
 *  notes were written meanwhile, in another window or on the same link, nothing is overwritten: it becomes a new
 *  game. */
export async function saveNotes(kept: string | null, base: string, record: string): Promise<string | null> {
  try {
    const id = kept ?? (await add(record));
    const there = id === null ? null : await getStored(id);
    if (there?.record === record) return id;
    if (there?.record !== base) return await addBeside(there, record);
    const now = { ...there, record, revision: there.revision + 1 };
    await keepGame(now);
    const { game } = store.state;
    if (game?.id === id) store.set({ game: { ...game, record, revision: now.revision } });
    return id;
  } catch (error) {
    if (error instanceof Overtaken) return saveNotes(kept, base, record);
    note(error);
    store.say({ key: "library-notes" });
    return null;
  }
}

/** Save the chapters of a study from a link, and return their ids in order; null when that fails. */
export async function addStudy(records: string[]): Promise<string[] | null> {
  const games = (await readRecords(records)).flatMap((game) => asStored(game, "link") ?? []);
  if (games.length < records.length) return null;
  try {
    return (await keepRead(games)).ids;
  } catch (error) {
    note(error); // the device is full
    holdBack(games);
    return games.map(({ id }) => id);
  }
}

async function read(record: string): Promise<Stored | null> {
  const [game] = await readRecords([record]);
  return game ? asStored(game, "link") : null;
}

/** Save a game from a link and return its id, or that of an equal game. */
export async function add(record: string): Promise<string | null> {
  const game = await read(record);
  if (!game) return null;
  try {
    const { kept, twice } = await keepRead([game]);
    return kept[0] ?? twice[0] ?? null;
  } catch (error) {
    note(error); // the device is full
    holdBack([game]);
    return game.id;
  }
}

/** Save a copy of a game, which may have been deleted, with a new id. */
async function addBeside(there: Stored | null, record: string): Promise<string | null> {
  const game = there ? { ...there, record, id: freshId(), revision: 1 } : await read(record);
  if (game) await keepGame(game);
  return game?.id ?? null;
}
