import { useEffect, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { choiceWords } from "../../analysis/words.ts";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import { offers } from "../../engine/offers.ts";
import { other } from "../../engine/seats.ts";
import type { ListedPuzzle } from "../../engine/types/analysis.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { View } from "../../engine/types/view.ts";
import { loadProgress, nextPuzzle, noted, saveProgress, UNSURE } from "../../game/progress/puzzles.ts";
import { noun, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { SelectField } from "../../kit/Fields.tsx";
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
import { Cloth, Solution } from "./Solution.tsx";

interface Solved extends Answer {
  id: string;
  view: View;
  gained: number; // rating
}

let last: Solved | null = null; // shown again on the way back from the whole game

/** Problems, one after another: the choice is made at the table, then the worth of each is shown. */
export default function PuzzlePanel({ state }: Reads<"game" | "settings" | "notice">) {
  const onTable = state.game?.summary.game ?? FIRST;
  const game = offers(onTable, "puzzles") ? onTable : FIRST;
  const [at, turn] = useAddress();
  const [progress, setProgress] = useState(loadProgress);
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
  const current = puzzles?.find(({ id }) => id === at) ?? null;
  const asked = useAsked(current && at, () => ask({ do: "puzzle", game, puzzle: at }));
  const put = asked.answer;
  const next = puzzles && nextPuzzle(puzzles, progress, new Date());
  const done = solved?.id === at ? solved : null;

  const idAfter = (made: typeof progress) => (puzzles && nextPuzzle(puzzles, made, new Date())?.id) ?? "";
  const kinds = [...new Set(puzzles?.map(({ kind }) => kind))];
  const choose = (kind: string) => {
    const chosen = { ...loadProgress(), kind };
    saveProgress(chosen);
    setProgress(chosen);
    turn(idAfter(chosen));
  };
  const goOn = () => {
    setSolved(null);
    comeToTable();
    turn(idAfter(progress));
  };
  // Without a problem in the address, or with one that no longer exists, the next one is shown.
  useEffect(() => {
    if (next && !current) turn(next.id);
  }, [next === null, current === null]);

  const solve = (puzzle: ListedPuzzle, view: View, event: string) =>
    attempt(async () => {
      const answer = await ask({ do: "solve", game, puzzle: puzzle.id, event });
      if (!answer.solution) return setRefused(puzzle.id);
      const before = loadProgress(); // another window may have added some
      const after = noted(before, puzzle, answer.solution.right, new Date());
      saveProgress(after);
      setProgress(after);
      const gained = Math.round(after.rating.rating) - Math.round(before.rating.rating);
      setSolved({ ...answer, id: puzzle.id, view, gained });
    });
  const take = (event: string) => {
    if (current && view && !done) void solve(current, view, event);
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
  const question = put?.puzzle && t(`puzzle-${put.puzzle.kind}-ask`);
  return (
    <Panel name="puzzles" title={t("puzzles")} notice={state.notice}>
      <div class={done ? `${practiceStyles.practice} ${practiceStyles.solved}` : practiceStyles.practice}>
        {listed.hasFailed || asked.hasFailed || puzzles?.length === 0 ? (
          <div class={practiceStyles.asked}>
            <Failed again={asked.hasFailed ? asked.again : listed.again} words="puzzle-failed" />
          </div>
        ) : (
          <div class={practiceStyles.asked} role={put ? undefined : "status"}>
            {kinds.length > 1 && !done && (
              <SelectField title={t("puzzle-kinds")} value={progress.kind} change={choose}>
                {[["", t("puzzle-kinds-all")] as const, ...kinds.map((kind) => [kind, t(`puzzle-${kind}`)] as const)]}
              </SelectField>
            )}
            <p>
              {current && put ? (
                <>
                  <strong>{question}</strong>
                  {t("sentence-gap")}
                  {progress.done.length > 0 && (
                    <span>
                      {t("puzzle-rated", {
                        sure: progress.rating.deviation <= UNSURE ? "yes" : "no",
                        rating: String(current.rating),
                        own: String(Math.round(progress.rating.rating)),
                      })}
                    </span>
                  )}
                </>
              ) : puzzles && !next ? (
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
              names={{ [put.puzzle.seat]: you(), [other(put.puzzle.seat)]: noun("puzzle-other") }}
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
