// How well everybody played, beside the computer's players, and how lucky a player was; what the grades and marks mean.

import type { Ref } from "preact";
import { useContext } from "preact/hooks";
import { percent, percentMore, places } from "../../analysis/words.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Grade, GradeStep, Review } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { People, who } from "../steps/names.ts";
import reviewStyles from "./review.module.css";
import { placeOf, rangeOf } from "./scale.ts";

interface Props {
  review: Review;
  seat: Seat;
  seats: Seat[];
  list: Ref<HTMLUListElement>;
}

export function Grades({ review, seat, seats, list }: Props) {
  const people = useContext(People);
  const order = [seat, ...seats.filter((each) => each !== seat)];
  return (
    <ul ref={list} class={reviewStyles.grades} tabIndex={-1}>
      {order.map((each) => {
        const grade = lookUp(review.grade, each);
        return (
          grade && (
            <li key={each}>
              <GradeLine name={lookUp(people.names, each) ?? each} grade={grade} steps={review.scale.grades} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The grade of one player, as a list of its own. */
export const OneGrade = (props: GradeLineProps) => (
  <ul class={reviewStyles.grades}>
    <li>
      <GradeLine {...props} />
    </li>
  </ul>
);

interface GradeLineProps {
  name: string;
  grade: Grade;
  steps: GradeStep[];
}

/** A grade: its letter, whose it is, how sure it is, and where it lies on the scale. */
function GradeLine({ name, grade, steps }: GradeLineProps) {
  return (
    <>
      <b class={reviewStyles.grade}>{grade.mark ?? "–"}</b>
      <span class={reviewStyles.gradeWords}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{" "}
        <span>{describeRange(grade)}</span>
        <small>{t("reviewed-grade", { loss: places(grade.loss) })}</small>
      </span>
      {grade.mark !== null && <ScaleLine grade={grade} steps={steps} />}
    </>
  );
}

/** Say which grades are possible after so few decisions. */
function describeRange(grade: Grade): string {
  const { best, worst, decisions } = grade;
  return t("reviewed-range", { range: rangeOf(grade), best, worst, count: decisions });
}

/** A grade on the scale, drawn: the letters, the loss, and its interval. The words beside it say the same. */
function ScaleLine({ grade: { loss, low, high }, steps }: { grade: Grade; steps: GradeStep[] }) {
  const left = (each: number) => `${placeOf(each, steps)}%`;
  return (
    <div class={reviewStyles.scale} aria-hidden="true">
      <span class={reviewStyles.scaleLine} />
      <span class={reviewStyles.scaleRange} style={{ left: left(low), right: `${100 - placeOf(high, steps)}%` }} />
      <span class={reviewStyles.scaleLoss} style={{ left: left(loss) }} />
      {steps.map(({ mark, loss: theirs }) => (
        <span key={mark} class={reviewStyles.scaleLetter} style={{ left: left(theirs) }}>
          {mark}
        </span>
      ))}
    </div>
  );
}

/** How lucky the player was. */
export function Lucky({ review: { luck }, seat }: Pick<Props, "review" | "seat">) {
  const people = useContext(People);
  return (
    <p class={reviewStyles.lucky}>
      {t("reviewed-lucky", {
        ...who(seat, people),
        way: luck > 0.02 ? "good" : luck < -0.02 ? "bad" : "even",
        more: percentMore(luck),
      })}
    </p>
  );
}

/** What the grades and marks mean, and which decisions are judged. */
export function Letters({ scale: { grades, marks } }: Pick<Review, "scale">) {
  return (
    <details class={reviewStyles.letters}>
      <summary>{t("reviewed-letters")}</summary>
      <p>{t("reviewed-letters-means")}</p>
      <dl>
        {grades.map(({ mark, player, loss, error }) => (
          <div key={mark}>
            <dt class={reviewStyles.grade}>{mark}</dt>
            <dd>{t("reviewed-letter", { who: playerWords(player), loss: places(loss), error: places(error) })}</dd>
          </div>
        ))}
      </dl>
      <p>{t("reviewed-letters-sure")}</p>
      <p>
        {t("reviewed-marks", {
          dubious: percent(marks["?!"]),
          mistake: percent(marks["?"]),
          blunder: percent(marks["??"]),
        })}
      </p>
      <p>{t("reviewed-judged")}</p>
    </details>
  );
}

/** Name one of the computer's players: "Clotilde, a master". */
const playerWords = (player: string): string =>
  has(`opponent-${player}`)
    ? t("opponent-choice", { name: t(`opponent-${player}`), player: t(`player-${player}`) })
    : t(`reviewed-letter-${player}`);
