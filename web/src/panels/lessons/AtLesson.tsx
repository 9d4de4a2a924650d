// A lesson: its steps and questions, one after another, then its end.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import practiceStyles from "../../kit/practice.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { Settings } from "../../settings/settings.ts";
import { comeToTable } from "../../table/focus.ts";
import { AtQuestion } from "./AtQuestion.tsx";
import { AtStep } from "./AtStep.tsx";
import { type Lesson, nameOf } from "./data.ts";
import styles from "./lessons.module.css";

interface Props {
  game: string;
  lesson: Lesson;
  settings: Settings;
  finish(): void; // called when all of it has been answered
  next: (() => void) | null; // opens the next lesson
  leave(): void; // returns to the list
}

/** A lesson, from its first step to its end. */
export function AtLesson({ game, lesson, settings, finish, next, leave }: Props) {
  const name = nameOf(game, lesson);
  const pages = [...lesson.steps, ...lesson.questions];
  const [number, setNumber] = useState(0);
  const [atOnce, setAtOnce] = useState(0); // answered right at the first try
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pages[number];
  useEffect(() => {
    if (page) comeToTable();
    else heading.current?.focus();
  }, [number]);
  const goOn = (wasRight: boolean) => {
    if (wasRight) setAtOnce(atOnce + 1);
    if (number === pages.length - 1) finish();
    setNumber(number + 1);
  };
  const about = number === 0 ? t(`lesson-${name}-about`) : "";
  const place = t("lesson-place", { number: number + 1, count: pages.length });
  const shared = { game, settings, goOn, about, place };
  return (
    <div class={practiceStyles.practice}>
      <div class={unseenStyles.unseen} data-part="spoken" aria-live="polite" />
      {page === undefined ? (
        <div class={`${practiceStyles.asked} ${styles.over}`}>
          <h3 ref={heading} tabIndex={-1}>
            {t("lesson-over")}
          </h3>
          <p>{t("lesson-result", { right: atOnce, count: pages.length })}</p>
          <div class={panelStyles.panelButtons}>
            <Button primary={!next} onClick={leave}>
              {t("lesson-all")}
            </Button>
            {next && (
              <Button primary onClick={next}>
                {t("lesson-next")}
              </Button>
            )}
          </div>
        </div>
      ) : typeof page === "string" ? (
        <AtQuestion key={number} id={page} {...shared} />
      ) : (
        <AtStep key={number} step={page} words={`lesson-${name}-${page.step}`} {...shared} />
      )}
    </div>
  );
}
