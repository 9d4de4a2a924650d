// What a decision lost, in the same words and figures wherever it is told: in the review, the daily deal, problems and
// statistics. The engine sets the marks (py/ecarte/analysis/losses.py).
import type { Decision, FaultMark, Mark } from "../engine/types/analysis.ts";
import type { Seat } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import type { Costly } from "../store/rows.ts";
import { choiceWords, percent } from "./words.ts";

/** A loss in chance of the game. */
export type Loss = Pick<Decision, "loss" | "error" | "mark">;

const SIZES: ReadonlyMap<Mark, string> = new Map<FaultMark, string>([
  ["??", "blunder"],
  ["?", "mistake"],
  ["?!", "dubious"],
]);

/** Return whether a choice certainly lost something. */
export const isSure = ({ loss, error }: Omit<Loss, "mark">): boolean => loss > error;

/** Format a loss: "1.7 %". */
export const lossFigure = (loss: number): string => percent(loss, 1);

/** Return a loss in words: "1.7 % of a game, a small loss". */
export const lossWords = (lost: Loss): string =>
  t("loss-told", { loss: lossFigure(lost.loss), size: SIZES.get(lost.mark) ?? (isSure(lost) ? "small" : "unsure") });

/** Return what the decisions of a seat cost together: "Your 18 decisions cost 6.8 % of a game in all."; "" without any. */
export function totalWords(decisions: Decision[], seat: Seat, whose: { who: string; name?: string }): string {
  const own = decisions.filter((decision) => decision.seat === seat);
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  return own.length > 0 ? t("decisions-cost", { ...whose, count: own.length, loss: lossFigure(lost) }) : "";
}

/** Return what would have been better, or perhaps better. */
export const betterWords = (decision: Loss, choice: string): string =>
  t(isSure(decision) ? "reviewed-best" : "reviewed-perhaps", { choice });

/** Return a decision and its loss in a line: "Deal 3, “Propose”: 1.7 % of a game, a small loss." */
export const costlyWords = (decision: Costly, words = "costliest-line"): string =>
  t(words, {
    choice: choiceWords(decision.event),
    deal: Number.parseInt(decision.at, 10), // "3#12"
    told: lossWords(decision),
  });
