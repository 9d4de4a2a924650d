// A step of a lesson: a decision at the table, which refuses illegal events as always.
import { useEffect, useRef, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import { other } from "../../engine/seats.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Button } from "../../kit/Button.tsx";
import { useOneAtATime } from "../../kit/hooks/once.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import practiceStyles from "../../kit/practice.module.css";
import type { Settings } from "../../settings/settings.ts";
import { Table } from "../../table/index.ts";
import { isRight, recordOf, type Step } from "./data.ts";
import styles from "./lessons.module.css";
import { takenFrom } from "./taken.ts";

/** The props that steps and questions share. */
export interface PageProps {
  game: string;
  settings: Settings;
  goOn(): void;
  about: string; // shown above the first step; empty for the others
  place: string; // "2 of 5"
}

/** A step; `words` is the beginning of the ids of its messages. */
export function AtStep({ step, words, settings, goOn, about, place }: PageProps & { step: Step; words: string }) {
  const [attempts, setAttempts] = useState(0);
  const [played, setPlayed] = useState(""); // the right event, once it was chosen
  const [missed, setMissed] = useState(0); // the number of other choices before it
  const once = useOneAtATime();
  const asked = useAsked(attempts, () => ask({ do: "view", record: recordOf(step), seat: step.seat }));
  const followed = useAsked(played || null, () =>
    ask({ do: "view", record: recordOf(step, [`${played} ${step.then ?? ""}`.trim()]), seat: step.seat }),
  );
  const answer = followed && followed !== "failed" ? followed : asked;
  const after = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (played) after.current?.focus();
  }, [played]);
  const take = (click: MouseEvent) => {
    const event = takenFrom(click);
    if (!event || played) return;
    void once(async () => {
      try {
        // The engine checks whether it is allowed, the lesson whether it is right.
        const { problems } = await ask({ do: "play", record: recordOf(step), seat: step.seat, event });
        if (!problems && isRight(step, event)) setPlayed(event);
        else setMissed(missed + 1);
      } catch (why) {
        note(why); // the page says that the engine has failed
      }
    });
  };
  return (
    <>
      <div class={practiceStyles.asked}>
        {asked === "failed" ? (
          <Failed again={() => setAttempts(attempts + 1)} words="lesson-failed" />
        ) : (
          <>
            {about && <p class={styles.said}>{about}</p>}
            <p class={styles.said}>
              <span class={styles.place}>{place}</span> <strong>{t(words)}</strong>
            </p>
          </>
        )}
        {!asked && <Loading />}
        <p role="alert" class={styles.missed} key={missed}>
          {missed > 0 && !played && t("lesson-again")}
        </p>
      </div>
      {/* biome-ignore lint/a11y: the buttons of the table are within */}
      <div class={practiceStyles.cloth} onClick={take}>
        {answer && answer !== "failed" && answer.view && answer.log && (
          <Table
            game={words}
            view={answer.view}
            entry={played ? (answer.log.at(-1) ?? null) : null}
            log={answer.log}
            names={{ [step.seat]: you(), [other(step.seat)]: t("puzzle-other") }}
            settings={settings}
            waiting={false}
            watching={played !== ""}
            says={played ? { words: "", yours: false } : null}
          />
        )}
      </div>
      {played && (
        <div class={styles.after}>
          <p ref={after} tabIndex={-1}>
            <strong>{t("puzzle-right")}.</strong> {t(`${words}-done`)}
          </p>
          <div class={panelStyles.panelButtons}>
            <Button primary onClick={goOn}>
              {t("lesson-on")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
