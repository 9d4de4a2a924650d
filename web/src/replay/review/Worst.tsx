// The decisions that cost most: what was done, what was better, why, and what was lost by it.
import { useContext, useId } from "preact/hooks";
import { Choice } from "../../analysis/Worths.tsx";
import { percent, reasonWords, sentences } from "../../analysis/words.ts";
import type { Decision, Review } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { People } from "../steps/names.ts";
import { before, type Step, type Steps } from "../steps/steps.ts";
import { signs } from "../steps/words.ts";
import reviewStyles from "./review.module.css";

interface Props {
  review: Review;
  steps: Steps;
  go(step: Step, decision: Decision): void;
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
        return (
          <li key={`${decision.at} ${decision.event}`}>
            <Told id={`${id}-${at}`} decision={decision} number={at + 1} deal={step?.deal.number ?? 0} />
            {from && (
              <p class={reviewStyles.worstWays}>
                <button
                  type="button"
                  class={`${buttonStyles.button} ${reviewStyles.button}`}
                  aria-describedby={`${id}-${at}`}
                  onClick={() => go(from, decision)}
                >
                  {t("reviewed-look")}
                </button>
                <button
                  type="button"
                  class={`${buttonStyles.button} ${reviewStyles.button}`}
                  aria-describedby={`${id}-${at}`}
                  onClick={() => tryAgain(from)}
                >
                  {t("reviewed-again")}
                </button>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface ToldProps {
  id: string;
  decision: Decision;
  number: number;
  deal: number;
}

function Told({ id, decision, number, deal }: ToldProps) {
  const { names } = useContext(People);
  const { seat, event, best, game, loss, error, exact, mark, reasons, p } = decision;
  const often = p[event];
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
          <Choice event={best} told={(choice) => t("reviewed-best", { choice })} />
        </span>
      </h4>
      {reasonWords(reasons, "review", { other }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p class={`${panelStyles.small} ${reviewStyles.figures}`}>
        {/* What the best is worth is counted from the loss, which chance has not made greater. */}
        {sentences([
          t("reviewed-lost", { deal, loss: percent(loss, 1), from: percent(game + loss, 1), to: percent(game, 1) }),
          ...(exact ? [] : [t("reviewed-error", { error: percent(error, 1) })]),
          ...(often === undefined ? [] : [t("reviewed-often", { often: percent(often) })]),
        ])}
      </p>
    </>
  );
}

/** "??", and for ears what it stands for. */
function Mark({ mark }: { mark: string }) {
  const nag = Object.keys(signs).find((each) => signs[Number(each)] === mark);
  return (
    <>
      <b aria-hidden="true">{mark}</b>
      <span class={unseenStyles.unseen}>{t("replay-mark", { nag: Number(nag) })}</span>
    </>
  );
}
