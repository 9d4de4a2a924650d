// Searching the games by a condition of the engine's filter language, some games at a time.
import { ask } from "../../../engine/client.ts";
import type { Problem } from "../../../engine/types/view.ts";
import type { Listed } from "../../../store/games.ts";
import { records } from "../../../store/library.ts";
import { isOwn } from "../words.ts";

const EACH = 50; // games that the engine looks at in one request: about a tenth of a second

/** How far the search for a condition is. */
export interface Searched {
  problem: Problem | null; // what is wrong with the condition
  about: string[]; // the kinds of games whose facts it uses
  matches: ReadonlySet<string>; // the ids of the games found
  known: number; // games searched
  count: number; // games to search
}

/** What is known of the condition asked last, so that coming back to it takes no time. */
let last = { condition: "", known: new Map<string, { revision: number; matches: boolean }>() };

/** Return whether a condition may be tried on a game: of one that is still being played it could reveal hidden cards. */
export const isSearched = (game: Listed): boolean => game.summary.over || !isOwn(game);

/** Search games in their order, and yield what is found after each step. */
export async function* searchBy(condition: string, games: readonly Listed[]): AsyncGenerator<Searched> {
  if (last.condition !== condition) last = { condition, known: new Map() };
  const { known } = last;
  const { about = [], problems } = await ask({ do: "filter", condition, records: [] });
  const wanted = games.filter((game) => about.includes(game.summary.game) && isSearched(game));
  const revisions = new Map(wanted.map(({ id, revision }) => [id, revision]));
  const isKnown = (id: string) => known.has(id) && known.get(id)?.revision === revisions.get(id);
  const matches = new Set(wanted.flatMap(({ id }) => (isKnown(id) && known.get(id)?.matches ? [id] : [])));
  const missing = wanted.flatMap(({ id }) => (isKnown(id) ? [] : [id]));
  const count = wanted.length;
  let searched = count - missing.length;
  const found = (): Searched => ({ problem: problems?.[0] ?? null, about, matches, known: searched, count });
  yield found();
  for await (const some of records(missing, EACH)) {
    const { matching = [] } = await ask({ do: "filter", condition, records: some.map(({ record }) => record) });
    some.forEach(({ id }, at) => {
      const isMatch = matching[at] === true;
      if (isMatch) matches.add(id);
      known.set(id, { revision: revisions.get(id) ?? 0, matches: isMatch });
    });
    searched = Math.min(count, searched + EACH);
    yield found();
  }
}
