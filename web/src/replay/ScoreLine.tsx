// The score over the game: both running scores from deal to deal, kings and voles marked, and the place in it
// that is looked at. It is a slider, so that a click, a finger or the keys go there.
import { useContext, useMemo } from "preact/hooks";
import { scoredOf } from "../engine/scored.ts";
import type { Seat } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { Initial } from "./Moves.tsx";
import { People } from "./names.ts";
import { entriesOf, type Line, type Step } from "./steps.ts";
import { tellStep } from "./words.ts";

interface Props {
  line: Line; // the game itself
  seats: Seat[]; // the one at the bottom last
  target: number;
  now: Step; // of this line
  until: number; // what lies ahead of this is not shown
  go(step: Step): void;
}

interface Mark {
  i: number;
  seat: Seat;
  score: number;
  what: "king" | "vole";
}

interface Course {
  scores: Record<Seat, number>[]; // after each step
  marks: Mark[];
}

function courseOf(line: Line): Course {
  let score: Record<Seat, number> = {};
  const marks: Mark[] = [];
  const scores = line.steps.map((step) => {
    for (const entry of entriesOf(step)) {
      const { seat = "" } = entry;
      const king = entry.do === "mark" || (entry.do === "say" && entry.verb === "king");
      if (king) {
        score = { ...score, [seat]: (score[seat] ?? 0) + 1 };
        marks.push({ i: step.i, seat, score: score[seat] ?? 0, what: "king" });
      }
      if (entry.score) score = entry.score;
      for (const scored of scoredOf(entry)) {
        if (scored.why !== "vole") continue;
        marks.push({ i: step.i, seat: scored.seat, score: score[scored.seat] ?? 0, what: "vole" });
      }
    }
    return score;
  });
  return { scores, marks };
}

const HIGH = 100; // units of the drawing, whatever its size

export function ScoreLine({ line, seats, target, now, until, go }: Props) {
  const people = useContext(People);
  const { names } = people;
  const { scores, marks } = useMemo(() => courseOf(line), [line]);
  const last = Math.max(1, Math.min(until, line.steps.length - 1));
  const most = Math.max(target, ...scores.slice(0, last + 1).flatMap((score) => Object.values(score)));
  const x = (i: number): number => (i / last) * 1000;
  const y = (score: number): number => HIGH - (score / most) * HIGH;
  const path = (seat: Seat): string =>
    scores
      .slice(0, last + 1)
      .map((score, i) => `${i === 0 ? `M0 ${HIGH}` : ""}H${x(i)}V${y(score[seat] ?? 0)}`)
      .join("");
  const deals = line.steps.filter((step) => !step.event && step.i <= last);
  return (
    <div class="scoreline">
      <div class="line-of-key" aria-hidden="true">
        {seats.map((seat) => (
          <span key={seat} class="line-of-name" data-seat={seat}>
            <Initial seat={seat} />
            <span class="name">{names[seat] ?? seat}</span> <b>{scores[now.i]?.[seat] ?? 0}</b>
          </span>
        ))}
      </div>
      <div class="line-of-field">
        <svg viewBox={`0 0 1000 ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {deals.map((step) => (
            <path key={step.at} class="line-of-deal" d={`M${x(step.i)} 0V${HIGH}`} />
          ))}
          {seats.map((seat) => (
            <path key={seat} class="line-of-score" data-seat={seat} d={path(seat)} />
          ))}
        </svg>
        {marks
          .filter(({ i }) => i <= last)
          .map(({ i, seat, score, what }) => (
            <span
              key={`${i}${what}`}
              class={`line-of-mark ${what}`}
              data-seat={seat}
              style={{ left: `${x(i) / 10}%`, top: `${y(score)}%` }}
              title={t(`replay-${what}`, { name: names[seat] ?? seat })}
            />
          ))}
        <input
          type="range"
          min={0}
          max={last}
          value={now.i}
          aria-label={t("replay-place")}
          aria-valuetext={`${t("replay-deal", { number: now.deal.number })}. ${tellStep(now, people).first}`}
          onInput={({ currentTarget }) => {
            const step = line.steps[Number(currentTarget.value)];
            if (step) go(step);
          }}
        />
      </div>
    </div>
  );
}
