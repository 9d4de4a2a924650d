// The study that a replay is a chapter of, as the replay needs it.
import type { ReplayStudy } from "../../replay/index.ts";
import type { Study } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { records } from "../../store/library.ts";

/** Return what a replay needs of a study. */
export const asReplayed = ({ title, chapters, at }: Study): ReplayStudy => ({
  title,
  names: chapters.map(({ name }) => name),
  at,
  async records() {
    const saved = new Set((await listGames()).map(({ id }) => id)); // those in the bin have records as well
    const kept = new Map<string, string>();
    for await (const some of records(chapters.flatMap(({ id }) => (id !== null && saved.has(id) ? id : []))))
      for (const { id, record } of some) kept.set(id, record);
    return chapters.map(({ id, record }) => (id === null ? record : (kept.get(id) ?? null)));
  },
});
