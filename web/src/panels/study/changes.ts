// Changes to a study. Its chapters are saved games: the engine writes title and order into their records.
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import { freshSeed } from "../../game/choice.ts";
import { chaptersOf, keyOf } from "../../game/studies.ts";
import { moveToBin } from "../../store/bin.ts";
import { getStored, type Listed, listGames, type Stored } from "../../store/games.ts";
import { keepGame } from "../../store/keeping.ts";
import { keepRead } from "../../store/library.ts";
import { asStored } from "../visit/notes.ts";

/** A chapter as it is to be: a saved game, or one that is copied into the study. */
export interface Wanted {
  game: Listed;
  name: string;
  isNew?: boolean;
}

/**
 * Save a study: its title, and its chapters in this order. Return its key: a study without an id gets one, so that another
 * with the same title is not taken for it. Fails when a game cannot be read or saved.
 */
export async function keepStudy(title: string, wanted: Wanted[]): Promise<string> {
  const there = wanted.find(({ isNew }) => !isNew)?.game.summary.study;
  const study = there?.id || freshSeed().slice(0, 16);
  const stored = await Promise.all(wanted.map(({ game }) => getStored(game.id)));
  const chapters = wanted.map(({ game, name, isNew }, i) => {
    const record = stored[i]?.record;
    if (record === undefined) throw new Error(`no record of ${game.id}`);
    const { name: own } = store.state.settings;
    const names = isNew && own && game.source === "played" && { names: { [game.seat]: own } };
    return { record, title: name, ...names };
  });
  const { games = [] } = await ask({ do: "study", title, study, chapters });
  if (games.length < wanted.length) throw new Error("the study was refused");
  const fresh: Stored[] = [];
  for (const [i, made] of games.entries()) {
    const before = stored[i];
    const { record, summary, key } = made;
    const copy = before && asStored(made, "imported", before.seat);
    if (!copy || record === null || !summary) throw new Error("no chapter");
    if (wanted[i]?.isNew) fresh.push(copy);
    else if (record !== before.record)
      await keepGame({ ...before, record, summary, key, revision: before.revision + 1 });
  }
  if (fresh.length > 0) await keepRead(fresh);
  changed();
  return keyOf({ id: study, title });
}

/** Return the chapters of a study as they are saved now. */
export async function wantedOf(key: string): Promise<Wanted[]> {
  const chapters = key ? chaptersOf(await listGames(), key) : [];
  return chapters.map((game) => ({ game, name: game.summary.study?.name ?? "" }));
}

/** Move chapters to the bin. */
export async function removeChapters(gone: Wanted[]): Promise<void> {
  await moveToBin(gone.map(({ game }) => game.id));
  changed();
}

/** Tell every list that the saved games have changed. */
function changed(): void {
  store.set({ libraryVersion: store.state.libraryVersion + 1 });
}
