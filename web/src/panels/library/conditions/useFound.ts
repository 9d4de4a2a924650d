import { useMemo } from "preact/hooks";
import { type Row, readingOf, search as searchWords } from "../finding.ts";
import type { Searched } from "./searching.ts";
import { useCondition } from "./useCondition.ts";

/** The rows that a query finds, by plain words or by a condition. */
export function useFound(rows: Row[], query: string, attempts: number) {
  const byWords = useMemo(() => searchWords(rows, query), [rows, query]);
  const reading = readingOf(query, byWords.length);
  const found = useCondition(reading === "words" ? null : query, rows, attempts);
  // What is refused of a query that may be plain words is no mistake, also while the next query is typed.
  const isRefused = found !== null && found.problem !== null && readingOf(found.condition, 0) === "perhaps";
  const search = isRefused ? null : found;
  const isAsked = found?.condition === query;
  const isSearching = reading !== "words" && !(isAsked && (isRefused || found.isDone));
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
