// A rule of thumb for discards.
import type { Card, EcarteView } from "../../../engine/types/view.ts";

/** Return the cards of the hand except trumps and kings; none if they may not be discarded now. */
export function suggested({ hand, legal, phase, seat, trump, turn }: EcarteView): Card[] {
  if (phase !== "discard" || turn !== seat) return [];
  const cards = hand.filter((card) => !card.startsWith("K") && !card.endsWith(trump ?? ""));
  return legal.includes(`${seat}-${cards.join("")}`) ? cards : [];
}
