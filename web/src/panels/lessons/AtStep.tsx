// A step of a lesson: a decision at the table, which refuses illegal events as always.
import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Problem, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import { Button } from "../../kit/Button.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import panelStyles from "../../kit/panel.module.css";
import { AtPage, type PageProps } from "./AtPage.tsx";
import { isRight, recordOf, type Step } from "./data.ts";
import styles from "./lessons.module.css";

/** Return a view in which every card of the hand can be tapped: which are allowed is to be found out. */
const open = (view: View): View => ({ ...view, legal: [...view.legal, ...refusedPlays(view)], refused: {} });

/** Return the plays of cards that are not allowed. */
const refusedPlays = ({ refused }: View): string[] => Object.keys(refused).filter((event) => event[1] === ".");

/** A step; `words` is the beginning of the ids of its messages. */
export function AtStep({ step, words, game, goOn, ...shared }: PageProps & { step: Step; words: string }) {
  const [attempts, setAttempts] = useState(0);
  const [played, setPlayed] = useState(""); // the right event, once it was chosen
  const [missed, setMissed] = useState(0); // the number of other choices before it
  const [problem, setProblem] = useState<Problem | null>(null); // why the last of them is not allowed
  const asked = useAsked(attempts, () => ask({ do: "view", record: recordOf(step), seat: step.seat }));
  const followed = useAsked(played || null, () =>
    ask({ do: "view", record: recordOf(step, [`${played} ${step.then ?? ""}`.trim()]), seat: step.seat }),
  );
  const answer = followed && followed !== "failed" ? followed : asked;
  const { view, log } = answer && answer !== "failed" ? answer : {};
  const after = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!played) return;
    after.current?.focus();
    after.current?.parentElement?.scrollIntoView({ block: "nearest" }); // with the button
  }, [played]);
  const take = async (event: string) => {
    // The engine checks whether it is allowed, the lesson whether it is right.
    const { problems } = await ask({ do: "play", record: recordOf(step), seat: step.seat, event });
    if (!problems && isRight(step, event)) return setPlayed(event);
    setProblem(problems?.[0] ?? null);
    setMissed(missed + 1);
  };
  const entry = played ? (log?.at(-1) ?? null) : null;
  return (
    <AtPage
      {...shared}
      question={t(words)}
      failed={asked === "failed" ? "lesson-failed" : null}
      again={() => setAttempts(attempts + 1)}
      loading={!asked}
      missed={missed}
      missedWords={problem ? explain(problem) : t("lesson-again")}
      table={view && log ? { game: words, seat: step.seat, view: played ? view : open(view), entry, log } : null}
      prompt={view && refusedPlays(view).length > 0 ? t("lesson-play") : ""}
      done={played !== ""}
      take={take}
    >
      {played && (
        <div class={styles.after}>
          <p ref={after} tabIndex={-1}>
            <strong>{t("puzzle-right")}.</strong> {t(`${words}-done`)}
          </p>
          <div class={panelStyles.panelButtons}>
            <Button primary onClick={() => goOn(missed === 0)}>
              {t("lesson-on")}
            </Button>
          </div>
        </div>
      )}
    </AtPage>
  );
}
