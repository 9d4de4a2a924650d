// What of écarté lies on the table at a moment, besides the trick.
import { other } from "../../../engine/seats.ts";
import type { EcarteView, Entry, Seat } from "../../../engine/types/view.ts";
import { ended, lies } from "../../contract/moment.ts";

const HAND = 5; // cards to each

/** The opponent of the seat that looks on. */
export const opposite = (view: EcarteView): Seat => other(view.seat);

/** What the winner of the deal scores now for so many points: one who was wrong has one less (E26), and an
 *  accepted double counts (E28). */
export const worth = (view: EcarteView, winner: Seat, points: number): number =>
  Math.max(points - (view.offenders.includes(winner) ? 1 : 0), 0) * (view.doubled ? 2 : 1);

/** The point, of the one who loses it (E23). */
export const point = (view: EcarteView, winner: Seat): number =>
  worth(view, winner, view.vulnerable === other(winner) ? 2 : 1);

/** Tricks that lie gathered in front of a seat. */
export function taken(view: EcarteView, entry: Entry | null, seat: Seat): number {
  const won = view.won[seat] ?? 0;
  return lies(view, entry) && view.tricks.at(-1)?.winner === seat ? won - 1 : won;
}

/** Cards that lie thrown away: of every exchange, and of one that is half done. */
export function thrownAway(view: EcarteView): number {
  const done = view.exchanges.flatMap((each) => Object.values(each)).reduce((sum, number) => sum + number, 0);
  if (view.phase !== "discard") return done;
  return Object.values(view.sizes).reduce((sum, size) => sum + HAND - size, done);
}

/** What the counters show: tricks are counted when the last of them has been gathered. */
export function marked(view: EcarteView, entry: Entry | null, seat: Seat): number {
  const score = view.score[seat] ?? 0;
  if (!["showing", "scored", "over"].includes(view.phase) || ended(view, entry)) return score;
  const tricks = view.scored.filter((s) => s.seat === seat && s.why !== "king" && s.why !== "turned-king");
  return score - tricks.reduce((sum, s) => sum + s.points, 0);
}
