// The review of a game in a component: a saved one, or one in progress, which can be stopped.
import { useCallback, useContext, useLayoutEffect, useState } from "preact/hooks";
import type { Replay } from "../../engine/types/replay.ts";
import type { Seat } from "../../engine/types/view.ts";
import { People } from "../steps/names.ts";
import type { Steps } from "../steps/steps.ts";
import { follow, initial, stop, type Wanted, type Work } from "./running.ts";

/** A review, and how it is worked out. */
export interface Found extends Work {
  stop(): void;
  again(): void;
}

/** A game to review. */
export interface Game {
  record: string;
  replay: Replay;
  steps: Steps;
  kept: string | null; // the id of the saved game
  view: Seat | null; // the only seat whose view is shown
}

/** The review of a game for one of its seats. */
export interface Reviewed {
  seat: Seat;
  found: Found;
  choose(seat: Seat): void;
}

/** Find the review of a game for a seat, which can be chosen. */
export function useReview({ record, replay: { seats }, steps, kept, view }: Game): Reviewed {
  const { you } = useContext(People);
  const [seat, setSeat] = useState(view ?? (you || (seats[0] ?? "")));
  const course = steps.main.steps.map(({ event }) => event?.entry.event ?? "").join(" ");
  const others = view === null ? seats.filter((each) => each !== seat) : [];
  const found = useWork({ record, seat, others, kept, course });
  const choose = (other: Seat) => {
    setSeat(other);
    found.again(); // even when the last review was stopped
  };
  return { seat, found, choose };
}

function useWork(wanted: Wanted): Found {
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
