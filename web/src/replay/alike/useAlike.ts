// What was done in positions like one in the saved games: the engine looks at some of them at a time.
import { useEffect, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import type { Followed, Opening } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Problem } from "../../engine/types/view.ts";
import { isSearched } from "../../game/sharing.ts";
import { listGames } from "../../store/games.ts";
import { records } from "../../store/library.ts";

const EACH = 50; // games that the engine looks at in one request: about a tenth of a second

/** What is known so far. */
export interface Alike {
  opening: Opening | null; // null until the position is known, and where there is none
  problem: Problem | null; // why nothing is said of it
  followed: Followed[]; // the most frequent first
  known: number; // games searched
  count: number | null; // games to search; null until that is known
  state: "asking" | "done" | "failed";
}

const nothing: Alike = { opening: null, problem: null, followed: [], known: 0, count: null, state: "asking" };

/** Find what was done in positions like that of a moment, in the saved games of its kind. */
export function useAlike(record: string, at: Moment, game: string): Alike & { again(): void } {
  const [alike, setAlike] = useState(nothing);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      for await (const next of find(record, at, game)) {
        if (!isWanted) return;
        setAlike(next);
      }
    };
    setAlike(nothing);
    run().catch((why) => {
      note(why);
      if (isWanted) setAlike((last) => ({ ...last, state: "failed" }));
    });
    return () => {
      isWanted = false;
    };
  }, [record, at, game, attempts]);
  return { ...alike, again: () => setAttempts((attempts) => attempts + 1) };
}

async function* find(record: string, at: Moment, game: string): AsyncGenerator<Alike> {
  const { opening = null, problems } = await ask({ do: "opening", record, at });
  let alike: Alike = { ...nothing, opening, problem: problems?.[0] ?? null };
  if (!opening) return yield { ...alike, state: "done" };
  yield alike;
  const { position } = opening;
  const games = (await listGames()).filter((one) => one.summary.game === game && !one.summary.pad && isSearched(one));
  alike = { ...alike, count: games.length };
  yield alike;
  const ids = games.map(({ id }) => id);
  for await (const some of records(ids, EACH)) {
    const { following = [] } = await ask({ do: "following", position, records: some.map(({ record }) => record) });
    alike = {
      ...alike,
      followed: added(alike.followed, following),
      known: Math.min(games.length, alike.known + EACH),
    };
    yield alike;
  }
  yield { ...alike, state: "done" };
}

/** Add up what was done in different games, the most frequent first. */
export function added(some: Followed[], more: Followed[]): Followed[] {
  const total = new Map(some.map((one) => [one.choice, one]));
  for (const one of more) {
    const sum = total.get(one.choice);
    total.set(
      one.choice,
      sum
        ? {
            ...sum,
            deals: sum.deals + one.deals,
            won: sum.won + one.won,
            lost: sum.lost + one.lost,
            points: sum.points + one.points,
          }
        : one,
    );
  }
  return [...total.values()].sort((a, b) => b.deals - a.deals || (a.choice < b.choice ? -1 : 1));
}
