// What somebody else has just said, and how two stand: what several parts of a table and a replay say alike.
import type { Entry, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";

/** What happens by itself between something that is said and the question after it. */
const passing: readonly Entry["do"][] = ["draw", "mark", "turn", "take", "deal"];

/** The last thing that another seat has said or thrown, when nobody has done anything since: it is heard for a moment
 *  only, and the line that asks says it again. */
export function lastSaid(log: Entry[], me: Seat): Entry | null {
  const last = log.findLast((entry) => !passing.includes(entry.do));
  return last && (last.do === "say" || last.do === "discard") && last.seat !== me ? last : null;
}

/** "Anna 2, Bruno 0." */
export function scoreApart(score: Record<Seat, number>, names: Record<Seat, string>): string {
  const [first = "", second = ""] = Object.keys(score);
  return t("replay-score", {
    first: names[first] ?? first,
    firstScore: score[first] ?? 0,
    second: names[second] ?? second,
    secondScore: score[second] ?? 0,
  });
}
