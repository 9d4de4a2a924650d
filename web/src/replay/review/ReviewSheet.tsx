// The analyst's review of a game that is over, in a dialog over its replay: how the chances changed, which decisions cost
// most and why, and how lucky the players were.
import { useCallback, useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Decision } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import { Segments } from "../../kit/Fields.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { ReplayActs } from "../steps/acts.ts";
import { People, who } from "../steps/names.ts";
import type { Step } from "../steps/steps.ts";
import { Deals } from "./Deals.tsx";
import { Decisions } from "./Decisions.tsx";
import { Equity } from "./Equity.tsx";
import { Grades, Letters, Lucky } from "./Grades.tsx";
import { type Judged, verdictOf } from "./judged.ts";
import reviewStyles from "./review.module.css";
import { firstSeat, follow, type Game, initial, stop, type Wanted, type Work, wantedOf } from "./running.ts";
import { Total, Worst } from "./Worst.tsx";

interface Props extends Game {
  acts: ReplayActs;
  /** Show a step, with the verdict on the decision made there; `plays`: and its lines. */
  go(step: Step, verdict?: Judged, plays?: boolean): void;
  close(): Promise<void>;
}

export default function ReviewSheet({ acts, go, close, ...game }: Props) {
  const { replay, steps, view } = game;
  const people = useContext(People);
  const { seats } = replay;
  const { seat, work, choose } = useReview(game);
  const grades = useRef<HTMLUListElement>(null);
  const leaving = useRef(false);
  const leave = async (then: () => unknown) => {
    if (leaving.current) return;
    leaving.current = true;
    await close();
    await then();
  };
  const look = (step: Step, decision?: Decision, plays = false) =>
    void leave(() => go(step, decision && verdictOf(decision, step, people), plays));
  const tryAgain = (step: Step) => {
    const failed = () => acts.notice({ key: "replay-failed" });
    leave(() => acts.playFromHere(step.at, of, replay.summary)).catch(failed);
  };
  const { review, of } = work;
  const whole = work.progress === null ? review : null;
  useLayoutEffect(() => {
    // The focus was on the button that stops the review, which is gone.
    if (whole && document.activeElement === document.body) grades.current?.focus();
  }, [whole]);
  return (
    <Dialog name="review" title={t("reviewed")} close={close}>
      {view === null && (
        <Segments
          name="review-of"
          legend={t("reviewed-whose")}
          hidden
          value={seat}
          choices={seats.map((each) => [each, <bdi>{lookUp(people.names, each) ?? each}</bdi>])}
          change={choose}
        />
      )}
      <p class={unseenStyles.unseen} role="status">
        {whole ? t("reviewed-ready") : work.progress !== null && t("reviewed-awaited")}
      </p>
      {review && <Grades review={review} seat={of} seats={seats} list={grades} />}
      {whole ? <Lucky review={whole} seat={of} /> : <Awaited work={work} />}
      {work.without && <p class={panelStyles.small}>{t("analysis-without")}</p>}
      {review && <h3>{t("reviewed-decisions")}</h3>}
      {review && <Decisions review={review} steps={steps} seat={of} go={look} />}
      {review && <Letters scale={review.scale} />}
      {whole && (
        <>
          <h3>{t("reviewed-chances")}</h3>
          <p class={panelStyles.small}>{t("reviewed-open")}</p>
          <Equity review={whole} steps={steps} seat={of} go={look} />
          <h3>{t("reviewed-worst", { count: whole.worst.length, ...who(of, people) })}</h3>
          <Total review={whole} seat={of} />
          <Worst review={whole} steps={steps} go={look} tryAgain={tryAgain} />
          <h3>{t("reviewed-deals")}</h3>
          <Deals review={whole} seat={of} />
          <p class={panelStyles.small}>{t("reviewed-means", { unit: whole.scale.unit, engine: whole.engine })}</p>
        </>
      )}
    </Dialog>
  );
}

/** A review that is under way, was stopped, or cannot be made. */
function Awaited({ work: { progress, problem, failed, stop, again } }: { work: Stoppable }) {
  if (progress !== null) {
    return (
      <div class={reviewStyles.awaited}>
        <label>
          <span>{t("reviewed-awaited")}</span>
          <progress value={progress} max={1} />
        </label>
        <Button onClick={stop} says="reviewed-stop" />
      </div>
    );
  }
  const words = problem ? explain(problem) : t(failed ? "reviewed-failed" : "reviewed-stopped");
  return (
    <div class={reviewStyles.awaited}>
      <p role={failed || problem ? "alert" : "status"}>{words}</p>
      {!problem && <Button primary onClick={again} says="reviewed-begin" />}
    </div>
  );
}

/** A review, and how it is worked out. */
interface Stoppable extends Work {
  stop(): void;
  again(): void;
}

/** The review of a game for one of its seats. */
interface Reviewed {
  seat: Seat;
  work: Stoppable;
  choose(seat: Seat): void;
}

/** Find the review of a game for a seat, which can be chosen. */
function useReview(game: Game): Reviewed {
  const { you } = useContext(People);
  const [seat, setSeat] = useState(firstSeat(game, you));
  const work = useWork(wantedOf(game, seat));
  const choose = (other: Seat) => {
    setSeat(other);
    work.again(); // even when the last review was stopped
  };
  return { seat, work, choose };
}

function useWork(wanted: Wanted): Stoppable {
  const { record, seat, kept, course } = wanted;
  const [work, setWork] = useState<Work>(initial);
  const [tries, setTries] = useState(1); // 0: stopped by the player

  // A layout effect, so that the review begins even if it is closed before the next frame.
  useLayoutEffect(() => {
    if (tries === 0) return;
    // The last seat's stays until it is known whether there is one of this seat.
    let first = true;
    return follow(wanted, (next) => {
      if (!first || next !== initial) setWork(next);
      else setWork((last) => (last.review ? last : initial));
      first = false;
    });
    // Remarks change the record of a saved game, but not its course.
  }, [kept ?? record, course, seat, tries]);

  const stopped = useCallback(() => {
    stop(wanted);
    setTries(0);
  }, [kept ?? record, course, seat]);
  const again = useCallback(() => setTries((n) => n + 1), []);
  return { ...work, stop: stopped, again };
}
