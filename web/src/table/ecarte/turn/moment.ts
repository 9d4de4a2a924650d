// The table of écarté at a moment, besides the trick.
import { lookUp } from "../../../engine/lookUp.ts";
import { other } from "../../../engine/seats.ts";
import type { EcarteView, Entry, Seat } from "../../../engine/types/view.ts";
import { ended } from "../../contract/moment.ts";

/** What a king, the point and the vole score (E13, E22). The point counts as the vole does from a vulnerable loser (E23). */
export const POINTS = { king: 1, point: 1, double: 2 };

const HAND = 5; // cards

/** Return the opponent's seat. */
export const opposite = (view: EcarteView): Seat => other(view.seat);

/** Return the worth of points to the winner of the deal: one less for an offender (E26), double after a double
 *  (E28). */
export const worth = (view: EcarteView, winner: Seat, points: number): number =>
  Math.max(points - (view.offenders.includes(winner) ? 1 : 0), 0) * (view.doubled ? 2 : 1);

/** Return the worth of the point for most tricks, against a vulnerable player too (E23). */
export const point = (view: EcarteView, winner: Seat): number =>
  worth(view, winner, view.vulnerable === other(winner) ? POINTS.double : POINTS.point);

/** Return the number of discards, including those of the present exchange. */
export function thrownAway(view: EcarteView): number {
  const done = view.exchanges.flatMap((each) => Object.values(each)).reduce((sum, number) => sum + number, 0);
  if (view.phase !== "discard") return done;
  return Object.values(view.sizes).reduce((sum, size) => sum + HAND - size, done);
}

/** Return the score on the board. Points for tricks appear when the last trick has been gathered. */
export function marked(view: EcarteView, entry: Entry | null, seat: Seat): number {
  const score = lookUp(view.score, seat) ?? 0;
  if (!["showing", "scored", "over"].includes(view.phase) || ended(view, entry)) return score;
  const tricks = view.scored.filter((s) => s.seat === seat && s.why !== "king" && s.why !== "turned-king");
  return score - tricks.reduce((sum, s) => sum + s.points, 0);
}
