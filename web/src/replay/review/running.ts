// Reviews in progress. A review goes on after its panel is closed; opened again, it shows what is known by then.
import { note } from "../../browser/note.ts";
import { askInSlices } from "../../engine/client.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Replay } from "../../engine/types/replay.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { keepReview, keptReview } from "../../store/reviews.ts";
import type { Steps } from "../steps/steps.ts";

/** The review of a game for a seat, so far. */
export interface Work {
  review: Review | null; // while it is worked out: what is known so far
  of: Seat; // whose review it is
  progress: number | null; // 0…1 while it is worked out
  problem: Problem | null; // why there is none
  without: boolean; // worked out without tables, which could not be fetched
  failed: boolean; // the engine has failed
}

/** A game to review. */
export interface Game {
  record: string;
  replay: Replay;
  steps: Steps;
  kept: string | null; // the id of the saved game
  view: Seat | null; // the only seat whose view is shown
}

/** The game and the seat of a review. */
export interface Wanted {
  record: string;
  seat: Seat;
  others: Seat[]; // whose reviews come of the same work
  kept: string | null; // the id of the saved game
  course: string; // its events, without remarks
}

/** A review of which nothing is known yet. */
export const initial: Work = { review: null, of: "", progress: 0, problem: null, without: false, failed: false };

const EACH_MS = 300; // between drawings of what is known: a game has many slices, and drawing holds the engine up

interface Running {
  work: Work;
  ending: AbortController;
  listeners: Set<(work: Work) => void>;
}

const running = new Map<string, Running>();

/** Return the seat whose review is shown first; `you` is the user's. */
export const firstSeat = ({ view, replay }: Game, you: Seat): Seat => view ?? (you || (replay.seats[0] ?? ""));

/** Return the review that is wanted of a game for a seat. */
export function wantedOf({ record, replay, steps, kept, view }: Game, seat: Seat): Wanted {
  const course = steps.main.steps.map(({ event }) => event?.entry.event ?? "").join(" ");
  return { record, seat, others: view === null ? replay.seats.filter((each) => each !== seat) : [], kept, course };
}

/** Return how much is known in a review. */
const sizeOf = (review: Review | null | undefined): number =>
  review ? review.decisions.length + review.deals.length + review.line.length : 0;

const keyOf = ({ record, seat, kept, course }: Wanted): string => `${kept ?? record}/${seat} ${course}`;

/** Call `listener` with a review as it grows, until the returned function is called; begin it unless it is running. */
export function follow(wanted: Wanted, listener: (work: Work) => void): () => void {
  if (!wanted.record) {
    listener(initial); // of a link that has just been opened: the engine is still reading it
    return () => {};
  }
  const key = keyOf(wanted);
  let entry = running.get(key);
  if (!entry) {
    entry = { work: initial, ending: new AbortController(), listeners: new Set() };
    running.set(key, entry);
    void run(key, wanted, entry);
  }
  const { listeners } = entry;
  listeners.add(listener);
  listener(entry.work);
  return () => listeners.delete(listener);
}

/** Call `listener` with the review of a saved game that is being worked out, until the returned function is called; null if
 *  none is. */
export function listen(kept: string, seat: Seat, listener: (work: Work) => void): (() => void) | null {
  const [, entry] = [...running].find(([key]) => key.startsWith(`${kept}/${seat} `)) ?? [];
  if (!entry) return null;
  const { listeners } = entry;
  listeners.add(listener);
  listener(entry.work);
  return () => listeners.delete(listener);
}

/** Stop working out a review. */
export function stop(wanted: Wanted): void {
  const key = keyOf(wanted);
  const entry = running.get(key);
  running.delete(key);
  entry?.ending.abort();
  for (const listener of entry?.listeners ?? []) listener({ ...initial, progress: null });
}

/** Return a review once all of it is known. The signal ends the waiting, and not the work. */
export async function whole(wanted: Wanted, signal: AbortSignal): Promise<Review> {
  let leave = () => {};
  try {
    return await new Promise((resolve, reject) => {
      leave = follow(wanted, ({ review, progress }) => {
        if (progress !== null) return;
        if (review) resolve(review);
        else reject(new Error("the game cannot be reviewed"));
      });
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  } finally {
    leave();
  }
}

async function run(key: string, { record, seat, others, kept, course }: Wanted, own: Running): Promise<void> {
  const { signal } = own.ending;
  const tell = (work: Work) => {
    if (signal.aborted) return;
    own.work = work;
    for (const listener of own.listeners) listener(work);
  };
  const id = kept ?? record;
  // An engine that was replaced begins anew: what is known stays until there is more.
  let latest: Review | null = null;
  let told = Number.NEGATIVE_INFINITY; // when
  const heard = ({ progress, review }: Answer) => {
    signal.throwIfAborted();
    if (progress === undefined) return;
    const last = own.work;
    if (review && sizeOf(review) > sizeOf(latest ?? last.review)) latest = review; // an empty one is not worth drawing
    if (last.review && performance.now() - told < EACH_MS) return;
    told = performance.now();
    const known = latest ?? last.review;
    tell({ ...initial, review: known, of: seat, progress: Math.max(progress, last.progress ?? 0) });
  };
  try {
    const saved = await keptReview(id, seat, course);
    if (saved) return tell({ ...initial, review: saved, of: seat, progress: null });
    tell({ ...initial }); // what another seat saw goes
    const request = { do: "review" as const, record, partial: true };
    const { review, problems, without } = await askInSlices({ ...request, seat }, heard);
    // A review without tables is not saved, so that a better one is worked out next time.
    const isKept = review !== undefined && !without;
    if (isKept) await keepReview(id, seat, course, review, kept !== null);
    tell({
      review: review ?? null,
      of: seat,
      progress: null,
      problem: problems?.[0] ?? null,
      without: without !== undefined,
      failed: !review && !problems,
    });
    for (const other of isKept ? others : []) {
      const theirs = (await askInSlices({ ...request, seat: other }, () => signal.throwIfAborted())).review;
      if (theirs) await keepReview(id, other, course, theirs, kept !== null);
    }
  } catch (error) {
    if (!signal.aborted) note(error);
    if (own.work.progress !== null) tell({ ...initial, progress: null, failed: true });
  } finally {
    if (running.get(key) === own) running.delete(key);
  }
}
