// A question at the end of a lesson: a problem to solve. It changes no rating, unlike problems by themselves.
import { useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import { other } from "../../engine/seats.ts";
import type { Solution as Solved } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { useOneAtATime } from "../../kit/hooks/once.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import practiceStyles from "../../kit/practice.module.css";
import { Table } from "../../table/index.ts";
import { Solution } from "../puzzles/Solution.tsx";
import type { PageProps } from "./AtStep.tsx";
import styles from "./lessons.module.css";
import { takenFrom } from "./taken.ts";

/** A problem, then the worth of each choice. */
export function AtQuestion({ game, id, settings, goOn, about, place }: PageProps & { id: string }) {
  const [attempts, setAttempts] = useState(0);
  const [solution, setSolution] = useState<Solved | null>(null);
  const [refused, setRefused] = useState(0);
  const once = useOneAtATime();
  const asked = useAsked(attempts, () => ask({ do: "puzzle", game, puzzle: id }));
  const put = asked && asked !== "failed" ? asked : null;
  const question = put?.puzzle ? t(`puzzle-${put.puzzle.kind}-ask`) : "";
  const take = (click: MouseEvent) => {
    const event = takenFrom(click);
    if (!event || solution) return;
    void once(async () => {
      try {
        const answer = await ask({ do: "solve", game, puzzle: id, event });
        if (answer.solution) setSolution(answer.solution);
        else setRefused(refused + 1);
      } catch (why) {
        note(why); // the page says that the engine has failed
      }
    });
  };
  return (
    <>
      <div class={practiceStyles.asked}>
        {asked === "failed" || (put && !put.puzzle) ? (
          <Failed again={() => setAttempts(attempts + 1)} words="puzzle-failed" />
        ) : (
          <>
            {about && <p class={styles.said}>{about}</p>}
            <p class={styles.said}>
              <span class={styles.place}>{place}</span> <strong>{question}</strong>
            </p>
          </>
        )}
        {!asked && <Loading />}
        <p role="alert" class={styles.missed} key={refused}>
          {refused > 0 && !solution && t("puzzle-no-choice")}
        </p>
      </div>
      {/* biome-ignore lint/a11y: the buttons of the table are within */}
      <div class={practiceStyles.cloth} onClick={take}>
        {put?.puzzle && put.view && put.log && (
          <Table
            game={`lesson-${id}`}
            view={put.view}
            entry={null}
            log={put.log}
            names={{ [put.puzzle.seat]: you(), [other(put.puzzle.seat)]: t("puzzle-other") }}
            settings={settings}
            waiting={false}
            watching={solution !== null}
            says={solution ? { words: "", yours: false } : null}
          />
        )}
      </div>
      {solution && <Solution solution={solution} next={goOn} goOn={t("lesson-on")} />}
    </>
  );
}
