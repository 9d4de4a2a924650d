// What somebody else has just said: it is heard for a moment only, and the line that asks says it again.
import type { Entry, Seat } from "../../engine/types/view.ts";

/** What happens by itself between something that is said and the question after it. */
const passing: readonly Entry["do"][] = ["draw", "mark", "turn", "take", "deal"];

/** The last thing that another seat has said or thrown, when nobody has done anything since. */
export function lastSaid(log: Entry[], me: Seat): Entry | null {
  const last = log.findLast((entry) => !passing.includes(entry.do));
  return last && (last.do === "say" || last.do === "discard") && last.seat !== me ? last : null;
}
