// The chance of the game from event to event, drawn. For keys and screen readers a list of the deals stands below.
import { useContext } from "preact/hooks";
import { percent, percentMore } from "../../analysis/figures.ts";
import type { Review } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import linesStyles from "../../kit/lines.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { People, who } from "../steps/names.ts";
import type { Step, Steps } from "../steps/steps.ts";
import { dealChanges, nearest, openingsOf, type Point, placed, pointsOf } from "./chances.ts";
import reviewStyles from "./review.module.css";

interface Props {
  review: Review;
  steps: Steps;
  seat: string;
  go(step: Step): void;
}

export function Equity({ review, steps, seat, go }: Props) {
  const people = useContext(People);
  const points = pointsOf(review, steps);
  if (points.length === 0) return null;
  const summed = {
    ...who(seat, people),
    least: percent(Math.min(...points.map(({ game }) => game))),
    most: percent(Math.max(...points.map(({ game }) => game))),
  };
  return (
    <>
      <figure class={reviewStyles.equity}>
        <figcaption class={unseenStyles.unseen}>{t("reviewed-line", summed)}</figcaption>
        <div class={reviewStyles.equityScale} aria-hidden="true">
          <span>{percent(1)}</span>
          <span>{percent(0.5)}</span>
          <span>{percent(0)}</span>
        </div>
        <Drawing review={review} steps={steps} points={points} go={go} />
      </figure>
      <details class={reviewStyles.equityList}>
        <summary>{t("reviewed-list")}</summary>
        <ul>
          {dealChanges(points, steps).map(({ opening, from, to }) => (
            <li key={opening.at}>
              <button
                type="button"
                class={`${linesStyles.menuLine} ${reviewStyles.menuLine}`}
                onClick={() => go(opening)}
              >
                <span>{t("replay-deal", { number: opening.deal.number })}</span>
                <span class={reviewStyles.figures}>
                  {t("reviewed-from-to", { from: percent(from), to: percent(to), more: percentMore(to - from) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const WIDTH = 1000; // units of the drawing, whatever its size
const HEIGHT = 100;

function Drawing({ review, steps, points, go }: Omit<Props, "seat"> & { points: Point[] }) {
  const last = Math.max(1, points.at(-1)?.step.i ?? 1);
  const x = (step: Step) => (step.i / last) * WIDTH;
  const y = (game: number) => (1 - game) * HEIGHT;
  // The chance stays the same until an event changes it.
  const line = points.map(({ step, game }, at) =>
    at === 0 ? `M${x(step)} ${y(game).toFixed(2)}` : `H${x(step).toFixed(1)}V${y(game).toFixed(2)}`,
  );
  const begun = points[0] ? x(points[0].step) : 0;
  const openings = openingsOf(steps).filter((step) => step.i <= last);
  const worst = review.worst.flatMap((at, i) => {
    const step = steps.of.get(review.decisions[at]?.at ?? "");
    const game = points.findLast((point) => step && point.step.i <= step.i)?.game;
    return step && game !== undefined ? [{ number: i + 1, x: x(step) / 10, y: y(game) }] : [];
  });
  const tap = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const point = nearest(points, ((event.clientX - box.left) / box.width) * last);
    if (point) go(point.step);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the same moments by the list below */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div class={reviewStyles.equityField} onClick={tap}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {openings.map((step) => (
            <path key={step.at} class={reviewStyles.equityDeal} d={`M${x(step)} 0V${HEIGHT}`} />
          ))}
          <path class={reviewStyles.equityEven} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path class={reviewStyles.equityFill} d={`${line.join("")}L${WIDTH} ${HEIGHT}H${begun}Z`} />
          <path class={reviewStyles.equityLine} d={line.join("")} />
        </svg>
        {placed(worst).map(({ number, left, top }) => (
          <span key={number} class={reviewStyles.equityMark} aria-hidden="true" style={{ left, top: `${top}%` }}>
            {number}
          </span>
        ))}
      </div>
      <div class={reviewStyles.equityDeals} aria-hidden="true">
        {openings.map((step) => (
          <span key={step.at} style={{ left: `min(${x(step) / 10}%, 100% - ${`${step.deal.number}`.length}ch)` }}>
            {step.deal.number}
          </span>
        ))}
      </div>
    </>
  );
}
