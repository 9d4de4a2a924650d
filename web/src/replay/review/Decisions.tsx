// Every decision of a seat, deal by deal, as they are judged: what was chosen, its mark, and what it lost.

import { formOf } from "../../analysis/unit.ts";
import { ShortChoice } from "../../analysis/Worths.tsx";
import type { Decision, Review } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";
import { before, type Step, type Steps } from "../steps/steps.ts";
import reviewStyles from "./review.module.css";
import { Mark } from "./Worst.tsx";

interface Props {
  review: Review; // as far as it is known
  steps: Steps;
  seat: Seat;
  go(step: Step, decision: Decision): void;
}

export function Decisions({ review, steps, seat, go }: Props) {
  const rows = new Map<number, { decision: Decision; from: Step }[]>();
  for (const decision of review.decisions) {
    const step = steps.of.get(decision.at);
    const from = step && before(step);
    if (!from || decision.seat !== seat) continue;
    const { number } = step.deal;
    rows.set(number, [...(rows.get(number) ?? []), { decision, from }]);
  }
  const { figure, slight } = formOf(review.scale.unit);
  const costs = (loss: number) => figure(loss) !== figure(0);
  const isOpen = ({ open = 0 }: Decision) => open >= slight;
  const list = (
    <ol class={reviewStyles.decisions}>
      {[...rows].map(([number, row]) => (
        <li key={number}>
          <span class={reviewStyles.decisionsDeal}>{t("replay-deal", { number })}</span>
          <ul>
            {row.map(({ decision, from }) => (
              <li key={`${decision.at} ${decision.event}`}>
                <button
                  type="button"
                  class={reviewStyles.decision}
                  data-marked={decision.mark !== ""}
                  onClick={() => go(from, decision)}
                >
                  <ShortChoice event={decision.event} /> {decision.mark && <Mark mark={decision.mark} />}{" "}
                  {costs(decision.loss) && <small>{figure(decision.loss)}</small>}
                  {isOpen(decision) && (
                    <span class={reviewStyles.decisionOpen}> ({figure(decision.open ?? 0, 0)})</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {[...rows.values()].flat().some(({ decision }) => isOpen(decision)) && (
        <p class={panelStyles.small}>{t("reviewed-decisions-open")}</p>
      )}
      {list}
    </>
  );
}
