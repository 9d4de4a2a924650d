// The table at a moment. The view after the last card of a trick or a deal already has the result, but its cards are
// shown for a while.
import { lookUp } from "../../engine/lookUp.ts";
import type { Card, Entry, Problem, Seat, Trick, View } from "../../engine/types/view.ts";

/** A card in the middle. */
export interface Laid {
  seat: Seat;
  card: string;
}

/** Return whether the last trick is complete and still shown. */
export const lies = (view: View, entry: Entry | null): boolean =>
  entry?.do === "play" && entry.suffix !== "back" && view.trick.length === 0;

/** Return the cards of a trick with their players. */
export function played({ leader, cards }: Trick, seats: Seat[]): Laid[] {
  const first = seats.indexOf(leader);
  return cards.map((card, at) => ({ seat: seats[(first + at) % seats.length] ?? leader, card }));
}

/** Return the cards that a seat has played in this deal, in order. */
export const playedBy = ({ tricks, seats }: View, seat: Seat): Card[] =>
  tricks.flatMap((trick) => played(trick, seats).flatMap((laid) => (laid.seat === seat ? laid.card : [])));

/** Return the cards in the middle, the leader's first. */
export function laid(view: View, entry: Entry | null): Laid[] {
  const last = view.tricks.at(-1);
  return lies(view, entry) && last ? played(last, view.seats) : view.trick;
}

/** Return the number of tricks gathered in front of a seat. */
export function taken(view: View, entry: Entry | null, seat: Seat): number {
  const won = lookUp(view.won, seat) ?? view.tricks.filter(({ winner }) => winner === seat).length;
  return lies(view, entry) && view.tricks.at(-1)?.winner === seat ? won - 1 : won;
}

/** Return a view without legal events. */
export const untouchable = <V extends View>(view: V): V => ({
  ...view,
  turn: null,
  pause: false,
  legal: [],
  refused: {},
  next: null,
});

/** Return why a card cannot be played, as a tap on it tells; nothing after the deal, where a tap only comes too late. */
export const whyNot = ({ phase, refused }: View, event: string): Problem | undefined =>
  phase === "scored" || phase === "over" ? undefined : lookUp(refused, event);

/** Return whether a view is a spectator's, or one for everybody at a shared device. */
export const spectated = (view: View): boolean => "watching" in view && view.watching === true;

/** Return whether the deal is over and its last trick has been shown. */
export function ended(view: View, entry: Entry | null): boolean {
  if (view.phase !== "scored" && view.phase !== "over") return false;
  return entry === null || entry.do === "score" || entry.do === "over";
}
