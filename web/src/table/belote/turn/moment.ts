// What of belote lies on the table at a moment, besides the trick.
import type { BeloteView, Entry, Meld, Seat, Side } from "../../../engine/types/view.ts";
import { ended, lies } from "../../contract/moment.ts";

/** Tricks that lie gathered in front of a seat. */
export function taken(view: BeloteView, entry: Entry | null, seat: Seat): number {
  const won = view.tricks.filter(({ winner }) => winner === seat).length;
  return lies(view, entry) && view.tricks.at(-1)?.winner === seat ? won - 1 : won;
}

/** What the score sheet says: a deal is written down when it has been looked at. */
export function written(view: BeloteView, entry: Entry | null, side: Side): number {
  const score = view.score[side] ?? 0;
  return view.scored && !ended(view, entry) ? score - (view.scored.points[side] ?? 0) : score;
}

/** The declarations of the side whose declarations count, as far as all have seen their cards. */
export const declared = ({ melds, best }: BeloteView): Meld[] =>
  melds.filter(({ seat, cards }) => best?.includes(seat) && cards.length > 0);

/** Is something of them being shown just now, after the first trick? */
export function showing(view: BeloteView, entry: Entry | null): boolean {
  return entry?.do === "say" && entry.verb === "show" && declared(view).length > 0;
}

/** The deal is being bid for, or dealt: the pack lies in the middle. */
export const bidding = ({ phase }: BeloteView): boolean => ["packets", "dealing", "bid", "drawing"].includes(phase);
