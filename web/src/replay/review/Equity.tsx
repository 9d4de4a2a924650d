// The chance of the game from event to event, drawn; what it was after each deal stands below it as a list.
import { useContext } from "preact/hooks";
import { percent, percentMore } from "../../analysis/words.ts";
import type { Review } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import linesStyles from "../../kit/lines.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { People, who } from "../steps/names.ts";
import type { Step, Steps } from "../steps/steps.ts";
import reviewStyles from "./review.module.css";

interface Props {
  review: Review;
  steps: Steps;
  seat: string;
  go(step: Step): void;
}

interface Point {
  step: Step;
  game: number;
}

const WIDTH = 1000; // units of the drawing, whatever its size
const HIGH = 100;

interface Mark {
  number: number;
  x: number; // percents of the drawing
  y: number;
}

// A mark needs this room; where the drawing is lowest, 8rem, this part of its height.
const ROOM = 1.6; // rem
const TALL = 20; // %

/** The marks inside the drawing, and those that would lie over one another side by side. */
function placed(marks: Mark[]): { number: number; left: string; top: number }[] {
  const inside = marks
    .map((mark) => ({ ...mark, y: Math.min(100 - TALL / 2, Math.max(TALL / 2, mark.y)) }))
    .sort((a, b) => a.x - b.x);
  const near = (at: number) => (mark: Mark) => Math.abs(mark.y - (inside[at]?.y ?? 0)) < TALL;
  const after = (at: number): number =>
    inside.reduce((most, mark, i) => (i > at && near(at)(mark) ? Math.max(most, after(i) + 1) : most), 0);
  const placed: (Mark & { left: string; top: number })[] = [];
  for (const [at, mark] of inside.entries()) {
    const least = placed.filter(near(at)).map(({ left }) => `${left} + ${ROOM}rem`);
    const most = `100% - ${ROOM * (after(at) + 0.5)}rem`;
    placed.push({ ...mark, left: `clamp(max(${[`${ROOM / 2}rem`, ...least]}), ${mark.x}%, ${most})`, top: mark.y });
  }
  return placed;
}

export function Equity({ review, steps, seat, go }: Props) {
  const people = useContext(People);
  const points = review.line.flatMap(({ at, game }): Point[] => {
    const step = steps.of.get(at);
    return step ? [{ step, game }] : [];
  });
  const last = Math.max(1, points.at(-1)?.step.i ?? 1);
  const x = (step: Step) => (step.i / last) * WIDTH;
  const y = (game: number) => (1 - game) * HIGH;
  // It stays as it is until something changes it.
  const line = points.map(({ step, game }, at) =>
    at === 0 ? `M${x(step)} ${y(game).toFixed(2)}` : `H${x(step).toFixed(1)}V${y(game).toFixed(2)}`,
  );
  const openings = steps.main.steps.filter((step) => !step.event && step.i <= last);
  const worst = review.worst.flatMap((at, i) => {
    const step = steps.of.get(review.decisions[at]?.at ?? "");
    const game = points.findLast((point) => step && point.step.i <= step.i)?.game;
    return step && game !== undefined ? [{ number: i + 1, x: x(step) / 10, y: y(game) }] : [];
  });
  const after = steps.main.steps
    .filter((step) => !step.event)
    .flatMap((opening) => {
      const own = points.filter(({ step }) => step.deal === opening.deal);
      const before = points.findLast(({ step }) => step.i < (own[0]?.step.i ?? 0));
      const [begins, ends] = [before ?? own[0], own.at(-1)];
      return begins && ends ? [{ opening, begins: begins.game, ends: ends.game }] : [];
    });
  // A tap in the drawing goes to what happened there.
  const tap = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * last;
    const nearest = points.reduce((best, point) =>
      Math.abs(point.step.i - at) < Math.abs(best.step.i - at) ? point : best,
    );
    go(nearest.step);
  };
  const begun = points[0] ? x(points[0].step) : 0;
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
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the same moments by the list below */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div class={reviewStyles.equityField} onClick={tap}>
          <svg viewBox={`0 0 ${WIDTH} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
            {openings.map((step) => (
              <path key={step.at} class={reviewStyles.equityDeal} d={`M${x(step)} 0V${HIGH}`} />
            ))}
            <path class={reviewStyles.equityEven} d={`M0 ${HIGH / 2}H${WIDTH}`} />
            <path class={reviewStyles.equityFill} d={`${line.join("")}L${WIDTH} ${HIGH}H${begun}Z`} />
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
      </figure>
      <details class={reviewStyles.equityList}>
        <summary>{t("reviewed-list")}</summary>
        <ul>
          {after.map(({ opening, begins, ends }) => (
            <li key={opening.at}>
              <button
                type="button"
                class={`${linesStyles.menuLine} ${reviewStyles.menuLine}`}
                onClick={() => go(opening)}
              >
                <span>{t("replay-deal", { number: opening.deal.number })}</span>
                <span class={reviewStyles.figures}>
                  {t("reviewed-from-to", {
                    from: percent(begins),
                    to: percent(ends),
                    more: percentMore(ends - begins),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
