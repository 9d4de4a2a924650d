// What lies on the table at a moment: mostly what the view says, but a view tells of a trick as taken,
// and of a deal as scored, while the cards still lie there to be looked at.
import { other } from "../engine/seats.ts";
import type { Entry, Seat, View } from "../engine/types.ts";

const HAND = 5; // cards to each

export interface Laid {
  seat: Seat;
  card: string;
}

/** The opponent of the seat that looks on. */
export const opposite = (view: View): Seat => other(view.seat);

/** Is the last trick complete and not yet gathered? */
export const lies = (view: View, entry: Entry | null): boolean => entry?.do === "play" && view.trick.length === 0;

/** The cards in the middle, the leader's first. */
export function laid(view: View, entry: Entry | null): Laid[] {
  const last = view.tricks.at(-1);
  if (!lies(view, entry) || !last) return view.trick;
  return last.cards.map((card, at) => ({ seat: at === 0 ? last.leader : other(last.leader), card }));
}

/** Tricks that lie gathered in front of a seat. */
export function taken(view: View, entry: Entry | null, seat: Seat): number {
  const won = view.won[seat] ?? 0;
  return lies(view, entry) && view.tricks.at(-1)?.winner === seat ? won - 1 : won;
}

/** The same to somebody who only watches: nothing may be done. */
export const untouchable = (view: View): View => ({
  ...view,
  turn: null,
  pause: false,
  legal: [],
  refused: {},
  next: null,
});

/** Cards that lie thrown away: of every exchange, and of one that is half done. */
export function thrownAway(view: View): number {
  const done = view.exchanges.flatMap((each) => Object.values(each)).reduce((sum, number) => sum + number, 0);
  if (view.phase !== "discard") return done;
  return Object.values(view.sizes).reduce((sum, size) => sum + HAND - size, done);
}

/** Has the deal come to its end, and been looked at? */
export function ended(view: View, entry: Entry | null): boolean {
  if (view.phase !== "scored" && view.phase !== "over") return false;
  return entry === null || entry.do === "score" || entry.do === "over";
}

/** What the counters show: tricks are counted when the last of them has been gathered. */
export function marked(view: View, entry: Entry | null, seat: Seat): number {
  const score = view.score[seat] ?? 0;
  if ((view.phase !== "scored" && view.phase !== "over") || ended(view, entry)) return score;
  const tricks = view.scored.filter((s) => s.seat === seat && s.why !== "king" && s.why !== "turned-king");
  return score - tricks.reduce((sum, s) => sum + s.points, 0);
}
