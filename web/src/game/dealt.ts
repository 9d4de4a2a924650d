import type { Moment } from "../engine/types/replay.ts";
import type { Entry } from "../engine/types/view.ts";

/** The moment of the last deal in which its first cards have been given, null when there is none. */
export function dealt(log: Entry[]): Moment | null {
  const turn = log.findLast((entry) => entry.do === "turn" && !entry.verb);
  if (!turn?.n) return null;
  const attempt = log.filter((entry) => entry.do === "open" && entry.deal === turn.deal).length;
  return `${turn.deal}${attempt > 1 ? `/${attempt}` : ""}#${turn.n}`;
}
