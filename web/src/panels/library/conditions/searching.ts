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
let last = { condition: "", about: [] as string[], known: new Map<string, { revision: number; matches: boolean }>() };

/** Return whether a condition may be tried on a game: of one that is still being played it could reveal hidden cards. */
export const isSearched = (game: Listed): boolean => game.summary.over || !isOwn(game);

/** Return what is known of the last condition, and the games of which it is not. */
function standing(games: readonly Listed[]): [Searched, missing: Listed[]] {
  const { about, known } = last;
  const wanted = games.filter((game) => about.includes(game.summary.game) && isSearched(game));
  const isKnown = ({ id, revision }: Listed) => known.get(id)?.revision === revision;
  const found = wanted.filter(isKnown);
  const matches = new Set(found.flatMap(({ id }) => (known.get(id)?.matches ? [id] : [])));
  const missing = wanted.filter((game) => !isKnown(game));
  return [{ problem: null, about, matches, known: found.length, count: wanted.length }, missing];
}

/** Return what is known of a condition without asking; null for nothing. */
export const recall = (condition: string, games: readonly Listed[]): Searched | null =>
  condition === last.condition && games.length > 0 ? standing(games)[0] : null;

/** Search games in their order, and yield what is found after each step. */
export async function* searchBy(condition: string, games: readonly Listed[]): AsyncGenerator<Searched> {
  if (last.condition !== condition) {
    const { about = [], problems } = await ask({ do: "filter", condition, records: [] });
    if (problems?.[0]) {
      yield { problem: problems[0], about, matches: new Set(), known: 0, count: 0 };
      return;
    }
    last = { condition, about, known: new Map() };
  }
  const { known } = last;
  const [found, missing] = standing(games);
  yield found;
  const revisions = new Map(missing.map(({ id, revision }) => [id, revision]));
  const matches = new Set(found.matches);
  let searched = found.known;
  for await (const some of records([...revisions.keys()], EACH)) {
    const { matching = [] } = await ask({ do: "filter", condition, records: some.map(({ record }) => record) });
    some.forEach(({ id }, at) => {
      const isMatch = matching[at] === true;
      if (isMatch) matches.add(id);
      known.set(id, { revision: revisions.get(id) ?? 0, matches: isMatch });
    });
    searched = Math.min(found.count, searched + EACH);
    yield { ...found, matches, known: searched };
  }
}
