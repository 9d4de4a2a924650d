// Reviews of games, stored so that nobody waits for one twice: those of saved games in the database, others until the
// page is closed.
import { site } from "../browser/site.ts";
import type { Review } from "../engine/types/analysis.ts";
import type { Seat } from "../engine/types/view.ts";
import { writing } from "./database.ts";
import { read } from "./games.ts";
import { noteError } from "./keeping.ts";
import { readReview } from "./sound.ts";

const MOST = 12;
const held = new Map<string, Review>(); // reviews of games that are not saved

/** Return the key of a review; `id` is that of a saved game, else its record. */
const keyOf = (id: string, seat: Seat): string => `${id}/${seat}`;

/** Return the review of a game for a seat. `course` is the game's events: if they have changed, the review no
 *  longer fits. */
export async function keptReview(id: string, seat: Seat, course: string): Promise<Review | null> {
  const key = keyOf(id, seat);
  const there = readReview(await read(undefined, (db) => db.get("reviews", key)));
  if (there?.version === site.version && there.course === course) return there.review;
  return held.get(`${key} ${course}`) ?? null;
}

/** Store a review; `shelved` says that its game is saved on this device. */
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
  } catch (error) {
    noteError(error); // the device is full
  }
  held.set(`${key} ${course}`, review);
  for (const oldest of [...held.keys()].slice(0, -MOST)) held.delete(oldest);
}

/** Remove the review of a saved game, which goes on after its end. */
export async function dropReview(id: string, seat: Seat): Promise<void> {
  try {
    await (await writing())?.delete("reviews", keyOf(id, seat));
  } catch {
    // It does not fit the game's course any more, and is replaced at its next end.
  }
}

/** Return the ids of those games that have a stored review for their seat. */
export async function reviewedIds(games: readonly { id: string; seat: Seat }[]): Promise<Set<string>> {
  const keys = new Set(await read([], (db) => db.getAllKeys("reviews")));
  return new Set(games.filter(({ id, seat }) => keys.has(keyOf(id, seat))).map(({ id }) => id));
}

/** Return the stored reviews of games for these seats, by id, whatever version has made them. */
export async function storedReviews(games: readonly { id: string; seat: Seat }[]): Promise<Map<string, Review>> {
  const keys = games.map(({ id, seat }) => keyOf(id, seat));
  const rows: unknown[] = await read([], (db) => Promise.all(keys.map((key) => db.get("reviews", key))));
  return new Map(
    games.flatMap(({ id }, at) => {
      const there = readReview(rows[at]);
      return there ? [[id, there.review]] : [];
    }),
  );
}
