// The game with a guide, and what the guide has explained in it; kept on this device, one game at a time.
import { recallTable, remember } from "../browser/kept.ts";
import type { Entry, Seat } from "../engine/types/view.ts";

const KEY = "ecarte.guide";

/** A game with a guide. */
interface Guided {
  game: string; // its id
  told: string[]; // the moments that are explained and over
}

/** Return the game with a guide, or null. */
export function guided(): Guided | null {
  const { game, told } = recallTable(KEY);
  return typeof game === "string" && Array.isArray(told) ? { game, told: told.map(String) } : null;
}

/** Keep the game with a guide; null: there is none any more. */
export function keepGuided(guide: Guided | null): void {
  remember(KEY, guide && JSON.stringify(guide));
}

/** Return whether the guide may still be offered: before the first card of a deal, while the player has had nothing to
 *  decide but the cards to play. An opponent who leads at once leaves no time to see the offer, so it is made again. */
export function isEarly(log: Entry[], seat: Seat | null): boolean {
  const deal = log.at(-1)?.deal;
  return !log.some(
    (entry) =>
      (entry.do === "play" && entry.deal === deal) ||
      (entry.seat === seat && ["say", "take", "discard"].includes(entry.do)),
  );
}
