import { useState } from "preact/hooks";
import { offers } from "../../engine/offers.ts";
import { loadDone, noteDone } from "../../game/progress/lessons.ts";
import { FIRST } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { useAddress } from "../../kit/hooks/useAddress.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { WhichGame } from "../../kit/WhichGame.tsx";
import type { State } from "../../state/state.ts";
import { AtLesson } from "./AtLesson.tsx";
import { courseOf, courses, nameOf } from "./data.ts";
import styles from "./lessons.module.css";

/** The lessons of a game, and the one in the address. */
export default function LessonsPanel({ state }: { state: State }) {
  const [at, turn] = useAddress();
  const [named = ""] = at.split("-");
  const game = [named, state.game?.summary.game ?? FIRST].find((one) => offers(one, "lessons")) ?? FIRST;
  const [done, setDone] = useState(loadDone);
  const { lessons } = courseOf(game);
  const number = lessons.findIndex((one) => nameOf(game, one) === at);
  const lesson = lessons[number];
  const following = lessons[number + 1];
  const title = lesson ? t(`lesson-${at}`) : t("lessons");
  return (
    <Panel name="lessons" title={title} shows={lesson ? `${title} – ${t("lessons")}` : title} notice={state.notice}>
      {lesson ? (
        <AtLesson
          key={at}
          game={game}
          lesson={lesson}
          settings={state.settings}
          finish={() => setDone(noteDone(at))}
          next={following ? () => turn(nameOf(game, following)) : null}
          leave={() => turn(game)}
        />
      ) : (
        <>
          <WhichGame
            name="lessons-of"
            class={styles.which}
            value={game}
            games={courses.map((one) => one.game)}
            change={turn}
          />
          <p>{t("lessons-about")}</p>
          <div class={panelStyles.panelButtons}>
            <Button event={`app:guide:${game}`}>{t("guide-first")}</Button>
          </div>
          <ol class={styles.list}>
            {lessons.map((one) => {
              const name = nameOf(game, one);
              return (
                <li key={name}>
                  <button type="button" class={styles.line} onClick={() => turn(name)}>
                    <b>{t(`lesson-${name}`)}</b>
                    <span class={styles.done}>{done.includes(name) && `✓ ${t("lesson-done")}`}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Panel>
  );
}
