import type { Moment } from "../engine/types/replay.ts";
import type { Entry } from "../engine/types/view.ts";

/** Return the moment of the last deal at which its first cards have been dealt, or null. */
export function dealt(log: Entry[]): Moment | null {
  const given =
    log.findLast((entry) => entry.do === "turn" && !entry.verb) ?? log.findLast((entry) => entry.do === "deal");
  if (!given?.n) return null;
  const attempt = log.filter((entry) => entry.do === "open" && entry.deal === given.deal).length;
  return `${given.deal}${attempt > 1 ? `/${attempt}` : ""}#${given.n}`;
}
