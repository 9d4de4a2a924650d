import { useEffect, useMemo, useState } from "preact/hooks";
import { note } from "../../../browser/note.ts";
import type { Row } from "../finding.ts";
import { recall, type Searched, searchBy } from "./searching.ts";

const PAUSE = 300; // milliseconds after the last key: what is half written is not searched for

/** A search by a condition, as far as it is. */
export interface Search extends Searched {
  condition: string;
  isDone: boolean;
  hasFailed: boolean;
}

/** Search rows by a condition, null for none. Another condition, or other rows, end the search before. Until something
 *  is known of a new condition, the answer is about the one before it. */
export function useCondition(condition: string | null, rows: Row[], attempts: number): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  const games = useMemo(() => rows.map(({ game }) => game), [rows]);
  // Back from a replay, the list is there at once, so that its scroll position and focus can be restored.
  const known = useMemo((): Search | null => {
    const found = condition === null ? null : recall(condition, games);
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
