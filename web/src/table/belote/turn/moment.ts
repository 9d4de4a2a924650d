// The table of belote at a moment, besides the trick.
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Card, Entry, Meld, Side } from "../../../engine/types/view.ts";
import { ended } from "../../contract/moment.ts";

/** Return the score on the board. The points of a deal appear after its last trick has been shown. */
export function written(view: BeloteView, entry: Entry | null, side: Side): number {
  const score = lookUp(view.score, side) ?? 0;
  return view.scored && !ended(view, entry) ? score - (lookUp(view.scored.points, side) ?? 0) : score;
}

/** Return the declarations that count and whose cards have been shown. */
export const declared = ({ melds, best }: BeloteView): Meld[] =>
  melds.filter(({ seat, cards }) => best?.includes(seat) && cards.length > 0);

/** Return whether declarations are being shown at this moment. */
export function showing(view: BeloteView, entry: Entry | null): boolean {
  return entry?.do === "say" && entry.verb === "show" && declared(view).length > 0;
}

/** Return whether the hands of the deal can be shown: it is over, and all its cards have been played. */
export const showsHands = ({ phase, tricks, sizes }: BeloteView): boolean =>
  (phase === "scored" || phase === "over") && tricks.length > 0 && Object.values(sizes).every((size) => size === 0);

/** Return whether the pack is in the middle: in the deal and the bidding. */
export const bidding = ({ phase }: BeloteView): boolean => ["packets", "dealing", "bid", "drawing"].includes(phase);

/** Return the turn-up that lies among open cards, during the bids, or null (B32). */
export const turnedUp = (view: BeloteView): Card | null =>
  view.rules.options.face_up && bidding(view) ? view.turned : null;
