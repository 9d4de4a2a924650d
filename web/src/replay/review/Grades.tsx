// How well everybody played and how lucky a player was, and what the grades and marks mean.
import type { Ref } from "preact";
import { useContext } from "preact/hooks";
import { percent, percentMore, places } from "../../analysis/words.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
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
        const grade = review.grade[each];
        return (
          grade && (
            <li key={each}>
              <b class={reviewStyles.grade}>{grade.mark}</b>
              <span class={reviewStyles.gradeWords}>
                <strong>
                  <bdi>{people.names[each] ?? each}</bdi>
                </strong>{" "}
                <small>{t("reviewed-grade", { loss: places(grade.loss) })}</small>
              </span>
            </li>
          )
        );
      })}
    </ul>
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
        {grades.map(({ mark, most }, at) => (
          <div key={mark}>
            <dt class={reviewStyles.grade}>{mark}</dt>
            <dd>
              {t("reviewed-letter", {
                last: most === null ? "yes" : "no",
                most: places(most ?? grades[at - 1]?.most ?? 0),
              })}
            </dd>
          </div>
        ))}
      </dl>
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
