// Sentences that several parts of the table and the replay need.
import type { Entry, Seat } from "../../engine/types/view.ts";
import { scoreOfTwo } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";

/** Automatic events between an utterance and the question after it. */
const automatic: readonly Entry["do"][] = ["draw", "mark", "turn", "take", "deal"];

/** Return what another player has just said or discarded, if nobody has acted since. Its bubble is visible only for
 *  a moment, so the prompt repeats it. */
export function lastSaid(log: Entry[], me: Seat): Entry | null {
  const last = log.findLast((entry) => !automatic.includes(entry.do));
  return last && (last.do === "say" || last.do === "discard") && last.seat !== me ? last : null;
}

/** Return the score of two players by name: "Anna 2, Bruno 0." */
export const scoreApart = (score: Record<Seat, number>, names: Record<Seat, string>): string =>
  t("replay-score", scoreOfTwo(Object.keys(score), score, names));
