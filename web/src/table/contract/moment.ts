// What lies on the table at a moment: mostly what the view says, but a view tells of a trick as taken,
// and of a deal as scored, while the cards still lie there to be looked at.
import type { Entry, Seat, Trick, View } from "../../engine/types/view.ts";

export interface Laid {
  seat: Seat;
  card: string;
}

/** Is the last trick complete and not yet gathered? */
export const lies = (view: View, entry: Entry | null): boolean =>
  entry?.do === "play" && entry.suffix !== "back" && view.trick.length === 0;

/** The cards of a trick, and who played them. */
export function played({ leader, cards }: Trick, seats: Seat[]): Laid[] {
  const first = seats.indexOf(leader);
  return cards.map((card, at) => ({ seat: seats[(first + at) % seats.length] ?? leader, card }));
}

/** The cards in the middle, the leader's first. */
export function laid(view: View, entry: Entry | null): Laid[] {
  const last = view.tricks.at(-1);
  return lies(view, entry) && last ? played(last, view.seats) : view.trick;
}

/** The same to somebody who only watches: nothing may be done. */
export const untouchable = <V extends View>(view: V): V => ({
  ...view,
  turn: null,
  pause: false,
  legal: [],
  refused: {},
  next: null,
});

/** Is it seen by somebody who sees no hand, and is not spoken to? */
export const spectated = (view: View): boolean => "watching" in view && view.watching === true;

/** Has the deal come to its end, and been looked at? */
export function ended(view: View, entry: Entry | null): boolean {
  if (view.phase !== "scored" && view.phase !== "over") return false;
  return entry === null || entry.do === "score" || entry.do === "over";
}
