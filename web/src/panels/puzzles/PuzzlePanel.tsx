import { useEffect, useMemo, useState } from "preact/hooks";
import { choiceWords } from "../../analysis/choices.ts";
import { Failed } from "../../analysis/Failed.tsx";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import { gamesWith, offers } from "../../engine/offers.ts";
import type { ListedPuzzle } from "../../engine/types/analysis.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { View } from "../../engine/types/view.ts";
import {
  another,
  drillOf,
  loadProgress,
  nextPuzzle,
  noted,
  type Progress,
  placed,
  placeOf,
  saveProgress,
  UNSURE,
} from "../../game/progress/puzzles.ts";
import { t } from "../../i18n/index.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { SelectField, WhichGame } from "../../kit/Fields.tsx";
import { useOneAtATime } from "../../kit/hooks/once.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel, useAddress } from "../../kit/Panel.tsx";
import practiceStyles from "../../kit/practice.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { arrive, goTo } from "../../state/history.ts";
import type { Reads } from "../../state/state.ts";
import { comeToTable } from "../../table/focus.ts";
import { Table } from "../../table/index.ts";
import styles from "./puzzles.module.css";
import { Cloth, nameAt, Solution } from "./Solution.tsx";

const puzzled = gamesWith("puzzles");

interface Solved extends Answer {
  game: string;
  id: string;
  view: View;
  gained: number; // rating
}

let last: Solved | null = null; // shown again on the way back from the whole game

