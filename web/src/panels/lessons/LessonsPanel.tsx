import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import { offers } from "../../engine/offers.ts";
import type { Solution as Solved } from "../../engine/types/analysis.ts";
import type { Entry, Problem, View } from "../../engine/types/view.ts";
import { loadDone, noteDone } from "../../game/progress/lessons.ts";
import { t } from "../../i18n/index.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";
import { Button } from "../../kit/Button.tsx";
import { WhichGame } from "../../kit/Fields.tsx";
import { useOneAtATime } from "../../kit/hooks/once.ts";
import { type Asked, useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import { Panel, useAddress } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import practiceStyles from "../../kit/practice.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { Settings } from "../../settings/settings.ts";
import type { Reads } from "../../state/state.ts";
import { comeToTable } from "../../table/focus.ts";
import { Table } from "../../table/index.ts";
import { Cloth, nameAt, Solution } from "../puzzles/Solution.tsx";
import { courseOf, courses, isRight, type Lesson, nameOf, pagesOf, recordOf, type Step } from "./data.ts";
import styles from "./lessons.module.css";

/** The lessons of a game, and the one in the address. */
export default function LessonsPanel({ state }: Reads<"game" | "settings" | "notice">) {
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
            <Button event={`app:guide:${game}`} says="guide-first" />
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

interface Props {
  game: string;
  lesson: Lesson;
  settings: Settings;
  finish(): void; // called when all of it has been answered
  next: (() => void) | null; // opens the next lesson
  leave(): void; // returns to the list
}

function AtLesson({ game, lesson, settings, finish, next, leave }: Props) {
  const name = nameOf(game, lesson);
  const pages = pagesOf(lesson);
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
            <Button primary={!next} onClick={leave} says="lesson-all" />
            {next && <Button primary onClick={next} says="lesson-next" />}
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

interface PageProps {
  game: string;
  settings: Settings;
  goOn(wasRight: boolean): void; // whether the first try was right
  about: string; // shown above the first step; empty for the others
  place: string; // "2 of 5"
}

interface AtPageProps extends Pick<PageProps, "settings" | "about" | "place"> {
  question: string;
  asked: Asked<unknown>; // of the engine
  failed: string; // the id of the sentence, when the engine has not answered
  missed: number; // the number of wrong choices
  missedWords: string;
  table: { game: string; view: View; entry: Entry | null; log: Entry[] } | null;
  prompt?: string; // instead of the table's
  done: boolean; // answered: nothing can be chosen any more
  take(event: string): Promise<void>; // called with the event chosen at the table
  children: ComponentChildren; // shown below the table
}

function AtPage({ settings, about, place, question, asked, failed, missed, missedWords, ...props }: AtPageProps) {
  const { table, prompt = "", done, take, children } = props;
  const once = useOneAtATime();
  const choose = (event: string) => {
    // The page itself says that the engine has failed.
    if (!done) void once(() => take(event).catch(note));
  };
  return (
    <>
      <div class={practiceStyles.asked}>
        {asked.hasFailed ? (
          <Failed again={asked.again} words={failed} />
        ) : (
          <>
            {about && <p class={styles.said}>{about}</p>}
            <p class={styles.said}>
              <span class={styles.place}>{place}</span> <strong>{question}</strong>
            </p>
          </>
        )}
        {!asked.answer && !asked.hasFailed && <Loading />}
        <p role="alert" class={styles.missed} key={missed}>
          {missed > 0 && !done && missedWords}
        </p>
      </div>
      <Cloth take={choose}>
        {table && (
          <Table
            {...table}
            names={Object.fromEntries(table.view.seats.map((seat) => [seat, nameAt(table.view, seat)]))}
            settings={settings}
            waiting={false}
            watching={done}
            ownPrompt={done ? { words: "", yours: false } : prompt ? { words: prompt, yours: true } : null}
          />
        )}
      </Cloth>
      {children}
    </>
  );
}

function AtQuestion({ game, id, goOn, ...shared }: PageProps & { id: string }) {
  const [solution, setSolution] = useState<Solved | null>(null);
  const [refused, setRefused] = useState(0);
  const asked = useAsked(id, async () => {
    const answer = await ask({ do: "puzzle", game, puzzle: id });
    if (!answer.puzzle) throw new Error(`no puzzle ${id}`);
    return answer;
  });
  const { puzzle, view, log } = asked.answer ?? {};
  const take = async (event: string) => {
    const answer = await ask({ do: "solve", game, puzzle: id, event });
    if (answer.solution) setSolution(answer.solution);
    else setRefused(refused + 1);
  };
  return (
    <AtPage
      {...shared}
      question={puzzle ? t(`puzzle-${puzzle.kind}-ask`) : ""}
      asked={asked}
      failed="puzzle-failed"
      missed={refused}
      missedWords={t("puzzle-no-choice")}
      table={puzzle && view && log ? { game: `lesson-${id}`, view, entry: null, log } : null}
      done={solution !== null}
      take={take}
    >
      {solution && view && (
        <Solution solution={solution} view={view} next={() => goOn(solution.right)} goOn={t("lesson-on")} />
      )}
    </AtPage>
  );
}

/** Return a view in which every card of the hand can be tapped: which are allowed is to be found out. */
const open = (view: View): View => ({ ...view, legal: [...view.legal, ...refusedPlays(view)], refused: {} });

const refusedPlays = ({ refused }: View): string[] => Object.keys(refused).filter((event) => event[1] === ".");

/** A step; `words` is the beginning of the ids of its messages. */
function AtStep({ step, words, game, goOn, ...shared }: PageProps & { step: Step; words: string }) {
  const [played, setPlayed] = useState(""); // the right event, once it was chosen
  const [missed, setMissed] = useState(0); // the number of other choices before it
  const [problem, setProblem] = useState<Problem | null>(null); // why the last of them is not allowed
  const asked = useAsked(step, () => ask({ do: "view", record: recordOf(step), seat: step.seat }));
  const followed = useAsked(played || null, () =>
    ask({ do: "view", record: recordOf(step, [`${played} ${step.then ?? ""}`.trim()]), seat: step.seat }),
  );
  const { view, log } = followed.answer ?? asked.answer ?? {};
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
      asked={asked}
      failed="lesson-failed"
      missed={missed}
      missedWords={problem ? explain(problem) : t("lesson-again")}
      table={view && log ? { game: words, view: played ? view : open(view), entry, log } : null}
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
            <Button primary onClick={() => goOn(missed === 0)} says="lesson-on" />
          </div>
        </div>
      )}
    </AtPage>
  );
}
