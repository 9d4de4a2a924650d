// The review of a game in a component: a saved one, or one in progress, which can be stopped.
import { useCallback, useLayoutEffect, useState } from "preact/hooks";
import { follow, initial, stop, type Wanted, type Work } from "./running.ts";

/** A review, and how it is worked out. */
export interface Found extends Work {
  stop(): void;
  again(): void;
}

/** Find the review of a game for a seat. */
export function useReview(wanted: Wanted): Found {
  const { record, seat, kept, course } = wanted;
  const [work, setWork] = useState<Work>(initial);
  const [tries, setTries] = useState(1); // 0: stopped by the player

  // A layout effect, so that the review begins even if it is closed before the next frame.
  useLayoutEffect(() => {
    if (tries === 0) return;
    // The last seat's stays until it is known whether there is one of this seat.
    let first = true;
    return follow(wanted, (next) => {
      if (!first || next !== initial) setWork(next);
      else setWork((last) => (last.review ? last : initial));
      first = false;
    });
    // Remarks change the record of a saved game, but not its course.
  }, [kept ?? record, course, seat, tries]);

  const stopped = useCallback(() => {
    stop(wanted);
    setTries(0);
  }, [kept ?? record, course, seat]);
  const again = useCallback(() => setTries((n) => n + 1), []);
  return { ...work, stop: stopped, again };
}
