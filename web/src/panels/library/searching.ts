import { useEffect, useMemo, useState } from "preact/hooks";
import { Tabling } from "../../analysis/tabling.ts";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import type { FactTable } from "../../engine/types/figures.ts";
import type { Problem } from "../../engine/types/view.ts";
import { isSearched } from "../../game/sharing.ts";
import type { Listed } from "../../store/games.ts";
import { records } from "../../store/library.ts";
import { dropTables, keptTables, readColumns } from "../../store/tables.ts";
import { kindOfQuery, type Row, search as searchWords } from "./finding.ts";

export function useFound(rows: Row[], query: string, attempts: number) {
  const byWords = useMemo(() => searchWords(rows, query), [rows, query]);
  const kind = kindOfQuery(query, byWords.length);
  const found = useCondition(kind === "words" ? null : query, rows, attempts);
  // What is refused of a query that may be plain words is no mistake, also while the next query is typed.
  const isRefused = found !== null && found.problem !== null && kindOfQuery(found.condition, 0) === "perhaps";
  const search = isRefused ? null : found;
  const isAsked = found?.condition === query;
  const isSearching = kind !== "words" && !(isAsked && (isRefused || found.isDone));
  const progress: Searched | "begun" | null = !isSearching ? null : isAsked ? found : "begun";
  return {
    found: useMemo(
      () => (search ? rows.filter(({ game }) => search.matches.has(game.id)) : byWords),
      [rows, byWords, search],
    ),
    search,
    problem: search?.problem ?? null,
    progress,
  };
}

const PAUSE = 300; // milliseconds after the last key: what is half written is not searched for

interface Search extends Searched {
  condition: string;
  isDone: boolean;
  hasFailed: boolean;
}

/** Search rows by a condition, null for none. Another condition, or other rows, end the search before. Until something
 *  is known of a new condition, the answer is about the one before it. */
