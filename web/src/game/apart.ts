// Studies from links and files are kept apart from those that are saved here: neither gets a chapter of the other.
import { ask } from "../engine/client.ts";
import type { Imported } from "../engine/types/summary.ts";
import { listGames } from "../store/games.ts";
import { keyOf } from "./studies.ts";

/** The studies of one import by their keys, with the ids that they got here; "" for those that kept theirs. */
export type Renamed = Map<string, string>;

/**
 * Return games that were read. If a study among them is saved here with other games, its chapters get another id, which
 * follows from the games: a study that is read twice is the same study.
 */
export async function keptApart(games: Imported[], renamed: Renamed = new Map()): Promise<Imported[]> {
  const keys = new Set(games.flatMap(({ record, summary }) => (record && summary?.study ? keyOf(summary.study) : [])));
  if (keys.size === 0) return games;
  const saved = new Map<string, Set<string>>(); // the games of each study that is here
  for (const { summary, key } of await listGames())
    if (summary.study) saved.set(keyOf(summary.study), (saved.get(keyOf(summary.study)) ?? new Set()).add(key));
  const kept = [...games];
  for (const study of keys) {
    const places = games.flatMap(({ record, summary }, at) =>
      record && summary?.study && keyOf(summary.study) === study ? at : [],
    );
    const read = places.flatMap((at) => games[at] ?? []);
    const known = renamed.get(study);
    const { chapters, id } = known
      ? { chapters: await withId(read, known), id: known }
      : known === ""
        ? { chapters: read, id: "" }
        : await withFreeId(read, study, saved);
    if (id || !saved.has(study)) renamed.set(study, id);
    places.forEach((at, i) => {
      const [read, chapter] = [games[at], chapters[i]];
      if (read && chapter) kept[at] = { ...read, record: chapter.record, summary: chapter.summary, key: chapter.key };
    });
  }
  return kept;
}

/** Return chapters with the first id under which no other games are saved, and that id; "" if it is theirs. */
async function withFreeId(
  read: Imported[],
  study: string,
  saved: Map<string, Set<string>>,
): Promise<{ chapters: Imported[]; id: string }> {
  let [chapters, key, id] = [read, study, ""];
  for (;;) {
    const there = saved.get(key);
    const other = there && chapters.find((game) => !there.has(game.key));
    if (!other) return { chapters, id };
    id = other.key.slice(0, 16);
    key = keyOf({ id, title: "" });
    chapters = await withId(chapters, id);
  }
}

/** Return chapters of a study as those of one with this id. */
async function withId(read: Imported[], id: string): Promise<Imported[]> {
  const chapters = read.map(({ record, summary }) => {
    const { name = "", chapter = 0 } = summary?.study ?? {};
    return { record: record ?? "", title: name, number: chapter };
  });
  const { games = [] } = await ask({ do: "study", title: read[0]?.summary?.study?.title ?? "", study: id, chapters });
  if (games.length < read.length) throw new Error("the study was refused");
  return games;
}
