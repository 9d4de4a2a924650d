// The review of a game in a component: a saved one, or one in progress, which can be stopped.
import { useCallback, useContext, useLayoutEffect, useState } from "preact/hooks";
import type { Seat } from "../../engine/types/view.ts";
import { People } from "../steps/names.ts";
import { firstSeat, follow, type Game, initial, stop, type Wanted, type Work, wantedOf } from "./running.ts";

/** A review, and how it is worked out. */
export interface Stoppable extends Work {
  stop(): void;
  again(): void;
}

/** The review of a game for one of its seats. */
export interface Reviewed {
  seat: Seat;
  work: Stoppable;
  choose(seat: Seat): void;
}

/** Find the review of a game for a seat, which can be chosen. */
export function useReview(game: Game): Reviewed {
  const { you } = useContext(People);
  const [seat, setSeat] = useState(firstSeat(game, you));
  const work = useWork(wantedOf(game, seat));
  const choose = (other: Seat) => {
    setSeat(other);
    work.again(); // even when the last review was stopped
  };
  return { seat, work, choose };
}

function useWork(wanted: Wanted): Stoppable {
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