function useCondition(condition: string | null, rows: Row[], attempts: number): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  const games = useMemo(() => rows.map(({ game }) => game), [rows]);
  // Back from a replay, the list is there at once, so that its scroll position and focus can be restored.
  const known = useMemo((): Search | null => {
    const found = condition === null ? null : searchedBefore(condition, games);
    return found && condition !== null ? { ...found, condition, isDone: false, hasFailed: false } : null;
  }, [condition, games]);
  useEffect(() => {
    if (condition === null) {
      setSearch(null);
      return;
    }
    let current = true;
    const run = async () => {
      for await (const found of searchBy(condition, games)) {
        if (!current) return;
        setSearch({ ...found, condition, isDone: false, hasFailed: false });
      }
      if (current) setSearch((last) => last && { ...last, isDone: true });
    };
    const fail = (error: unknown) => {
      if (!current) return;
      note(error);
      const nothing = { problem: null, about: [], matches: new Set<string>(), known: 0, count: 0 };
      setSearch({ ...nothing, condition, isDone: true, hasFailed: true });
    };
    const timer = setTimeout(() => void run().catch(fail), known || search?.condition === condition ? 0 : PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [condition, games, attempts]);
  return condition === null ? null : (search ?? known);
}

const EACH = 50; // records that the engine reads in one request: about a tenth of a second
const UNDECIDED = 200; // games whose events the engine looks at in one request

/** How far the search for a condition is. */
export interface Searched {
  problem: Problem | null; // what is wrong with the condition
  about: string[]; // the kinds of games whose facts it uses
  matches: ReadonlySet<string>; // the ids of the games found
  known: number; // games searched
  count: number; // games to search
}

/** What is known of the condition asked last, so that coming back to it takes no time. */
let last = {
  condition: "",
  about: [] as string[],
  columns: [] as string[],
  known: new Map<string, { revision: number; matches: boolean }>(),
};

/** Return what is known of the last condition, and the games of which it is not. */
function standing(games: readonly Listed[]): [Searched, missing: Listed[]] {
  const { about, known } = last;
  const wanted = games.filter((game) => about.includes(game.summary.game) && isSearched(game));
  const isKnown = ({ id, revision }: Listed) => known.get(id)?.revision === revision;
  const searched = wanted.filter(isKnown);
  const matches = new Set(searched.flatMap(({ id }) => (known.get(id)?.matches ? [id] : [])));
  const missing = wanted.filter((game) => !isKnown(game));
  return [{ problem: null, about, matches, known: searched.length, count: wanted.length }, missing];
}

const searchedBefore = (condition: string, games: readonly Listed[]): Searched | null =>
  condition === last.condition && games.length > 0 ? standing(games)[0] : null;

/** Search games, and yield what is found after each step: first those of the tables, then the others in their order. */
export async function* searchBy(condition: string, games: readonly Listed[]): AsyncGenerator<Searched> {
  if (last.condition !== condition) {
    const { about = [], columns = [], problems } = await ask({ do: "filter", condition });
    if (problems?.[0]) {
      yield { problem: problems[0], about, matches: new Set(), known: 0, count: 0 };
      return;
    }
    last = { condition, about, columns, known: new Map() };
  }
  const { known, columns } = last;
  const [found, missing] = standing(games);
  yield found;
  const left = new Map(missing.map(({ id, revision }) => [id, revision]));
  const matches = new Set(found.matches);
  /** Keep what was found of games, by place; what is no longer wanted is null. */
  const take = (ids: readonly (string | null)[], matching: readonly (boolean | null)[]): Searched => {
    ids.forEach((id, at) => {
      const revision = id === null ? undefined : left.get(id);
      if (id === null || revision === undefined) return;
      left.delete(id);
      if (matching[at]) matches.add(id);
      known.set(id, { revision, matches: matching[at] === true });
    });
    return { ...found, matches, known: found.count - left.size };
  };
  for (const table of await keptTables()) {
    const ids = table.ids.map((id, at) => (left.get(id) === table.revisions[at] ? id : null));
    if (ids.every((id) => id === null)) continue;
    const matching = await searchTable(condition, await readColumns(table, columns), ids);
    if (matching) yield take(ids, matching);
    else await dropTables([table.id]);
  }
  for await (const { ids, matching } of searchRecords(condition, new Map(left))) yield take(ids, matching);
}

type Matching = (boolean | null)[];

/** Return which games of a table meet a condition. Where the facts do not tell, their records are fetched. Null if the
 *  table is damaged. */
async function searchTable(condition: string, table: FactTable, ids: (string | null)[]): Promise<Matching | null> {
  const { matching } = await ask({ do: "search", condition, table, records: {} });
  if (!matching) return null;
  const places = new Map(ids.flatMap((id, at) => (id !== null && matching[at] === null ? [[id, at] as const] : [])));
  for await (const some of records([...places.keys()], UNDECIDED)) {
    const texts = Object.fromEntries(some.map(({ id, record }) => [String(places.get(id)), record]));
    const { matching: read = [] } = await ask({ do: "search", condition, table, records: texts });
    for (const place of Object.keys(texts)) matching[Number(place)] = read[Number(place)] ?? null;
  }
  return matching;
}

/** Search games that are in no table yet, and put them into tables. */
async function* searchRecords(condition: string, revisions: Map<string, number>) {
  const tabling = new Tabling();
  for await (const some of records([...revisions.keys()], EACH)) {
    const { table } = await ask({ do: "table", tables: [], records: some.map(({ record }) => record) });
    if (!table) continue;
    const texts = Object.fromEntries(some.map(({ record }, at) => [String(at), record]));
    const { matching = [] } = await ask({ do: "search", condition, table, records: texts });
    const ids = some.map(({ id }) => id);
    yield { ids, matching };
    await tabling.add(
      ids.map((id) => [id, revisions.get(id) ?? 0]),
      table,
    );
  }
  await tabling.end();
}
