// Reviews that are worked out. They go on while nobody looks: whoever opens a review again finds it where it has got to,
// or there.
import { analyse } from "../../engine/analysis.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { keepReview, keptReview } from "../../store/reviews.ts";

/** The review of a game for a seat, so far. */
export interface Work {
  review: Review | null;
  of: Seat; // whose review it is
  progress: number | null; // 0…1 while it is worked out
  problem: Problem | null; // why there is none
  without: boolean; // worked out without tables, which could not be fetched
  failed: boolean; // the engine has failed
}

/** The game and the seat of a review. */
export interface Wanted {
  record: string;
  seat: Seat;
  kept: string | null; // the id of the saved game
  course: string; // its events, without remarks
}

export const begun: Work = { review: null, of: "", progress: 0, problem: null, without: false, failed: false };

interface Running {
  work: Work;
  ending: AbortController;
  listeners: Set<(work: Work) => void>;
}

const running = new Map<string, Running>();

const keyOf = ({ record, seat, kept, course }: Wanted): string => `${kept ?? record}/${seat} ${course}`;

/** Tell `listener` of a review until the returned function is called; begin it unless it is under way. */
export function follow(wanted: Wanted, listener: (work: Work) => void): () => void {
  const key = keyOf(wanted);
  let there = running.get(key);
  if (!there) {
    there = { work: begun, ending: new AbortController(), listeners: new Set() };
    running.set(key, there);
    void work(key, wanted, there);
  }
  const { listeners } = there;
  listeners.add(listener);
  listener(there.work);
  return () => listeners.delete(listener);
}

/** Stop working out a review. */
export function stop(wanted: Wanted): void {
  const key = keyOf(wanted);
  running.get(key)?.ending.abort();
  running.delete(key);
}

async function work(key: string, { record, seat, kept, course }: Wanted, own: Running): Promise<void> {
  const { signal } = own.ending;
  const tell = (work: Work) => {
    if (signal.aborted) return;
    own.work = work;
    for (const listener of own.listeners) listener(work);
  };
  const id = kept ?? record;
  try {
    const there = await keptReview(id, seat, course);
    if (there) return tell({ ...begun, review: there, of: seat, progress: null });
    tell({ ...begun }); // what another seat saw goes
    const progress = (share: number) => tell({ ...begun, progress: share });
    const { review, problems, without } = await analyse({ do: "review", record, seat }, { progress, signal });
    // A review without tables is not saved, so that a better one is worked out next time.
    if (review && !without) await keepReview(id, seat, course, review, kept !== null);
    tell({
      review: review ?? null,
      of: seat,
      progress: null,
      problem: problems?.[0] ?? null,
      without: without !== undefined,
      failed: !review && !problems,
    });
  } catch {
    tell({ ...begun, progress: null, failed: true });
  } finally {
    if (running.get(key) === own) running.delete(key);
  }
}
