// The review of a game: a saved one, or one that is worked out now, which takes a while and can be stopped.
import { useCallback, useEffect, useState } from "preact/hooks";
import { analyse } from "../../engine/analysis.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { keepReview, keptReview } from "../../store/reviews.ts";

/** A review, and how it is worked out. */
export interface Found {
  review: Review | null;
  of: Seat; // whose review it is; the last seat's stays until the next is known to exist
  progress: number | null; // 0…1 while it is worked out
  problem: Problem | null; // why there is none
  without: boolean; // worked out without tables, which could not be fetched
  failed: boolean; // the engine has failed
  stop(): void;
  again(): void;
}

type Work = Pick<Found, "review" | "of" | "progress" | "problem" | "without" | "failed">;

const begun: Work = { review: null, of: "", progress: 0, problem: null, without: false, failed: false };

/** Find the review of a game for a seat. `kept`: the id of the saved game; `course`: its events, without remarks. */
export function useReview(record: string, seat: Seat, kept: string | null, course: string): Found {
  const [work, setWork] = useState<Work>(begun);
  const [tries, setTries] = useState(1); // 0: stopped by the player
  const id = kept ?? record;

  useEffect(() => {
    if (tries === 0) return;
    const ending = new AbortController();
    const { signal } = ending;
    setWork((last) => (last.review ? last : begun));
    const find = async () => {
      const there = await keptReview(id, seat, course);
      if (signal.aborted) return;
      if (there) return setWork({ ...begun, review: there, of: seat, progress: null });
      setWork(begun);
      const progress = (share: number) => setWork({ ...begun, progress: share });
      const { review, problems, without } = await analyse({ do: "review", record, seat }, { progress, signal });
      setWork({
        ...begun,
        review: review ?? null,
        of: seat,
        progress: null,
        problem: problems?.[0] ?? null,
        without: without !== undefined,
        failed: !review && !problems,
      });
      // A review without tables is not saved, so that a better one is worked out next time.
      if (review && !without) await keepReview(id, seat, course, review, kept !== null);
    };
    find().catch(() => {
      if (!signal.aborted) setWork({ ...begun, progress: null, failed: true });
    });
    return () => ending.abort();
    // Remarks change the record of a saved game, but not its course.
  }, [id, course, seat, tries]);

  const stop = useCallback(() => {
    setTries(0);
    setWork({ ...begun, progress: null });
  }, []);
  const again = useCallback(() => setTries((n) => n + 1), []);
  return { ...work, stop, again };
}
