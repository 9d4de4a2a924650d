// A review: as it was kept, or worked out now, which takes a while and can be ended.
import { useCallback, useEffect, useState } from "preact/hooks";
import { analyse } from "../../engine/analysis.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { keepReview, keptReview } from "../../store/reviews.ts";

export interface Found {
  review: Review | null;
  of: Seat; // whose it is: that of the seat before stays until it is known whether there is another
  progress: number | null; // 0…1 while it is worked out
  problem: Problem | null; // why there is none
  without: boolean; // worked out without the tables, which could not be had
  failed: boolean; // the engine gave up
  stop(): void;
  again(): void;
}

type Work = Pick<Found, "review" | "of" | "progress" | "problem" | "without" | "failed">;

const begun: Work = { review: null, of: "", progress: 0, problem: null, without: false, failed: false };

/** `kept`: the id of the game on the shelf; `course`: what has been done in it. */
export function useReview(record: string, seat: Seat, kept: string | null, course: string): Found {
  const [work, setWork] = useState<Work>(begun);
  const [asked, setAsked] = useState(1); // 0: ended by the player
  const id = kept ?? record;

  useEffect(() => {
    if (asked === 0) return;
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
      // Worked out without its tables it is worked out again another time.
      if (review && !without) await keepReview(id, seat, course, review, kept !== null);
    };
    find().catch(() => {
      if (!signal.aborted) setWork({ ...begun, progress: null, failed: true });
    });
    return () => ending.abort();
    // What is written beside a game on the shelf changes its record, and nothing of its course.
  }, [id, course, seat, asked]);

  const stop = useCallback(() => {
    setAsked(0);
    setWork({ ...begun, progress: null });
  }, []);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { ...work, stop, again };
}
