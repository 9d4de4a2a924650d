// A review: as it was kept, or worked out now, which takes a while and can be ended.
import { useCallback, useEffect, useState } from "preact/hooks";
import { analyse } from "../engine/analysis.ts";
import type { Review } from "../engine/types/analysis.ts";
import type { Problem, Seat } from "../engine/types/view.ts";
import { keepReview, keptReview } from "../store/reviews.ts";

export interface Found {
  review: Review | null;
  of: Seat; // whose it is: that of the seat before stays until there is another
  progress: number | null; // 0…1 while it is worked out
  problem: Problem | null; // why there is none
  failed: boolean; // the engine gave up
  stop(): void;
  again(): void;
}

type Course = Pick<Found, "review" | "of" | "progress" | "problem" | "failed">;

const begun: Course = { review: null, of: "", progress: 0, problem: null, failed: false };

/** `kept`: the id of the game on the shelf. */
export function useReview(record: string, seat: Seat, kept: string | null): Found {
  const [course, setCourse] = useState<Course>(begun);
  const [asked, setAsked] = useState(1); // 0: ended by the player
  const id = kept ?? record;

  useEffect(() => {
    if (asked === 0) return;
    const ending = new AbortController();
    const { signal } = ending;
    setCourse((last) => (last.review ? last : begun));
    const work = async () => {
      const there = await keptReview(id, seat);
      if (signal.aborted) return;
      if (there) return setCourse({ ...begun, review: there, of: seat, progress: null });
      const progress = (share: number) => setCourse({ ...begun, progress: share });
      const { review, problems, without } = await analyse({ do: "review", record, seat }, { progress, signal });
      setCourse({
        ...begun,
        review: review ?? null,
        of: seat,
        progress: null,
        problem: problems?.[0] ?? null,
        failed: !review && !problems,
      });
      // Worked out without its tables it is worked out again another time.
      if (review && !without) await keepReview(id, seat, review, kept !== null);
    };
    work().catch(() => {
      if (!signal.aborted) setCourse({ ...begun, progress: null, failed: true });
    });
    return () => ending.abort();
    // What is written beside the events changes the record, and nothing of the game.
  }, [id, seat, asked]);

  const stop = useCallback(() => {
    setAsked(0);
    setCourse({ ...begun, progress: null });
  }, []);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { ...course, stop, again };
}
