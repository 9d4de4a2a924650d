// What of écarté lies on the table at a moment, besides the trick.
import { other } from "../../engine/seats.ts";
import type { EcarteView, Entry, Seat } from "../../engine/types.ts";
import { ended, lies } from "../moment.ts";

const HAND = 5; // cards to each

/** The opponent of the seat that looks on. */
export const opposite = (view: EcarteView): Seat => other(view.seat);

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
  if ((view.phase !== "scored" && view.phase !== "over") || ended(view, entry)) return score;
  const tricks = view.scored.filter((s) => s.seat === seat && s.why !== "king" && s.why !== "turned-king");
  return score - tricks.reduce((sum, s) => sum + s.points, 0);
}
