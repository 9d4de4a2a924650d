// How well everybody played, beside the computer's players, and how lucky a player was; what the grades and marks mean.
import type { Ref } from "preact";
import { useContext } from "preact/hooks";
import { places } from "../../analysis/figures.ts";
import { amount, formOf, meanAmount } from "../../analysis/unit.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Grade, GradeStep, Review, Scale } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { People, who } from "../steps/names.ts";
import reviewStyles from "./review.module.css";

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
              <GradeLine name={lookUp(people.names, each) ?? each} grade={grade} scale={review.scale} />
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
  scale: Scale;
}

/** A grade: its letter, whose it is, how sure it is, and where it lies on the scale. */
function GradeLine({ name, grade, scale }: GradeLineProps) {
  return (
    <>
      <b class={reviewStyles.grade}>{grade.mark ?? "–"}</b>
      <span class={reviewStyles.gradeWords}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{" "}
        <span>{describeRange(grade)}</span>
        <small>{t("reviewed-grade", { amount: meanAmount(scale.unit, grade.loss) })}</small>
      </span>
      {grade.mark !== null && <ScaleLine grade={grade} steps={scale.grades} />}
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
export function Lucky({ review: { luck, scale }, seat }: Pick<Props, "review" | "seat">) {
  const people = useContext(People);
  const { even, more } = formOf(scale.unit);
  return (
    <p class={reviewStyles.lucky}>
      {t("reviewed-lucky", {
        ...who(seat, people),
        way: luck > even ? "good" : luck < -even ? "bad" : "even",
        amount: amount(scale.unit, luck, more(luck)),
      })}
    </p>
  );
}

/** What the grades and marks mean, and which decisions are judged. */
export function Letters({ scale: { grades, marks, unit } }: Pick<Review, "scale">) {
  const { game } = useContext(People);
  const figure = (loss: number) => formOf(unit).figure(loss, 0);
  return (
    <details class={reviewStyles.letters}>
      <summary>{t("reviewed-letters")}</summary>
      <p>{t("reviewed-letters-means", { unit })}</p>
      <dl>
        {grades.map(({ mark, player, loss, error }) => (
          <div key={mark}>
            <dt class={reviewStyles.grade}>{mark}</dt>
            <dd>
              {t("reviewed-letter", { unit, who: playerWords(player), loss: places(loss), error: places(error) })}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t("reviewed-letters-sure")}</p>
      <p>
        {t("reviewed-marks", {
          dubious: amount(unit, marks["?!"], figure(marks["?!"])),
          mistake: figure(marks["?"]),
          blunder: figure(marks["??"]),
        })}
      </p>
      <p>{t(`reviewed-judged-${game}`)}</p>
    </details>
  );
}

/** Name one of the computer's players: "Clotilde, a master". */
const playerWords = (player: string): string =>
  has(`opponent-${player}`)
    ? t("opponent-choice", { name: t(`opponent-${player}`), player: t(`player-${player}`) })
    : t(`reviewed-letter-${player}`);

const BEYOND = 2; // how far the scale goes on beyond its first and last letter

/** Return where a loss lies on the scale, in percent of its width, from the best; what lies beyond it is at its end. */
export function placeOf(loss: number, steps: GradeStep[]): number {
  const least = Math.log((steps[0]?.loss ?? 1) / BEYOND);
  const most = Math.log((steps.at(-1)?.loss ?? 1) * BEYOND);
  const place = (Math.log(loss) - least) / (most - least); // of no loss: minus infinity
  return 100 * Math.min(1, Math.max(0, place));
}

/** Return how many letters a grade leaves possible: one, some, or all on the scale. */
export function rangeOf({ mark, best, worst }: Pick<Grade, "mark" | "best" | "worst">): "one" | "some" | "all" {
  if (mark === null) return "all";
  return best === worst ? "one" : "some";
}
