// The progress in problems of another device, added to that of this one. It is read as text, without the code that schedules
// problems, which may not be kept on this device.
import { lookUp, put } from "../../engine/lookUp.ts";

/** What the keys begin with: each game has its own, and each kind of problems made without end. */
export const SOLVED = "ecarte.puzzles";

/** Progress as it is stored; dates are ISO 8601. */
interface Stored {
  rating: unknown;
  done: string[];
  again: Record<string, { due: string; last_review?: string }>;
}

function read(text: string | null): Stored | null {
  try {
    const { rating, done, again } = JSON.parse(text ?? "");
    const isSound =
      rating && Array.isArray(done) && Object.values(again).every((one) => typeof one === "object" && one);
    return isSound ? { rating, done, again } : null;
  } catch {
    return null; // a text of another program
  }
}

const tried = ({ due, last_review }: Stored["again"][string]) => last_review ?? due;

/** Add the progress of another device under a key, from its backup: all problems tried, of one missed on both the later try, and the
 *  rating of whichever has tried more. Throws where nothing can be stored. */
export function addSolved(text: string, key = SOLVED): void {
  const theirs = read(text);
  if (!theirs) return;
  const ours = read(localStorage.getItem(key)) ?? { rating: theirs.rating, done: [], again: {} };
  const again = { ...ours.again };
  for (const [id, card] of Object.entries(theirs.again)) {
    const own = lookUp(again, id);
    if (!own || tried(card) > tried(own)) put(again, id, card);
  }
  const { rating } = theirs.done.length > ours.done.length ? theirs : ours;
  const done = [...new Set([...ours.done, ...theirs.done])];
  localStorage.setItem(key, JSON.stringify({ rating, done, again }));
}
