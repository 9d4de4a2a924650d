// The decisions that cost most: what was chosen, what was better and why, and the loss.

import { useContext, useId } from "preact/hooks";
import { betterWords, lossWords, reasonsOf, reasonWords, totalWords } from "../../analysis/choices.ts";
import { percent } from "../../analysis/figures.ts";
import { amount, formOf } from "../../analysis/unit.ts";
import { Choice } from "../../analysis/Worths.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { Decision, Review, Unit } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { People, who } from "../steps/names.ts";
import { before, type Step, type Steps } from "../steps/steps.ts";
import { signs } from "../steps/telling.ts";
import reviewStyles from "./review.module.css";
import { choicesOf } from "./useLines.ts";

interface Props {
  review: Review;
  steps: Steps;
  go(step: Step, decision: Decision, plays?: boolean): void;
  tryAgain(step: Step): void;
}

export function Worst({ review, steps, go, tryAgain }: Props) {
  const id = useId();
  const worst = review.worst.flatMap((at) => review.decisions[at] ?? []);
  if (worst.length === 0) return <p>{t("reviewed-none")}</p>;
  return (
    <ol class={reviewStyles.worst}>
      {worst.map((decision, at) => {
        const step = steps.of.get(decision.at);
        const from = step && before(step);
        const way = (words: string, press: () => void) => (
          <Button class={reviewStyles.button} aria-describedby={`${id}-${at}`} onClick={press}>
            {t(words)}
          </Button>
        );
        return (
          <li key={`${decision.at} ${decision.event}`}>
            <Verdict
              unit={review.scale.unit}
              id={`${id}-${at}`}
              decision={decision}
              number={at + 1}
              deal={step?.deal.number ?? 0}
            />
            {from && (
              <p class={reviewStyles.worstWays}>
                {choicesOf(decision).length > 0 && way("reviewed-show", () => go(from, decision, true))}
                {way("reviewed-look", () => go(from, decision))}
                {way("reviewed-again", () => tryAgain(from))}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What the decisions of a seat cost together. */
export function Total({ review, seat }: { review: Review; seat: Seat }) {
  const words = totalWords(review, seat, who(seat, useContext(People)));
  return words ? <p>{words}</p> : null;
}

interface VerdictProps {
  unit: Unit;
  id: string;
  decision: Decision;
  number: number;
  deal: number;
}

function Verdict({ unit, id, decision, number, deal }: VerdictProps) {
  const { names } = useContext(People);
  const { seat, event, best, loss, error, exact, open, mark, reasons, p } = decision;
  const { worth, figure, slight } = formOf(unit);
  const done = worth(decision);
  const often = lookUp(p, event);
  const other = Object.entries(names).find(([each]) => each !== seat)?.[1] ?? "";
  return (
    <>
      <h4 id={id}>
        <span class={reviewStyles.worstNumber} aria-hidden="true">
          {number}
        </span>
        <span>
          <span class={reviewStyles.worstDone}>
            <Choice event={event} /> {mark && <Mark mark={mark} />}
          </span>{" "}
          <Choice event={best} sentence={(choice) => betterWords(decision, choice)} />
        </span>
      </h4>
      {reasonWords(reasonsOf(reasons, false), "review", { other }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p class={`${panelStyles.small} ${reviewStyles.figures}`}>
        {/* The worth of the best choice is derived from the loss, which is free of the winner's curse. */}
        {joined([
          ...reasonWords(reasonsOf(reasons, true), "review", { other }),
          t("reviewed-lost", {
            deal,
            told: lossWords(unit, decision),
            from: figure(done + loss),
            to: figure(done),
          }),
          ...(exact ? [] : [t("reviewed-error", { error: figure(error) })]),
          ...(open === undefined
            ? []
            : [t("reviewed-open-loss", { none: open < slight ? "yes" : "no", amount: amount(unit, open) })]),
          ...(often === undefined ? [] : [t("reviewed-often", { often: percent(often) })]),
        ])}
      </p>
    </>
  );
}

/** A mark such as "??", with its meaning for screen readers. */
export function Mark({ mark }: { mark: string }) {
  const nag = Object.keys(signs).find((each) => signs[Number(each)] === mark);
  return (
    <>
      <b aria-hidden="true">{mark}</b>
      <span class={unseenStyles.unseen}>{t("replay-mark", { nag: Number(nag) })}</span>
    </>
  );
}
