// Notes and variations come to lie on the shelf, beside the game they were written to.
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import type { Imported } from "../../engine/types/summary.ts";
import { freshId } from "../../game/choice.ts";
import { getStored, holdBack, keepGame, Overtaken, type Source, type Stored } from "../../store/games.ts";
import { keepRead } from "../../store/library.ts";

/** A game that was read, as the shelf keeps it. */
export function asStored({ record, summary, key }: Imported, source: Source): Stored | null {
  if (record === null || !summary) return null;
  return {
    id: freshId(),
    revision: 1,
    changed: Date.now(),
    touched: true,
    seat: summary.viewOf ?? "S",
    player: "",
    players: {},
    version: site.version,
    source,
    key,
    summary,
    record,
  };
}

/** Keep the record with what was written beside `base`. Gives the game's id, or null when it could not be kept.
 *  Where something else has been written meanwhile, in another window or after the same link, nothing is written
 *  over: it becomes a game of its own. */
export async function saveNotes(
  controller: Controller,
  kept: string | null,
  base: string,
  record: string,
): Promise<string | null> {
  try {
    const id = kept ?? (await add(record));
    const there = id === null ? null : await getStored(id);
    if (there?.record === record) return id;
    if (there?.record !== base) return await addBeside(there, record);
    const now = { ...there, record, revision: there.revision + 1 };
    await keepGame(now);
    const { game } = controller.state;
    if (game?.id === id) controller.set({ game: { ...game, record, revision: now.revision } });
    return id;
  } catch (error) {
    if (error instanceof Overtaken) return saveNotes(controller, kept, base, record);
    note(error);
    controller.say({ key: "library-notes" });
    return null;
  }
}

async function read(record: string): Promise<Stored | null> {
  const { slice } = await ask({ do: "import", text: record, line: 1, number: 0, last: true });
  return (slice?.games[0] && asStored(slice.games[0], "link")) ?? null;
}

/** A game that is not on the shelf yet; one that is equal to it is taken for it. */
async function add(record: string): Promise<string | null> {
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

/** A game of its own, equal to one that is there, or was. */
async function addBeside(there: Stored | null, record: string): Promise<string | null> {
  const game = there ? { ...there, record, id: freshId(), revision: 1 } : await read(record);
  if (game) await keepGame(game);
  return game?.id ?? null;
}
