// What was found out about a game that is over, kept beside it: nobody waits for it twice. A game that came out of a
// link is remembered for as long as the page lives.
import { site } from "../browser/site.ts";
import type { Review } from "../engine/types/analysis.ts";
import type { Seat } from "../engine/types/view.ts";
import { reading, writing } from "./database.ts";

const MOST = 12;
const held = new Map<string, Review>(); // of games that are not kept

/** `id` of the game on the shelf, or its record when it is not there. */
const keyOf = (id: string, seat: Seat): string => `${id}/${seat}`;

/** `course`: what has been done in the game; one that was taken back and ended otherwise is reviewed anew. */
export async function keptReview(id: string, seat: Seat, course: string): Promise<Review | null> {
  const key = keyOf(id, seat);
  try {
    const there = await (await reading())?.get("reviews", key);
    if (there?.version === site.version && there.course === course) return there.review;
  } catch {
    // It is worked out again.
  }
  return held.get(`${key} ${course}`) ?? null;
}

/** `shelved`: the game itself is kept on this device. */
export async function keepReview(
  id: string,
  seat: Seat,
  course: string,
  review: Review,
  shelved: boolean,
): Promise<void> {
  const key = keyOf(id, seat);
  try {
    const db = shelved ? await writing() : null;
    if (db) {
      await db.put("reviews", { id: key, version: site.version, course, review });
      return;
    }
  } catch {
    // The device is full.
  }
  held.set(`${key} ${course}`, review);
  for (const oldest of [...held.keys()].slice(0, -MOST)) held.delete(oldest);
}
