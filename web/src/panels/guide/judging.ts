// What a good player would weigh in a decision, from the analyst's reasons, and what saying no would risk.

import { useState } from "preact/hooks";
import { choiceWords, reasonWords } from "../../analysis/choices.ts";
import { savesData } from "../../browser/offline.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { against } from "../../engine/seats.ts";
import type { Estimate, Reason } from "../../engine/types/analysis.ts";
import type { EcarteView, View } from "../../engine/types/view.ts";
import { loadTopic, t } from "../../i18n/index.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import type { State } from "../../state/state.ts";
import type { Game } from "../../store/games.ts";
import { POINTS } from "../../table/ecarte/turn/moment.ts";

/** Return whether a view asks its seat for a decision that the analyst of reviews can judge. */
export function isJudged({ game, phase, turn, seat, legal }: View): boolean {
  return (
    offers(game, "review") &&
    turn === seat &&
    legal.length > 1 &&
    ["choose", "answer", "discard", "play"].includes(phase)
  );
}

/** Return whether a decision is judged unasked. Discards take the engine too long for that. */
export const isJudgedUnasked = (view: View): boolean => isJudged(view) && view.phase !== "discard";

/** Return the analyst's estimate of the decision, null for none. It does not count as a hint: the guide is part of the
 *  game. */
async function askAnalyst({ record, seat, player }: Game): Promise<Estimate | null> {
  const { estimate } = await ask({ do: "hint", record, seat, player });
  return estimate ?? null;
}

/** Return the judgement in sentences: the hand and the best choice, why it is better, and the risk. */
export function judgement({ best, reasons = [] }: Estimate, view: View, name: string): string[] {
  const isEqual = reasons.some(({ code }) => code === "equal");
  // What a loss costs is the risk, which is told last.
  const others = reasons.filter((one) => !isOfHand(one) && one.code !== "cost").slice(0, 1);
  return [
    ...reasons.filter(isOfHand).flatMap((one) => handWords(one)),
    ...(isEqual ? [] : [t("guide-judge-choice", { choice: choiceWords(best) })]),
    ...reasonWords(others, "hint"),
    ...risk(view as EcarteView, name),
  ];
}

const isOfHand = ({ data }: Reason): boolean => data.trumps !== undefined;

const handWords = (one: Reason): string[] =>
  one.code === "hand" ? [t("guide-judge-hand", { held: t("review-held", one.data) })] : reasonWords([one], "review");

/** Return what a refusal, or standing, risks now (E23). */
function risk({ phase, seat, sides, score, target, exchanges, rules }: EcarteView, name: string): string[] {
  if (phase !== "choose" && phase !== "answer") return [];
  const { vulnerability } = rules.options;
  const isDouble = vulnerability === "every" || (vulnerability === "first" && exchanges.length === 0);
  const [them = ""] = against(seat, sides);
  const points = isDouble ? POINTS.double : POINTS.point;
  const theirs = (lookUp(score, them) ?? 0) + points;
  return [t("guide-judge-risk", { phase, points, name, ends: theirs >= target ? "yes" : "no", theirs })];
}

interface Judgement {
  estimate: Estimate | null;
  state: "none" | "offered" | "awaited" | "told" | "failed";
  ask(): void;
}

export function useJudgement(
  { game, shown, engine }: Pick<State, "game" | "shown" | "engine">,
  isQuiet: boolean,
): Judgement {
  const view = shown?.view;
  // The table shows the decision itself, and not a moment before it.
  const isNow =
    game !== null && view !== undefined && view.turn === game.view.turn && shown?.log.length === game.log.length;
  const decision = isNow && isJudged(view) ? game.record : "";
  const [asked, setAsked] = useState("");
  const isUnasked = isQuiet && view !== undefined && isJudgedUnasked(view) && engine === "ready" && !savesData();
  const isAsked = decision !== "" && (asked === decision || isUnasked);
  const { answer, hasFailed } = useAsked(isAsked ? decision : null, async () => {
    const [estimate] = await Promise.all([game && askAnalyst(game), loadTopic("analysis")]);
    return estimate;
  });
  const isKnown = hasFailed || answer !== undefined;
  return {
    estimate: answer ?? null,
    state: decision === "" ? "none" : isKnown ? (answer ? "told" : "failed") : isAsked ? "awaited" : "offered",
    ask: () => setAsked(decision),
  };
}
