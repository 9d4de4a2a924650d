// A game that is over, looked at by the analyst: how the chances went, what cost most and why, how lucky it was. It
// lies over the game's replay, where each moment can be looked at, and played on from.
import type { Ref } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { percent, percentMore, places } from "../../analysis/words.ts";
import type { Decision, Review } from "../../engine/types/analysis.ts";
import type { Replay } from "../../engine/types/replay.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import buttonStyles from "../../kit/button.module.css";
import { Dialog } from "../../kit/Dialog.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { ReplayActs } from "../steps/acts.ts";
import { People, who } from "../steps/names.ts";
import type { Step, Steps } from "../steps/steps.ts";
import { Deals } from "./Deals.tsx";
import { Equity } from "./Equity.tsx";
import { type Judged, judged } from "./judged.ts";
import reviewStyles from "./review.module.css";
import { type Found, useReview } from "./useReview.ts";
import { Worst } from "./Worst.tsx";

interface Props {
  record: string;
  replay: Replay;
  steps: Steps;
  kept: string | null; // its id on the shelf
  seat: Seat | null; // seen from one seat
  acts: ReplayActs;
  go(step: Step, found?: Judged): void;
  close(): Promise<void>;
}

export default function ReviewSheet({ record, replay, steps, kept, seat: from, acts, go, close }: Props) {
  const people = useContext(People);
  const { seats } = replay;
  const [seat, setSeat] = useState(from ?? (people.you || (seats[0] ?? "")));
  const course = steps.main.steps.map(({ event }) => event?.entry.event ?? "").join(" ");
  const found = useReview(record, seat, kept, course);
  const grades = useRef<HTMLUListElement>(null);
  const leaving = useRef(false);
  const leave = async (then: () => unknown) => {
    if (leaving.current) return;
    leaving.current = true;
    await close();
    await then();
  };
  const look = (step: Step, decision?: Decision) =>
    void leave(() => go(step, decision && judged(decision, step, people)));
  const choose = (other: Seat) => {
    setSeat(other);
    found.again(); // also when the one before was stopped
  };
  const tryAgain = (step: Step) => {
    const failed = () => acts.notice({ key: "replay-failed" });
    leave(() => acts.playFromHere(step.at, of, replay.summary)).catch(failed);
  };
  const { review, of } = found;
  useLayoutEffect(() => {
    // Who was at the button to stop it has what came in its place.
    if (review && document.activeElement === document.body) grades.current?.focus();
  }, [review]);
  return (
    <Dialog name="review" title={t("reviewed")} close={close}>
      {from === null && (
        <fieldset>
          <legend class={unseenStyles.unseen}>{t("reviewed-whose")}</legend>
          <div class={fieldsStyles.segmentsRow}>
            {seats.map((each) => (
              <label key={each} class={fieldsStyles.segment}>
                <input type="radio" name="review-of" checked={each === seat} onChange={() => choose(each)} />
                <span>
                  <bdi>{people.names[each] ?? each}</bdi>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p class={unseenStyles.unseen} role="status">
        {review ? t("reviewed-ready") : found.progress !== null && t("reviewed-awaited")}
      </p>
      {review ? (
        <>
          <Grades review={review} seat={of} seats={seats} list={grades} />
          {found.without && <p class={panelStyles.small}>{t("analysis-without")}</p>}
          <Letters scale={review.scale} />
          <h3>{t("reviewed-chances")}</h3>
          <p class={panelStyles.small}>{t("reviewed-open")}</p>
          <Equity review={review} steps={steps} seat={of} go={look} />
          <h3>{t("reviewed-worst", { count: review.worst.length, ...who(of, people) })}</h3>
          <Worst review={review} steps={steps} go={look} tryAgain={tryAgain} />
          <h3>{t("reviewed-deals")}</h3>
          <Deals review={review} seat={of} seats={seats} />
          <p class={panelStyles.small}>{t("reviewed-means", { engine: review.engine })}</p>
        </>
      ) : (
        <Awaited found={found} />
      )}
    </Dialog>
  );
}

/** On its way, ended, or not to be had. */
function Awaited({ found: { progress, problem, failed, stop, again } }: { found: Found }) {
  if (progress !== null) {
    return (
      <div class={reviewStyles.awaited}>
        <label>
          <span>{t("reviewed-awaited")}</span>
          <progress value={progress} max={1} />
        </label>
        <button type="button" class={buttonStyles.button} onClick={stop}>
          {t("reviewed-stop")}
        </button>
      </div>
    );
  }
  const words = problem ? explain(problem) : t(failed ? "reviewed-failed" : "reviewed-stopped");
  return (
    <div class={reviewStyles.awaited}>
      <p role={failed || problem ? "alert" : "status"}>{words}</p>
      {!problem && (
        <button type="button" class={`${buttonStyles.button} ${buttonStyles.primary}`} onClick={again}>
          {t("reviewed-begin")}
        </button>
      )}
    </div>
  );
}

interface GradesProps {
  review: Review;
  seat: Seat;
  seats: Seat[];
  list: Ref<HTMLUListElement>;
}

function Grades({ review, seat, seats, list }: GradesProps) {
  const people = useContext(People);
  const order = [seat, ...seats.filter((each) => each !== seat)];
  return (
    <>
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
      <p class={reviewStyles.lucky}>
        {t("reviewed-lucky", {
          ...who(seat, people),
          way: review.luck > 0.02 ? "good" : review.luck < -0.02 ? "bad" : "even",
          more: percentMore(review.luck),
        })}
      </p>
    </>
  );
}

/** What the grades and marks stand for, and what is judged at all. */
function Letters({ scale: { grades, marks } }: Pick<Review, "scale">) {
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
