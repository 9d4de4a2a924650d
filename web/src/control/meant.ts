// A card that has played itself: a press that was still meant for it must not become the next decision.
import type { Press } from "../browser/dispatch.ts";
import { MEANT } from "./pace.ts";

const ASTRAY = 8; // pixels by which a finger misses

/** Return a test: was a press meant for the card that plays itself now? It was if it began earlier, or is soon and lies
 *  where the card lay; a key, if the card had the focus. */
export function pressMeantFor(event: string): (press: Press | null) => boolean {
  const began = performance.now();
  const card = document.querySelector<HTMLElement>(`[data-part="hand"] [data-event="${CSS.escape(event)}"]`);
  const place = card?.getBoundingClientRect();
  const hadFocus = card !== null && card === document.activeElement;
  return (press) => {
    if (press && press.at < began) return true;
    if (performance.now() - began >= MEANT) return false;
    if (!press) return hadFocus;
    if (!place) return false;
    const { left, right, top, bottom } = place;
    const isWithin = press.x > left - ASTRAY && press.x < right + ASTRAY;
    return isWithin && press.y > top - ASTRAY && press.y < bottom + ASTRAY;
  };
}

let meantForLast = (_: Press | null): boolean => false;

/** Note that a card plays itself now. */
export function cardPlaysItself(event: string): void {
  meantForLast = pressMeantFor(event);
}

/** Return whether a press was meant for the last card that played itself. */
export const isMeantForLast = (press: Press | null): boolean => meantForLast(press);
