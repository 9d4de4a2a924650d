// The running scores as lines over the game, with marks for kings and voles. It is a slider, so a click, a finger or the
// keys go to a place in the game.

import { useContext, useMemo } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import { sideOf } from "../../engine/seats.ts";
import type { Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { outcomeOf, scoredOf, tallyOf } from "../../table/contract/log.ts";
import { Initial } from "../pieces/Initial.tsx";
import { People, sideName } from "../steps/names.ts";
import { entriesOf, type Line, type Step } from "../steps/steps.ts";
import { tellStep } from "../steps/telling.ts";
import styles from "./scoreline.module.css";

interface Props {
  line: Line; // the game itself
  sides: Side[]; // the side at the bottom last
  least: number;
  now: Step; // of this line
  until: number; // the last step that is shown
  go(step: Step): void;
}

interface Mark {
  i: number;
  side: Side;
  score: number;
  what: "king" | "vole" | "capot" | "failed-contract";
}

interface Scores {
  scores: Record<Side, number>[]; // after each step
  marks: Mark[];
}

/** Return the running scores of a game, and what is marked on them. */
export function scoresOf(line: Line): Scores {
  let score: Record<Side, number> = {};
  const marks: Mark[] = [];
  const scores = line.steps.map((step) => {
    for (const entry of entriesOf(step)) {
      const seat = entry.seat ?? "";
      const king = entry.do === "mark" || (entry.do === "say" && entry.verb === "king");
      if (king) {
        score = { ...score, [seat]: (lookUp(score, seat) ?? 0) + 1 };
        marks.push({ i: step.i, side: seat, score: lookUp(score, seat) ?? 0, what: "king" });
      }
      if (entry.score) score = entry.score;
      for (const scored of scoredOf(entry)) {
        if (scored.why !== "vole") continue;
        marks.push({ i: step.i, side: scored.seat, score: lookUp(score, scored.seat) ?? 0, what: "vole" });
      }
      const tally = tallyOf(entry);
      if (!tally) continue;
      const { capot, taker } = tally;
      const side = capot ?? (outcomeOf(tally) === "failed" ? sideOf(taker, Object.keys(score)) : null);
      if (side)
        marks.push({ i: step.i, side, score: lookUp(score, side) ?? 0, what: capot ? "capot" : "failed-contract" });
    }
    return score;
  });
  return { scores, marks };
}

const HEIGHT = 100; // units of the drawing, whatever its size

export function ScoreLine({ line, sides, least, now, until, go }: Props) {
  const people = useContext(People);
  const { scores, marks } = useMemo(() => scoresOf(line), [line]);
  const last = Math.max(1, Math.min(until, line.steps.length - 1));
  const most = Math.max(least, ...scores.slice(0, last + 1).flatMap((score) => Object.values(score)));
  const x = (i: number): number => (i / last) * 1000;
  const y = (score: number): number => HEIGHT - (score / most) * HEIGHT;
  const path = (side: Side): string =>
    scores
      .slice(0, last + 1)
      .map((score, i) => `${i === 0 ? `M0 ${HEIGHT}` : ""}H${x(i)}V${y(lookUp(score, side) ?? 0)}`)
      .join("");
  const colour = (side: Side): number => people.sides.indexOf(side);
  const deals = line.steps.filter((step) => !step.event && step.i <= last);
  return (
    <div class={styles.scoreline}>
      <div class={styles.lineOfKey} aria-hidden="true">
        {sides.map((side) => (
          <span key={side} class={styles.lineOfName} data-line={colour(side)}>
            {[...side].map((seat) => (
              <Initial key={seat} seat={seat} />
            ))}
            <bdi class={styles.name}>{sideName(side, people)}</bdi> <b>{lookUp(scores[now.i], side) ?? 0}</b>
          </span>
        ))}
      </div>
      <div class={styles.lineOfField}>
        <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {deals.map((step) => (
            <path key={step.at} class={styles.lineOfDeal} d={`M${x(step.i)} 0V${HEIGHT}`} />
          ))}
          {sides.map((side) => (
            <path key={side} class={styles.lineOfScore} data-line={colour(side)} d={path(side)} />
          ))}
        </svg>
        {marks
          .filter(({ i }) => i <= last)
          .map(({ i, side, score, what }) => (
            <span
              key={`${i}${what}`}
              class={styles.lineOfMark}
              data-what={what}
              data-line={colour(side)}
              style={{ left: `${x(i) / 10}%`, top: `${y(score)}%` }}
              title={t(`replay-${what}`, { name: sideName(side, people) })}
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