/** Problems, one after another: the choice is made at the table, then the worth of each is shown. */
export default function PuzzlePanel({ state }: Reads<"game" | "settings" | "notice">) {
  const [address, goToPlace] = useAddress();
  const place = placed(address);
  const game = [place.game, state.game?.summary.game ?? FIRST].find((one) => offers(one, "puzzles")) ?? FIRST;
  const at = place.id;
  const turn = (id: string) => goToPlace(placeOf(game, id));
  const [answered, setAnswered] = useState(0); // what is stored has changed so often
  const drill = drillOf(at);
  const listedProgress = useMemo(() => loadProgress(game), [game, answered]);
  const progress = useMemo(() => loadProgress(game, drill), [game, drill, answered]);
  const { kind } = listedProgress;
  const [solved, keepSolved] = useState(last);
  const setSolved = (now: Solved | null) => {
    last = now;
    keepSolved(now);
  };
  const [refused, setRefused] = useState(""); // the problem at which another event was chosen
  const once = useOneAtATime();
  const attempt = (act: () => Promise<void>) => once(() => act().catch(note)); // the page says that the engine has failed
  const listed = useAsked(game, () => ask({ do: "puzzles", game }));
  const puzzles = listed.answer ? (listed.answer.puzzles ?? []) : null;
  const drills = listed.answer?.drills ?? [];
  const isThere = drills.includes(drill) || puzzles?.some(({ id }) => id === at) === true;
  const asked = useAsked(isThere ? `${game} ${at}` : null, () => ask({ do: "puzzle", game, puzzle: at }));
  const put = asked.answer;
  const done = solved?.game === game && solved.id === at ? solved : null;

  const idAfter = (made: Progress) =>
    drills.includes(made.kind) ? another(made.kind) : ((puzzles && nextPuzzle(puzzles, made, new Date())?.id) ?? "");
  const areAllDone = puzzles !== null && !isThere && idAfter(listedProgress) === "";
  const kinds = [...new Set(puzzles?.map(({ kind }) => kind)), ...drills];
  const choose = (kind: string) => {
    const chosen = { ...loadProgress(game), kind };
    saveProgress(chosen, game);
    setAnswered((times) => times + 1);
    turn(idAfter(chosen));
  };
  const chooseGame = (one: string) => {
    setSolved(null);
    goToPlace(placeOf(one, ""));
  };
  const goOn = () => {
    setSolved(null);
    comeToTable();
    turn(idAfter(listedProgress));
  };
  // Without a problem in the address, or with one that no longer exists, the next one is shown.
  useEffect(() => {
    if (puzzles && !isThere && !areAllDone) turn(idAfter(listedProgress));
  }, [game, puzzles === null, isThere, areAllDone]);

  const solve = (puzzle: ListedPuzzle, view: View, event: string) =>
    attempt(async () => {
      const answer = await ask({ do: "solve", game, puzzle: puzzle.id, event });
      if (!answer.solution) return setRefused(puzzle.id);
      const before = loadProgress(game, drill); // another window may have added some
      const after = noted(before, puzzle, answer.solution.right, new Date());
      saveProgress(after, game, drill);
      setAnswered((times) => times + 1);
      const gained = Math.round(after.rating.rating) - Math.round(before.rating.rating);
      setSolved({ ...answer, game, id: puzzle.id, view, gained });
    });
  const take = (event: string) => {
    if (put?.puzzle && view && !done) void solve(put.puzzle, view, event);
  };
  const openGame = () =>
    attempt(async () => {
      if (!done?.record || !done.at) return;
      const { link, problems } = await ask({ do: "link", record: done.record, at: done.at });
      if (!link) return note(new Error(problems?.[0]?.code)); // every shipped problem has a link
      goTo({ link });
      void arrive();
    });

  // At a double nothing else can be said here, and saying nothing is no event of the game.
  const choices = put?.puzzle?.kind === "double" ? put.puzzle.choices : null;
  const view = put?.view && choices ? { ...put.view, legal: [] } : put?.view;
  const whichGame = <WhichGame name="puzzles-of" value={game} games={puzzled} change={chooseGame} />;
  const question = put?.puzzle && t(`puzzle-${put.puzzle.kind}-ask`);
  return (
    <Panel name="puzzles" title={t("puzzles")} notice={state.notice}>
      <div class={done ? `${practiceStyles.practice} ${practiceStyles.solved}` : practiceStyles.practice}>
        {listed.hasFailed || asked.hasFailed || puzzles?.length === 0 ? (
          <div class={practiceStyles.asked}>
            {whichGame}
            <Failed again={asked.hasFailed ? asked.again : listed.again} words="puzzle-failed" />
          </div>
        ) : (
          <div class={practiceStyles.asked} role={put ? undefined : "status"}>
            {!done && (
              <div class={styles.which}>
                {whichGame}
                {kinds.length > 1 && (
                  <SelectField title={t("puzzle-kinds")} value={kinds.includes(kind) ? kind : ""} change={choose}>
                    {[["", t("puzzle-kinds-all")] as const, ...kinds.map((one) => [one, t(`puzzle-${one}`)] as const)]}
                  </SelectField>
                )}
              </div>
            )}
            <p>
              {put?.puzzle ? (
                <>
                  <strong>{question}</strong>
                  {t("sentence-gap")}
                  {progress.done.length > 0 && (
                    <span>
                      {t("puzzle-rated", {
                        sure: progress.rating.deviation <= UNSURE ? "yes" : "no",
                        rating: String(put.puzzle.rating),
                        own: String(Math.round(progress.rating.rating)),
                      })}
                    </span>
                  )}
                </>
              ) : areAllDone ? (
                t("puzzle-all-done")
              ) : (
                <EngineAwaited />
              )}
            </p>
          </div>
        )}
        <div class={unseenStyles.unseen} data-part="spoken" aria-live="polite" />
        {refused !== "" && refused === at && (
          <p class={practiceStyles.asked} role="alert">
            {t("puzzle-no-choice")}
          </p>
        )}
        <Cloth take={take}>
          {view && put?.log && put.puzzle && (
            <Table
              key={put.puzzle.id}
              game={`puzzle-${put.puzzle.id}`}
              view={view}
              entry={null}
              log={put.log}
              names={Object.fromEntries(view.seats.map((seat) => [seat, nameAt(view, seat)]))}
              settings={state.settings}
              waiting={false}
              watching={done !== null}
              ownPrompt={
                done ? { words: question ?? "", yours: false } : choices && { words: question ?? "", yours: true }
              }
              more={done ? [] : (choices ?? []).map((event) => ({ event, label: choiceWords(event) }))}
            />
          )}
        </Cloth>
        {done?.solution && (
          <Solution
            key={done.id}
            solution={done.solution}
            view={done.view}
            rating={progress.rating}
            gained={done.gained}
            next={goOn}
            openGame={() => void openGame()}
          />
        )}
      </div>
    </Panel>
  );
}
